/** Everything the sections share, worked out once: plan, effort, budget, tasks, risks, decisions, requirements, assumptions. */

import { requireQuestion } from "#app/features/catalogue/steps.ts";
import { type Appraisal, appraise } from "./appraisal.ts";
import type { Brief } from "./brief.ts";
import { type Budget, budgetOf } from "./budget.ts";
import { dayOfIso } from "./dates.ts";
import { type Effort, effortOf } from "./effort.ts";
import { endDay, LIFECYCLE, type LifecycleRow, SERVICE_DATES, type ServiceDateRow } from "./facts/lifecycle.ts";
import { TECHNOLOGIES } from "./facts/technologies.ts";
import { COMMON_ASSUMPTIONS, COMMON_DECISIONS, COMMON_RISKS, ROW_LIMITS } from "./facts/work.ts";
import { type AssumptionRow, chosenRows, type DecisionRow, type Pack, type RiskRow, say } from "./pack.ts";
import { type Plan, type PlanKind, planOf } from "./plan.ts";
import { type Conflict, conflictsOf } from "./rules/conflicts.ts";
import { packOf } from "./solutions/packs.ts";
import { integrationsOf, optionLabel, requirementsOf, type Task, tasksOf } from "./tasks.ts";
import { figure } from "./words.ts";

export type Numbered<Row> = Row & { number: string };
export type Assumption = Numbered<{ text: string; ifWrong: string; task: string; source: AssumptionRow["source"] }>;
export type Requirement = {
  number: string;
  text: string;
  kind: "functional" | "capacity" | "security" | "integration" | "availability" | "time" | "objective";
  priority: "must" | "should";
  from: string;
  /** The option id behind it, where there is one. */
  option?: string;
};
export type Deadline = { what: string; day: number };

/** Every derived field notes the answers behind it when it is read, so sections read it inside the making of a block, never before. */
export type Content = {
  brief: Brief;
  readonly pack: Pack;
  readonly plan: Plan;
  readonly effort: Effort;
  readonly budget: Budget;
  readonly tasks: readonly Task[];
  readonly risks: readonly Numbered<RiskRow>[];
  readonly conflicts: readonly Conflict[];
  readonly assumptions: readonly Assumption[];
  readonly decisions: readonly Numbered<DecisionRow>[];
  readonly requirements: readonly Requirement[];
  readonly appraisal: Appraisal;
  readonly requests: readonly string[];
  readonly lifecycle: readonly LifecycleRow[];
  readonly serviceDates: readonly ServiceDateRow[];
  /** The earliest end of support or service within 24 months, among what the answers name. */
  readonly deadline: Deadline | null;
};

const DEADLINE_DAYS = 730;
const GENERIC_DATES = 5;
/** Products whose version decides how long they are supported. */
const VERSIONED = new Set(["windows-server", "exchange-server", "sharepoint", "sql-server"]);

export function contentOf(brief: Brief): Content {
  const derive = <T>(work: () => T) => brief.reader.derive(work);
  const pack = derive(() => packOf(brief.solution));
  const plan = derive(() => planOf(brief));
  const effort = derive(() => effortOf(brief));
  const lifecycle = derive(() => lifecycleOf(brief));
  const serviceDates = derive(() => serviceDatesOf(brief));
  const getters = {
    pack,
    plan,
    effort,
    budget: derive(() => budgetOf(brief, pack(), effort())),
    tasks: derive(() => tasksOf(brief, pack(), plan(), effort())),
    risks: derive(() => risksOf(brief, pack())),
    conflicts: derive(() => conflictsOf(brief)),
    assumptions: derive(() => assumptionsOf(brief, pack())),
    decisions: derive(() => decisionsOf(brief, pack(), plan())),
    requirements: derive(() => requirementListOf(brief, pack())),
    appraisal: derive(() => appraise(brief, pack())),
    requests: derive(() => requestsOf(brief, pack())),
    lifecycle,
    serviceDates,
    deadline: derive(() => deadlineOf(brief, lifecycle(), serviceDates())),
  };
  const content = { brief } as Content; // the getters below complete it
  for (const [name, get] of Object.entries(getters)) Object.defineProperty(content, name, { get, enumerable: true });
  return content;
}

