/** How the assessment as requested is marked by objective, and why. */

import { all, any, type Condition, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { forAll, type Marks } from "#app/features/documents/options/marks.ts";
import type { OptionRow } from "#app/features/documents/options/option-row.ts";
import { FOCUSED, PILOT, wants } from "./answers.ts";
import { unscoredAims } from "./domains.ts";

export const ASSESSED: Readonly<Record<string, number>> = {
  productivity: 4,
  "enhance-security": 4,
  "remote-work": 3,
  "digital-transformation": 4,
  "compliance-objective": 4,
  scalability: 4,
  innovation: 4,
};

export const UNMEASURED_MARKS: Marks = forAll("only what changes is measured");
export const DEFERRED_MARKS: Marks = forAll("nothing is measured or changed for six months");

/** Each has a domain of its own; three of them leave no room for what would share the fourth. */
const [cost, remote, security, compliance] = [
  "cost-reduction",
  "remote-work",
  "enhance-security",
  "compliance-objective",
].map((aim) => wants(aim)) as [Condition, Condition, Condition, Condition]; // one for each of the four

const OUTRANKED = all(
  FOCUSED,
  none(wants("productivity")),
  any(
    all(cost, remote, security),
    all(cost, remote, compliance),
    all(cost, security, compliance),
    all(remote, security, compliance),
  ),
);

/** What is measured of these aims stands in a domain that three others leave unscored. */
export const UNSCORED_SHIFTS: NonNullable<OptionRow["shifts"]> = ["digital-transformation", "innovation"].map(
  (criterion) => ({ when: OUTRANKED, criterion, by: -1 }),
);

const ifScored = (aim: string, words: string) => (brief: Brief) =>
  unscoredAims(brief).some(({ id }) => id === aim) ? "heard in the workshops, without a score" : words;

export const ASSESSED_MARKS: Marks = {
  productivity: "commonest ticket causes found, none removed yet",
  "enhance-security": "gaps ranked by risk on evidence, none closed yet",
  "remote-work": "ways in from outside listed, none replaced yet",
  "digital-transformation": ifScored(
    "digital-transformation",
    "where to begin shown on evidence, nothing automated yet",
  ),
  "compliance-objective": "latest record of each duty read, gaps left to close",
  scalability: "limits held against 30% more users, none raised yet",
  innovation: (brief) =>
    brief.holds(PILOT)
      ? "one change tried in daily work"
      : ifScored("innovation", "where to begin shown on evidence, nothing tried yet")(brief),
};
