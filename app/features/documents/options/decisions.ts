/** Design decisions of a document: those of the solution, the shape of the plan, security and integration. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { type Numbered, numbered } from "#app/features/documents/numbered.ts";
import { citedRows, type Pack, resolved } from "#app/features/documents/pack.ts";
import { gatesOf } from "#app/features/documents/plan/deadlines.ts";
import { fixedDay, lateness } from "#app/features/documents/plan/fixed-date.ts";
import { gateDay, type Plan } from "#app/features/documents/plan/plan.ts";
import type { PlanKind } from "#app/features/documents/plan/plan-shape.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import { type DatedDecision, type Dates, deadlineDecision } from "./deadline-decision.ts";
import { otherProducts, undecided } from "./other-products.ts";

/** The settled configuration comes first when the chosen one could not be designed. */
export function decisionsOf(pack: Pack, dates: Dates): Numbered<DatedDecision>[] {
  const { brief, plan } = dates;
  const own = citedRows(pack.decisions, brief);
  const design = own.map((row) => ({ ...row, due: resolved(row.due, brief), decides: resolved(row.decides, brief) }));
  const gates = gatesOf(brief).map((gate) => deadlineDecision(gate, dates));
  const others = otherProducts(undecided(brief, design, gatesOf(brief)), brief, gateDay(plan, "design"));
  const all: DatedDecision[] = [...design, ...planDecisions(brief, plan), ...gates, ...others];
  const rows = brief.has("company-size", "small") ? weightiest(all) : all;
  if (brief.configuration === brief.chosen) return numbered("D", rows);
  const moved: DatedDecision = {
    title: "Configuration",
    context: `“${brief.chosen.name}” was chosen, but ${misfit(brief)} its rating.`,
    alternatives: `${brief.chosen.name}; ${brief.configuration.name}`,
    decision: `This document designs “${brief.configuration.name}”. The chosen one remains an option only if the confirmed numbers fit it.`,
    tradeOff:
      brief.chosen.id === "sccm-enterprise"
        ? "Fewer components, without capacity that this size never uses"
        : "More components, in return for a design that fits from day one",
    confidence: "high",
    ask: `Confirm the configuration “${brief.configuration.name}” in place of “${brief.chosen.name}”, which does not fit this size`,
    source: ["spec"],
  };
  return numbered("D", [moved, ...rows]);
}

function misfit(brief: Brief): string {
  const counted = brief.chosen.rating?.unit === "devices" ? brief.given("devices") : null;
  if (counted !== null) return `a count of ${plural(counted, "device")} does not fit`;
  return brief.given("head-count") === null
    ? "the size band cannot fit"
    : `a head-count of ${figure(brief.users)} does not fit`;
}

export const PLAN_TYPE = "Plan type";
const FEWEST_DECISIONS = 6;

/** What the client is asked, what shapes the plan, what products lose their support, and the first of the others up to six, where all deadlines count as one. */
function weightiest(rows: readonly DatedDecision[]): DatedDecision[] {
  const needed = rows.filter(({ ask, day, serves, decides }) => ask || day || decides || serves?.includes("time"));
  const more = Math.max(0, needed.filter(({ day }) => day).length - 1);
  const room = Math.max(0, FEWEST_DECISIONS + more - needed.length);
  const others = rows.filter((row) => !needed.includes(row));
  const spare = others.toSorted((a, b) => Number(b.isKept ?? false) - Number(a.isKept ?? false)).slice(0, room);
  return rows.filter((row) => needed.includes(row) || spare.includes(row));
}

/** A compressed plan whose first day, not its length, puts its end beyond the window. */
const NEAR_WINDOW = [
  "Compressed plan, ending as soon as its start allows.",
  "standard plan; compressed plan; smaller scope",
  "Little slack, in return for the earlier end",
] as const;

/** Shapes that give up a date or scope, with what else there was and what is given up; of the others the timeline says all. */
const PLAN_CHOICES: Partial<Record<PlanKind, readonly [choice: string, others: string, lost: string]>> = {
  compressed: [
    "Compressed plan within the window.",
    "standard plan beyond the window; compressed plan; smaller scope",
    "Little slack, in return for the window",
  ],
  "minimum-scope": [
    "A pilot first, the rollout after it.",
    "standard plan; a pilot first; smaller scope",
    "Crowded first weeks, in return for early results",
  ],
  releases: [
    "Programme of 12-week releases.",
    "one rollout; releases",
    "Later completion, in return for a review after each release",
  ],
  late: [
    "The shortest plan that the work and the freezes allow, ending after the fixed date:",
    "later date; smaller scope; shortest plan",
    "No slack",
  ],
};

function askedTime(brief: Brief): string {
  const day = fixedDay(brief);
  const window = brief.label("timeline").toLowerCase();
  if (day === null) return window;
  return `${brief.has("timeline", "no-timeline") ? "" : `${window}, and `}the fixed date of ${formatDay(day)}`;
}

function planDecisions(brief: Brief, plan: Plan): DatedDecision[] {
  const { kind, weeks, minimumWeeks, windowEnd, end } = plan;
  const endsLater = kind === "compressed" && windowEnd !== null && windowEnd < end;
  const shape = endsLater ? NEAR_WINDOW : PLAN_CHOICES[kind];
  if (!shape) return [];
  const [choice, alternatives, lost] = shape;
  return [
    {
      title: PLAN_TYPE,
      context: `Requested: ${askedTime(brief)}; minimum ${minimumWeeks} weeks.`,
      alternatives,
      decision: `${choice} ${weeks} weeks in total.`,
      tradeOff: `${lost}; ${lateness(brief, plan) ? "the fixed date is missed, but " : ""}quality gates remain`,
      confidence: kind === "minimum-scope" || kind === "compressed" ? "medium" : "high",
      serves: [],
      source: ["spec", "ej"],
    },
  ];
}
