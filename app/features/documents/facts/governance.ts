/** The gates between the phases, of a project and of an assessment. */

import type { Sourced } from "./sources.ts";

export type GateRow = Sourced & { gate: string; evidence: string; decides: string };

/** In the place of a gate, where the window ends inside the rollout. */
export const NO_GATE = "review, no gate";

/** One for each phase. */
export const GATES: readonly GateRow[] = [
  {
    gate: "Design sign-off",
    evidence: "inventory accepted, assumptions confirmed or re-priced, design and test plan signed",
    decides: "Sponsor, with security",
    source: ["ej"],
  },
  {
    gate: "Pilot exit",
    evidence: "pilot tests passed, no open critical incident",
    decides: "Client IT lead",
    source: ["ej"],
  },
  {
    gate: "Go-live",
    evidence: "rollout complete or remainder listed with dates, no open critical incident",
    decides: "Sponsor",
    source: ["ej"],
  },
  {
    gate: "Acceptance",
    evidence: "acceptance tests signed, run book handed over",
    decides: "Sponsor",
    source: ["ej"],
  },
];

/** The same where a first wave is measured and nothing else rolls out. */
export const FIRST_WAVE_GATES: readonly GateRow[] = GATES.with(2, {
  gate: "Measurement review",
  evidence: "cost measured, business case accepted, no open critical incident",
  decides: "Sponsor",
  source: ["ej"],
});

/** The same where an assessment is sold. */
export const ASSESSMENT_GATES: readonly GateRow[] = [
  {
    gate: "Scope sign-off",
    evidence: "questions and scope signed, read-only accounts granted, people named",
    decides: "Sponsor, with security",
    source: ["ej"],
  },
  {
    gate: "Evidence complete",
    evidence: "tool reports and interview notes filed, gaps named",
    decides: "Client IT lead",
    source: ["ej"],
  },
  {
    gate: "Findings agreed",
    evidence: "two pieces of evidence for each finding, facts corrected",
    decides: "Client IT lead, with security",
    source: ["ej"],
  },
  {
    gate: "Acceptance",
    evidence: "report, road map and evidence register handed over, read-out held",
    decides: "Sponsor",
    source: ["ej"],
  },
];
