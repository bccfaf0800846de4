/** The profile, and the forms that take a file, in a real browser: what the keyboard does, what is said, and what it looks like to a machine. */
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { MAX_IMPORT_BYTES } from "#app/features/clients/import-limits.ts";
import { MAX_LOGO } from "#db/schema/limits.ts";
import { DESKTOP, launchBrowser, openTab } from "#tests/support/browser.ts";
import { type Person, signUp, signUpWithDocument } from "#tests/support/journey.ts";
import { startPortal } from "#tests/support/portal.ts";
import { field, look } from "#tests/support/road.ts";
import { unzip } from "#tests/support/unzip.ts";

const portal = await startPortal();
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await portal[Symbol.asyncDispose]();
});

type Options = Omit<Parameters<typeof openTab>[1], "baseURL">;

/** A window in which the person is signed in. */
async function openAs(person: Person, options: Options) {
  const tab = await openTab(browser, { baseURL: portal.url, ...options });
  const cookies = [...person.cookies].map(([name, value]) => ({ name, value, url: portal.url }));
  await tab.page.context().addCookies(cookies);
  return tab;
}

const edit = (page: Page, label: string) => page.getByRole("link", { name: `Edit ${label}` });
const line = (page: Page) => page.locator("#edit-name, #edit-company");
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));

test("a name is edited by keyboard: Enter saves, Escape cancels, Save waits for another name", async () => {
  await using tab = await openAs(await signUp(portal), { viewport: DESKTOP });
  const { page } = tab;
  await page.goto("/profile");
  await edit(page, "Full Name").press("Enter");
  await expect.poll(() => line(page).evaluate((input) => input === document.activeElement)).toBe(true);
  await expect.poll(() => save(page).isDisabled()).toBe(true);
  await line(page).fill("   ");
  expect(await save(page).isDisabled()).toBe(true);
  await line(page).fill("Somebody Else");
  expect(await save(page).isDisabled()).toBe(false);
  await line(page).press("Escape");
  await line(page).waitFor({ state: "detached" });
  expect(await page.getByText("Somebody Else").count()).toBe(0);
  await expect.poll(() => focused(page)).toBe("Edit Full Name");

  await field(page, "City").fill("Galway");
  await edit(page, "Full Name").press("Enter");
  await line(page).fill("Ciara Walsh");
  await line(page).press("Enter");
  await page.getByRole("status").getByText("Name updated successfully!").waitFor();
  await expect.poll(() => focused(page)).toBe("Edit Full Name");
  expect(await field(page, "Full Name").inputValue()).toBe("Ciara Walsh");
  expect(await field(page, "City").inputValue()).toBe("Galway");
});

test("what was done is said for three seconds, over the page and without moving it", async () => {
  await using tab = await openAs(await signUp(portal), { viewport: DESKTOP });
  const { page } = tab;
  await page.goto("/profile");
  const { y: before } = (await page.getByRole("button", { name: "Save Profile" }).boundingBox()) ?? { y: 0 };
  await edit(page, "Company Name").click();
  await line(page).fill("");
  await save(page).click();
  const said = page.getByText("Company updated successfully!");
  await said.waitFor();
  const begun = Date.now();
  const box = await page.getByRole("button", { name: "Save Profile" }).boundingBox();
  expect(box?.y).toBe(before);
  await said.waitFor({ state: "detached" });
  expect(Date.now() - begun).toBeGreaterThan(2_500);
  expect(Date.now() - begun).toBeLessThan(4_500);
});

test("a refused profile keeps what was typed and leads to what is wrong; then it is saved", async () => {
  await using tab = await openAs(await signUp(portal), { viewport: DESKTOP });
  const { page } = tab;
  await page.goto("/profile");
  await field(page, "Phone Number").fill("087 123 4567");
  await field(page, "Contact Email").fill("tess");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await page.getByRole("alert").getByRole("link", { name: "Please enter a valid email" }).click();
  expect(await field(page, "Contact Email").evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await field(page, "Phone Number").inputValue()).toBe("087 123 4567");
  await look(page);
  await field(page, "Contact Email").fill("tess@byrne.example");
  await field(page, "Contact Email").press("Enter");
  await page.getByText("Profile updated successfully!").waitFor();
  expect(await field(page, "Phone Number").inputValue()).toBe("871234567");
});

