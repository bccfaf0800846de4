/** Optional detail from the summary to the bought document, and what comes from an earlier assessment, without scripts and on the screen. */
import { afterAll, expect, test } from "vitest";
import { requireQuestion } from "#app/features/catalogue/steps.ts";
import { DESKTOP, launchBrowser, openTab } from "#tests/support/browser.ts";
import {
  ANSWERS,
  addClient,
  answerSteps,
  draftOf,
  hidden,
  payFor,
  pressGenerate,
  signUp,
  signUpWithDocument,
} from "#tests/support/journey.ts";
import { startPortal } from "#tests/support/portal.ts";
import { look, seeChosen, seeStep } from "#tests/support/road.ts";
import type { Fields, Visitor } from "#tests/support/visitor.ts";

const portal = await startPortal();
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await portal[Symbol.asyncDispose]();
});

const SUMMARY = "/questionnaire?step=12";
const DETAILS = `${SUMMARY}&details`;

async function sharpen(visitor: Visitor, fields: Fields) {
  return visitor.post(DETAILS, { intent: "details", ...draftOf(await visitor.get(DETAILS)), ...fields });
}

test("a visitor gives detail without scripts: what is wrong is said, what is right is kept and raises the grade", async () => {
  const visitor = portal.visitor();
  await answerSteps(visitor, ANSWERS);
  expect((await visitor.get(SUMMARY)).text).toContain("Grade C");
  const refused = await sharpen(visitor, { "detail-head-count": "many", "detail-devices": "200" });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain("Please enter a whole number of people from 1 to 100,000, without commas.");
  expect(refused.markup).toContain('value="200"');
  const given = {
    "detail-head-count": "180",
    "detail-devices": "200",
    "detail-administrators": "4",
    "detail-sites": "2",
    "detail-change-window": "weekends",
    "detail-deadline": "2027-06-30",
    "unknown-certificates-a-year": "on",
  };
  expect((await sharpen(visitor, given)).location).toBe(SUMMARY);
  const { body } = await visitor.get(SUMMARY);
  for (const text of ["Grade <!-- -->B", "180 people", "Weekends", "30 June 2027", "Certificates per year"]) {
    expect(body).toContain(text);
  }
});

test("without scripts, one press on the summary chooses the configuration whose document recommends what it designs", async () => {
  const visitor = portal.visitor();
  const circuit = { "solution-type": ["hybrid-cloud"], "solution-configuration": ["hybrid-expressroute"] };
  await answerSteps(visitor, { ...ANSWERS, ...circuit, "company-size": ["small"], industry: ["technology"] });
  await using tab = await openTab(browser, { baseURL: portal.url, viewport: DESKTOP, javaScriptEnabled: false });
  const { page } = tab;
  await page.context().addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: portal.url })));
  await page.goto(SUMMARY);
  const choose = page.getByRole("button", { name: "Choose “Site-to-site VPN with Azure Arc”" });
  await choose.click();
  await seeStep(page, 12, "Assessment Summary");
  expect(await choose.count()).toBe(0);
  expect(await page.locator("dd", { hasText: /^Site-to-site VPN with Azure Arc$/ }).count()).toBe(1);
});

test("detail goes into the document, whose page says why each part is there", async () => {
  const person = await signUp(portal);
  await answerSteps(person, { ...ANSWERS, "selected-client": [await addClient(portal, person)] });
  await sharpen(person, { "detail-head-count": "180", "detail-sites": "2" });
  const documentId = await pressGenerate(person);
  expect((await person.get(`/payment/${documentId}`)).text).toContain("Grade C");
  await payFor(person, documentId);

  await using tab = await openTab(browser, { baseURL: portal.url, viewport: DESKTOP, javaScriptEnabled: false });
  const { page } = tab;
  const cookies = [...person.cookies].map(([name, value]) => ({ name, value, url: portal.url }));
  await page.context().addCookies(cookies);
  await page.goto(`/documents/${documentId}`);
  await page.getByText("Why this is here: Starting point").click();
  const why = page.locator("details", { hasText: "Why this is here: Starting point" });
  await expect.poll(() => why.getByText("Headcount: 180 people").filter({ visible: true }).count()).toBe(1);
  expect(await page.getByText("facts in this document are due for review").count()).toBe(0);
});

test("the page of the optional questions has no fault that a machine can find", async () => {
  const person = await signUp(portal);
  await answerSteps(person, { ...ANSWERS, "selected-client": [await addClient(portal, person)] });
  await using tab = await openTab(browser, { baseURL: portal.url, viewport: DESKTOP });
  const cookies = [...person.cookies].map(([name, value]) => ({ name, value, url: portal.url }));
  await tab.page.context().addCookies(cookies);
  await tab.page.goto(DETAILS);
  await look(tab.page);
});

test("without scripts, whoever presses Generate in a stale window is told why, on the step where the assessment stands", async () => {
  const person = await signUp(portal);
  const clientId = await addClient(portal, person);
  await answerSteps(person, { ...ANSWERS, "selected-client": [clientId] });
  const stale = draftOf(await person.get(SUMMARY));
  expect(await pressGenerate(person)).not.toBe("");
  const refused = await person.post(SUMMARY, { intent: "generate", ...stale, assessment: crypto.randomUUID() });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("This assessment was finished or restarted in another window.");
});

test("a step that is filled in from the last assessment is answered by Next, and not by looking at it", async () => {
  const { person } = await signUpWithDocument(portal);
  await answerSteps(person, ANSWERS, { upTo: 3 });
  const path = "/questionnaire?step=3";
  const page = await person.get(path);
  const fields = { ...draftOf(page), step: "3", answer: "medium", offered: hidden(page.body, "offered") };
  const sizes = () => portal.sql`
    select a.answers -> 'company-size' as size from assessments a join users u on u.id = a.user_id
    where u.email = ${person.email} and a.completed_at is null`;
  expect((await person.post(path, { intent: "previous", ...fields })).location).toBe("/questionnaire?step=2");
  expect((await person.post(path, { intent: "keep", ...fields })).status).toBe(200);
  expect(await sizes()).toEqual([{ size: null }]);
  expect((await person.post(path, { intent: "next", ...fields })).location).toBe("/questionnaire?step=4");
  expect(await sizes()).toEqual([{ size: ["medium"] }]);
});

test("starting again after a document's answers were used again brings back what was in progress before", async () => {
  const { person, documentId } = await signUpWithDocument(portal);
  const before = { "solution-type": ["security"] };
  await answerSteps(person, before, { upTo: 2 });
  expect((await person.post("/documents", { intent: "repeat", documentId })).location).toBe("/questionnaire");
  await using tab = await openTab(browser, { baseURL: portal.url, viewport: DESKTOP });
  const { page } = tab;
  await page.context().addCookies([...person.cookies].map(([name, value]) => ({ name, value, url: portal.url })));
  await page.goto(SUMMARY);
  await page.getByText("Start again", { exact: true }).click();
  await look(page);
  await page.getByRole("button", { name: "Remove all answers" }).click();
  await seeStep(page, 2, "Solution Configuration");
  await page.goto("/questionnaire?step=1");
  await seeChosen(page, requireQuestion("solution-type"), before);
});