/** What the client must decide: preconditions first, then a choice that the appraisal leaves open, then the design. */
export function decisionsAsked({
  brief,
  conflicts,
  appraisal,
  decisions,
}: Content): { number: string; text: string }[] {
  const { winner, designed } = appraisal;
  const asked = decisions.flatMap(({ number, ask }) => (ask ? [{ number, text: say(ask, brief) }] : []));
  if (winner !== designed) {
    const text = `Choose between ${designed.letter} (${designed.row.name}) and ${winner.letter} (${winner.row.name})`;
    asked.unshift({ number: "appraisal", text });
  }
  const blockers = conflicts.filter(({ severity }) => severity === "blocker");
  return [
    ...blockers.map(({ id, treatment }) => ({
      number: id,
      text: `Settle the precondition. ${treatment.replace(/\.$/, "")}`,
    })),
    ...asked,
  ];
}

function number<Row>(letter: string, rows: readonly Row[]): Numbered<Row>[] {
  return rows.map((row, index) => ({ ...row, number: `${letter}-${String(index + 1).padStart(2, "0")}` }));
}

function risksOf(brief: Brief, pack: Pack): Numbered<RiskRow>[] {
  const rows = [...chosenRows(pack.risks, brief), ...chosenRows(COMMON_RISKS, brief)]
    .toSorted((a, b) => b.likelihood * b.impact - a.likelihood * a.impact)
    .slice(0, ROW_LIMITS[brief.size].risks);
  return number("K", rows);
}

/** The settled configuration comes first when the chosen one could not be designed. */
function decisionsOf(brief: Brief, pack: Pack, plan: Plan): Numbered<DecisionRow>[] {
  const rows = [
    ...chosenRows(pack.decisions, brief),
    planDecision(brief, plan),
    ...chosenRows(COMMON_DECISIONS, brief),
  ];
  if (brief.configuration === brief.chosen) return number("D", rows);
  const moved: DecisionRow = {
    title: "Configuration",
    context: `“${brief.chosen.name}” was chosen; the size band cannot fit its rating.`,
    alternatives: `${brief.chosen.name}; ${brief.configuration.name}`,
    decision: `This document designs “${brief.configuration.name}”. The chosen configuration remains possible only if the confirmed headcount contradicts the size band.`,
    tradeOff: "More components against a design that is outgrown on the first day",
    confidence: "high",
    ask: `Confirm the configuration “${brief.configuration.name}”`,
    source: ["spec"],
  };
  return number("D", [moved, ...rows]);
}

const PLAN_CHOICES: Record<PlanKind, string> = {
  compressed: "Compressed plan inside the window.",
  "minimum-scope": "Minimum scope inside the window, the rest dated after it.",
  standard: "Standard plan of four phases.",
  scaled: "Standard phases scaled to the window.",
  releases: "Programme in releases of 12 weeks.",
  extended: "Four phases with the rollout stretched into waves.",
};

function planDecision(brief: Brief, { kind, weeks, minimumWeeks }: Plan): DecisionRow {
  return {
    title: "Shape of the plan",
    context: `Asked for: ${brief.label("timeline").toLowerCase()}; least time ${minimumWeeks} weeks.`,
    alternatives: "standard plan; compressed plan; minimum scope; waves or releases",
    decision: `${PLAN_CHOICES[kind]} ${weeks} weeks in all.`,
    tradeOff: "Date against scope and cost; quality gates stay",
    confidence: kind === "minimum-scope" || kind === "compressed" ? "medium" : "high",
    serves: ["time"],
    source: ["spec", "ej"],
  };
}

function assumptionsOf(brief: Brief, pack: Pack): Assumption[] {
  const open: AssumptionRow[] = brief.assumed.map((id) => ({
    text: `The question “${requireQuestion(id).title}” was left open; planned with ${brief.label(id)}.`,
    ifWrong: "Scope, effort and licences are to be worked out again: 1 day",
    task: `Ask for “${requireQuestion(id).title}” at kick-off`,
    source: ["ej"],
  }));
  if (brief.client.country === null) {
    open.push({
      text: "The client's country is not on record; law, currency and rates of an EU country are assumed.",
      ifWrong: "The regulation tables and the rate card change; no change of design",
      task: "Confirm country and places of business before the offer is signed",
      source: ["ej"],
    });
  }
  const versions = TECHNOLOGIES.filter(({ id }) => VERSIONED.has(id) && brief.has("current-technologies", id)).map(
    ({ id, request, effect }): AssumptionRow => ({
      text: `Versions of ${optionLabel("current-technologies", id)} are not known; the earliest date that could apply is planned with.`,
      ifWrong: `Changes: ${effect}`,
      task: request,
      source: ["eol", "ej"],
    }),
  );
  const rows = [...open, ...chosenRows(COMMON_ASSUMPTIONS, brief), ...chosenRows(pack.assumptions, brief), ...versions];
  return number(
    "A",
    rows.map(({ text, ifWrong, task, source }) => ({ text: say(text, brief), ifWrong, task, source })),
  );
}

