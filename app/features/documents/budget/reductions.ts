/** What may be left out of the work without breaking a requirement, the largest first, down to a budget. */

import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import { type Currency, exchanged } from "#app/features/documents/facts/exchange.ts";
import { isSteering } from "#app/features/documents/facts/work.ts";
import { ranges } from "#app/features/documents/numbered.ts";
import { chosenRows, count as countOf, say } from "#app/features/documents/pack.ts";
import type { Task } from "#app/features/documents/plan/tasks.ts";
import { clause, listed } from "#app/features/documents/words.ts";
import { timesAYear } from "./bill.ts";
import { amountOf, priceOf, wholeUnits } from "./budget.ts";
import { daysOf, servicesFor } from "./first-tasks.ts";
import { type Limit, limitOf } from "./limit.ts";

/** `decided`: what a decision or an option leaves out, and by what, where no task is that alone; `yearly`: what falls away each year, by currency. */
export type Cut = {
  tasks: readonly Task[];
  titles: readonly string[];
  decided?: string;
  days: number;
  saved: number;
  yearly: ReadonlyMap<Currency, number>;
  lost: string;
  adopts?: boolean;
};
/** `left`: the whole without them; `fits`: whether that is within the budget. */
export type Cuts = { cuts: readonly Cut[]; left: number; fits: boolean };

/** One table has room for so many beside the order and the sum; the least of more share the last row. */
const MOST_CUTS = 4;
/** What recurs counts as in the three-year view. */
const YEARS = 3;

const partsOf = (title: string): string[] => title.split("; ").map((part) => part.toLowerCase());

/** Whether all that the task brings may be left out, and nothing of it was asked for. */
function isSpared({ title, carries = [], completes = [] }: Task, parts: readonly string[]): boolean {
  const isFree = carries.length === 0 && completes.length === 0;
  return isFree && partsOf(title).every((part) => parts.some((one) => part.startsWith(one)));
}

/** Whether a measure of one of the client's objectives rests on the task. */
function isMeasured({ title }: Task, { brief, pack }: Content): boolean {
  return chosenRows(pack.features, brief).some(
    ({ by, objectives }) =>
      brief.has("primary-objective", ...objectives) &&
      [by].flat().some((words) => title.toLowerCase().includes(words.toLowerCase())),
  );
}

/** Every cut of tasks that the plan allows. */
export function cutsOf(content: Content): Cut[] {
  const { brief, pack, tasks, plan } = content;
  const taken = new Set<Task>();
  return chosenRows(pack.affordable.reductions, brief)
    .map(({ parts, lost, lines = [], adopts = false }) => {
      const found = tasks.filter((task) => !taken.has(task) && isSpared(task, parts) && !isMeasured(task, content));
      const isWhole =
        lines.length === 0 || found.some(({ title }) => partsOf(title).some((part) => part.startsWith(parts[0] ?? "")));
      const spared = isWhole ? found : [];
      for (const task of spared) taken.add(task);
      const days = daysOf(spared);
      const lead = spared.some(isSteering) ? `: somebody for ${aWeek(days / plan.weeks)}` : "";
      return {
        tasks: spared,
        titles: [...new Set(spared.map(({ title }) => clause(title)))].map((title, _, { length }) =>
          length > 1 ? shortOf(title) : title,
        ),
        days,
        saved: servicesFor(content, spared),
        yearly: yearlyOf(content, lines),
        lost: `${say(lost, brief)}${lead}`,
        adopts,
      };
    })
    .filter(({ days }) => days > 0);
}

/** Its first subject, where several stand in one cell. */
const shortOf = (title: string): string => title.split(/[;,]/)[0] ?? title;

/** `half a day a week`, of tenths a week. */
function aWeek(tenths: number): string {
  const halves = Math.max(1, Math.round(tenths / 5));
  return `${halves === 1 ? "half a day" : halves === 2 ? "a day" : `${halves / 2} days`} a week`;
}

function yearlyOf({ budget }: Content, items: readonly string[]): Map<Currency, number> {
  const sums = new Map<Currency, number>();
  for (const { item, amount, price, kind, owned } of budget.lines)
    if (amount && price && !owned && kind !== "one-off" && items.includes(item))
      sums.set(price.currency, (sums.get(price.currency) ?? 0) + amount.likely * timesAYear(kind));
  return sums;
}

/** The cuts that a budget asks for, as far as they go; null where the whole is within it. */
export const cutsFor = perBrief((brief, content: Content): Cuts | null => {
  const limit = limitOf(brief, content.budget);
  return limit && limit.whole > limit.end ? downTo(limit, content) : null;
});

const NOTHING = { tasks: [], days: 0, saved: 0, yearly: new Map<Currency, number>() };

/** `D-03's HSM pair`, `software keys`: what one decision leaves out. */
function decidedCut({ brief, budget, decisions, pack: { saving } }: Content): Cut[] {
  const spared = saving?.spared?.(brief);
  const saved = saving?.amount(brief, budget) ?? 0;
  if (!saving || !spared || saved <= 0) return [];
  const number = decisions.find(({ title }) => title === saving.decision)?.number;
  const { what, days, lost } = spared;
  return [
    { ...NOTHING, decided: `${number}'s ${what}`, titles: [clause(saving.by)], days, saved: wholeUnits(saved), lost },
  ];
}

