/** Design decisions of a document: those of the solution, the shape of the plan, security and integration. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { dayOfIso, formatDay } from "#app/features/documents/dates.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { paidEndText } from "#app/features/documents/facts/lifecycle.ts";
import type { Sourced } from "#app/features/documents/facts/sources.ts";
import { type Numbered, numbered } from "#app/features/documents/numbered.ts";
import { citedRows, type DecisionRow, type Due, type Pack, resolved } from "#app/features/documents/pack.ts";
import { decidedBy } from "#app/features/documents/plan/deadline-tasks.ts";
import {
  type Deadline,
  gatesOf,
  isNear,
  lifecycleOf,
  OR_OLDER,
  placeOf,
} from "#app/features/documents/plan/deadlines.ts";
import { fixedDay, lateness } from "#app/features/documents/plan/fixed-date.ts";
import { gateDay, type Plan } from "#app/features/documents/plan/plan.ts";
import type { PlanKind } from "#app/features/documents/plan/plan-shape.ts";
import type { Task } from "#app/features/documents/plan/tasks.ts";
import { versionOf } from "#app/features/documents/plan/version-rows.ts";
import type { Rest } from "#app/features/documents/rests.ts";
import { figure, listed, plural, sentence } from "#app/features/documents/words.ts";
import { otherProducts, undecided } from "./other-products.ts";

/** `day`: where the decision has a date of its own. */
export type DatedDecision = DecisionRow & Sourced & { due?: Due; decides?: readonly string[]; day?: number };

type Dates = { brief: Brief; plan: Plan; tasks: readonly Task[] };

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

const NEAR =
  "The client reads the allow list, the only callers that still work; the outage of each that cannot change by then is planned with its owner";

/** An assessment lists and leaves the change to the client, and so does a plan that begins too late. */
function serviceDecision(deadline: Deadline, brief: Brief, beginsLater: boolean, isEarly: boolean): string {
  if (isNear(deadline, brief)) return NEAR;
  const { bridge } = deadline;
  const otherwise = bridge ? `anything late is bridged: ${bridge}` : "the outage is accepted";
  if (beginsLater)
    return `The client identifies and changes dependent systems before the project starts, or ${otherwise}`;
  return brief.holds(ASSESSES)
    ? `Dependent systems are listed${isEarly ? "" : " in phase 1"}; the client changes them before the date, or ${otherwise}`
    : `All dependent systems are listed and changed, or ${otherwise}`;
}

/** The versions that alone can be bridged where others of the same decision cannot, as `2016`; null where paid updates are sold for all. */
function soldAlone({ product = "", systems, family, day }: Deadline, brief: Brief): string | null {
  if (systems === product) return null;
  if (!systems?.endsWith(OR_OLDER)) return product.split(" ").at(-1) ?? product;
  const rows = lifecycleOf(brief).filter((row) => row.family === family && row.end && dayOfIso(row.end) <= day);
  const sold = rows.filter(({ paidEnd }) => paidEnd && dayOfIso(paidEnd) > day);
  return sold.length < rows.length ? listed(sold.map(versionOf)) : null;
}

function bridgeOf(deadline: Deadline, brief: Brief): string {
  if (!deadline.paidEnd) return "retirement or isolation";
  const alone = soldAlone(deadline, brief);
  return alone ? `isolation or, for ${alone} alone, paid updates` : "paid updates or isolation";
}

/** What is left for a system that is not upgraded. */
function waysOn(deadline: Deadline, brief: Brief): string {
  const { product = "", paidEnd } = deadline;
  if (!paidEnd) return "retired or isolated";
  const alone = soldAlone(deadline, brief);
  return alone
    ? `isolated or, on ${product.replace(/ \d.*$/, "")} ${alone} alone, covered by paid updates`
    : "covered by paid updates or isolated";
}

const EWS = /^Exchange Web Services/;
/** Whoever is not on it has been blocked already. */
const EWS_ASK =
  "Allow list and settings of Exchange Web Services (Get-OrganizationConfig), with the owner of each caller";

/** What nobody but the client can list in time. */
const ownList = ({ what, day, product, systems = product ?? "" }: Deadline): Rest =>
  product
    ? {
        within: new RegExp(`^Systems on ${systems.replace(OR_OLDER, "")}`),
        ask: `Systems on ${systems}, by your own records`,
      }
    : { ask: EWS.test(what) ? EWS_ASK : `Systems affected by the change of ${formatDay(day)} (${what})`, atOnce: true };

/** Days from the start by which a list that nobody asks for would come too late. */
const FIRST_LISTS = 11;
/** Where discovery confirms it, any list of the servers will do. */
const ownOrOther = (deadline: Deadline): Rest => ({
  ...ownList(deadline),
  within:
    /^Systems on|servers?,? (by|with) version|server list|list of servers|SQL Server: |Exchange Server: |allow list|send mail/i,
});

/** Who carries it out. */
function carrierOf({ day }: Deadline, brief: Brief): string {
  return brief.has("solution-configuration", "azure-landing-zone")
    ? "For systems that stay, the client carries this out."
    : brief.has("solution-type", "azure-migration")
      ? `Systems that move after ${formatDay(day)} are covered by one of the three until their wave.`
      : brief.has("company-size", "small")
        ? ""
        : "The client carries this out.";
}

/** What replaces the products of a deadline: the waves of a migration, or somebody outside this project. */
function deadlineDecision(deadline: Deadline, dates: Dates): DatedDecision {
  const { brief, plan } = dates;
  const { what, day, product, family, systems, isAssumed, paidEnd, bridge } = deadline;
  const { by, listed: isListed } = decidedBy(deadline, dates);
  const confirmed = isListed ? "; phase 1 confirms the affected systems and users" : "";
  const early = isListed ? "" : " from the client's own list";
  const alone = soldAlone(deadline, brief);
  const paid = paidEnd ? `paid updates${alone ? ` for ${alone}` : ""} until ${paidEndText(paidEnd)}; ` : "";
  const scope = carrierOf(deadline, brief);
  return {
    title: product ? `${systems ?? product} when updates end` : `Service change ${placeOf(deadline, plan)}`,
    context: product
      ? `${sentence(what)} falls on ${formatDay(day)}, ${placeOf(deadline, plan)}${confirmed}.`
      : `${formatDay(day)}: ${what}${day < plan.start ? "" : confirmed}.`,
    alternatives: product
      ? `upgrade or retire; ${paid}isolation with an owner and an end date`
      : `change before the date; ${bridge ?? "switch off"}; accept the outage in writing`,
    decision: product
      ? `Each system found is upgraded, ${waysOn(deadline, brief)}, decided by ${formatDay(by)}${early}. ${scope}`.trim()
      : `${serviceDecision(deadline, brief, day < plan.start, !isListed)}, decided by ${formatDay(by)}${day < plan.start ? "; phase 1 confirms what was done" : early}.`,
    tradeOff: product
      ? `Cost of ${paidEnd ? "bridging" : "replacement or isolation"}, or exposure without security updates`
      : "Earlier work, in return for no interruption on the date",
    confidence: "medium",
    serves: [],
    ...(family && { decides: [family] }),
    ask: product
      ? `Decide for each system ${isAssumed ? "found " : ""}on ${systems}: upgrade, ${bridgeOf(deadline, brief)}`
      : `Decide how to prepare for ${formatDay(day)}: ${what}`,
    day: by,
    ...((!isListed || by <= plan.start + FIRST_LISTS) && {
      rests: () => [isListed ? ownOrOther(deadline) : ownList(deadline)],
    }),
    source: ["eol", "ej"],
  };
}

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
