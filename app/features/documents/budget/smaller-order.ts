/** What a budget that is too small for the whole buys first: days, sum, and what the client has then. */

import { optionLabel } from "#app/features/documents/brief/option-label.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { requirementsOf } from "#app/features/documents/facts/requirements.ts";
import { isSteering, KICK_OFF } from "#app/features/documents/facts/work.ts";
import type { Task } from "#app/features/documents/plan/tasks.ts";
import { clause, listed, sentence } from "#app/features/documents/words.ts";
import { rateOf, wholeUnits } from "./budget.ts";
import { CLOSING, framedBy, lastFitting, ordersOf, servicesOf } from "./budget-frame.ts";
import { daysInWords, estimateFor } from "./estimates.ts";
import { daysOf, namesOf, paidBy, phaseOne, servicesFor, settingWithin } from "./first-tasks.ts";
import { type Limit, limitOf } from "./limit.ts";

/** Tenths of a day, unless it is a part of an assessment that no table of figures has, which has a sum alone; `isPart`: no task of it is whole. */
export type SmallerOrder = { what: string; days: number | null; cost: number; gives: string; isPart?: true };

/** Null where the whole is within the budget, and where not half a day of an engineer is. */
export const smallerOrder = perBrief((brief, content: Content): SmallerOrder | null => {
  const limit = limitOf(brief, content.budget);
  if (!limit || limit.whole <= limit.end) return null;
  const found = brief.holds(ASSESSES) ? partOfReview(content, limit) : wholeTasks(content, limit);
  return found ?? someDays(content, limit);
});

/** The dearest review within the budget that is smaller than the whole. */
function partOfReview(content: Content, { end }: Limit): SmallerOrder | null {
  const [largest] = ordersOf(content)
    .filter(({ cost }) => cost <= end)
    .toSorted((a, b) => b.cost - a.cost);
  if (!largest) return null;
  const option = estimateFor(content.estimates, { letter: largest.what })?.option;
  const what = option ? `${option.letter} (${option.row.name})` : largest.what;
  return { what, days: largest.days, cost: largest.cost, gives: "A report and a road map for what is reviewed" };
}

/** Phases 1 and 2 with all that is bought once; phase 1 with nothing of it, as what it buys serves later ones, and with `setting` tasks of the next; or 0, some tasks of phase 1. */
export type Within = { phases: 0 | 1 | 2; tasks: readonly Task[]; setting: readonly Task[] };

/** What a budget pays for of the work from its beginning, by whole tasks; null where that is nothing. */
export function orderWithin(content: Content, { end }: { end: number }): Within | null {
  const built = content.tasks.filter(({ phase }) => phase <= 2);
  if (lastFitting(content, { end })) return { phases: 2, tasks: built, setting: [] }; // without its handover no rollout ends
  const first = phaseOne(content);
  if (servicesFor(content, first) <= end) {
    const setting = settingWithin(content, end);
    return { phases: 1, tasks: [...first, ...setting], setting };
  }
  const tasks = paidBy(content, end);
  return tasks && { phases: 0, tasks, setting: [] };
}

function wholeTasks(content: Content, { end, whole }: Limit): SmallerOrder | null {
  const order = orderWithin(content, { end });
  if (!order) return null;
  const { phases, tasks, setting } = order;
  const purchases = buysOnce(content) ? `, ${phases === 2 ? "with all one-off" : "without"} purchases` : "";
  return {
    what:
      phases === 0
        ? namesOf(tasks)
        : `${phases === 2 ? "Phases 1 and 2" : listed(["Phase 1", ...setting.map(({ id }) => id)])}${purchases}`,
    days: daysOf(tasks),
    cost: phases === 2 ? wholeUnits(whole - servicesOf(content)(phases + 1, CLOSING)) : servicesFor(content, tasks),
    gives: givenBy(content, tasks),
  };
}

const buysOnce = ({ budget }: Content): boolean =>
  budget.lines.some(({ kind, amount, owned }) => kind === "one-off" && amount && !owned);

/** Half days of an engineer for the first inventories, as far as they go, where not three whole tasks are paid. */
function someDays(content: Content, { end }: Limit): SmallerOrder | null {
  const { budget, tasks } = content;
  const aDay = rateOf(budget.rates, "Engineer") * (1 + budget.contingencyPercent / 100);
  const own = tasks.filter(({ role, carries = [] }) => role === "Engineer" && carries.length === 0);
  const early = own.filter(({ phase, kind }) => phase <= 2 && kind === "discovery");
  const paid = Math.floor((2 * end) / aDay) * 5;
  let planned = 0;
  const taken = (early.length > 0 ? early : own.slice(0, 1)).filter(({ days }) => {
    if (planned >= paid) return false;
    planned += days;
    return true;
  });
  const days = Math.min(paid, planned);
  if (days < 5) return null;
  return {
    what: `${daysInWords(days)} of an engineer on ${namesOf(taken)}`,
    days,
    cost: wholeUnits((days * aDay) / 10),
    isPart: true,
    gives: `${results(taken)}, for the most important systems first; what follows is priced from it`,
  };
}

const MOST_RESULTS = 2;

/** What the last of the tasks leave with the client. */
function results(tasks: readonly Task[]): string {
  const own = tasks.filter((task) => !isSteering(task) && !task.marks.includes(KICK_OFF));
  return sentence(
    own
      .slice(-MOST_RESULTS)
      .map(({ deliverable }) => clause(deliverable))
      .join("; "),
  );
}

/** The last results of the tasks, and which of the requirements they meet first. */
const givenBy = (content: Content, tasks: readonly Task[]): string => `${results(tasks)}${firstMet(content, tasks)}`;

/** By the task that sets it, within the order or after it. */
function firstMet({ brief, tasks }: Content, ordered: readonly Task[]): string {
  const controls = requirementsOf(brief);
  const codeOf = ({ carries = [], completes = [] }: Task) =>
    controls.find(({ id }) => carries.includes(id) || completes.includes(id));
  const task = brief.holds(ASSESSES) ? undefined : tasks.find((one) => codeOf(one)); // which meets none itself
  const control = task && codeOf(task);
  if (!task || !control) return "";
  const name = `${control.code} (${optionLabel("security-requirements", control.id)})`;
  return ordered.includes(task) ? `. Meets ${name} first` : `. The first requirement, ${name}, follows with ${task.id}`;
}

/** The days that the order holds unless the budget is widened, where it pays for no whole tasks. */
export function daysOrdered(content: Content): SmallerOrder | null {
  const { brief, budget } = content;
  const order = framedBy(brief, budget)?.state === "beyond" ? smallerOrder(brief, content) : null;
  return order?.isPart ? order : null;
}
