/** The brief: everything derived once from answers, client and date, and used by every part of the document. */

import { labelsFor, solutionLabel } from "#app/features/catalogue/answers.ts";
import { type Configuration, configurationsOf, findConfiguration } from "#app/features/catalogue/configurations.ts";
import type { Condition } from "#app/features/catalogue/predicate.ts";
import { type Answers, type QuestionId, STEPS } from "#app/features/catalogue/steps.ts";
import type { Currency } from "#app/shared/money.ts";
import { dayOf } from "./dates.ts";
import type { Size } from "./facts/effort.ts";
import type { Jurisdiction } from "./facts/regulations.ts";
import { CLOUD_LEVELS } from "./facts/technologies.ts";
import { AnswerReader } from "./reader.ts";

/** The client as the document names it. An absent or unknown country is treated as an EU country and stated as an assumption. */
export type DocumentClient = { name: string; company: string; country?: string };
export type DocumentAuthor = { name: string; company?: string; email?: string };

export type ComposeInput = { answers: Answers; client: DocumentClient; author: DocumentAuthor; today: Date };

export type Brief = {
  has(question: QuestionId, ...options: string[]): boolean;
  holds(condition: Condition | undefined): boolean;
  /** The same over the answers as given, before the configuration was settled. */
  holdsAsGiven(condition: Condition): boolean;
  one(question: QuestionId): string;
  values(question: QuestionId): readonly string[];
  /** The labels of the chosen options, joined for a sentence. */
  label(question: QuestionId): string;
  readonly reader: AnswerReader;
  readonly today: number;
  readonly author: DocumentAuthor;
  readonly client: { name: string; company: string; country: string | null };
  /** Questions that were left open and have been given a planning default. */
  readonly assumed: readonly QuestionId[];
  /** How many of the answers were really given. */
  readonly answered: number;
  readonly solution: string;
  readonly solutionTitle: string;
  readonly chosen: Configuration;
  /** The configuration the document designs, and every condition sees: the chosen one, unless the organisation cannot fit it at all. */
  readonly configuration: Configuration;
  readonly size: Size;
  readonly users: number;
  readonly devices: number;
  readonly servers: { low: number; high: number; plan: number };
  readonly sites: number;
  readonly administrators: number;
  readonly domainControllers: number;
  readonly frontline: number;
  readonly knowledge: number;
  readonly cloudLevel: number;
  readonly regulated: boolean;
  readonly hasDirectory: boolean;
  readonly has365: boolean;
  readonly hasAzure: boolean;
  readonly jurisdiction: Jurisdiction;
  readonly currency: Currency;
};

/** Planning defaults for questions that were left open; each becomes a numbered assumption. */
const DEFAULTS: Record<Exclude<QuestionId, "solution-configuration" | "selected-client">, readonly string[]> = {
  "solution-type": ["custom"],
  "company-size": ["medium"],
  industry: ["other"],
  "current-technologies": ["none"],
  "cloud-maturity": ["early"],
  "primary-objective": ["enhance-security"],
  timeline: ["no-timeline"],
  "security-requirements": ["mfa"],
  "integration-needs": ["no-integrations"],
};

export const USER_BANDS: Record<Size, { low: number; high: number }> = {
  small: { low: 1, high: 50 },
  medium: { low: 51, high: 250 },
  large: { low: 251, high: 1000 },
  enterprise: { low: 1001, high: 2500 },
};

const SERVERS: Record<Size, { low: number; high: number; plan: number }> = {
  small: { low: 3, high: 8, plan: 6 },
  medium: { low: 10, high: 30, plan: 20 },
  large: { low: 40, high: 120, plan: 80 },
  enterprise: { low: 150, high: 600, plan: 300 },
};

const SITES: Record<Size, number> = { small: 1, medium: 1, large: 3, enterprise: 10 };
const ADMINISTRATORS: Record<Size, number> = { small: 2, medium: 3, large: 6, enterprise: 12 };
const DOMAIN_CONTROLLERS: Record<Size, number> = { small: 1, medium: 2, large: 4, enterprise: 8 };

const EU_COUNTRIES = new Set([
  ..."Austria Belgium Bulgaria Croatia Cyprus Czechia Denmark Estonia Finland France Germany Greece Hungary".split(" "),
  ..."Iceland Ireland Italy Latvia Liechtenstein Lithuania Luxembourg Malta Netherlands Norway Poland".split(" "),
  ..."Portugal Romania Slovakia Slovenia Spain Sweden".split(" "),
]);

/** Devices per user: desk work has spare and shared machines, shift work shares them. */
const DEVICES_PER_USER = 1.2;
const FRONTLINE_SHARE = 0.4;

