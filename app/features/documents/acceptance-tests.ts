/** The acceptance tests of a document, and which of them proves that its first service can be recovered. */

import type { Brief } from "./brief/brief.ts";
import { optionLabel } from "./brief/option-label.ts";
import type { Content } from "./content.ts";
import { acceptedIn, requirementIn, requirementsOf } from "./facts/requirements.ts";
import { ROW_LIMITS } from "./facts/work.ts";
import { chosenRows, type Pack, say, type Test } from "./pack.ts";

/** The solution's first tests, as many as the client's size allows; the proof of recovery is always among them. */
export function acceptanceTestsOf(brief: Brief, pack: Pack): Test[] {
  const every = chosenRows(pack.tests, brief).map((row) => ({
    ...row,
    test: say(row.test, brief),
    pass: say(row.pass, brief),
  }));
  const shown = every.slice(0, ROW_LIMITS[brief.size].tests);
  const proof = proofIn(every, recoveryMethod(brief, pack));
  return !proof || shown.includes(proof) ? shown : [...shown.slice(0, -1), proof];
}

/** What proves that something is done or settled: a control, a test, a course, a review or a decision, with words describing it. */
export type Proof = { code: string; words: string };

export function proofsOf(
  brief: Brief,
  pack: Pack,
  { acceptance, tasks, decisions }: Pick<Content, "acceptance" | "tasks" | "decisions">,
): Proof[] {
  return [
    ...requirementsOf(brief).map(({ id, measure, code }) => ({
      code,
      words: `${optionLabel("security-requirements", id)}: ${requirementIn(id, pack.id, brief)} ${acceptedIn(id, pack.id, measure, brief)}`,
    })),
    ...acceptance.map(({ test, pass }, index) => ({ code: `AT-${index + 1}`, words: `${test}: ${pass}` })),
    ...tasks
      .filter(
        ({ kind, title }) => kind === "training" || /access review|[Ii]nventory of (certificate|existing)/.test(title),
      )
      .map(({ id, title }) => ({ code: id, words: title })),
    ...decisions.map(({ number, title, decision }) => ({ code: number, words: `${title}: ${say(decision, brief)}` })),
  ];
}

/** The number of the test that proves the recovery of the first service; the first test where none is about it. */
export function recoveryTest({ brief, pack, acceptance }: Pick<Content, "brief" | "pack" | "acceptance">): string {
  const proof = proofIn(acceptance, recoveryMethod(brief, pack));
  return `AT-${proof ? acceptance.indexOf(proof) + 1 : 1}`;
}

/** How the first service of the recovery table is recovered. */
export function recoveryMethod(brief: Brief, pack: Pack): string {
  return chosenRows(pack.recovery, brief)[0]?.method ?? "";
}

export const REPLICATED = /Site Recovery/;
export const EMERGENCY = /^Break-glass/;
export const PASSIVE = /^Passive/;

/** The test that proves a method: a failover, the sign-in of an emergency account, a switch to the passive server, or a restore. */
function proofIn(tests: readonly Test[], method: string): Test | undefined {
  const of = (component: RegExp) => tests.filter((row) => component.test(row.component));
  if (REPLICATED.test(method)) return of(/^Recovery$/)[0];
  if (EMERGENCY.test(method)) return of(/^Emergency access$/)[0];
  if (PASSIVE.test(method)) return of(/^Availability$/)[0];
  const restores = of(/^(Recovery|Backup)$/);
  return restores.find(({ test }) => /restore/i.test(test)) ?? restores[0];
}
