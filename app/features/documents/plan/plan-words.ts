/** What the document says of the shape of its plan. */

import { HASTE_PERCENT } from "#app/features/documents/facts/effort.ts";
import { exceedsWindow } from "./plan-lengths.ts";
import { LONGEST_STANDARD, type PlanKind, STANDARD_WEEKS } from "./plan-shape.ts";

/** `window` in weeks, null where none was asked for, `overruns` where the plan ends after it, counted from the date of the document; `until`: those before a fixed date; `dated` where a fixed date was given beside it; `haste`: percent that a short window adds to the effort, where it carries that adjuster; `pilot`: the weeks up to the pilot's end; `ahead`: the freeze before which the rollout ends. */
type Shown = {
  kind: PlanKind;
  assesses: boolean;
  weeks: number;
  minimum: number;
  window: number | null;
  overruns?: boolean;
  until: number | null;
  dated: boolean;
  haste: number | null;
  pilot: number;
  ahead?: string | null;
};

export function wordsOf(shown: Shown): { statement: string; inShort: string | null } {
  const ahead = shown.ahead ? ` The rollout ends before the ${shown.ahead}, which the client confirms.` : "";
  return { statement: `${statementOf(shown)}${ahead}`, inShort: shortOf(shown) };
}

function statementOf(shown: Shown): string {
  const { kind, assesses, weeks, minimum, window, overruns, until, dated, haste, pilot } = shown;
  const need = `${assesses ? "An assessment" : "A project"} of this type and size needs at least ${minimum} weeks.`;
  const open = dated ? "No timeframe was requested apart from the fixed date." : "No timeframe was requested.";
  if (assesses && kind === "standard")
    return `${open} ${need} The plan takes ${weeks}${weeks > minimum ? ", allowing for diaries and holidays" : ""}.`;
  const price =
    haste !== null
      ? `: tasks overlap, with little slack, which adds ${addedBy(haste)} and sets the contingency at 20%`
      : ", with a contingency of 20%";
  const paced = assesses && weeks > minimum ? ", allowing for diaries and holidays," : "";
  const fits = overruns ? "and, begun after signature, ends after" : "and fits";
  const inWindow = `${need} The plan takes ${weeks} weeks${paced} ${fits} the requested window of ${window} weeks.`;
  const byDate = `${need} The plan takes ${weeks} and ends by the fixed date.`;
  const isShort = exceedsWindow({ minimumWeeks: minimum, windowWeeks: window });
  const isDated = until !== null && window !== null && until < window;
  const fitsDate = isDated && weeks <= until;
  const room = isDated ? until : (window ?? 0);
  const statements: Record<PlanKind, string> = {
    compressed: `${need} The plan is compressed to ${weeks} weeks${price}.`,
    "minimum-scope": `${need} The full scope does not fit the requested window of ${window} weeks. Discovery, build and a pilot come first, in ${pilot} weeks; the rollout and the handover follow, ${weeks} weeks in total.`,
    standard: `${open} ${weeks > LONGEST_STANDARD ? `The plan takes ${weeks} weeks, where ${STANDARD_WEEKS} are standard.` : `The standard plan of ${STANDARD_WEEKS} weeks applies and takes ${weeks}.`}${minimum < weeks ? ` It could be shortened to ${minimum} weeks.` : ""}`,
    short: !window
      ? `${open} ${need} The plan takes ${weeks}, a steady pace that the client's own staff can sustain.`
      : weeks < room
        ? `${need} The work takes ${weeks} weeks, less than ${isDated ? `the ${until} working weeks up to the fixed date` : `the requested window of ${window}`}; the rest is reserve.`
        : isDated
          ? byDate
          : inWindow,
    scaled: fitsDate ? byDate : inWindow,
    releases: `${need} The requested window of a year or more allows a programme of 12-week releases, each ending with a review, ${weeks} weeks in total.`,
    dated: isShort
      ? `${need} The requested window of ${window} is too short, so the fixed date applies: the plan takes ${weeks} and ends by it.`
      : byDate,
    late: `${need} ${isShort ? "The requested window and the fixed date leave" : "The fixed date leaves"} fewer, so the plan is as short as the work and any freezes allow (${weeks} weeks) and ends after it.`,
    extended: `${window ? need : `${open} ${need}`} ${weeks > minimum ? `The rollout is phased in waves, ${weeks} weeks in total` : "The plan takes that long, with the rollout in waves"}${window ? `, within ${fitsDate ? `the ${until} working weeks up to the fixed date` : `the requested window of ${window}`}` : ""}.`,
  };
  return statements[kind];
}

/** By a short window, as far as the cap lets it. */
function addedBy(haste: number): string {
  if (haste === 0) return "no days, as the adjusters are at their cap,";
  return `${haste}% to the effort${haste < HASTE_PERCENT ? ", where the adjusters reach their cap," : ""}`;
}

function shortOf({ kind, weeks, minimum, window, pilot }: Shown): string | null {
  if (kind === "compressed")
    return `The standard plan of ${STANDARD_WEEKS} weeks does not fit the requested window of ${window} weeks. The work needs at least ${minimum}; the plan is compressed to ${weeks}, and tasks overlap.`;
  if (kind === "minimum-scope")
    return `The work needs at least ${minimum} weeks, more than the requested window of ${window}: a pilot comes first, ${pilot} weeks from the start, and the rest after it.`;
  return null;
}
