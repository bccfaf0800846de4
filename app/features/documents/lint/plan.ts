/** Checks the plan, responsibilities and dates. */

import { ASSESSMENT_GATES, GATES } from "#app/features/documents/facts/governance.ts";
import { unranged } from "#app/features/documents/numbered.ts";
import { type DocumentTree, plain } from "#app/features/documents/tree/tree.ts";
import { blocksOf, plainOf, saidIn, tableOf, textsOf } from "#app/features/documents/tree/tree-text.ts";
import { nextStepsOf } from "./next-steps.ts";
import { firstMonday, gatesIn, lintSchedule, scheduled } from "./schedule.ts";

/** What is wrong with tasks, freezes and dates, in sentences. */
export function lintPlan(tree: DocumentTree): string[] {
  return [
    ...responsibilities(tree),
    ...freezes(tree),
    ...decisionDates(tree),
    ...strangeGates(tree),
    ...unprotectedPilot(tree),
    ...lateUpgrade(tree),
    ...lintSchedule(tree),
  ];
}

/** No text may wait for a gate that the plan does not have: an assessment signs off no design and takes nothing live. */
function strangeGates(tree: DocumentTree): string[] {
  const own = gatesIn(tree).map((gate) => gate.toLowerCase());
  const others = [...GATES, ...ASSESSMENT_GATES]
    .map(({ gate }) => gate.toLowerCase())
    .filter((gate) => !own.includes(gate));
  const named = new RegExp(`\\b(?:${others.join("|")})\\b`, "gi");
  return saidIn(tree).flatMap(({ rule, text }) =>
    (text.match(named) ?? []).map(
      (gate) => `${rule} waits for ${gate.toLowerCase()}, which the plan does not have: ${text}`,
    ),
  );
}

/** What protects the pilot must be set before the pilot begins. */
function unprotectedPilot(tree: DocumentTree): string[] {
  const titles = (tableOf(tree, "timeline.tasks")?.rows ?? []).map((row) => plain(row[1] ?? ""));
  const pilot = titles.findIndex((title) => /^Pilot(:| of)/.test(title));
  return titles
    .filter((title, place) => pilot >= 0 && place > pilot && title.startsWith("Security controls"))
    .map((title) => `set after the pilot that it protects: ${title}`);
}

/** A site must be upgraded before support ends for the version that it begins with, unless that is a later one. */
function lateUpgrade(tree: DocumentTree): string[] {
  const cells = (rule: string) => (tableOf(tree, rule)?.rows ?? []).map((row) => row.map(plain));
  const begun = cells("environment.lifecycle").find((row) => row.at(-1)?.startsWith("The version of the new site"));
  const ends = Date.parse(`${begun?.[1]} UTC`);
  return itemsOf(tree, "support.reminders")
    .map((item) => /^(.+?)\. Upgrade of the site(?!.* release after 2609)/.exec(item)?.[1])
    .filter((date) => date && Date.parse(`${date} UTC`) >= ends)
    .map((date) => `the upgrade of ${date} comes after the end of support`);
}

function itemsOf(tree: DocumentTree, rule: string): string[] {
  return blocksOf(tree)
    .filter((block) => block.kind === "list" && block.provenance.rule === rule)
    .flatMap(textsOf);
}

/** The plan and the responsibility table must have the same tasks, each with exactly one accountable role. */
function responsibilities(tree: DocumentTree): string[] {
  const tasks = (tableOf(tree, "timeline.tasks")?.rows ?? []).slice(0, -1).map((row) => plain(row[0] ?? ""));
  const raci = tableOf(tree, "approach.raci");
  const named = (raci?.rows ?? []).flatMap((row) => unranged(plain(row[0] ?? "")));
  const faults =
    named.toSorted().join() === tasks.toSorted().join() ? [] : ["responsibilities name other tasks than the plan"];
  for (const row of raci?.rows ?? []) {
    const roles = row.filter((_, index) => !["Task", "Tasks", "Activity"].includes(raci?.columns[index]?.title ?? ""));
    const accountable = roles.filter((cell) => /\bA\b/.test(plain(cell))).length;
    if (accountable !== 1) faults.push(`${plain(row[0] ?? "")} has ${accountable} accountable`);
  }
  return [...faults, ...idleWorkers(tree)];
}

