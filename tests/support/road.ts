/** The portal's main job as a person does it in a browser, by what the screen shows. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { type Answers, optionsFor, type Question, STEPS } from "#app/features/catalogue/steps.ts";
import { PASSWORD } from "./journey.ts";

const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

export type NewPerson = { name: string; email: string };
type NewClient = { name: string; email: string; company: string };

export const somebody = (): NewPerson => ({ name: "Ada Byrne", email: `${crypto.randomUUID()}@example.com` });
export const CLIENT: NewClient = { name: "Orla Keane", email: "orla@keane.example", company: "Keane & Daughters" };

/** The input that a person would call by this label; required ones carry a mark. */
export function field(page: Page, label: string) {
  return page.getByLabel(new RegExp(`^${label}\\s*\\*?$`));
}

/** Fails when the page is wider than the screen or axe finds it inaccessible. Waits first for colours that are still changing. */
export async function look(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every((motion) => !(motion instanceof CSSTransition)));
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") }; // the script before has put it there
    // Leaves out what passed: describing and sending it is most of the work on a long page.
    const { violations } = await axe.run(document, { runOnly: tags, resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
  }, WCAG);
  expect(found, page.url()).toEqual([]);
}

/** Opens the menu that holds the account at this width, and follows one of its links. */
export async function followMenu(page: Page, person: NewPerson, link: string): Promise<void> {
  const button = page.getByRole("button", { name: person.name }).or(page.getByRole("button", { name: "Menu" }));
  await button.filter({ visible: true }).click();
  await page.getByRole("link", { name: link, exact: true }).filter({ visible: true }).last().click();
}

/** Fills in the sign-up form and sends it. */
export async function fillSignUp(page: Page, { name, email }: NewPerson): Promise<void> {
  await field(page, "Name").fill(name);
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(PASSWORD);
  await field(page, "Confirm Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign Up" }).click();
}

/** Fills in the required fields of whichever client form is open. */
export async function fillClient(page: Page, { name, email, company }: NewClient): Promise<void> {
  await field(page, "Full Name").fill(name);
  await field(page, "Email Address").fill(email);
  await field(page, "Company Name").fill(company);
}

/** Waits until the step is on the screen. */
export async function seeStep(page: Page, step: number, title: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.getByText(`Step ${step} of 12`).first().waitFor();
}

/** The labels of the chosen options of a question. */
export function labelsOf(question: Question, answers: Answers): string[] {
  const chosen = answers[question.id] ?? [];
  return optionsFor(question, answers)
    .filter(({ id }) => chosen.includes(id))
    .map(({ label }) => label);
}

/** Chooses options by label, without pressing a button. */
export async function choose(page: Page, question: Question, answers: Answers): Promise<void> {
  const role = question.kind === "multi" ? "checkbox" : "radio";
  for (const label of labelsOf(question, answers)) await page.getByRole(role, { name: label, exact: true }).check();
}

/** Waits until the choice is on the screen. */
export async function seeChosen(page: Page, question: Question, answers: Answers): Promise<void> {
  const role = question.kind === "multi" ? "checkbox" : "radio";
  for (const name of labelsOf(question, answers)) {
    await page.getByRole(role, { name, exact: true, checked: true }).waitFor();
  }
}

/** Answers all questions before the choice of client, pressing Next and checking each step. */
export async function answerQuestions(page: Page, answers: Answers, from = 1): Promise<void> {
  for (const question of STEPS.filter(({ kind, step }) => kind !== "client" && step >= from)) {
    await seeStep(page, question.step, question.title);
    await choose(page, question, answers);
    await page.getByRole("button", { name: "Next" }).click();
  }
}

export const CARD = { number: "4242424242424242", expiry: "1234", cvc: "123" };

/** Types the card and presses the button, which must be disabled until the card is complete. */
export async function payByCard(page: Page, card: typeof CARD): Promise<void> {
  const purchase = page.getByRole("button", { name: "Complete Purchase" });
  await field(page, "Cardholder Name").fill("Ada Byrne");
  await field(page, "Card Number").pressSequentially(card.number);
  expect(await purchase.isDisabled()).toBe(true);
  await field(page, "Expiry Date").pressSequentially(card.expiry);
  await field(page, "CVC").pressSequentially(card.cvc);
  await purchase.click();
}
