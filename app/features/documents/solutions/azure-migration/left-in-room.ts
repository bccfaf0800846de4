/** What no wave takes out of the server room. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { leastWeeksOf } from "#app/features/documents/effort/effort.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import { listed, plural } from "#app/features/documents/words.ts";
import { EXIT, LANDING } from "./answers.ts";
import { apart, placed, stays, unmoved } from "./quantities.ts";

/** `Exchange`, which then runs on a controller. */
const housed = (brief: Brief): string[] =>
  stays(brief) > 0 ? placed(brief).flatMap(({ count, role }) => (count > 0 ? [] : role.split(" ", 1))) : [];
export const staysText = (brief: Brief, kept = unmoved(brief)): string =>
  kept
    .map(
      ({ count, role }, at) =>
        `${plural(count, role)}${at === 0 && housed(brief).length > 0 ? ` (${count > 1 ? "one " : ""}with ${listed(housed(brief))})` : ""}`,
    )
    .join(", ");

/** Servers of mail and sites sign in at the controllers beside them. */
const isNeeded = (brief: Brief): boolean =>
  housed(brief).length > 0 || unmoved(brief).some(({ role }) => !role.startsWith("domain"));
/** Controllers of the room that nothing needs any more once all has moved: those of an exit go with the room, those that mail or sites need stay with them. */
export const oldControllers = (brief: Brief): number =>
  brief.holds(LANDING) || brief.holds(EXIT) || isNeeded(brief)
    ? 0
    : (unmoved(brief).find(({ role }) => role.startsWith("domain"))?.count ?? 0);

/** Of a migration of the rest, after a first wave. */
export const weeksOfRest = (brief: Brief): number => leastWeeksOf(brief, "azure-rehost");
/** Until when the room is needed at least, where the rest follows a first wave at once. */
export const neededUntil = (brief: Brief): string => formatDay(planOf(brief).end + 7 * weeksOfRest(brief));

/** The way back out of a platform on which nothing follows. */
const ifNothingFollows = (brief: Brief): string =>
  `Until further moves are decided, each month costs a twelfth of the annual sum above. If none follows, as a separate order: the first wave is restored in the room or replaced by a service${brief.hasDirectory ? ", the controllers in Azure are demoted" : ""}, and gateways, Bastion and networks are deleted.`;

/** Why the room goes on costing money after the last wave. */
export function leftInRoom(brief: Brief): string {
  if (brief.holds(LANDING)) return ifNothingFollows(brief);
  if (brief.holds(EXIT) || stays(brief) === 0) return "";
  const count = (role: string): number => unmoved(brief).find((left) => left.role.startsWith(role))?.count ?? 0;
  const ends = [
    count("Exchange") > 0 && "mail moves in a separate project",
    count("SharePoint") > 0 && `sites ${count("Exchange") > 0 ? "in another" : "move in a separate project"}`,
    count("domain") > 0 &&
      `the old ${count("domain") === 1 ? "controller is" : "controllers are"} demoted${housed(brief).length > 0 ? ` once ${listed(housed(brief))} ${housed(brief).length > 1 ? "have" : "has"} left in a separate project` : isNeeded(brief) ? " after that" : " at handover"}, unless the client names users who sign in there${apart(brief) ? " by a site tunnel" : ""}; one that is kept needs a supported version`,
  ];
  return `After the last wave the room still holds ${listed(staysText(brief).split(", "))}: ${listed(ends.filter((end) => end !== false))}. The room is paid for until empty.`;
}
