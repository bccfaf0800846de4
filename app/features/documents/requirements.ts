/** The numbered requirements: what was asked for, by kind, each with the answer it comes from. */

import { detailLabel } from "#app/features/catalogue/detail-answers.ts";
import type { DetailId } from "#app/features/catalogue/detail-ids.ts";
import type { Brief } from "./brief/brief.ts";
import { optionLabel } from "./brief/option-label.ts";
import { formatDay } from "./dates.ts";
import { integrationsOf, requirementsOf } from "./effort/requested-work.ts";
import { ASSESSES } from "./facts/effort.ts";
import { type Numbered, numbered } from "./numbered.ts";
import { chosenRows, type Pack, type RecoveryRow, say } from "./pack.ts";
import { type Plan, planOf } from "./plan/plan.ts";
import { clause, plural } from "./words.ts";

type RequirementRow = {
  text: string;
  kind: "functional" | "capacity" | "security" | "integration" | "availability" | "time" | "objective";
  priority: "must" | "should";
  from: string;
  /** The option id behind it, where there is one. */
  option?: string;
};
export type Requirement = Numbered<RequirementRow>;

export function requirementListOf(brief: Brief, pack: Pack): Requirement[] {
  return numbered("R", [...projectRequirements(brief, pack), ...chosenRequirements(brief)]);
}

function timeText(brief: Brief, plan: Plan): string {
  if (brief.has("timeline", "no-timeline")) return `Finish within the plan of ${plan.weeks} weeks; no date is fixed`;
  const window = spelled(brief.label("timeline"));
  if (plan.kind === "minimum-scope")
    return `Finish the part inside the window within ${window}, the rest by ${formatDay(plan.end)}`;
  return brief.has("timeline", "12-plus-months")
    ? `Finish by ${formatDay(plan.end)}; the year and more that was asked for leaves reserve`
    : `Finish within ${window}`;
}

/** A fixed date before the end of the window says when to finish, unless only a part fits into the window. */
function isWithinWindow({ kind, askedWeeks, windowWeeks }: Plan): boolean {
  return kind !== "minimum-scope" && (askedWeeks ?? Infinity) < (windowWeeks ?? Infinity);
}

function projectRequirements(brief: Brief, pack: Pack): RequirementRow[] {
  const assesses = brief.holds(ASSESSES);
  const [recovery] = assesses ? [] : recoveryOf(brief, pack);
  const open = brief.has("timeline", "no-timeline");
  const plan = planOf(brief);
  const rows: RequirementRow[] = [
    {
      text: "Deliver everything that “Scope” lists",
      kind: "functional",
      priority: "must",
      from: "Solution Configuration",
    },
    {
      text: assesses
        ? `Look at the work of ${plural(brief.users, "user")} and ${plural(brief.devices, "device")}`
        : brief.has("solution-configuration", "m365-optimise")
          ? `Measure the tenant for ${plural(brief.users, "user")} and ${plural(brief.devices, "device")} before and after`
          : `Serve ${plural(brief.users, "user")} and ${plural(brief.devices, "device")}`,
      kind: "capacity",
      priority: "must",
      from: "Organization Size",
    },
  ];
  const day = knownLabel(brief, "deadline");
  if (!day || (!open && !isWithinWindow(plan)))
    rows.push({
      text: timeText(brief, plan),
      kind: "time",
      priority: open ? "should" : "must",
      from: "Implementation Timeline",
    });
  if (day) {
    const text = `Finish what the fixed date of ${day} needs by that day`;
    rows.push({ text, kind: "time", priority: "must", from: "Fixed date" });
  }
  return recovery ? [...rows, availability(brief, recovery)] : rows;
}

/** `1-3 months` → `1 to 3 months`, `12+ months` → `a year or more`. */
function spelled(window: string): string {
  return window.replace("12+ months", "a year or more").replace("-", " to ");
}

/** The recovery objectives of the solution; what was given for outage and loss counts for its first service. */
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

function availability(brief: Brief, { service, rto, rpo }: RecoveryRow): RequirementRow {
  const text = `Recover “${service}” (recovery time: ${say(rto, brief)}; maximum data loss: ${say(rpo, brief)})`;
  const isGiven = knownLabel(brief, "recovery-time") || knownLabel(brief, "data-loss");
  return {
    text,
    kind: "availability",
    priority: "must",
    from: isGiven ? "Longest outage and loss" : "Solution Configuration",
  };
}

function knownLabel(brief: Brief, id: DetailId): string | null {
  const value = brief.known(id);
  return value ? detailLabel(id, value) : null;
}

/** One for each objective; in a small organisation one for all, because one task serves them all. */
function objectiveRequirements(brief: Brief): RequirementRow[] {
  const chosen = brief.values("primary-objective");
  const names = chosen.map((option) => `“${optionLabel("primary-objective", option)}”`);
  const row = { kind: "objective", priority: "should", from: "Primary Business Objectives" } as const;
  if (chosen.length > 1 && brief.has("company-size", "small"))
    return [{ ...row, text: `Support the ${names.length} objectives of the summary` }];
  return chosen.map((option, index) => ({ ...row, text: `Support the objective ${names[index]}`, option }));
}

function chosenRequirements(brief: Brief): RequirementRow[] {
  return [
    ...objectiveRequirements(brief),
    ...requirementsOf(brief).map(
      ({ id: option }): RequirementRow => ({
        text: optionLabel("security-requirements", option),
        kind: "security",
        priority: "must",
        from: "Security Requirements",
        option,
      }),
    ),
    ...integrationsOf(brief).map(
      ({ id: option }): RequirementRow => ({
        text: `Integrate with ${clause(optionLabel("integration-needs", option))}`,
        kind: "integration",
        priority: "must",
        from: "Integration Requirements",
        option,
      }),
    ),
  ];
}
