/** The decisions of the design, with the names proposed for the CAs. */

import { detailLabel } from "#app/features/catalogue/detail-answers.ts";
import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isMonthly } from "#app/features/documents/brief/change-window.ts";
import { isAudit, isMerger } from "#app/features/documents/brief/deadline-reason.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { HAS_MODULES, KEYS_IN_MODULES, REGULATED_INDUSTRY } from "#app/features/documents/facts/effort.ts";
import { type DecisionRow, type Pack, say } from "#app/features/documents/pack.ts";
import { mayMissWeekend, monthlyWeekends } from "#app/features/documents/plan/plan.ts";
import { restDecision } from "#app/features/documents/solutions/rest-of-controls.ts";
import { people, plural } from "#app/features/documents/words.ts";
import {
  CONNECTOR,
  ENCRYPTED,
  FEW,
  HSM_MISSED,
  LARGE,
  needsSpare,
  ONE_CA,
  ONE_WOULD_DO,
  OVERSIZED,
  OWN_KEYS,
  SEVERAL_CAS,
  SMALL,
  TIERED,
  withinTheHour,
} from "./answers.ts";
import {
  fromFramework,
  isOptional,
  keysAsked,
  neededIn,
  ORDER_TERMS,
  orderedWhen,
  withoutModules,
} from "./module-delivery.ts";
import { modulesCost, modulesInThreeYears, savedByOne } from "./module-price.ts";
import { KEY_PROTECTION, NUMBER_OF_TIERS, REDUNDANCY, riskAcceptance, thirdServes } from "./names.ts";
import { decidesKeyWithTiers, OLD_SERVERS } from "./old-servers.ts";
import { PHONE_DECISIONS } from "./phones.ts";
import {
  apart,
  connectors,
  freeLicences,
  isOne,
  issuing,
  ownServers,
  responders,
  served,
  windowsFor,
  windowsPrice,
} from "./quantities.ts";
import { allowedIn, canWait, openers, RESTORE_HOURS } from "./restore.ts";
import { RESTS } from "./rests.ts";
import { SECOND_FACTOR } from "./second-factor.ts";
import { firstOnServers } from "./tasks.ts";
import { leafKey } from "./templates.ts";
import { fewWeekends, goLive } from "./waves.ts";

/** Who builds for twenty years at scale, or wants what is new, weighs the signature that is to come. */
const POST_QUANTUM = all(any(LARGE, is("primary-objective", "innovation")), none(FEW));

/** Whoever has these asks which algorithms they verify; for others the table of keys is enough. */
const OLD_CONSUMERS = any(
  is("integration-needs", "legacy-applications"),
  is("industry", "manufacturing", "healthcare"),
);

/** Policy CAs are a question, and one of price. */
const TIERS_OPEN = all(LARGE, none(OVERSIZED));
/** For whom the hierarchy is built. */
const scale = (brief: Brief): string =>
  `${plural(brief.users, "user")}, ${brief.holds(REGULATED_INDUSTRY) ? "in a regulated sector" : brief.regulated ? "compliance required" : namedRule(brief)}.`;

function namedRule(brief: Brief): string {
  const framework = brief.known("framework");
  return framework && framework !== "none"
    ? `${detailLabel("framework", framework)} named`
    : "no rule on CA keys named";
}

/** A company's name as a certificate can carry it: letters, digits, spaces and hyphens; empty where it is spelt with others. */
function nameInCertificates({ client: { company } }: Brief): string {
  if (/[^\x20-\x7e]/.test(company)) return "";
  const name = company
    .replaceAll("&", " and ")
    .replace(/[^A-Za-z0-9-]+/g, " ")
    .trim();
  return name.length > 40 ? "" : name;
}

/** Proposed for the authorities; empty where the company's name cannot stand in a certificate as it is. */
function proposedNames(brief: Brief): string {
  const name = nameInCertificates(brief);
  if (!name) return "";
  const many = issuing(brief);
  const neutral = isMerger(brief) ? ", or without the client's name, which a merger or sale may change" : "";
  return brief.holds(SMALL)
    ? ` Proposed name: “${name} Root CA”${neutral}.`
    : ` Proposed names: “${name} Root CA” and “${name} Issuing CA${many > 1 ? ` 1” ${many > 2 ? "to" : "and"} “${many}` : ""}”${neutral}.`;
}

