/** Key Features: by which figures success is measured, from which state, when and by whom. */

import { optionLabel } from "#app/features/documents/brief/option-label.ts";
import type { Content } from "#app/features/documents/content.ts";
import { formatDay, monthsAfter } from "#app/features/documents/dates.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import type { Sourced } from "#app/features/documents/facts/sources.ts";
import { OBJECTIVES, objectiveIn } from "#app/features/documents/facts/technologies.ts";
import { gateDay, workingDayOnward } from "#app/features/documents/plan/plan.ts";
import { Sheet } from "#app/features/documents/tree/sheet.ts";
import type { Section } from "#app/features/documents/tree/tree.ts";
import { clause, listed, sentence } from "#app/features/documents/words.ts";
import { bringing } from "./traceability.ts";

/** Of more objectives the first figure each is enough; a small organisation counts fewer. */
const MOST_WITH_ALL = { small: 1, others: 3 };
/** So few need no table. */
const MOST_IN_WORDS = 2;

export function featuresSection(content: Content): Section {
  const sheet = new Sheet(content.brief.reader);
  const isTable = (rows: readonly MeasureRow[]) => rows.length > MOST_IN_WORDS;
  sheet.table("features.measures", () => {
    const rows = measuresOf(content);
    return isTable(rows)
      ? {
          caption: "Measures of success",
          columns: ["Objective", "Measure", "Target", "Source"],
          rows,
          cells: ({ objective, by, measure, target, evidence }) => [`${objective}${by}`, measure, target, evidence],
        }
      : null;
  });
  sheet.paragraph("features.measures", () => {
    const rows = measuresOf(content);
    return [...(isTable(rows) ? [] : inWords(rows)), measuredWhen(content, rows)].join(" ");
  });
  return sheet.section("Key Features");
}

/** A sentence for each objective. */
function inWords(rows: readonly MeasureRow[]): string[] {
  return [...new Set(rows.map(({ objective }) => objective))].map((named) => {
    const figures = rows
      .filter(({ objective }) => objective === named)
      .map(
        ({ measure, target, evidence }) =>
          `${clause(measure)} (target: ${clause(target)}; source: ${clause(evidence)})`,
      );
    const by = rows.find(({ objective }) => objective === named)?.by ?? "";
    return `“${named}”${by}: ${listed(figures)}.`;
  });
}

type MeasureRow = Sourced & Record<"objective" | "by" | "measure" | "target" | "evidence", string>;

/** ` (T-2.1)`: a small organisation reads here by what an objective is brought about, others in their traceability. */
function broughtBy(id: string, content: Content): string {
  const task = content.brief.has("company-size", "small") ? bringing(id, content) : undefined;
  return task ? ` (${task.id})` : "";
}

/** One row for each figure; of many objectives the first of each. */
function measuresOf(content: Content): MeasureRow[] {
  const { brief, pack } = content;
  const chosen = OBJECTIVES.filter(({ id }) => brief.has("primary-objective", id));
  const isShort = chosen.length > MOST_WITH_ALL[brief.has("company-size", "small") ? "small" : "others"];
  return chosen.flatMap((row) => {
    const { id, source, ...texts } = objectiveIn(row, pack.id, brief);
    const measures = texts.measure.split("; ");
    const targets = texts.target.split("; ");
    const places = texts.evidence.split(", ");
    const objective = optionLabel("primary-objective", id);
    const by = broughtBy(id, content);
    if (measures.length !== targets.length) return [{ ...texts, objective, by, source }];
    const rows = measures.map((measure, place) => ({
      objective,
      by,
      measure: sentence(measure),
      target: targets[place] ?? "",
      evidence: sentence(places.length === measures.length ? (places[place] ?? "") : texts.evidence),
      source,
    }));
    return isShort ? rows.slice(0, 1) : rows;
  });
}

/** What happens after the read-out of an assessment is no figure of its acceptance. */
const AFTER_READ_OUT = /90 days (?:later|after)|within 90 days|on time/;
/** The last of them counts too. */
const COUNTED_DAYS = 90;
const isLater = ({ measure, target }: MeasureRow): boolean => AFTER_READ_OUT.test(`${measure} ${target}`);

function measuredLater(rows: readonly MeasureRow[]): string {
  const named = rows.filter(isLater);
  const measures = listed(named.map(({ measure }) => `“${measure}”`));
  return measures && ` ${measures} ${named.length > 1 ? "are" : "is"} measured on the later date only.`;
}

/** By more than a weekend with its public holidays, a date says why. */
const DAYS_MOVED = 4;

/** Who measures and on which days; what an assessment leaves behind had no state before. */
function measuredWhen({ brief, plan }: Content, rows: readonly MeasureRow[]): string {
  const isSmall = brief.has("company-size", "small");
  const who = isSmall ? "IT contact" : "client IT lead";
  const quarter = Math.max(monthsAfter(plan.end, 3), rows.some(isLater) ? plan.end + COUNTED_DAYS + 1 : 0);
  const second = workingDayOnward(quarter, brief);
  const later = formatDay(second);
  const after = `${second - quarter > DAYS_MOVED ? "after three months and the holidays, " : ""}on ${later}`;
  if (brief.holds(ASSESSES) && rows.every(isLater))
    return `${rows.length > 1 ? "All are" : "This is"} measured once, on ${later}${brief.has("solution-type", "security") ? ", by the road map's second measurement (not included)" : ""}.`;
  if (brief.holds(ASSESSES))
    return `The ${who} measures these for acceptance on ${formatDay(plan.end)} and again ${after}.${measuredLater(rows)}${isSmall ? "" : " The assessment itself is the baseline."}`;
  const isYearly = rows.some(({ target }) => /\bwithin 12 months\b|\bfirst year\b/.test(target));
  const year = formatDay(workingDayOnward(monthsAfter(plan.end, 12), brief));
  return `The ${who} takes the baseline by ${formatDay(gateDay(plan, "design"))}, measures again for acceptance on ${formatDay(plan.end)} and ${after}${isSmall ? "" : "; what is new has no baseline"}.${isYearly ? ` Targets of a year are measured on ${year}.` : ""}`;
}
