/** Custom assessment: ten domains measured, scored, and turned into a road map or a pilot. */

import { DIRECTORY } from "#app/features/catalogue/mismatches.ts";
import { all, any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief.ts";
import { foundBy, type Pack } from "#app/features/documents/pack.ts";
import type { Diagram, DiagramEdge, DiagramZone } from "#app/features/documents/tree.ts";
import { figure } from "#app/features/documents/words.ts";
import { DOMAIN_IDS, depthOf, domainRow, isProposed, namesOf } from "./custom-domains.ts";

const ROADMAP = is("solution-configuration", "custom-roadmap");
const PILOT = is("solution-configuration", "custom-pilot");
const FOCUSED = is("solution-configuration", "custom-focused");
const SERVERS = is("current-technologies", "windows-server", "sql-server");
const TENANT = is("current-technologies", "office-365", "teams");

/** Any three of the security requirements. */
const REQUIREMENTS = [
  "mfa",
  "data-encryption",
  "compliance",
  "identity-management",
  "threat-protection",
  "data-loss-prevention",
  "mobile-device-management",
  "zero-trust",
];
const THREE_REQUIREMENTS = any(
  ...REQUIREMENTS.flatMap((first, a) =>
    REQUIREMENTS.slice(a + 1).flatMap((second, b) =>
      REQUIREMENTS.slice(a + b + 2).map((third) =>
        all(...[first, second, third].map((id) => is("security-requirements", id))),
      ),
    ),
  ),
);

/** What points to a solution of this series. */
const SIGNALS: Record<string, Condition> = {
  security: any(is("security-requirements", "zero-trust"), THREE_REQUIREMENTS),
  m365: is("current-technologies", "exchange-server", "sharepoint"),
  azure: all(SERVERS, none(is("cloud-maturity", "no-cloud"))),
  devices: all(is("security-requirements", "mobile-device-management"), DIRECTORY),
  certificates: all(is("security-requirements", "data-encryption", "identity-management"), DIRECTORY),
  hybrid: all(is("cloud-maturity", "some", "significant"), is("integration-needs", "legacy-applications", "erp")),
};
const NO_SIGNAL = none(...Object.values(SIGNALS));
/** In the order of the table of candidates. */
const FOLLOW_ON: Record<string, string> = {
  security: "a security project",
  m365: "a Microsoft 365 project",
  azure: "an Azure migration",
  devices: "device management",
  certificates: "certificate services",
  hybrid: "a hybrid cloud project",
};

/** The first follow-on solution that the answers point to. */
function followOn(brief: Brief): string | null {
  const first = Object.keys(FOLLOW_ON).find((id) => brief.holds(SIGNALS[id]));
  return first ? (FOLLOW_ON[first] ?? null) : null;
}

/** What is scored apart, since one score would hide the weaker half. */
const PARTS: readonly (readonly [string, string])[] = [
  ["healthcare", "clinical work and administration"],
  ["manufacturing", "plant and office"],
  ["retail", "stores and head office"],
  ["education", "teaching and administration"],
  ["technology", "product development and internal IT"],
];
const partsOf = (brief: Brief): string => PARTS.find(([industry]) => brief.has("industry", industry))?.[1] ?? "";
const yardstick = (brief: Brief): string =>
  brief.has("industry", "government")
    ? "; the yardstick is the baseline of the national authority"
    : brief.has("industry", "other")
      ? "; the yardstick is the CIS benchmarks"
      : "";
/** Something that a tool can read is named. */
const TOOLS = any(SERVERS, TENANT, DIRECTORY);

const ACADEMIC = is("industry", "education");
const FINANCE = is("industry", "finance");
const PILOT_MONTHS = 2;
/** A short list of findings is gone through in half a day. */
const BRIEF_REVIEW = any(FOCUSED, is("company-size", "small"));

const workshops = (brief: Brief): number => (brief.holds(ROADMAP) ? 6 : brief.holds(PILOT) ? 3 : 2);
const interviews = (brief: Brief): number =>
  brief.given("interviews") ??
  (brief.holds(FOCUSED)
    ? { small: 2, medium: 4, large: 6, enterprise: 10 }
    : { small: 3, medium: 6, large: 10, enterprise: 18 })[brief.size];
/** Length of a workshop, and people in it beside the consultant. */
const hours = (brief: Brief): number => ({ small: 1, medium: 1.5, large: 2, enterprise: 2 })[brief.size];
const attendees = (brief: Brief): number => ({ small: 3, medium: 5, large: 6, enterprise: 8 })[brief.size];
const pilotUsers = (brief: Brief): number => brief.given("pilot-users") ?? Math.max(5, Math.ceil(brief.users / 20));

function diagram(brief: Brief): Diagram {
  const tools =
    brief.holds(FOCUSED) && !isProposed("licensing", brief)
      ? []
      : [{ id: "licences", label: "Licence and contract list", note: "" }];
  if (brief.holds(SERVERS))
    tools.push({ id: "migrate", label: "Azure Migrate discovery", note: `${brief.servers.plan} servers planned` });
  if (brief.holds(TENANT)) tools.push({ id: "scuba", label: "Tenant baseline report", note: "read-only" });
  if (brief.holds(DIRECTORY))
    tools.push({ id: "directory", label: "Directory and certificate check", note: "read-only" });
  if (!brief.holds(TOOLS)) tools.push({ id: "sample", label: "Inventory by script", note: "on a sample, read-only" });
  const results = [
    { id: "score", label: "Scorecard", note: brief.holds(FOCUSED) ? namesOf(brief) : "ten domains, 0 to 3" },
  ];
  results.push(
    brief.holds(PILOT)
      ? { id: "pilot", label: "Pilot", note: `${pilotUsers(brief)} users, pass and fail rules` }
      : {
          id: "roadmap",
          label: "Road map",
          note: "three horizons, 12 months",
        },
  );
  const zones: DiagramZone[] = [
    {
      title: "Sources",
      nodes: [
        {
          id: "people",
          label: "Workshops and interviews",
          note: `${workshops(brief)} workshops, ${interviews(brief)} interviews`,
        },
        ...tools.map(({ id, label, note }) => (note ? { id, label, note } : { id, label })),
      ],
    },
    {
      title: "Analysis",
      nodes: [
        { id: "evidence", label: "Evidence register" },
        { id: "findings", label: "Findings", note: brief.holds(FOCUSED) ? "ranked" : "the ten weightiest ranked" },
      ],
    },
    { title: "Results", nodes: results },
  ];
  const edges: DiagramEdge[] = [
    { from: "people", to: "evidence", label: "statements, marked as such" },
    ...tools.map(({ id }) => ({ from: id, to: "evidence", label: "measurements" })),
    { from: "evidence", to: "findings", label: "at least two pieces of evidence each" },
    { from: "findings", to: "score", label: "score and target" },
    brief.holds(PILOT)
      ? { from: "score", to: "pilot", label: "the finding that is tried" }
      : { from: "score", to: "roadmap", label: "order by risk, support date, effort" },
  ];
  return { zones, edges };
}

export const CUSTOM: Pack = {
  id: "custom",
  noun: "assessment",
  deliverable: (brief) =>
    brief.holds(PILOT)
      ? `an assessment of ten domains in ${workshops(brief)} workshops and a pilot with ${pilotUsers(brief)} users whose pass and fail rules are written beforehand`
      : brief.holds(FOCUSED)
        ? `a review in depth of three domains (${namesOf(brief)}), with measured evidence, ranked findings and a recommendation for each`
        : `an assessment of ten domains in ${workshops(brief)} workshops with evidence from tools, a scorecard, ten ranked findings, quick wins within 30 days and a 12-month road map with a budget class for each step`,
  situation: (brief) =>
    brief.has("current-technologies", "none")
      ? "No product is fixed and little is known about the environment: measurement comes before advice."
      : "No product is fixed; what is wanted is an order of work that follows from evidence.",
  reworded: (text) => text.replace(", for a client with a particular question", ""),
  scope: {
    inside: [
      { text: "Kick-off, workshops and interviews" },
      { text: "Discovery with tools, read-only" },
      { text: "Scorecard with target for each domain" },
      { text: "Ranked findings with evidence and recommendation" },
      { text: "Quick wins within 30 days: changes below one day that can be taken back", when: none(FOCUSED) },
      { text: "One pilot of agreed scope with pass and fail rules", when: PILOT },
      { text: "Road map in three horizons with a budget class for each step", when: ROADMAP },
      { text: "Order of the steps after it, each with an owner and a budget class", when: none(ROADMAP) },
      { text: "Read-out for those who decide" },
    ],
    outside: [
      "Implementation of the recommendations",
      "Penetration test",
      "Code review",
      "Legal advice",
      "Licences of third parties",
    ],
  },
  options: [
    {
      name: "Assessment in the chosen form",
      description: (brief) =>
        brief.holds(FOCUSED)
          ? `Evidence on ${namesOf(brief)}, then an order of work`
          : brief.holds(PILOT)
            ? `Evidence on ten domains, ${namesOf(brief)} first, and one pilot with ${pilotUsers(brief)} users`
            : "Evidence on ten domains, then a road map of twelve months",
      against: "It takes weeks before anything of weight changes",
      scores: {
        productivity: 4,
        "enhance-security": 4,
        "remote-work": 3,
        "digital-transformation": 4,
        "compliance-objective": 5,
        scalability: 4,
        innovation: 4,
        run: 5,
      },
      shifts: [{ when: PILOT, criterion: "innovation", by: 1 }],
      source: ["ej"],
    },
    {
      name: "Fixed pilot without assessment",
      description: (brief) => `One product tried at once by ${pilotUsers(brief)} users`,
      against: "The product decides the question",
      estimate: {
        days: 80,
        weeks: 100,
        lines: [{ price: "business-premium", quantity: pilotUsers, months: PILOT_MONTHS, kind: "one-off" }],
        without: "the comparison of products, which the pilot takes for granted",
      },
      scores: {
        productivity: 3,
        "enhance-security": 2,
        "remote-work": 3,
        "digital-transformation": 4,
        "compliance-objective": 2,
        scalability: 3,
        innovation: 4,
        run: 2,
      },
      source: ["ej"],
    },
    {
      name: "Begin a project from the answers alone",
      description: (brief) =>
        `${(followOn(brief) ?? "a project").replace(/^./, (letter) => letter.toUpperCase())} at once, without measurement`,
      against: "Unknown environment, higher contingency",
      estimate: {
        days: 0,
        weeks: 40,
        lines: [],
        basis: "the project itself is not priced here",
        without: (brief) =>
          `the project itself (${followOn(brief) ?? "none stands out"}), which then carries about 10% more days and 20% contingency for an unknown environment`,
      },
      scores: {
        productivity: 3,
        "enhance-security": 3,
        "remote-work": 3,
        "digital-transformation": 3,
        "compliance-objective": 2,
        scalability: 3,
        innovation: 3,
        run: 3,
      },
      source: ["ej"],
    },
    {
      name: "Defer",
      description: "Decide again in six months",
      against: "Support dates pass meanwhile",
      estimate: {
        days: 0,
        weeks: 25,
        lines: [],
        without: "paid updates and incidents on products whose support ends meanwhile",
      },
      scores: {
        productivity: 1,
        "enhance-security": 1,
        "remote-work": 1,
        "digital-transformation": 1,
        "compliance-objective": 1,
        scalability: 1,
        innovation: 1,
        run: 4,
      },
      source: ["eol", "ej"],
    },
  ],
  components: [
    {
      name: "Workshops",
      free: "services",
      count: workshops,
      size: (brief) =>
        `${hours(brief)} ${hours(brief) === 1 ? "hour" : "hours"}, ${attendees(brief)} people of the client`,
      purpose: (brief) => (brief.holds(ROADMAP) ? "The ten domains by subject" : `Objectives; ${namesOf(brief)}`),
      source: ["ej"],
    },
    {
      name: "Interviews",
      free: "services",
      count: interviews,
      size: "1 hour with preparation",
      purpose: "Owners of systems and processes",
      source: ["ej"],
    },
    {
      name: "Discovery appliance",
      bill: ["Discovery appliance (virtual machine of the client)"],
      count: 1,
      size: "8 vCPU, 32 GB, 80 GB",
      purpose: "Inventory and performance of servers",
      when: SERVERS,
      source: ["migrate-appl"],
    },
    {
      name: "Baseline report of the tenant",
      free: "no charge",
      count: 1,
      size: "read-only account",
      purpose: "Settings against a published baseline",
      when: TENANT,
      source: ["scuba"],
    },
    {
      name: "Directory and certificate check",
      free: "no charge",
      count: 1,
      size: "read-only account",
      purpose: "Accounts, privileges, templates",
      when: DIRECTORY,
      source: ["locksmith"],
    },
    {
      name: "Inventory by script",
      free: "no charge",
      count: 1,
      size: "a sample of devices and servers, read-only",
      purpose: "Measured evidence where no product was named",
      when: none(TOOLS),
      source: ["ej"],
    },
    {
      name: "Evidence register",
      free: "services",
      count: 1,
      size: "list with source and date",
      purpose: "Every finding points into it",
      source: ["ej"],
    },
    {
      name: "Pilot environment",
      bill: ["Pilot licences, academic A3", "Pilot licences, Business Premium", "Pilot licences, Microsoft 365 E3"],
      count: 1,
      size: (brief) => `${pilotUsers(brief)} users, until the written end date`,
      purpose: "Test of one finding's recommendation",
      when: PILOT,
      source: ["ej"],
    },
  ],
  sizing: [
    {
      quantity: "Workshops",
      formula: (brief) =>
        `two, ${brief.holds(ROADMAP) ? "and one for each group of domains" : brief.holds(PILOT) ? "and one on the rules of the pilot" : "on the objectives and on the domains"}`,
      result: (brief) => `${workshops(brief)} of ${hours(brief)} ${hours(brief) === 1 ? "hour" : "hours"}`,
      source: ["ej"],
    },
    {
      quantity: "Interviews",
      formula: foundBy("interviews", "usual for this size of organisation"),
      result: (brief) => `${interviews(brief)}`,
      source: ["ej"],
    },
    {
      quantity: "Client time",
      formula: "workshops × people × hours + interviews × 1 hour",
      result: (brief) =>
        `${workshops(brief)} × ${attendees(brief)} × ${hours(brief)} + ${interviews(brief)} = ${workshops(brief) * attendees(brief) * hours(brief) + interviews(brief)} hours`,
      source: ["ej"],
    },
    {
      quantity: "Pilot users",
      formula: foundBy("pilot-users", "5% of users, at least 5"),
      result: (brief) => `${pilotUsers(brief)}`,
      when: PILOT,
      source: ["ej"],
    },
    {
      quantity: "Performance history",
      formula: "at least 2 weeks, with a month end where the time allows",
      result: "collected from the first week on",
      when: SERVERS,
      source: ["ej"],
    },
  ],
  ports: [
    {
      from: "Discovery appliance",
      to: "Azure",
      port: "TCP 443 outbound",
      purpose: "Inventory",
      when: SERVERS,
      source: ["migrate-appl"],
    },
    {
      from: "Discovery appliance",
      to: "Servers",
      port: "TCP 5985, 22",
      purpose: "Software and dependencies",
      when: SERVERS,
      source: ["migrate-appl", "ej"],
    },
    {
      from: "Assessment workstation",
      to: "Tenant",
      port: "TCP 443",
      purpose: "Read-only measurement",
      when: TENANT,
      source: ["scuba"],
    },
    {
      from: "Assessment workstation",
      to: "Domain controllers",
      port: "TCP 389, 636",
      purpose: "Read-only check",
      when: DIRECTORY,
      source: ["locksmith"],
    },
    {
      from: "Assessment workstation",
      to: "Devices and servers of the sample",
      port: "TCP 5985, 22",
      purpose: "Inventory by script",
      when: none(TOOLS),
      source: ["ej"],
    },
  ],
  decisions: [
    {
      title: "Form of the assessment",
      context: (brief) =>
        `Objectives named: ${brief.values("primary-objective").length}; the table of domains shows which answers point where.`,
      alternatives: "ten domains; ten domains with a pilot; three domains",
      decision: (brief) =>
        brief.holds(PILOT)
          ? `${namesOf(brief)} in a workshop, the other seven domains in interviews, and one pilot: the result is seen, not only read.`
          : brief.holds(FOCUSED)
            ? `${namesOf(brief)} in depth; the other seven wait for a later step.`
            : "Ten domains; those that several answers point to are examined in depth, the others in brief.",
      tradeOff: "Breadth against depth",
      confidence: "high",
      ask: (brief) =>
        brief.holds(FOCUSED)
          ? `Confirm ${namesOf(brief)} as the three domains, or exchange one for another of the ten`
          : "Confirm all ten domains, or strike those of no interest, and name the people for each workshop",
      source: ["ej"],
    },
    {
      title: "Evidence",
      serves: ["security", "integration"],
      context: "What people report and what tools measure often differ.",
      alternatives: "interviews only; tools only; both",
      decision:
        "Statements and measurements: a finding needs two pieces of evidence, one of them measured where a tool exists.",
      tradeOff: "Access rights for tools against findings that rest on opinion",
      confidence: "high",
      ask: (brief) =>
        `${brief.holds(TOOLS) ? "Grant read-only accounts for the tools" : "Approve a script that only reads on a sample of devices and servers"}, or accept findings that rest on statements alone`,
      source: ["scuba", "locksmith", "ej"],
    },
    {
      title: "Scale",
      context: "Scores should be comparable next year.",
      alternatives: "free text; 0 to 3; 0 to 5",
      decision: (brief) =>
        `0 nothing in place, 1 for some, 2 for all, 3 for all and proved by a test${partsOf(brief) ? `; ${partsOf(brief)} are scored apart` : ""}${yardstick(brief)}.`,
      tradeOff: "A coarse scale against false precision",
      confidence: "high",
      source: ["ej"],
    },
    {
      title: "Order of the road map",
      serves: ["objective"],
      context: "Every finding is urgent to somebody.",
      alternatives: "by wish; by risk; by date",
      decision: (brief) =>
        `By risk, then by the nearest end of support, then by effort${brief.holds(FOCUSED) ? "" : "; quick wins come first"}. Risk is likelihood × impact, 1 to 5 each: red from 12, amber from 6. Budget classes: up to 10 consultant days, up to 50, above.`,
      tradeOff: "Some wishes wait",
      confidence: "high",
      source: ["eol", "ej"],
    },
    {
      title: "Follow-on project",
      context: "The table of follow-on candidates names what the answers point to.",
      alternatives: "decide now; decide at the read-out",
      decision: (brief) =>
        `Decided at the read-out. From the answers alone ${followOn(brief) ? `the first candidate is ${followOn(brief)}` : "no candidate stands out"}.`,
      tradeOff: "A candidate named early can bias the measurement; it is therefore tested against the evidence",
      confidence: "low",
      source: ["ej"],
    },
    {
      title: "Use of results",
      context: "A road map without owners is soon out of date.",
      alternatives: "paper; owner and quarterly review",
      decision: "Each step has an owner at the client and a review each quarter.",
      tradeOff: "An hour each quarter",
      confidence: "high",
      source: ["ej"],
    },
    {
      title: "Pilot",
      context: "One recommendation is tried.",
      alternatives: "demonstration; pilot with rules",
      decision: "Pass and fail rules, users and end date are written before it begins; it ends on that date.",
      tradeOff: "A pilot can fail, which is its use",
      confidence: "high",
      when: PILOT,
      ask: "Choose the subject of the pilot from the first findings, and sign its rules",
      due: "pilot",
      source: ["ej"],
    },
  ],
  bill: [
    {
      item: "Discovery appliance (virtual machine of the client)",
      quantity: 1,
      formula: "one for each project, on capacity of the client",
      kind: "one-off",
      owned: all(),
      when: SERVERS,
      requirement: "discovery",
      source: ["migrate-appl"],
    },
    {
      item: "Security keys for read-only administrators",
      quantity: 2,
      formula: "2, for the assessment accounts",
      price: "fido2-key",
      kind: "one-off",
      when: TOOLS,
      requirement: "multi-factor authentication",
      source: ["ej"],
    },
    {
      item: "Pilot licences, academic A3",
      quantity: pilotUsers,
      formula: "pilot users, two months, by academic quotation; trial licences may serve",
      kind: "one-off",
      owned: TENANT,
      when: all(PILOT, ACADEMIC),
      requirement: "pilot",
      source: ["ej"],
    },
    {
      item: "Pilot licences, Business Premium",
      quantity: (brief) => pilotUsers(brief) * PILOT_MONTHS,
      formula: "pilot users × 2 months; trial licences may serve",
      price: "business-premium",
      kind: "one-off",
      owned: TENANT,
      when: all(PILOT, is("company-size", "small", "medium"), none(ACADEMIC)),
      requirement: "pilot",
      source: ["m365-price"],
    },
    {
      item: "Pilot licences, Microsoft 365 E3",
      quantity: (brief) => pilotUsers(brief) * PILOT_MONTHS,
      formula: "pilot users × 2 months; trial licences may serve",
      price: "m365-e3",
      kind: "one-off",
      owned: TENANT,
      when: all(PILOT, is("company-size", "large", "enterprise"), none(ACADEMIC)),
      requirement: "pilot",
      source: ["m365-price"],
    },
    {
      item: "Quarterly review by the consultant",
      quantity: (brief) => (brief.holds(BRIEF_REVIEW) ? 2 : 4),
      formula: (brief) =>
        `days a year: ${brief.holds(BRIEF_REVIEW) ? "half a day" : "1 day"} of an engineer each quarter`,
      price: "operations-day",
      kind: "yearly",
      requirement: "road map",
      source: ["ej"],
    },
  ],
  features: [
    {
      feature: "Scorecard with target",
      by: "Analysis, score",
      objectives: ["compliance-objective", "enhance-security", "productivity"],
      effect: "One page shows where the organisation stands and where it goes",
      source: ["ej"],
    },
    {
      when: none(FOCUSED),
      feature: "Quick wins within 30 days",
      by: "Quick wins",
      objectives: ["enhance-security", "productivity", "remote-work"],
      effect: "Something improves before the report is bound",
      source: ["ej"],
    },
    {
      feature: "Evidence of devices and access",
      by: "Measurement",
      objectives: ["remote-work"],
      effect: "Which devices reach data from outside, and in what state, is measured and not asked",
      source: ["ej"],
    },
    {
      feature: "Licence and contract analysis",
      by: "Analysis, score",
      objectives: ["cost-reduction"],
      effect: "Unused seats, double products and renewal dates are listed",
      source: ["m365-price", "ej"],
    },
    {
      feature: "Road map with budget class",
      by: "Road map",
      objectives: ["digital-transformation", "scalability", "cost-reduction"],
      effect: "Spending is planned for 12 months, −30% to +50%",
      when: ROADMAP,
      source: ["ej"],
    },
    {
      feature: "Pilot with rules",
      by: "Pilot",
      objectives: ["innovation", "digital-transformation"],
      effect: "A decision rests on use",
      when: PILOT,
      source: ["ej"],
    },
    {
      feature: "Evidence register",
      by: "evidence register",
      objectives: ["compliance-objective"],
      effect: "Auditors find the source of each statement",
      source: ["ej"],
    },
    {
      feature: "Lifecycle calendar",
      by: "Road map",
      objectives: ["enhance-security", "scalability", "innovation"],
      effect: "No product ends by surprise",
      source: ["eol"],
    },
  ],
  rules: [],
  tables: [
    {
      id: "custom.domains",
      section: "solution",
      heading: "Domains",
      caption: "Ten domains, first question, evidence",
      intro: (brief) =>
        [
          brief.holds(FOCUSED)
            ? "Three domains are proposed: those that the answers point to most strongly; an answer about the domain itself counts double, and among equals what was asked for outweighs what is in use. What the answers behind a domain marked “not scored” ask for is read and reported, without a score."
            : brief.holds(PILOT)
              ? "All ten domains are scored: those that the answers point to most strongly in a workshop, the others in interviews."
              : "All ten domains are scored; the depth follows the answers.",
          ...(partsOf(brief) ? [`Each has one score for ${partsOf(brief).replace(" and ", " and one for ")}.`] : []),
          `Workshop 1 is on goals, pains and constraints${brief.has("company-size", "small") ? "" : ", with the sponsor and the heads of department"}${brief.holds(PILOT) ? "; workshop 3 settles subject, users and rules of the pilot" : ""}.`,
        ].join(" "),
      columns: ["Domain", "First question", "Evidence", "Where, and the answers behind it"],
      rows: DOMAIN_IDS.map((id) => ({
        cells: [
          (brief: Brief) => domainRow(id, brief).name,
          (brief: Brief) => domainRow(id, brief).question,
          (brief: Brief) => domainRow(id, brief).evidence,
          (brief: Brief) => depthOf(id, brief),
        ],
        source: ["ej"],
      })),
    },
    {
      id: "custom.follow-on",
      section: "solution",
      heading: "Follow-on candidates",
      caption: "Solutions that the answers point to, to be confirmed by evidence",
      columns: ["Candidate", "Signal in the answers", "Confirmed by"],
      rows: [
        {
          cells: [
            "Security Assessment & Implementation",
            (brief) =>
              brief.has("security-requirements", "zero-trust")
                ? "Zero Trust architecture asked for"
                : `${brief.values("security-requirements").length} security requirements asked for`,
            (brief) =>
              brief.holds(FOCUSED)
                ? "the gaps that S-1 onwards show"
                : "score below 1.5 in identity or security operations",
          ],
          when: SIGNALS.security,
          source: ["ej"],
        },
        {
          cells: [
            "Microsoft 365 Implementation",
            (brief) =>
              `${["exchange-server", "sharepoint"].flatMap((id, place) => (brief.has("current-technologies", id) ? [["Exchange Server", "SharePoint"][place]] : [])).join(" and ")} in use`,
            "a version out of support",
          ],
          when: SIGNALS.m365,
          source: ["eol", "ej"],
        },
        {
          cells: [
            "Azure Migration Strategy",
            (brief) =>
              `${["windows-server", "sql-server"].flatMap((id, place) => (brief.has("current-technologies", id) ? [["Windows Server", "SQL Server"][place]] : [])).join(" and ")} in use, ${brief.cloudLevel === 1 ? "first cloud trials" : "cloud experience at hand"}`,
            "servers whose support ends within 24 months",
          ],
          when: SIGNALS.azure,
          source: ["ej"],
        },
        {
          cells: [
            (brief) =>
              brief.devices >= 500
                ? "Microsoft System Center Configuration Manager, or Intune"
                : "Intune, as part of Microsoft 365 Implementation",
            (brief) => `device management asked for, ${figure(brief.devices)} devices, a directory`,
            "devices by platform, and how each is managed today",
          ],
          when: SIGNALS.devices,
          source: ["ej"],
        },
        {
          cells: [
            "Microsoft Certificate Services",
            (brief) =>
              `${brief.has("security-requirements", "data-encryption") ? "data encryption" : "identity management"} asked for, a directory`,
            "certificates without an owner, or issued by hand",
          ],
          when: SIGNALS.certificates,
          source: ["ej"],
        },
        {
          cells: [
            "Hybrid Cloud Infrastructure",
            (brief) =>
              `cloud in part, with ${brief.has("integration-needs", "legacy-applications") ? "legacy applications" : "an ERP system"}`,
            "what must stay on the premises, for latency or by rule",
          ],
          when: SIGNALS.hybrid,
          source: ["ej"],
        },
        {
          cells: ["None yet", "no strong signal", "the assessment itself"],
          when: NO_SIGNAL,
          source: ["ej"],
        },
      ],
    },
    {
      id: "custom.horizons",
      section: "support",
      heading: "Horizons",
      caption: "Horizons of the road map",
      columns: ["Horizon", "Months", "Content", "Review"],
      rows: [
        {
          cells: ["Quick wins", "0–1", "changes below one day", "at the read-out"],
          when: none(FOCUSED),
          source: ["ej"],
        },
        {
          cells: ["Horizon 1", "0–3", "risks rated red, products past their end", "month 3"],
          source: ["eol", "ej"],
        },
        {
          cells: [
            "Horizon 2",
            "3–6",
            (brief) =>
              brief.holds(PILOT)
                ? "what the pilot passed, for everybody"
                : brief.holds(FOCUSED) || !followOn(brief)
                  ? "findings rated amber"
                  : `${followOn(brief)}, if the evidence confirms it`,
            "month 6",
          ],
          source: ["ej"],
        },
        {
          cells: [
            "Horizon 3",
            "6–12",
            (brief) =>
              brief.holds(FOCUSED)
                ? "the domains that were not scored"
                : "contracts renegotiated, second assessment with the same scale",
            "month 12",
          ],
          source: ["ej"],
        },
      ],
    },
  ],
  tasks: [
    {
      phase: 1,
      title: "Workshop plan and read-only accounts",
      waits: ["kick-off"],
      kind: "scope",
      role: "Project manager",
      weight: 2,
      deliverable: "Workshop plan, accounts",
    },
    {
      phase: 2,
      title: "Workshops and interviews",
      waits: [],
      kind: "discovery",
      role: "Architect",
      weight: 10,
      least: (brief) => (brief.holds(all(ROADMAP, none(is("company-size", "small")))) ? 2 : 1), // six of them, with heads of department
      deliverable: "Minutes, evidence list",
    },
    {
      phase: 2,
      title: "Measurement with tools",
      waits: [],
      kind: "discovery",
      role: "Engineer",
      weight: 4,
      deliverable: "Tool reports",
    },
    {
      phase: 3,
      title: "Analysis, score and ranking",
      mark: "analysis",
      waits: [],
      kind: "design",
      role: "Architect",
      weight: 5,
      deliverable: "Scorecard, ranked findings",
    },
    {
      phase: 3,
      title: "Quick wins",
      waits: [],
      kind: "rollout",
      role: "Engineer",
      weight: 3,
      deliverable: "Quick-win list closed",
      when: none(FOCUSED),
    },
    {
      phase: 3,
      title: "Pilot",
      waits: [],
      least: 3,
      kind: "pilot",
      role: "Engineer",
      weight: 5,
      deliverable: "Pilot report with decision",
      when: PILOT,
    },
    {
      phase: 4,
      title: "Road map and budget classes",
      mark: "report",
      kind: "design",
      role: "Architect",
      weight: 3,
      deliverable: "Road map",
    },
    {
      phase: 4,
      title: "Read-out for those who decide",
      waits: ["report"],
      kind: "acceptance",
      role: "Architect",
      weight: 2,
      deliverable: "Presentation, decisions",
    },
  ],
  risks: [
    {
      id: "CU1",
      text: "Findings rest on opinions",
      likelihood: 3,
      impact: 4,
      mitigation: "Read-only accounts before workshop 2, two pieces of evidence",
      owner: "Client IT lead",
      trigger: "Access missing at the end of week 1",
      source: ["ej"],
    },
    {
      id: "CU2",
      text: "The right people do not come",
      likelihood: 3,
      impact: 3,
      mitigation: "Invitations by the sponsor, deputies named",
      owner: "Sponsor",
      trigger: "Two refusals for one workshop",
      source: ["ej"],
    },
    {
      id: "CU3",
      text: "The road map is not carried out",
      likelihood: 3,
      impact: 4,
      mitigation: "Owner for each step, review each quarter",
      owner: "Sponsor",
      trigger: "First review missed",
      source: ["ej"],
    },
    {
      id: "CU4",
      text: "A product decides the result",
      likelihood: 2,
      impact: 3,
      mitigation: "Options weighted by objectives, evidence open to all",
      owner: "Architect",
      trigger: "Recommendation without alternatives",
      source: ["ej"],
    },
    {
      id: "CU5",
      text: "Sensitive findings leak",
      likelihood: 2,
      impact: 5,
      mitigation: "Encrypted store, named readers, register of copies",
      owner: "Security lead",
      trigger: "A report outside the store",
      source: ["ej"],
    },
    {
      id: "CU6",
      text: "A support date passes during the assessment",
      likelihood: 3,
      impact: 4,
      mitigation: "Each date in the lifecycle table gets an owner, and a change or a signed exception, from week 1",
      owner: "Client IT lead",
      trigger: "Date within the plan without action",
      when: SERVERS,
      source: ["eol"],
    },
    {
      id: "CU7",
      text: "The pilot never ends",
      likelihood: 3,
      impact: 3,
      mitigation: "End date and rules before the start",
      owner: "Sponsor",
      trigger: "Extension asked for",
      when: PILOT,
      source: ["ej"],
    },
    {
      id: "CU8",
      text: "The scope is too narrow for the cause",
      likelihood: 3,
      impact: 3,
      mitigation: "Such a finding is named with its domain, which comes first in the next assessment",
      owner: "Architect",
      trigger: "Two findings whose cause lies outside",
      when: FOCUSED,
      source: ["ej"],
    },
  ],
  tests: [
    {
      test: "Sample of ten statements in the report",
      pass: "each traced to evidence",
      component: "Evidence",
      source: ["ej"],
    },
    {
      test: "Score repeated by a second person",
      pass: "difference of at most 1 in any domain",
      component: "Score",
      source: ["ej"],
    },
    {
      test: "Findings read by their owners",
      pass: "agreed, or dissent written down",
      component: "Findings",
      when: none(FINANCE),
      source: ["ej"],
    },
    {
      test: "Findings read by their owners",
      pass: "agreed, or dissent written down; each names the supervisory requirement that it touches",
      component: "Findings",
      when: FINANCE,
      source: ["ej"],
    },
    {
      test: "Quick wins",
      pass: "closed or refused with reason",
      component: "Quick wins",
      when: none(FOCUSED),
      source: ["ej"],
    },
    {
      test: "Each step of the road map",
      pass: "owner, class, date, first action",
      component: "Road map",
      source: ["ej"],
    },
    { test: "Tool accounts on the last day", pass: "removed", component: "Access", source: ["ej"] },
    { test: "Pilot rules", pass: "measured against what was written", component: "Pilot", when: PILOT, source: ["ej"] },
    { test: "Read-out", pass: "decisions taken and minuted", component: "Read-out", source: ["ej"] },
  ],
  cutover: [
    {
      step: "Quick win announced",
      time: "T−3 days",
      check: "owner agrees",
      back: "not done",
      when: none(FOCUSED),
      source: ["ej"],
    },
    {
      step: "Change made in the agreed window",
      time: "T0",
      check: "test of the finding repeated",
      back: "restore the setting noted beforehand",
      when: none(FOCUSED),
      source: ["ej"],
    },
    {
      step: "Observation",
      time: "T+5 days",
      check: "no ticket",
      back: "as above",
      when: none(FOCUSED),
      source: ["ej"],
    },
    {
      step: "Pilot start with named users",
      time: "start of phase 3",
      check: "rules signed",
      back: "users return to their present way of working within a day",
      when: PILOT,
      source: ["ej"],
    },
  ],
  coexistence: (brief) =>
    brief.holds(FOCUSED)
      ? "The review reads and changes nothing; everything stays in use as it is."
      : brief.holds(PILOT)
        ? "The assessment changes nothing but the quick wins; the pilot runs beside the present way and ends on its date."
        : "The assessment changes nothing but the quick wins, each agreed with the owner of the system.",
  rollback: (brief) =>
    brief.holds(FOCUSED)
      ? "There is no change to take back; the read-only accounts are removed on the last day."
      : "Before each quick win the old setting is noted, so that it can be restored within the hour.",
  operations: [
    {
      frequency: "Monthly",
      task: "State of road-map steps to the sponsor, one page",
      owner: "Client IT lead",
      source: ["ej"],
    },
    { frequency: "Quarterly", task: "Review of score and order with the consultant", owner: "Sponsor", source: ["ej"] },
    { frequency: "Yearly", task: "Second assessment with the same scale", owner: "Sponsor", source: ["ej"] },
  ],
  signals: [
    { signal: "Road-map step late", threshold: "30 days", action: "owner explains to the sponsor", source: ["ej"] },
    {
      signal: "New end of support within 12 months",
      threshold: "any",
      action: "order of the road map reviewed",
      source: ["eol"],
    },
    {
      signal: "Objective changed",
      threshold: "any",
      action: "weights of the appraisal changed and printed",
      source: ["ej"],
    },
  ],
  recovery: [
    {
      service: "Evidence register and reports",
      rpo: "24 hours",
      rto: "1 working day",
      method: "Encrypted store with versions, second copy at the client",
      source: ["ej"],
    },
    {
      service: "Settings changed by quick wins",
      rpo: "none",
      rto: "1 hour",
      method: "Old setting noted before the change",
      when: none(FOCUSED),
      source: ["ej"],
    },
  ],
  assumptions: [
    {
      text: (brief) => `${attendees(brief)} people of the client take part in each of ${workshops(brief)} workshops.`,
      ifWrong: "+0.5 day for each further workshop",
      task: "Name the people at kick-off",
      source: ["ej"],
    },
    {
      text: "Read-only access for the tools is granted in the first week.",
      ifWrong: "Findings of that domain carry the mark “said, not measured”; +1 day later",
      task: "Request accounts with the order",
      source: ["ej"],
    },
    {
      text: "No merger, sale or move is under way.",
      ifWrong: "The order of the road map changes: 2 days",
      task: "Ask the sponsor at kick-off",
      source: ["ej"],
    },
  ],
  requests: [
    "Goals of the year and budget frame",
    "List of systems with owner",
    "Contracts and licences with renewal dates",
    "Incidents and outages of the last 12 months",
    "Earlier audit and assessment reports",
    "Organisation chart of IT",
  ],
  training: [
    {
      audience: "Client's team",
      content: "Scale and evidence, so that the next assessment can be done in-house",
      hours: 3,
      source: ["ej"],
    },
    {
      audience: "Pilot or quick-win users",
      content: "What changes",
      hours: 1,
      when: none(FOCUSED),
      source: ["ej"],
    },
  ],
  technologies: {
    "windows-server": {
      effect: "Versions, roles and last restore are measured; a version without support is a finding with a date",
      request: "List of servers by version, role, owner and backup",
      source: ["eol", "ej"],
    },
    "active-directory": {
      effect: "Administrators, delegation, weak protocols and age of the krbtgt password are measured",
      request:
        "Forest and domain level, version of domain controllers, sites, AD FS, replication state, age of the krbtgt password, use of LAPS",
      source: ["kb5073381", "ej"],
    },
    "exchange-server": {
      effect:
        "Version, exposure to the internet and relaying devices are measured; what to do about 2016 and 2019 is a finding",
      request:
        "Exchange Server: version and update level, number and size of mailboxes, relaying devices, public folders",
      source: ["eol", "ej"],
    },
    sharepoint: {
      effect: "Volume, custom code and use are counted; what can be deleted is a finding of its own",
      request: "SharePoint: version, size of content, customisations, workflows",
      source: ["eol", "ej"],
    },
    "sql-server": {
      effect: "Instances are listed by version, edition and cores, each with its application and owner",
      request: "SQL Server: edition, version and cores of each instance, database sizes",
      source: ["eol", "ej"],
    },
    "office-365": {
      effect: "Settings are measured against the published baseline, and licences against their use",
      request: "Licence counts by plan, Secure Score, version of Connect Sync, export of Conditional Access",
      source: ["scuba", "ej"],
    },
    "azure-services": {
      effect: "Spend, owners and policies of each subscription are read; what nobody owns is a finding",
      request: "Subscriptions, management groups, policies, spend of the last three months",
      source: ["alz-check", "ej"],
    },
    teams: {
      effect: "Guests, teams without an owner and external access are counted",
      request: "Meeting, guest and telephony policies, external access list",
      source: ["scuba", "ej"],
    },
    "power-platform": {
      effect: "Environments, makers and connectors outside the data policy are counted",
      request: "Environments, makers, connectors, data policies",
      source: ["scuba", "ej"],
    },
  },
  diagram,
};
