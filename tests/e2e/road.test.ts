/** The whole main job in a real browser, asserted on what a person sees. Looked at are only pages that no scene of accessibility.test.ts shows. */
import { readFile } from "node:fs/promises";
import type { Download, Page, Route } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { STEPS } from "#app/features/catalogue/steps.ts";
import { SECTION_TITLES } from "#app/features/documents/compose.ts";
import { DESKTOP, launchBrowser, openTab, PHONE } from "#tests/support/browser.ts";
import { ANSWERS, addClient, answerSteps, signUp, signUpWithDocument } from "#tests/support/journey.ts";
import { makeNextBuild } from "#tests/support/next-build.ts";
import { startPortal } from "#tests/support/portal.ts";
import {
  answerQuestions,
  CARD,
  CLIENT,
  choose,
  field,
  fillClient,
  fillSignUp,
  followMenu,
  labelsOf,
  look,
  type NewPerson,
  payByCard,
  seeChosen,
  seeStep,
  somebody,
} from "#tests/support/road.ts";

/** The payment's page asks for news every second and goes to My Documents after three. */
const LONGER_THAN_THE_COUNTDOWN_MS = 4_000;
const TITLE = "Microsoft Certificate Services Solution Document";

const portal = await startPortal({ paymentDelayMs: 400 });
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await portal[Symbol.asyncDispose]();
});

const SCREENS = [
  ["a desktop", DESKTOP],
  ["a phone", PHONE],
] as const;

const at = (viewport: { width: number; height: number }) => ({ baseURL: portal.url, viewport });

async function contentOf(download: Download): Promise<string> {
  return readFile(await download.path(), "utf8");
}

async function clickDownload(page: Page, name: RegExp): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name }).first().click(),
  ]);
  return download;
}

/** Sees the summary and what it says of every question. */
async function seeSummary(page: Page): Promise<void> {
  await seeStep(page, 12, "Assessment Summary");
  for (const question of STEPS.filter(({ kind }) => kind !== "client")) {
    await page.getByText(labelsOf(question, ANSWERS).join(", "), { exact: true }).first().waitFor();
  }
}

async function seeMail({ email }: NewPerson): Promise<void> {
  const mail = await portal.mail.wait(email, TITLE);
  const start = "Microsoft_Certificate_Services_Solution_Document";
  const names = mail.attachments.map(({ filename }) => filename ?? "");
  expect(names.length).toBeGreaterThan(0);
  for (const name of names)
    expect(name).toMatch(new RegExp(`^${start}_[^\\s/\\\\:*?"<>|]+_\\d{4}-\\d\\d-\\d\\d\\.\\w+$`));
}

