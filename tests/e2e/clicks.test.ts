/** What a click must not cost a person: what they typed, what they were told, and what they had loaded. */
import type { Page, Route } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { DESKTOP, launchBrowser, openTab } from "#tests/support/browser.ts";
import { ANSWERS, addClient, answerSteps, type Person, signUp } from "#tests/support/journey.ts";
import { startPortal } from "#tests/support/portal.ts";
import { CLIENT, field, fillClient, followMenu } from "#tests/support/road.ts";

const portal = await startPortal();
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await portal[Symbol.asyncDispose]();
});

/** One more than the list shows at first. */
const MANY_CLIENTS = 25;
const BACKDROP = [5, 5] as const;

async function openAs(person: Person) {
  const tab = await openTab(browser, { baseURL: portal.url, viewport: DESKTOP });
  await tab.page.context().addCookies([...person.cookies].map(([name, value]) => ({ name, value, url: portal.url })));
  return tab;
}

async function signUpAdmin(): Promise<Person> {
  const admin = await signUp(portal, "Ada Admin");
  await portal.sql`update users set role = 'admin' where email = ${admin.email}`;
  return admin;
}

/** Somebody whose list of clients has a second page. */
async function signUpWithManyClients(): Promise<Person> {
  const person = await signUp(portal);
  for (let at = 1; at <= MANY_CLIENTS; at++) await addClient(portal, person, { name: `Client ${at}` });
  return person;
}

const hasFocus = (page: Page, label: string) =>
  field(page, label).evaluate((input) => input === document.activeElement);
const shownClients = (page: Page) => page.getByRole("heading", { name: /^Client \d+$/ }).count();

test("the link of an error leads to its field, and the error stays", async () => {
  await using tab = await openAs(await signUp(portal));
  const { page } = tab;
  await page.goto("/clients?add");
  await field(page, "Full Name").fill(CLIENT.name);
  await page.getByRole("button", { name: "Add Client" }).click();
  const errors = page.getByRole("alert");
  await errors.getByRole("link", { name: /company/i }).click();
  expect(await hasFocus(page, "Company Name")).toBe(true);
  await page.keyboard.press("Shift+Tab"); // whatever the click began has been drawn
  expect(await errors.count()).toBe(1);
  expect(await field(page, "Company Name").getAttribute("aria-invalid")).toBe("true");
  expect(await field(page, "Full Name").inputValue()).toBe(CLIENT.name);
});

test("a place on the page is gone to without losing an article, and one that was saved is saved again", async () => {
  await using tab = await openAs(await signUpAdmin());
  const { page } = tab;
  const body = page.locator("#body");
  const errors = page.getByRole("alert");
  await page.goto("/admin/articles/new");
  await page.getByLabel("Title").fill("Breezes");
  await page.getByLabel("Category").selectOption("Security");
  await body.fill("Typed before.");
  await page.getByRole("button", { name: "Publish now" }).click();
  await errors.getByRole("link").first().click();
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  expect(await page.locator("main").evaluate((main) => main === document.activeElement)).toBe(true);
  await page.keyboard.press("Tab"); // whatever the links began has been drawn
  expect(await errors.count()).toBe(1);
  await body.fill("Typed after.");
  await page.evaluate(() => location.assign("#preview"));
  await expect.poll(() => errors.count()).toBe(0); // the router has forgotten the answer
  expect(await body.inputValue()).toBe("Typed after.");

  for (const version of ["1", "2", "3"]) {
    await body.fill(`Version ${version}`);
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect.poll(() => page.locator("input[name=version]").inputValue()).toBe(version);
  }
  const [stored] = await portal.sql`select body from articles where slug = 'breezes'`;
  expect(stored).toEqual({ body: "Version 3" });
});

test("text that is marked beyond a dialog's edge closes nothing; a click beside the dialog does", async () => {
  const person = await signUp(portal);
  await answerSteps(person, ANSWERS, { upTo: 11 });
  await using tab = await openAs(person);
  const { page } = tab;
  await page.goto("/questionnaire?step=11");
  await page.getByRole("link", { name: "Add New Client" }).click();
  await fillClient(page, CLIENT);
  await field(page, "Company Name").hover();
  await page.mouse.down();
  await page.mouse.move(...BACKDROP);
  await page.mouse.up();
  expect(await field(page, "Company Name").inputValue()).toBe(CLIENT.company);
  expect(await page.getByRole("dialog").isVisible()).toBe(true);
  await page.mouse.click(...BACKDROP);
  await page.getByRole("dialog").waitFor({ state: "hidden" });
});

