/** Microsoft Configuration Manager: site design, sizing, boundaries, update rings and the road to co-management. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isMonthly } from "#app/features/documents/brief/change-window.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { coveredInPart, restsAtMost } from "#app/features/documents/solutions/rest-of-controls.ts";
import { plural } from "#app/features/documents/words.ts";
import { CUTOVER, TESTS } from "./acceptance.ts";
import { AFFORDABLE } from "./affordable.ts";
import { ENTERPRISE, isExtended, SMALL_COMPANY } from "./answers.ts";
import { COMPONENTS, PORTS, SIZING } from "./architecture.ts";
import { ASSUMPTIONS, EFFECTS, REQUESTS, TECHNOLOGIES } from "./assumptions.ts";
import { BILL } from "./bill.ts";
import { DECISIONS } from "./decisions.ts";
import { diagram } from "./diagram.ts";
import { servesBranches } from "./distribution-points.ts";
import { OPERATIONS, RECOVERY, SIGNALS, TRAINING } from "./operations.ts";
import { OPTIONS } from "./options.ts";
import { SITE_CARRIES } from "./quantities.ts";
import { RESTS } from "./rests.ts";
import { RISKS } from "./risks.ts";
import { SCOPE } from "./scope.ts";
import { FEATURES, RULES, TABLES } from "./tables.ts";
import { TASKS } from "./tasks.ts";
import { upgrades } from "./upgrade.ts";

/** The largest site has a lower limit only, and an extended one none that binds it: their devices are no maximum. */
const nearly = (brief: Brief): string => (brief.holds(ENTERPRISE) || isExtended(brief) ? "about " : "up to ");

const inPart = (brief: Brief): string =>
  `${coveredInPart(brief, RESTS)}${brief.has("security-requirements", "zero-trust") ? " Zero Trust covers devices and the console only." : ""}`.trim();

export const CONFIGURATION_MANAGER: Pack = {
  id: "configuration-manager",
  noun: "Configuration Manager site",
  beyond: restsAtMost(RESTS),
  deliverable: (brief) =>
    `one stand-alone Microsoft Configuration Manager primary site (current branch; formerly System Center Configuration Manager) for ${brief.devices > SITE_CARRIES ? "the first 150,000 of " : ""}${brief.given("devices") === null ? nearly(brief) : ""}${plural(brief.devices, "device")},${isExtended(brief) ? " extended beyond 5,000 clients," : ""} with update rings, maintenance windows and a 24-month co-management road map`,
  situation: (brief) =>
    brief.hasDirectory
      ? inPart(brief)
      : `Active Directory is not among the technologies in use; a site server must be a domain member, so the product cannot be installed yet. ${inPart(brief)}`.trim(),
  reworded: (text, brief) =>
    servesBranches(brief)
      ? text
      : text.replace(
          ", a second management point and local distribution points",
          " and a second management and distribution point",
        ),
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
  coexistence: "The old tool patches each wave until its agent is removed.",
  noticed: (brief) =>
    `Clients install during the day without disruption; workstations ${isMonthly(brief) ? "from ring 2 restart, within 14 days of the month's updates," : "restart"}`,
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
  reminders: upgrades,
  effects: EFFECTS,
  diagram,
};
