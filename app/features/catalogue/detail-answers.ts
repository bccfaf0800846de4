/** The rules of the optional questions: which are asked, what may be answered, and how an answer reads. */

import { formatDate } from "#app/shared/date.ts";
import { DETAIL_IDS, type DetailId } from "./detail-ids.ts";
import { DETAILS, type Detail, requireDetail, UNKNOWN, UNKNOWN_LABEL } from "./details.ts";
import { holds } from "./predicate.ts";
import type { Answers } from "./steps.ts";

/** The stored text of "don’t know", in lower case. */
export const UNKNOWN_ANSWER = UNKNOWN_LABEL.toLowerCase();

/** The optional questions of the chosen solution that fit the other answers. */
export function detailsFor(answers: Answers): Detail[] {
  const [solution = ""] = answers["solution-type"] ?? [];
  return DETAILS.filter(
    ({ solutions, when }) => (!solutions || solutions.includes(solution)) && (!when || holds(when, answers)),
  );
}

/** Whether a value from outside may be stored: a single text that answers the question or says "don't know". */
export function isDetailAnswer(id: DetailId, value: unknown): value is [string] {
  return Array.isArray(value) && value.length === 1 && detailFault(requireDetail(id), value[0]) === null;
}

/** The error sentence for an answer that cannot be accepted, or null. */
export function detailFault({ answer }: Detail, value: unknown): string | null {
  if (value === UNKNOWN) return null;
  if (typeof value !== "string") return "Please choose from the list.";
  switch (answer.kind) {
    case "number": {
      const { min, max, unit } = answer;
      const number = /^(0|[1-9]\d{0,8})$/.test(value) ? Number(value) : Number.NaN;
      if (number >= min && number <= max) return null;
      return `Please enter a whole number of ${unit} from ${min} to ${max.toLocaleString("en-GB")}, without commas.`;
    }
    case "date":
      return isDay(value) ? null : "Please enter a date as year, month and day, such as 2027-06-30.";
    case "choice":
      return answer.options.some(({ id }) => id === value) ? null : "Please choose from the list.";
  }
}

function isDay(value: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** The singular of a unit: `person`, `server`; `Mbps` stays as it is. */
const one = (unit: string): string => (unit === "people" ? "person" : unit.replace(/^([a-z]+)s$/, "$1"));

/** An answer as a reader sees it: `340 people`, `30 June 2027`, `Weekends`. */
export function detailLabel(id: DetailId, value: string): string {
  const { answer } = requireDetail(id);
  if (value === UNKNOWN) return UNKNOWN_LABEL;
  switch (answer.kind) {
    case "number":
      return `${Number(value).toLocaleString("en-GB")} ${Number(value) === 1 ? one(answer.unit) : answer.unit}`;
    case "date":
      return formatDate(new Date(`${value}T00:00:00Z`));
    case "choice":
      return answer.options.find((option) => option.id === value)?.label ?? value;
  }
}

/** The number given as an answer, or null if there is none. */
export function numberOf(answers: Answers, id: DetailId): number | null {
  const [value] = answers[id] ?? [];
  return value === undefined || value === UNKNOWN ? null : Number(value);
}

/** Only the answers to optional questions. */
export function detailsOf(answers: Answers): Answers {
  return Object.fromEntries(DETAIL_IDS.flatMap((id) => (answers[id] ? [[id, answers[id]]] : [])));
}

/** Returns the number given for an optional question, or null. */
export type Given = (id: DetailId) => number | null;

export const atLeast = (id: DetailId, least: number) => (given: Given) => (given(id) ?? 0) >= least;
export const atMost = (id: DetailId, most: number) => (given: Given) => (given(id) ?? Infinity) <= most;

export type DetailWarning = { id: DetailId; message: string };

/** The number of people in each size, as its label says. */
export const SIZE_BANDS = {
  small: { low: 1, high: 50, label: "Small" },
  medium: { low: 51, high: 250, label: "Medium" },
  large: { low: 251, high: 1000, label: "Large" },
  enterprise: { low: 1001, high: Infinity, label: "Enterprise" },
};
const BANDS: Partial<Record<string, (typeof SIZE_BANDS)["small"]>> = SIZE_BANDS;

/** The size band that a head-count belongs to. */
export function bandOf(people: number): string {
  return Object.keys(BANDS).find((band) => people <= (BANDS[band]?.high ?? 0)) ?? "enterprise";
}

/** The most people in a size band. */
export function mostPeople(size = ""): number {
  return BANDS[size]?.high ?? Infinity;
}

/** Optional answers that contradict the eleven questions; the document always uses the number. */
export function detailWarnings(answers: Answers): DetailWarning[] {
  const asked = new Set(detailsFor(answers).map(({ id }) => id));
  const given = (id: DetailId) => (asked.has(id) ? numberOf(answers, id) : null);
  const [people, fast, sites] = [given("head-count"), given("fast-recovery"), given("sites")];
  const [size = ""] = answers["company-size"] ?? [];
  const found: DetailWarning[] = [];
  if (people !== null && size && bandOf(people) !== size) {
    const message = `A headcount of ${people.toLocaleString("en-GB")} belongs to the size ${BANDS[bandOf(people)]?.label}, not ${BANDS[size]?.label}. The document uses the headcount.`;
    found.push({ id: "head-count", message });
  }
  if (fast === 0 && answers["solution-type"]?.[0] === "hybrid-cloud") {
    found.push({
      id: "fast-recovery",
      message:
        "No server must be recovered within a day. The document plans replication for one, so that recovery can be rehearsed.",
    });
  }
  const least = LEAST_SITES[answers["solution-configuration"]?.[0] ?? ""];
  if (sites !== null && least !== undefined && sites < least) {
    found.push({
      id: "sites",
      message: `The chosen configuration is worthwhile from ${least} sites. The document uses the number of sites given.`,
    });
  }
  return found;
}

/** The least number of sites for which a configuration makes sense. */
export const LEAST_SITES: Record<string, number> = {
  "cert-medium-multi": 2,
  "cert-large-enterprise": 2,
  "hybrid-virtual-wan": 10,
};
