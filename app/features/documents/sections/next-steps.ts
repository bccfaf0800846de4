/** Next Steps: decisions with their dates; they are the sponsor's. */

import type { Content } from "#app/features/documents/content.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { decisionsAsked } from "#app/features/documents/options/asked-decisions.ts";
import { Sheet, sourced } from "#app/features/documents/tree/sheet.ts";
import type { Section } from "#app/features/documents/tree/tree.ts";

export function nextStepsSection(content: Content): Section {
  const sheet = new Sheet(content.brief.reader);
  decisions(sheet, content);
  return sheet.section("Next Steps");
}

function decisions(sheet: Sheet, content: Content): void {
  const decider = content.brief.has("company-size", "small") ? "the owner" : "the client sponsor";
  sheet.heading("Decisions");
  sheet.table("next.decisions", () => {
    const asked = decisionsAsked(content).toSorted((a, b) => a.day - b.day);
    return {
      caption: `Decisions of ${decider}, by their dates`,
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