/** What another option leaves of this one's cost. */
function insteadCut({ brief, budget, estimates, pack: { affordable } }: Content): Cut[] {
  const [instead] = chosenRows(affordable.instead ? [affordable.instead] : [], brief);
  const [own, other] = [estimates[0], estimates.find(({ option }) => option.row.name === instead?.option)];
  if (!own || !other || !instead) return [];
  const once = (of: typeof own) => exchanged(of.oneOff, budget.rates.currency);
  const yearly = new Map([...own.yearly].map(([unit, sum]) => [unit, sum - (other.yearly.get(unit) ?? 0)]));
  const [days, saved] = [own.days - other.days, wholeUnits(once(own) - once(other))];
  const { what: decided, lost } = instead;
  return days > 0 && saved > 0
    ? [{ ...NOTHING, decided, titles: [`option ${other.option.letter}`], days, saved, yearly, lost }]
    : [];
}

/** A lower edition, or another product in the place of what is bought. */
function cheaperCuts({ brief, budget, decisions, pack: { affordable } }: Content): Cut[] {
  return (affordable.cheaper ?? []).flatMap(({ item, by, price: key, monthly, decision, lost }) => {
    const line = budget.lines.find((one) => one.item === item && one.amount && !one.owned);
    if (!line?.amount || !line.price) return [];
    const { currency } = line.price;
    const other = priceOf(key, budget.rates);
    const isOnce = line.kind === "one-off";
    const count = monthly === undefined ? line.quantity : countOf(monthly, brief);
    const instead = amountOf(other, count).likely * timesAYear(monthly === undefined ? line.kind : "monthly");
    const saved = isOnce ? wholeUnits(exchanged([[currency, line.amount.likely]], budget.rates.currency)) : 0;
    const year = (isOnce ? 0 : line.amount.likely * timesAYear(line.kind)) - instead;
    const worth = saved + YEARS * exchanged([[other.currency, year]], budget.rates.currency);
    const number = decisions.find(({ title }) => title === decision)?.number;
    const decided = number ? `${number}'s ${item}` : item;
    const yearly = new Map([[other.currency, year]]);
    return worth > 0 ? [{ ...NOTHING, decided, titles: [`${by} instead`], saved, yearly, lost }] : [];
  });
}

/** What the cuts cost by the year, by currency: what stands for a purchase may be paid so. */
export function yearlyMore(cuts: readonly Cut[]): Map<Currency, number> {
  const more = new Map<Currency, number>();
  for (const { yearly } of cuts) for (const [unit, sum] of yearly) more.set(unit, (more.get(unit) ?? 0) - sum);
  return new Map([...more].filter(([, sum]) => sum > 0));
}

/** `D-03's HSM pair, T-3.1 and T-4.1`. */
export const cutNames = (cuts: readonly Cut[]): string => {
  const tasks = cuts.flatMap((cut) => cut.tasks.map(({ id }) => id));
  const whats = cuts.flatMap(({ decided }) => decided ?? []);
  return listed([...whats, ...(tasks.length > 0 ? ranges(tasks).split(", ") : [])]);
};

/** The largest first, as the three-year view counts it; what a team without experience learns from comes last. */
function ordered(content: Content): Cut[] {
  const { brief, budget } = content;
  const isNew = brief.known("skills") === "none";
  const worth = ({ saved, yearly }: Cut) => saved + YEARS * exchanged(yearly, budget.rates.currency);
  const isLast = ({ adopts = false }: Cut) => Number(isNew && adopts);
  return [...decidedCut(content), ...insteadCut(content), ...cheaperCuts(content), ...cutsOf(content)].toSorted(
    (a, b) => isLast(a) - isLast(b) || worth(b) - worth(a),
  );
}

function downTo({ whole, end }: Limit, content: Content): Cuts {
  const all = ordered(content);
  const enough = all.find(({ saved }) => whole - saved <= end); // one that does it alone spares the others
  const cuts: Cut[] = [];
  let left = whole;
  for (const cut of enough ? [enough] : all) {
    if (left <= end) break;
    cuts.push(cut);
    left -= cut.saved;
  }
  return { cuts: inRows(cuts), left, fits: left <= end };
}

function inRows(cuts: readonly Cut[]): Cut[] {
  if (cuts.length <= MOST_CUTS) return [...cuts];
  const [rows, rest] = [cuts.slice(0, MOST_CUTS - 1), cuts.slice(MOST_CUTS - 1)];
  const whats = rest.flatMap(({ decided }) => decided ?? []);
  const yearly = new Map<Currency, number>();
  for (const cut of rest) for (const [unit, sum] of cut.yearly) yearly.set(unit, (yearly.get(unit) ?? 0) + sum);
  return [
    ...rows,
    {
      tasks: rest.flatMap(({ tasks }) => tasks),
      titles: rest.flatMap(({ titles }) => titles.map(shortOf)),
      ...(whats.length > 0 ? { decided: listed(whats) } : {}),
      days: rest.reduce((sum, { days }) => sum + days, 0),
      saved: rest.reduce((sum, { saved }) => sum + saved, 0),
      yearly,
      lost: rest.map(({ lost }, at) => (at === 0 ? lost : clause(lost))).join("; "),
    },
  ];
}
