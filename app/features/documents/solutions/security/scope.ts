/** What is inside and outside the scope. */

import { all, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { engineersCost, formatAmount, rateOf } from "#app/features/documents/budget/budget.ts";
import { daysInWords } from "#app/features/documents/budget/estimates.ts";
import { PRICES, RATE_CARDS } from "#app/features/documents/facts/prices.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { PUBLISHING_DAYS } from "#app/features/documents/solutions/beside.ts";
import { figure } from "#app/features/documents/words.ts";
import {
  ACADEMIC,
  ASSESSMENT,
  BUILD,
  DIRECTORY,
  DIRECTORY_QUICKLY,
  ENDPOINT,
  ENROLS,
  EXCHANGE,
  EXCHANGE_CLOSED,
  GOVERNMENT,
  LOSS_PREVENTION,
  MEASURED,
  MIGRATES,
  NEW_TENANT,
  ON_PREMISES,
  POLICIES,
  PUPILS,
  SERVER_SENSORS,
  SIEM,
  SMALL,
  SYNCHRONISES,
  TIER0,
  TIERED,
  UNREAD,
  WORKSTATIONS,
} from "./answers.ts";
import { PLANS, SENSORS_IN_PLAN, SMALL_PLANS } from "./answers-licences.ts";
import { base, detectionPlan } from "./licences.ts";
import { gapList, namedIn } from "./named-framework.ts";
import { besideControllers, coveredByLaps, joiningDirectory, PAW_LINE, SIMULATION } from "./names.ts";
import { inDollars, likely } from "./prices.ts";
import { onF3, sensorDays } from "./quantities.ts";
import { restsExcluded } from "./rests.ts";
import { DETECTION_PACE, stepDays } from "./road-map-steps.ts";

/** What the national authority rates a public body by, of which nothing is scored here. */
const RATINGS: Partial<Record<string, string>> = {
  Australia: "Maturity rating under the Essential Eight",
  Canada: "Control-by-control assessment against the CCCS Medium cloud profile (formerly PBMM)",
};

/** What it would cost, where servers are counted. */
const serversPrice = (brief: Brief): string =>
  brief.servers.plan > 0
    ? ` (Defender for Servers P1: ${inDollars(likely("defender-servers-p1") * brief.servers.plan)} a month at list)`
    : "";

/** As a step after the project, with what no plan holds. */
function sensorsPrice(brief: Brief): string {
  const day = rateOf(RATE_CARDS[brief.currency], "Engineer");
  const work = `${daysInWords(10 * sensorDays(brief))} or ${formatAmount(sensorDays(brief) * day, brief.currency)}`;
  if (brief.holds(SENSORS_IN_PLAN))
    return ` (licensed by the suite${brief.frontline > 0 ? " for knowledge workers" : ""}; a later step of ${work})`;
  const alone = brief.holds(ACADEMIC)
    ? "academic quotation"
    : `${inDollars(likely("defender-identity") * brief.users)} a month at list`;
  return ` (a later step of ${work}, and ${alone})`;
}

/** A plan for small organisations holds it, whether or not it is used; a small one looks there before it buys sensors. */
const DETECTION_IDLE = all(PLANS, SMALL_PLANS, none(ENDPOINT, TIER0));
function idlePrice(brief: Brief): string {
  const days = stepDays(DETECTION_PACE, brief);
  const { low } = PRICES["defender-business"];
  const shift =
    onF3(brief) > 0 ? `, and ${inDollars(low * onF3(brief))} a month for ${figure(onF3(brief))} F3 users` : "";
  return ` (in ${base(brief)}; a later step of ${daysInWords(10 * days)} or ${engineersCost(brief, days)}${shift})`;
}

const publishingPrice = (brief: Brief): string =>
  ` (${PUBLISHING_DAYS} days or ${engineersCost(brief, PUBLISHING_DAYS)} each, planning assumption; the Entra ID P1 of the policies covers it)`;

/** Of a server with its mailboxes; planning assumption. */
const UPGRADE_DAYS = 2;
const upgradePrice = (brief: Brief): string => {
  const day = rateOf(RATE_CARDS[brief.currency], "Engineer");
  return ` (${UPGRADE_DAYS} days or ${formatAmount(UPGRADE_DAYS * day, brief.currency)} a server as a planning assumption, licences by quotation)`;
};

export const SCOPE: Pack["scope"] = {
  inside: [
    {
      text: (brief) =>
        `Scored assessment of eight domains with ${brief.holds(UNREAD) ? "two pieces of evidence each" : "tool evidence"}`,
      by: "score",
    },
    { text: "Exchange Server: version, updates and internet exposure", by: "Exchange Server", when: EXCHANGE },
    {
      text: (brief) =>
        brief.holds(DIRECTORY_QUICKLY)
          ? `Quick wins, ${coveredByLaps(brief)}, krbtgt password reset`
          : "Quick wins: minor settings, each reversible",
      by: "quick wins",
    },
    { text: "Break-glass and separate administrator accounts, tested", by: "break-glass accounts", when: MEASURED },
    {
      text: (brief) =>
        `Emergency ${brief.holds(DIRECTORY) ? "directory account" : "account with the current identity provider"} and separate administrator accounts, tested`,
      by: "emergency account",
      when: UNREAD,
    },
    { text: joiningDirectory, by: "directory synchronisation", when: SYNCHRONISES },
    {
      text: (brief) =>
        brief.holds(POLICIES)
          ? "A Microsoft tenant"
          : "Microsoft tenant for administrator accounts and identity sensors",
      by: "tenant with break-glass",
      when: NEW_TENANT,
    },
    {
      text: "Accounts migrated from the current identity provider, devices enrolled",
      by: "accounts migrated",
      when: MIGRATES,
    },
    { text: "Devices joined or enrolled, with compliance policies", by: "compliance policies", when: ENROLS },
    { text: "Phased Conditional Access", by: "policy enforcement", when: POLICIES },
    { text: "A separate policy set for pupil accounts", by: "access policy", when: PUPILS },
    { text: "Eligible roles with approval and access review", by: "eligible roles", when: BUILD },
    { text: PAW_LINE, by: "privileged workstations", when: WORKSTATIONS },
    { text: "Defender onboarding and run books", by: "detection rollout", when: ENDPOINT },
    { text: "Sensitivity labels and DLP, from simulation to block", by: SIMULATION, when: LOSS_PREVENTION },
    { text: "Sentinel with connectors and retention", by: "Sentinel workspace", when: SIEM },
    {
      text: (brief) =>
        `Azure subscription for the log workspace${brief.holds(SERVER_SENSORS) ? " and, through Azure Arc, the server sensors" : ""}`,
      by: "alert",
      when: all(BUILD, none(is("current-technologies", "azure-services"))),
    },
    {
      text: (brief) =>
        `Tier 0: domain controllers, ${besideControllers(brief)}${brief.holds(EXCHANGE) ? ", Exchange Server" : ""}`,
      by: "tier 0",
      when: TIERED,
    },
    { text: "Offline directory backup and recovery plan", by: "offline directory backup", when: TIERED },
    {
      text: (brief) =>
        brief.holds(DIRECTORY_QUICKLY)
          ? "Certificate template review, where AD CS is in use; findings are handed over with their fix"
          : "Certificate template review (ESC1, 4, 6, 8, 15, 16), where AD CS is in use",
      by: "score",
      when: DIRECTORY,
    },
    { text: gapList, by: "score", when: ASSESSMENT, asked: (brief) => namedIn(brief) !== "" },
    { text: "30/60/90-day plan with licence impact", by: "road map with licence impact", when: ASSESSMENT },
  ],
  outside: [
    "Alert monitoring, in or out of hours",
    (brief) => (brief.holds(all(ENDPOINT, none(SERVER_SENSORS))) ? `Detection on servers${serversPrice(brief)}` : ""),
    restsExcluded,
    (brief) =>
      brief.holds(DETECTION_IDLE) ? `Detection on devices by ${detectionPlan(brief)}${idlePrice(brief)}` : "",
    (brief) =>
      brief.holds(all(DIRECTORY_QUICKLY, none(all(SMALL, DETECTION_IDLE))))
        ? `Defender for Identity sensors on domain controllers${sensorsPrice(brief)}`
        : "",
    (brief) =>
      brief.holds(all(POLICIES, ON_PREMISES, is("primary-objective", "remote-work")))
        ? `Access to on-premises applications without a VPN, through Entra application proxy${publishingPrice(brief)}`
        : "",
    (brief) =>
      brief.holds(EXCHANGE_CLOSED) ? `Upgrade of Exchange Server to Subscription Edition${upgradePrice(brief)}` : "",
    "Penetration test",
    (brief) => (brief.holds(GOVERNMENT) && RATINGS[brief.client.country ?? ""]) || "",
    "Legal and regulatory advice",
    "Application rewrites",
    "Physical security",
  ],
};
