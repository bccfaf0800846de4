/** What is said above the rows of regulation. */

import { detailLabel } from "#app/features/catalogue/detail-answers.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { countryInWords } from "#app/features/documents/brief/jurisdiction.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import type { Jurisdiction, RegulationRow } from "#app/features/documents/facts/regulation-row.ts";
import { REGULATIONS } from "#app/features/documents/facts/regulations.ts";

/** No law of the country was read, which the notice says of all rows together. */
export function isUnread({ jurisdiction, client }: Brief): boolean {
  return jurisdiction === "other" && !REGULATIONS.some(({ countries }) => countries?.includes(client.country ?? ""));
}

/** Outside the Union its rules are left out, but for a framework that was named. */
function withoutEurope(brief: Brief): string {
  if (brief.jurisdiction === "eu") return "";
  const taken = brief.client.country === "Other" ? " The client is taken to be outside the European Union." : "";
  const id = brief.detail("framework") ?? "";
  const named = ["nis2", "dora"].includes(id) ? detailLabel("framework", id) : null;
  return named
    ? `${taken} Of European rules only ${named}, which was named, is followed in the table of controls; the others may still bind a client who trades in the Union.`
    : `${taken} European rules are left out, though they may bind a client who trades in the Union.`;
}

/** What the rows are, whose law was read, and what was left out. */
export function notice(brief: Brief, rows: readonly RegulationRow[]): string {
  const { company, country } = brief.client;
  const selected =
    brief.has("security-requirements", "compliance") || brief.has("primary-objective", "compliance-objective");
  const regulated = brief.has("industry", "healthcare", "finance", "government");
  const unasked =
    regulated && !selected
      ? " Compliance was not chosen; in this industry the following normally applies all the same."
      : "";
  const place = country && country !== "Other" ? `of ${countryInWords(country)}` : "of the country";
  const hasStates = rows.some(({ regime }) => regime.startsWith("State "));
  const others = `Other law ${place} was not looked at.`;
  const unread: Record<Jurisdiction, string> = {
    eu: others,
    us: hasStates ? "The law of single states is named from summaries." : "The law of single states was not looked at.",
    uk: others,
    other: isUnread(brief)
      ? `The law ${place} was not read for this document: its rows are general knowledge, and what they do not name was not looked at.`
      : `What is named is taken from the texts or from explanations of them. ${others}`,
  };
  const isSmall = brief.has("company-size", "small");
  const owners = isSmall
    ? ""
    : ` Owners are roles; ${company} names the people by ${brief.holds(ASSESSES) ? "scope" : "design"} sign-off.`;
  return `What follows is likely applicable to ${company}, to be confirmed with counsel${isSmall ? "" : "; no product makes an organisation compliant"}. ${unread[brief.jurisdiction]}${isSmall ? "" : withoutEurope(brief)}${unasked}${owners}`;
}
