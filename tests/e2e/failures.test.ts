/** What a press leads to, with scripts, that failed or was refused: the way on is there, and leads somewhere. */

import { afterAll, beforeEach, expect, test } from "vitest";
import { DESKTOP, launchBrowser, openTab } from "#tests/support/browser.ts";
import { ARTICLE } from "#tests/support/forms.ts";
import { ANSWERS, answerSteps, hidden, type Person, signUp } from "#tests/support/journey.ts";
import { startPortal } from "#tests/support/portal.ts";
import { CLIENT, field, fillClient } from "#tests/support/road.ts";

const portal = await startPortal();
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await portal[Symbol.asyncDispose]();
});
beforeEach(() => {
  portal.lines.database.mend();
  portal.lines.auth.mend();
});

async function openAs(person: Person, fault?: number) {
  const tab = await openTab(browser, { baseURL: portal.url, viewport: DESKTOP, fault });
  await tab.page.context().addCookies([...person.cookies].map(([name, value]) => ({ name, value, url: portal.url })));
  return tab;
}

async function signUpAs(role: "admin" | "owner"): Promise<Person> {
  const person = await signUp(portal, "Ada Admin");
  await portal.sql`update users set role = ${role} where email = ${person.email}`;
  return person;
}

test("the reference of an action that failed is that of its own line in the log", async () => {
  await using tab = await openAs(await signUp(portal), 500);
  const { page } = tab;
  await page.goto("/clients?add");
  await fillClient(page, CLIENT);
  await portal.sql`alter table clients rename to clients_elsewhere`;
  await page.getByRole("button", { name: "Add Client" }).click();
  const help = page.getByText("quote this reference").locator("..");
  const reference = /[0-9a-f-]{36}/.exec(await help.innerText())?.[0] ?? "none";
  await portal.sql`alter table clients_elsewhere rename to clients`;
  const lines = portal.logs.filter((line) => line.includes(reference)).map((line) => JSON.parse(line));
  expect(lines).toEqual([
    expect.objectContaining({
      event: "failure",
      message: expect.stringContaining("clients"),
      stack: expect.any(String),
    }),
    expect.objectContaining({ event: "request", method: "POST", path: "/clients.data", status: 500 }),
  ]);
});

test("an article whose save meets an outage stays in the editor, and is saved when it is over", async () => {
  await using tab = await openAs(await signUpAs("admin"), 503);
  const { page } = tab;
  await page.goto("/admin/articles/new");
  await page.getByLabel("Title").fill("Calms");
  await page.getByLabel("Category").selectOption("Security");
  await page.locator("#body").fill("Written for an hour.");
  portal.lines.database.cut();
  await page.getByRole("button", { name: "Save draft" }).click();
  await page.getByRole("alert").getByText("What you typed is still here").waitFor();
  expect(await page.locator("#body").inputValue()).toBe("Written for an hour.");
  portal.lines.database.mend();
  await page.getByRole("button", { name: "Save draft" }).click();
  await page.getByText("Draft saved.").waitFor();
});

test("a form whose session cannot be verified stays, and is sent again when it can", async () => {
  const person = await signUp(portal);
  await using tab = await openAs(person, 503);
  const { page } = tab;
  await page.goto("/clients?add");
  await fillClient(page, CLIENT);
  await portal.expireToken(person.cookies);
  await page.context().addCookies([...person.cookies].map(([name, value]) => ({ name, value, url: portal.url })));
  portal.lines.auth.cut();
  await page.getByRole("button", { name: "Add Client" }).click();
  await page.getByRole("alert").getByText("What you typed is still here").waitFor();
  expect(await field(page, "Company Name").inputValue()).toBe(CLIENT.company);
  portal.lines.auth.mend();
  await page.getByRole("button", { name: "Add Client" }).click();
  await page.getByRole("heading", { name: CLIENT.name }).waitFor();
});

