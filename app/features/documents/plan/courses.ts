/** The courses of a long rollout, which stand beside the waves that they serve. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { TAUGHT } from "#app/features/documents/facts/framework-controls.ts";
import { USERS_TRAINING } from "#app/features/documents/facts/work.ts";
import { count, type TaskRow } from "#app/features/documents/pack.ts";
import { rolloutWeeks } from "./plan.ts";

/** Shorter ones are taught at their beginning. */
const LONG_ROLLOUT = 6;
/** Administrators are taught first, and what is enforced at the end needs no course. */
const TAUGHT_SHARE = 0.6;

/** In a large organisation whose waves go on for weeks, administrators learn before the first one, and users before their own. */
export function besideWaves(row: TaskRow, brief: Brief): TaskRow[] {
  const weeks = rolloutWeeks(brief);
  const hasWaves = !brief.has("solution-configuration", "m365-optimise");
  if (row !== USERS_TRAINING || !hasWaves || !brief.has("company-size", "large", "enterprise") || weeks < LONG_ROLLOUT)
    return [row];
  const half = { weight: count(row.weight, brief) / 2, holds: count(row.holds ?? 0, brief) / 2 };
  return [
    { ...row, ...half, title: "First communications; training of administrators, recording for users" },
    {
      ...row,
      ...half,
      title: "User communications and training of users, each department before its wave",
      mark: "courses",
      waits: ["training"],
      least: Math.floor(weeks * TAUGHT_SHARE),
      deliverable: `Messages, ${TAUGHT.watched}`,
    },
  ];
}
