/** Implementation Approach: method, responsibilities, tests, cutover and rollback, training, changes. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import { ASSESSES, SIZES, type Size } from "#app/features/documents/facts/effort.ts";
import { ranges } from "#app/features/documents/numbered.ts";
import { chosenRows, count, say } from "#app/features/documents/pack.ts";
import { commentDays } from "#app/features/documents/plan/comment-days.ts";
import { partsOf, rolesOf } from "#app/features/documents/plan/own-days.ts";
import { CALLED_DAYS, LED_DAYS, ledSo, STEERED_DAYS } from "#app/features/documents/plan/steering.ts";
import { Sheet, sourced } from "#app/features/documents/tree/sheet.ts";
import type { Section } from "#app/features/documents/tree/tree.ts";
import { plural } from "#app/features/documents/words.ts";
import { ownTimeTable } from "./own-time.ts";
import { packTable } from "./solution.ts";
import { zeroDay } from "./zero-day.ts";

const GOVERNANCE = {
  small: "a half-hour call every two weeks with one-page minutes",
  medium: "a weekly call and a monthly project board",
  large: "a fortnightly steering group, a weekly call and the client's change board",
  enterprise:
    "a fortnightly steering group, a weekly call, the client's change advisory board and escalation to the sponsor within one working day",
} as const;

/** Tenths of a day below which a plan is led as in a smaller organisation: nobody sits in a steering group over a few days of work. */
const LED_SO: readonly number[] = [200, STEERED_DAYS, STEERED_DAYS];

function ledAs({ brief, effort }: Content): Size {
  const byDays = LED_SO.filter((most) => effort.likely >= most).length;
  return SIZES[Math.min(SIZES.indexOf(brief.size), byDays)] ?? brief.size;
}

function governance(content: Content): string {
  const size = ledAs(content);
  if (content.effort.likely < CALLED_DAYS) return "a fortnightly call with one-page minutes";
  // its project manager has no days for more, and next to nothing is changed
  if (size !== "enterprise" && content.brief.holds(ASSESSES))
    return `${content.brief.has("company-size", "small") ? "" : "the sponsor at each gate, "}a fortnightly call with one-page minutes`;
  return GOVERNANCE[size];
}

const ASSESSMENT_PAPERS = "minutes of each workshop, the evidence register, the report and the road map";

export function approachSection(content: Content): Section {
  const { brief } = content;
  const sheet = new Sheet(brief.reader);
  approachMethod(sheet, content);
  responsibilities(sheet, content);
  acceptanceAndCutover(sheet, content);
  training(sheet, content);
  return sheet.section("Implementation Approach");
}

function approachMethod(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.paragraph("approach.method", () => {
    const led = `Governance: ${governance(content)}`;
    const isSmall = brief.has("company-size", "small"); // reads of papers among the deliverables
    const papers = brief.holds(ASSESSES) && !isSmall ? ` Documentation: ${ASSESSMENT_PAPERS}.` : "";
    const held = LED_DAYS[ledSo(brief, content.effort)];
    if (isSmall && !held) return `${led}, within the tasks' days.${papers}`;
    return `${led}${held ? `; project management includes at least ${held} for this` : "; the consultant's time is included in the tasks' days"}.${papers}`;
  });
}

function responsibilities(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Responsibilities");
  sheet.table("approach.raci", () => {
    const each = content.tasks.map((task) => ({ task, parts: partsOf(task, brief) }));
    const roles = rolesOf(brief);
    const told = roles.map((_, place) => !isSame(each.map(({ parts }) => parts[place] ?? "")));
    const kept = (line: readonly string[]) => line.filter((_, place) => told[place] ?? true);
    const rows = sharedAlike(each.map(({ task, parts }) => ({ task, parts: kept(parts) })));
    const unsaid = roles.flatMap((role, place) => (told[place] ? [] : `${role} ${each[0]?.parts[place]}`));
    return {
      caption: `Responsible (R), accountable (A), consulted (C), informed (I)${unsaid.length > 0 ? `; in all tasks: ${unsaid.join(", ")}` : ""}`,
      columns: ["Tasks", ...kept(roles)],
      rows: sourced(rows, "ej"),
      cells: ({ line }) => line,
    };
  });
  ownTimeTable(sheet, content);
}

