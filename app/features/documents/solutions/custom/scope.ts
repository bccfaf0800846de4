/** What is inside the assessment and what is not. */

import { all, none } from "#app/features/catalogue/predicate.ts";
import { isMonthly } from "#app/features/documents/brief/change-window.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { PILOT, ROADMAP, SMALL } from "./answers.ts";

export const SCOPE: Pack["scope"] = {
  inside: [
    // in a firm of fifty the recommendation and the tasks say it
    { text: "Workshops, interviews and read-only discovery with tools", by: "interviews", when: none(SMALL) },
    {
      text: "Scorecard with a target for each domain, ranked findings with evidence and recommendations",
      by: "analysis, scoring and ranking",
    },
    {
      text: (brief) =>
        isMonthly(brief)
          ? "Quick wins: reversible changes of under a day, prepared by “Findings agreed” and made by the client's administrator on the next change weekend"
          : "Quick wins: reversible changes of under a day, made by “Findings agreed”, within 30 days of “Evidence complete”, freezes excluded",
      by: "quick wins",
      when: ROADMAP,
    },
    {
      text: (brief) =>
        `Quick wins: reversible changes of under a day, ${isMonthly(brief) ? "prepared before the read-out and made on the next change weekend" : "made before the read-out"}`,
      by: "quick wins",
      when: PILOT,
    },
    { text: "One pilot of agreed scope with pass and fail criteria", by: "pilot", when: all(PILOT, none(SMALL)) },
    { text: "Road map in three horizons with a budget class for each step", by: "road map", when: ROADMAP },
    {
      text: "Road map of next steps, each with an owner and a budget class",
      by: "road map",
      when: none(ROADMAP),
    },
    { text: "Read-out to decision-makers", by: "read-out", when: none(SMALL) },
  ],
  outside: [
    "Implementation of the recommendations",
    "Penetration test",
    "Code review",
    "Legal advice",
    "Third-party licences",
  ],
};
