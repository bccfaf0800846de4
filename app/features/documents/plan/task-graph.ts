/** What waits for what: the rows of a phase as a graph, in the order in which they may be done. */

import type { TaskKind, TaskRow, Work } from "#app/features/documents/pack.ts";

/** `before` are places of rows above, each of which must be finished first. */
export type Node = { row: Work; marks: readonly string[]; before: readonly number[] };

type Waits = NonNullable<TaskRow["waits"]>;

/** What a kind of work waits for by its nature, where the row says nothing. */
const BY_NATURE: Record<TaskRow["phase"], Partial<Record<TaskKind, Waits>>> = {
  1: { scope: [], discovery: ["kick-off"], build: ["kick-off"], design: ["discovery", "inventory"] },
  2: { scope: [], pilot: "all" },
  3: { training: [] },
  4: { design: [], security: [], discovery: [], handover: [], acceptance: [] },
};
/** What others wait for by the nature of a row. */
const MARKS: Partial<Record<TaskRow["phase"], Partial<Record<TaskKind, string>>>> = {
  1: { discovery: "inventory", design: "draft" },
  2: { pilot: "pilot" },
};

/** Rows wait for rows above them only, so the graph has no circle. */
export function graphOf(rows: readonly Work[]): Node[] {
  const nodes: Node[] = [];
  for (const row of rows) {
    const own = row.mark ?? MARKS[row.phase]?.[row.kind];
    const marks = own ? [own] : [];
    const waits = row.waits ?? BY_NATURE[row.phase][row.kind];
    nodes.push({ row, marks, before: beforeOf(waits, nodes) });
  }
  return nodes;
}

function beforeOf(waits: Waits | undefined, above: readonly Node[]): number[] {
  if (waits === undefined) return above.length > 0 ? [above.length - 1] : [];
  if (waits.length === 0) return [];
  const places = above.map((_, place) => place);
  const done = places.filter((place) => !above[place]?.marks.includes("order")); // only what it delivers is waited for
  if (waits === "all") return shortened(done.length > 0 ? done : places, above);
  return shortened(
    places.filter((place) => above[place]?.marks.some((mark) => waits.includes(mark))),
    above,
  );
}

/** Without those that another of them waits for. */
function shortened(places: readonly number[], nodes: readonly Node[]): number[] {
  return places.filter((place) => !places.some((other) => other !== place && reaches(other, place, nodes)));
}

/** Whether the row waits for the other, directly or through others. */
export function reaches(from: number, to: number, nodes: readonly Node[]): boolean {
  return (nodes[from]?.before ?? []).some((place) => place === to || (place > to && reaches(place, to, nodes)));
}

/** Two rows made one by the given wording; null where something between them must be done after the one and before the other. */
export function united(
  nodes: readonly Node[],
  first: number,
  second: number,
  join: (a: Work, b: Work) => Work,
): Node[] | null {
  const between = nodes.some(
    (_, place) => place > first && place < second && reaches(second, place, nodes) && reaches(place, first, nodes),
  );
  const [a, b] = [nodes[first], nodes[second]];
  if (between || !a || !b) return null;
  const order = ordered(nodes, first, second);
  const place = (old: number) => order.indexOf(old === second ? first : old);
  const kept: Node[] = [];
  for (const old of order) {
    const node = nodes[old];
    if (!node) continue;
    const before = old === first ? [...a.before, ...b.before] : node.before;
    const places = [...new Set(before.map(place))].filter((one) => one !== place(old)).toSorted((x, y) => x - y);
    kept.push({
      row: old === first ? join(a.row, b.row) : node.row,
      marks: old === first ? [...a.marks, ...b.marks] : node.marks,
      before: shortened(places, kept),
    });
  }
  return kept;
}

/** The places without the second, each after all that it waits for, otherwise as they were. */
function ordered(nodes: readonly Node[], first: number, second: number): number[] {
  const left = nodes.map((_, place) => place).filter((place) => place !== second);
  const needs = (place: number) =>
    (place === first
      ? [...(nodes[first]?.before ?? []), ...(nodes[second]?.before ?? [])]
      : (nodes[place]?.before ?? [])
    )
      .map((one) => (one === second ? first : one))
      .filter((one) => one !== place);
  const order: number[] = [];
  while (left.length > 0) {
    const next = left.findIndex((place) => !needs(place).some((one) => left.includes(one)));
    order.push(...left.splice(Math.max(0, next), 1));
  }
  return order;
}

/** `T-1.4 + 8 weeks`: those that the plan leaves for a delivery, as far as suppliers quote them. */
export function awaited(
  { id, to }: Pick<Printed, "id" | "to">,
  { lead = 0, longest = lead }: Pick<TaskRow, "lead" | "longest">,
  from: number,
): string[] {
  const left = from - 1 - to;
  return left < lead ? [] : [`${id} + ${Math.min(left, longest)} weeks`];
}

/** A task as it is printed: what it waits for by code, an order with the weeks of its delivery; `held` by a date of its own, or to end by the week of one (`due`). */
type Printed = { id: string; after: readonly string[]; from: number; to: number; held?: boolean; due?: number | null };

/**
 * For each task of a phase, the weeks by which it may end later without moving the gate, by what is printed: what lies
 * idle until the next task that waits for it, and the float of that one, which is none where that is held by a date. A
 * task that begins in the week in which something it waits for ends leaves the others that week too. An
 * order is held by whatever waits for its delivery, in every phase.
 */
export function floatsOf(own: readonly Printed[], all: readonly Printed[]): number[] {
  const end = Math.max(...own.map(({ to }) => to));
  const delivered = all.flatMap(({ from, after }) => after.flatMap((text) => deliveryIn(text, from)));
  const places = new Map(own.map(({ id }, place) => [id, place]));
  const floats = own.map((task) =>
    task.held ? 0 : Math.min(end - task.to, slackOfDelivery(task, delivered), slackOfDay(task)),
  );
  const lastFirst = [...own.keys()].toSorted((a, b) => (own[b]?.from ?? 0) - (own[a]?.from ?? 0) || b - a);
  for (const place of lastFirst) {
    const task = own[place];
    if (!task) continue;
    const waited = task.after.flatMap((code) => places.get(code) ?? []);
    const sharesWeek = waited.some((one) => (own[one]?.to ?? 0) >= task.from); // it begins late in its first week
    const free = sharesWeek ? task.from : task.from - 1;
    for (const one of waited) {
      const idle = Math.max(0, free - (own[one]?.to ?? 0));
      floats[one] = Math.min(floats[one] ?? 0, (floats[place] ?? 0) + idle);
    }
  }
  return floats;
}

/** Weeks between its end and the week of the day by which it must have ended. */
const slackOfDay = ({ to, due }: Printed): number => Math.max(0, (due ?? Infinity) - to);

/** By which task it was ordered, and the last week of the order for which it comes in time. */
type Delivery = { order: string; by: number };

/** `T-3.2 + 6 weeks`, for which work that begins in the given week waits. */
function deliveryIn(text: string, from: number): Delivery[] {
  const at = text.indexOf(" + ");
  return at < 0 ? [] : [{ order: text.slice(0, at), by: from - Number.parseInt(text.slice(at + 3), 10) }];
}

/** Weeks between the delivery of what the task orders, counted from the end of its week, and the first work that waits for it. */
function slackOfDelivery({ id, to }: Printed, delivered: readonly Delivery[]): number {
  const slacks = delivered.filter(({ order }) => order === id).map(({ by }) => by - to - 1);
  return Math.max(0, Math.min(...slacks));
}
