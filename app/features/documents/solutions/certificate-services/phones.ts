/** Certificates of phones and Intune-only laptops: Cloud PKI or a connector, with what each costs. */

import { all, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { amountOf, rateOf } from "#app/features/documents/budget/budget.ts";
import { exchanged } from "#app/features/documents/facts/exchange.ts";
import { PRICES, RATE_CARDS } from "#app/features/documents/facts/prices.ts";
import type { DecisionRow, PackTable } from "#app/features/documents/pack.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import { CLOUD_PKI, FEW, MANY, MOBILE, OWN_KEYS, SEVERAL_CAS, TENANT } from "./answers.ts";
import { connectors, freeLicences, ownServers, windowsFor } from "./quantities.ts";
import { CONNECTOR_TASK, firstOnServers, plannedDays } from "./tasks.ts";

/** Dollars a year, at the price of the price book. */
export const cloudYear = ({ users }: Brief): string => figure((users * PRICES["cloud-pki"].high * 12) / 100);
/** Intune for a user and month, in dollars. */
export const INTUNE_MONTH = (PRICES["intune-p1"].low + PRICES["intune-p1"].high) / 200;
export const intuneYear = ({ users }: Brief): string => `USD ${figure(users * INTUNE_MONTH * 12)}`;
/** Phones need Intune whichever authority serves them. */
const intuneEitherWay = (brief: Brief): string =>
  brief.holds(TENANT)
    ? `; both need Intune: ${intuneYear(brief)} a year more unless the current plan includes it`
    : `; both need Intune, budgeted at ${intuneYear(brief)} a year unless already licensed`;

/** Servers of a connector, each about a day of work, and of these the ones for whose Windows no licence is free. */
const serversFor = (brief: Brief): { more: number; bought: number } => {
  const more = brief.holds(SEVERAL_CAS) ? 2 : 1;
  return { more, bought: Math.max(0, more - Math.max(0, freeLicences(brief) - ownServers(brief))) };
};
/** Three years of the fee exceed a connector with the care that its servers take, half as much again. */
const isDearer = (brief: Brief): boolean => {
  const { more, bought } = serversFor(brief);
  const days = more * rateOf(RATE_CARDS[brief.currency], "Engineer");
  const work = exchanged([[brief.currency, days]], "USD");
  const connector = amountOf(PRICES["windows-standard"], bought).likely + work;
  return brief.users * PRICES["cloud-pki"].high * 36 > connector * 1.5;
};

/** For many the plan has it, as a task of its own. */
const plannedWork = (brief: Brief): string => {
  const days = plannedDays(brief, CONNECTOR_TASK);
  return days > 0 ? ` and ${plural(days, "day")} of work` : "";
};

/** What phones cost without Cloud PKI: servers, their Windows as far as no licence is free, and nothing for each user. */
const withConnector = (brief: Brief): string => {
  const { more, bought } = serversFor(brief);
  const work = brief.holds(MANY) ? plannedWork(brief) : ` and about ${plural(more, "day")} of work`;
  return `${more > 1 ? "two more servers" : "one more server"}${windowsFor(bought)}${work} but no per-user fee`;
};

const PHONES = {
  title: "Certificates for Intune devices",
  serves: ["mobile-device-management"],
  alternatives: "SCEP through NDES; PKCS through the certificate connector; Cloud PKI",
  confidence: "medium",
  before: firstOnServers,
} as const;

/** Both say what the other would cost. */
const byConnector = (brief: Brief): string =>
  `A connector to this CA (NDES) for phones and Intune-only laptops, which needs ${withConnector(brief)}. Cloud PKI, USD ${cloudYear(brief)} a year as an add-on, ${brief.holds(TENANT) ? "replaces it if the current plan includes it" : "is the alternative: no current plan including it was named"}.`;
const inCloud = (brief: Brief): string =>
  `Cloud PKI for phones and Intune-only laptops. As an add-on it costs USD ${cloudYear(brief)} a year; ${brief.holds(TENANT) ? "unless the current plan includes it," : "no current plan including it was named;"} the alternative is a connector, which needs ${withConnector(brief)}.`;

export const PHONE_DECISIONS: readonly DecisionRow[] = [
  {
    ...PHONES,
    context: (brief) =>
      `Mobile device management is required; ${brief.holds(TENANT) ? "Microsoft 365 is in use" : `no Microsoft 365 plan was named${brief.has("cloud-maturity", "no-cloud") ? ", and no cloud adoption reported" : ""}`}.`,
    decision: (brief) =>
      `${brief.holds(MANY) ? byConnector(brief) : inCloud(brief)} Either way, rights over Intune SCEP profiles count as Tier 0: a profile determines who signs in.`,
    tradeOff: (brief) =>
      brief.holds(MANY)
        ? "Internet-facing enrolment of phones; saves a fee per user"
        : `A recurring licence${isDearer(brief) ? ", dearer over three years," : ""} and no choice of data location; needs no enrolment server, which could request any subject`,
    when: all(MOBILE, none(OWN_KEYS)),
    ask: (brief) => {
      const [many, plan] = [brief.holds(MANY), brief.holds(TENANT)];
      const fee = `USD ${cloudYear(brief)} a year`;
      const cloud = plan
        ? `(recommended${many ? "" : "; free"} if the current plan includes it), ${many ? `${fee} as an add-on` : `provisionally budgeted at ${fee}`}`
        : `${many ? "" : "(recommended and budgeted) "}at ${fee}`;
      return `Choose Cloud PKI for phones ${cloud}, or a connector to this CA${many ? ` (recommended ${plan ? "otherwise " : ""}and budgeted)` : ""}, which needs ${withConnector(brief)}${!many && brief.has("primary-objective", "cost-reduction") && isDearer(brief) ? ": cheaper than the add-on over three years, but a Tier 0 server able to request any subject, which is exposed to the internet (SCEP) or makes the phones' private keys itself (PKCS)" : ""}${intuneEitherWay(brief)}`;
    },
    source: ["cloudpki", "certconn", "intune-esc1", "ej"],
  },
  {
    ...PHONES,
    context: "Mobile device management is required, and a public body keeps its keys under its own control.",
    decision: (brief) =>
      `NDES with the certificate connector, on ${connectors(brief) > 1 ? "two dedicated servers" : "a dedicated server"}, so that phones generate their own private keys. Cloud PKI would need no server, but Microsoft holds its keys and offers no choice of data location.`,
    tradeOff: "Internet-facing enrolment of phones, in return for keys under the client's control",
    when: all(MOBILE, OWN_KEYS),
    ask: (brief) =>
      `Choose the connector to this CA for phones (recommended), or accept Cloud PKI with keys held by Microsoft${intuneEitherWay(brief)}`,
    source: ["cloudpki", "certconn", "ej"],
  },
];

export const CLOUD_PKI_TABLE: PackTable = {
  id: "pki.cloud-pki",
  section: "solution",
  heading: "AD CS or Cloud PKI for devices",
  caption: "AD CS with a connector compared with Intune Cloud PKI",
  when: all(MOBILE, none(FEW)),
  intro: (brief) =>
    `The design and bill of materials are based on ${brief.holds(CLOUD_PKI) ? "Cloud PKI" : "NDES with the connector"}.`,
  columns: ["Aspect", "AD CS with connector (SCEP through NDES, or PKCS)", "Intune Cloud PKI"],
  rows: [
    {
      cells: [
        "Best for",
        "servers, domain controllers, machines outside Intune",
        "phones, Windows laptops, wireless and VPN",
      ],
      source: ["ej"],
    },
    {
      cells: [
        "Licence",
        "Windows Server",
        "Intune Suite or add-on; Microsoft 365 E5 once the tenant shows the service plan",
      ],
      source: ["cloudpki", "cloudpki-e5"],
    },
    {
      cells: ["Servers", "Windows Server, not on the issuing CA", "none"],
      source: ["certconn", "cloudpki"],
    },
    {
      cells: ["Enrolment", "SCEP, PKCS, autoenrolment", "SCEP, devices enrolled in Intune only"],
      source: ["cloudpki"],
    },
    {
      cells: [
        "Reached from the internet",
        "SCEP: NDES through a proxy; PKCS: nothing, but the connector makes the phones' private keys",
        "nothing of the client's",
      ],
      source: ["certconn", "ej"],
    },
    { cells: ["Revocation", "CRL and OCSP", "CRL valid 7 days, published every 3.5 days"], source: ["cloudpki"] },
    { cells: ["Data residency", "the client's site", "no choice"], source: ["cloudpki"] },
    { cells: ["Hierarchy", "any", "two tiers, or under the client's root"], source: ["cloudpki"] },
    { cells: ["Keys", "held by the client", "RSA 2048 to 4096 in Azure Managed HSM"], source: ["cloudpki"] },
  ],
};
