/** Microsoft Intune without a site: devices managed from the cloud, servers patched through Azure Arc, the old tool retired. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isMonthly } from "#app/features/documents/brief/change-window.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { AFFORDABLE } from "#app/features/documents/solutions/configuration-manager/affordable.ts";
import { SMALL_COMPANY } from "#app/features/documents/solutions/configuration-manager/answers.ts";
import { coveredInPart, restsAtMost } from "#app/features/documents/solutions/rest-of-controls.ts";
import { plural } from "#app/features/documents/words.ts";
import { CUTOVER, TESTS } from "./acceptance.ts";
import { patchesServers } from "./answers.ts";
import { COMPONENTS, PORTS, SIZING } from "./architecture.ts";
import { ASSUMPTIONS, EFFECTS, REQUESTS, TECHNOLOGIES } from "./assumptions.ts";
import { BILL } from "./bill.ts";
import { DECISIONS } from "./decisions.ts";
import { diagram } from "./diagram.ts";
import { OPERATIONS, RECOVERY, SIGNALS, TRAINING } from "./operations.ts";
import { OPTIONS } from "./options.ts";
import { RESTS } from "./rests.ts";
import { RISKS } from "./risks.ts";
import { SCOPE } from "./scope.ts";
import { FEATURES, RULES, TABLES } from "./tables.ts";
import { TASKS } from "./tasks.ts";

const inPart = (brief: Brief): string => coveredInPart(brief, RESTS, [["zero-trust", "Zero Trust (devices)"]]);

export const INTUNE: Pack = {
  id: "configuration-manager",
  beyond: restsAtMost(RESTS),
  noun: "Intune",
  deliverable: (brief) =>
    `Microsoft Intune for ${brief.given("devices") === null ? "about " : ""}${plural(brief.devices, "device")}, without a Configuration Manager site: enrolment, policies, update rings and Autopilot${patchesServers(brief) ? `, with ${plural(brief.servers.plan, "server")} patched by Azure Update Manager` : ""}`,
  situation: inPart,
  scope: SCOPE,
  affordable: AFFORDABLE,
  options: OPTIONS,
  components: COMPONENTS,
  sizing: SIZING,
  ports: PORTS,
  decisions: DECISIONS,
  bill: BILL,
  features: FEATURES,
  rules: RULES,
  tables: TABLES,
  tasks: TASKS,
  risks: RISKS,
  tests: TESTS,
  cutover: CUTOVER,
  coexistence: (brief) =>
    `The old tool patches each wave until its agent is removed${patchesServers(brief) ? ", and servers until their schedule applies" : ""}.`,
  noticed: (brief) =>
    `Devices are enrolled during the day; workstations ${isMonthly(brief) ? "from ring 2 restart, within 14 days of the month's updates," : "restart"}`,
  // the table of the cutover has it in a column, which a small organisation does not see
  rollback: (brief) =>
    brief.holds(SMALL_COMPANY) ? "Until its removal the old tool can reinstall its agent within the day." : "",
  operations: OPERATIONS,
  signals: SIGNALS,
  recovery: RECOVERY,
  assumptions: ASSUMPTIONS,
  technologies: TECHNOLOGIES,
  requests: REQUESTS,
  training: TRAINING,
  effects: EFFECTS,
  diagram,
};
