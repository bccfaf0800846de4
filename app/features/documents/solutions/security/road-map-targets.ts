/** What each requirement and objective has reached by day 90 of a road map, by which of its steps, and what shows it. */

import { all, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { optionLabel } from "#app/features/documents/brief/option-label.ts";
import type { PackTable, Wording } from "#app/features/documents/pack.ts";
import {
  ASSESSMENT,
  DLP,
  isSupported,
  ON_PREMISES,
  SERVERS_NAMED,
  SIEM_ADVISED,
  SMALL,
  ZERO_TRUST,
} from "./answers.ts";
import { isEssentialEight } from "./maturity.ts";
import { numberOf, stepsOf } from "./road-map.ts";

/** The steps that serve it, by their numbers. */
export const servedBy = (id: string, brief: Brief): string[] =>
  stepsOf(brief).flatMap((step) => (step.serves?.includes(id) ? [numberOf(step, brief)] : []));

type Target = { id: string; name?: string; target: Wording; when: Condition; asked?: (brief: Brief) => boolean };

const requirement = (id: string, target: Wording): Target => ({
  id,
  target,
  when: is("security-requirements", id),
});
const objective = (id: string, target: Wording): Target => ({ id, target, when: is("primary-objective", id) });
/** The step that serves it says as much to a small organisation. */
const told = (id: string, target: Wording): Target => ({
  ...objective(id, target),
  when: all(is("primary-objective", id), none(SMALL)),
});
const pillar = (id: string, name: string, target: Wording): Target => ({
  id,
  name: `Zero Trust: ${name}`,
  target,
  when: ZERO_TRUST,
});

/** A road map replaces no server. */
function infrastructure(brief: Brief): string {
  if (brief.holds(SERVERS_NAMED) && isSupported(brief)) return "servers supported, detection on each";
  return `detection on each server${brief.holds(SERVERS_NAMED) ? ", unsupported ones off the internet with a replacement date" : ""}`;
}

const TARGETS: readonly Target[] = [
  requirement("mfa", "every user registered, administrators phishing-resistant, no legacy sign-in (sign-in log)"),
  requirement("data-encryption", "every managed laptop encrypted, nothing below TLS 1.2 (compliance report, scan)"),
  requirement("compliance", "each gap closed or accepted, evidence under 90 days old (register)"),
  requirement("identity-management", "no standing administrators, leavers disabled within 4 hours (role export)"),
  requirement("threat-protection", "98% of devices reporting, high alerts closed within 24 hours (alert record)"),
  requirement("data-loss-prevention", "matches reviewed, rules ready to block after 30 days (DLP report)"),
  requirement("mobile-device-management", "95% of devices compliant (Intune report)"),
  pillar("identities", "identities", "MFA for all, legacy sign-in blocked"),
  pillar("endpoints", "endpoints", "compliance and detection on all devices"),
  pillar("data", "data", (brief) => (brief.holds(DLP) ? "labels in use, DLP in simulation" : "classes agreed")),
  pillar("apps", "applications", "consent controlled, most used ones behind Entra ID"),
  {
    ...pillar("infrastructure", "infrastructure", infrastructure),
    when: all(ZERO_TRUST, ON_PREMISES),
  },
  pillar("network", "network", "no RDP from the internet, every remote route owned"),
  pillar("visibility", "visibility", (brief) =>
    brief.holds(SIEM_ADVISED) ? "central log, ten rules, alerts assigned" : "one incident queue, alerts assigned",
  ),
  objective("remote-work", "every remote route closed or behind a second factor (route list)"),
  {
    ...objective("compliance-objective", "each gap closed or accepted, evidence under 90 days old (register)"),
    when: all(is("primary-objective", "compliance-objective"), none(is("security-requirements", "compliance"))),
  },
  told("cost-reduction", "each contract that a licence replaces with an end date (contract list)"),
  told("productivity", "three largest causes of prompts and lockouts removed (sign-in log)"),
  told("digital-transformation", "consent restricted, most used applications behind Entra ID (consent report)"),
  told("scalability", "a new team under all policies within a working day (record of the trial)"),
  told("innovation", "each AI tool approved or blocked, with an owner (list of tools)"),
  {
    id: "essential-eight",
    name: "Essential Eight",
    // no step replaces a server or changes a backup
    target: "Maturity Level 1; patches of operating systems and backups partly met",
    when: ASSESSMENT,
    asked: isEssentialEight,
  },
];

const labelOf = ({ id, name }: Target, brief: Brief): string =>
  name ??
  (brief.has("security-requirements", id)
    ? optionLabel("security-requirements", id)
    : `“${optionLabel("primary-objective", id)}”`);

export const ROAD_MAP_TARGETS: PackTable = {
  id: "security.targets",
  section: "solution",
  heading: "Targets of the plan",
  caption: "Requirements with the steps that meet them, and the target on day 90",
  when: ASSESSMENT,
  columns: ["Requirement", "Steps", "Target (proof)"],
  rows: TARGETS.map((row) => ({
    cells: [(brief) => labelOf(row, brief), (brief) => servedBy(row.id, brief).join(", "), row.target],
    when: row.when,
    asked: row.asked,
    source: ["zt", "ej"],
  })),
};
