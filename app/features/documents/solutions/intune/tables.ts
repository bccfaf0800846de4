/** Own tables (joining, policies, rings, the present tools' work, roles, recovery), features and rules. */

import { is } from "#app/features/catalogue/predicate.ts";
import { atWeekends, isMonthly } from "#app/features/documents/brief/change-window.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import {
  ACTS_ON_DEVICES,
  BEYOND_SMALL,
  ENCRYPTION,
  GOVERNMENT,
  HEALTHCARE,
  keptBySite,
  PHONES,
  SERVERS_HARDENED,
  WORKSTATIONS,
} from "#app/features/documents/solutions/configuration-manager/answers.ts";
import { fullAdministrators } from "#app/features/documents/solutions/configuration-manager/quantities.ts";
import { RING_ROWS } from "#app/features/documents/solutions/configuration-manager/tables.ts";
import { JOINED, NO_DIRECTORY, patchesServers, ROLES_ASKED, SYNCHRONISES } from "./answers.ts";

export const FEATURES: Pack["features"] = [
  { by: "Device waves", objectives: ["remote-work", "enhance-security"], source: ["cm-comgmt", "ej"] },
  {
    by: "Autopilot and reset",
    objectives: ["productivity", "innovation", "digital-transformation"],
    source: ["cloudnative"],
  },
  { by: "Intune tenant", objectives: ["scalability"], source: ["intune-net", "ej"] },
  { by: "Configuration profiles", objectives: ["compliance-objective"], source: ["ej"] },
  { by: "Old tool decommissioned", objectives: ["cost-reduction"], source: ["ej"] },
];

export const RULES: Pack["rules"] = [
  {
    id: "IN-PLANS",
    text: "What a plan does not carry is not designed in: remediations need Windows Enterprise E3, Education A3 or higher, which Business Premium and Enterprise Mobility + Security lack; signed scripts run on any plan, a ring at a time.",
    source: ["remediations", "ej"],
  },
  {
    id: "IN-TLS",
    text: "Inspection of TLS exempts Intune, device health attestation and Delivery Optimization.",
    source: ["intune-net"],
  },
  {
    id: "IN-ONE",
    text: "Updates of a machine have one source: no policy names an update server once its ring or schedule applies.",
    source: ["updmgr", "ej"],
  },
  {
    id: "IN-GROUPS",
    text: "Policies are assigned to devices by group or filter, never to “All devices” before the rollout ends; scripts to all devices need a second person's approval.",
    source: ["ej"],
  },
  {
    id: "IN-EXPORT",
    text: "Policies are exported weekly: Intune restores none that was deleted.",
    source: ["ej"],
  },
];

