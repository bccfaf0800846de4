/** Next Steps: decisions with owner and date, and what comes before the first day of work. */

import { decisionsAsked } from "#app/features/documents/asked-decisions.ts";
import type { Brief } from "#app/features/documents/brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import { addWorkingDays, formatDay } from "#app/features/documents/dates.ts";
import { orderWorkingDays, SPONSOR_WORKING_DAYS } from "#app/features/documents/plan.ts";
import { Sheet, sourced } from "#app/features/documents/sheet.ts";
import type { Section } from "#app/features/documents/tree.ts";
import { clause } from "#app/features/documents/words.ts";

export function nextStepsSection(content: Content): Section {
  const { brief } = content;
  const sheet = new Sheet(brief.reader);
  decisions(sheet, content);
  beforeTheFirstDay(sheet, content);
  return sheet.section("Next Steps");
}

function ownerOf(brief: Brief): string {
  return brief.has("company-size", "small") ? "Owner" : "Client sponsor";
}

function decisions(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Decisions");
  sheet.table("next.decisions", () => {
    const asked = decisionsAsked(content).toSorted((a, b) => a.day - b.day);
    return {
      caption: "Decisions asked for",
      columns: ["No.|code", "Decision", "Owner", "By|date", "Needed for"],
      rows: sourced(asked, "ej"),
      cells: ({ number, text, day, needed }) => [number, text, ownerOf(brief), formatDay(day), needed],
    };
  });
}

function beforeTheFirstDay(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Start of the work");
  sheet.table("next.actions", () => ({
    caption: "Before the first day of work",
    columns: ["No.|number", "Action", "Who", "By|date"],
    rows: sourced(
      [
        { action: "Name sponsor, deputy and contacts", who: ownerOf(brief), days: SPONSOR_WORKING_DAYS },
        { action: "Name who answers each information request", who: "Client IT lead", days: 8 },
        { action: "Send the access list and the firewall list", who: "Consultant", days: 8 },
        { action: "Sign the order", who: ownerOf(brief), days: orderWorkingDays(brief) },
      ],
      "ej",
    ),
    cells: ({ action, who, days }, index) => [
      `${index + 1}`,
      action,
      who,
      formatDay(addWorkingDays(brief.today, days)),
    ],
  }));
  sheet.paragraph(
    "next.start",
    () =>
      `With the sponsor named${content.conflicts.some(({ severity }) => severity === "blocker") ? ", the precondition settled" : ""} and the order signed, work begins on ${formatDay(content.plan.start)} and ends on ${formatDay(content.plan.end)}. The risk to watch from the first day is ${content.risks[0]?.number}: ${clause(content.risks[0]?.text ?? "")}.`,
  );
}
