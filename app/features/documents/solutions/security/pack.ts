/** Security assessment and implementation: scored domains, access policies, privileged access, detection, and a plan in stages. */

import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { optionLabel } from "#app/features/documents/brief/option-label.ts";
import { peoplePlanned } from "#app/features/documents/brief/people.ts";
import { rateOf } from "#app/features/documents/budget/budget.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { figure, listed, plural } from "#app/features/documents/words.ts";
import { CUTOVER, TESTS } from "./acceptance.ts";
import { AFFORDABLE } from "./affordable.ts";
import {
  ASSESSMENT,
  BUILD,
  DETECTION,
  ENDPOINT,
  ENROLS,
  ENROLS_JOINING,
  IDENTITY,
  MAIL_IN_TENANT,
  ON_PREMISES,
  POLICIES,
  SEATS,
  SIEM,
  SMALL,
  TENANT,
  TENANT_FOR_ADMINISTRATORS,
  TIER0,
  TIERED,
} from "./answers.ts";
import { SINGLES, SUITE } from "./answers-licences.ts";
import { COMPONENTS, PORTS, SIZING } from "./architecture.ts";
import { ASSUMPTIONS, EFFECTS, REQUESTS, TECHNOLOGIES } from "./assumptions.ts";
import { BILL } from "./bill.ts";
import { DECISIONS } from "./decisions.ts";
import { diagram } from "./diagram.ts";
import { deliveredInTime } from "./in-time.ts";
import { leftForLater } from "./later.ts";
import { ORDER_OF_WORK, wave } from "./names.ts";
import { OPERATIONS, RECOVERY, SIGNALS, TRAINING } from "./operations.ts";
import { OPTIONS } from "./options.ts";
import { interviews } from "./quantities.ts";
import { beyond, partsCovered } from "./rests.ts";
import { RISKS } from "./risks.ts";
import { licencesNamed, licencesSum, quotedLicences, stepsSum } from "./road-map.ts";
import { SCOPE } from "./scope.ts";
import { FEATURES, TABLES } from "./tables.ts";
import { TASKS, trainingDays } from "./tasks.ts";

/** What detection sees: mail only where it lies in the tenant, applications only with E5. */
const signalsOf = (brief: Brief): string =>
  listed([
    "endpoints",
    ...(brief.holds(MAIL_IN_TENANT) ? ["mail"] : []),
    ...(brief.holds(SEATS)
      ? ["sign-ins"]
      : brief.holds(SINGLES)
        ? ["identities"]
        : ["identities", "cloud applications"]),
    ...(brief.holds(all(SEATS, TIERED)) ? ["the directory"] : []),
  ]);

/** The plans of shift workers hold no detection for mail and cloud applications, and none is bought for them. */
const knowledgeOnly = (brief: Brief): string =>
  brief.holds(SUITE) && brief.frontline > 0
    ? ` (${brief.holds(MAIL_IN_TENANT) ? "mail and " : ""}cloud applications for the ${figure(brief.knowledge)} knowledge workers only)`
    : "";

const IN_TENANT = ["office-365", "teams", "power-platform", "azure-services"];

/** What is known of the protection that stands today. */
function protectedToday(brief: Brief): string {
  return brief.has("cloud-maturity", "no-cloud")
    ? brief.holds(TENANT)
      ? `Accounts in ${listed(
          brief
            .values("current-technologies")
            .filter((id) => IN_TENANT.includes(id))
            .map((id) => optionLabel("current-technologies", id)),
        )} can be attacked from anywhere${brief.holds(ON_PREMISES) ? `, while ${brief.hasDirectory ? "servers and directory" : "servers"} remain on-premises` : ""}.`
      : brief.holds(ASSESSMENT)
        ? "Nothing runs in the cloud yet, so the on-premises directory, servers and backups are measured first."
        : `Nothing runs in the cloud yet${brief.holds(ON_PREMISES) ? ", so exposure on-premises is reduced in phase 1, ahead of" : ";"} the first cloud control${brief.holds(ON_PREMISES) ? "," : " is"} ${brief.holds(POLICIES) ? "sign-in" : "monitoring of the directory"}.`
    : brief.holds(none(TENANT))
      ? `${brief.has("current-technologies", "none") ? "The" : "No Microsoft cloud service was named: the"} first weeks establish how sign-in, mail and devices are protected today.`
      : brief.values("security-requirements").length > 1
        ? `The project first establishes how far the ${brief.values("security-requirements").length} security requirements are already met.`
        : "";
}

const ADDS_COST = all(BUILD, is("primary-objective", "cost-reduction"));

