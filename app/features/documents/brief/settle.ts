/** Settles the answers before a document is composed: planning defaults for open questions, and a configuration that fits the size. */

import { type Configuration, configurationsOf, findConfiguration } from "#app/features/catalogue/configurations.ts";
import { bandOf, numberOf, SIZE_BANDS } from "#app/features/catalogue/detail-answers.ts";
import { type Answers, type QuestionId, STEPS } from "#app/features/catalogue/steps.ts";
import type { Size } from "#app/features/documents/facts/effort.ts";
import { AnswerReader, marksOf } from "./reader.ts";

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

/** Planned for in the band that has no end. */
const ENTERPRISE_USERS = 2500;

/** How many users a size band holds; the top is planned for. */
function usersIn(size: Size): { low: number; high: number } {
  const { low, high } = SIZE_BANDS[size];
  return { low, high: Math.min(high, ENTERPRISE_USERS) };
}

/** Devices for each user: desk work has spare and shared machines. */
export const DEVICES_PER_USER = 1.2;
/** Sectors in which some users work in shifts and share their machines. */
export const SHIFT_WORK: readonly string[] = ["retail", "healthcare", "manufacturing"];

export type Settled = {
  given: Answers;
  answers: Answers;
  /** Questions that were left open. */
  assumed: readonly QuestionId[];
  chosen: Configuration;
  /** The chosen configuration, unless no organisation of the size fits it. */
  designed: Configuration;
  /** Whether the sector decides it, by the devices that its users share. */
  byIndustry: boolean;
};

/** A head-count decides the size band. @throws {Error} when the solution type is not in the catalogue */
export function settle(given: Answers): Settled {
  const answers: Answers = { ...given };
  const assumed: QuestionId[] = [];
  for (const { id, kind } of STEPS) {
    if (kind === "client" || answers[id]?.length) continue;
    assumed.push(id);
    if (id !== "solution-configuration" && id !== "selected-client") answers[id] = DEFAULTS[id];
  }
  const [solution = ""] = answers["solution-type"] ?? [];
  const chosen = findConfiguration(answers["solution-configuration"]?.[0]) ?? configurationsOf(solution)[0];
  if (!chosen) throw new Error(`No configuration for the solution type ${solution}`);
  answers["solution-configuration"] = [chosen.id];
  const people = numberOf(answers, "head-count");
  if (people !== null) answers["company-size"] = [bandOf(people)];
  const size = answers["company-size"]?.[0] as Size; // settled above, and the catalogue's size options are exactly `Size`
  const known = people === null ? usersIn(size) : { low: people, high: people };
  const fitting = (perUser: number) =>
    fittingConfiguration(chosen, { ...known, size, perUser }, numberOf(answers, "devices"));
  return {
    given,
    answers,
    assumed,
    chosen,
    designed: fitting(SHIFT_WORK.includes(answers.industry?.[0] ?? "") ? 1 : DEVICES_PER_USER),
    byIndustry: fitting(1) !== fitting(DEVICES_PER_USER),
  };
}

/** Moves to a configuration that fits when no organisation of the size band is inside the rating of the chosen one. */
function fittingConfiguration(
  chosen: Configuration,
  users: { low: number; high: number; size: Size; perUser: number },
  devices: number | null,
): Configuration {
  const { rating, solution } = chosen;
  if (!rating) return chosen;
  const perUser = rating.unit === "users" ? 1 : users.perUser;
  const counted = rating.unit === "devices" ? devices : null;
  const [fewest, most] = [counted ?? users.low * perUser, counted ?? users.high * perUser];
  const tooSmall = fewest > reachOf(chosen);
  const outOfReach =
    rating.unit === "devices" &&
    rating.to === null &&
    users.size !== "enterprise" &&
    (counted ?? 0) <= MEDIUM_SITE_DEVICES;
  if (!tooSmall && !outOfReach) return chosen;
  return configurationsOf(solution).find((other) => reachOf(other) >= most) ?? chosen;
}

/** Between the two largest sites there is none: the smaller of them is extended with points, as one primary site carries either. */
function reachOf({ rating }: Configuration): number {
  if (rating?.unit === "devices" && rating.to === MEDIUM_SITE_DEVICES) return LARGE_SITE_DEVICES - 1;
  return rating?.to ?? Infinity;
}

/** The largest site below the configuration without an upper end, before it is extended. */
export const MEDIUM_SITE_DEVICES = 5000;

/** What the one configuration without an upper end is named for; its size band has no upper end either. */
export const LARGE_SITE_DEVICES = 10_000;

/** The top of the size band, or what the configuration is rated for where that is less, or named for where it has no end. */
export function plannedUsers({ rating }: Configuration, size: Size, perUser: number): number {
  const bandTop = usersIn(size).high;
  if (rating?.unit === "devices" && rating.to === null) return Math.round(LARGE_SITE_DEVICES / perUser / 100) * 100;
  if (!rating?.to) return bandTop;
  const top = rating.unit === "users" ? rating.to : Math.floor(rating.to / perUser);
  return Math.min(bandTop, top);
}

/** A rating ties the designed configuration to the size, and a head-count decides the size, so reading one is reading the others. */
export function readerOf({ answers, chosen, designed, byIndustry }: Settled): AnswerReader {
  const size = [`company-size/${answers["company-size"]?.[0]}`, `solution-configuration/${chosen.id}`, "head-count"];
  const counted = designed.rating?.unit === "devices" ? ["devices"] : [];
  const shared = byIndustry ? [`industry/${answers.industry?.[0]}`] : [];
  const together = designed.rating ? [...size, ...counted, ...shared] : [];
  return new AnswerReader(
    { ...answers, "solution-configuration": [designed.id] },
    { "solution-configuration": marksOf(together), "company-size": marksOf(["head-count"]) },
  );
}
