/** Implementation Timeline: phases with dates and gates, the work breakdown, freezes, and the Gantt chart. */

import type { Content } from "#app/features/documents/content.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { directoryWeeks } from "#app/features/documents/facts/effort.ts";
import { NO_GATE } from "#app/features/documents/facts/governance.ts";
import { fixedDay, spanOf } from "#app/features/documents/plan/fixed-date.ts";
import {
  datesOf,
  firstDayOf,
  mobilisationWeeks,
  type Plan,
  type PlanPhase,
  workingDayOnward,
} from "#app/features/documents/plan/plan.ts";
import { exceedsWindow } from "#app/features/documents/plan/plan-lengths.ts";
import type { PlanKind } from "#app/features/documents/plan/plan-shape.ts";
import { Sheet, sourced } from "#app/features/documents/tree/sheet.ts";
import type { Section } from "#app/features/documents/tree/tree.ts";
import { plural } from "#app/features/documents/words.ts";
import { endOfWeek } from "#app/features/documents/working-days.ts";
import { insideWindow } from "./inside-window.ts";
import { datesToWorkAround } from "./timeline-dates.ts";
import { barsOf, weeksText } from "./timeline-figure.ts";
import { workBreakdown } from "./work-breakdown.ts";

const DAYS_A_WEEK = 7;
/** Plans that are longer than the least for another reason than the client's own people. */
const HURRIED: readonly PlanKind[] = ["compressed", "minimum-scope", "late"];

export function timelineSection(content: Content): Section {
  const { brief } = content;
  const sheet = new Sheet(brief.reader);
  timelineStatement(sheet, content);
  releases(sheet, content);
  workBreakdown(sheet, content);
  datesToWorkAround(sheet, content);
  return sheet.section("Implementation Timeline");
}

function timelineStatement(sheet: Sheet, content: Content): void {
  sheet.paragraph("timeline.statement", () => `${content.plan.statement}${insideWindow(content)}`);
  sheet.paragraph("timeline.start", () => {
    const { brief, plan } = content; // a small organisation reads the two dates before it among the decisions
    const built = directoryWeeks(brief);
    if (brief.has("company-size", "small"))
      return `Week 1 starts on ${formatDay(firstDayOf(plan, 1))}${built > 0 ? ", which allows time to build the directory first" : ""}${calmText(plan)}.${unhurriedText(plan)}${windowText(content)}`;
    return `Week 1 starts on ${formatDay(firstDayOf(plan, 1))}, allowing at least ${mobilisationWeeks(brief)} weeks for signature, nominations and access${built > 0 ? `, and ${built} more for the directory, which another project builds by the end of phase 1` : ""}${calmText(plan)}.${windowText(content)}`;
  });
  sheet.table("timeline.phases", () => ({
    caption: "Phases and gates",
    columns: ["Phase", "Dates", "Gate", "Exit criteria", "Approved by"],
    rows: sourced(content.plan.phases, "ej"),
    cells: (phase) => [`${phase.number} ${phase.title}`, datesOf(phase), ...gateCells(phase, content)],
  }));
  sheet.gantt("timeline.gantt", "Plan", () => ({ weeks: content.plan.weeks, bars: barsOf(content) }));
}

/** The time that the plan leaves is first used not to begin while people are away. */
const calmText = ({ isCalm }: Plan): string => (isCalm ? ", when people are back from their holidays" : "");

/** From a quarter on, somebody looks at it again. */
const QUARTER_DAYS = 91;

/** The window counts from the date of the document, as it was asked for then. */
function windowText({ brief, plan }: Content): string {
  const { kind, windowEnd, end } = plan;
  if (windowEnd === null || (fixedDay(brief) ?? Infinity) < windowEnd) return "";
  const isSmall = brief.has("company-size", "small");
  const counted = `${isSmall ? " The" : " Counted from the date of this document, the"} requested window ends on ${formatDay(windowEnd)}`;
  if (kind === "minimum-scope") return ""; // said with what is done by then
  if (exceedsWindow(plan)) return `${counted}.`;
  if (windowEnd < end)
    return `${counted}, ${spanOf(end - windowEnd)} before the plan does; only an earlier order and access bring the first day forward.`;
  const weeks = Math.floor((windowEnd - end) / DAYS_A_WEEK);
  if (weeks === 0) return `${counted}.`;
  const review =
    isSmall || kind === "releases" || windowEnd - end < QUARTER_DAYS
      ? ""
      : `; ${windowEnd - end < 2 * QUARTER_DAYS ? "" : "each quarter, first "}on ${formatDay(workingDayOnward(end + QUARTER_DAYS, brief))}, the sponsor decides whether to order further work`;
  return `${counted}, ${plural(weeks, "week")} after the plan${review}.`;
}

/** For the first page, which tells of a plan that leaves its window for its scope elsewhere. */
export function afterWindow({ brief, plan: { kind, windowEnd, end } }: Content): string {
  if (windowEnd === null || windowEnd >= end || fixedDay(brief) !== null || kind === "minimum-scope") return "";
  return `, ${spanOf(end - windowEnd)} after the requested window`;
}

/** What must come back is shown to before the service is used. */
const RESTORED = /restore test/i;
const ROLLED_OUT = 3;

/** The rollout stands in two rows where the window ends inside it; its gate is at the end of the second. */
function gateCells({ number, start }: PlanPhase, { plan: { phases, gates }, tasks }: Content): string[] {
  const isLast = phases.findLast((phase) => phase.number === number)?.start === start;
  const own = gates[number - 1];
  const isRestored =
    number === ROLLED_OUT && tasks.some(({ phase, title }) => phase === number && RESTORED.test(title));
  const evidence = `${own?.evidence}${isRestored ? ", restore rehearsed" : ""}`;
  return isLast && own ? [own.gate, evidence, own.decides] : [NO_GATE, "remaining rollout scheduled", "–"];
}

/** A small organisation reads no statement of its plan, but the least weeks of it where they stand beside those of the options. */
function unhurriedText({ kind, weeks, minimumWeeks, scoredWeeks, ahead }: Plan): string {
  if (weeks <= minimumWeeks || HURRIED.includes(kind) || !(scoredWeeks || ahead)) return "";
  const why = ahead ? `end the rollout before the ${ahead}` : "suit the client's own staff";
  return ` The work needs at least ${minimumWeeks} weeks; ${weeks} ${why}.`;
}

const RELEASE_WEEKS = 12;

/** The rollout of a long programme: each release ends with a review that may end the programme early. */
function releases(sheet: Sheet, content: Content): void {
  sheet.table("timeline.releases", () => {
    const { plan } = content;
    const { kind, phases } = plan;
    const rollout = phases.find(({ number }) => number === 3);
    if (kind !== "releases" || !rollout) return null;
    const count = Math.ceil((rollout.end - rollout.start) / RELEASE_WEEKS);
    const rows = Array.from({ length: count }, (_, index) => {
      const first = rollout.start + index * RELEASE_WEEKS;
      return { first, last: Math.min(first + RELEASE_WEEKS, rollout.end) };
    });
    return {
      caption: "Rollout releases, each closing with a review",
      columns: ["Release|number", "Weeks", "Review|date", "Decision"],
      rows: sourced(rows, "ej"),
      cells: ({ first, last }, index) => [
        `${index + 1}`,
        weeksText(first, last),
        formatDay(endOfWeek(plan, last)),
        index + 1 < count ? "content of the next release, or early handover" : "handover",
      ],
    };
  });
}
