/** The risks of one client, worded and scored by the answers, the plan and the budget, the gravest first. */

import type { Brief } from "./brief/brief.ts";
import type { Budget } from "./budget/budget.ts";
import { SECTOR_RISKS } from "./facts/sectors.ts";
import type { Sourced } from "./facts/sources.ts";
import { ROW_LIMITS } from "./facts/work.ts";
import { type Numbered, numbered } from "./numbered.ts";
import { type Chosen, chosenRows, type Pack } from "./pack.ts";
import type { Plan } from "./plan/plan.ts";
import type { Task } from "./plan/tasks.ts";
import { COMMON_RISKS } from "./rules/risks.ts";

const SECTOR_IDS = new Set(SECTOR_RISKS.map(({ id }) => id));

/** What the words and the score of a risk may depend on. */
export type Circumstances = {
  brief: Brief;
  plan: Plan;
  budget: Budget;
  tasks: readonly Task[];
  /** When the way out of a family of products is decided: a risk of it warns no later. Null where no decision is taken on it. */
  decidedOn: (family: string) => number | null;
};
type Told<Value> = Value | ((client: Circumstances) => Value);

/** `text` is null if this client does not run the risk. */
export type RiskRow = Sourced &
  Chosen & {
    id: string;
    text: Told<string | null>;
    likelihood: Told<number>;
    impact: Told<number>;
    mitigation: Told<string>;
    owner: string;
    trigger: Told<string>;
    /** Whether the budget or the plan brings the risk about; without it, the risk always applies. */
    runs?: (client: Circumstances) => boolean;
  };

/** A risk worded for one client; `isOwn`: its words follow from the answers. */
export type Risk = Sourced &
  Record<"id" | "text" | "mitigation" | "owner" | "trigger", string> &
  Record<"likelihood" | "impact", number> & { isOwn: boolean };

/** By score; among equals, those that follow from the client's own answers come first. */
export function risksOf(pack: Pack, client: Circumstances): Numbered<Risk>[] {
  const { brief } = client;
  const rows = chosenRows([...pack.risks, ...SECTOR_RISKS, ...COMMON_RISKS], brief)
    .flatMap((row) => said(row, client))
    .toSorted((a, b) => scoreOf(b) - scoreOf(a) || Number(b.isOwn) - Number(a.isOwn));
  return numbered("K", rows.slice(0, ROW_LIMITS[brief.size].risks));
}

function scoreOf({ likelihood, impact }: Risk): number {
  return likelihood * impact;
}

function said(row: RiskRow, client: Circumstances): Risk[] {
  const text = told(row.text, client);
  if (text === null || row.runs?.(client) === false) return [];
  return [
    {
      id: row.id,
      text,
      likelihood: told(row.likelihood, client),
      impact: told(row.impact, client),
      mitigation: told(row.mitigation, client),
      owner: row.owner,
      trigger: told(row.trigger, client),
      source: row.source,
      isOwn: typeof row.text === "function" || SECTOR_IDS.has(row.id),
    },
  ];
}

function told<Value extends string | number | null>(value: Told<Value>, client: Circumstances): Value {
  return typeof value === "function" ? value(client) : value;
}
