/** The work of the option beside the designed one, so that both columns add up to what is printed elsewhere. */

import { daysText, type Estimate } from "#app/features/documents/budget/estimates.ts";
import type { Kept, WorkBeside } from "#app/features/documents/budget/work-beside.ts";
import type { Content } from "#app/features/documents/content.ts";
import { formatDays } from "#app/features/documents/effort/effort.ts";
import { ranges } from "#app/features/documents/numbered.ts";
import type { Outline } from "#app/features/documents/options/outline.ts";
import { lines } from "#app/features/documents/tree/sheet.ts";
import { plural } from "#app/features/documents/words.ts";

type Line = readonly [phase: string, work: string, before: string, days: string];
type Part = { title: string; of: WorkBeside["phases"] };

/** A small organisation reads the work of all phases at once, and no numbers of what stays. */
function partsOf({ work }: Estimate, small: boolean): Part[] {
  const own = work?.phases ?? [];
  if (!small && own.every(isSame)) return [{ title: `1 to ${own.length}`, of: own }];
  return small ? [{ title: "", of: own }] : own.map((each, place) => ({ title: `${place + 1}`, of: [each] }));
}

/** Nothing of a phase differs: one row then tells of them all. */
const isSame = ({ stays, shortened, falls, own }: WorkBeside["phases"][number]): boolean =>
  stays.days === stays.before && shortened.ids.length + falls.ids.length + own.length === 0;

/** Of tasks of A: their days there and here. */
function keptLine(title: string, words: string, kept: readonly Kept[]): Line[] {
  const sum = (key: "before" | "days") => kept.reduce((all, part) => all + part[key], 0);
  const [before, days] = [sum("before"), sum("days")];
  const ids = kept.flatMap((part) => part.ids);
  const by = words !== STAYS || days === before ? "" : `, in ${days > before ? "more" : "fewer"} days`;
  const named = title === "" && words === STAYS ? "All other tasks of A" : words;
  const told = named === words ? `: ${ranges(ids)}` : "";
  return ids.length > 0 ? [[title, `${named}${by}${told}`, formatDays(before), formatDays(days)]] : [];
}

const STAYS = "As in A";

function linesOf({ title, of }: Part): Line[] {
  const part = (words: string, key: "stays" | "shortened" | "falls") =>
    keptLine(
      title,
      words,
      of.map((each) => each[key]),
    );
  return [
    ...part(STAYS, "stays"),
    ...part("Shortened by what only A needs", "shortened"),
    ...part("Falls away", "falls"),
    ...of.flatMap(({ own }) => own.map((row): Line => [title, `New: ${row.title}`, "0", formatDays(row.days)])),
  ];
}

export const SLACK = " with the slack of A’s plan";

export function workTable(found: Outline | null, { brief, effort }: Content) {
  if (!found?.estimate.work) return null;
  const { option, estimate, weeks } = found;
  const small = brief.has("company-size", "small");
  const shown = (line: Line) => (small ? line.slice(1) : line);
  const length = `${plural(weeks, "week")}${weeks > estimate.weeks ? `${SLACK}, at least ${estimate.weeks}` : ""}`;
  const sums = [daysText(effort.likely), daysText(estimate.days)];
  return {
    caption: `Work of ${option.letter} beside that of A, in days`,
    columns: [...(small ? [] : ["Phase"]), "Work", "A|number", `${option.letter}|number`],
    rows: lines(partsOf(estimate, small).flatMap(linesOf).map(shown), "ej"),
    cells: ({ line }: { line: readonly string[] }) => line,
    total: small ? ["Sum", ...sums] : ["Sum", length, ...sums],
  };
}
