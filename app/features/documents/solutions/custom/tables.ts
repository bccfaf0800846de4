/** The tables of domains, checks, pilot and quick wins, and what serves each objective. */

import { all } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { FRAMEWORKS } from "#app/features/documents/facts/frameworks.ts";
import { requirementsOf } from "#app/features/documents/facts/requirements.ts";
import { NATIONAL_BASELINE, yardstickOf } from "#app/features/documents/facts/technologies.ts";
import { chosenRows, type Pack, say } from "#app/features/documents/pack.ts";
import { listed } from "#app/features/documents/words.ts";
import { AZURE, FOCUSED, LARGE, MAIL_OR_SITES, PILOT, SMALL, TEN_DOMAINS, WAYS_IN, wants } from "./answers.ts";
import { partsOf } from "./areas.ts";
import { DOMAIN_CHECKS } from "./checks.ts";
import { asksDuties, DOMAIN_IDS, depthOf, domainRow, isLeftOut, isProposed, leftOut } from "./domains.ts";
import { pilotPeople, pilotsFor, subjectOf } from "./pilots.ts";
import { CHECKS } from "./products.ts";
import { isHeardLittle } from "./quantities.ts";
import { WINS } from "./quick-wins.ts";
import { isMerged, isRead } from "./readings.ts";

/** A baseline that is not known by its name is named with the scope. */
function yardstick(brief: Brief): string {
  const { name, proviso, usual } = yardstickOf(brief);
  const words = `${name}${proviso && `${proviso}, else ${usual}`}`;
  return `; the yardstick is ${words}${words.endsWith(NATIONAL_BASELINE) ? ", named at scope sign-off" : ""}`;
}

/** Its parts are rated on the same scale up to 3, whatever a domain in brief may reach. */
const ratesPillars = (brief: Brief): boolean =>
  brief.holds(TEN_DOMAINS) && brief.has("security-requirements", "zero-trust");

/** Controls of security say nothing of notice periods or laws. */
const hasOwnText = (brief: Brief): boolean =>
  yardstick(brief).includes("CIS Controls") &&
  (brief.holds(TEN_DOMAINS) || isProposed("licensing", brief) || isProposed("compliance", brief));

/** Controls of Annex A of ISO/IEC 27001:2022 that a domain is held against. */
const ANNEX: Record<string, string> = {
  identity: "A.5.15–A.5.18, A.8.2, A.8.5",
  devices: "A.8.1, A.8.7",
  productivity: "A.5.23, A.8.12",
  servers: "A.8.8, A.8.9, A.8.32",
  data: "A.8.13, A.8.24",
  network: "A.8.22",
  operations: "A.8.15, A.8.16",
  licensing: "A.5.19",
  compliance: "A.5.31, A.5.36",
  resilience: "A.5.30, A.8.13",
};
const ofAnnex = (brief: Brief): boolean => brief.known("framework") === "iso-27001";
const annexOf = (id: string, brief: Brief): string =>
  ofAnnex(brief) && (brief.holds(TEN_DOMAINS) || isProposed(id, brief)) ? `; ${ANNEX[id]}` : "";

/** `A.5.15–A.5.17` is three. */
function eachOf(points: string): string[] {
  return points.split(", ").flatMap((part) => {
    const [, head = "", from = "", to = from] = /^(A\.\d+\.)(\d+)(?:–A\.\d+\.(\d+))?$/.exec(part) ?? [];
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => `${head}${Number(from) + index}`);
  });
}

/** How many controls the domains that are examined and the requirements name. */
function controlsRead(brief: Brief): number {
  const domains = Object.keys(ANNEX).filter((id) => annexOf(id, brief) !== "" && !isLeftOut(id, brief));
  const asked = requirementsOf(brief).map(({ id }) => FRAMEWORKS["iso-27001"]?.points?.[id]);
  const named = [...domains.map((id) => ANNEX[id]), ...asked].filter((points) => points !== undefined);
  return new Set(named.flatMap(eachOf)).size;
}

/** What a walk through the other half of an organisation shows; no evidence parts the other domains. */
const PARTED = "Identity, Devices, Network, Compliance and Resilience";

/** Checks that touch domains which are otherwise left out. */
const ASIDES: readonly (readonly [words: string, domains: readonly string[], isAsked: (brief: Brief) => boolean])[] = [
  [
    "the Zero Trust review",
    ["identity", "devices", "network", "data"],
    (brief) => brief.has("security-requirements", "zero-trust"),
  ],
  ["growth limits", ["network", "licensing"], (brief) => brief.holds(wants("scalability"))],
  ["remote access", ["network"], (brief) => brief.holds(WAYS_IN)],
  ["the day-one list", ["identity", "network", "licensing"], isMerged],
];

function notCovered(brief: Brief): string[] {
  if (!leftOut(brief)) return [];
  const asides = ASIDES.flatMap(([words, domains, isAsked]) =>
    isAsked(brief) && domains.some((id) => isLeftOut(id, brief)) ? [words] : [],
  );
  const but = asides.length > 0 ? `, ${listed(asides)} aside` : "";
  const why = brief.holds(SMALL) ? "" : ", as the answers point elsewhere";
  return [`Not covered${but}${why}: ${leftOut(brief)}.`];
}

/** What the source of the table stands for. */
const ofTenant = (brief: Brief): string =>
  chosenRows(WINS, brief).some(({ source }) => source.includes("scuba"))
    ? " Tenant settings follow the ScubaGear baseline."
    : "";

