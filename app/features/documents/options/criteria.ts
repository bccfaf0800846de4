/** What options are weighed by, and with which weights. */

import { all, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { optionLabel } from "#app/features/documents/brief/option-label.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { COST, TRIED } from "./sensitivity.ts";

export type Criterion = { id: string; label: string; weight: number };

/** Objectives share 60 points, time and running effort get 20 each. The objectives also share those of time where no date was asked for or every option meets it alike; running effort has none where an assessment leaves nothing running. */
const OBJECTIVE_POINTS = 60;
const OTHER_POINTS = 20;
export const RUN = "run";
const SECURITY = "enhance-security";
/** What keys an authority is built for tells its options apart, whichever aims were named. */
const KEYS_UNSCORED = all(
  is("solution-type", "certificate-services"),
  none(is("primary-objective", SECURITY, "compliance-objective")),
);
/** The name of the criterion where a budget that is exceeded gives it its weight. */
export const BUDGETED_COST = "Three-year cost";

/** In shares of a hundred. Where the option asked for exceeds the client's budget, cost takes a quarter, whatever the objectives. */
export function criteriaOf(brief: Brief, { isTimed, isCosted }: { isTimed: boolean; isCosted: boolean }): Criterion[] {
  const objectives = brief.values("primary-objective");
  const own = (id: string, label: string, weight: number): Criterion => ({ id, label, weight });
  const hasKeys = brief.holds(KEYS_UNSCORED);
  const shared = OBJECTIVE_POINTS + (isTimed ? 0 : OTHER_POINTS) - (hasKeys ? OTHER_POINTS : 0);
  const points = [
    ...objectives.map((id) => own(id, optionLabel("primary-objective", id), shared / objectives.length)),
    ...(isTimed ? [own("time", "Fits the requested time", OTHER_POINTS)] : []),
    ...(hasKeys ? [own(SECURITY, "Protection of the keys", OTHER_POINTS)] : []),
    ...(brief.holds(ASSESSES) ? [] : [own(RUN, "Low effort to run", OTHER_POINTS)]),
  ];
  const sum = points.reduce((all, { weight }) => all + weight, 0);
  const added = isCosted && !objectives.includes(COST) ? [own(COST, BUDGETED_COST, TRIED)] : [];
  const left = 100 - added.length * TRIED;
  return [...points.map((criterion) => ({ ...criterion, weight: (criterion.weight * left) / sum })), ...added];
}
