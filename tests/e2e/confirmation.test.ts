/** Where addresses have to be confirmed: the mail may be opened anywhere, and the answers are there. */
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { STEPS } from "#app/features/catalogue/steps.ts";
import { DESKTOP, launchBrowser, openTab, PHONE } from "#tests/support/browser.ts";
import { ANSWERS, PASSWORD } from "#tests/support/journey.ts";
import { linkIn } from "#tests/support/mail-reader.ts";
import { startPortal } from "#tests/support/portal.ts";
import { answerQuestions, choose, field, fillSignUp, look, seeChosen, seeStep, somebody } from "#tests/support/road.ts";

const portal = await startPortal({ config: { auth: { email: { enable_confirmations: true } } } });
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await portal[Symbol.asyncDispose]();
});

const desktop = { baseURL: portal.url, viewport: DESKTOP };
const phone = { baseURL: portal.url, viewport: PHONE };
const NOT_CONFIRMED = "Email not confirmed. Please check your email to confirm your account.";

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/signup?mode=signin");
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

async function openConfirmation(page: Page, email: string): Promise<string> {
  const link = linkIn(await portal.mail.wait(email, "Confirm"));
  await page.goto(link);
  return link;
}

test("a visitor's answers are there in whichever browser the confirmation mail is opened", async () => {
  const person = somebody();
  await using here = await openTab(browser, desktop);
  await here.page.goto("/questionnaire");
  await answerQuestions(here.page, ANSWERS);
  await here.page.getByRole("button", { name: "Next" }).click();
  await seeStep(here.page, 12, "Assessment Summary");
  await here.page.getByRole("link", { name: "Sign Up & Generate Document" }).click();
  await fillSignUp(here.page, person);
  await here.page.getByRole("heading", { name: "Check your inbox" }).waitFor();
  await here.page.getByText(NOT_CONFIRMED).waitFor();
  await look(here.page);

  await using there = await openTab(browser, phone);
  const link = await openConfirmation(there.page, person.email);
  await look(there.page);
  await there.page.getByRole("button", { name: "Confirm and Sign In" }).click();
  await seeStep(there.page, 11, "Client Selection");
  for (const question of STEPS.filter(({ kind }) => kind !== "client")) {
    await there.page.goto(`/questionnaire?step=${question.step}`);
    await seeStep(there.page, question.step, question.title);
    await seeChosen(there.page, question, ANSWERS);
  }

  await here.page.goto(link);
  await here.page.getByRole("button", { name: "Confirm and Sign In" }).click();
  await here.page.getByText("This link has expired or has already been used").waitFor();
  await signIn(here.page, person.email, PASSWORD);
  await here.page.getByRole("button", { name: person.name }).waitFor();
});

test("opening the link changes nothing until the button is pressed, as mail scanners open links too", async () => {
  const person = somebody();
  const visitor = portal.visitor();
  const account = { ...person, company: "", password: PASSWORD, confirmPassword: PASSWORD };
  expect((await visitor.post("/signup", account)).location).toBe("/check-your-inbox");
  const link = new URL(linkIn(await portal.mail.wait(person.email, "Confirm")));

  const scanner = portal.visitor();
  expect((await scanner.get(link.pathname + link.search)).status).toBe(200);
  expect((await scanner.request(link.pathname + link.search, { method: "HEAD" })).status).toBe(200);
  const refused = await visitor.post("/signup?mode=signin", { email: person.email, password: PASSWORD });
  expect(refused.location).toBe("/check-your-inbox");

  await using tab = await openTab(browser, desktop);
  await tab.page.goto(link.href);
  await tab.page.getByRole("button", { name: "Confirm and Sign In" }).click();
  await tab.page.getByRole("button", { name: person.name }).waitFor();
});

