/** Ways to manage the devices beside Intune alone, and what each costs, does and lacks. */

import { ALWAYS } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { LARGE_SITE_DEVICES } from "#app/features/documents/brief/settle.ts";
import type { OptionRow } from "#app/features/documents/options/option-row.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { clientsOf, SMALL_SITE_CLIENTS } from "#app/features/documents/rules/conflicts.ts";
import { hasSyncServer, lostTo } from "#app/features/documents/solutions/configuration-manager/answers.ts";
import { pointServers, points } from "#app/features/documents/solutions/configuration-manager/distribution-points.ts";
import {
  INTUNE_JUDGED,
  PATCHING_JUDGED,
  SITE_LEAVES,
  SITE_SCORES,
  SUITE_JUDGED,
} from "#app/features/documents/solutions/configuration-manager/judged.ts";
import {
  hasBusinessPlan,
  onBusinessPlan,
  setsForHosts,
  setsForPairs,
  suitesToBuy,
} from "#app/features/documents/solutions/configuration-manager/licences.ts";
import { SITE_MARKS } from "#app/features/documents/solutions/configuration-manager/marks.ts";
import { conditionOwned, shiftAlone } from "#app/features/documents/solutions/configuration-manager/options.ts";
import { isHandful, managementPoints } from "#app/features/documents/solutions/configuration-manager/quantities.ts";
import { NO_DIRECTORY } from "./answers.ts";
import { CONSULTANT_OPERATIONS, MACHINE_CONFIGURATION, PLANS, SYNC_LICENCE, UPDATE_MANAGER } from "./names.ts";
import { OTHER_ENDPOINTS, PATCHING, SITE } from "./outlines.ts";
import { byClients, operationsDays } from "./quantities.ts";

/** What no other option needs. */
const OF_INTUNE = [SYNC_LICENCE, UPDATE_MANAGER, MACHINE_CONFIGURATION, CONSULTANT_OPERATIONS];

type Line = NonNullable<OptionRow["estimate"]>["lines"][number];

/** Rights and operations that a site of any size has, and its gateway. */
const siteLines = (servers: Line["quantity"], operations: Line["quantity"], gateways: number): Line[] => [
  { price: "windows-standard", quantity: servers, kind: "one-off" },
  { price: "system-center-standard", quantity: setsForPairs, kind: "one-off" },
  { price: "system-center-datacenter", quantity: setsForHosts, kind: "one-off" },
  { price: "intune-p1", quantity: (brief) => (hasBusinessPlan(brief) ? onBusinessPlan(brief) : 0), kind: "monthly" },
  {
    price: "cmg-instance",
    quantity: (brief) => (gateways > 1 || brief.has("primary-objective", "remote-work") ? gateways : 0),
    kind: "monthly",
  },
  { price: "operations-day", quantity: operations, kind: "yearly" },
];

const synchronised = (brief: Brief): number => (hasSyncServer(brief) ? 1 : 0);

/** Of three sites the one that carries so many clients; it needs a directory to be a member of. */
const SITE_ROW: Omit<OptionRow, "name" | "configuration" | "description" | "estimate"> = {
  marks: {
    ...SITE_MARKS,
    "remote-work": "PCs outside are managed through a gateway or a VPN",
    scalability: "one site carries 150,000 devices, with further points",
  },
  outline: SITE,
  against: "Servers, a database and an annual upgrade to maintain",
  scores: { ...SITE_SCORES, scalability: 5 },
  leaves: SITE_LEAVES,
  cannot: { when: NO_DIRECTORY, why: "its site server must be a member of a directory, and none was named" },
  source: ["cm-hier", "cm-comgmt", "ej"],
};

const SITE_WITHOUT = "hosts for its servers";

