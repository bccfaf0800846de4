/** Adjusters of the effort table that an answer asks for and that add nothing here, each with its reason. */

import { CLOUD_PRODUCTS } from "#app/features/catalogue/estate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { atWeekends, outOfHours } from "#app/features/documents/brief/change-window.ts";
import { SITES } from "#app/features/documents/brief/planning-figures.ts";
import {
  ASSESSES,
  BUILT_ONCE,
  FIRST_CLOUD,
  NO_CLOUD,
  READS_ALONE,
  sitesPercentOf,
} from "#app/features/documents/facts/effort.ts";
import { plural } from "#app/features/documents/words.ts";
import { isCompressed, leastWeeks, leavesRoom, SHORT_WINDOW } from "./effort.ts";

/** `no cloud adoption (the services named are in use)`, of those that are not among the rows of the table. */
export function refusedOf(brief: Brief): string[] {
  return [
    hasteRefused(brief),
    cloudRefused(brief),
    legacyRefused(brief),
    sitesRefused(brief),
    windowRefused(brief),
  ].filter((reason) => reason !== null);
}

function windowRefused(brief: Brief): string | null {
  const isFree = brief.holds(ASSESSES) || BUILT_ONCE.has(brief.configuration.id);
  if (!outOfHours(brief) || !isFree || brief.size === "small") return null;
  const pilots = brief.has("solution-configuration", "custom-pilot");
  const reason = pilots
    ? "only the pilot changes what users see"
    : "nothing that users notice is switched in its rollout";
  return `${atWeekends(brief) ? "weekend" : "evening"} working (${reason})`;
}

function hasteRefused(brief: Brief): string | null {
  if (!brief.has("timeline", "1-3-months") || (isCompressed(brief) && !brief.holds(ASSESSES))) return null;
  return `one to three months (${noHaste(brief)})`;
}

function noHaste(brief: Brief): string {
  if (brief.holds(ASSESSES)) return "interviews set the pace, not parallel work";
  const least = leastWeeks(brief);
  if (least > SHORT_WINDOW) return "the plan is longer";
  return leavesRoom(SHORT_WINDOW, least) ? "twice what the work needs" : "work for less than half a person";
}

function cloudRefused(brief: Brief): string | null {
  if (!brief.holds(NO_CLOUD)) return null;
  if (READS_ALONE.has(brief.configuration.id)) return "no cloud adoption (nothing moves)";
  if (brief.holds(FIRST_CLOUD)) return null;
  if (brief.holds(CLOUD_PRODUCTS)) return "no cloud adoption (the services named are in use)";
  return brief.has("solution-configuration", "m365-optimise") ? "no cloud adoption (the tenant exists)" : null;
}

function legacyRefused(brief: Brief): string | null {
  const isLeft = brief.has("integration-needs", "legacy-applications") && BUILT_ONCE.has(brief.configuration.id);
  return isLeft ? "legacy applications (none moves)" : null;
}

/** Of three and more that no adjuster counts. */
function sitesRefused(brief: Brief): string | null {
  const isCounted = sitesPercentOf(brief) > 0 && Math.trunc(brief.sites / 3) !== Math.trunc(SITES[brief.size] / 3);
  if (brief.sites < 3 || isCounted) return null;
  return `${plural(brief.sites, "site")} (${sitesPercentOf(brief) > 0 ? "usual, in the basis" : "the same work for all"})`;
}