function requirementListOf(brief: Brief, pack: Pack): Requirement[] {
  const list: Omit<Requirement, "number">[] = [
    {
      text: `Deliver ${say(pack.deliverable, brief)}`,
      kind: "functional",
      priority: "must",
      from: "Solution Configuration",
    },
    {
      text: `Carry ${figure(brief.users)} users and ${figure(brief.devices)} devices, with room for 30% more`,
      kind: "capacity",
      priority: "must",
      from: "Organization Size",
    },
    {
      text: timeText(brief),
      kind: "time",
      priority: brief.has("timeline", "no-timeline") ? "should" : "must",
      from: "Implementation Timeline",
    },
  ];
  const [recovery] = chosenRows(pack.recovery, brief);
  if (recovery) {
    list.push({
      text: `Recovery of “${recovery.service}” within: ${say(recovery.rto, brief)}; data lost at most: ${say(recovery.rpo, brief)}`,
      kind: "availability",
      priority: "must",
      from: "Solution Configuration",
    });
  }
  for (const id of brief.values("primary-objective")) {
    list.push({
      text: `Serve the objective: ${optionLabel("primary-objective", id)}`,
      kind: "objective",
      priority: "should",
      from: "Primary Business Objectives",
      option: id,
    });
  }
  for (const { id } of requirementsOf(brief)) {
    list.push({
      text: optionLabel("security-requirements", id),
      kind: "security",
      priority: "must",
      from: "Security Requirements",
      option: id,
    });
  }
  for (const { id } of integrationsOf(brief)) {
    list.push({
      text: `Work together with: ${optionLabel("integration-needs", id)}`,
      kind: "integration",
      priority: "must",
      from: "Integration Requirements",
      option: id,
    });
  }
  return number("R", list);
}

function timeText(brief: Brief): string {
  return brief.has("timeline", "no-timeline")
    ? "Finish within the standard plan; no date is fixed"
    : `Finish within ${brief.label("timeline")}`;
}

function requestsOf(brief: Brief, pack: Pack): string[] {
  const technologies = TECHNOLOGIES.filter(({ id }) => brief.has("current-technologies", id)).map(
    ({ request }) => request,
  );
  const general = [
    "Headcount, devices and shift workers by site",
    "Network plan with sites, links and addresses",
    "Contracts and licences with renewal dates",
    "Change windows and freeze periods",
    "Existing policies for security and data protection",
  ];
  return [...new Set([...technologies, ...pack.requests, ...general])].slice(0, ROW_LIMITS[brief.size].requests);
}

function lifecycleOf(brief: Brief): LifecycleRow[] {
  if (brief.has("current-technologies", "none")) {
    return LIFECYCLE.filter((row) => (endDay(row) ?? 0) >= brief.today)
      .toSorted((a, b) => (endDay(a) ?? 0) - (endDay(b) ?? 0))
      .slice(0, GENERIC_DATES);
  }
  const devices = brief.has("solution-type", "configuration-manager", "microsoft-365", "security");
  return LIFECYCLE.filter(({ family }) => {
    if (family === "windows-client") return devices;
    if (family === "configuration-manager") return brief.has("solution-type", "configuration-manager");
    return TECHNOLOGIES.some(({ id }) => id === family) && brief.has("current-technologies", family);
  });
}

function serviceDatesOf(brief: Brief): ServiceDateRow[] {
  return SERVICE_DATES.filter(({ families }) =>
    families.some(
      (family) =>
        brief.has("current-technologies", family) ||
        brief.has("solution-type", family) ||
        brief.has("integration-needs", family),
    ),
  );
}

/** Products count before services; where no product was named, only services can set a deadline. */
function deadlineOf(
  brief: Brief,
  lifecycle: readonly LifecycleRow[],
  services: readonly ServiceDateRow[],
): Deadline | null {
  const named = brief.has("current-technologies", "none") ? [] : lifecycle;
  const ends = named.flatMap(({ product, end }) =>
    end ? [{ what: `end of support of ${product}`, day: dayOfIso(end) }] : [],
  );
  const events = services.map(({ event, date }) => ({ what: event, day: dayOfIso(date) }));
  return nearest(ends, brief.today) ?? nearest(events, brief.today);
}

function nearest(deadlines: readonly Deadline[], today: number): Deadline | null {
  const ahead = deadlines.filter(({ day }) => day >= today && day - today <= DEADLINE_DAYS);
  return ahead.toSorted((a, b) => a.day - b.day)[0] ?? null;
}
