/** Implementation Timeline: phases with dates and gates, the work breakdown, freezes, and the Gantt chart. */

import type { Content } from "#app/features/documents/content.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { directoryWeeks } from "#app/features/documents/facts/effort.ts";
import { NO_GATE } from "#app/features/documents/facts/governance.ts";
import { spanOf } from "#app/features/documents/plan/fixed-date.ts";
import {
  datesOf,
  firstDayOf,
  mobilisationWeeks,
  type Plan,
  type PlanPhase,
} from "#app/features/documents/plan/plan.ts";
import type { PlanKind } from "#app/features/documents/plan/plan-shape.ts";
import { Sheet, sourced } from "#app/features/documents/tree/sheet.ts";
import type { Section } from "#app/features/documents/tree/tree.ts";
import { endOfWeek } from "#app/features/documents/working-days.ts";
import { rolloutInside } from "./inside-window.ts";
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
  sheet.paragraph("timeline.statement", () => `${content.plan.statement}${rolloutInside(content)}`);
  sheet.paragraph("timeline.start", () => {
    const { brief, plan } = content; // a small organisation reads the two dates before it among the decisions
    const built = directoryWeeks(brief);
    if (brief.has("company-size", "small"))
      return `Week 1 starts on ${formatDay(firstDayOf(plan, 1))}${built > 0 ? ", which allows time to build the directory first" : ""}${calmText(plan)}.${unhurriedText(plan)}`;
    return `Week 1${plan.windowWeeks === null ? "" : " of the plan and of the requested window"} starts on ${formatDay(firstDayOf(plan, 1))}, allowing at least ${mobilisationWeeks(brief)} weeks for signature, nominations and access${built > 0 ? `, and ${built} more for the directory, which another project builds by the end of phase 1` : ""}${calmText(plan)}.${sinceWritten(content)}`;
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

/** Whoever asked for a window may count it from the day of asking. */
function sinceWritten({ brief, plan: { windowWeeks, end } }: Content): string {
  const last = brief.today + (windowWeeks ?? Infinity) * DAYS_A_WEEK;
  if (last >= end) return "";
  return ` Counted from the date of this document, the window ends on ${formatDay(last)}, ${spanOf(end - last)} before the plan does; only an earlier order and access bring the first day forward.`;
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
  const why = ahead ? `end the rollout before the ${ahead}` : "leave room for the client's own staff";
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