test("without JavaScript a name and a profile are saved all the same", async () => {
  await using tab = await openAs(await signUp(portal), { viewport: DESKTOP, javaScriptEnabled: false });
  const { page } = tab;
  await page.goto("/profile");
  await edit(page, "Full Name").click();
  await line(page).fill("Ciara Walsh");
  await save(page).click();
  await page.getByText("Name updated successfully!").waitFor();
  await field(page, "Job Title").fill("CTO");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await page.getByText("Profile updated successfully!").waitFor();
  expect(await field(page, "Job Title").inputValue()).toBe("CTO");
  expect(await field(page, "Full Name").inputValue()).toBe("Ciara Walsh");
});

test("without JavaScript a logo is chosen, stands on the document and its files, and is removed", async () => {
  const { person, documentId } = await signUpWithDocument(portal, { paid: true });
  await using tab = await openAs(person, { viewport: DESKTOP, javaScriptEnabled: false });
  const { page } = tab;
  await page.goto("/profile");
  await edit(page, "Company Logo").click();
  await page.getByRole("button", { name: "Save Logo" }).click();
  await page.getByRole("alert").getByRole("link", { name: "Please choose a picture" }).waitFor();
  const choose = (name: string) => field(page, "Picture").setInputFiles(name);
  await choose("package.json");
  await page.getByRole("button", { name: "Save Logo" }).click();
  await page.getByRole("alert").getByRole("link", { name: "The file is not a PNG or JPEG" }).waitFor();
  await choose("public/icon-192.png");
  await page.getByRole("button", { name: "Save Logo" }).click();
  await page.getByText("Logo saved successfully!").waitFor();
  const picture = page.getByRole("img", { name: "Logo of Byrne Ltd" });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(192);

  await page.goto(`/documents/${documentId}`);
  await page.getByRole("img", { name: "Your logo" }).waitFor();
  const [word] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download Word" }).click(),
  ]);
  const files = unzip(await readFile(await word.path()));
  expect(files.has("word/media/logo.png")).toBe(true);
  const pdf = await person.get(`/documents/${documentId}/download.pdf`);
  expect(pdf.status).toBe(200);
  expect((await (await signUp(portal)).get("/profile/logo/picture")).status).toBe(404);

  await page.goto("/profile/logo");
  await page.getByRole("button", { name: "Remove Logo" }).click();
  await page.getByText("Logo removed.").waitFor();
  expect((await person.get("/profile/logo/picture")).status).toBe(404);
});

test.each([
  ["/profile/logo", "Picture", "Save Logo", MAX_LOGO.bytes, "The file is larger than 256 kB"],
  ["/clients/import", "CSV file", "Check File", MAX_IMPORT_BYTES, "This is larger than 800 kB."],
  ["/clients/import", "Or paste the rows", "Check File", MAX_IMPORT_BYTES, "This is larger than 800 kB."],
])("at %s what is too large for “%s” is told before it is sent", async (path, label, button, most, told) => {
  await using tab = await openAs(await signUp(portal), { viewport: DESKTOP });
  const { page } = tab;
  const isPasted = label.includes("paste");
  const give = (bytes: number) =>
    isPasted
      ? field(page, label).fill("é".repeat(bytes / 2))
      : field(page, label).setInputFiles({ name: "large", mimeType: "text/plain", buffer: Buffer.alloc(bytes) });
  const posted: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posted.push(request.url()));
  await page.goto(path);
  await expect
    .poll(async () => {
      await give(most);
      await give(most + 2); // once the scripts have begun
      return page.getByRole("button", { name: button }).isDisabled();
    })
    .toBe(true);
  await page.getByText(told).waitFor();
  expect(await field(page, label).getAttribute("aria-invalid")).toBe("true");
  await give(most);
  await expect.poll(() => page.getByRole("button", { name: button }).isEnabled()).toBe(true);
  expect(await page.getByText(told).count()).toBe(0);
  expect(posted).toEqual([]);
});