export const SECURITY: Pack = {
  id: "security",
  dearer: ADDS_COST,
  later: (brief) =>
    brief.holds(ASSESSMENT)
      ? {
          once: stepsSum(brief).amount,
          yearly: licencesSum(brief),
          named: licencesNamed(brief),
          quoted: quotedLicences(brief),
        }
      : null,
  noun: "security project",
  beyond,
  deliverable: (brief) =>
    brief.holds(ASSESSMENT)
      ? `an evidence-based security assessment covering ${peoplePlanned(brief)}, with two pieces of evidence per score, and a road map`
      : brief.holds(IDENTITY)
        ? `multi-factor authentication, device-based Conditional Access in stages and controlled privileges for ${peoplePlanned(brief)}, following a scored assessment of eight domains`
        : brief.holds(DETECTION)
          ? `detection and response across ${signalsOf(brief)} for ${peoplePlanned(brief)}${knowledgeOnly(brief)}, with run books and a tested incident process, following a scored assessment of eight domains`
          : `a hardened Active Directory control plane (Tier 0, ${plural(brief.domainControllers, "domain controller")}) with attack paths closed and recovery rehearsed, following a scored assessment of eight domains`,
  situation: (brief) =>
    [
      partsCovered(brief),
      brief.holds(ADDS_COST) ? "The project adds cost, offset only by contracts and licences ended." : "",
      protectedToday(brief),
      deliveredInTime(brief),
      leftForLater(brief),
      brief.holds(TIERED) && brief.known("deadline-reason") === "merger"
        ? "As a merger, sale or move is ahead, no trust with the other party is set up before the tiers stand."
        : "",
    ]
      .filter(Boolean)
      .join(" "),
  reworded: (text, brief) =>
    brief.holds(ASSESSMENT)
      ? text.replace(
          "repositories are scanned for secrets, but code",
          "its developers scan repositories for secrets, and code",
        )
      : brief.holds(DETECTION)
        ? text
            .replace("endpoints, mail, identities and cloud apps", signalsOf(brief))
            .replace(/, with logs retained .*requires/, brief.holds(SIEM) ? ", with logs retained for 12 months" : "")
        : brief.holds(TENANT_FOR_ADMINISTRATORS)
          ? text.replace("services, synchronisation and backup", "services and backup")
          : text,
  scope: SCOPE,
  affordable: AFFORDABLE,
  options: OPTIONS,
  saving: {
    by: "Leaving out the training of the experienced administrators",
    decision: ORDER_OF_WORK,
    beside: "",
    amount: (brief, { rates, contingencyPercent }) =>
      (trainingDays(brief) * rateOf(rates, "Engineer") * (100 + contingencyPercent)) / 100,
  },
  components: COMPONENTS,
  sizing: SIZING,
  ports: PORTS,
  decisions: DECISIONS,
  bill: BILL,
  features: FEATURES,
  rules: [],
  tables: TABLES,
  tasks: TASKS,
  risks: RISKS,
  tests: TESTS,
  cutover: CUTOVER,
  coexistence: (brief) =>
    brief.holds(ASSESSMENT)
      ? "The assessment tools are read-only; only quick wins change settings."
      : brief.holds(ENDPOINT)
        ? "Existing protection stays until Defender reports from every device in a wave and is removed in the same wave; no device runs two active products."
        : brief.holds(TIER0)
          ? "Both administration methods work for two weeks; Tier 0 then blocks the old one."
          : "Current sign-in methods remain available until each user has registered the new ones.",
  noticed: (brief) =>
    brief.holds(ASSESSMENT)
      ? "Quick wins are applied"
      : brief.holds(POLICIES)
        ? `Access policies are enforced${brief.holds(ENDPOINT) ? " and existing protection is replaced" : ""}`
        : "Logon restrictions, noticed only by administrators, are applied",
  rollback: (brief) => {
    if (!brief.holds(SMALL)) return ""; // a column of the cutover table says it
    return brief.holds(ASSESSMENT)
      ? "Each quick win is reversed from the exported setting."
      : [
          ...(brief.holds(POLICIES)
            ? [`A policy returns to report-only mode, or a ${wave(brief)} is excluded from it, within minutes.`]
            : []),
          ...(brief.holds(TIER0)
            ? [
                "A GPO is unlinked, on domain controllers within five minutes, elsewhere within two hours, or an account returns to its group.",
              ]
            : []),
          ...(brief.holds(ENDPOINT) ? ["Attack surface reduction rules return to audit."] : []),
        ].join(" ");
  },
  operations: OPERATIONS,
  signals: SIGNALS,
  recovery: RECOVERY,
  assumptions: ASSUMPTIONS,
  requests: REQUESTS,
  meets: (brief) => {
    const many = interviews(brief);
    return brief.holds(ASSESSMENT) ? { who: `Interviews (${many} of an hour)`, hours: [0, many, 0, 0] } : null;
  },
  hands: (brief) =>
    brief.holds(any(ENROLS, ENROLS_JOINING))
      ? [
          {
            who: "Help desk for enrolment",
            count: brief.devices,
            what: "devices",
            minutes: 15,
            phase: brief.holds(ENROLS) ? 2 : 3,
          },
        ]
      : [],
  technologies: TECHNOLOGIES,
  training: TRAINING,
  effects: EFFECTS,
  diagram,
};
