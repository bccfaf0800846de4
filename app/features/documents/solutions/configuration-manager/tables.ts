/** Own tables (update rings, boundaries, co-management, roles, site recovery), features and rules. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { any, is } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { atWeekends, isMonthly, isWeekly, outOfHours } from "#app/features/documents/brief/change-window.ts";
import { REGULATED } from "#app/features/documents/facts/effort.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { figure } from "#app/features/documents/words.ts";
import {
  ACADEMIC,
  ENCRYPTION,
  GATEWAY,
  GOVERNMENT,
  isMeasuredByEight,
  keptBySite,
  LINES,
  lostTo,
  PLANNED,
  SHIFTS,
  SMALL_COMPANY,
  WORKSTATIONS,
} from "./answers.ts";
import { hasStores, isEachServed, servesBranches } from "./distribution-points.ts";
import { databaseBack, wantsSpare } from "./outage.ts";
import { fullAdministrators, inHalves, pilotInIntune, ringOf } from "./quantities.ts";
import { byMonth } from "./road-map.ts";

export const FEATURES: Pack["features"] = [
  {
    by: "Cloud management gateway",
    objectives: ["remote-work"],
    when: GATEWAY,
    source: ["cm-cmg"],
  },
  {
    by: "Boundaries, collections",
    objectives: ["scalability"],
    source: ["cm-bg", "ej"],
  },
  {
    by: "Old tool decommissioned",
    objectives: ["cost-reduction"],
    source: ["ej"],
  },
  {
    by: "Co-management: first",
    objectives: ["digital-transformation", "innovation", "remote-work"],
    source: ["cm-comgmt"],
  },
  {
    by: "one task sequence",
    objectives: ["productivity", "scalability", "digital-transformation"],
    source: ["cm-dep", "ej"],
  },
  {
    by: "Boundaries, collections",
    objectives: ["enhance-security", "compliance-objective"],
    source: ["ej"],
  },
];

export const RULES: Pack["rules"] = [
  {
    id: "C16",
    text: (brief) =>
      `Installed before the site: .NET, IIS, BITS, Remote Differential Compression and the ODBC driver for SQL Server that its media requires.${brief.hasDirectory ? " Extending the directory schema, by a schema administrator and once, is optional and eases the assignment of clients." : ""}`,
    source: ["cm-prereq", "ej"],
  },
  {
    id: "C33",
    text: "Task sequences are native: MDT has been unsupported since 10 October 2025.",
    source: ["cm-dep"],
  },
  {
    id: "C20",
    text: "Wi-Fi, VPN and certificate profiles belong to Intune: the site no longer has them.",
    source: ["cm-prereq"],
  },
  {
    id: "C35",
    text: "The update point requires Windows Server Update Services, deprecated but supported: build nothing else on it.",
    source: ["wsus-dep"],
  },
  {
    id: "CM-TIER0",
    text: "Domain controllers become clients only if the site server and its administrators are equally well protected.",
    when: DIRECTORY,
    source: ["ej"],
  },
];

/** What the site enforces by configuration items, which co-managed clients evaluate no more once Intune configures them. */
const BASELINES = any(GOVERNMENT, is("security-requirements", "data-loss-prevention"));

/** An evening is somebody's working time, unless the client named it. */
const worksInShifts = (brief: Brief): boolean => brief.known("change-window") === null && brief.holds(SHIFTS);

/** Nobody restarts a workstation outside the change window that was named. */
const ringRestart = (brief: Brief): string =>
  brief.detail("change-window") === "agreed"
    ? "as agreed"
    : isMonthly(brief)
      ? "that weekend"
      : atWeekends(brief)
        ? "at the weekend"
        : worksInShifts(brief)
          ? "outside the user's shift"
          : "evening";

/** Weekends in general: updates appear on a Tuesday, so that Saturdays are days 4 and 11. */
const dueOn =
  (saturday: string, usual: string) =>
  (brief: Brief): string =>
    isWeekly(brief) ? `${saturday} (Saturday)` : usual;