/** Not of a configuration that the size put in the place of the chosen one. */
const asRequested = ({ chosen, configuration }: Brief): string =>
  chosen.id === configuration.id ? ", as requested" : "";

const outage = (brief: Brief): string => {
  const accepted = brief.known("recovery-time");
  return accepted
    ? `Outages of up to ${detailLabel("recovery-time", accepted)} are acceptable`
    : "No outage limit was stated";
};

/** One authority is out of the question only by the hour that was allowed, which need not be meant for new certificates. */
const mayTakeOne = (brief: Brief): boolean => brief.holds(ONE_WOULD_DO) && withinTheHour(brief);

/** `, saving USD 1,123 once`. */
const savedStandby = (brief: Brief): string =>
  freeLicences(brief) < ownServers(brief) + connectors(brief) ? `, saving ${windowsPrice(1)} once` : "";

/** At the size for which the configuration is made, one key signs in for all. */
const isAdvised = (brief: Brief): boolean => isOptional(brief) && !brief.holds(OVERSIZED);
/** A second appliance behind one authority is dear for what it bridges. */
const oneModule = (brief: Brief): string =>
  isOne(brief)
    ? `. One HSM with its backup device would save half of the pair, ${savedByOne(brief)}; if it fails, nothing is signed until it is replaced${isAudit(brief) ? ", so choose once what the auditor accepts is answered" : ""}`
    : "";
const noHardware = (brief: Brief): string =>
  `${brief.holds(ENCRYPTED) ? "Data encryption is required, but no answer" : "No requirement in the answers"} calls for hardware key protection`;
const supervised = (brief: Brief): string => (brief.holds(OWN_KEYS) ? "A public body" : "A financial institution");
const SOFTWARE_KEY =
  "Software key on a volume protected by BitLocker and the TPM, with an encrypted copy kept offline under a split password. The keys sealing a virtual TPM (Hyper-V: guardian certificates) are kept with it, or the image cannot start elsewhere.";
const KEY_STORES = "software key on an encrypted volume; PCIe HSM; network HSM pair";

/** The log of a small organisation has no column for them. */
const considered = (rows: readonly DecisionRow[]): DecisionRow[] =>
  rows.map((row) => ({
    ...row,
    decision: (brief) =>
      `${say(row.decision, brief)}${brief.holds(FEW) ? ` Considered: ${say(row.alternatives, brief)}.` : ""}`,
  }));

