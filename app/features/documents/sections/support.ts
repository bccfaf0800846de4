/** Support and Maintenance: operations calendar, signals, renewals with dates, support model. */

import type { Content } from "#app/features/documents/content.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { COMMON_OPERATIONS } from "#app/features/documents/facts/work.ts";
import { chosenRows, type OperationRow, say } from "#app/features/documents/pack.ts";
import { ledSo } from "#app/features/documents/plan/steering.ts";
import { hypercareEnd } from "#app/features/documents/plan/task-weeks.ts";
import { Sheet } from "#app/features/documents/tree/sheet.ts";
import type { Section } from "#app/features/documents/tree/tree.ts";
import { endOfWeek } from "#app/features/documents/working-days.ts";
import { packTable } from "./solution.ts";

const FREQUENCIES = ["Daily", "Weekly", "Monthly", "Quarterly", "Yearly"];
const REMINDERS = [180, 90, 30];

/** After the acceptance of an assessment. */
const QUESTION_WEEKS = 4;
const OPERATIONS_LINE = "Operations by the consultant";

export function supportSection(content: Content): Section {
  const { brief } = content;
  const sheet = new Sheet(brief.reader);
  supportModel(sheet, content);
  operationsCalendar(sheet, content);
  reminders(sheet, content);
  return sheet.section("Support and Maintenance");
}

function supportModel(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Support model");
  sheet.paragraph("support.model", () => {
    if (brief.holds(ASSESSES))
      return `${brief.has("company-size", "small") ? "" : "An assessment leaves no running service to support. "}Questions on the report are answered by e-mail until ${formatDay(questionsUntil(content.plan))}, within the report effort.`;
    const line = content.budget.lines.find(({ item }) => item === OPERATIONS_LINE);
    const own = content.tasks.find(({ title }) => /\bhypercare\b/i.test(title));
    const within = own ? `; before ${own.id} it is part of the task that makes the change` : "";
    const [begun, first] = brief.has("company-size", "small") ? ["", ""] : [" that users notice", within];
    return `Hypercare runs from the first change${begun} until ${formatDay(hypercareEnd(content))}, ${calledHow(content)}${first}. ${line ? `From acceptance on ${formatDay(content.plan.end)} the consultant (${line.id}) and the client share the calendar below` : "Later support is not priced"}.`;
  });
}

/** The end of the fourth week after the read-out. */
function questionsUntil(plan: Content["plan"]): number {
  return endOfWeek(plan, plan.weeks + QUESTION_WEEKS);
}

/** Tenths of a day of which a call on each day of a week takes a part only. */
const DAILY = 20;

/** A call every second week is no help in two weeks. */
function calledHow(content: Content): string {
  if (isCalledDaily(content))
    return `with a daily call in the week after ${content.plan.gates[2]?.gate === "Go-live" ? "go-live" : "wave 0"}`;
  return ledSo(content.brief, content.effort) === "seldom"
    ? "with a call at each end"
    : "through the regular project call";
}

function isCalledDaily({ tasks }: Content): boolean {
  return tasks.some(({ title, days }) => title === "Hypercare" && days >= DAILY);
}

function operationsCalendar(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Operations calendar");
  sheet.table("support.calendar", () => {
    const rows = togetherOf(operationsOf(content)).toSorted(
      (a, b) => FREQUENCIES.indexOf(a.frequency) - FREQUENCIES.indexOf(b.frequency),
    );
    const [{ owner: only } = { owner: "" }] = rows;
    const isOne = rows.every(({ owner }) => owner === only);
    return {
      caption: isOne ? `Recurring work of the ${only}` : "Recurring work",
      columns: ["Frequency", "Task", ...(isOne ? [] : ["Owner"])],
      rows,
      cells: ({ frequency, task, owner }) => [frequency, task, ...(isOne ? [] : [owner])],
    };
  });
  sheet.table("support.signals", () => ({
    caption: "Monitoring signals",
    columns: ["Signal", "Threshold", "Action"],
    rows: brief.has("company-size", "small") || brief.holds(ASSESSES) ? [] : chosenRows(content.pack.signals, brief),
    cells: ({ signal, threshold, action }) => [signal, say(threshold, brief), action],
  }));
  for (const table of content.pack.tables.filter(({ section }) => section === "support"))
    packTable(sheet, table, content);
}

/** Dates of what this project makes; ends of support stand in the tables of the environment. */
function reminders(sheet: Sheet, content: Content): void {
  sheet.heading("Renewal dates");
  sheet.list("support.reminders", () =>
    (content.pack.reminders?.(content.brief, content.plan) ?? [])
      .toSorted((a, b) => a.day - b.day)
      .map(({ what, day, from = 0 }) => [
        { strong: `${formatDay(day)}. ` },
        `${what}; first reminder ${nextReminder(day, Math.max(from, content.plan.end))}.`,
      ]),
  );
}

function operationsOf({ brief, pack }: Content): readonly OperationRow[] {
  const own = chosenRows(pack.operations, brief);
  if (brief.has("company-size", "small") || brief.holds(ASSESSES)) return own;
  const common = chosenRows(COMMON_OPERATIONS, brief).filter(
    ({ frequency, covered }) => !own.some((row) => row.frequency === frequency && covered?.test(row.task)),
  );
  return [...own, ...common];
}

/** What one person does equally often stands in one row. */
function togetherOf(rows: readonly OperationRow[]): OperationRow[] {
  const groups = Map.groupBy(rows, ({ frequency, owner }) => `${frequency} ${owner}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const task = [first.task, ...others.map((row) => row.task)].join(". ");
    return [{ ...first, task, source: [...new Set([first, ...others].flatMap(({ source }) => source))] }];
  });
}

/** The first of the intervals that lies after acceptance, when whoever is reminded has taken over, and after what it speaks of is out. */
function nextReminder(day: number, exists: number): string {
  const interval = REMINDERS.find((days) => day - days > exists);
  return interval ? formatDay(day - interval) : "at once";
}