export const TABLES: Pack["tables"] = [
  {
    id: "intune.join",
    section: "solution",
    heading: "Joining and enrolment",
    caption: "How each kind of device is joined and enrolled",
    columns: ["Device", "Joined", "Enrolled", "What its user notices"],
    rows: [
      {
        cells: [
          "New or replaced PC",
          "Entra ID alone",
          "by Autopilot, at first sign-in",
          "sets it up in an hour, without IT",
        ],
        source: ["autopilot", "cloudnative"],
      },
      {
        cells: [
          "PC in use",
          "domain, hybrid as today",
          "by group policy, wave by wave",
          "nothing, until a restart is announced",
        ],
        when: JOINED,
        source: ["cloudnative", "ej"],
      },
      {
        cells: [
          "PC in use",
          "domain, and hybrid by Entra Connect Sync in its wave",
          "by group policy, after its next sign-in in the office or by VPN",
          "one sign-in more, until a restart is announced",
        ],
        when: SYNCHRONISES,
        source: ["cloudsync", "ej"],
      },
      {
        cells: [
          "PC in use",
          "Entra ID, from its settings",
          "with the join",
          "a new profile; documents are copied first",
        ],
        when: NO_DIRECTORY,
        source: ["cloudnative", "ej"],
      },
      {
        cells: [
          "Shared PC or kiosk",
          "Entra ID alone, when reset",
          "by self-deploying Autopilot",
          "an Entra ID account, or none in kiosk mode",
        ],
        when: is("industry", "retail", "education", "manufacturing", "healthcare"),
        source: ["cloudnative", "ej"],
      },
      {
        cells: [
          "Phone and tablet",
          "registered",
          "the organisation's by Apple Business Manager and Android Enterprise; private ones not, but with protected apps",
          "a PIN for company apps",
        ],
        when: PHONES,
        source: ["ej"],
      },
      {
        cells: ["Server", "as today", "not in Intune: by the Azure Arc agent", "nothing"],
        source: ["arc-check", "ej"],
      },
    ],
  },
  {
    id: "cm.rings",
    section: "solution",
    heading: "Update rings",
    caption: "Rings, start and deadline",
    intro: (brief) => {
      const kept = keptBySite(brief);
      return `Day 0 is the second Tuesday of the month, Microsoft's release day, or the release of a zero-day fix. Intune runs the rings of PCs${atWeekends(brief) ? `, scheduled for ${isMonthly(brief) ? "the monthly weekend (days 11 and 12)" : "weekends"}` : ""}${patchesServers(brief) ? ", Azure Update Manager that of servers" : ""}${kept ? `; ${kept} ${brief.holds(HEALTHCARE) ? "are never restarted by a deadline" : "restart at one fixed hour of the week, which lies in the window of their row"}` : ""}.${brief.detail("change-window") === "agreed" ? " Restarts are agreed once a year in a calendar, as update days are known in advance." : ""}`;
    },
    columns: ["Ring", "Share", "Start day", "Deadline day", "Restart"],
    rows: RING_ROWS,
  },
  {
    id: "intune.work",
    section: "solution",
    heading: "The work of the present tools",
    caption: "What takes over each task, and what is lost",
    when: BEYOND_SMALL,
    columns: ["Task today", "Taken over by", "Lost, and how it is met"],
    rows: [
      { cells: ["Updates of PCs", "Intune's rings", "approval of single updates: a ring is paused"], source: ["ej"] },
      {
        cells: ["Updates of servers", "Azure Update Manager", "nothing; schedules are its windows"],
        source: ["updmgr", "ej"],
      },
      {
        cells: [
          "Software on PCs",
          "Win32 packages, Company Portal",
          "task sequences of several steps: packages with dependencies",
        ],
        source: ["ej"],
      },
      {
        cells: [
          "Software on servers",
          "administrators, by script",
          "deployment by tool: accepted, or a tool of its own later",
        ],
        source: ["ej"],
      },
      {
        cells: ["Imaging", "Autopilot and reset", "an empty disk: installed from the maker's media"],
        source: ["autopilot", "ej"],
      },
      {
        cells: ["Inventory", "Intune; Azure Arc for servers", "software metering: accepted"],
        source: ["ej"],
      },
      {
        cells: [
          "Reports",
          "Intune; Azure Resource Graph for servers",
          "one report over both: filed together each month",
        ],
        source: ["ej"],
      },
      {
        cells: [
          "Maintenance windows",
          "rings by hour or by hand; schedules of servers",
          "calendars by device: one hour for each ring",
        ],
        source: ["ej"],
      },
      {
        cells: [
          "Remote control",
          "the present tool, or Quick Assist",
          "unattended control: Remote Help, an add-on, on quotation",
        ],
        source: ["ej"],
      },
    ],
  },
  {
    id: "intune.policies",
    section: "security",
    heading: "Policies",
    intro: "Proposed for the design, reported by the pilot before they block.",
    caption: "Policies and their settings",
    columns: ["Policy", "Setting"],
    rows: [
      {
        cells: [
          "Compliance",
          "a Windows version that receives updates, antivirus on, firewall on, Secure Boot; without a policy non-compliant; seven days' grace",
        ],
        source: ["ej"],
      },
      {
        cells: [
          "Access",
          (brief) =>
            `compliant device ${brief.holds(ACTS_ON_DEVICES) ? "required" : "reported, not yet required"}, two emergency accounts excluded`,
        ],
        source: ["ca-templates", "ej"],
      },
      {
        cells: [
          "Baseline",
          (brief) =>
            brief.holds(GOVERNMENT)
              ? "the national one of the request; Microsoft's where it names no setting"
              : "Microsoft's security baseline for Windows, deviations with owner and reason",
        ],
        source: ["ej"],
      },
      {
        cells: [
          "Disks",
          (brief) =>
            brief.holds(ENCRYPTION)
              ? "BitLocker, silently, with keys in Entra ID"
              : "reported; BitLocker by the same policy can follow",
        ],
        source: ["ej"],
      },
      {
        cells: [
          "Protection",
          (brief) =>
            `Defender Antivirus, unless another product is kept, and firewall, both closed to change by users; attack-surface rules in audit${brief.has("security-requirements", "threat-protection") ? ", then blocking as reviewed" : ""}`,
        ],
        source: ["ej"],
      },
      {
        cells: ["Local administrator", "Windows LAPS, password in Entra ID, renewed every 30 days and after use"],
        source: ["ej"],
      },
      {
        cells: ["Servers", "baseline in audit by machine configuration; set by group policy"],
        when: SERVERS_HARDENED,
        source: ["arc-check", "ej"],
      },
    ],
  },
  {
    id: "cm.limits",
    section: "security",
    heading: "Administration and roles",
    caption: "Roles and scope tags",
    when: ROLES_ASKED,
    columns: ["Role", "Rights", "Scope"],
    rows: [
      {
        cells: [
          "Intune administrator",
          (brief) =>
            `everything in Intune, on request for hours where Entra ID P2 is owned; ${fullAdministrators(brief) > 1 ? "two named people" : "one named person"}${brief.holds(WORKSTATIONS) ? ", privileged access workstation" : ""}`,
          "tenant",
        ],
        source: ["ej"],
      },
      {
        cells: [
          "Policy and profile manager; application manager",
          "change policies; package and assign",
          "by department",
        ],
        source: ["ej"],
      },
      {
        cells: ["Server patch manager", "Azure roles on the resource group: schedules, no other change", "servers"],
        source: ["ej"],
      },
      {
        cells: ["Help desk operator", "remote actions and reports; no assignment", "devices of its group"],
        source: ["ej"],
      },
      {
        cells: ["Approver", "second consent to scripts, wipes and role changes", "tenant"],
        source: ["ej"],
      },
    ],
  },
  {
    id: "cm.recovery",
    section: "support",
    heading: "Recovery of the configuration",
    caption: "Recovery of the configuration",
    columns: [],
    intro:
      "Intune itself is run and restored by Microsoft; what a person deletes is not. Rehearsed once before acceptance: (1) policies, profiles and rings of the week's export created anew, in order of weight; (2) assigned to a test group and compared with the export; (3) a wiped PC set up by Autopilot; (4) assignments widened ring by ring. Meanwhile devices keep the settings they have, and access follows the last compliance reported.",
    rows: [],
  },
];