export const TABLES: Pack["tables"] = [
  {
    id: "custom.domains",
    section: "solution",
    heading: "Domains",
    caption: "Domains and opening questions",
    intro: (brief) =>
      [
        brief.holds(FOCUSED)
          ? `Three domains are proposed for workshop 2; requested items elsewhere are checked${asksDuties(brief) ? ", and duties asked about," : ""} but not scored.`
          : brief.holds(PILOT)
            ? "All ten domains are scored; those without a check below on statements and records, so at most 2."
            : `All ten domains are scored; “in brief” means the opening question${brief.holds(SMALL) ? "" : " and its evidence"}, and a score of at most 2.`,
        ...(ratesPillars(brief) ? ["Zero Trust ratings are separate."] : []),
        ...(partsOf(brief)
          ? [`${PARTED} each have one score for ${partsOf(brief).replace(" and ", " and one for ")}, the others one.`]
          : []),
        ...notCovered(brief),
        `Scale: 0 not in place, 1 partial, 2 complete, 3 complete and proven by test${yardstick(brief)}.`,
        ...(hasOwnText(brief) ? ["Contracts and duties are held against their own text."] : []),
        ...(ofAnnex(brief)
          ? [
              `Of the 93 controls in its Annex A ${controlsRead(brief)} are read, here and under Security Requirements; clauses 4 to 10, with internal audit and management review, stay with ${brief.client.company}.`,
            ]
          : []),
      ].join(" "),
    columns: ["Domain", "Opening question", "Evidence", "Covered in, and why"],
    rows: DOMAIN_IDS.map((id) => ({
      cells: [
        (brief) => domainRow(id, brief).name,
        (brief) => domainRow(id, brief).question,
        (brief) => (brief.holds(FOCUSED) && !isProposed(id, brief) ? "–" : domainRow(id, brief).evidence),
        (brief) =>
          `${depthOf(id, brief, {
            others: !isHeardLittle(brief) ? "interviews" : isRead(id, brief) ? "tools and records" : "records",
            isRead: isRead(id, brief),
          })}${annexOf(id, brief)}`,
      ],
      asked: (brief) => !isLeftOut(id, brief),
      source: (brief) => (ofAnnex(brief) || yardstick(brief).includes("CIS Controls") ? ["ciso-lib", "ej"] : ["ej"]),
    })),
  },
  {
    id: "custom.products",
    section: "solution",
    heading: "Checks and findings",
    caption: "Checks, findings and usual actions",
    columns: ["Subject", "What is checked, and how", "Finding if", "Usual action"],
    rows: [...CHECKS, ...DOMAIN_CHECKS],
  },
  {
    id: "custom.pilot",
    section: "solution",
    heading: "Proposed pilot",
    caption: "Proposed pilot and criteria",
    when: PILOT,
    columns: ["Item", "Detail"],
    rows: (
      [
        ["Subject", (brief) => `${subjectOf(brief)}, with ${pilotPeople(brief)}`],
        ["Set-up", (brief) => say(pilotsFor(brief)[0].setUp, brief)],
        ["Passes if", (brief) => say(pilotsFor(brief)[0].pass, brief)],
        ["Fails if", (brief) => say(pilotsFor(brief)[0].fail, brief)],
        ["Rollback", (brief) => pilotsFor(brief)[0].back],
      ] satisfies [string, (brief: Brief) => string][]
    ).map((cells) => ({ cells, source: ["ej"] as const })),
  },
  {
    id: "custom.quick-wins",
    section: "approach",
    heading: "Quick-win candidates",
    intro: (brief) =>
      `Each is agreed with the system owner and takes ${brief.holds(LARGE) ? "half a day to a day with announcement and test" : "about an hour with its test"}; one that shows a dependency ${brief.holds(SMALL) ? "is dropped." : `moves to the road map.${ofTenant(brief)}`}`,
    caption: "Quick-win candidates",
    when: TEN_DOMAINS,
    columns: ["Change", "Test", "Rollback"],
    rows: WINS,
  },
];

export const FEATURES: Pack["features"] = [
  {
    by: ["detection", "identities", "mail", "SharePoint", "test alert", "directory", "measurement"],
    objectives: ["enhance-security"],
    source: ["ej"],
  },
  {
    by: ["mail", "SharePoint"],
    objectives: ["enhance-security"],
    when: MAIL_OR_SITES,
    source: ["eol", "ej"],
  },
  {
    by: "ticket causes",
    objectives: ["productivity"],
    when: wants("productivity"),
    source: ["ej"],
  },
  {
    by: ["growth limits", "Analysis, scoring"],
    objectives: ["scalability"],
    source: ["ej"],
  },
  {
    by: ["manual steps", "interviews"],
    objectives: ["digital-transformation"],
    source: ["ej"],
  },
  {
    by: "Road map",
    objectives: ["innovation"],
    source: ["ej"],
  },
  {
    by: ["evidence of duties", "compliance records", "Analysis, scoring"],
    objectives: ["compliance-objective"],
    source: ["ej"],
  },
  {
    by: "Analysis, scoring",
    objectives: ["enhance-security"],
    source: ["ej"],
  },
  {
    by: ["remote access", "identities", ": devices"],
    objectives: ["remote-work"],
    when: wants("remote-work"),
    source: ["ej"],
  },
  {
    by: "subscriptions",
    objectives: ["cost-reduction"],
    when: all(wants("cost-reduction"), AZURE),
    source: ["ej"],
  },
  {
    by: ["contracts and licences", "tenant and licences"],
    objectives: ["cost-reduction"],
    when: wants("cost-reduction"),
    source: ["ej"],
  },
];
