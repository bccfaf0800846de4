/** The days of the client's own people, by role and phase, from the plan's own tasks: no sum of the document holds them. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import {
  isSteering,
  OPERATIONS,
  OPERATIONS_PART,
  RACI_ROLES,
  RACI_ROLES_SMALL,
  SMALL_CLIENT,
} from "#app/features/documents/facts/work.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import type { Hands } from "#app/features/documents/rests.ts";
import { clause, figure, listed } from "#app/features/documents/words.ts";
import { OWN_STAFF, responsibilitiesOf, type Task, tasksOf } from "./tasks.ts";

/** Percent of a task's days that it takes of who is responsible, accountable and consulted: planning assumptions. */
const SHARES = { responsible: 100, accountable: 50, consulted: 10 };
const RULE = `${SHARES.responsible}% for an R in “Responsibilities”, ${SHARES.accountable}% for an A, ${SHARES.consulted}% for a C`;

const TENTHS_AN_HOUR = 10 / 8;
const HALF_DAY = 5;
const IT_LEAD = "Client IT lead";

/** As the table of responsibilities names them. */
const OWN_ROLES: readonly string[] = [SMALL_CLIENT, "Sponsor", IT_LEAD, "Security", OPERATIONS, "Users"];

/** Tenths of a day by phase, in halves of a day. */
export type OwnDays = { role: string; phases: readonly number[] };

/** The columns of the table of responsibilities. */
export const rolesOf = (brief: Brief): readonly string[] => [
  ...(brief.size === "small" ? RACI_ROLES_SMALL : RACI_ROLES),
  ...(brief.size === "enterprise" ? [OPERATIONS] : []),
];

/** The row of a task in that table. */
export function partsOf(task: Task, brief: Brief): string[] {
  const answers = { protects: brief.has("solution-type", "security"), assesses: brief.holds(ASSESSES) };
  const parts = responsibilitiesOf(task, brief.size === "small", answers);
  if (brief.size !== "enterprise") return parts;
  return [...parts, task.marks.includes(OWN_STAFF) ? "R" : OPERATIONS_PART[task.kind]];
}

const isMeasured = (task: Task, brief: Brief): boolean =>
  brief.holds(ASSESSES) && task.kind === "discovery" && task.role === "Engineer" && task.phase > 1;

/** What goes on beside the work takes all of them alike; where an assessment measures, an administrator is present. */
function shareOf(part: string, role: string, task: Task, brief: Brief): number {
  if (part === "I") return 0;
  if (isSteering(task)) return SHARES.consulted;
  if (isMeasured(task, brief) && role === IT_LEAD) return SHARES.accountable;
  if (part.includes("R")) return SHARES.responsible;
  return part.includes("A") ? SHARES.accountable : SHARES.consulted;
}

const halves = (tenths: number): number => Math.round(tenths / HALF_DAY) * HALF_DAY;

const PHASES = [1, 2, 3, 4];

/** Before anything is rounded. */
const exactDaysOf = perBrief((brief, pack: Pack): readonly OwnDays[] => {
  const tasks = tasksOf(brief, pack).map((task) => ({ task, parts: partsOf(task, brief) }));
  const byRole = rolesOf(brief).flatMap((role, place) => {
    if (!OWN_ROLES.includes(role)) return [];
    const phases = PHASES.map((phase) => {
      const own = tasks.filter(({ task }) => task.phase === phase);
      const shares = own.map(({ task, parts }) => task.days * shareOf(parts[place] ?? "I", role, task, brief));
      return shares.reduce((sum, days) => sum + days, 0) / 100;
    });
    return [{ role, phases }];
  });
  const meets = pack.meets?.(brief);
  return [
    ...byRole,
    ...(meets ? [{ role: meets.who, phases: meets.hours.map((hours) => hours * TENTHS_AN_HOUR) }] : []),
    ...(pack.hands?.(brief) ?? []).map(handsOf),
  ];
});

/** Of each role by phase, in halves of a day; what is counted by the piece takes half a day at least. */
export const ownDaysOf = perBrief((brief, pack: Pack): readonly OwnDays[] =>
  exactDaysOf(brief, pack)
    .map(({ role, phases }) => ({ role, phases: phases.map((tenths) => roundedOf(tenths, role)) }))
    .filter(({ phases }) => sumOf(phases) > 0),
);

const BY_PIECE = / minutes\)$| hours\)$/;
const roundedOf = (tenths: number, role: string): number =>
  tenths > 0 && BY_PIECE.test(role) ? Math.max(HALF_DAY, halves(tenths)) : halves(tenths);

/** `Help desk for enrolment (258 devices × 15 minutes)`. */
function handsOf({ who, count, what, minutes, phase }: Hands): OwnDays {
  const tenths = (count * minutes * TENTHS_AN_HOUR) / 60;
  return {
    role: `${who} (${figure(count)} ${what} × ${minutes % 60 === 0 ? `${minutes / 60} hours` : `${minutes} minutes`})`,
    phases: PHASES.map((each) => (each === phase ? tenths : 0)),
  };
}

/** How the days of each role follow from the tasks. */
export function ownRule(brief: Brief, pack: Pack): string {
  const tasks = tasksOf(brief, pack);
  const led = tasks.some(isSteering) ? `, and for project management ${SHARES.consulted}% for each` : "";
  const present = tasks.some((task) => isMeasured(task, brief)) && rolesOf(brief).includes(IT_LEAD);
  return `${RULE}${led}${present ? `; for measuring, ${SHARES.accountable}% for the IT lead` : ""}`;
}

/** What is counted apart from the tasks, in words; empty where nothing is. */
export const countedApart = (brief: Brief, pack: Pack): string =>
  listed(
    ownDaysOf(brief, pack)
      .filter(({ role }) => role.endsWith(")"))
      .map(({ role }) => clause(role)),
  );

export const sumOf = (tenths: readonly number[]): number => tenths.reduce((sum, days) => sum + days, 0);

/** Of all of them, in tenths: the sum of the table, or, where there is none, of what its rule gives. */
export const ownDaysInAll = (brief: Brief, pack: Pack): number =>
  brief.size === "small"
    ? Math.max(HALF_DAY, halves(sumOf(exactDaysOf(brief, pack).map(({ phases }) => sumOf(phases)))))
    : sumOf(ownDaysOf(brief, pack).map(({ phases }) => sumOf(phases)));
