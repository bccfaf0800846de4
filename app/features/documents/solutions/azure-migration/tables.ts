/** Strategies, landing zone and cost levers; what serves which objective. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { SERVER_2016 } from "#app/features/documents/facts/lifecycle.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import type { FeatureRow, PackTable } from "#app/features/documents/pack.ts";
import { hasOldWindows } from "#app/features/documents/plan/deadlines.ts";
import { allowedRegions } from "#app/features/documents/solutions/azure-network.ts";
import { plural } from "#app/features/documents/words.ts";
import { DEFENDER, EXIT, LANDING, LARGER, ONBOARDED, PROXY, SMALL, SQL, TWO_REGIONS } from "./answers.ts";
import { instanceMonth, leverage, listMonth, machineMonth, sqlLeverage } from "./costs.ts";
import { OLD_SQL } from "./names.ts";
import {
  created,
  databases,
  hasDatabases,
  hasInstances,
  hasPlatform,
  machines,
  movesAlone,
  onMachines,
  replatformed,
  webApplications,
} from "./quantities.ts";
import { byDisk } from "./transfer.ts";
import { hasOldSql, hasUnpaidWindows } from "./versions.ts";

const CUSTOM = is("integration-needs", "custom-applications");
/** Something is named whose strategy can be said before discovery. */
const WORKLOADS = any(
  SQL,
  is("current-technologies", "windows-server"),
  is("integration-needs", "legacy-applications", "erp", "crm", "custom-applications"),
);
/** What a lost region's copies are restored into: without it the policy would refuse the restore. */
const forRestores = (brief: Brief): string => {
  const [, pair] = allowedRegions(brief, true).split(" and ");
  return pair && !isOpenInBoth(brief) ? `, ${pair} allowed only for recovery resource groups` : "";
};
const isOpenInBoth = (brief: Brief): boolean => brief.holds(any(TWO_REGIONS, all(LANDING, LARGER)));
/** Two versions at a time: older ones are not there yet. */
const upgradePath = (brief: Brief): string =>
  hasUnpaidWindows(brief)
    ? "(2012 to 2016, 2012 R2 to 2019, 2016 to 2022); the rest of the way, and other languages, in place in Azure"
    : "(2016 to 2022), others in place in Azure";

const FIRST = " in wave 0";
const later = (brief: Brief): string => {
  if (movesAlone(brief)) return " later"; // none is planned
  return brief.holds(LANDING) ? " in a later wave" : "";
};
const KEPT = "Retain (0.2)";
const HOSTED = "Supplier's hosted service";

/** What each sector has on servers of its own, when it may move, what else could become of it, and why; planning assumptions. */
const SECTOR_WORKLOADS: Record<string, readonly [workload: string, moves: string, other: string, why: string]> = {
  retail: ["Till and stock systems", ", outside peak trading", HOSTED, "Trading hours"],
  healthcare: ["Clinical applications, images", ", once the supplier certifies the platform", HOSTED, "Certification"],
  education: [
    "Pupil or student records",
    ", in a break of the term calendar, outside enrolment and examinations; if the rollout has none, in the next",
    HOSTED,
    "Load of the peak weeks",
  ],
  finance: ["Customer and contract systems", ", once the outsourcing is classified", KEPT, "Supervision"],
  government: ["Registers and case files", ", in permitted regions only", HOSTED, "Data location"],
  manufacturing: ["Production planning", ", once latency to the plant is measured", KEPT, "Line stoppages"],
  technology: ["Build and test systems", FIRST, "New machines from code", "Developers are the first users"],
};

export const FEATURES: readonly FeatureRow[] = [
  {
    by: "Landing zone:",
    objectives: ["enhance-security", "compliance-objective", "scalability", "innovation", "digital-transformation"],
    source: ["alz-check", "caf-overview"],
  },
  {
    by: "Strategy for each workload",
    objectives: ["cost-reduction"],
    when: none(LANDING, SMALL),
    source: ["caf-strategies"],
  },
  { by: "Right-sizing", objectives: ["cost-reduction"], source: ["ahb", "ri"] },
  { by: "Production migration", objectives: ["productivity"], when: none(LANDING), source: ["caf-migrate"] },
  { by: "Wave 0 with", objectives: ["productivity"], when: LANDING, source: ["caf-migrate"] },
  { by: "Publishing internal", objectives: ["remote-work"], when: PROXY, source: ["appproxy"] },
  {
    by: "Strategy for each workload",
    objectives: ["remote-work"],
    when: none(PROXY),
    source: ["appproxy", "ej"],
  },
];

