/** The ten domains of an assessment, and how strongly the answers point to each. */

import { detailLabel } from "#app/features/catalogue/detail-answers.ts";
import type { DetailId } from "#app/features/catalogue/detail-ids.ts";
import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { ALWAYS, all, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import { type QuestionId, requireQuestion } from "#app/features/catalogue/steps.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import { NIS2_INDUSTRIES } from "#app/features/documents/facts/regulation-row.ts";
import { NATIONAL_BASELINE, yardstickOf } from "#app/features/documents/facts/technologies.ts";
import { type Case, firstHeld, say, type Wording } from "#app/features/documents/pack.ts";
import { oldestOf } from "#app/features/documents/plan/deadlines.ts";
import { clause, figure, listed, plural } from "#app/features/documents/words.ts";
import {
  AZURE,
  CLOUD_OFFICE,
  DIRECTORY_NAMED,
  EXCHANGE,
  FOCUSED,
  FULL,
  hasAgeingServers,
  hasAppliance,
  MAIL_OR_SITES,
  OFFICE,
  POWER,
  ROADMAP,
  SERVERS,
  SHAREPOINT,
  SMALL,
  SQL,
  UNNAMED,
  WINDOWS,
  wants,
} from "./answers.ts";
import { theServers } from "./quantities.ts";

const PROPOSED = 3;

/** `workshop`: its number where each group of domains has one; `pulls`: the options that point to the domain, with the weight of each; planning assumptions. */
type Domain = {
  id: string;
  name: string;
  question: Wording;
  workshop: number;
  evidence: (brief: Brief) => string;
  pulls: Partial<Record<QuestionId, Record<string, number | ((brief: Brief) => number)>>>;
  /** An optional answer that points to it as well, with its weight. */
  details?: readonly (readonly [DetailId, string, (brief: Brief) => number])[];
};

/** Where few people would watch for an attack at night, and a directory can be read, security begins with who may sign in. */
const guardsFirst = (brief: Brief): boolean => brief.holds(all(SMALL, DIRECTORY));

/** Laws and contracts whose duties are shown by records; the others are yardsticks of everything. */
const BINDING = ["iso-27001", "nis2", "dora", "pci-dss"];

type Asked = readonly [when: Condition, question: Wording, evidence: Wording];

/** Asked of whoever names the rules for cards as well, whatever the sector. */
const OF_CARDS: Asked = [
  is("industry", "retail"),
  "Which systems touch card data, and what proves that the others do not?",
  "card data flow diagram, network rules, scan reports",
];

/** What a supervisor, a customer or a court would ask first, and what would answer it. */
const DUTIES: readonly Asked[] = [
  [
    is("industry", "healthcare"),
    "Who opened a patient's record last month, and how would that be shown?",
    "access log of patient records, its reviews",
  ],
  [
    is("industry", "finance"),
    "Which IT suppliers could not be replaced within a year, and where is the exit plan?",
    "supplier register, exit plans",
  ],
  [
    is("industry", "manufacturing"),
    "Which plant systems can third parties change, and where is that recorded?",
    "supplier access list, change records of the plant",
  ],
  OF_CARDS,
  [
    is("industry", "education"),
    "Who can see data on minors, and who approved it?",
    "groups with access to pupil data, approvals",
  ],
  [
    is("industry", "government"),
    "Which rule of the national baseline lacks evidence?",
    "latest self-assessment with its evidence",
  ],
  [
    is("industry", "technology"),
    "Which control in the next customer audit lacks evidence from the last 90 days?",
    "last audit report, control evidence by date",
  ],
  [ALWAYS, "Which obligation lacks evidence?", "list of obligations, policies"],
];

/** What would be missed first, and has rarely been timed. */
const RESTORES: readonly Case[] = [
  [
    is("industry", "healthcare"),
    "How long can clinical work continue without records, and when was their restore last timed?",
  ],
  [is("industry", "finance"), "Within how many hours must payments resume, and has that been timed?"],
  [is("industry", "manufacturing"), "How long can the plant run without order data, and has its restore been timed?"],
  [is("industry", "retail"), "How long can the tills work without the network, and has recovery been timed?"],
  [is("industry", "education"), "What must be restored before the next examination, and has that been timed?"],
  [is("industry", "government"), "Which citizen service must be restored first, and has that been timed?"],
  [is("industry", "technology"), "Which customer availability commitment has no timed restore behind it?"],
];

/** The one to renew that still has support, where it is the oldest in use. */
function agedVersion(brief: Brief): string {
  const oldest = oldestOf(brief, "windows-server");
  return oldest === "Windows Server 2019" ? oldest : "an end-of-support version";
}

/** With their number where they were counted: `35 shift workers`. */
const shiftWorkers = (brief: Brief, article = ""): string =>
  brief.given("shift-workers") === null ? "shift workers" : `${article}${figure(brief.frontline)} shift workers`;

/** A question with what answers it: the first whose condition holds. */
const askedWith = (rows: readonly Asked[]) => ({
  question: firstHeld(rows.map(([when, question]): Case => [when, question])),
  evidence: firstHeld(rows.map(([when, , evidence]): Case => [when, evidence])),
});

const ofAdministrators = firstHeld([
  [all(DIRECTORY, CLOUD_OFFICE), "directory groups and delegation; tenant roles and sign-in log"],
  [DIRECTORY, "directory groups and delegation"],
  [CLOUD_OFFICE, "tenant roles and sign-in log"],
  [ALWAYS, "administrator list for each system"],
]);

const ofDevices = firstHeld([
  [CLOUD_OFFICE, "inventory, compliance report"],
  [DIRECTORY, "directory computers by version and last sign-in"],
  [ALWAYS, "inventory by script on a sample"],
]);

const ofNetwork = (brief: Brief) => `firewall rule export, network diagram of ${plural(brief.sites, "site")}`;

const PRODUCTIVITY = askedWith([
  [EXCHANGE, "Which devices and applications send or read mail through Exchange Server?", "30 days of mail by sender"],
  [SHAREPOINT, "Which sites have workflows and forms with no replacement?", "workflows, forms and unchanged sites"],
  [POWER, "Which flows are business-critical, and who owns them?", "flows by owner and last run"],
  [CLOUD_OFFICE, "What is shared externally, with whom, and who reviews it?", "volumes, sharing report"],
  [ALWAYS, "Where are files and mail held?", "mail and file services with volumes"],
]);

const BY_SECTOR = askedWith(DUTIES);
const ASKED_OF_CARDS = askedWith([[ALWAYS, OF_CARDS[1], OF_CARDS[2]]]);
const complianceOf = (brief: Brief) => (brief.known("framework") === "pci-dss" ? ASKED_OF_CARDS : BY_SECTOR);

const ofServers = firstHeld([
  [
    WINDOWS,
    (brief) => {
      const isLoadRead = hasAppliance(brief) && brief.holds(FULL);
      if (brief.servers.high === 1) return "Who owns the server, and when is it to be renewed?";
      return `Which of ${theServers(brief)} ${isLoadRead ? "are oversized or have no owner" : "have no owner or no date of renewal"}?`;
    },
  ],
  [AZURE, "Which Azure machines are paid for but unused?"],
  [ALWAYS, "Which versions are in use?"],
]);

const DOMAINS: readonly Domain[] = [
  {
    id: "identity",
    name: "Identity",
    workshop: 2,
    ...askedWith([
      [
        is("security-requirements", "mfa", "zero-trust"),
        "Which administrators still sign in without MFA, and who can appoint new ones?",
        ofAdministrators,
      ],
      [
        is("security-requirements", "identity-management"),
        "How long do leavers' accounts stay active, and in how many systems?",
        "the last three leavers, traced through every system",
      ],
      [ALWAYS, "Who can become an administrator, and how?", ofAdministrators],
    ]),
    pulls: {
      "security-requirements": { mfa: 1, "identity-management": 2, "zero-trust": 1 },
      "primary-objective": {
        "enhance-security": (brief) => (guardsFirst(brief) ? 2 : brief.holds(DIRECTORY) ? 1 : 0), // read, or only asked about
      },
      "current-technologies": { "active-directory": 2 }, // its check takes as long as that of the servers
    },
  },
  {
    id: "devices",
    name: "Devices",
    workshop: 4,
    ...askedWith([
      [
        is("security-requirements", "mobile-device-management"),
        (brief) =>
          `Which ${brief.given("devices") === null ? "devices" : `of the ${plural(brief.devices, "device")}`}, including ${brief.frontline > 1 ? `those shared by ${shiftWorkers(brief)} and ` : ""}personal ones, access mail and files unmanaged?`,
        ofDevices,
      ],
      [
        wants("remote-work"),
        (brief) =>
          brief.frontline > 1
            ? `What can be accessed from home, and which devices do ${shiftWorkers(brief, "the ")} share?`
            : "What can be accessed from home, from which devices, and what cannot?",
        (brief) => `remote access paths with their users; ${ofDevices(brief)}`,
      ],
      [
        ALWAYS,
        (brief) =>
          brief.frontline > 1
            ? `Which devices do ${shiftWorkers(brief, "the ")} share, and how do they sign in?`
            : "Which devices access company data, and in what state are they?",
        ofDevices,
      ],
    ]),
    pulls: {
      "security-requirements": { "mobile-device-management": 2 },
      "primary-objective": { "remote-work": 2 },
    },
  },
  {
    id: "productivity",
    name: "Productivity",
    question: (brief) =>
      isShallow(brief) && brief.holds(MAIL_OR_SITES)
        ? "Which mail and file servers no longer receive updates?"
        : PRODUCTIVITY.question(brief),
    workshop: 4,
    evidence: PRODUCTIVITY.evidence,
    pulls: {
      "primary-objective": { productivity: 2, "digital-transformation": 1, innovation: 1 },
      "current-technologies": { "exchange-server": 1, sharepoint: 1, teams: 1, "power-platform": 1 },
    },
  },
  {
    id: "servers",
    name: "Servers and virtualisation",
    question: (brief) =>
      hasAgeingServers(brief)
        ? brief.servers.high === 1
          ? `Does the server run ${agedVersion(brief)}, and what prevents its upgrade?`
          : `Which of ${theServers(brief)} run ${agedVersion(brief)}, and what prevents their upgrade?`
        : ofServers(brief),
    workshop: 3,
    evidence: firstHeld([
      [SERVERS, (brief) => (hasAppliance(brief) ? "discovery appliance inventory" : "inventory by script")],
      [DIRECTORY, "directory computers by operating system"],
      [ALWAYS, "server list, checked on a sample"],
    ]),
    pulls: {
      "current-technologies": { "windows-server": 2, "azure-services": 1 },
      "primary-objective": { scalability: 1 }, // what grows first is what runs on them
    },
    details: [["deadline-reason", "support", (brief) => (hasAgeingServers(brief) ? 2 : 0)]],
  },
  {
    id: "data",
    name: "Data and databases",
    question: firstHeld([
      [SQL, "Which instance hosts which application, on how many cores, and what does its vendor support?"],
      [is("security-requirements", "data-loss-prevention"), "Where is the data whose loss would be notifiable?"],
      [ALWAYS, "Which data would be missed first?"],
    ]),
    workshop: 3,
    evidence: (brief) =>
      brief.holds(SQL) ? "instances by version and owner, data classes" : "databases with owner, data classes",
    pulls: {
      "current-technologies": { "sql-server": 2 },
      "integration-needs": { "database-systems": 1, "reporting-tools": 1, crm: 1 },
      "security-requirements": { "data-encryption": 1, "data-loss-prevention": 1 },
    },
  },
  {
    id: "network",
    name: "Network",
    workshop: 5,
    ...askedWith([
      [
        is("integration-needs", "legacy-applications"),
        "From where can legacy applications be reached, and from where do they need to be?",
        ofNetwork,
      ],
      [
        is("integration-needs", "third-party-apis"),
        "Which partners connect from outside, with which credentials, and how old are these?",
        "partner list with the age of each secret, firewall rule export",
      ],
      [ALWAYS, "Which systems can communicate, and which need to?", ofNetwork],
    ]),
    pulls: {
      "security-requirements": { "zero-trust": 1 },
      "integration-needs": { "legacy-applications": 1, "third-party-apis": 1 },
    },
  },
  {
    id: "operations",
    name: "Security operations",
    workshop: 2,
    ...askedWith([
      [
        is("security-requirements", "threat-protection"),
        "Which alerts in the last three months went unread, and who is on call at night?",
        "three months of alerts, on-call rota",
      ],
      [ALWAYS, "Who would detect an attack at night?", "records of the last three incidents"],
    ]),
    pulls: {
      "security-requirements": { "threat-protection": 2 },
      "primary-objective": { "enhance-security": (brief) => (guardsFirst(brief) ? 1 : 2) },
    },
  },
  {
    id: "licensing",
    name: "Licensing and contracts",
    question: firstHeld([
      [
        all(AZURE, wants("cost-reduction")),
        "What is paid for but unused, Azure included, and when can it be cancelled?",
      ],
      [wants("cost-reduction"), "What is paid for but unused, and when can it be cancelled?"],
      [all(SQL, OFFICE), "Do seats match people, and core licences machines?"],
      [SQL, "Do core licences match the machines in use?"],
      [ALWAYS, "What is paid for but unused?"],
    ]),
    workshop: 6,
    evidence: () => "licence export, contracts with renewal dates",
    pulls: {
      "primary-objective": { "cost-reduction": 2 },
      "current-technologies": { "office-365": 1 },
    },
    details: [["deadline-reason", "contract", () => 2]],
  },
  {
    id: "compliance",
    name: "Compliance",
    question: (brief) => {
      const { name, proviso, usual } = yardstickOf(brief);
      const rules = proviso ? usual : name;
      return brief.has("industry", "government") && rules !== NATIONAL_BASELINE
        ? `Which requirement of ${rules} lacks evidence?`
        : complianceOf(brief).question(brief);
    },
    workshop: 6,
    evidence: (brief) => complianceOf(brief).evidence(brief),
    pulls: {
      "security-requirements": { compliance: 2 },
      "primary-objective": { "compliance-objective": 2 },
      industry: { healthcare: 1, finance: 1, government: 1 },
    },
    details: [["deadline-reason", "audit", () => 1], ...BINDING.map((id) => ["framework", id, () => 3] as const)],
  },
  {
    id: "resilience",
    name: "Resilience",
    question: firstHeld([
      ...RESTORES,
      [is("integration-needs", "erp"), "How long can month-end closing wait for a restore, and has one been timed?"],
      [ALWAYS, "When was the last restore, and how long did it take?"],
    ]),
    workshop: 5,
    evidence: () => "restore records of the last 12 months",
    pulls: {
      "primary-objective": { scalability: 1 },
      "integration-needs": { erp: 1, "custom-applications": 1 },
      industry: { finance: 1 }, // every supervisor asks for it
    },
  },
];

export const DOMAIN_IDS: readonly string[] = DOMAINS.map(({ id }) => id);

/** In the client's words, with the objective that it is. */
type Answer = { aim: string; label: string };

/** The answers that point to a domain, and their weight together. */
function pullOf(
  { pulls, details = [] }: Domain,
  brief: Brief,
): { points: number; asked: number; aimed: number; isAim: boolean; isNamed: boolean; answers: Answer[] } {
  const found = Object.entries(pulls).flatMap(([id, options]) => {
    const question = requireQuestion(id as QuestionId); // the keys of `pulls` are question ids
    return Object.entries(options)
      .filter(([option]) => brief.has(question.id, option))
      .map(([option, pull]) => {
        const points = typeof pull === "function" ? pull(brief) : pull;
        return {
          points,
          asked: question.id === "current-technologies" ? 0 : points,
          aimed: question.id === "primary-objective" ? points : 0,
          required: question.id === "security-requirements" ? points : 0,
          aim: question.id === "primary-objective" ? option : "",
          label: question.options.find((choice) => choice.id === option)?.label ?? option,
        };
      })
      .filter(({ points }) => points > 0);
  });
  for (const [id, answer, weight] of details) {
    const points = brief.known(id) === answer ? weight(brief) : 0;
    if (points > 0)
      found.push({ points, asked: points, aimed: 0, required: points, aim: "", label: detailLabel(id, answer) });
  }
  return {
    points: found.reduce((sum, { points }) => sum + points, 0),
    asked: found.reduce((sum, { asked }) => sum + asked, 0),
    aimed: found.reduce((sum, { aimed }) => sum + aimed, 0),
    isAim: found.some(({ aimed }) => aimed > 1),
    isNamed: found.reduce((sum, { required }) => sum + required, 0) > 1,
    answers: found.map(({ aim, label }) => ({ aim, label: label.replace(/ \(.*\)$/, "") })),
  };
}

const DUTIES_NAMED = "duties under “Regulation”";
/** What a focused review reads because what is named rests on it. */
const BENEATH: readonly (readonly [domain: string, when: Condition, what: string])[] = [
  ["identity", all(DIRECTORY, none(DIRECTORY_NAMED)), "the underlying directory"],
  ["servers", all(SQL, none(WINDOWS)), "the SQL Server hosts"],
  ["servers", UNNAMED, "the servers found by script"],
];

const OF_DUTIES = new Set(["operations", "resilience"]);

/** NIS2 and DORA ask for incident handling, backup and recovery, whatever else the answers point to. */
const hasDuties = (brief: Brief): boolean =>
  brief.jurisdiction === "eu" &&
  (brief.has("industry", "finance") || (!brief.holds(SMALL) && brief.has("industry", ...NIS2_INDUSTRIES)));

/** The answers behind a domain, but for objectives that another one scores, and what they rest on; duties where nothing else would keep it in the table. */
function behindOf(domain: Domain, brief: Brief): string[] {
  const beneath = BENEATH.filter(([id, when]) => id === domain.id && brief.holds(all(FOCUSED, when)));
  const isElsewhere = ({ aim }: Answer) =>
    aim !== "" &&
    brief.holds(FOCUSED) &&
    !isProposed(domain.id, brief) &&
    proposedDomains(brief).some(({ id }) => aimsOf(id).includes(aim));
  const answers = pullOf(domain, brief).answers.filter((answer) => !isElsewhere(answer));
  const found = [...answers.map(({ label }) => label), ...beneath.map(([, , what]) => what)];
  if (found.length > 0 || !OF_DUTIES.has(domain.id)) return found;
  return brief.holds(FOCUSED) && hasDuties(brief) ? [DUTIES_NAMED] : [];
}

/** Some domain is in the table for duties alone. */
export const asksDuties = (brief: Brief): boolean =>
  DOMAINS.some((domain) => !isProposed(domain.id, brief) && behindOf(domain, brief).includes(DUTIES_NAMED));

type Ranked = { domain: Domain } & ReturnType<typeof pullOf>;

/** Those that the answers point to most strongly; among equals what was asked for outweighs what is in use, then aims outweigh requirements and interfaces, then more answers, then the order of the list. */
const byStrength = (a: Ranked, b: Ranked): number =>
  b.points - a.points || b.asked - a.asked || b.aimed - a.aimed || b.answers.length - a.answers.length;

/** Domains that an aim asks for by itself come first, then one for each other aim, so that each aim is scored where three domains allow it, then what requirements, a law or a date ask for by themselves, then whatever the answers point to most strongly. */
const rankedDomains = perBrief((brief): readonly Ranked[] => {
  const strongest = DOMAINS.map((domain) => ({ domain, ...pullOf(domain, brief) })).toSorted(byStrength);
  const first = strongest.filter(({ isAim }) => isAim);
  for (const aim of brief.values("primary-objective")) {
    const serves = ({ domain }: Ranked) => aimsOf(domain.id).includes(aim);
    const next = first.some(serves) ? undefined : strongest.find(serves);
    if (next) first.push(next);
  }
  const others = strongest.filter((row) => !first.includes(row));
  return [...first, ...others.filter(({ isNamed }) => isNamed), ...others.filter(({ isNamed }) => !isNamed)];
});

/** The first three, in the order of the list. */
const proposedDomains = perBrief((brief): readonly Domain[] => {
  const chosen = new Set(
    rankedDomains(brief)
      .slice(0, PROPOSED)
      .map(({ domain }) => domain),
  );
  return DOMAINS.filter((domain) => chosen.has(domain));
});

/** The name of the first that is not proposed; empty where no answer points to it. */
export function fourthOf(brief: Brief): string {
  const fourth = rankedDomains(brief)[PROPOSED];
  return fourth && fourth.points > 0 ? fourth.domain.name : "";
}

/** The security requirements, in the client's words, that point to a domain and to none of the three. */
export function requiredUnscored(brief: Brief): string[] {
  const { options } = requireQuestion("security-requirements");
  const pointsTo = (option: string, { pulls }: Domain) => pulls["security-requirements"]?.[option] !== undefined;
  return options
    .filter(({ id }) => brief.has("security-requirements", id))
    .filter(({ id }) => DOMAINS.some((domain) => pointsTo(id, domain)))
    .filter(({ id }) => !proposedDomains(brief).some((domain) => pointsTo(id, domain)))
    .map(({ id, label }) => (id === "zero-trust" ? "Zero Trust" : clause(label.replace(/ \(.*\)$/, ""))));
}

/** The aims, in the client's words, whose domain is none of the three, with that domain. */
export function unscoredAims(brief: Brief): { id: string; label: string; domain: string }[] {
  const { options } = requireQuestion("primary-objective");
  return options.flatMap(({ id, label }) => {
    if (!brief.has("primary-objective", id) || !brief.holds(FOCUSED)) return [];
    const serving = rankedDomains(brief).filter(({ domain }) => aimsOf(domain.id).includes(id));
    const [best] = serving.toSorted((a, b) => Number(b.isAim) - Number(a.isAim));
    return best && !serving.some(({ domain }) => isProposed(domain.id, brief))
      ? [{ id, label, domain: best.domain.name }]
      : [];
  });
}

/** The reason for a fixed date, where a domain answers for it. */
function reasonIn(brief: Brief, reason: string, domain: string): { id: string; label: string } {
  const isGiven = brief.known("deadline-reason") === reason && (reason !== "support" || hasAgeingServers(brief));
  return { id: domain, label: isGiven ? detailLabel("deadline-reason", reason) : "" };
}

/** Outside the three, what the reason for the date, a named framework or the supervisor of a sector asks for first. */
export function dutiesUnscored(brief: Brief): { label: string; domain: string }[] {
  const framework = brief.known("framework");
  const named = framework !== null && BINDING.includes(framework) ? detailLabel("framework", framework) : "";
  const asked = [
    reasonIn(brief, "support", "servers"),
    reasonIn(brief, "contract", "licensing"),
    { id: "compliance", label: named },
    { id: "resilience", label: brief.has("industry", "finance") ? "supervision" : "" },
  ];
  return asked
    .filter(({ id, label }) => label && brief.holds(FOCUSED) && !isProposed(id, brief))
    .map(({ id, label }) => ({ label, domain: domainRow(id, brief).name }));
}

/** The aims that point to a domain. */
export const aimsOf = (id: string): string[] => Object.keys(requireDomain(id).pulls["primary-objective"] ?? {});

/** `Identity, Devices and Network`; where a name has an “and” of its own, a comma parts the last. */
function enumerated(domains: readonly Domain[]): string {
  const names = domains.map(({ name }) => name);
  const isPaired = names.length > 1 && names.some((name) => name.includes(" and "));
  return isPaired ? `${names.slice(0, -1).join(", ")}, and ${names.at(-1)}` : listed(names);
}

/** Those proposed. */
export function namesOf(brief: Brief): string {
  return enumerated(proposedDomains(brief));
}

/** The answers point to it by more than one of them, or by one that does so by itself. */
export const isPointedTo = (id: string, brief: Brief): boolean => pullOf(requireDomain(id), brief).points > 1;

export function isProposed(id: string, brief: Brief): boolean {
  return proposedDomains(brief).some((domain) => domain.id === id);
}

/** Mail and files are not among the three domains. */
export function isShallow(brief: Brief): boolean {
  return brief.holds(FOCUSED) && !isProposed("productivity", brief);
}

export function domainRow(id: string, brief: Brief): { name: string; question: string; evidence: string } {
  const { name, question, evidence } = requireDomain(id);
  return { name, question: say(question, brief), evidence: evidence(brief) };
}

/** Where a domain is examined, how far, and the answers behind it; what a task reads is no domain in brief. */
export function depthOf(id: string, brief: Brief, { others, isRead }: { others: string; isRead: boolean }): string {
  const domain = requireDomain(id);
  const isStrong = isPointedTo(id, brief) && id !== "resilience"; // which a restore alone shows
  const answers = behindOf(domain, brief);
  const behind = answers.length > 0 ? `: ${answers.join(", ")}` : "";
  if (brief.holds(ROADMAP))
    return `workshop ${domain.workshop}, ${isStrong || isRead || isProposed(id, brief) ? `in depth${behind || ": measured"}` : `in brief${behind}`}`;
  if (isProposed(id, brief)) return `workshop 2${behind}`;
  if (!brief.holds(FOCUSED)) return `${others}${behind}`;
  return `not scored${behind}`;
}

/** Outside the three of a focused review, and no answer points to it. */
export function isLeftOut(id: string, brief: Brief): boolean {
  return brief.holds(FOCUSED) && !isProposed(id, brief) && behindOf(requireDomain(id), brief).length === 0;
}

/** The names of those; empty where there are none. */
export function leftOut(brief: Brief): string {
  return enumerated(DOMAINS.filter(({ id }) => isLeftOut(id, brief)));
}

function requireDomain(id: string): Domain {
  const found = DOMAINS.find((domain) => domain.id === id);
  if (!found) throw new Error(`No domain ${id}`);
  return found;
}
