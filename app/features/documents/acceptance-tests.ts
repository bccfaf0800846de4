/** The acceptance tests of a document, and which of them proves that its first service comes back. */

import type { Brief } from "./brief.ts";
import { ROW_LIMITS } from "./facts/work.ts";
import { chosenRows, type Pack, type TestRow } from "./pack.ts";

/** The first of the solution that the size has room for; the proof of recovery is always among them. */
export function acceptanceTestsOf(brief: Brief, pack: Pack): TestRow[] {
  const every = chosenRows(pack.tests, brief);
  const shown = every.slice(0, ROW_LIMITS[brief.size].tests);
  const proof = every.find(({ component }) => proofOf(recoveryMethod(brief, pack)).test(component));
  return !proof || shown.includes(proof) ? shown : [...shown.slice(0, -1), proof];
}

/** The number of the test that proves the recovery of the first service; the first test where none is about it. */
export function recoveryTest(brief: Brief, pack: Pack): string {
  const proof = proofOf(recoveryMethod(brief, pack));
  return `AT-${
    Math.max(
      0,
      acceptanceTestsOf(brief, pack).findIndex(({ component }) => proof.test(component)),
    ) + 1
  }`;
}

/** How the first service of the recovery table comes back. */
export function recoveryMethod(brief: Brief, pack: Pack): string {
  return chosenRows(pack.recovery, brief)[0]?.method ?? "";
}

export const REPLICATED = /Site Recovery/;
export const EMERGENCY = /^Break-glass/;

/** The part of the tests that shows a method: a failover, a switch to the passive server, or a restore. */
function proofOf(method: string): RegExp {
  if (REPLICATED.test(method)) return /^Recovery$/;
  if (EMERGENCY.test(method)) return /^Emergency access$/;
  return method.startsWith("Passive") ? /^Availability$/ : /^(Recovery|Backup)$/;
}
