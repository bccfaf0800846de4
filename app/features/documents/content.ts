/** Everything the sections share, worked out once: plan, effort, budget, tasks, risks, decisions, requirements, assumptions. */

import { type Appraisal, type AppraisedOption, appraise, levelWith, rivalsOf } from "./appraisal.ts";
import { type Assumption, assumptionsOf, unknownDetails } from "./assumptions.ts";
import type { Brief } from "./brief.ts";
import { type Budget, budgetOf, formatAmount } from "./budget.ts";
import { beyondFrame } from "./budget-frame.ts";
import { addWorkingDays } from "./dates.ts";
import { type Deadline, deadlineOf, gateOf, lifecycleOf, serviceDatesOf } from "./deadlines.ts";
import { type DatedDecision, decisionsOf } from "./decisions.ts";
import { type Effort, effortOf } from "./effort.ts";
import { type Estimate, estimatesOf, optionsOf } from "./estimates.ts";
import type { LifecycleRow, ServiceDateRow } from "./facts/lifecycle.ts";
import { TECHNOLOGIES } from "./facts/technologies.ts";
import { COMMON_RISKS, ROW_LIMITS } from "./facts/work.ts";
import { type Numbered, numbered } from "./numbered.ts";
import { chosenRows, type Pack, type RiskRow, say } from "./pack.ts";
import {
  gateDay,
  isHurried,
  orderWorkingDays,
  type Plan,
  planOf,
  SPONSOR_WORKING_DAYS,
  workingDayBefore,
} from "./plan.ts";
import { type Requirement, requirementListOf } from "./requirements.ts";
import { type Conflict, conflictsOf } from "./rules/conflicts.ts";
import { packOf } from "./solutions/packs.ts";
import { type Task, tasksOf } from "./tasks.ts";
import { listed } from "./words.ts";

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
  readonly decisions: readonly Numbered<DatedDecision>[];
  readonly requirements: readonly Requirement[];
  readonly appraisal: Appraisal;
  readonly estimates: readonly Estimate[];
  readonly requests: readonly string[];
  readonly lifecycle: readonly LifecycleRow[];
  readonly serviceDates: readonly ServiceDateRow[];
  /** The earliest end of support or service within 24 months, among what the answers name. */
  readonly deadline: Deadline | null;
};

export function contentOf(brief: Brief): Content {
  const derive = <T>(work: () => T) => brief.reader.derive(work);
  const pack = derive(() => packOf(brief.solution));
  const plan = derive(() => planOf(brief));
  const effort = derive(() => effortOf(brief));
  const lifecycle = derive(() => lifecycleOf(brief));
  const serviceDates = derive(() => serviceDatesOf(brief));
  const tasks = derive(() => tasksOf(brief, pack(), plan(), effort()));
  const budget = derive(() => {
    const parts = { pack: pack(), effort: effort(), plan: plan(), tasks: tasks(), gate: gateOf(brief) };
    return budgetOf(brief, parts);
  });
  const options = derive(() => optionsOf(brief, pack()));
  const estimates = derive(() => estimatesOf(brief, options(), { effort: effort(), budget: budget(), plan: plan() }));
  const appraisal = derive(() => appraise(brief, options(), estimates(), plan().windowWeeks));
  const getters = {
    pack,
    plan,
    effort,
    budget,
    tasks,
    risks: derive(() => risksOf(brief, pack(), plan())),
    conflicts: derive(() => conflictsOf(brief)),
    assumptions: derive(() => assumptionsOf(brief, pack())),
    decisions: derive(() => decisionsOf(brief, pack(), plan())),
    requirements: derive(() => requirementListOf(brief, pack())),
    appraisal,
    estimates,
    requests: derive(() => requestsOf(brief, pack())),
    lifecycle,
    serviceDates,
    deadline: derive(() => deadlineOf(brief, lifecycle(), serviceDates())),
  };
  const content = { brief } as Content; // the getters below complete it
  for (const [name, get] of Object.entries(getters)) Object.defineProperty(content, name, { get, enumerable: true });
  return content;
}

/** `needed`: the task that acts on it, the gate that it is part of, or the order. */
export type AskedDecision = { number: string; text: string; day: number; needed: string };

/** A rule of the answers that promises the choice whatever the scores say. */
const CHOICE_PROMISED = "X15";