test.each(SCREENS)(
  "a consultant goes from the home page to the document in the mailbox, on %s",
  async (_name, screen) => {
    const person = somebody();
    await using tab = await openTab(browser, at(screen));
    const { page } = tab;

    await page.goto("/");
    await page.getByRole("link", { name: "Get Custom Solution" }).first().waitFor();
    await page.goto("/signup");
    await fillSignUp(page, person);
    await seeStep(page, 1, "Solution Selection");

    await followMenu(page, person, "Manage Clients");
    await page.getByRole("heading", { name: "Client Management" }).waitFor();
    await page.getByText("No clients yet").waitFor();
    await page.getByRole("link", { name: "Add First Client" }).click();
    await fillClient(page, CLIENT);
    await page.getByRole("button", { name: "Add Client" }).click();
    await page.getByText("Client added successfully!").waitFor();
    await page.getByText(CLIENT.company).first().waitFor();
    await look(page);

    await page.goto("/questionnaire");
    await answerQuestions(page, ANSWERS);
    await seeStep(page, 11, "Client Selection");
    await page.getByRole("radio", { name: CLIENT.name }).check();
    await page.getByRole("button", { name: "Next" }).click();
    await seeSummary(page);
    await page.getByText(CLIENT.company).first().waitFor();

    await page.getByRole("button", { name: "Generate Solution Document" }).click();
    await page.waitForURL(/\/payment\//);
    const documentUrl = page.url().replace("/payment/", "/documents/");
    await page.getByRole("heading", { name: "Payment", exact: true }).waitFor();
    await page.getByText("What You'll Receive").first().waitFor();
    await page.getByText("$99.99").first().waitFor();
    await page.getByText(TITLE).first().waitFor();

    await payByCard(page, CARD);
    await page.getByRole("button", { name: "Processing Payment..." }).waitFor();
    await page.getByRole("heading", { name: "Payment Successful!" }).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await look(page);
    await page.waitForURL("**/documents");
    await page.getByRole("listitem").getByText("Purchased", { exact: true }).waitFor();

    await page.getByRole("link", { name: "View Document" }).click();
    await page.waitForURL(documentUrl);
    await page.getByRole("heading", { level: 1, name: TITLE }).waitFor();
    for (const title of SECTION_TITLES) await page.getByRole("heading", { level: 2, name: title }).first().waitFor();
    await page.getByText(CLIENT.company).first().waitFor();

    const text = await clickDownload(page, /Download text/);
    expect(text.suggestedFilename()).toMatch(/^Microsoft_Certificate_Services_Solution_Document_\S+\.txt$/);
    expect(await contentOf(text)).toContain(CLIENT.company);
    const markdown = await clickDownload(page, /Download Markdown/);
    expect(markdown.suggestedFilename()).toMatch(/\.md$/);
    for (const title of SECTION_TITLES) expect(await contentOf(markdown)).toContain(title);
    await seeMail(person);
  },
);

test.each(SCREENS)("a visitor's answers outlive signing up, on %s", async (_name, screen) => {
  const person = somebody();
  await using tab = await openTab(browser, at(screen));
  const { page } = tab;

  await page.goto("/questionnaire");
  await answerQuestions(page, ANSWERS);
  await seeStep(page, 11, "Client Selection");
  await page.getByRole("link", { name: "Sign Up" }).first().waitFor();
  await look(page);
  await page.getByRole("button", { name: "Next" }).click();
  await seeSummary(page);
  await look(page);
  await page.getByRole("link", { name: "Sign Up & Generate Document" }).click();
  await fillSignUp(page, person);

  await seeStep(page, 11, "Client Selection");
  await page.getByRole("link", { name: "Add New Client" }).click();
  await page.getByRole("dialog").waitFor();
  await fillClient(page, CLIENT);
  await page.getByLabel(/^Industry/).selectOption("Finance & Banking");
  await page.getByLabel(/^Company Size/).selectOption("51-200");
  await page.getByRole("button", { name: "Add Client" }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.getByRole("radio", { name: CLIENT.name, checked: true }).waitFor();
  await page.getByRole("button", { name: "Next" }).click();
  await seeSummary(page);
  await page.getByRole("button", { name: "Generate Solution Document" }).click();
  await page.getByRole("heading", { name: "Payment", exact: true }).waitFor();
});

test("without JavaScript a visitor answers, signs up, adds a client and generates; only the card asks for it", async () => {
  const person = somebody();
  await using tab = await openTab(browser, { ...at(DESKTOP), javaScriptEnabled: false });
  const { page } = tab;

  await page.goto("/questionnaire");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("alert").first().waitFor();
  await answerQuestions(page, ANSWERS);
  await seeStep(page, 11, "Client Selection");
  await page.getByRole("button", { name: "Next" }).click();
  await seeSummary(page);
  await page.getByRole("link", { name: "Sign Up & Generate Document" }).click();
  await fillSignUp(page, person);
  await seeStep(page, 11, "Client Selection");
  await page.getByRole("link", { name: "Add New Client" }).click();
  await fillClient(page, CLIENT);
  await page.getByLabel(/^Industry/).selectOption("Finance & Banking");
  await page.getByLabel(/^Company Size/).selectOption("51-200");
  await page.getByRole("button", { name: "Add Client" }).click();
  await page.getByRole("radio", { name: CLIENT.name }).check();
  await page.getByRole("button", { name: "Next" }).click();
  await seeSummary(page);
  await page.getByRole("button", { name: "Generate Solution Document" }).click();
  await page.waitForURL(/\/payment\//);
  expect(await page.locator("noscript p").filter({ visible: true }).innerText()).toContain(
    "Paying by card needs JavaScript",
  );

  await page.goto("/documents");
  await page.getByRole("listitem").getByText("Pending Payment", { exact: true }).waitFor();
  await page.goto("/sign-out");
  await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
  await page.goto("/documents");
  await page.getByRole("heading", { name: "Sign in to your account" }).waitFor();
});

test("reload, back and a new window in the middle lose nothing", async () => {
  const person = somebody();
  await using tab = await openTab(browser, at(DESKTOP));
  const { page } = tab;
  const [first, second, third] = STEPS;
  if (!first || !second || !third) throw new Error("the catalogue is empty");

  await page.goto("/questionnaire");
  await choose(page, first, ANSWERS);
  await page.getByText("Saved when you continue.").waitFor();
  await page.reload();
  await seeStep(page, 1, first.title);
  await seeChosen(page, first, ANSWERS);
  await page.getByRole("button", { name: "Next" }).click();
  await seeStep(page, 2, second.title);
  await choose(page, second, ANSWERS);
  await page.getByText("Key features").filter({ visible: true }).waitFor();
  await page.getByRole("button", { name: "Next" }).click();
  await seeStep(page, 3, third.title);

  await page.goBack();
  await seeStep(page, 2, second.title);
  await seeChosen(page, second, ANSWERS);
  await page.getByRole("button", { name: "Previous" }).click();
  await seeStep(page, 1, first.title);
  const another = await page.context().newPage();
  await another.goto("/questionnaire");
  await seeStep(another, 3, third.title);
  await another.close();

  await page.goto("/signup?redirect=/questionnaire");
  await fillSignUp(page, person);
  await seeStep(page, 3, third.title);
  await answerQuestions(page, ANSWERS, 3);
  await seeStep(page, 11, "Client Selection");
});

test("a declined card says why and keeps the page; the next card pays, and going back pays nothing again", async () => {
  const person = somebody();
  await using tab = await openTab(browser, at(DESKTOP));
  const { page } = tab;
  const posted: string[] = [];
  page.on("request", (request) => posted.push(request.postData() ?? ""));

  await page.goto("/signup?redirect=/clients");
  await fillSignUp(page, person);
  await page.getByRole("link", { name: "Add First Client" }).click();
  await fillClient(page, CLIENT);
  await page.getByRole("button", { name: "Add Client" }).click();
  await page.getByText("Client added successfully!").waitFor();
  await page.goto("/questionnaire");
  await answerQuestions(page, ANSWERS);
  await page.getByRole("radio", { name: CLIENT.name }).check();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Generate Solution Document" }).click();

  await payByCard(page, { ...CARD, number: "4000000000000002" });
  await page
    .getByRole("alert")
    .filter({ hasText: /declined/i })
    .waitFor();
  await look(page);
  await field(page, "Card Number").fill(CARD.number);
  await page.getByRole("button", { name: "Complete Purchase" }).click();
  await page.getByRole("heading", { name: "Payment Successful!" }).waitFor();
  await page.getByRole("button", { name: "Stay on this page" }).click();
  await page.goBack();
  await page.goForward();
  await page.goto("/documents");
  await page.getByRole("listitem").getByText("Purchased", { exact: true }).waitFor();

  const [counts] = await portal.sql`
    select count(*) filter (where p.status = 'succeeded')::int as succeeded from payments p
    join users u on u.id = p.user_id where u.email = ${person.email}`;
  expect(counts).toEqual({ succeeded: 1 });
  const digits = posted.concat(portal.logs).map((text) => text.replace(/\D/g, ""));
  expect(digits.filter((text) => text.includes(CARD.number) || text.includes("4000000000000002"))).toEqual([]);
});

test("on a slow line the way from the payment to the document ends, though the payment's page asks for news meanwhile", async () => {
  const { person, documentId } = await signUpWithDocument(portal);
  await using tab = await openTab(browser, { ...at(DESKTOP), reducedMotion: "no-preference" });
  const { page } = tab;
  await page.context().addCookies([...person.cookies].map(([name, value]) => ({ name, value, url: portal.url })));
  await page.clock.install();
  await page.goto(`/payment/${documentId}`);
  await payByCard(page, CARD);
  const asked = Promise.withResolvers<Route>();
  await page.route(`**/documents/${documentId}.data*`, asked.resolve, { times: 1 });
  await page.getByText(/^Going to My Documents in \d/).waitFor();
  const countsOn = await page.getByRole("link", { name: "View Document" }).evaluate(async (link: HTMLElement) => {
    link.click();
    await Promise.resolve();
    return document.body.innerText.includes("Going to My Documents in");
  });
  expect(countsOn).toBe(false); // at once, not only when the router's next rendering says that a navigation has begun
  const answer = await asked.promise;
  await page.clock.runFor(LONGER_THAN_THE_COUNTDOWN_MS);
  await answer.continue();
  await page.getByRole("heading", { level: 2, name: "Executive Summary" }).first().waitFor();
  expect(page.url()).toBe(`${portal.url}/documents/${documentId}`);
});

test("tabs of the release before go on under the next one: what was typed is saved, and each arrives where it was going", async () => {
  const person = await signUp(portal);
  const clientId = await addClient(portal, person);
  await answerSteps(person, { ...ANSWERS, "selected-client": [clientId] });
  const context = await browser.newContext(at(DESKTOP)); // files that are gone are what this is about, so it may complain
  await context.addCookies([...person.cookies].map(([name, value]) => ({ name, value, url: portal.url })));
  const [typing, generating] = [await context.newPage(), await context.newPage()];
  await typing.goto("/clients");
  await typing.getByRole("link", { name: "Add New Client" }).click();
  await fillClient(typing, CLIENT);
  await generating.goto("/questionnaire?step=12");
  await generating.waitForLoadState("networkidle");

  using next = makeNextBuild();
  await portal.killWorker();
  await portal.restartWorker(next.project);

  await typing.getByRole("button", { name: "Add Client" }).click();
  await typing.getByText("Client added successfully!").waitFor();
  await typing.getByText(CLIENT.company).first().waitFor();
  await followMenu(typing, person, "Manage Profile");
  await typing.waitForURL("**/profile");
  await typing.getByRole("heading", { level: 1 }).waitFor();
  await generating.getByRole("button", { name: "Generate Solution Document" }).click();
  await generating.waitForURL("**/payment/*");
  await field(generating, "Card Number").waitFor();
  await context.close();
});

test("no card number, expiry or security code was logged or stored", async () => {
  const tables = await portal.sql`select table_name from information_schema.tables where table_schema = 'public'`;
  const kept: string[] = [...portal.logs];
  for (const { table_name } of tables) {
    const rows = await portal.sql`select t::text as row from ${portal.sql(table_name)} t`;
    kept.push(...rows.map(({ row }) => row));
  }
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter((line) => /4242\D?4242|\b\d{16}\b|"cvc"/.test(line))).toEqual([]);
});
