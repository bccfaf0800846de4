/** Everything rehosted, as the lean rival of a migration that puts platform services first. */

import { all, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import type { OptionOutline, OptionRow } from "#app/features/documents/options/option-row.ts";
import { DATA_EACH, d2Price, d4Price } from "#app/features/documents/solutions/azure-network.ts";
import { plural } from "#app/features/documents/words.ts";
import { copied, DEFENDER, PLATFORM, SMALL, WEB_GATEWAY } from "./answers.ts";
import { likely, sqlLeverage } from "./costs.ts";
import { REHOST_MARKS } from "./marks.ts";
import {
  databases,
  hasInstances,
  isPlatform,
  logEach,
  privateEndpoints,
  replatformed,
  staying,
  tenths,
  webApplications,
} from "./quantities.ts";

const OUTLINE: OptionOutline = {
  parts: [
    "the same landing zone, network and backup",
    (brief) => `all ${plural(staying(brief), "server")} as virtual machines`,
    "candidates for platform services listed at handover, each with its price",
  ],
  work: [
    "as A, without the assessment of features",
    "landing zone; pilot wave",
    "waves of dependent systems",
    "restore rehearsed, run book, list of candidates",
  ],
  carries: "Landing zone, network, identity, waves, cutover and rollback, security controls",
  lost: (brief) =>
    `managed patching and backup of databases and web servers${brief.holds(WEB_GATEWAY) && webApplications(brief) > 0 ? ", the web application firewall" : ""}`,
  risks: [
    {
      text: "Nothing is modernised after the move",
      response: "candidates reviewed with the first quarter's bills, with an owner and a date",
    },
    {
      text: "Licences for SQL Server on machines cost more than expected",
      response: "versions and editions counted in discovery, before design sign-off",
    },
  ],
  against: [
    "databases or web applications are to be changed within a year",
    "nobody is to patch their operating systems",
  ],
};

/** What leaves a platform service lands on a machine each. */
const asMachines = (brief: Brief): number => replatformed(brief);

/** Of two cores: four are the fewest that are licensed on a machine. In Azure a licence serves with Software Assurance only. */
const licences = (brief: Brief): number => 2 * databases(brief);
const licencesText = (brief: Brief): string => {
  const bought = licences(brief) * (likely("sql-standard") + 3 * likely("sql-assurance"));
  return hasInstances(brief)
    ? `, and SQL Server Standard bought for ${plural(databases(brief), "database")}. Where it is owned with Software Assurance, three years cost ${formatAmount(bought, "USD")} less here and ${formatAmount(36 * sqlLeverage(brief), "USD")} less in A`
    : "";
};

export const REHOST: OptionRow = {
  name: "Everything rehosted, platform services later",
  configuration: "azure-rehost",
  outline: OUTLINE,
  when: all(PLATFORM, none(SMALL)), // beside a few servers the difference is a service or two
  asked: isPlatform,
  marks: REHOST_MARKS,
  description: (brief) =>
    `The same landing zone and waves, with ${plural(replatformed(brief), "more server")} as virtual machines${licencesText(brief)}`,
  against:
    "Operating systems of databases and web servers remain to be patched, and a later change is a second project",
  estimate: {
    days: { row: "azure-migration", percent: 100 },
    weeks: 100,
    of: { configuration: "azure-rehost", when: PLATFORM },
    keeps: {
      but: [
        "SQL Managed Instance",
        "App Service plans",
        "Defender plans for platform services",
        "Application Gateway with web application firewall",
        "Private endpoints",
      ],
    },
    lines: [
      { price: d2Price, quantity: (brief) => Math.ceil(asMachines(brief) / 2), kind: "monthly" },
      { price: d4Price, quantity: (brief) => Math.floor(asMachines(brief) / 2), kind: "monthly" },
      { price: "backup-server", quantity: asMachines, kind: "monthly" },
      {
        price: "disk-tb",
        quantity: (brief) => (brief.given("data-volume") === null ? tenths(webApplications(brief) * DATA_EACH) : 0), // what was given is in A's line
        kind: "monthly",
      },
      {
        price: "defender-servers-p2",
        quantity: (brief) => (brief.holds(DEFENDER) ? asMachines(brief) : 0),
        kind: "monthly",
      },
      { price: "log-storage", quantity: (brief) => asMachines(brief) * logEach(brief), kind: "monthly" },
      {
        price: "private-endpoint",
        quantity: (brief) => privateEndpoints(brief) - webApplications(brief), // a machine has none
        kind: "monthly",
      },
      { price: "sql-standard", quantity: licences, kind: "one-off" },
      { price: "sql-assurance", quantity: licences, kind: "yearly" },
    ],
    without: (brief) => (copied(brief) ? "replicas of the servers that A puts on platform services" : ""),
  },
  scores: {
    productivity: 3,
    "enhance-security": 4,
    "remote-work": 4,
    "digital-transformation": 4,
    "compliance-objective": 4,
    scalability: 4,
    innovation: 4,
  },
  leaves: ["settings", "servers"],
  source: ["caf-strategies", "ej"],
};
