/** How far the result of the appraisal rests on its weights, and on single judgements. */

import { listed } from "#app/features/documents/words.ts";
import type { Appraisal, AppraisedOption } from "./appraisal.ts";
import type { Criterion } from "./criteria.ts";

/** Totals carry two decimals; nearer than that is a tie. */
const ROUNDING = 0.005;
/** Judgements in whole points tell no smaller lead than this from none: the option that was asked for keeps its place. */
export const CLOSE = 0.3;

export const COST = "cost-reduction";
/** Percent of all weights for cost, where no objective names it: the others share what is left. */
export const TRIED = 25;

/** A lead that settles nothing. */
export const isNear = (lead: number): boolean => lead < CLOSE - ROUNDING;

export const weighedOf = (scores: readonly number[], criteria: readonly Criterion[]): number =>
  scores.reduce((all, score, index) => all + score * (criteria[index]?.weight ?? 0), 0);

/** What is said of the first where no single weight matters: to a small organisation only with what comes level. */
const STAYS = "stays first if any one weight is doubled";

/** Scored by figures, which no judgement moves. */
const BY_FIGURES = ["time", COST];

/** What leads if one criterion counts double, and if one judgement were another. */
export function sensitivityOf(
  options: readonly AppraisedOption[],
  criteria: readonly Criterion[],
  winner: AppraisedOption,
): Pick<Appraisal, "sensitivity" | "steady" | "firm"> {
  const { text, steady } = doubled(options, criteria, winner);
  const turns = options.filter(({ total }) => total < winner.total).map((option) => turnOf(option, winner, criteria));
  const firm = turns.every(({ isClear, alike, point }) => !isClear || alike.length + point.length === 0);
  return { sensitivity: [text, alikeText(turns, winner), pointText(turns)].filter(Boolean).join(" "), steady, firm };
}

/** What would lead if one criterion counted double: its share is added once more to what was weighed. */
function doubled(options: readonly AppraisedOption[], criteria: readonly Criterion[], winner: AppraisedOption) {
  const sum = criteria.reduce((all, { weight }) => all + weight, 0);
  const rows = criteria.map(({ label, weight }, index) => {
    const totals = options.map(
      ({ scores }) => (weighedOf(scores, criteria) + (scores[index] ?? 0) * weight) / (sum + weight),
    );
    const highest = Math.max(...totals);
    return { label: `“${label}”`, leaders: options.filter((_, place) => (totals[place] ?? 0) > highest - ROUNDING) };
  });
  const changes = rows.flatMap(({ label, leaders }) => {
    const [leader] = leaders;
    return leader && !leaders.includes(winner) ? [`${label} (then ${leader.letter} leads)`] : [];
  });
  if (changes.length > 0)
    return {
      text: `Doubling one weight changes first place: ${changes.join("; ")}.`,
      steady: false,
    };
  const isTop = options.every(({ scores }) => scores.every((score, place) => score <= (winner.scores[place] ?? 0)));
  if (isTop) return { text: "", steady: true }; // the table shows it row by row
  const level = rows.flatMap(({ label, leaders }) => {
    const letters = leaders.filter(({ total }) => total < winner.total).map(({ letter }) => letter);
    return letters.length > 0 ? [{ letters: listed(letters), label }] : [];
  });
  const ties = [...Map.groupBy(level, ({ letters }) => letters)].map(
    ([letters, group]) =>
      `${letters} level on ${listed(
        group.map(({ label }) => label),
        "or",
      )}`,
  );
  const shared = ties.length > 0 ? `, with ${ties.join(", ")}` : "";
  return { text: `${winner.letter} ${STAYS}${shared}.`, steady: true };
}

/** `alike`: the judgements on which an option overtakes the leader by most, once both score alike, and by how much; `point`: the others of which one point more puts it first, though it is clearly behind. */
type Turn = { letter: string; isClear: boolean; alike: readonly string[]; by: number; point: readonly string[] };

function turnOf(option: AppraisedOption, winner: AppraisedOption, criteria: readonly Criterion[]): Turn {
  const sum = criteria.reduce((all, { weight }) => all + weight, 0);
  const lead = winner.total - option.total;
  const judged = criteria.flatMap(({ id, label, weight }, index) => {
    const [own = 0, ahead = 0] = [option.scores[index], winner.scores[index]];
    const share = weight / sum;
    return BY_FIGURES.includes(id) ? [] : [{ label: `“${label}”`, own, share, by: share * (ahead - own) - lead }];
  });
  const by = Math.max(...judged.map((row) => row.by));
  const isClear = !isNear(lead);
  const point = judged.filter((row) => row.by <= ROUNDING && row.own < 5 && row.share > lead + ROUNDING);
  return {
    letter: option.letter,
    isClear,
    alike: judged.filter((row) => by > ROUNDING && row.by > by - ROUNDING).map(({ label }) => label),
    by,
    point: isClear ? point.map(({ label }) => label) : [],
  };
}

/** `If scored alike on one of these, B would lead A by 0.40 on “Compliance”`. */
function alikeText(turns: readonly Turn[], { letter: first }: AppraisedOption): string {
  const told = turns.filter(({ alike }) => alike.length > 0);
  const parts = told.map(
    ({ letter, alike, by }, place) =>
      `${letter} ${place === 0 ? `would lead ${first} by ${by.toFixed(2)} if both scored alike on` : `by ${by.toFixed(2)} on`} ${listed(alike, "or")}`,
  );
  return parts.length > 0 ? `${parts.join("; ")}.` : "";
}

function pointText(turns: readonly Turn[]): string {
  const told = turns.flatMap(({ letter, point }) => (point.length > 0 ? [`${letter} on ${listed(point, "or")}`] : []));
  return told.length > 0 ? `One point more for ${listed(told, "or")} would put it first.` : "";
}
