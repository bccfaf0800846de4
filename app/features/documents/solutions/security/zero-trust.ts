/** The pillars of Zero Trust in a project that builds: the task that brings each, its target, or that it stays outside. */

import { all, any, type Condition, none } from "#app/features/catalogue/predicate.ts";
import { firstHeld, type PackTable, type Wording } from "#app/features/documents/pack.ts";
import {
  BUILD,
  DEVICE_RULES,
  ENDPOINT,
  ENROLS,
  ENROLS_JOINING,
  EXCHANGE_CLOSED,
  LOSS_PREVENTION,
  MIGRATES,
  ON_PREMISES,
  SERVER_SENSORS,
  SIEM,
  SMALL,
  SYNCHRONISES,
  TENANT_FOR_ADMINISTRATORS,
  TIERED,
  ZERO_TRUST,
} from "./answers.ts";
import { DETECTION_ROLLOUT, ENFORCEMENT, joiningDirectory, QUICK_WINS, SIMULATION, TIERING } from "./names.ts";
import { due } from "./tasks.ts";

const OUTSIDE = "not in this project";

/** The first that holds; what nothing brings is said to be left. */
const pillar = (
  name: string,
  ...ways: [when: Condition, task: Wording, target: string][]
): [string, Wording, Wording] => [
  name,
  (brief) => firstHeld(ways.map(([when, task]) => [when, task]))(brief) || OUTSIDE,
  (brief) => firstHeld(ways.map(([when, , target]) => [when, target]))(brief) || "–",
];

const PILLARS: readonly [string, Wording, Wording][] = [
  pillar("Identities", [BUILD, due(ENFORCEMENT), "MFA for all, legacy sign-in blocked"]),
  pillar(
    "Endpoints",
    [
      all(ENDPOINT, any(ENROLS, ENROLS_JOINING, MIGRATES)),
      due(DETECTION_ROLLOUT),
      "compliance and detection on 98% of devices",
    ],
    [ENDPOINT, due(DETECTION_ROLLOUT), "detection on 98% of devices"],
    [DEVICE_RULES, due(ENFORCEMENT), "compliance of each device checked"],
  ),
  pillar("Data", [LOSS_PREVENTION, due(SIMULATION), "labels in use, DLP from simulation to block"]),
  pillar(
    "Applications",
    [SYNCHRONISES, (brief) => due(joiningDirectory(brief))(brief), "the most used behind Entra ID"],
    [MIGRATES, due("Accounts migrated"), "the most used behind Entra ID"],
    [none(TENANT_FOR_ADMINISTRATORS), due(QUICK_WINS), "user consent restricted"],
  ),
  pillar(
    "Infrastructure",
    [SERVER_SENSORS, due(DETECTION_ROLLOUT), "detection on each server"],
    [TIERED, due(TIERING), "administration separated by tier"],
  ),
  pillar(
    "Network",
    [all(ON_PREMISES, EXCHANGE_CLOSED), due("Exchange Server closed"), "no RDP from the internet"],
    [ON_PREMISES, due(QUICK_WINS), "no RDP from the internet"],
  ),
  pillar(
    "Visibility and automation",
    [SIEM, due("Sentinel workspace"), "central log, ten rules"],
    [ENDPOINT, due(DETECTION_ROLLOUT), "one incident queue"],
  ),
];

export const ZERO_TRUST_PILLARS: PackTable = {
  id: "security.pillars",
  section: "solution",
  heading: "Zero Trust by pillar",
  caption: "Pillars of Zero Trust with the task that brings each, and its target at acceptance",
  when: all(BUILD, ZERO_TRUST, none(SMALL)),
  columns: ["Pillar", "Task and week", "Target"],
  rows: PILLARS.map((cells) => ({ cells, source: ["zt", "ej"] })),
};