test("the questionnaire's new client and its optional answers are kept through an outage", async () => {
  const person = await signUp(portal);
  await answerSteps(person, ANSWERS, { upTo: 11 });
  await using tab = await openAs(person, 503);
  const { page } = tab;
  await page.goto("/questionnaire?step=11");
  await page.getByRole("link", { name: "Add New Client" }).click();
  const dialog = page.getByRole("dialog");
  await fillClient(page, CLIENT);
  await dialog.getByLabel("Industry").selectOption({ index: 1 });
  await dialog.getByLabel("Company Size").selectOption({ index: 1 });
  portal.lines.database.cut();
  await dialog.getByRole("button", { name: "Add Client" }).click();
  await dialog.getByRole("alert").getByText("What you typed is still here").waitFor();
  expect(await field(page, "Company Name").inputValue()).toBe(CLIENT.company);
  portal.lines.database.mend();
  await dialog.getByRole("button", { name: "Add Client" }).click();
  await dialog.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("heading", { level: 1, name: "Assessment Summary" }).waitFor();
  await page.goto("/questionnaire?step=12&details");
  const text = page.locator("form textarea, form input[type=text]").first();
  await text.fill("12");
  portal.lines.database.cut();
  await page.getByRole("button", { name: /Save/ }).first().click();
  await page.getByRole("alert").getByText("What you typed is still here").waitFor();
  expect(await text.inputValue()).toBe("12");
});

test("an account that another owner changed meanwhile is shown both ways, and the second press saves", async () => {
  const member = await signUp(portal, "Mia Member");
  const [{ id }] = await portal.sql<[{ id: string }]>`select id from users where email = ${member.email}`;
  await using tab = await openAs(await signUpAs("owner"));
  const { page } = tab;
  await page.goto(`/admin/users?q=${member.email}&edit=${id}`);
  await field(page, "Name").fill("Mia Married");
  await portal.sql`update users set company = 'Theirs Ltd', updated_at = now() + interval '1 second' where id = ${id}`;
  await page.getByRole("button", { name: "Save User" }).click();
  await page.getByRole("cell", { name: "Theirs Ltd" }).waitFor();
  await page.getByRole("button", { name: "Save User" }).click();
  await page.getByText("User updated successfully!").waitFor();
  expect(await portal.sql`select name, company from users where id = ${id}`).toEqual([
    { name: "Mia Married", company: "Byrne Ltd" },
  ]);
});

test("a revision that is to be restored is compared anew with what was saved meanwhile, and then restored", async () => {
  const admin = await signUpAs("admin");
  const editor =
    (await admin.post("/admin/articles/new", { ...ARTICLE, title: "Tides", body: "First." })).location ?? "";
  const save = async (body: string) => {
    const version = hidden((await admin.get(editor)).body, "version");
    expect((await admin.post(editor, { ...ARTICLE, title: "Tides", version, body })).status).toBe(302);
  };
  await save("Second.");
  await using tab = await openAs(admin);
  const { page } = tab;
  await page.goto(`${editor}/revisions/1`);
  await save("Third.");
  await page.getByRole("button", { name: "Restore this text" }).click();
  await page.getByText("Compare again, then decide.").waitFor();
  await page.getByText("Third.").waitFor();
  await page.getByRole("button", { name: "Restore this text" }).click();
  await page.waitForURL(`**${editor}`);
  expect(await page.locator("#body").inputValue()).toBe("First.");
});

test("the preview of somebody whose session ended stays, and is said to be out of date", async () => {
  await using tab = await openAs(await signUpAs("admin"));
  const { page } = tab;
  await page.goto("/admin/articles/new");
  await page.locator("#body").fill("## Before\n\nText.");
  await page.getByRole("heading", { name: "Before" }).waitFor();
  await page.context().clearCookies();
  await page.locator("#body").fill("## After\n\nText.");
  await page.getByText("may be out of date").waitFor();
  expect(await page.getByRole("heading", { name: "Before" }).count()).toBe(1);
});
