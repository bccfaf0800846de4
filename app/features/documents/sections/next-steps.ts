/** Next Steps: decisions with owner and date, and when the work begins. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { decisionsAsked } from "#app/features/documents/options/asked-decisions.ts";
import { Sheet, sourced } from "#app/features/documents/tree/sheet.ts";
import type { Section } from "#app/features/documents/tree/tree.ts";

export function nextStepsSection(content: Content): Section {
  const { brief } = content;
  const sheet = new Sheet(brief.reader);
  decisions(sheet, content);
  beforeTheFirstDay(sheet, content);
  return sheet.section("Next Steps");
}

/** Who decides, as the tables of responsibility call them. */
function ownerOf(brief: Brief): string {
  return brief.has("company-size", "small") ? "the owner" : "the client sponsor";
}

function decisions(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Decisions");
  sheet.table("next.decisions", () => {
    const asked = decisionsAsked(content).toSorted((a, b) => a.day - b.day);
    return {
      caption: `Decisions of ${ownerOf(brief)}, by their dates`,
      columns: ["No.|code", "Decision", "By|date", "Needed for"],
      rows: sourced(asked, "ej"),
      cells: ({ number, title, text, day, needed, isLater }) => [
        number,
        isLater ? text : title,
        formatDay(day),
        needed,
      ],
    };
  });
}

function beforeTheFirstDay(sheet: Sheet, content: Content): void {
  sheet.heading("Start of the work");
  sheet.paragraph(
    "next.start",
    () =>
      `Work begins on ${formatDay(content.plan.start)}, once the sponsor is named${content.conflicts.some(({ severity }) => severity === "blocker") ? ", the precondition settled" : ""} and the order signed.`,
  );
}
