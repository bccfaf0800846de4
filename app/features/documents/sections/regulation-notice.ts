/** What is said above the rows of regulation. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { countryInWords } from "#app/features/documents/brief/jurisdiction.ts";
import { frameworkOf } from "#app/features/documents/facts/frameworks.ts";
import type { RegulationRow } from "#app/features/documents/facts/regulation-row.ts";
import { REGULATIONS } from "#app/features/documents/facts/regulations.ts";

/** No law of the country was read, which the notice says of all rows together. */
export function isUnread({ jurisdiction, client }: Brief): boolean {
  return jurisdiction === "other" && !REGULATIONS.some(({ countries }) => countries?.includes(client.country ?? ""));
}

/** Far from the Union, whose rules nobody would look for. */
const OVERSEAS = new Set(["Australia", "Canada", "United States"]);

/** Outside the Union its rules are not followed: one that was named is asked about first. */
const european = ({ jurisdiction, client }: Brief): string =>
  jurisdiction === "eu" || OVERSEAS.has(client.country ?? "") ? "" : "European rules";

/** What was not looked at, in one sentence. */
function unseen(brief: Brief, rows: readonly RegulationRow[]): string {
  const { country } = brief;
  const place = country ? `of ${countryInWords(country)}` : "of the country";
  const beyond = european(brief);
  const others = (first: string) =>
    beyond ? `${first} and ${beyond} were not reviewed.` : `${first} was not reviewed.`;
  if (isUnread(brief))
    return `The law ${place} was not reviewed for this document, and its rows are general knowledge${beyond ? `; ${beyond} were not reviewed` : ""}.`;
  if (brief.jurisdiction !== "us") return others(`Other law ${place}`);
  return rows.some(({ regime }) => regime.startsWith("State "))
    ? `State law is cited from summaries${beyond ? `; ${beyond} were not reviewed` : ""}.`
    : others("State law");
}

/** What the rows are, and what was left out. */
export function notice(brief: Brief, rows: readonly RegulationRow[]): string {
  const selected =
    brief.has("security-requirements", "compliance") || brief.has("primary-objective", "compliance-objective");
  const regulated = brief.has("industry", "healthcare", "finance", "government");
  const unasked = regulated && !selected && !frameworkOf(brief) ? ", although compliance was not selected" : "";
  const chosen = rows.some(({ regime }) => regime.includes("voluntary")) ? ", except those marked voluntary" : "";
  return `These rules probably apply${unasked}${chosen}; confirm with legal counsel. ${unseen(brief, rows)}`;
}
