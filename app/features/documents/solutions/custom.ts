/** Custom assessment: ten domains measured, scored, and turned into a road map or a pilot. */

import { DIRECTORY } from "#app/features/catalogue/mismatches.ts";
import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief.ts";
import { foundBy, type Pack } from "#app/features/documents/pack.ts";
import type { Diagram, DiagramEdge, DiagramZone } from "#app/features/documents/tree.ts";

const ROADMAP = is("solution-configuration", "custom-roadmap");
const PILOT = is("solution-configuration", "custom-pilot");
const FOCUSED = is("solution-configuration", "custom-focused");
const SERVERS = is("current-technologies", "windows-server", "sql-server");
const TENANT = is("current-technologies", "office-365", "teams");

/** What points to a solution of this series. */
const SIGNALS = {
  security: any(
    is("security-requirements", "zero-trust"),
    all(is("security-requirements", "mfa"), is("security-requirements", "threat-protection")),
  ),
  m365: is("current-technologies", "exchange-server", "sharepoint"),
  azure: all(SERVERS, none(is("cloud-maturity", "no-cloud"))),
  devices: all(is("security-requirements", "mobile-device-management"), DIRECTORY),
  certificates: all(is("security-requirements", "data-encryption", "identity-management"), DIRECTORY),
  hybrid: all(is("cloud-maturity", "some", "significant"), is("integration-needs", "legacy-applications", "erp")),
};

const ACADEMIC = is("industry", "education");
const PILOT_MONTHS = 2;

const workshops = (brief: Brief): number => (brief.holds(ROADMAP) ? 6 : brief.holds(PILOT) ? 3 : 2);
const domains = (brief: Brief): number => (brief.holds(FOCUSED) ? 3 : 10);
const findings = (brief: Brief): number => (brief.holds(FOCUSED) ? 6 : 10);
const interviews = (brief: Brief): number =>
  brief.given("interviews") ?? { small: 3, medium: 6, large: 10, enterprise: 18 }[brief.size];
const pilotUsers = (brief: Brief): number => brief.given("pilot-users") ?? Math.max(5, Math.ceil(brief.users / 20));

/** Who comes to a workshop; a small firm has an owner and somebody who looks after its computers. */
const people =
  (teams: string) =>
  (brief: Brief): string =>
    brief.has("company-size", "small") ? "owner, IT contact, who else knows the subject" : teams;