export const OPTIONS: Pack["options"] = [
  {
    ...INTUNE_JUDGED,
    without: (brief) => {
      const windows = lostTo(brief) === "maintenance windows" ? `; ${lostTo(brief)} for some devices` : "";
      return `bare-metal imaging${windows}`;
    },
  },
  {
    ...SITE_ROW,
    name: "Small Configuration Manager site, co-managed",
    configuration: "sccm-small",
    description: "One site server for up to 500 clients; workloads move to Intune in stages",
    asked: (brief) => clientsOf(brief) <= SMALL_SITE_CLIENTS,
    scores: SITE_SCORES,
    marks: { ...SITE_ROW.marks, scalability: "one server carries 500 clients, a second one more" },
    estimate: {
      days: { row: "sccm-small", percent: 100 },
      weeks: 100,
      of: { configuration: "sccm-small", when: ALWAYS },
      keeps: { but: OF_INTUNE },
      lines: siteLines(
        (brief) => 1 + pointServers(brief) + synchronised(brief),
        (brief) => (isHandful(brief) ? 5 : 8),
        1,
      ),
      without: SITE_WITHOUT,
    },
  },
  {
    ...SITE_ROW,
    name: "Medium Configuration Manager site, co-managed",
    configuration: "sccm-medium",
    description: "Two servers and local distribution points; workloads move to Intune in stages",
    asked: (brief) => clientsOf(brief) > SMALL_SITE_CLIENTS && clientsOf(brief) < LARGE_SITE_DEVICES,
    estimate: {
      days: { row: "sccm-medium", percent: 100 },
      weeks: 100,
      of: { configuration: "sccm-medium", when: ALWAYS },
      keeps: { but: OF_INTUNE },
      lines: siteLines((brief) => 2 + pointServers(brief) + synchronised(brief), 16, 2),
      without: SITE_WITHOUT,
    },
  },
  {
    ...SITE_ROW,
    name: "Enterprise Configuration Manager site, co-managed",
    configuration: "sccm-enterprise",
    description: "Standby servers and a database cluster; workloads move to Intune in stages",
    asked: (brief) => clientsOf(brief) >= LARGE_SITE_DEVICES,
    estimate: {
      days: { row: "sccm-enterprise", percent: 100 },
      weeks: 100,
      of: { configuration: "sccm-enterprise", when: ALWAYS },
      keeps: { but: OF_INTUNE },
      lines: siteLines((brief) => 6 + managementPoints(brief) + points(brief) + synchronised(brief), 24, 2),
      without: `${SITE_WITHOUT} and shared storage`,
    },
  },
  {
    ...PATCHING_JUDGED,
    outline: PATCHING,
    estimate: {
      days: 55,
      weeks: 75,
      keeps: { but: [...OF_INTUNE, ...PLANS] },
      lines: [
        { price: "patch-tool-device", quantity: (brief) => brief.devices + brief.servers.plan, kind: "monthly" },
        { price: "operations-day", quantity: operationsDays, kind: "yearly" },
      ],
      without: "imaging, device compliance and device-based Conditional Access",
    },
  },
  {
    ...SUITE_JUDGED,
    outline: OTHER_ENDPOINTS,
    estimate: {
      days: 120,
      weeks: 125,
      keeps: { but: [...OF_INTUNE, ...PLANS] },
      lines: [
        { price: "endpoint-suite-device", quantity: (brief) => brief.devices + brief.servers.plan, kind: "monthly" },
        { price: "entra-p1", quantity: suitesToBuy, kind: "monthly" },
        { price: "m365-f1", quantity: shiftAlone, kind: "monthly" },
        {
          price: "operations-day",
          quantity: (brief) => (isHandful(brief) ? 3 : byClients(brief, [6, 12, 16])),
          kind: "yearly",
        },
      ],
      without: (brief) => `${conditionOwned(brief)}local relays' servers`,
    },
  },
  {
    name: "Present tools kept",
    description: "What patches and installs today stays as it is, brought up to date once",
    against: "Nothing that was requested is gained; fees and servers of today stay",
    estimate: {
      days: 15,
      weeks: 30,
      lines: [{ price: "operations-day", quantity: operationsDays, kind: "yearly" }],
      without: "fees, servers and hours of the present tools, listed in discovery",
    },
    scores: {
      productivity: 2,
      "enhance-security": 2,
      "remote-work": 2,
      "digital-transformation": 1,
      "compliance-objective": 2,
      scalability: 2,
      innovation: 1,
    },
    leaves: ["settings", "servers", "hand"],
    cannot: { when: ALWAYS, why: "it changes nothing, and a change was requested" },
    source: ["ej"],
  },
];