/** Whoever does a task in the plan must be responsible for it. In small organisations one consultant is architect and project manager. */
function idleWorkers(tree: DocumentTree): string[] {
  const raci = tableOf(tree, "approach.raci");
  const doers = new Map(
    (tableOf(tree, "timeline.tasks")?.rows ?? []).map((row) => [plain(row[0] ?? ""), plain(row[2] ?? "")]),
  );
  return (raci?.rows ?? []).flatMap((row) =>
    unranged(plain(row[0] ?? ""))
      .map((id) => ({ id, role: doers.get(id)?.toLowerCase() ?? "" }))
      .filter(({ role }) => {
        const place = raci?.columns.findIndex(({ title }) => title.toLowerCase().includes(role)) ?? -1;
        return !/\bR\b/.test(plain(row[place] ?? ""));
      })
      .map(({ id, role }) => `${id} is done by ${role} without responsibility`),
  );
}

/** Words in tasks that people attend or feel, wherever they stand in a title of several. A pilot's review among them is only a signature. */
const FELT = /^pilot|(^|; )(pilot(?! exit review)|training of|(first|user) communications)/i;

/** What people must attend or feel must not lie entirely in a freeze, unless the freeze names it as an exception. */
function freezes(tree: DocumentTree): string[] {
  const start = firstMonday(tree);
  const day = 86_400_000;
  const tasks = scheduled(tree);
  return itemsOf(tree, "timeline.freezes")
    .map((item) => /^(.+?) to (.+?) \((.+?)\)\. (.*)/.exec(item) ?? [])
    .flatMap(([, first = "", last = "", reason = "", consequence = ""]) =>
      tasks
        .filter(({ id, title, from, to }) => {
          const felt = FELT.test(title) || (/sign-off/i.test(title) && /holiday|shutdown/.test(reason));
          const inside =
            start + (from - 1) * 7 * day >= Date.parse(`${first} UTC`) &&
            start + (to * 7 - 3) * day <= Date.parse(`${last} UTC`);
          return felt && inside && !consequence.includes(id);
        })
        .map(({ id }) => `${id} lies in the freeze for ${reason}`),
    );
}

/** Sponsor and order must be dated before the start, steps must be in the order of their dates, and a decision before its deadline. */
function decisionDates(tree: DocumentTree): string[] {
  const day = (text: string) => Date.parse(`${text} UTC`);
  const steps = nextStepsOf(tree);
  const late = steps.filter((step, index) => step.day < (steps[index - 1]?.day ?? step.day));
  const gate = /deadline of (\d+ \w+ \d+).*decision (D-\d+) is due by/.exec(plainOf(tree, "timeline.deadline"));
  const missed = steps.filter(
    (step) => gate && step.decisions.includes(gate[2] ?? "") && step.day > day(gate[1] ?? ""),
  );
  const summary = plainOf(tree, "summary.decisions");
  const said =
    /Name a sponsor by (.+?) and release the budget(?: for the option chosen)? with the order by (.+?)\./.exec(summary);
  const start = /starts on (\d+ \w+ \d+)/.exec(plainOf(tree, "timeline.start"))?.[1] ?? "";
  const agreed = said && day(said[1] ?? "") <= day(said[2] ?? "") && day(said[2] ?? "") < day(start);
  return [
    ...[...late, ...missed].map(({ decisions }) => `${decisions.join(", ") || "a next step"} is dated out of order`),
    ...(agreed ? [] : ["sponsor and order are not dated before the start"]),
  ];
}