/** The two Saturdays within 14 days are those of the rings that follow the first, whose users restart before them. */
const ringZero = (brief: Brief): string => (isWeekly(brief) ? "by users, when prompted" : soonest(brief));

/** Where a month has one weekend for restarts, the ring before it restarts earlier, or it would warn nobody. */
const firstRestart = (brief: Brief): string => (isMonthly(brief) ? "by users, when prompted" : ringRestart(brief));

/** The first ring restarts at once, and so does everybody for a zero day, unless a change window was named; beyond it only by consent. */
const hasWindow = (brief: Brief): boolean => outOfHours(brief) || brief.detail("change-window") === "agreed";
const soonest = (brief: Brief): string => (hasWindow(brief) ? firstRestart(brief) : "immediate");
const zeroDay = (brief: Brief): string =>
  `${worksInShifts(brief) ? "at the end of the user's shift" : "immediate"}, announced${hasWindow(brief) ? "; outside the change window, as approved with the design" : ""}`;

/** And what is due later in the month is due on it: there is no other. */
const byWeekend =
  (monthly: string, usual: string) =>
  (brief: Brief): string =>
    isMonthly(brief) ? monthly : usual;

const workstationsDue = (brief: Brief): string => dueOn("11", byWeekend("monthly weekend", "14")(brief))(brief);

/** So few devices are in no more than a department or two. */
const FEW_IN_RING = 5;

/** Added to “servers”. */
const joined = (kept: string): string => `${kept.includes(" and ") ? "," : " and"} ${kept}`;

/** The same with a site and with Intune alone. */
export const RING_ROWS: Pack["tables"][number]["rows"] = [
  {
    cells: [
      "Ring 0",
      (brief) =>
        brief.holds(SMALL_COMPANY)
          ? `${figure(ringOf(brief, 1))} devices, the IT contact's first`
          : `${brief.devices < 200 ? "" : "1%: "}${figure(ringOf(brief, 1))} IT team devices`,
      "0",
      "3",
      ringZero,
    ],
    source: ["ej"],
  },
  {
    cells: [
      "Ring 1",
      (brief) =>
        ringOf(brief, 10) < FEW_IN_RING
          ? `${figure(ringOf(brief, 10))} volunteers' devices`
          : `10%: ${figure(ringOf(brief, 10))} devices across all departments`,
      "3",
      dueOn("4", "7"),
      firstRestart,
    ],
    source: ["ej"],
  },
  {
    cells: ["Ring 2", "remaining workstations", "7", workstationsDue, ringRestart],
    source: ["ej"],
  },
  {
    cells: ["Clinical devices", "by type", "14", "30", "manual, never automatic"],
    when: is("industry", "healthcare"),
    source: ["ej"],
  },
  {
    cells: ["Production lines", "by line", "line's maintenance window", "30", "in that window"],
    when: is("industry", "manufacturing"),
    source: ["ej"],
  },
  {
    cells: [
      "Tills and kiosks",
      (brief) => (hasStores(brief) ? "by store" : "one first"),
      "outside peak trading",
      "30",
      "before opening",
    ],
    when: is("industry", "retail"),
    source: ["ej"],
  },
  {
    cells: ["Teaching rooms", "by building", "outside teaching hours", "30", "night"],
    when: ACADEMIC,
    source: ["ej"],
  },
  {
    cells: [
      "Servers",
      (brief) => `${figure(brief.servers.plan)} planned${inHalves(brief)}`,
      byWeekend("7", "14"),
      byWeekend("monthly weekend", "30"),
      byWeekend("that weekend, after workstations", "in the maintenance window"),
    ],
    source: ["ej"],
  },
  {
    cells: [
      "Exchange servers",
      "one at a time",
      byWeekend("7", "14"),
      byWeekend("monthly weekend", "30"),
      byWeekend("that weekend, after the other servers", "in the maintenance window, the next after a mail-flow test"),
    ],
    when: is("current-technologies", "exchange-server"),
    source: ["ej"],
  },
  {
    cells: [
      "Internet-facing servers",
      "those the client lists; deadlines for operating systems of the national authority's Essential Eight, levels one and two, with a month for other servers and workstations",
      "7; 0 if critical or exploited",
      "14; 2 if critical or exploited",
      (brief) =>
        `announced${hasWindow(brief) ? "; outside the change window where due earlier, as approved with the design" : ""}`,
    ],
    asked: isMeasuredByEight,
    source: ["essential-eight", "ej"],
  },
  {
    cells: [
      "Zero day",
      (brief) => {
        const kept = keptBySite(brief);
        return brief.one("industry") === "healthcare"
          ? `all workstations; servers in an emergency window; ${kept} stay in their own ring`
          : `all workstations; servers${kept ? joined(kept) : ""} in an emergency window`;
      },
      "0",
      "3",
      zeroDay,
    ],
    source: ["ej"],
  },
];