export function briefOf({ answers, client, author, today }: ComposeInput): Brief {
  const { settled, assumed } = settle(answers);
  const { chosen, designed } = configurationsFor(settled);
  const band = designed.rating
    ? [`company-size/${settled["company-size"]?.[0]}`, `solution-configuration/${chosen.id}`]
    : [];
  const reader = new AnswerReader(
    { ...settled, "solution-configuration": [designed.id] },
    { "solution-configuration": band },
  );
  const given = reader.over(settled);
  const size = () => reader.one("company-size") as Size; // the catalogue's size options are exactly `Size`
  const configuration = () => {
    reader.one("solution-configuration");
    return designed;
  };
  const users = reader.derive(() => plannedUsers(configuration(), USER_BANDS[size()].high));
  const devices = reader.derive(() => devicesOf(reader, users()));
  const frontline = reader.derive(() =>
    reader.has("industry", "retail", "healthcare", "manufacturing") ? Math.round(users() * FRONTLINE_SHARE) : 0,
  );
  const sites = reader.derive(() => sitesOf(configuration(), size()));
  const country = client.country?.trim() || null;

  return {
    reader,
    has: (question, ...options) => reader.has(question, ...options),
    holds: (condition) => reader.holds(condition),
    holdsAsGiven: (condition) => given.holds(condition),
    one: (question) => reader.one(question),
    values: (question) => reader.values(question),
    label: (question) => {
      reader.values(question);
      return labelsFor(question, settled).join(", ");
    },
    today: dayOf(today),
    author,
    get client() {
      reader.noteClient();
      return { name: client.name, company: client.company || client.name, country };
    },
    assumed,
    answered: STEPS.length - assumed.length,
    get solution() {
      return reader.one("solution-type");
    },
    get solutionTitle() {
      reader.one("solution-type");
      return solutionLabel(settled);
    },
    get chosen() {
      given.one("solution-configuration");
      return chosen;
    },
    get configuration() {
      return configuration();
    },
    get size() {
      return size();
    },
    get users() {
      return users();
    },
    get devices() {
      return devices();
    },
    get servers() {
      return SERVERS[size()];
    },
    get sites() {
      return sites();
    },
    get administrators() {
      return ADMINISTRATORS[size()];
    },
    get domainControllers() {
      return DOMAIN_CONTROLLERS[size()];
    },
    get frontline() {
      return frontline();
    },
    get knowledge() {
      return users() - frontline();
    },
    get cloudLevel() {
      const level = reader.one("cloud-maturity");
      return CLOUD_LEVELS.find(({ id }) => id === level)?.level ?? 0;
    },
    get regulated() {
      const industry = reader.has("industry", "healthcare", "finance", "government");
      const wish = reader.has("security-requirements", "compliance");
      return reader.has("primary-objective", "compliance-objective") || industry || wish;
    },
    get hasDirectory() {
      return reader.has("current-technologies", "active-directory");
    },
    get has365() {
      return reader.has("current-technologies", "office-365", "teams");
    },
    get hasAzure() {
      return (
        reader.has("current-technologies", "azure-services") ||
        reader.has("cloud-maturity", "significant", "cloud-first")
      );
    },
    get jurisdiction() {
      reader.noteClient();
      return jurisdictionOf(country);
    },
    get currency() {
      reader.noteClient();
      const jurisdiction = jurisdictionOf(country);
      return jurisdiction === "uk" ? "GBP" : jurisdiction === "us" ? "USD" : "EUR";
    },
  };
}

function settle(answers: Answers): { settled: Answers; assumed: QuestionId[] } {
  const settled: Answers = { ...answers };
  const assumed: QuestionId[] = [];
  for (const { id, kind } of STEPS) {
    if (kind === "client" || settled[id]?.length) continue;
    assumed.push(id);
    if (id !== "solution-configuration" && id !== "selected-client") settled[id] = DEFAULTS[id];
  }
  const [solution = "custom"] = settled["solution-type"] ?? [];
  if (!settled["solution-configuration"]?.length) {
    settled["solution-configuration"] = configurationsOf(solution)
      .slice(0, 1)
      .map(({ id }) => id);
  }
  return { settled, assumed };
}

function configurationsFor(answers: Answers): { chosen: Configuration; designed: Configuration } {
  const [solution = ""] = answers["solution-type"] ?? [];
  const chosen = findConfiguration(answers["solution-configuration"]?.[0]) ?? configurationsOf(solution)[0];
  if (!chosen) throw new Error(`No configuration for the solution type ${solution}`);
  const size = answers["company-size"]?.[0] as Size; // settled, and the catalogue's size options are exactly `Size`
  return { chosen, designed: fittingConfiguration(chosen, size) };
}

/** Moves to a configuration that fits when no organisation of the size band is inside the rating of the chosen one. */
function fittingConfiguration(chosen: Configuration, size: Size): Configuration {
  const { rating, solution } = chosen;
  if (!rating) return chosen;
  const perUser = rating.unit === "users" ? 1 : DEVICES_PER_USER;
  const [fewest, most] = [USER_BANDS[size].low * perUser, USER_BANDS[size].high * perUser];
  const tooSmall = rating.to !== null && fewest > rating.to;
  const outOfReach = rating.unit === "devices" && rating.to === null && size !== "enterprise";
  if (!tooSmall && !outOfReach) return chosen;
  return configurationsOf(solution).find((other) => (other.rating?.to ?? Infinity) >= most) ?? chosen;
}

function plannedUsers({ rating }: Configuration, bandTop: number): number {
  if (!rating?.to) return bandTop;
  const top = rating.unit === "users" ? rating.to : Math.floor(rating.to / DEVICES_PER_USER);
  return Math.min(bandTop, top);
}

function devicesOf(reader: AnswerReader, users: number): number {
  const shared = reader.has("industry", "retail", "healthcare", "manufacturing");
  return shared ? users : Math.round(users * DEVICES_PER_USER);
}

function sitesOf({ id }: Configuration, size: Size): number {
  if (id === "cert-medium-multi") return Math.max(2, SITES[size]);
  return id === "hybrid-virtual-wan" ? Math.max(10, SITES[size]) : SITES[size];
}

function jurisdictionOf(country: string | null): Jurisdiction {
  if (country === null || EU_COUNTRIES.has(country)) return "eu";
  if (country === "United Kingdom") return "uk";
  return country === "United States" ? "us" : "other";
}