test("Escape while a client is being added leads nowhere: what the answer says is read in the dialog", async () => {
  const person = await signUp(portal);
  await answerSteps(person, ANSWERS, { upTo: 11 });
  await using tab = await openAs(person);
  const { page } = tab;
  await page.goto("/questionnaire?step=11");
  await page.getByRole("link", { name: "Add New Client" }).click();
  await fillClient(page, { ...CLIENT, email: "orla" });
  const asked = Promise.withResolvers<Route>();
  await page.route("**/questionnaire.data*", asked.resolve, { times: 1 });
  await page.getByRole("button", { name: "Add Client" }).click();
  const answer = await asked.promise;
  await page.getByRole("button", { name: "Adding..." }).waitFor();
  await page.keyboard.press("Escape");
  await answer.continue();
  await page
    .getByRole("dialog")
    .getByRole("alert")
    .getByRole("link", { name: /valid email/ })
    .waitFor();
  expect(await field(page, "Company Name").inputValue()).toBe(CLIENT.company);
});

test("a click that asks for another tab opens one, and this page stays as it is", async () => {
  const person = await signUpWithManyClients();
  await using tab = await openAs(person);
  const { page } = tab;
  await page.goto("/profile");
  await followMenu(page, person, "Manage Clients");
  await page.waitForURL("**/clients");
  for (const name of ["Back", "Load more"]) {
    const [other] = await Promise.all([
      page.context().waitForEvent("page"),
      page.getByRole("link", { name, exact: true }).click({ modifiers: ["ControlOrMeta"] }),
    ]);
    await other.waitForLoadState();
    await other.close();
  }
  expect(new URL(page.url()).pathname).toBe("/clients");
  expect(await shownClients(page)).toBe(MANY_CLIENTS - 1);
});

test("what Load more brought is there while a client is edited, and until one is saved", async () => {
  await using tab = await openAs(await signUpWithManyClients());
  const { page } = tab;
  await page.goto("/clients");
  await page.getByRole("link", { name: "Load more" }).click();
  await page.getByRole("heading", { name: "Client 1", exact: true }).waitFor();
  await page.getByRole("link", { name: "Edit Client 2", exact: true }).click();
  await page.getByRole("heading", { name: "Edit Client" }).waitFor();
  expect(await shownClients(page)).toBe(MANY_CLIENTS - 1);
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("heading", { name: "Edit Client" }).waitFor({ state: "detached" });
  expect(await shownClients(page)).toBe(MANY_CLIENTS);
  await page.getByRole("link", { name: "Edit Client 2", exact: true }).click();
  await field(page, "Full Name").fill("Another");
  await page.getByRole("button", { name: "Save Client" }).click();
  await page.getByText("Client updated successfully!").waitFor();
  await page.getByRole("link", { name: "Load more" }).waitFor();
  expect(await shownClients(page)).toBe(MANY_CLIENTS - 2);
});

test.each([
  ["/documents?status=pending", "oldest", "title"],
  ["/clients?archived=yes", "name", "company"],
])("a closed list of %s is gone through by keys, and follows the address", async (path, first, second) => {
  await using tab = await openAs(await signUp(portal));
  const { page } = tab;
  const order = page.getByLabel("Sort by");
  const sort = () => new URL(page.url()).searchParams.get("sort");
  await page.goto(path);
  await order.focus();
  for (const value of [first, second]) {
    await page.keyboard.press("ArrowDown");
    await expect.poll(sort).toBe(value);
  }
  expect(await order.evaluate((select) => select === document.activeElement)).toBe(true);
  await page.getByRole("searchbox").fill("Keane");
  await page.keyboard.press("Enter");
  const status = page.getByRole("status").filter({ hasText: /^No (documents|clients) found$/ });
  await expect.poll(() => status.count()).toBe(1);
  expect(await page.getByRole("searchbox").evaluate((box) => box === document.activeElement)).toBe(true);
  await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe("Keane");
  await page.goBack();
  await page.goBack();
  await expect.poll(sort).toBe(first);
  await expect.poll(() => order.inputValue()).toBe(first);
  expect(await page.getByRole("searchbox").inputValue()).toBe("");
});
