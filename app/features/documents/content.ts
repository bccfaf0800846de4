/** Everything the sections share, worked out once: plan, effort, budget, tasks, risks, decisions, requirements, assumptions. */

import { acceptanceTestsOf, type Proof, proofsOf } from "./acceptance-tests.ts";
import { type Assumption, assumptionsOf, unknownDetails } from "./assumptions.ts";
import type { Brief } from "./brief/brief.ts";
import { type Budget, budgetOf } from "./budget/budget.ts";
import { type Estimate, estimatesOf, optionsOf } from "./budget/estimates.ts";
import type { Effort } from "./effort/effort.ts";
import type { LifecycleRow, ServiceDateRow } from "./facts/lifecycle.ts";
import { SECTOR_REQUESTS } from "./facts/sectors.ts";
import { TECHNOLOGIES } from "./facts/technologies.ts";
import { ROW_LIMITS } from "./facts/work.ts";
import type { Numbered } from "./numbered.ts";
import { type Appraisal, appraise } from "./options/appraisal.ts";
import { type DatedDecision, decisionsOf } from "./options/decisions.ts";
import { type Pack, say, type Test, type Wording } from "./pack.ts";
import { type Deadline, gateOf, lifecycleOf, serviceDatesOf } from "./plan/deadlines.ts";
import { askedForDate } from "./plan/fixed-date.ts";
import { type Plan, planOf } from "./plan/plan.ts";
import { nextDateOf } from "./plan/support-dates.ts";
import { wholeEffortOf } from "./plan/task-rows.ts";
import { type Task, tasksOf } from "./plan/tasks.ts";
import { type Requirement, requirementListOf } from "./requirements.ts";
import { type Risk, risksOf } from "./risks.ts";
import { type Conflict, conflictsOf } from "./rules/conflicts.ts";
import { packOf } from "./solutions/packs.ts";
import { listed, sentence } from "./words.ts";

/** Every derived field notes the answers behind it when it is read, so sections read it inside the making of a block, never before. */
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
  readonly requirements: readonly Requirement[];
  readonly appraisal: Appraisal;
  readonly estimates: readonly Estimate[];
  readonly requests: readonly string[];
  readonly acceptance: readonly Test[];
  readonly proofs: readonly Proof[];
  readonly lifecycle: readonly LifecycleRow[];
  readonly serviceDates: readonly ServiceDateRow[];
  /** The next date of support or service, where what the answers name has one within 24 months. */
  readonly deadline: Deadline | null;
};

export function contentOf(brief: Brief): Content {
  const derive = <T>(work: () => T) => brief.reader.derive(work);
  const pack = derive(() => packOf(brief.solution));
  const plan = derive(() => planOf(brief));
  const effort = derive(() => wholeEffortOf(brief, pack()));
  const lifecycle = derive(() => lifecycleOf(brief));
  const serviceDates = derive(() => serviceDatesOf(brief));
  const tasks = derive(() => tasksOf(brief, pack()));
  const budget = derive(() => budgetOf(brief, { pack: pack(), plan: plan(), tasks: tasks(), gate: gateOf(brief) }));
  const options = derive(() => optionsOf(brief, pack()));
  const estimates = derive(() => estimatesOf(brief, options(), { effort: effort(), budget: budget(), plan: plan() }));
  const appraisal = derive(() => appraise(brief, options(), estimates(), plan().scoredWeeks));
  const decisions = derive(() => decisionsOf(brief, pack(), plan()));
  const acceptance = derive(() => acceptanceTestsOf(brief, pack()));
  const getters = {
    pack,
    plan,
    effort,
    budget,
    tasks,
    risks: derive(() => risksOf(pack(), { brief, plan: plan(), budget: budget() })),
    conflicts: derive(() => conflictsOf(brief)),
    assumptions: derive(() => assumptionsOf(brief, pack())),
    decisions,
    requirements: derive(() => requirementListOf(brief, pack())),
    appraisal,
    estimates,
    requests: derive(() => requestsOf(brief, pack())),
    acceptance,
    proofs: derive(() => proofsOf(brief, pack(), { acceptance: acceptance(), tasks: tasks(), decisions: decisions() })),
    lifecycle,
    serviceDates,
    deadline: derive(() => nextDateOf(brief)),
  };
  const content = { brief } as Content; // the getters below complete it
  for (const [name, get] of Object.entries(getters)) Object.defineProperty(content, name, { get, enumerable: true });
  return content;
}

/** Asked of everybody, unless a request of the solution or of a technology asks it already. */
const GENERAL_REQUESTS: readonly { text: Wording; covered: RegExp }[] = [
  { text: peopleAsked, covered: /headcount/i },
  { text: "Network plan with sites, links and addresses", covered: /network (plan|drawing)|link speeds/i },
  { text: windowsAsked, covered: /change windows|freeze/i },
];

/** By site where there are several or nobody said; a number that was given for all sites is asked for by site. */
function peopleAsked(brief: Brief): string {
  if (brief.given("sites") === 1)
    return sentence(
      listed([
        ...(brief.given("head-count") === null ? ["headcount"] : []),
        ...(brief.given("devices") === null ? ["devices"] : []),
        ...(brief.frontline > 0 && brief.given("shift-workers") === null ? ["shift workers"] : []),
      ]),
    );
  return `Headcount${brief.frontline > 0 ? ", devices and shift workers" : " and devices"} by site`;
}

/** What was given is not asked for again; of a monthly weekend, which one it is. */
function windowsAsked(brief: Brief): string {
  const window = brief.known("change-window");
  if (window === "monthly") return "Which weekend of the month is the change window; freeze periods";
  return window === null ? "Change windows and freeze periods" : "Freeze periods";
}

/** Law, currency, rates and region rest on it. */
const COUNTRY = "Country of the client, and the authority that supervises it";

function requestsOf(brief: Brief, pack: Pack): string[] {
  const technologies = TECHNOLOGIES.filter(({ id }) => brief.has("current-technologies", id)).flatMap(
    ({ id, request }) => say((pack.technologies?.[id] ?? { request }).request ?? "", brief) || [],
  );
  const own = pack.requests.map((request) => say(request, brief)).filter((text) => text !== "");
  const sector = SECTOR_REQUESTS[brief.one("industry")];
  const known = [
    ...(brief.client.country && brief.client.country !== "Other" ? [] : [COUNTRY]),
    ...unknownDetails(brief, pack).map(({ task }) => task),
    ...askedForDate(brief),
    ...own,
    ...technologies,
    ...(sector ? [sector] : []),
  ];
  const general = GENERAL_REQUESTS.filter(({ covered }) => !known.some((text) => covered.test(text))).map(({ text }) =>
    say(text, brief),
  );
  return [...new Set([...known, ...general])].filter((text) => text !== "").slice(0, ROW_LIMITS[brief.size].requests);
}