test("whoever is signed in and opens the link of another account reads whose session ends before they press the button", async () => {
  const [here, other] = [somebody(), { ...somebody(), name: "Finn Daly" }];
  const visitor = portal.visitor();
  for (const person of [here, other]) {
    const account = { ...person, company: "", password: PASSWORD, confirmPassword: PASSWORD };
    expect((await visitor.post("/signup", account)).location).toBe("/check-your-inbox");
  }
  await using tab = await openTab(browser, desktop);
  const { page } = tab;
  const warning = page.getByText(/^You are signed in as/);
  await openConfirmation(page, here.email);
  expect(await warning.count()).toBe(0);
  await page.getByRole("button", { name: "Confirm and Sign In" }).click();
  await page.getByRole("button", { name: here.name }).waitFor();
  await openConfirmation(page, other.email);
  expect(await warning.innerText()).toContain(here.email);
  await look(page);
  await page.getByRole("button", { name: "Confirm and Sign In" }).click();
  await page.getByRole("button", { name: other.name }).waitFor();
});

test("signing up with an address that has an account looks the same, confirmed or not, and makes no second one", async () => {
  const person = somebody();
  const account = { ...person, company: "", password: PASSWORD, confirmPassword: PASSWORD };
  const other = { ...account, password: `${PASSWORD}x`, confirmPassword: `${PASSWORD}x` };
  const first = await portal.visitor().post("/signup", account);
  const unconfirmed = await portal.visitor().post("/signup", other);
  await portal.sql`update auth.users set email_confirmed_at = now() where email = ${person.email}`;
  const confirmed = await portal.visitor().post("/signup", other);

  for (const answer of [unconfirmed, confirmed]) {
    expect([answer.status, answer.location, answer.body]).toEqual([first.status, first.location, first.body]);
  }
  const [counts] = await portal.sql`select count(*)::int as accounts from auth.users where email = ${person.email}`;
  expect(counts).toEqual({ accounts: 1 });
  expect(
    (await portal.visitor().post("/signup?mode=signin", { email: person.email, password: PASSWORD })).location,
  ).toBe("/");
});

test("a forgotten password is set anew by mail, without JavaScript, and signs out every other device", async () => {
  const person = somebody();
  const account = { ...person, company: "", password: PASSWORD, confirmPassword: PASSWORD };
  const elsewhere = portal.visitor();
  await elsewhere.post("/signup", account);
  await using tab = await openTab(browser, { ...desktop, javaScriptEnabled: false });
  const { page } = tab;
  await openConfirmation(page, person.email);
  await page.getByRole("button", { name: "Confirm and Sign In" }).click();
  await elsewhere.post("/signup?mode=signin", { email: person.email, password: PASSWORD });
  expect((await elsewhere.get("/documents")).status).toBe(200);

  await page.context().clearCookies();
  await page.goto("/signup?mode=signin");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await field(page, "Email").fill(person.email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await page.getByText("an email with a link is on its way").waitFor();
  await page.goto(linkIn(await portal.mail.wait(person.email, "password")));
  await page.getByRole("button", { name: "Continue" }).click();
  await field(page, "Password").or(field(page, "New Password")).fill("broad-blue-river-7");
  await page.getByLabel(/^Confirm/).fill("broad-blue-river-7");
  await page.getByRole("main").getByRole("button").last().click();
  await page.getByText("Your new password is set").waitFor();

  expect((await elsewhere.get("/documents")).location).toMatch(/^\/signup\?/);
  await page.context().clearCookies();
  await signIn(page, person.email, PASSWORD);
  await page.getByText("Invalid email or password. Please check your credentials and try again.").waitFor();
  await signIn(page, person.email, "broad-blue-river-7");
  await page.waitForURL(`${portal.url}/`);
});

test("'Save for later' gives a link that brings the answers back in another browser", async () => {
  const [first] = STEPS;
  if (!first) throw new Error("the catalogue is empty");
  await using here = await openTab(browser, desktop);
  await here.page.goto("/questionnaire");
  await choose(here.page, first, ANSWERS);
  await here.page.getByRole("button", { name: "Save for later" }).click();
  const link = await here.page.getByLabel("Your link").inputValue();

  await using there = await openTab(browser, phone);
  await there.page.goto(link);
  await seeStep(there.page, 2, "Solution Configuration");
  await there.page.getByRole("button", { name: "Previous" }).click();
  await seeStep(there.page, 1, first.title);
  await seeChosen(there.page, first, ANSWERS);
});