function diagram(brief: Brief): Diagram {
  const tools = [{ id: "licences", label: "Licence and contract list", note: "" }];
  if (brief.holds(SERVERS))
    tools.push({ id: "migrate", label: "Azure Migrate discovery", note: `${brief.servers.plan} servers planned` });
  if (brief.holds(TENANT)) tools.push({ id: "scuba", label: "Tenant baseline report", note: "read-only" });
  if (brief.holds(DIRECTORY))
    tools.push({ id: "directory", label: "Directory and certificate check", note: "read-only" });
  const results = [{ id: "score", label: "Scorecard", note: `${domains(brief)} domains, 0 to 3` }];
  results.push(
    brief.holds(PILOT)
      ? { id: "pilot", label: "Pilot", note: `${pilotUsers(brief)} users, pass and fail rules` }
      : {
          id: "roadmap",
          label: "Road map",
          note: brief.holds(FOCUSED) ? "for the question asked" : "three horizons, 12 months",
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
        { id: "findings", label: "Findings", note: `${findings(brief)} ranked` },
      ],
    },
    { title: "Results", nodes: results },
  ];
  const edges: DiagramEdge[] = [
    { from: "people", to: "evidence", label: "statements, marked as such" },
    ...tools.map(({ id }) => ({ from: id, to: "evidence", label: "measurements" })),
    { from: "evidence", to: "findings", label: "at least two pieces of evidence each" },
    { from: "findings", to: "score", label: "score and target" },
    { from: "score", to: brief.holds(PILOT) ? "pilot" : "roadmap", label: "order by risk, effort and date" },
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
        ? `a review of three domains in depth, with evidence from tools, ${findings(brief) === 6 ? "six" : "ten"} ranked findings and a recommendation for each`
        : `an assessment of ten domains in ${workshops(brief)} workshops with evidence from tools, a scorecard, ten ranked findings, quick wins within 30 days and a 12-month road map with a budget class for each step`,
  situation: (brief) =>
    brief.has("current-technologies", "none")
      ? "No product is fixed and little is known about the environment: measurement comes before advice."
      : "No product is fixed; what is wanted is an order of work that follows from evidence.",
  naming: [
    { object: "Findings", pattern: "F-number, domain, severity", example: "F-03 Identity, high", source: ["ej"] },
    { object: "Evidence", pattern: "E-number, source, date", example: "E-12 licence export", source: ["ej"] },
    { object: "Road-map steps", pattern: "horizon and number", example: "H1-2", source: ["ej"] },
  ],
  scope: {
    inside: [
      { text: "Kick-off, workshops of two hours each and interviews" },
      { text: "Discovery with tools, read-only" },
      { text: "Scorecard with target for each domain" },
      { text: "Ranked findings with evidence and recommendation" },
      { text: "Quick wins within 30 days", when: none(FOCUSED) },
      { text: "One pilot of agreed scope with pass and fail rules", when: PILOT },
      { text: "Road map in three horizons with a budget class for each step", when: ROADMAP },
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
      description: "Evidence first, then an order of work",
      fits: "Several objectives, unclear dependencies",
      against: "It takes weeks before anything of weight changes",
      scores: {
        "cost-reduction": 4,
        productivity: 4,
        "enhance-security": 4,
        "remote-work": 3,
        "digital-transformation": 4,
        "compliance-objective": 5,
        scalability: 4,
        innovation: 4,
        time: 4,
        run: 5,
      },
      shifts: [
        { when: PILOT, criterion: "innovation", by: 1 },
        { when: FOCUSED, criterion: "time", by: 1 },
      ],
      source: ["ej"],
    },
    {
      name: "Fixed pilot without assessment",
      description: "One product tried at once",
      fits: "One clear objective and a willing department",
      against: "The product decides the question",
      estimate: {
        days: 80,
        weeks: 100,
        keeps: ["Quarterly review by the consultant"],
        lines: [{ price: "business-premium", quantity: (brief) => pilotUsers(brief) * PILOT_MONTHS, kind: "one-off" }],
        without: "the comparison of products, which the pilot takes for granted",
      },
      scores: {
        "cost-reduction": 2,
        productivity: 3,
        "enhance-security": 2,
        "remote-work": 4,
        "digital-transformation": 4,
        "compliance-objective": 2,
        scalability: 3,
        innovation: 5,
        time: 4,
        run: 3,
      },
      source: ["ej"],
    },
    {
      name: "Begin a project from the answers alone",
      description: "The follow-on solution below, without measurement",
      fits: "A deadline within three months",
      against: "Unknown environment, higher contingency",
      estimate: {
        days: 0,
        weeks: 40,
        lines: [],
        without:
          "the project itself, which then carries about 10% more days and 20% contingency for an unknown environment",
      },
      scores: {
        "cost-reduction": 3,
        productivity: 3,
        "enhance-security": 3,
        "remote-work": 3,
        "digital-transformation": 3,
        "compliance-objective": 2,
        scalability: 3,
        innovation: 3,
        time: 3,
        run: 3,
      },
      source: ["ej"],
    },
    {
      name: "Defer",
      description: "Decide again in six months",
      fits: "Change of owner or merger under way",
      against: "Support dates pass meanwhile",
      estimate: {
        days: 0,
        weeks: 25,
        lines: [],
        without: "paid updates and incidents on products whose support ends meanwhile",
      },
      scores: {
        "cost-reduction": 3,
        productivity: 1,
        "enhance-security": 1,
        "remote-work": 1,
        "digital-transformation": 1,
        "compliance-objective": 1,
        scalability: 1,
        innovation: 1,
        time: 5,
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
      size: "2 hours, at most 8 people",
      purpose: "Domains by subject, minutes within two days",
      source: ["ej"],
    },
    {
      name: "Interviews",
      free: "services",
      count: interviews,
      size: "45 minutes",
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
      size: (brief) => `${pilotUsers(brief)} users, up to three weeks`,
      purpose: "Test of one finding's recommendation",
      when: PILOT,
      source: ["ej"],
    },
  ],
  sizing: [
    {
      quantity: "Workshops",
      formula: "by configuration: 6, 3 or 2",
      result: (brief) => `${workshops(brief)} of 2 hours`,
      source: ["ej"],
    },
    {
      quantity: "Interviews",
      formula: foundBy("interviews", "by size: 3, 6, 10 or 18"),
      result: (brief) => `${interviews(brief)}`,
      source: ["ej"],
    },
    {
      quantity: "Client time",
      formula: "workshops × 6 people × 2 hours + interviews × 1 hour",
      result: (brief) =>
        `${workshops(brief)} × 12 + ${interviews(brief)} = ${workshops(brief) * 12 + interviews(brief)} hours`,
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
  ],
  decisions: [
    {
      title: "Form of the assessment",
      context: (brief) => `Objectives named: ${brief.values("primary-objective").length}.`,
      alternatives: "full; with pilot; focused; none",
      decision: (brief) =>
        brief.holds(PILOT)
          ? "Shorter assessment and one pilot: the result is seen, not only read."
          : brief.holds(FOCUSED)
            ? "Three domains in depth; the other seven wait for a later step."
            : "Ten domains, because the objectives touch most of them.",
      tradeOff: "Breadth against depth",
      confidence: "high",
      ask: (brief) =>
        brief.holds(FOCUSED)
          ? "Choose the three domains out of the ten (the table marks those that the answers point to)"
          : "Confirm all ten domains, or strike those of no interest, and name the people for each workshop",
      source: ["ej"],
    },
    {
      title: "Evidence",
      serves: ["security", "integration"],
      context: "What people report and what tools measure often differ.",
      alternatives: "interviews only; tools only; both",
      decision: "Both; a finding needs two pieces of evidence, one of them measured where a tool exists.",
      tradeOff: "Access rights for tools against findings that rest on opinion",
      confidence: "high",
      ask: "Grant read-only accounts for the tools, or accept findings that rest on statements alone",
      source: ["scuba", "locksmith", "ej"],
    },
    {
      title: "Scale",
      context: "Scores should be comparable next year.",
      alternatives: "free text; 0 to 3; 0 to 5",
      decision: "0 to 3 with a sentence for each step, weights printed.",
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
        `By risk, then by the nearest end of support, then by effort${brief.holds(FOCUSED) ? "" : "; quick wins come first"}.`,
      tradeOff: "Some wishes wait",
      confidence: "high",
      source: ["eol", "ej"],
    },
    {
      title: "Follow-on project",
      context: (brief) => `Signals in the answers: ${followOn(brief)}.`,
      alternatives: "one of the six solutions of this series; several in turn",
      decision: (brief) =>
        `To be confirmed by evidence; from the answers alone the first candidate is ${followOn(brief)}.`,
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
      ask: "Choose the subject of the pilot after the second workshop",
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
      quantity: 4,
      formula: "1 day of an engineer each quarter × 4",
      price: "operations-day",
      kind: "yearly",
      requirement: "road map",
      source: ["ej"],
    },
  ],
  features: [
    {
      feature: "Scorecard with target",
      objectives: ["compliance-objective", "enhance-security", "productivity"],
      effect: "One page shows where the organisation stands and where it goes",
      source: ["ej"],
    },
    {
      when: none(FOCUSED),
      feature: "Quick wins within 30 days",
      objectives: ["enhance-security", "productivity", "remote-work"],
      effect: "Something improves before the report is bound",
      source: ["ej"],
    },
    {
      feature: "Evidence of devices and access",
      objectives: ["remote-work"],
      effect: "Which devices reach data from outside, and in what state, is measured and not asked",
      source: ["ej"],
    },
    {
      feature: "Licence and contract analysis",
      objectives: ["cost-reduction"],
      effect: "Unused seats, double products and renewal dates are listed",
      source: ["m365-price", "ej"],
    },
    {
      feature: "Road map with budget class",
      objectives: ["digital-transformation", "scalability", "cost-reduction"],
      effect: "Spending is planned for 12 months, −30% to +50%",
      when: ROADMAP,
      source: ["ej"],
    },
    {
      feature: "Pilot with rules",
      objectives: ["innovation", "digital-transformation"],
      effect: "A decision rests on use",
      when: PILOT,
      source: ["ej"],
    },
    {
      feature: "Evidence register",
      objectives: ["compliance-objective"],
      effect: "Auditors find the source of each statement",
      source: ["ej"],
    },
    {
      feature: "Lifecycle calendar",
      objectives: ["enhance-security", "scalability", "innovation"],
      effect: "No product ends by surprise",
      source: ["eol"],
    },
  ],
  rules: [
    { id: "U01", text: "A finding needs two pieces of evidence, one measured where a tool exists.", source: ["ej"] },
    { id: "U02", text: "Tools read and never write; accounts are removed on the last day.", source: ["scuba", "ej"] },
    { id: "U03", text: "Every recommendation names effort class, owner and first step.", source: ["ej"] },
    {
      id: "U04",
      text: "Quick wins are changes below one day that can be taken back.",
      when: none(FOCUSED),
      source: ["ej"],
    },
    { id: "U05", text: "Ties in the road map are broken by the nearest end of support.", source: ["eol"] },
    { id: "U06", text: "What was said and what was measured are marked differently.", source: ["ej"] },
  ],
  tables: [
    {
      id: "custom.domains",
      section: "solution",
      heading: "Domains",
      caption: "Ten domains, first question, evidence",
      intro: (brief) =>
        brief.holds(FOCUSED)
          ? "Three of the ten domains are chosen at kick-off; the table is the list to choose from."
          : "All ten domains are scored; the depth follows the answers.",
      columns: ["Domain", "First question", "Evidence", "Expected from the answers"],
      rows: [
        {
          cells: [
            "Identity",
            "Who can become administrator, and how?",
            "role export, sign-in log",
            (brief) =>
              brief.has("security-requirements", "mfa", "identity-management", "zero-trust")
                ? "high priority"
                : "normal",
          ],
          source: ["scuba", "ej"],
        },
        {
          cells: [
            "Devices",
            "Which devices reach data, in what state?",
            "inventory, compliance",
            (brief) =>
              brief.has("security-requirements", "mobile-device-management") ||
              brief.has("primary-objective", "remote-work")
                ? "high priority"
                : "normal",
          ],
          source: ["ej"],
        },
        {
          cells: [
            "Productivity",
            "Where do files and mail live?",
            "volumes, sharing report",
            (brief) =>
              brief.has("primary-objective", "productivity") ||
              brief.has("current-technologies", "exchange-server", "sharepoint")
                ? "high priority"
                : "normal",
          ],
          source: ["ej"],
        },
        {
          cells: [
            "Servers and virtualisation",
            "What runs on what version?",
            "appliance",
            (brief) => (brief.holds(SERVERS) ? "high priority: support dates" : "normal"),
          ],
          source: ["migrate-appl", "eol"],
        },
        {
          cells: [
            "Data and databases",
            "Which data would hurt most?",
            "database list, classes",
            (brief) =>
              brief.has("current-technologies", "sql-server") ||
              brief.has("integration-needs", "database-systems", "erp", "reporting-tools")
                ? "high priority"
                : "normal",
          ],
          source: ["ej"],
        },
        {
          cells: [
            "Network",
            "What can talk to what?",
            "rule export, drawing",
            (brief) => (brief.has("security-requirements", "zero-trust") ? "high priority" : "normal"),
          ],
          source: ["ej"],
        },
        {
          cells: [
            "Security operations",
            "Who sees an attack at night?",
            "incident record",
            (brief) =>
              brief.has("security-requirements", "threat-protection") ||
              brief.has("primary-objective", "enhance-security")
                ? "high priority"
                : "normal",
          ],
          source: ["ej"],
        },
        {
          cells: [
            "Licensing and contracts",
            "What is paid and not used?",
            "licence export, contracts",
            (brief) => (brief.has("primary-objective", "cost-reduction") ? "high priority" : "normal"),
          ],
          source: ["ej"],
        },
        {
          cells: [
            "Compliance",
            "Which duty has no evidence?",
            "register, policies",
            (brief) => (brief.regulated ? "high priority" : "normal"),
          ],
          source: ["ej"],
        },
        {
          cells: [
            "Resilience",
            "When was the last restore?",
            "restore record",
            (brief) => (brief.has("primary-objective", "scalability") ? "high priority" : "normal"),
          ],
          source: ["ej"],
        },
      ],
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
                ? "Zero Trust was asked for"
                : "a second factor and threat protection were asked for",
            "score below 1.5 in identity or operations",
          ],
          when: SIGNALS.security,
          source: ["ej"],
        },
        {
          cells: ["Microsoft 365 Implementation", "Exchange or SharePoint on the premises", "versions out of support"],
          when: SIGNALS.m365,
          source: ["eol", "ej"],
        },
        {
          cells: [
            "Azure Migration Strategy",
            "ageing servers or databases with first cloud experience",
            "inventory by version",
          ],
          when: SIGNALS.azure,
          source: ["ej"],
        },
        {
          cells: [
            "Microsoft System Center Configuration Manager, or Intune",
            "device management with a directory",
            "device count above 500 or below",
          ],
          when: SIGNALS.devices,
          source: ["ej"],
        },
        {
          cells: [
            "Microsoft Certificate Services",
            "encryption or identity with a directory",
            "certificates without owner",
          ],
          when: SIGNALS.certificates,
          source: ["ej"],
        },
        {
          cells: ["Hybrid Cloud Infrastructure", "cloud in part, with legacy or ERP systems", "latency and residency"],
          when: SIGNALS.hybrid,
          source: ["ej"],
        },
        {
          cells: ["None yet", "no strong signal", "the assessment itself"],
          when: none(...Object.values(SIGNALS)),
          source: ["ej"],
        },
      ],
    },
    {
      id: "custom.score",
      section: "security",
      heading: "Security scale",
      caption: "What the scores mean in the security domains",
      columns: ["Score|number", "Identity", "Operations", "Resilience"],
      rows: [
        { cells: ["0", "passwords only, shared administrators", "nobody looks", "never restored"], source: ["ej"] },
        { cells: ["1", "second factor for some", "mails about alerts", "backup reports read"], source: ["ej"] },
        {
          cells: [
            "2",
            "second factor for all, separate administrators",
            "queue with owner in office hours",
            "restore each year",
          ],
          source: ["ej"],
        },
        {
          cells: [
            "3",
            "phishing-resistant, rights on request",
            "around the clock, rehearsed",
            "immutable, restored twice a year",
          ],
          source: ["ej"],
        },
      ],
    },
    {
      id: "custom.workshops",
      section: "approach",
      heading: "Workshops",
      caption: "Workshops and their preparation",
      columns: ["No.|number", "Subject", "People", "Bring along"],
      rows: [
        {
          cells: [
            "1",
            "Objectives, pains, constraints",
            people("sponsor, department heads"),
            "goals of the year, budget frame",
          ],
          source: ["ej"],
        },
        {
          cells: [
            "2",
            "Identity, devices, security operations",
            people("IT lead, security lead"),
            "role export, device list",
          ],
          when: none(FOCUSED),
          source: ["ej"],
        },
        {
          cells: [
            "2",
            "The three chosen domains",
            people("owners of the three domains"),
            "the evidence of each domain",
          ],
          when: FOCUSED,
          source: ["ej"],
        },
        {
          cells: [
            "3",
            "Servers, data, applications",
            people("server team, application owners"),
            "server and application list",
          ],
          when: none(FOCUSED),
          source: ["ej"],
        },
        {
          cells: ["4", "Productivity and teamwork", people("champions, help desk"), "ticket statistics"],
          when: ROADMAP,
          source: ["ej"],
        },
        {
          cells: ["5", "Network, resilience, sites", people("network team"), "drawing, last restore"],
          when: ROADMAP,
          source: ["ej"],
        },
        {
          cells: [
            "6",
            "Licensing, contracts, compliance",
            people("procurement, data protection lead"),
            "contracts, register",
          ],
          when: ROADMAP,
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
        { cells: ["Horizon 1", "0–3", "risks rated red, products past their end", "month 3"], source: ["eol", "ej"] },
        { cells: ["Horizon 2", "3–6", "follow-on project, first half", "month 6"], source: ["ej"] },
        {
          cells: ["Horizon 3", "6–12", "follow-on project, second half; contracts renegotiated", "month 12"],
          source: ["ej"],
        },
      ],
    },
  ],
  tasks: [
    {
      phase: 1,
      title: "Workshop plan and read-only accounts",
      kind: "scope",
      role: "Project manager",
      weight: 2,
      deliverable: "Workshop plan, accounts",
    },
    {
      phase: 2,
      title: "Workshops and interviews",
      kind: "discovery",
      role: "Architect",
      weight: 10,
      deliverable: "Minutes, evidence list",
    },
    {
      phase: 2,
      title: "Measurement with tools",
      kind: "discovery",
      role: "Engineer",
      weight: 4,
      deliverable: "Tool reports",
    },
    {
      phase: 3,
      title: "Analysis, score and ranking",
      kind: "design",
      role: "Architect",
      weight: 5,
      deliverable: "Scorecard, ranked findings",
    },
    {
      phase: 3,
      title: "Quick wins",
      kind: "rollout",
      role: "Engineer",
      weight: 3,
      deliverable: "Quick-win list closed",
      when: none(FOCUSED),
    },
    {
      phase: 3,
      title: "Pilot",
      kind: "pilot",
      role: "Engineer",
      weight: 5,
      beside: { weeks: 3 },
      deliverable: "Pilot report with decision",
      when: PILOT,
    },
    {
      phase: 4,
      title: "Road map and budget classes",
      kind: "design",
      role: "Architect",
      weight: 3,
      deliverable: "Road map",
    },
    {
      phase: 4,
      title: "Read-out for those who decide",
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
      cause: "No access to tools",
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
      cause: "Calendars",
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
      cause: "No owner, no budget",
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
      cause: "Wish for a certain tool",
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
      cause: "Reports by mail",
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
      cause: "Time spent measuring",
      likelihood: 3,
      impact: 4,
      mitigation: "Each date in the lifecycle table gets an owner, and a change or a signed exception, from week 1",
      owner: "Client IT lead",
      trigger: "Date within the plan without action",
      when: any(SERVERS, is("current-technologies", "exchange-server", "sharepoint")),
      source: ["eol"],
    },
    {
      id: "CU7",
      text: "The pilot never ends",
      cause: "No end date",
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
      cause: "Three domains only",
      likelihood: 3,
      impact: 3,
      mitigation: "One page on each neighbour domain when evidence points there",
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
      time: "after the second workshop",
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
      text: (brief) => `Eight people at most take part in each of ${workshops(brief)} workshops.`,
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

/** The first follow-on solution that the answers point to. */
function followOn(brief: Brief): string {
  if (brief.has("security-requirements", "zero-trust") || brief.values("security-requirements").length >= 3)
    return "a security project";
  if (brief.has("current-technologies", "exchange-server", "sharepoint")) return "a Microsoft 365 project";
  if (brief.has("current-technologies", "windows-server", "sql-server") && brief.cloudLevel >= 1)
    return "an Azure migration";
  if (brief.cloudLevel >= 2 && brief.has("integration-needs", "legacy-applications", "erp"))
    return "a hybrid cloud project";
  return brief.hasDirectory && brief.has("security-requirements", "data-encryption", "identity-management")
    ? "certificate services"
    : "none before the evidence";
}
