/** The eight domains that are scored, their targets and the index that these give. */

import { all, any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { SourceKey } from "#app/features/documents/facts/sources.ts";
import type { PackTable, Wording } from "#app/features/documents/pack.ts";
import {
  ACADEMIC,
  ASSESSMENT,
  BUILD,
  DEVICE_RULES,
  DISKS,
  DLP,
  ENDPOINT,
  ENROLS_JOINING,
  LOSS_PREVENTION,
  MAIL_IN_TENANT,
  MANAGED,
  MEASURED,
  MIGRATES,
  OWNED,
  POLICIES,
  SERVER_SENSORS,
  THREATS,
  TIERED,
  WATCHED,
  ZERO_TRUST,
} from "./answers.ts";
import { GROUP } from "./answers-licences.ts";

type Domain = {
  name: string;
  weight: number;
  none: string;
  full: Wording;
  evidence: Wording;
  /** From 0 to 3; null where the project measures the domain and does not work on it. */
  target: (brief: Brief) => number | null;
  source: readonly SourceKey[];
};

const aim =
  (target: number, when: Condition) =>
  (brief: Brief): number | null =>
    brief.holds(any(ASSESSMENT, when)) ? target : null;
export const read =
  (tenant: string, otherwise: string, when: Condition = MEASURED) =>
  (brief: Brief): string =>
    brief.holds(when) ? tenant : otherwise;

/** No device reports its compliance, before the project or after it. */
const UNENROLLED = all(BUILD, none(OWNED, ENROLS_JOINING, MIGRATES));

const DOMAINS: readonly Domain[] = [
  {
    name: "Identity",
    weight: 25,
    none: "passwords only",
    full: (brief) => `phishing-resistant, risk-based${brief.holds(ACADEMIC) ? ", pupils apart from staff" : ""}`,
    evidence: read("sign-in log, policy export", "account and permission lists, password policy"),
    target: (brief) => (brief.holds(any(ASSESSMENT, POLICIES)) ? 2 : 1),
    source: ["zt", "ej"],
  },
  {
    name: "Endpoint",
    weight: 15,
    none: "unmanaged",
    full: "compliant, EDR, attack surface reduction",
    evidence: (brief) => {
      const sample = brief.devices > 20 ? "sample of twenty devices" : "every device checked";
      if (brief.holds(UNENROLLED)) return `inventory, ${brief.holds(ENDPOINT) ? "onboarding report" : sample}`;
      return brief.holds(MEASURED) ? "compliance report" : `inventory, ${sample}`;
    },
    target: (brief) =>
      brief.holds(any(ENDPOINT, all(ASSESSMENT, any(MANAGED, THREATS, ZERO_TRUST))))
        ? 2
        : brief.holds(any(ASSESSMENT, DEVICE_RULES))
          ? 1
          : null,
    source: ["zt", "ej"],
  },
  {
    name: "Data",
    weight: 15,
    none: "neither encrypted nor classified",
    full: "disks encrypted, labels, DLP enforced",
    evidence: (brief) =>
      `${read("label report", "permissions on the three largest stores", any(OWNED, LOSS_PREVENTION))(brief)}${brief.holds(DISKS) ? ", disk keys escrowed" : ""}`,
    target: (brief) =>
      // by day 90 of a road map loss prevention is in simulation
      brief.holds(any(ASSESSMENT, all(DLP, GROUP, none(OWNED))))
        ? 1
        : brief.holds(DLP)
          ? 2
          : brief.holds(DISKS)
            ? 1
            : null,
    source: ["zt", "purview", "ej"],
  },
  {
    name: "Mail",
    weight: 10,
    none: "no sender authentication",
    full: "DMARC reject, Strict presets",
    evidence: read("DNS records, preset report", "DNS records, mail service rules", MAIL_IN_TENANT),
    target: (brief) =>
      brief.holds(all(any(ASSESSMENT, ENDPOINT), MAIL_IN_TENANT)) ? 2 : brief.holds(ASSESSMENT) ? 1 : null,
    source: ["scuba", "ej"],
  },
  {
    name: "Servers and infrastructure",
    weight: 15,
    none: "unsupported versions",
    full: "supported, patched, posture managed",
    evidence: "inventory, patch report",
    target: aim(1, any(TIERED, SERVER_SENSORS)), // no task patches a server or replaces it
    source: ["zt", "ej"],
  },
  {
    name: "Network",
    weight: 5,
    none: "flat, RDP exposed",
    full: "segmented, per-application access",
    evidence: "firewall rule review",
    target: (brief) => (brief.holds(ASSESSMENT) ? 1 : null),
    source: ["zt", "ej"],
  },
  {
    name: "Monitoring and response",
    weight: 10,
    none: "unmonitored",
    full: "single queue, rehearsed run books",
    evidence: "incident record",
    target: (brief) => (brief.holds(any(WATCHED, all(ASSESSMENT, THREATS))) ? 2 : 1), // no project rehearses all its run books
    source: ["zt", "ej"],
  },
  {
    name: "Backup and recovery",
    weight: 5,
    none: "restore untested",
    full: "immutable, restored twice a year",
    evidence: "restore record",
    target: () => 1,
    source: ["ej"],
  },
];

/** Where each domain stands in a framework of numbered controls that the client named. */
type Points = {
  title: string;
  controls?: number;
  besides?: string;
  source?: SourceKey;
  of: Partial<Record<string, string>>;
};
const POINTS: Partial<Record<string, Points>> = {
  "nist-csf": {
    title: "NIST CSF 2.0",
    of: {
      Identity: "PR.AA",
      Endpoint: "PR.PS, DE.CM",
      Data: "PR.DS",
      "Servers and infrastructure": "ID.AM, PR.PS",
      Network: "PR.IR",
      "Monitoring and response": "DE.CM, RS.MA",
      "Backup and recovery": "RC.RP",
    },
  },
  cis: {
    title: "CIS Controls 8.1",
    controls: 18,
    of: {
      Identity: "5, 6",
      Endpoint: "1, 10",
      Data: "3",
      Mail: "9",
      "Servers and infrastructure": "4, 7",
      Network: "12, 13",
      "Monitoring and response": "8, 17",
      "Backup and recovery": "11",
    },
  },
  "essential-eight": {
    title: "strategies of the Essential Eight",
    source: "essential-eight",
    of: {
      Identity: "MFA, administrative privileges",
      Endpoint: "application control, macros, hardening of user applications, patches of applications",
      "Servers and infrastructure": "patches of operating systems",
      "Backup and recovery": "regular backups",
    },
  },
  "pci-dss": {
    title: "PCI DSS 4.0.1",
    of: {
      Identity: "7.2, 8.4, 8.6",
      Endpoint: "5.2",
      Data: "3.5",
      Mail: "5.4",
      "Servers and infrastructure": "2.2, 6.3",
      Network: "1.4",
      "Monitoring and response": "10.4, 12.10",
    },
  },
  "iso-27001": {
    title: "ISO/IEC 27001:2022, Annex A",
    controls: 93,
    besides: ", none of clauses 4 to 10, of suppliers (A.5.19–A.5.23) or of awareness (A.6.3)",
    of: {
      Identity: "A.5.15–A.5.18, A.8.2, A.8.5",
      Endpoint: "A.8.1, A.8.7",
      Data: "A.5.12, A.8.12, A.8.24",
      Mail: "A.5.14",
      "Servers and infrastructure": "A.8.8, A.8.9",
      Network: "A.8.20, A.8.22",
      "Monitoring and response": "A.5.24, A.8.15, A.8.16",
      "Backup and recovery": "A.5.30, A.8.13",
    },
  },
};

/** Evidence is wanted, and neither a framework nor a sector with one was named. */
const NIST_PROPOSED = all(is("primary-objective", "compliance-objective"), is("industry", "other"));
/** What is proposed where no framework was named: the national one, or the one by which the controls of requirements are numbered. */
function proposed(brief: Brief): "essential-eight" | "nist-csf" | undefined {
  if (brief.known("framework") !== null) return undefined;
  if (brief.client.country === "Australia" && (brief.regulated || brief.holds(NIST_PROPOSED))) return "essential-eight";
  return brief.holds(NIST_PROPOSED) ? "nist-csf" : undefined;
}
/** Named, or proposed in its country. */
export const isEssentialEight = (brief: Brief): boolean =>
  (proposed(brief) ?? brief.detail("framework")) === "essential-eight";
const pointsOf = (brief: Brief) => POINTS[proposed(brief) ?? brief.detail("framework") ?? ""];

/** `A.5.15–A.5.18, A.8.2, A.8.5` are six. */
const countOf = (points: string): number =>
  points.split(", ").reduce((sum, part) => {
    const [from = 0, to = from] = part.split("–").map((point) => Number(/\d+$/.exec(point)?.[0]));
    return sum + to - from + 1;
  }, 0);

/** What a domain's numbers are of, and how far they reach. */
function pointsText(brief: Brief): string {
  const points = pointsOf(brief);
  if (!points) return "";
  const { title, controls, besides = "", of } = points;
  const scored = Object.values(of).reduce((sum, text = "") => sum + countOf(text), 0);
  return ` In brackets: ${title}${proposed(brief) ? ", proposed as no framework was named" : ""}${controls ? `; ${scored} of its ${controls} controls are scored${besides}` : ""}.`;
}

/** The index that the targets give, of the domains that have one. */
export function indexTarget(brief: Brief): string {
  const aimed = DOMAINS.flatMap(({ weight, target }) => {
    const score = target(brief);
    return score === null ? [] : [{ weight, score }];
  });
  const weights = aimed.reduce((sum, { weight }) => sum + weight, 0);
  const points = aimed.reduce((sum, { weight, score }) => sum + weight * score, 0);
  const percent = Math.round((points / (weights * 3)) * 100);
  if (weights === 100) return `measured in the assessment; the targets of the eight domains give ${percent}%`;
  return `measured at start and end; the targets of ${aimed.length} domains (weight ${weights} of 100) give ${percent}%, over all eight at least ${Math.floor(points / 3)}%`;
}

export const MATURITY: PackTable = {
  id: "security.domains",
  section: "solution",
  heading: "Domains and score",
  intro: (brief) =>
    `${
      brief.holds(ASSESSMENT)
        ? "Targets apply 90 days after acceptance of the road map; 1 means partly met, 2 met apart from listed exceptions."
        : "Targets apply to the second measurement; 1 means partly met, 2 met apart from listed exceptions. Domains without one get quick wins and requested controls."
    }${pointsText(brief)}`,
  caption: "Eight domains with weight, criteria for scores 0 and 3, and target",
  columns: ["Domain", "Weight|number", "0", "3", "Evidence", "Target|number"],
  rows: DOMAINS.map(({ name, weight, none: zero, full, evidence, target, source }) => {
    const points = (brief: Brief) => pointsOf(brief)?.of[name];
    return {
      cells: [
        (brief) => (points(brief) ? `${name} (${points(brief)})` : name),
        `${weight}%`,
        zero,
        full,
        evidence,
        (brief) => `${target(brief) ?? "none"}`,
      ],
      source: (brief) => (points(brief) ? [...source, pointsOf(brief)?.source ?? "ciso-lib"] : source),
    };
  }),
};
