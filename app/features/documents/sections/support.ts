/** Support and Maintenance: operations calendar, signals, renewals with dates, support model. */

import type { Content } from "#app/features/documents/content.ts";
import { dayOfIso, formatDay } from "#app/features/documents/dates.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { COMMON_OPERATIONS } from "#app/features/documents/facts/work.ts";
import { chosenRows, type OperationRow } from "#app/features/documents/pack.ts";
import { lines, Sheet, sourced } from "#app/features/documents/sheet.ts";
import type { Section } from "#app/features/documents/tree.ts";
import { packTable } from "./solution.ts";

const FREQUENCIES = ["Daily", "Weekly", "Monthly", "Quarterly", "Yearly"];
const MOST_REMINDERS = 8;
const MOST_REMINDERS_SMALL = 3;
/** Three years: what is later is found again by the yearly review. */
const REMINDER_HORIZON = 1096;
const REMINDERS = [180, 90, 30];

const SUPPORT = {
  small: { hours: "business hours through the consultant", urgent: "4 working hours", normal: "2 working days" },
  medium: {
    hours: "business hours through the client's IT, consultant as second line",
    urgent: "2 working hours",
    normal: "2 working days",
  },
  large: { hours: "business hours with on-call for priority 1", urgent: "1 hour", normal: "1 working day" },
  enterprise: {
    hours: "around the clock for priority 1, through the operations centre",
    urgent: "30 minutes",
    normal: "1 working day",
  },
} as const;

/** After the acceptance of an assessment. */
const QUESTION_DAYS = 28;

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
  sheet.paragraph("support.questions", () =>
    brief.holds(ASSESSES)
      ? `An assessment leaves nothing running that would need support. Questions on the report are answered until ${formatDay(content.plan.end + QUESTION_DAYS)}, by mail and one call a week.`
      : null,
  );
  sheet.table("support.model", () => {
    if (brief.holds(ASSESSES)) return null;
    const { hours, urgent, normal } = SUPPORT[brief.size];
    return {
      caption: "Support after acceptance (proposal)",
      columns: ["Point", "Agreed value"],
      rows: lines(
        [
          ["Hours", hours],
          ["Reaction, work stopped", urgent],
          ["Reaction, work hindered", normal],
          ["Hypercare", `until ${formatDay(content.plan.end)}, daily call at first`],
          [
            "Escalation",
            brief.has("company-size", "small")
              ? "consultant, then Microsoft support"
              : "client IT lead, consultant, Microsoft support, sponsor",
          ],
        ],
        "ej",
      ),
      cells: ({ line }) => line,
    };
  });
}

function operationsCalendar(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Operations calendar");
  sheet.table("support.calendar", () => ({
    caption: "Recurring work",
    columns: ["How often", "Task", "Owner"],
    rows: operationsOf(content).toSorted((a, b) => FREQUENCIES.indexOf(a.frequency) - FREQUENCIES.indexOf(b.frequency)),
    cells: ({ frequency, task, owner }) => [frequency, task, owner],
  }));
  sheet.table("support.signals", () => ({
    caption: "Signals to watch",
    columns: ["Signal", "Threshold", "Action"],
    rows: brief.has("company-size", "small") ? [] : chosenRows(content.pack.signals, brief),
    cells: ({ signal, threshold, action }) => [signal, threshold, action],
  }));
  for (const table of content.pack.tables.filter(({ section }) => section === "support"))
    packTable(sheet, table, content);
}

function reminders(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Reminders");
  sheet.table("support.reminders", () => {
    const dates = [
      ...content.lifecycle.flatMap(({ product, family, end, source }) =>
        end && family !== "configuration-manager"
          ? [{ what: `End of support: ${product}`, day: dayOfIso(end), source }]
          : [],
      ),
      ...content.serviceDates.map(({ event, date, source }) => ({ what: event, day: dayOfIso(date), source })),
    ]
      .filter(({ day }) => day > brief.today && day - brief.today <= REMINDER_HORIZON)
      .toSorted((a, b) => a.day - b.day);
    const own = sourced(content.pack.reminders?.(brief, content.plan) ?? [], "ej");
    const most = brief.has("company-size", "small") ? MOST_REMINDERS_SMALL : MOST_REMINDERS;
    return {
      caption: "Dates to enter into the calendar, each with reminders 180, 90 and 30 days before",
      columns: ["Date|date", "Event", "Next reminder|date"],
      rows: [...own, ...dates.slice(0, most - own.length)].toSorted((a, b) => a.day - b.day),
      cells: ({ what, day }) => [formatDay(day), what, nextReminder(day, brief.today)],
    };
  });
}

function operationsOf({ brief, pack }: Content): readonly OperationRow[] {
  const own = chosenRows(pack.operations, brief);
  if (brief.has("company-size", "small") || brief.holds(ASSESSES)) return own;
  const common = chosenRows(COMMON_OPERATIONS, brief).filter(
    ({ frequency, covered }) => !own.some((row) => row.frequency === frequency && covered?.test(row.task)),
  );
  return [...own, ...common];
}

/** The first of the intervals that is still ahead. */
function nextReminder(day: number, today: number): string {
  const interval = REMINDERS.find((days) => day - days > today);
  return interval ? formatDay(day - interval) : "at once";
}
