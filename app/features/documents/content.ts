/** Everything that the sections share, derived once: plan, effort, budget, tasks, risks, decisions, requirements, assumptions. */

import { serviceDatesOf } from "#app/features/documents/plan/service-dates.ts";
import { acceptanceTestsOf, type Proof, proofsOf } from "./acceptance-tests.ts";
import { type Assumption, assumptionsOf } from "./assumptions.ts";
import type { Brief } from "./brief/brief.ts";
import { subjectOf } from "./brief/subject.ts";
import { type Budget, budgetOf } from "./budget/budget.ts";
import { exceedsBudget } from "./budget/budget-frame.ts";
import { type Estimate, estimatesOf, optionsOf } from "./budget/estimates.ts";
import type { Effort } from "./effort/effort.ts";
import type { LifecycleRow, ServiceDateRow } from "./facts/lifecycle.ts";
import type { Numbered } from "./numbered.ts";
import { type Appraisal, appraise } from "./options/appraisal.ts";
import { type AskedDecision, decisionsAsked } from "./options/asked-decisions.ts";
import type { DatedDecision } from "./options/deadline-decision.ts";
import { decisionsOf } from "./options/decisions.ts";
import { decidedOn } from "./options/due.ts";
import { type OwnedTurn, ownedTurns } from "./options/owned-turn.ts";
import { addsCost, type Pack, type Test } from "./pack.ts";
import { type Deadline, gateOf, lifecycleOf } from "./plan/deadlines.ts";
import { type Plan, planOf } from "./plan/plan.ts";
import { nextDateOf } from "./plan/support-dates.ts";
import { wholeEffortOf } from "./plan/task-rows.ts";
import { type Task, tasksOf } from "./plan/tasks.ts";
import { type Request, requestsOf } from "./requests.ts";
import { type Requirement, requirementListOf } from "./requirements.ts";
import { type Risk, risksOf } from "./risks.ts";
import { type Conflict, conflictsOf } from "./rules/conflicts.ts";
import { packOf } from "./solutions/packs.ts";

/** Reading a derived field records the answers behind it, so a section must read it while it makes a block, never before. */
export type Content = {
  brief: Brief;
  readonly pack: Pack;
  readonly plan: Plan;
  readonly effort: Effort;
  readonly budget: Budget;
  readonly tasks: readonly Task[];
  readonly risks: readonly Numbered<Risk>[];
  readonly conflicts: readonly Conflict[];
  readonly assumptions: readonly Assumption[];
  readonly decisions: readonly Numbered<DatedDecision>[];
  /** What the client is asked to decide. */
  readonly asked: readonly AskedDecision[];
  readonly requirements: readonly Requirement[];
  readonly appraisal: Appraisal;
  /** What the result hangs on that is, or is not, taken as owned. */
  readonly turns: readonly OwnedTurn[];
  readonly estimates: readonly Estimate[];
  readonly requests: readonly Request[];
  readonly acceptance: readonly Test[];
  readonly proofs: readonly Proof[];
  readonly lifecycle: readonly LifecycleRow[];
  readonly serviceDates: readonly ServiceDateRow[];
  /** The next end of support or service of anything that the answers name, if within 24 months. */
  readonly deadline: Deadline | null;
};

export function contentOf(brief: Brief): Content {
  const derive = <T>(work: () => T) => brief.reader.derive(work);
  const pack = derive(() => packOf(subjectOf(brief)));
  const plan = derive(() => planOf(brief));
  const effort = derive(() => wholeEffortOf(brief, pack()));
  const tasks = derive(() => tasksOf(brief, pack()));
  const budget = derive(() => budgetOf(brief, { pack: pack(), plan: plan(), tasks: tasks(), gate: gateOf(brief) }));
  const options = derive(() => optionsOf(brief, pack()));
  const worked = () => ({ effort: effort(), budget: budget(), plan: plan(), tasks: tasks() });
  const estimates = derive(() => estimatesOf(brief, options(), worked()));
  const means = derive(() => ({ addsCost: addsCost(pack(), brief), isOverBudget: exceedsBudget(brief, budget()) }));
  const appraisal = derive(() => appraise(brief, options(), estimates(), plan().scoredWeeks, means()));
  const acceptance = derive(() => acceptanceTestsOf(brief, pack()));
  const content = { brief } as Content; // the getters below complete it
  const decisions = derive(() => decisionsOf(pack(), content)); // these read the tasks if a deadline is decided
  const getters = {
    pack,
    plan,
    effort,
    budget,
    tasks,
    risks: derive(() => risksOf(pack(), { brief, ...worked(), decidedOn: (family) => decidedOn(family, content) })),
    conflicts: derive(() => conflictsOf(brief)),
    assumptions: derive(() => assumptionsOf(brief, pack())),
    decisions,
    asked: derive(() => decisionsAsked(content)),
    requirements: derive(() => requirementListOf(brief, pack())),
    appraisal,
    turns: derive(() => ownedTurns(content)),
    estimates,
    requests: derive(() => requestsOf(content)),
    acceptance,
    proofs: derive(() => proofsOf(brief, pack(), { acceptance: acceptance(), tasks: tasks(), decisions: decisions() })),
    lifecycle: derive(() => lifecycleOf(brief)),
    serviceDates: derive(() => serviceDatesOf(brief)),
    deadline: derive(() => nextDateOf(brief)),
  };
  for (const [name, get] of Object.entries(getters)) Object.defineProperty(content, name, { get, enumerable: true });
  return content;
}
