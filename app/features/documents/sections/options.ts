/** The options considered: what they are, their scores and figures, who leads and why. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import {
  amountsText,
  daysText,
  type Estimate,
  estimateFor,
  NONE,
  type Option,
  wholeOf,
} from "#app/features/documents/budget/estimates.ts";
import { aboutText, sumIn } from "#app/features/documents/budget/one-currency.ts";
import type { Content } from "#app/features/documents/content.ts";
import { split } from "#app/features/documents/effort/shares.ts";
import { type AppraisedOption, isExcluded } from "#app/features/documents/options/appraisal.ts";
import { outlineOf } from "#app/features/documents/options/outline.ts";
import { say } from "#app/features/documents/pack.ts";
import { type Sheet, sourced } from "#app/features/documents/tree/sheet.ts";
import { listed, sentence } from "#app/features/documents/words.ts";
import { costRank } from "./cost-rank.ts";
import { triedText } from "./cost-tried.ts";
import { markReasons } from "./mark-reasons.ts";
import { daysByShare, figuresCaption, weeksByShare } from "./option-days.ts";
import { scoreRules } from "./option-rules.ts";
import { outline } from "./outline.ts";
import { recommendationOf, tellsCheaper } from "./recommendation.ts";
import { columnOf, foreignTo, hasRow, shownOptions } from "./shown-options.ts";
import { verdictOf } from "./verdict.ts";

export function options(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Options considered");
  sheet.table("options.description", () => ({
    caption: "Options",
    columns: ["Option", "Description", "Drawback"],
    rows: content.appraisal.options.map(({ row, letter }) => ({ ...row, letter })),
    cells: ({ letter, name, description, against }) => [
      `${letter}: ${name}`,
      say(description, brief),
      say(against, brief),
    ],
  }));
  sheet.table("options.scores", () => {
    const shown = shownOptions(content);
    const rows = shown.length < 2 ? [] : scoreRows(content, shown);
    if (rows.length < FEWEST_ROWS) return null;
    const weights = weightsOf(rows, content);
    return {
      caption: "Appraisal, 1 (poor) to 5 (good); objectives by judgement",
      columns: ["Criterion", "Weight|number", ...shown.map((option) => `${columnOf(option, content)}|number`)],
      rows: sourced(rows, "ej"),
      cells: ({ label, scores }, index) => [label, `${weights[index]}%`, ...scores],
      total: ["Weighted score", "100%", ...shown.map(({ total }) => total.toFixed(2))],
    };
  });
  sheet.list("options.marks", () => {
    const shown = shownOptions(content);
    const reasons = shown.length < 2 ? [] : markReasons(content, shown);
    return reasons.map(({ label, text }) => [{ strong: `${label}: ` }, `${text}.`]);
  });
  sheet.table("options.figures", () => figuresTable(content));
  bases(sheet, content);
  sheet.paragraph("options.rules", () => {
    const shown = shownOptions(content);
    return shown.length < 2 ? "" : scoreRules(content, shown);
  });
  sheet.paragraph("options.verdict", () => verdictText(content));
  outline(sheet, content);
}

function verdictText(content: Content): string {
  const { excluded, sensitivity } = content.appraisal;
  const isSmall = content.brief.size === "small";
  const isAlone = ranksOne(content);
  const first = isSmall && !isAlone ? recommendationOf(content) : ""; // what it says of an option is not said again
  const missing = excluded
    .filter(({ letter }) => !new RegExp(`\\b${letter} \\([^)]*\\), not ranked because`).test(first))
    .map((option) => missingText(option, content));
  if (isAlone) return missing.join("").trimStart();
  const isTold = isSmall && tellsCheaper(content);
  // a small organisation reads who leads on its first page
  const verdict = [isSmall ? "" : verdictOf(content), isTold ? "" : costRank(content)].filter(Boolean).join(" ");
  const tested = isSmall ? "" : ` ${sensitivity}`; // the reasons for its marks say more
  const text = `${onOneRow(content, shownOptions(content))}${verdict}${missing.join("")}${tested}`.trim();
  return text + triedText(content);
}

/** Where nothing is paid each year, three years cost what is paid once; where no time is scored, weeks compare nothing. */
function figuresTable(content: Content) {
  const { brief, appraisal } = content;
  const isTimed = Boolean(content.plan.scoredWeeks);
  const shown = content.estimates.filter(({ option }) => hasRow(option, content));
  const recurs = shown.some(({ yearly }) => amountsText(yearly) !== NONE);
  const foreign = foreignTo(brief.currency, shown);
  return {
    caption: figuresCaption(content, shown),
    columns: [
      "Option",
      "Days|number",
      ...(isTimed ? ["Minimum weeks|number"] : []),
      "One-off, with services and contingency",
      ...(recurs ? ["Annual"] : []),
      ...(recurs || foreign
        ? [
            `${recurs ? "One-off plus three years" : "In all"}${foreign && brief.size !== "small" ? `, at ${foreign}` : ""}`,
          ]
        : []),
      "Not included",
    ],
    rows: sourced(shown, "ej"),
    cells: (estimate: Estimate) => {
      const { option, days, weeks, oneOff, yearly, without } = estimate;
      return [
        brief.size === "small" && option.letter !== appraisal.designed.letter && !isExcluded(option, appraisal)
          ? `${option.letter}: ${option.row.name}. ${sentence(say(option.row.description, brief))}`
          : nameIn(option, brief),
        daysText(days),
        ...(isTimed ? [weeks > 0 ? `${weeks}` : NONE] : []),
        amountsText(oneOff),
        ...(recurs ? [amountsText(yearly)] : []),
        ...(recurs || foreign ? [yearsText(estimate, brief)] : []),
        without,
      ];
    },
  };
}

