/** The requirements: what was asked for, by kind. */

import { detailLabel } from "#app/features/catalogue/detail-answers.ts";
import type { DetailId } from "#app/features/catalogue/detail-ids.ts";
import type { Brief } from "./brief/brief.ts";
import { optionLabel } from "./brief/option-label.ts";
import { formatDay } from "./dates.ts";
import { integrationsOf } from "./effort/requested-work.ts";
import { ASSESSES } from "./facts/effort.ts";
import { requirementsOf } from "./facts/requirements.ts";
import { chosenRows, type Pack, type RecoveryRow, say } from "./pack.ts";
import { fixedDay } from "./plan/fixed-date.ts";
import { clause } from "./words.ts";
import { workingDayUntil } from "./working-days.ts";

export type Requirement = {
  text: string;
  kind: "security" | "integration" | "availability" | "objective" | "date";
  /** The option id behind it, if there is one. */
  option?: string;
};

export function requirementListOf(brief: Brief, pack: Pack): Requirement[] {
  const [recovery] = brief.holds(ASSESSES) ? [] : recoveryOf(brief, pack);
  return [...(recovery ? [availability(brief, recovery)] : []), ...handBack(brief), ...chosenRequirements(brief)];
}

/** The last working day by which a room that is given up must be empty, where a contract sets it; null for every other date. */
export function emptyBy(brief: Brief): number | null {
  const isExit = brief.has("solution-configuration", "azure-exit") && brief.known("deadline-reason") === "contract";
  const day = isExit ? fixedDay(brief) : null;
  return day === null ? null : workingDayUntil(day, brief.client.country);
}

function handBack(brief: Brief): Requirement[] {
  const day = emptyBy(brief);
  return day === null ? [] : [{ text: `Server room handed back by ${formatDay(day)}`, kind: "date" }];
}

/** The recovery objectives of the solution; the answers about outage and data loss apply to its first service. */
export function recoveryOf(brief: Brief, pack: Pack): RecoveryRow[] {
  const rto = knownLabel(brief, "recovery-time");
  const rpo = knownLabel(brief, "data-loss");
  return chosenRows(pack.recovery, brief).map((row, index) => {
    if (index > 0) return row;
    const isBetter = row.betters?.includes(brief.detail("data-loss") ?? "");
    const isQuicker = row.quicker?.includes(brief.detail("recovery-time") ?? "");
    return { ...row, rto: isQuicker ? row.rto : (rto ?? row.rto), rpo: isBetter ? row.rpo : (rpo ?? row.rpo) };
  });
}

function availability(brief: Brief, { service, rto, rpo }: RecoveryRow): Requirement {
  const unlessGiven = (id: DetailId) => (brief.known(id) ? "" : ", proposed");
  if (brief.has("company-size", "small")) return { text: `Recover “${service}”`, kind: "availability" }; // as its table says
  return {
    text: `Recover “${service}” (recovery time: ${say(rto, brief)}${unlessGiven("recovery-time")}; maximum data loss: ${say(rpo, brief)}${unlessGiven("data-loss")})`,
    kind: "availability",
  };
}

function knownLabel(brief: Brief, id: DetailId): string | null {
  const value = brief.known(id);
  return value ? detailLabel(id, value) : null;
}

/** One for each objective. */
const objectiveRequirements = (brief: Brief): Requirement[] =>
  brief.values("primary-objective").map((option) => ({
    kind: "objective",
    text: `Objective “${optionLabel("primary-objective", option)}”`,
    option,
  }));

function chosenRequirements(brief: Brief): Requirement[] {
  return [
    ...objectiveRequirements(brief),
    ...requirementsOf(brief).map(
      ({ id: option }): Requirement => ({
        text: optionLabel("security-requirements", option),
        kind: "security",
        option,
      }),
    ),
    ...integrationsOf(brief).map(
      ({ id: option }): Requirement => ({
        text: `Integrate with ${clause(optionLabel("integration-needs", option))}`,
        kind: "integration",
        option,
      }),
    ),
  ];
}