export const TABLES: readonly PackTable[] = [
  {
    id: "azure.strategies",
    section: "solution",
    heading: "Strategy for each kind of workload",
    caption: (brief) =>
      `${brief.holds(LANDING) ? "Proposals, decided on measured figures" : "Default strategies from the answers"}, with effort relative to rehosting (1.0)`,
    columns: ["Workload", "Default", "Effort", "Alternative", "Reason"],
    rows: [
      {
        cells: [
          "Windows Server applications",
          (brief) =>
            hasOldWindows(brief)
              ? `Rehost; upgraded to Windows Server 2022 or later, proven in the test migration: US English systems in transit by Azure Migrate, by two versions at most ${upgradePath(brief)}`
              : "Rehost on the current version",
          "1.0",
          "Retire (0.1)",
          (brief) =>
            hasOldWindows(brief)
              ? `Support for ${SERVER_2016.product} ${SERVER_2016.end < brief.today ? "ended" : "ends"} on ${SERVER_2016.endText}; older versions have none`
              : "Version in support",
        ],
        when: is("current-technologies", "windows-server"),
        source: ["eol", "migrate-upgrade", "ej"],
      },
      {
        cells: [
          (brief) => (brief.has("current-technologies", "sql-server") ? "SQL Server" : "Databases, if on SQL Server"),
          (brief) =>
            onMachines(brief)
              ? `Rehost on ${brief.has("current-technologies", "sql-server") ? "its machine" : "their machines"}${hasOldSql(brief) ? `; ${OLD_SQL} is upgraded there, proven in the test migration` : ""}`
              : "Replatform to Managed Instance",
          (brief) => (onMachines(brief) ? "1.0" : "1.5–2"),
          (brief) => (onMachines(brief) ? "Managed Instance (1.5–2)" : "Rehost on a virtual machine (1.0)"),
          (brief) =>
            onMachines(brief) ? "A 4-core instance costs more than the machine" : "Depends on the features in use",
        ],
        when: SQL,
        asked: hasDatabases,
        source: ["sqlmi"],
      },
      {
        cells: [
          "File servers",
          "Rehost; data disks are left out of replication, filled from Data Box and synchronised before cutover",
          "1.0",
          "Azure Files, or SharePoint for team files",
          "First modernisation candidate once measured",
        ],
        when: is("current-technologies", "windows-server"),
        asked: byDisk,
        source: ["filesync", "ej"],
      },
      {
        cells: [
          "File servers, if any",
          (brief) => `Rehost${later(brief)} with their data`,
          "1.0",
          (brief) =>
            `Azure Files${brief.sites > 1 ? " with a File Sync cache at the sites" : ""}, or SharePoint for team files`,
          "First modernisation candidate once measured",
        ],
        when: is("current-technologies", "windows-server"),
        asked: (brief) => !byDisk(brief),
        source: ["filesync", "ej"],
      },
      {
        cells: [
          "Printing, DHCP, RADIUS, certificate authority, directory synchronisation",
          (brief) =>
            brief.holds(EXIT)
              ? "Found in discovery, each given a place before its wave: DHCP on edge devices, the rest rehosted"
              : "Found in discovery; each moves only with what uses it",
          "1.0",
          (brief) => (brief.holds(EXIT) ? "A cloud service for each" : "Retain (0.2)"),
          "People stop working where one is forgotten",
        ],
        when: all(DIRECTORY, none(SMALL, LANDING)),
        source: ["ej"],
      },
      {
        cells: [
          "Legacy applications",
          (brief) => `Rehost${later(brief) || "; web applications behind the application proxy"}`,
          "1.0",
          (brief) => (brief.holds(EXIT) ? "At a hosting provider, with Arc" : "Retain with Arc (0.2)"),
          "Vendor statement first",
        ],
        when: is("integration-needs", "legacy-applications"),
        source: ["appproxy", "ej"],
      },
      {
        cells: [
          "ERP systems",
          (brief) => `Rehost${later(brief)} to the vendor's architecture`,
          "1.0",
          (brief) => (brief.holds(EXIT) ? HOSTED : KEPT),
          "Latency and support",
        ],
        when: is("integration-needs", "erp"),
        source: ["ej"],
      },
      {
        cells: [
          "CRM systems",
          (brief) =>
            `Rehost${later(brief)}, its database in the same wave${hasInstances(brief) ? ", to Managed Instance where its features allow" : ""}`,
          "1.0",
          "Replace with SaaS in a separate project",
          "Interfaces stay the same",
        ],
        when: is("integration-needs", "crm"),
        source: ["caf-strategies", "ej"],
      },
      {
        cells: [
          (brief) => `${brief.holds(CUSTOM) ? "Custom" : "Web"} applications`,
          (brief) =>
            webApplications(brief) > 0
              ? `App Service, if they run there unchanged${brief.hasDirectory ? " and without integrated Windows sign-in, which it lacks" : ""}`
              : `Rehost${later(brief)} with their databases`,
          (brief) => (webApplications(brief) > 0 ? "1.5–2" : "1.0"),
          (brief) =>
            webApplications(brief) > 0
              ? `Rehost (1.0)${brief.holds(CUSTOM) ? "; refactoring (2–4) by their developers later" : ""}`
              : "App Service (1.5–2) later; refactoring (2–4) by their developers",
          "This project changes no code",
        ],
        asked: (brief) => brief.holds(CUSTOM) || webApplications(brief) > 0,
        source: ["caf-strategies", "ej"],
      },
      ...Object.entries(SECTOR_WORKLOADS).map(([industry, [workload, moves, other, why]]) => ({
        cells: [
          workload,
          (brief: Brief) => `Rehost${moves === FIRST ? "" : later(brief)}${moves}`,
          "1.0",
          (brief: Brief) => (brief.holds(EXIT) && other === KEPT ? HOSTED : other),
          why,
        ],
        when: is("industry", industry),
        source: ["ej"] as const,
      })),
      {
        cells: [
          "Whatever discovery finds",
          "Rehost if compatible",
          "1.0",
          (brief) => (brief.holds(EXIT) ? "Retire (0.1)" : "Retire (0.1) or retain (0.2)"),
          "Decided per workload",
        ],
        when: none(WORKLOADS),
        source: ["caf-strategies"],
      },
    ],
  },
  {
    id: "azure.landing-zone",
    section: "solution",
    heading: "Landing zone",
    caption: "Decisions by design area",
    columns: ["Area", "Decision", "Review checklist"],
    rows: [
      {
        cells: [
          "Network",
          (brief) =>
            `Hub-and-spoke, no virtual network of /16 or larger; ${brief.holds(SMALL) ? "platform services open to office and spokes only" : "public access to platform services denied by policy"}`,
          "D01.02, D03.01, D05.07, D08.02, D09.01",
        ],
        source: ["alz-check"],
      },
      {
        cells: [
          "Governance",
          (brief) =>
            `Built-in policy initiatives at the intermediate root; all but ${allowedRegions(brief, isOpenInBoth(brief))} denied${forRestores(brief)}`,
          "E01.01–E01.10",
        ],
        source: ["alz-check"],
      },
      {
        cells: [
          "Security",
          (brief) =>
            brief.holds(DEFENDER)
              ? `Defender for Cloud with Defender for Servers${hasPlatform(brief) ? (brief.holds(ONBOARDED) ? " only, no plan for platform services" : ` and, to be quoted, plans for ${plural(replatformed(brief), "workload")} on platform services`) : ""}, Key Vault with purge protection`
              : `Free Defender for Cloud posture findings, Key Vault with purge protection; Defender for Servers is not in the bill and would add ${formatAmount(PRICES["defender-servers-p2"].low * (machines(brief) + created(brief)), "USD")} a month`,
          "G02.01–G05.01",
        ],
        source: ["alz-check"],
      },
      {
        cells: [
          "Resource organisation",
          (brief) =>
            brief.holds(SMALL)
              ? "One management group under the root, holding the subscriptions; tags: owner, environment, end date"
              : "Management groups below the intermediate root: platform (identity, management, connectivity), landing zones (corporate, online), sandbox, decommissioned; tags: owner, cost centre, environment, data classification, end date",
          "C02.01–C02.14",
        ],
        source: ["alz-check"],
      },
      {
        cells: [
          "Automation",
          "Microsoft's accelerator with verified Bicep modules, not classic ALZ-Bicep (archive date 16 February 2027). Terraform where already in use",
          "H01.01–H03.01",
        ],
        source: ["alz-check", "alz-bicep"],
      },
    ],
  },
  {
    id: "azure.levers",
    section: "approach",
    heading: "Cost levers and timing",
    caption: "Cost levers, orders of magnitude",
    columns: ["Lever", "Effect", "Condition", "When"],
    rows: [
      {
        cells: [
          "Hybrid Benefit, Windows",
          "about 40%",
          "Software Assurance or subscription, at least 8 core licences a machine; dual use for 180 days",
          "day one",
        ],
        source: ["ahb"],
      },
      {
        cells: [
          "Hybrid Benefit and a three-year reservation on every machine",
          (brief) =>
            `about 70% off pay as you go (${formatAmount(listMonth(brief), "USD")}): up to ${formatAmount(leverage(brief), "USD")} of the likely ${formatAmount(machineMonth(brief), "USD")} a month`,
          "Software Assurance, always-on machines",
          "after right-sizing",
        ],
        source: ["cost-check", "ej"],
      },
      {
        cells: [
          "Hybrid Benefit, SQL Server",
          (brief) =>
            databases(brief) > 0
              ? `up to 55%: ${formatAmount(sqlLeverage(brief), "USD")} of the ${formatAmount(instanceMonth(brief), "USD")} a month for the instances`
              : "up to 55% of the licence-included machine price",
          "Software Assurance",
          "day one",
        ],
        when: all(SQL, none(LANDING)),
        source: ["ahb"],
      },
      {
        cells: ["Savings plan where sizes still change", "typically 15 to 40%", "steady load", "after right-sizing"],
        source: ["ri", "cost-check"],
      },
    ],
  },
];
