/** What an option leaves staff to maintain, from which its mark for the effort to run follows. */

import type { Condition } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";

/** By kind, in the words and the order in which a reader is told. */
const KINDS = {
  settings: "settings",
  servers: "servers",
  pair: "a redundant pair",
  database: "a database",
  hardware: "hardware",
  product: "a second product",
  hand: "manual upkeep",
} as const;

type Kind = keyof typeof KINDS;

/** `when`: where it is left under a condition only. */
export type Leaves = readonly (Kind | { kind: Kind; when: Condition | ((brief: Brief) => boolean) })[];

type Leaving = { leaves?: Leaves };

const BEST = 5;

/** `settings`, `servers`; nothing where nothing is left to maintain. */
export function leftBy({ leaves = [] }: Leaving, brief: Brief): string[] {
  const held = leaves.flatMap((entry) => {
    if (typeof entry === "string") return [entry];
    const { kind, when } = entry;
    return (typeof when === "function" ? when(brief) : brief.holds(when)) ? [kind] : [];
  });
  return Object.entries(KINDS).flatMap(([kind, words]) => (held.some((other) => other === kind) ? [words] : []));
}

/** 5 less one for each kind of thing that staff maintain. */
export const runScore = (row: Leaving, brief: Brief): number => Math.max(1, BEST - leftBy(row, brief).length);