/** Somebody who is informed of every task, or consulted on every one, needs no column. */
const isSame = (parts: readonly string[]): boolean => /^[CI]$/.test(parts[0] ?? "") && new Set(parts).size === 1;

/** The tasks that are shared out alike stand in one row. */
function sharedAlike(each: readonly { task: { id: string }; parts: string[] }[]): { line: string[] }[] {
  const rows = new Map<string, { ids: string[]; parts: string[] }>();
  for (const { task, parts } of each) {
    const row = rows.get(parts.join()) ?? { ids: [], parts };
    rows.set(parts.join(), row);
    row.ids.push(task.id);
  }
  return [...rows.values()].map(({ ids, parts }) => ({ line: [ranges(ids), ...parts] }));
}

function acceptanceAndCutover(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Acceptance");
  sheet.table("approach.tests", () => ({
    caption: "Acceptance tests",
    columns: ["Test|code", "Procedure", "Pass criterion"],
    rows: content.acceptance,
    cells: ({ test, pass }, index) => [`AT-${index + 1}`, test, pass],
  }));
  sheet.paragraph("approach.criteria", () => accepted(brief));
  sheet.paragraph(
    "approach.acceptance",
    () =>
      `The ${brief.has("company-size", "small") ? "IT contact witnesses each test" : "client IT lead witnesses each test, joined by the security lead for security controls"}. Comments on a deliverable are due within ${commentsText(content)}. Work on a change starts once the sponsor has approved its effort, cost and dates.`,
  );
  for (const table of content.pack.tables.filter(({ section }) => section === "approach"))
    packTable(sheet, table, content);
  cutover(sheet, content);
}

/** As the plan leaves them before its signatures; a small organisation reads the shortest. */
function commentsText({ brief, tasks }: Content): string {
  const { usual, least } = commentDays(tasks);
  if (least === null || brief.has("company-size", "small")) return plural(least ?? usual, "working day");
  return `${plural(usual, "working day")}, or ${least} where its sign-off falls in the same week`;
}

function accepted(brief: Brief): string {
  return brief.holds(ASSESSES)
    ? `S-1 onwards are accepted on two pieces of evidence and an owner${brief.has("integration-needs", "no-integrations") ? "" : ", I-1 onwards on owner, risk and effort"}.`
    : "";
}

function training(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Training");
  sheet.table("approach.training", () => ({
    caption: "Training",
    columns: ["Audience", "Content", "Hours|number"],
    rows: chosenRows(content.pack.training, brief),
    cells: ({ audience, content: text, hours }) => [audience, say(text, brief), `${count(hours, brief)}`],
    inWords: ({ audience, content: text, hours }) => [
      audience,
      `${say(text, brief)} (${plural(count(hours, brief), "hour")}).`,
    ],
  }));
}

function cutover(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Coexistence, cutover and rollback");
  sheet.paragraph("approach.coexistence", () => say(content.pack.coexistence, brief));
  sheet.table("approach.cutover", () => ({
    caption: `Cutover plan${zeroDay(content)}`,
    columns: ["Time", "Step", "Go/no-go check", "Rollback"],
    rows: chosenRows(content.pack.cutover, brief),
    cells: ({ step, time, check, back }) => [say(time, brief), say(step, brief), say(check, brief), say(back, brief)],
  }));
  sheet.paragraph("approach.rollback", () => {
    const rollback = say(content.pack.rollback, brief);
    return rollback !== "" && [{ strong: "Rollback. " }, rollback];
  });
}