/** What the client must decide: preconditions first, then a choice that the appraisal leaves open, then the design; each not before what it needs is known. */
export function decisionsAsked(content: Content): AskedDecision[] {
  const { brief, conflicts, appraisal, decisions, plan, tasks, budget } = content;
  const order = (place: number) =>
    addWorkingDays(brief.today, Math.min(SPONSOR_WORKING_DAYS + place, orderWorkingDays(brief)));
  const before: { number: string; text: string }[] = conflicts
    .filter(({ severity }) => severity === "blocker")
    .map(({ number, treatment }) => ({ number, text: `Settle the precondition. ${treatment.replace(/\.$/, "")}` }));
  const others = rivalsOf(
    appraisal,
    conflicts.some(({ id }) => id === CHOICE_PROMISED),
  );
  if (others.length > 0) {
    const nameOf = ({ letter, row }: AppraisedOption) => `${letter} (${row.name})`;
    const text =
      levelWith(appraisal).length > 0
        ? `Confirm ${nameOf(appraisal.designed)}; no less in the scores: ${listed(others.map(nameOf))}`
        : `Choose between ${listed([appraisal.designed, ...others].map(nameOf))}`;
    before.push({ number: "options", text });
  }
  const beyond = beyondFrame(brief, budget);
  const [main] = budget.totals;
  if (beyond > 0 && main)
    before.push({
      number: "budget",
      text: `Choose a wider budget or a smaller scope: the likely one-off sum is ${formatAmount(beyond, main.currency)} above the frame that was given`,
    });
  const own = decisions.flatMap((row) =>
    row.ask ? [{ number: row.number, text: say(row.ask, brief), ...dueOf(row, plan, tasks) }] : [],
  );
  return [...before.map((row) => ({ ...row, needed: ORDER, day: undefined })), ...own].map((row, place) => ({
    ...row,
    day: row.day ?? order(place),
  }));
}

const ORDER = "the order";

/** The day and what needs it: its own date, the task that acts on it, or the gate whose work yields what it rests on. */
function dueOf({ day, due, before }: DatedDecision, plan: Plan, tasks: readonly Task[]) {
  const [first] = tasks.filter(({ marks }) => before && marks.includes(before)).toSorted((a, b) => a.from - b.from);
  const gate = due && plan.gates[due === "design" ? 0 : 1]?.gate;
  if (day !== undefined) return { day, needed: "the deadline" };
  if (first) return { day: workingDayBefore(plan.start + (first.from - 1) * 7 - 3, plan), needed: first.id };
  return { day: due && gateDay(plan, due), needed: gate ?? ORDER };
}

/** A risk only where a product that was named ends inside the plan. */
const SUPPORT_ENDS = "R05";
/** And one only where the plan is shorter than the standard one. */
const TOO_SHORT = "R04";

function risksOf(brief: Brief, pack: Pack, plan: Plan): Numbered<RiskRow>[] {
  const gate = gateOf(brief);
  const common = chosenRows(COMMON_RISKS, brief).filter(
    ({ id }) => (id !== SUPPORT_ENDS || gate?.product) && (id !== TOO_SHORT || isHurried(plan)),
  );
  const rows = [...chosenRows(pack.risks, brief), ...common]
    .toSorted((a, b) => b.likelihood * b.impact - a.likelihood * a.impact)
    .slice(0, ROW_LIMITS[brief.size].risks);
  return numbered("K", rows);
}

/** Asked of everybody, unless a request of the solution or of a technology asks it already. */
const GENERAL_REQUESTS: readonly { text: string; covered: RegExp }[] = [
  { text: "Headcount, devices and shift workers by site", covered: /headcount/i },
  { text: "Network plan with sites, links and addresses", covered: /network (plan|drawing)/i },
  { text: "Change windows and freeze periods", covered: /change windows|freeze/i },
];

function requestsOf(brief: Brief, pack: Pack): string[] {
  const technologies = TECHNOLOGIES.filter(({ id }) => brief.has("current-technologies", id)).flatMap(
    ({ id, request }) => (pack.technologies?.[id] ?? { request }).request ?? [],
  );
  const own = pack.requests.map((request) => say(request, brief)).filter((text) => text !== "");
  const known = [...unknownDetails(brief).map(({ task }) => task), ...technologies, ...own];
  const general = GENERAL_REQUESTS.filter(({ covered }) => !known.some((text) => covered.test(text))).map(
    ({ text }) => text,
  );
  return [...new Set([...known, ...general])].slice(0, ROW_LIMITS[brief.size].requests);
}
