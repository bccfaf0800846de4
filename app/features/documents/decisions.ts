/** Design decisions of a document: those of the solution, the shape of the plan, security and integration. */

import type { Brief } from "./brief.ts";
import { COMMON_DECISIONS } from "./facts/work.ts";
import { type Numbered, numbered } from "./numbered.ts";
import { chosenRows, type DecisionRow, type Pack } from "./pack.ts";
import type { Plan, PlanKind } from "./plan.ts";

/** The settled configuration comes first when the chosen one could not be designed. */
export function decisionsOf(brief: Brief, pack: Pack, plan: Plan): Numbered<DecisionRow>[] {
  const rows = [
    ...chosenRows(pack.decisions, brief),
    planDecision(brief, plan),
    ...chosenRows(COMMON_DECISIONS, brief),
  ];
  if (brief.configuration === brief.chosen) return numbered("D", rows);
  const moved: DecisionRow = {
    title: "Configuration",
    context: `“${brief.chosen.name}” was chosen; the size band cannot fit its rating.`,
    alternatives: `${brief.chosen.name}; ${brief.configuration.name}`,
    decision: `This document designs “${brief.configuration.name}”. The chosen configuration remains possible only if the confirmed headcount contradicts the size band.`,
    tradeOff: "More components against a design that is outgrown on the first day",
    confidence: "high",
    ask: `Confirm the configuration “${brief.configuration.name}”`,
    source: ["spec"],
  };
  return numbered("D", [moved, ...rows]);
}

const PLAN_CHOICES: Record<PlanKind, string> = {
  compressed: "Compressed plan inside the window.",
  "minimum-scope": "Minimum scope inside the window, the rest dated after it.",
  standard: "Standard plan of four phases.",
  scaled: "Standard phases scaled to the window.",
  releases: "Programme in releases of 12 weeks.",
  extended: "Four phases with the rollout stretched into waves.",
};

function planDecision(brief: Brief, { kind, weeks, minimumWeeks }: Plan): DecisionRow {
  return {
    title: "Shape of the plan",
    context: `Asked for: ${brief.label("timeline").toLowerCase()}; least time ${minimumWeeks} weeks.`,
    alternatives: "standard plan; compressed plan; minimum scope; waves or releases",
    decision: `${PLAN_CHOICES[kind]} ${weeks} weeks in all.`,
    tradeOff: "Date against scope and cost; quality gates stay",
    confidence: kind === "minimum-scope" || kind === "compressed" ? "medium" : "high",
    serves: ["time"],
    source: ["spec", "ej"],
  };
}
