/** Next Steps: what is done until the work is under way, by its dates; what the first page asks is named by its place there. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { type AskedDecision, sponsorDay } from "#app/features/documents/options/asked-decisions.ts";
import { orderDay, workingDayBefore } from "#app/features/documents/plan/plan.ts";
import { firstDayOf } from "#app/features/documents/rules/risks.ts";
import { Sheet, sourced } from "#app/features/documents/tree/sheet.ts";
import type { Section } from "#app/features/documents/tree/tree.ts";
import { listed } from "#app/features/documents/words.ts";
import { endOfWeek } from "#app/features/documents/working-days.ts";
import { AT_ONCE } from "./environment.ts";

type Step = { day: number; step: string; needed: string };

export function nextStepsSection(content: Content): Section {
  const sheet = new Sheet(content.brief.reader);
  sheet.table("next.steps", () => ({
    caption: "Next steps (decisions by the sponsor)",
    columns: ["By|date", "Step", "Required for"],
    rows: sourced(stepsOf(content), "ej"),
    cells: ({ day, step, needed }) => [formatDay(day), step, needed],
  }));
  return sheet.section("Next Steps");
}

function stepsOf(content: Content): Step[] {
  const { brief, plan, requests, asked } = content;
  const inFull = asked.filter(({ isLater }) => isLater);
  const others = requests.length > AT_ONCE ? ", the rest a week later" : "";
  const steps = [
    { day: sponsorDay(content), step: "Name a sponsor and a deputy", needed: "all decisions" },
    ...byReference(
      asked.filter(({ isLater }) => !isLater),
      brief.has("company-size", "small"),
    ),
    ...inFull.map(({ day, number, text, needed }) => ({ day, step: `${text} (${number})`, needed })),
    { day: orderDay(brief), step: "Sign the order and release the budget", needed: "the start" },
    { day: firstDayOf(plan, 1), step: `Kick-off (T-1.1)${accessText(brief)}`, needed: "discovery" },
    {
      day: workingDayBefore(endOfWeek(plan, 1), brief),
      step: `Answer information requests 1 to ${Math.min(AT_ONCE, requests.length)}${others}`,
      needed: "discovery",
    },
  ];
  return steps.toSorted((a, b) => a.day - b.day);
}

/** Week 1 reads with it. A custom assessment has it among its decisions, and not among the duties of the appendix. */
const accessText = ({ solution }: Brief): string =>
  solution === "custom" ? ". Provide the read-only accounts" : ". Grant access (appendix C)";

/** Those of one day and one purpose in one row; a small organisation reads no purpose. */
function byReference(asked: readonly AskedDecision[], isSmall: boolean): Step[] {
  const rows = Map.groupBy(
    asked.map((row, index) => ({ ...row, place: `${index + 1}` })),
    ({ day, needed }) => (isSmall ? `${day}` : `${day} ${needed}`),
  );
  return [...rows.values()].map((group) => ({
    day: group[0]?.day ?? 0,
    step: `Decision${group.length > 1 ? "s" : ""} ${listed(group.map(({ place }) => place))} of the summary`,
    needed: group[0]?.needed ?? "",
  }));
}