/** Three years in the client's currency, to the unit, with what only a guide prices. */
function yearsText(estimate: Estimate, { currency }: Brief): string {
  const whole = wholeOf(estimate);
  const ids = estimate.unsummed.filter(({ guide }) => guide).map(({ id }) => id);
  const besides = estimate.guided.size > 0 ? ` with ${listed(ids)}` : "";
  return amountsText(whole) === NONE ? NONE : `${sumIn(whole, currency)}${besides}`;
}

type ScoreRow = { label: string; weight: number; scores: readonly string[] };

/** Percent, rounded so that they add up to a hundred. */
function weightsOf(rows: readonly ScoreRow[], { appraisal }: Content): string[] {
  const weights = rows.map(({ weight }) => weight);
  return appraisal.criteria.every(({ weight }) => Number.isInteger(weight))
    ? weights.map(String)
    : split(1000, weights).map((tenths) => (tenths / 10).toFixed(1));
}

/** One for each criterion: two of the same weight and marks add up to no third. */
const scoreRows = (content: Content, ranked: readonly AppraisedOption[]): ScoreRow[] =>
  content.appraisal.criteria.map(({ label, weight }, index) => ({
    label,
    weight,
    scores: ranked.map((option) => `${option.scores[index]}`),
  }));

/** One row of scores needs no table. */
const FEWEST_ROWS = 2;

function onOneRow(content: Content, ranked: readonly AppraisedOption[]): string {
  const [row, ...others] = scoreRows(content, ranked);
  if (!row || others.length > 0) return "";
  const scores = ranked.map(({ letter }, place) => `${letter} scores ${row.scores[place]}`);
  return `On “${row.label}”, from 1 (poor) to 5 (good), ${listed(scores)}. `;
}

/** Scores that nothing is compared with say nothing. */
const ranksOne = ({ appraisal }: Content): boolean => appraisal.options.length - appraisal.excluded.length < 2;

function bases(sheet: Sheet, content: Content): void {
  sheet.list("options.basis", () =>
    basesOf(content).map(({ option, basis }) => [{ strong: `${option.letter} includes: ` }, `${basis}.`]),
  );
  sheet.paragraph("options.days", () => {
    const shown = content.estimates.filter(({ option }) => hasRow(option, content));
    const isCompared = content.plan.scoredWeeks && content.brief.size !== "small";
    const outlined = outlineOf(content)?.option.letter;
    return [daysByShare(shown, content, outlined), isCompared ? weeksByShare(shown, content.brief) : ""]
      .join(" ")
      .trim();
  });
}

/** What the others buy, but for the one whose lines stand in its outline, what buys the same as the first and what has no row. */
function basesOf(content: Content): readonly Estimate[] {
  const { estimates, appraisal } = content;
  const letters = [outlineOf(content)?.option.letter, appraisal.designed.letter];
  const all = estimateFor(estimates, appraisal.designed)?.lines.length;
  const buysTheSame = ({ lines: bought }: Estimate) => bought.length === all && bought.every(({ line }) => line);
  return estimates.filter(
    (estimate) =>
      estimate.basis !== "" &&
      hasRow(estimate.option, content) &&
      (content.brief.size !== "small" || !isExcluded(estimate.option, content.appraisal)) &&
      !letters.includes(estimate.option.letter) &&
      !buysTheSame(estimate),
  );
}

/** A small organisation has no table of names beside it; the designed option is described above. */
function nameIn({ letter, row }: Option, brief: Brief): string {
  return brief.has("company-size", "small") ? `${letter}: ${row.name}` : letter;
}

/** What may be chosen after all is priced also where it has no row. */
function missingText({ letter, row, accepted }: AppraisedOption, content: Content): string {
  const { brief, appraisal, estimates } = content;
  const sums = estimates.filter(
    ({ option, threeYears }) =>
      accepted !== undefined &&
      option.letter === letter &&
      !hasRow(option, content) &&
      amountsText(threeYears) !== NONE,
  );
  const told = [
    ...(brief.has("company-size", "small") && !hasRow({ letter }, content) ? [row.name] : []),
    ...sums.map(
      (estimate) =>
        `${aboutText(wholeOf(estimate), brief.currency)}${amountsText(estimate.yearly) === NONE ? "" : " over three years"}`,
    ),
  ];
  const isShown = letter === appraisal.baseline?.letter && brief.size !== "small";
  const shown = isShown ? " and is shown as the baseline" : "";
  const { designed } = appraisal;
  const beside =
    accepted && accepted.designed !== designed.total ? `, and ${designed.letter} ${accepted.designed.toFixed(2)}` : "";
  const isTie = accepted && accepted.total.toFixed(2) === accepted.designed.toFixed(2);
  const scores = !accepted
    ? ""
    : isTie
      ? `; if accepted, it scores the same as ${designed.letter}`
      : `; if accepted, it scores ${accepted.total.toFixed(2)}${beside}`;
  return ` ${letter}${told.length > 0 ? ` (${told.join(", ")})` : ""} is not ranked: ${row.cannot ? say(row.cannot.why, brief) : ""}${shown}${scores}.`;
}