export const DECISIONS: Pack["decisions"] = considered([
  {
    title: NUMBER_OF_TIERS,
    context: scale,
    alternatives: "one tier; two tiers",
    decision: (brief) =>
      `One tier: an online enterprise root. The trade-off is accepted in writing, with an exit path: build an offline root and a new issuing CA in parallel, move the templates, let old certificates expire. Signing and dating this row records the acceptance.${decidesKeyWithTiers(brief) ? ` ${SOFTWARE_KEY}` : ""}${proposedNames(brief)}`,
    tradeOff:
      "A root key stolen over the network means rebuilding trust on every device; saves an offline root and its ceremonies",
    confidence: "high",
    when: SMALL,
    ask: (brief) => `Sign ${riskAcceptance(brief)}, or choose two tiers`,
    rests: (brief) => (brief.holds(HSM_MISSED) ? [{ ask: keysAsked(brief) }] : []),
    source: ["pki-design", "ej"],
  },
  {
    title: NUMBER_OF_TIERS,
    context: scale,
    alternatives: (brief) => (brief.holds(LARGE) ? "two tiers; three tiers with policy CAs" : "one tier; two tiers"),
    decision: (brief) =>
      brief.holds(LARGE)
        ? `Two tiers; the third issuing CA serves ${thirdServes(brief)}. The network CA's NTAuth entry, created at installation, is removed: its requesters supply their own subject, and nothing it issues may sign in. Without a policy owner, a third tier adds ceremonies but no security.${proposedNames(brief)}`
        : `Two tiers: an offline root that never joins the domain and an online issuing layer that can be rebuilt.${proposedNames(brief)}`,
    tradeOff: "Key ceremonies and a safe; keeps the root key off the network",
    confidence: "high",
    when: TIERED,
    due: (brief) => (brief.holds(TIERS_OPEN) ? undefined : "design"), // names change no price
    ask: (brief) =>
      brief.holds(TIERS_OPEN)
        ? "Choose two tiers (recommended) or three with policy CAs at 10 days each, and agree the root CA's name"
        : "Name the root CA, whose name every certificate chain carries for 20 years",
    source: ["pki-design", "ej"],
  },
  ...[true, false].map(
    (oversized) =>
      ({
        title: REDUNDANCY,
        serves: ["availability"],
        context: (brief: Brief) => `${outage(brief)}; losing a sole issuing CA would stop enrolment, not validation.`,
        alternatives:
          "failover cluster with shared storage or HSM; two independent issuing CAs; one CA with a tested restore",
        decision: (brief: Brief) =>
          `Two independent issuing CAs in ${apart(brief)} publishing the same templates${oversized || canWait(brief) ? asRequested(brief) : ""}. Independent CAs protect enrolment and are simpler to run than a cluster.${canWait(brief) ? " One CA with a tested restore would meet the accepted outage." : ""}${brief.holds(LARGE) ? ` The third CA stands alone and is restored from backup ${canWait(brief) ? `within ${allowedIn(brief)}` : `in ${RESTORE_HOURS.at(-1)} hours`}${withinTheHour(brief) ? " rather than one" : ""}, as its certificates are renewed weeks ahead.` : ""}`,
        tradeOff: "One more CA server and certificate to maintain",
        confidence: "medium",
        when: all(SEVERAL_CAS, oversized ? OVERSIZED : none(OVERSIZED)),
        ...(oversized
          ? {}
          : {
              before: (brief: Brief) => (mayTakeOne(brief) ? "" : firstOnServers(brief)), // another option is taken before the order
              ask: (brief: Brief) =>
                canWait(brief)
                  ? `Confirm two independent issuing CAs${asRequested(brief)}, or take one with a tested restore, which the accepted outage allows and which saves a server${windowsFor(freeLicences(brief) < ownServers(brief) + connectors(brief) ? 1 : 0)}`
                  : `Choose two independent issuing CAs (recommended)${mayTakeOne(brief) ? ", a failover cluster or, if new certificates may wait longer than 1 hour, one CA with a tested restore" : " or a failover cluster"}`,
            }),
        source: ["pki-ocsp", "ej"],
      }) as const,
  ),
  ...[true, false].map(
    (spare) =>
      ({
        title: REDUNDANCY,
        serves: ["availability"],
        context: (brief: Brief) => `${outage(brief)}; one issuing CA serves ${served(brief)}.`,
        alternatives: "second issuing CA; standby server; tested restore",
        decision: (brief: Brief) =>
          `One CA, restored within ${allowedIn(brief)}${spare ? " on a standby server" : ""}; issued certificates keep working, as ${brief.holds(HAS_MODULES) ? "another server can re-sign the CRL through the HSM" : "the CRL can be re-signed with the backed-up key"}.${spare ? ` The standby is isolated, in a workgroup and re-imaged after each test. The hour holds only while ${openers(brief)} are at work; if the timed restore takes longer, a second issuing CA on that server is quoted as a change.` : ""}`,
        tradeOff: "No new certificates during the restore",
        confidence: spare ? "medium" : "high", // the risk register gives the hour little chance
        when: ONE_CA,
        asked: (brief: Brief) => needsSpare(brief) === spare,
        ...(spare
          ? {
              before: firstOnServers,
              ask: (brief: Brief) =>
                `Accept a working day for the restore of the CA (recommended: certificates in use keep working, only new ones wait, and no standby server is needed${savedStandby(brief)}), or confirm 1 hour, with ${openers(brief)} at work`,
            }
          : {}),
        source: ["ej"],
      }) as const,
  ),
  {
    title: KEY_PROTECTION,
    serves: ["data-encryption"],
    context: (brief) =>
      brief.holds(KEYS_IN_MODULES)
        ? `${supervised(brief)} is expected to keep issuing CA keys in hardware, under dual control.`
        : brief.holds(ENCRYPTED)
          ? "Data encryption is required, and this configuration holds issuing keys in hardware."
          : isAdvised(brief)
            ? `This configuration holds issuing keys in hardware, which no answer requires; a copied key lets its holder sign in as any of ${people(brief.users)}.`
            : "This configuration holds issuing keys in hardware; no other requirement calls for it.",
    alternatives: KEY_STORES,
    decision: (brief) =>
      `A network HSM pair, FIPS 140-3 level 3, which ${isOne(brief) ? "" : "serves all issuing CAs and "}survives the loss of one HSM. FIPS 140-2, on the historical list since 21 September 2026, is not accepted. The HSM and its provider are installed before the CA role, and the root is created on its token; until then templates and pilot run in a test hierarchy. ${neededIn(brief)}${withoutModules(brief)}`,
    tradeOff: (brief) =>
      `${modulesCost(brief)}, in return for keys that cannot be stolen from a server: ${modulesInThreeYears(brief)}`,
    confidence: "medium",
    when: HAS_MODULES,
    rests: (brief) => {
      const ask = keysAsked(brief);
      if (!ask) return [];
      return [brief.holds(OVERSIZED) ? { ask } : { ask, first: true }]; // one module is among the options
    },
    ask: (brief) =>
      isOptional(brief)
        ? `Confirm the hardware security module (HSM) pair${isAdvised(brief) ? " (recommended)" : ", which only this configuration calls for,"} and order it ${orderedWhen(brief)}, or keep the CA keys in software, which saves ${modulesCost(brief)}. ${isAdvised(brief) ? `A copied key lets its holder sign in as any of ${people(brief.users)}. ` : ""}${ORDER_TERMS}`
        : `Order the hardware security module (HSM) pair ${orderedWhen(brief)}${fromFramework(brief)}, as recommended, or after a separate tender; no issuing CA is installed before it arrives${oneModule(brief)}${brief.holds(KEYS_IN_MODULES) ? "" : `. Software keys, ready before the pilot, would save ${modulesInThreeYears(brief)}`}. ${ORDER_TERMS}`,
    source: ["fips140", "pki-design", "ej"],
  },
  {
    title: KEY_PROTECTION,
    context: (brief) =>
      brief.holds(HSM_MISSED)
        ? `${supervised(brief)} is expected to use a FIPS 140-3 HSM under dual control, which the single-server configuration lacks: with an online root it would prevent theft of the key, not misuse.`
        : `${noHardware(brief)}.`,
    alternatives: KEY_STORES,
    decision: (brief) =>
      brief.holds(HSM_MISSED)
        ? "Software key on a volume protected by BitLocker and the TPM, an accepted risk signed off with that of the online root. Otherwise: two tiers, as priced in the options table, with an HSM pair if auditors require one."
        : SOFTWARE_KEY,
    tradeOff: (brief) =>
      `A server administrator could copy the key; avoids ${modulesCost(brief)}, and a 6 to 12 week delivery for an HSM pair`,
    confidence: "medium",
    when: any(all(TIERED, none(HAS_MODULES)), HSM_MISSED),
    decidedWith: NUMBER_OF_TIERS,
    ask: (brief) =>
      brief.holds(HSM_MISSED) || !brief.holds(ENCRYPTED) // accepted with the online root, or asked for by nothing
        ? ""
        : "Choose software keys (recommended) or a hardware security module (HSM) before the CA is installed; a later change needs a new key",
    source: ["ej"],
  },
  {
    title: "Algorithms and key lengths",
    context: (brief) =>
      `${brief.has("integration-needs", "legacy-applications") ? "Legacy applications" : plural(brief.devices, "device")} and all other consumers must be able to verify the chain.`,
    alternatives: (brief) =>
      `RSA 4096 and SHA-256; ECDSA P-384${brief.holds(POST_QUANTUM) ? "; ML-DSA in a separate hierarchy" : ""}`,
    decision: (brief) =>
      `RSA 4096 for CAs and at least ${leafKey(brief)} for leaf certificates, SHA-256. ECDSA only where every consumer is known to support it.${brief.holds(POST_QUANTUM) ? " ML-DSA, the post-quantum signature supported by Windows Server 2025 since May 2026, waits: it needs a separate hierarchy, cannot encrypt and does not work through NDES." : ""}`,
    tradeOff: "Larger certificates, in return for the widest support",
    confidence: "high",
    when: any(POST_QUANTUM, all(OLD_CONSUMERS, none(FEW))),
    source: (brief) => ["pki-design", "pki-kloud", ...(brief.holds(POST_QUANTUM) ? (["pki-mldsa"] as const) : [])],
  },
  ...PHONE_DECISIONS,
  {
    title: "Template policy",
    isKept: true,
    context: (brief) => `A misconfigured template could let any of ${people(brief.users)} become domain administrator.`,
    alternatives: "default templates; the same with restricted enrolment; custom templates",
    decision: (brief) =>
      `No default template is published, or domain controllers would enrol before LDAPS is tested. Custom templates take the subject from the directory or require approval${brief.holds(CONNECTOR) ? ", except for phones, whose requests Intune validates" : ""}; domain controllers use a copy of Kerberos Authentication, which adds the domain name.`,
    tradeOff: "More preparation; closes the most exploited weakness of AD CS",
    confidence: "high",
    source: ["locksmith"],
  },
  {
    title: KEY_PROTECTION,
    isKept: true, // after the templates
    context: (brief) => `${noHardware(brief)}; the CA is a single online server.`,
    alternatives: KEY_STORES,
    decision: `${SOFTWARE_KEY} No HSM: with an online root it would prevent theft of the key, not misuse.`,
    tradeOff: "A server administrator could copy the key; nothing to buy or wait for",
    confidence: "high",
    when: all(SMALL, none(KEYS_IN_MODULES)),
    asked: (brief) => !decidesKeyWithTiers(brief),
    source: ["pki-design", "ej"],
  },
  SECOND_FACTOR,
  {
    title: "Weekend of the servers",
    context: (brief) =>
      `Servers change on the monthly weekend, and the rollout ${mayMissWeekend(brief) ? "may hold none but the reserve weekend of the controllers" : `is certain to hold no more than ${monthlyWeekends(brief) === 1 ? "one" : "two"}, of which the controllers take the first`}.`,
    alternatives: "a further weekend before go-live; the next monthly weekend, although it may lie after go-live",
    decision: (brief) =>
      `A further weekend before go-live on ${formatDay(goLive(brief))}, agreed at design sign-off, on which ${plural(brief.servers.plan, "server")} change in one go or in two halves. Without it, servers left are listed with dates and change on the monthly weekend after.`,
    tradeOff: "One weekend outside the change window; no server without its certificate at go-live",
    confidence: "medium",
    when: DIRECTORY,
    asked: (brief) => isMonthly(brief) && fewWeekends(brief),
    due: "design",
    ask: (brief) =>
      `Choose a further weekend before go-live on ${formatDay(goLive(brief))} for the ${plural(brief.servers.plan, "server")} (recommended), or let those left change on a monthly one after it`,
    source: ["ej"],
  },
  {
    title: "Operating system",
    context: (brief) =>
      `${brief.holds(SMALL) ? "The CA is valid for 15" : isOne(brief) ? "The issuing CA is valid for 10" : "Issuing CAs are valid for 10"} years.`,
    alternatives: "Windows Server 2022; Windows Server 2025",
    decision: (brief) =>
      `Windows Server 2025, supported to 14 November 2034, three years longer than 2022${brief.holds(HAS_MODULES) ? "; 2022 only if the HSM provider does not yet support 2025" : ""}.`,
    tradeOff: (brief) =>
      responders(brief) > 1
        ? "Responder arrays and role separation are not documented for 2025: responders stand alone, roles are separated by groups"
        : "CA role separation is not documented for 2025: roles are separated by groups",
    confidence: "high",
    source: ["eol", "pki-ocsp", "pki-sec"],
  },
  OLD_SERVERS,
  {
    title: "Existing CAs",
    context: "An older enterprise CA may exist; phase 1 checks.",
    alternatives: "in-place upgrade; migration under the old name; new hierarchy in parallel",
    when: DIRECTORY,
    decision: "A new hierarchy in parallel. An existing CA publishes its CRL until its last certificate has expired.",
    tradeOff: "Two hierarchies for a time; weak keys are left behind",
    confidence: "medium",
    source: ["pki-crl", "ej"],
  },
  restDecision(RESTS),
]);
