/** The opening of the summary: who this client is, what is in use there, what is wanted and by when. */

import { SIZE_BANDS } from "#app/features/catalogue/detail-answers.ts";
import type { QuestionId } from "#app/features/catalogue/steps.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { optionLabel } from "#app/features/documents/brief/option-label.ts";
import { ofSubject } from "#app/features/documents/brief/subject.ts";
import type { Content } from "#app/features/documents/content.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { CLOUD_LEVELS, INDUSTRIES } from "#app/features/documents/facts/technologies.ts";
import { say } from "#app/features/documents/pack.ts";
import { fixedDay } from "#app/features/documents/plan/fixed-date.ts";
import type { Text } from "#app/features/documents/tree/tree.ts";
import { clause, figure, listed, plural } from "#app/features/documents/words.ts";
import { shortened } from "./short-sentences.ts";

export function situationOf({ brief, pack }: Content): Text {
  const industry = INDUSTRIES.find(({ id }) => brief.has("industry", id));
  const cloud = CLOUD_LEVELS.find(({ id }) => brief.has("cloud-maturity", id));
  const aims = brief.values("primary-objective").map((id) => AIMS[id] ?? id);
  const sector = industry?.context ? `${industry.context}, ` : "";
  const sentences = [
    `${sector}has ${people(brief)} and ${say(cloud?.phrase ?? "", brief)}.`,
    inUse(brief),
    `Its ${aims.length === 1 ? "aim is" : "aims are"} ${listed(aims)}${wantedBy(brief)}.`,
    asked(brief),
    say(pack.situation, brief),
    say((industry && ofSubject(industry.nuance, brief)) ?? industry?.nuance[pack.id] ?? "", brief),
  ];
  return [{ strong: brief.client.company }, ` ${shortened(sentences.filter(Boolean).join(" "))}`];
}

/** The number that was given, or `251 to 1,000 employees` and `over 1,000 employees`. */
function people(brief: Brief): string {
  const given = brief.given("head-count");
  if (given !== null) return plural(given, "user");
  const { low, high } = SIZE_BANDS[brief.size];
  return high === Infinity ? `over ${figure(low - 1)} employees` : `${figure(low)} to ${figure(high)} employees`;
}

const PRODUCTS: Record<string, string> = { "office-365": "Microsoft 365", "azure-services": "Azure services" };

function inUse(brief: Brief): string {
  const products = brief.values("current-technologies").filter((id) => id !== "none");
  if (products.length === 0) return "No Microsoft products in use were named.";
  return `It uses ${listed(products.map((id) => PRODUCTS[id] ?? optionLabel("current-technologies", id)))}.`;
}

/** Objectives as a sentence calls them. */
const AIMS: Record<string, string> = {
  "cost-reduction": "lower costs",
  productivity: "higher productivity",
  "enhance-security": "better security",
  "remote-work": "remote working",
  "digital-transformation": "digital transformation",
  "compliance-objective": "compliance",
  scalability: "room to grow",
  innovation: "faster innovation",
};

const WINDOWS: Record<string, string> = {
  "1-3-months": ", within three months",
  "3-6-months": ", within six months",
  "6-12-months": ", within a year",
  "12-plus-months": ", over a year or more",
};

const REASONS: Record<string, string> = {
  contract: ", when a contract or lease ends",
  support: ", before a product leaves support",
  audit: ", in time for an audit or new legislation",
  merger: ", in time for a merger, sale or move",
  budget: ", before the financial year ends",
};

/** The fixed date with its reason where both were given, else the window. */
function wantedBy(brief: Brief): string {
  const day = fixedDay(brief);
  const reason = brief.detail("deadline-reason");
  const why = REASONS[reason ?? ""] ?? "";
  if (day !== null) return `, by ${formatDay(day)}${why}`;
  return WINDOWS[brief.one("timeline")] ?? (why ? `${why}, on a date to be confirmed` : ", with no set date");
}

const MOST_NAMED = 4;

/** What was asked for, where it is little enough to name; of two kinds the longer list by its number, so that none reads as all. */
function asked(brief: Brief): string {
  const named = (question: QuestionId, none: string, kind: string) => {
    const ids = brief.values(question).filter((id) => id !== none);
    const isShort = ids.length <= MOST_NAMED;
    return {
      isShort,
      text: isShort ? listed(ids.map((id) => lowered(optionLabel(question, id)))) : plural(ids.length, kind),
    };
  };
  const protections = named("security-requirements", "", "security requirement");
  const systems = named("integration-needs", "no-integrations", "system");
  const integration = systems.text && `integration with ${systems.text}`;
  if (!protections.isShort) return `It has ${protections.text}${integration ? ` and requires ${integration}` : ""}.`;
  const told = [protections.text, integration].filter(Boolean);
  return told.length > 0 ? `It requires ${told.join(", and ")}.` : "";
}

function lowered(label: string): string {
  return label.startsWith("Zero Trust") ? "Zero Trust" : clause(label.replace(/ \(.*/, ""));
}
