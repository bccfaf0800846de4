/** What the document says of the shape of its plan. */

import type { PlanKind } from "./plan-shape.ts";

/** `window` in weeks, null where none was asked for; `until`: those before a fixed date; `dated` where a fixed date was given beside it; `hasty` where the effort carries the adjuster for a short window; `waves` where some of the rollout lies inside it. */
type Shown = {
  kind: PlanKind;
  assesses: boolean;
  weeks: number;
  minimum: number;
  window: number | null;
  until: number | null;
  dated: boolean;
  hasty: boolean;
  waves: boolean;
};

export function wordsOf(shown: Shown): { statement: string; inShort: string | null } {
  return { statement: statementOf(shown), inShort: shortOf(shown) };
}

function statementOf({ kind, assesses, weeks, minimum, window, until, dated, hasty, waves }: Shown): string {
  const need = `${assesses ? "An assessment" : "A project"} of this kind and size needs at least ${minimum} weeks.`;
  const open = dated ? "No window was asked for beside the fixed date." : "No window was asked for.";
  if (assesses && kind === "standard")
    return `${open} ${need} The plan takes ${weeks}${weeks > minimum ? ", which leaves room for calendars and holidays" : ""}.`;
  const price = hasty
    ? ": architect and engineers work side by side, for which the effort carries an adjuster of 15% and the contingency is 20%"
    : ", and the contingency is 20%";
  const inWindow = `${need} The plan takes ${weeks} weeks and fits the requested window of ${window} weeks.`;
  const byDate = `${need} The plan takes ${weeks} and ends by the fixed date.`;
  const isDated = until !== null && window !== null && until < window;
  const fitsDate = isDated && weeks <= until;
  const room = isDated ? until : (window ?? 0);
  const statements: Record<PlanKind, string> = {
    compressed: `${need} The plan is compressed to ${weeks} weeks${price}.`,
    "minimum-scope": `${need} The requested window ends after ${window} weeks, so the whole scope cannot be finished in it. ${waves ? "Discovery, build, a pilot and part of the rollout are delivered inside the window; the rest of the rollout" : "Discovery, build and a pilot are delivered inside the window; the rollout"} and the handover are dated after it, ${weeks} weeks in all.`,
    standard: `${open} The standard plan of 14 to 22 weeks applies, and takes ${weeks}.${minimum < weeks ? ` The minimum is ${minimum} weeks, so it can be shortened.` : ""}`,
    short: !window
      ? `${open} ${need} It is done in ${weeks}, at an even pace that the client's own people can follow.`
      : weeks < room
        ? `${need} The work does not fill ${isDated ? `the ${until} weeks before the fixed date` : `the requested window of ${window} weeks`}, so it is done in ${weeks}; the rest is reserve.`
        : isDated
          ? byDate
          : inWindow,
    scaled: fitsDate ? byDate : inWindow,
    releases: `${need} The requested window of a year or more is used for a programme in releases of 12 weeks with a review at the end of each, ${weeks} weeks in all.`,
    dated: byDate,
    late: `${need} The fixed date leaves fewer, so the plan takes as few as the work and the freezes allow, ${weeks}, and ends after it.`,
    extended: `${window ? need : `${open} ${need}`} ${weeks > minimum ? `The rollout is stretched into waves: ${weeks} weeks in all` : "The plan takes as many, with the rollout in waves"}${window ? `, inside ${fitsDate ? `the ${until} before the fixed date` : `the requested window of ${window}`}` : ""}.`,
  };
  return statements[kind];
}

function shortOf({ kind, weeks, minimum, window, waves }: Shown): string | null {
  if (kind === "compressed")
    return `The requested window ends after ${window} weeks, so the standard plan of 14 to 22 weeks does not fit. The work needs at least ${minimum} weeks; the plan is compressed to ${weeks}, with work side by side.`;
  if (kind === "minimum-scope")
    return `The requested window ends after ${window} weeks, and the work needs at least ${minimum}: a pilot ${waves ? "and part of the rollout are" : "is"} delivered inside it, the rest after it.`;
  return null;
}