export const TABLES: Pack["tables"] = [
  {
    id: "cm.rings",
    section: "solution",
    heading: "Update rings",
    caption: "Rings, start and deadline",
    intro: (brief) => {
      const kept = keptBySite(brief);
      return `Day 0 is the second Tuesday of the month, Microsoft's release day, or the release of a zero-day fix. The site runs these rings until workload 2 moves. Intune then runs them for workstations${atWeekends(brief) ? `, scheduled for ${isMonthly(brief) ? "the monthly weekend (days 11 and 12)" : "weekends"}` : ""}${brief.sites > 1 ? ", with downloads over each location's own internet link" : ""}; the site still patches servers${kept ? `${joined(kept)}${lostTo(brief) ? ", as Intune's rings have no maintenance windows" : ", which are never restarted by a deadline"}` : ""}.${brief.detail("change-window") === "agreed" ? " Restarts are agreed once a year in a calendar, as update days are known in advance." : ""}`;
    },
    columns: ["Ring", "Share", "Start day", "Deadline day", "Restart"],
    rows: RING_ROWS,
  },
  {
    id: "cm.boundaries",
    section: "solution",
    heading: "Boundaries and content",
    caption: "Boundary groups",
    fewestSites: 2,
    columns: ["Group", "Members", "Fallback", "Rule"],
    rows: [
      {
        cells: [
          "Site assignment",
          "all IP ranges",
          "none",
          "the only group that assigns the site, as conflicting assignments resolve randomly; holds no content",
        ],
        source: ["cm-bg", "ej"],
      },
      {
        cells: [
          "Head office",
          "IP ranges of the site",
          (brief) =>
            servesBranches(brief) ? "nearest branch after 120 minutes (default)" : "none: it holds the only content",
          "own distribution points first",
        ],
        source: ["cm-bg", "ej"],
      },
      {
        cells: [
          (brief) => (brief.sites === 2 ? "Other site" : "Each branch"),
          (brief) => `IP ranges of the ${brief.sites === 2 ? "other site" : "branch"}`,
          (brief) => (servesBranches(brief) ? "head office after 20 to 30 minutes" : "head office immediately"),
          (brief) =>
            servesBranches(brief)
              ? `own distribution point first${isEachServed(brief) ? ", plus peer cache" : ", peer cache where there is none"}`
              : "branch peer cache first",
        ],
        source: ["cm-bg", "ej"],
      },
      { cells: ["VPN", "VPN range", "immediate", "cloud sources preferred"], source: ["ej"] },
    ],
  },
  {
    id: "cm.comanagement",
    section: "solution",
    heading: "Co-management road map",
    caption: "Workloads in order of move",
    intro: (brief) =>
      `This project moves the first two workloads, the client the others. Pilot devices take workload 1 in phase 2, ${figure(pilotInIntune(brief))} of them workload 2 too.`,
    columns: ["Order", "Workload", "Prerequisite", "Moves"],
    rows: [
      {
        cells: [
          "1",
          "Compliance policies, which report disk encryption and version",
          "Entra ID P1, joined devices, Intune licence; devices without a policy set to non-compliant",
          (brief) => `during rollout${brief.holds(LINES) ? `, excluding ${keptBySite(brief)}` : ""}`,
        ],
        source: ["cm-comgmt", "cm-workloads", "ej"],
      },
      {
        cells: [
          "2",
          "Windows Update policies",
          (brief) =>
            `rings agreed (Autopatch also needs workloads 4 and 6); site updates disabled for workstations${brief.hasDirectory ? "; no group policy specifies an update server" : ""}`,
          (brief) => {
            const kept = keptBySite(brief);
            return `during rollout${kept ? `, excluding ${kept}` : ""}`;
          },
        ],
        source: ["cm-comgmt", "cm-workloads", "ej"],
      },
      {
        cells: [
          "3",
          "Endpoint protection",
          (brief) =>
            `antivirus and firewall policies in Intune${brief.holds(ENCRYPTION) ? "; BitLocker policy in Intune as well, as clients then ignore the site's" : ""}`,
          byMonth(6),
        ],
        source: ["cm-comgmt", "cm-workloads", "ej"],
      },
      {
        cells: [
          "4",
          "Device configuration",
          (brief) =>
            `policy inventory${brief.hasDirectory ? ", group policy analytics" : ""}${brief.holds(BASELINES) ? "; site baselines set to “Always apply this baseline even for co-managed clients”" : ""}`,
          byMonth(12),
        ],
        source: ["cm-comgmt", "cm-workloads", "ej"],
      },
      {
        cells: ["5", "Client apps", "Company Portal rolled out", byMonth(18)],
        source: ["cm-comgmt", "cm-workloads", "ej"],
      },
      {
        cells: [
          "6",
          "Office updates",
          (brief) =>
            brief.holds(PLANNED)
              ? "Microsoft 365 Apps policies"
              : "Microsoft 365 Apps policies, where the apps are in use",
          byMonth(24),
        ],
        source: ["cm-comgmt", "cm-workloads", "ej"],
      },
    ],
  },
  {
    id: "cm.limits",
    section: "security",
    heading: "Administration and roles",
    caption: "Role-based administration",
    when: any(REGULATED, is("security-requirements", "identity-management", "zero-trust")),
    columns: ["Role", "Rights", "Scope"],
    rows: [
      {
        cells: [
          "Full administrator",
          (brief) =>
            `everything; ${fullAdministrators(brief) > 1 ? "two named people" : "one named person, sealed deputy account"}${brief.holds(WORKSTATIONS) ? ", privileged access workstation" : ""}`,
          "site",
        ],
        source: ["ej"],
      },
      {
        cells: ["Application author; deployer", "create and test; deploy what others built", "by department"],
        source: ["ej"],
      },
      { cells: ["Server patch manager", "deploy updates in maintenance windows", "servers"], source: ["ej"] },
      { cells: ["Help desk", "remote tools and status; no deployment", "workstations"], source: ["ej"] },
    ],
  },
  {
    id: "cm.recovery",
    section: "support",
    heading: "Site recovery",
    caption: "Site recovery",
    columns: [],
    intro: (brief) =>
      `Rehearsed once before acceptance: (1) ${wantsSpare(brief) ? "delete the failed server's computer account, give its name to the spare, in SQL Server too, and restore the database" : "restore the database from the SQL Server backup"}; (2) recover the site from the backup's CD.Latest, under the same ${wantsSpare(brief) ? "" : "server name and "}site code; (3) re-enter account passwords and certificates${brief.holds(ENCRYPTION) ? ", including the BitLocker management certificate" : ""}; (4) validate content library and boundary groups; (5) collect full inventory and re-enter later console changes. ${wantsSpare(brief) ? `The target for steps 1 to 4 is ${databaseBack(brief)}` : `Steps 1 to 4 take ${databaseBack(brief)} at most`}; meanwhile clients keep existing policy.`,
    rows: [],
  },
];
