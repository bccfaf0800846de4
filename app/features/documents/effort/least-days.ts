/** The fewest days that a task holds, by what its title names. A planning assumption. */

import type { Size } from "#app/features/documents/facts/effort.ts";
import { unranged } from "#app/features/documents/numbered.ts";

/** In tenths of a day: half a day for each piece of work, and for each thing that is measured with its own tool. */
const PIECE = 5;
/** A quarter of a day for each further subject that a piece names; the half day covers two in a medium organisation, and three in a small one. */
const FURTHER = 2.5;
const SUBJECTS_IN_PIECE: Record<Size, number> = { small: 3, medium: 2, large: 1, enterprise: 1 };

/** The rule as printed beside the days that follow from it; null for a small organisation, which reads only the days. */
export function leastDaysRule(size: Size, assesses: boolean): string | null {
  if (size === "small") return null;
  const whole = size === "medium" ? "" : ", in whole days";
  const covered = SUBJECTS_IN_PIECE[size] > 1 ? " of two subjects" : "";
  return `half a day per piece of work${covered} or measurement, a quarter for further subjects, more for controls${assesses ? " and interfaces" : ", interfaces and waves"}${whole}`;
}

/** Tasks that need no days, since they are signed in the hour in which the work before them is shown. */
const SIGNED = /sign-off$|^acceptance and closing$|^pilot exit review$/i;
/** A meeting with its minutes. */
const MEETING = /^kick-off, /i;
const MEASURED = /^measurement: /i;
/** First words of a clause that describes the subject before it and is not a subject itself. */
const OF_THE_SAME = "so|each|which|who|read|reviewed|following|onto|filled|on goals|its|not|if|with|then|after";
const SUBJECTS = new RegExp(`, (?!(?:${OF_THE_SAME})\\b)| and `, "i");

/** The fewest days of a task with this title, in tenths of a day. */
export function leastDays(title: string, size: Size): number {
  const said = title.replace(ASIDE, "").replace(CODED, (codes) => codes.replaceAll(", ", " + "));
  return said.split("; ").reduce((sum, piece) => sum + daysOf(piece, SUBJECTS_IN_PIECE[size]), 0);
}

/** The numbers of controls and interfaces in brackets. */
const CODED = / \([SI]-\d+[^)]*\)/g;
const ASIDE = / \((?![SI]-\d)[^)]*\)/g;

/** How many numbers a part has, but at least one. */
function codesIn(part: string): number {
  const [, codes = ""] = / \(([SI]-\d+[^)]*)\)/.exec(part) ?? [];
  return Math.max(1, codes === "" ? 0 : unranged(codes.replaceAll(" + ", ", ")).length);
}

/** The controls of one thing share a tool; in a small organisation it reads each further one in a quarter of a day. */
function measuredDays(parts: readonly string[], within: number): number {
  const further = within > SUBJECTS_IN_PIECE.medium ? FURTHER : PIECE;
  return parts.reduce((all, part) => all + PIECE + (codesIn(part) - 1) * further, 0);
}

function daysOf(piece: string, within: number): number {
  if (SIGNED.test(piece)) return 0;
  if (MEASURED.test(piece)) return measuredDays(piece.split(", "), within);
  if (MEETING.test(piece)) return PIECE;
  const named = piece.replace(/ \([^)]*\)/g, "").split(SUBJECTS).length;
  return PIECE + Math.max(0, Math.max(named, codesIn(piece)) - within) * FURTHER;
}
