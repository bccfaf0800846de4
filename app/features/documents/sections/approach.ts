/** Implementation Approach: method, responsibilities, tests, cutover and rollback, training, change control. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import { ASSESSES, SIZES, type Size } from "#app/features/documents/facts/effort.ts";
import { OPERATIONS, OPERATIONS_PART, RACI_ROLES, RACI_ROLES_SMALL } from "#app/features/documents/facts/work.ts";
import { ranges } from "#app/features/documents/numbered.ts";
import { chosenRows, count, say } from "#app/features/documents/pack.ts";
import { responsibilitiesOf } from "#app/features/documents/plan/tasks.ts";
import { Sheet, sourced } from "#app/features/documents/tree/sheet.ts";
import type { Section } from "#app/features/documents/tree/tree.ts";
import { plural } from "#app/features/documents/words.ts";
import { packTable } from "./solution.ts";

const GOVERNANCE = {
  small: "a call each week, minutes of one page",
  medium: "a call each week and a board each month",
  large: "a steering group every two weeks, a call each week, a change board of the client",
  enterprise:
    "a steering group every two weeks, a call each week, the client's change advisory board, escalation to the sponsor within one working day",
} as const;

/** Tenths of a day below which a plan is led as in a smaller organisation: nobody sits in a steering group over a few days of work. */
const LED_SO: readonly number[] = [200, 600, 1000];
/** And below which a call each week would take a tenth of them. */
const FEW_DAYS = 100;

function ledAs({ brief, effort }: Content): Size {
  const byDays = LED_SO.filter((most) => effort.likely >= most).length;
  return SIZES[Math.min(SIZES.indexOf(brief.size), byDays)] ?? brief.size;
}

function governance(content: Content): string {
  const size = ledAs(content);
  if (content.effort.likely < FEW_DAYS) return "a call every two weeks, minutes of one page";
  // its project manager has no days for more, and next to nothing is changed
  if (size !== "enterprise" && content.brief.holds(ASSESSES))
    return `${content.brief.has("company-size", "small") ? "" : "the sponsor at each gate, "}a call every two weeks, minutes of one page`;
  return GOVERNANCE[size];
}

const ASSESSMENT_PAPERS = "minutes of each workshop, the evidence register, the report and the road map";

export function approachSection(content: Content): Section {
  const { brief } = content;
  const sheet = new Sheet(brief.reader);
  approachMethod(sheet, content);
  responsibilities(sheet, content);
  environmentsAndMethodOf(sheet, content);
  training(sheet, content);
  changeControl(sheet);
  return sheet.section("Implementation Approach");
}

function approachMethod(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.paragraph("approach.method", () => {
    const led = `Governance: ${governance(content)}`;
    const papers = brief.holds(ASSESSES) ? ` Documentation: ${ASSESSMENT_PAPERS}.` : "";
    const days = brief.has("company-size", "small") ? ", in" : "; the consultant's part is included in";
    return `${led}${days} the days of the tasks.${papers}`;
  });
}

function responsibilities(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Responsibilities");
  sheet.table("approach.raci", () => {
    const small = brief.has("company-size", "small");
    const own = brief.has("company-size", "enterprise");
    const each = content.tasks.map((task) => {
      const parts = responsibilitiesOf(task, small, brief.has("solution-type", "security"));
      return { task, parts: own ? [...parts, OPERATIONS_PART[task.kind]] : parts };
    });
    const roles = [...(small ? RACI_ROLES_SMALL : RACI_ROLES), ...(own ? [OPERATIONS] : [])];
    const told = roles.map((_, place) => !isSame(each.map(({ parts }) => parts[place] ?? "")));
    const kept = (line: readonly string[]) => line.filter((_, place) => told[place] ?? true);
    const rows = sharedAlike(each.map(({ task, parts }) => ({ task, parts: kept(parts) })));
    const unsaid = roles.flatMap((role, place) => (told[place] ? [] : `${role} ${each[0]?.parts[place]}`));
    return {
      caption: `Who is responsible (R), accountable (A), consulted (C), informed (I)${unsaid.length > 0 ? `; in all tasks: ${unsaid.join(", ")}` : ""}`,
      columns: ["Tasks", ...kept(roles)],
      rows: sourced(rows, "ej"),
      cells: ({ line }) => line,
    };
  });
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

function environmentsAndMethodOf(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Acceptance");
  sheet.table("approach.tests", () => ({
    caption: "Acceptance tests",
    columns: ["Test|code", "What is done", "Passes when"],
    rows: content.acceptance,
    cells: ({ test, pass }, index) => [`AT-${index + 1}`, test, pass],
  }));
  sheet.paragraph(
    "approach.acceptance",
    () =>
      `Each test is witnessed by the ${brief.has("company-size", "small") ? "IT contact" : "client IT lead, and by the security lead where a protection is tested"}. ${accepted(brief)}Comments on a deliverable come within 5 working days.`,
  );
  for (const table of content.pack.tables.filter(({ section }) => section === "approach"))
    packTable(sheet, table, content);
  cutover(sheet, content);
}

function accepted(brief: Brief): string {
  return brief.holds(ASSESSES)
    ? `A security requirement (S-1 onwards) is accepted with a finding on two pieces of evidence, the gap and its owner${brief.has("integration-needs", "no-integrations") ? "" : "; an interface (I-1 onwards) with a finding, an owner and an exit or follow-up date that the owner agrees to"}. `
    : brief.has("company-size", "small")
      ? ""
      : `Security controls${brief.has("integration-needs", "no-integrations") ? "" : " and integrations"} are accepted against the criteria in their own tables. `;
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

function changeControl(sheet: Sheet): void {
  sheet.heading("Change control");
  sheet.paragraph(
    "approach.change",
    () =>
      "Work on a change begins once the sponsor has approved its days, cost and effect on dates; changes of less than half a day are settled at the next gate.",
  );
}

function cutover(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Coexistence, cutover and rollback");
  sheet.paragraph("approach.coexistence", () => say(content.pack.coexistence, brief));
  sheet.table("approach.cutover", () => ({
    caption: "Cutover of this solution",
    columns: ["Time", "Step", "Go on when", "Rollback"],
    rows: chosenRows(content.pack.cutover, brief),
    cells: ({ step, time, check, back }) => [say(time, brief), say(step, brief), say(check, brief), say(back, brief)],
  }));
  sheet.paragraph("approach.rollback", () => {
    const rollback = say(content.pack.rollback, brief);
    return rollback !== "" && [{ strong: "Rollback. " }, rollback];
  });
}
