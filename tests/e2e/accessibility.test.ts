/** Every page in every state, as a machine judges it by WCAG 2.2 A and AA, in light and dark, on a desktop and at 320 pixels; and the purchase by keyboard alone. */
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { optionsFor, type Question, STEPS } from "#app/features/catalogue/steps.ts";
import { DESKTOP, launchBrowser, scriptsBegun } from "#tests/support/browser.ts";
import { ANSWERS, PASSWORD } from "#tests/support/journey.ts";
import { startPortal } from "#tests/support/portal.ts";
import { CARD, CLIENT, labelsOf, look, seeStep, somebody } from "#tests/support/road.ts";
import { prepareScenes } from "#tests/support/scenes.ts";
import type { Visitor } from "#tests/support/visitor.ts";

/** What 1,280 pixels are at a zoom of 400 %. */
const NARROW = { width: 320, height: 800 };
/** Colours do not depend on the width, nor the order of things on the colours. */
const LOOKS = [
  ["light", DESKTOP],
  ["dark", NARROW],
] as const;

const portal = await startPortal();
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await portal[Symbol.asyncDispose]();
});
const scenes = await prepareScenes(portal, { withMany: false });

/** No colour is on its way to another one while it is judged. */
async function openAs(who: Visitor) {
  const context = await browser.newContext({ baseURL: portal.url, viewport: DESKTOP, reducedMotion: "reduce" });
  await context.addCookies([...who.cookies].map(([name, value]) => ({ name, value, url: portal.url })));
  return context.newPage();
}

/** One window a person, whose pages follow one another in it. */
const windows = new Map<Visitor, Promise<Page>>();

test.each(scenes)("nothing is found on $name", async ({ who, path, prepare }) => {
  const window = windows.get(who) ?? openAs(who);
  windows.set(who, window);
  const page = await window;
  for (const [index, [colorScheme, size]] of LOOKS.entries()) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(size);
    if (index === 0 || prepare) {
      await page.goto(path); // one that nobody does anything on looks otherwise by its styles alone
      await scriptsBegun(page);
    }
    await prepare?.(page);
    await look(page);
  }
});

/** The words by which a person knows what has the focus, and whether it shows; no words while nothing has it. */
const focusOn = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null; // what has no labels answers undefined
    if (!element || element === document.body) return { words: "", isSeen: false };
    const label = element.labels?.[0];
    const words = element.getAttribute("aria-label") ?? (label ?? element).innerText;
    const drawn = label ? [element, label] : [element];
    const isSeen = drawn.some((each) => Number.parseFloat(getComputedStyle(each).outlineWidth) >= 2);
    return { words: words.replace(/\s*\*?\s*$/, "").trim(), isSeen };
  });

/** Presses a key until what is wanted has the focus, which must show at every stop. */
async function goTo(page: Page, wanted: string, key = "Tab"): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press(key);
    const { words, isSeen } = await focusOn(page);
    if (words !== "") expect(isSeen, `the focus shows on ${words}`).toBe(true);
    if (words === wanted || words.startsWith(`${wanted}\n`)) return;
    passed.push(words);
  }
  throw new Error(`${wanted} is not reached, but ${passed.join(" | ")}`);
}

async function answer(page: Page, question: Question): Promise<void> {
  const wanted = labelsOf(question, ANSWERS);
  if (question.kind === "multi") {
    for (const label of wanted) {
      await goTo(page, label);
      await page.keyboard.press("Space");
    }
    return;
  }
  const first = optionsFor(question, ANSWERS)[0]?.label ?? "";
  await goTo(page, first);
  await page.keyboard.press("Space");
  for (const label of wanted.filter((each) => each !== first)) await goTo(page, label, "ArrowDown");
}

async function type(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, typed] of Object.entries(fields)) {
    await goTo(page, label);
    await page.keyboard.type(typed);
  }
}

async function signUpByKeyboard(page: Page): Promise<void> {
  const { name, email } = somebody();
  await page.goto("/");
  await goTo(page, "Sign Up");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Create your account" }).waitFor();
  await type(page, { Name: name, Email: email, Password: PASSWORD, "Confirm Password": PASSWORD });
  await page.keyboard.press("Enter");
}

/** In the dialog of the step before the summary; what is added is chosen. */
async function addClientByKeyboard(page: Page): Promise<void> {
  await goTo(page, "Add New Client");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await type(page, { "Full Name": CLIENT.name, "Email Address": CLIENT.email, "Company Name": CLIENT.company });
  await type(page, { Industry: "Manu", "Company Size": "51", Website: "" });
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
}

test("somebody signs up, makes a document, buys it and opens it by keyboard alone, and the focus shows all the way", async () => {
  const page = await openAs(portal.visitor());
  await signUpByKeyboard(page);
  for (const question of STEPS.filter(({ kind }) => kind !== "client")) {
    await seeStep(page, question.step, question.title);
    await answer(page, question);
    await goTo(page, "Next");
    await page.keyboard.press("Enter");
  }
  await seeStep(page, 11, "Client Selection");
  await addClientByKeyboard(page);
  await goTo(page, "Next");
  await page.keyboard.press("Enter");
  await seeStep(page, 12, "Assessment Summary");
  await goTo(page, "Generate Solution Document");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Payment", exact: true }).waitFor();
  await type(page, {
    "Cardholder Name": "Ada Byrne",
    "Card Number": CARD.number,
    "Expiry Date": CARD.expiry,
    CVC: CARD.cvc,
  });
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Payment Successful!" }).waitFor();
  await goTo(page, "View Document");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 2, name: "Executive Summary" }).first().waitFor();
  await page.context().close();
});
