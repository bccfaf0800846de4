/** What is decided, by whom the client confirms it, and why. */

import { all, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { type Budget, formatAmount } from "#app/features/documents/budget/budget.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { daysOfRow } from "#app/features/documents/effort/effort.ts";
import { CONFIGURATION_FACTORS, fewerDays } from "#app/features/documents/facts/effort.ts";
import { SERVER_2016 } from "#app/features/documents/facts/lifecycle.ts";
import { RATE_CARDS } from "#app/features/documents/facts/prices.ts";
import type { DecisionRow, Pack } from "#app/features/documents/pack.ts";
import { gateOf, oldestOf } from "#app/features/documents/plan/deadlines.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import { closedDay } from "#app/features/documents/plan/sponsor-days.ts";
import { clause, figure, listed, plural, sentence } from "#app/features/documents/words.ts";
import {
  CLOUD_OFFICE,
  COUNTED,
  EXCHANGE,
  FOCUSED,
  hasAppliance,
  LARGE,
  MEDIUM,
  PILOT,
  POWER,
  ROADMAP,
  SMALL,
  SQL,
  TEN_DOMAINS,
  UNNAMED,
  WINDOWS,
} from "./answers.ts";
import { dutiesUnscored, fourthOf, namesOf, requiredUnscored, unscoredAims } from "./domains.ts";
import { candidates, projectOf } from "./follow-on.ts";
import { cheaperRenewal } from "./magnitudes.ts";
import { blocked, lacksUpdates, PUBLISHED, statedFirst } from "./out-of-support.ts";
import { isLastResort, pilotPeople, pilotsFor, subjectOf, wantsLicence } from "./pilots.ts";
import {
  checkedSites,
  choosesSites,
  countedIn,
  interviews,
  isHeardLittle,
  MEASURED_SITES,
  theServers,
  usualInterviews,
} from "./quantities.ts";
import { isRead } from "./readings.ts";
import { TOOLS } from "./tools.ts";

/** So little more in percent, because what tasks need at least hides the factors; seen over many answers. */
const LITTLE_MORE: Partial<Record<Brief["size"], number>> = { small: 20, medium: 15 };
/** What tasks need beyond the factors of ten domains, as a share of their days. */
const OVER_FACTORS: Record<Brief["size"], number> = { small: 1, medium: 1, large: 1.04, enterprise: 1 };

/** By how much of its days ten domains take longer than the three, in percent to the nearest five; `likely` of the three in tenths. */
export function moreDays(brief: Brief, likely: number): number {
  const [, ten] = daysOfRow(brief, { row: "custom", percent: tenPercent(brief) });
  return LITTLE_MORE[brief.size] ?? Math.round(20 * ((ten * OVER_FACTORS[brief.size]) / likely - 1)) * 5;
}

/** Why the days follow the domains no further. */
const regardless = (brief: Brief): string => (brief.holds(UNNAMED) ? "" : ", as products are measured regardless");

/** What the basis is multiplied by in a form of the assessment, in percent. */
function factorOf(form: string, brief: Brief): number {
  const factor = CONFIGURATION_FACTORS[form];
  const own = brief.holds(SMALL) ? factor?.small : brief.holds(MEDIUM) ? factor?.medium : undefined;
  return own ?? factor?.percent ?? 100;
}

const times = (percent: number): string => (percent / 100).toFixed(2);
const tenPercent = (brief: Brief): number => factorOf("custom-roadmap", brief);

/** Windows Server that support has left when the project starts: named as in use, or listed without a version; a date inside the plan has a decision of its own, and a firm of fifty no room for what may not be there. */
export function lapsedWindows(brief: Brief): string | null {
  const { stated, others } = statedFirst(brief, planOf(brief).start);
  const open = brief.holds(all(WINDOWS, none(SMALL))) ? others : [];
  const product = stated[0] ?? open.find((name) => name.startsWith("Windows Server"));
  return product?.includes("2016") && !gateOf(brief)?.systems?.startsWith("Windows") ? product : null;
}

/** Nothing is upgraded that a project proposed moves soon after. */
const movesToAzure = (brief: Brief): boolean => candidates(brief).includes(projectOf("azure", brief));

const hasEnded = (brief: Brief): boolean => brief.today > SERVER_2016.end;

/** What of it is closed to the internet before its way out is decided; empty for nothing. */
export const closedWindows = (brief: Brief): string => (hasEnded(brief) && lapsedWindows(brief)) || "";

export const byRecords = (product: string): string => `Servers on ${product}, by your own records`;

/** Who carries out what cannot wait for the report. */
export const contactOf = (brief: Brief): string => (brief.holds(SMALL) ? "IT contact" : "IT lead");

/** No answer says which version is in use. */
const isSupposed = (brief: Brief): boolean => oldestOf(brief, "windows-server") === null;

/** What the sites answer that nobody measures. */
function writtenSites({ sites }: Brief): string {
  const others = sites - MEASURED_SITES;
  return others === 1
    ? "The remaining site answers the opening questions in writing, and the consultant checks its evidence"
    : `The other ${figure(others)} answer the opening questions in writing, and the consultant checks the evidence of ${figure(checkedSites(sites))}`;
}

/** What is required and has its domain outside the three is checked, and said to have no score. */
function uncounted(brief: Brief): string {
  const names = brief.holds(FOCUSED) ? requiredUnscored(brief) : [];
  if (names.length === 0) return "";
  return ` ${sentence(listed(names))} ${names.length > 1 ? "are" : "is"} checked as required, without a score.`;
}

/** `another of the ten, such as Productivity for “Digital transformation”`: an aim or a duty outside the three may be worth a place among them. */
function otherDomain(brief: Brief): string {
  const outside = [...unscoredAims(brief), ...dutiesUnscored(brief)];
  const named = [...Map.groupBy(outside, ({ domain }) => domain)].map(
    ([domain, rows]) => `${domain} for ${listed(rows.map(({ label }) => `“${label}”`))}`,
  );
  return `another of the ten${named.length > 0 ? `, such as ${listed(named, "or")}` : ""}`;
}

/** The policy on criminal justice data may bind a public body of the United States. */
const isScreened = (brief: Brief): boolean => brief.jurisdiction === "us" && brief.has("industry", "government");

/** Half of the usual, below which most of what is scored is not heard. */
const leastInterviews = (brief: Brief): number => Math.ceil(usualInterviews(brief) / 2);

/** Where the assessment costs more than to renew what it looks at, that is decided first. */
function orRenewed(brief: Brief, budgetIn: (brief: Brief) => Budget): string {
  const most = cheaperRenewal(brief, budgetIn);
  return most === null
    ? ""
    : `Choose A or, if nothing else is in question, B and then the renewal of ${theServers(brief)} for at most ${formatAmount(most, RATE_CARDS[brief.currency].currency)} of work. For A, `;
}

const formOf = (likelyIn: (brief: Brief) => number, budgetIn: (brief: Brief) => Budget): DecisionRow => ({
  title: "Form of the assessment",
  context: (brief) =>
    brief.holds(ROADMAP)
      ? `The answers point most strongly to ${namesOf(brief)}.`
      : fourthOf(brief)
        ? `Three domains rank highest by the answers, those of the objectives first; next is ${fourthOf(brief)}.${uncounted(brief)}`
        : "No answer points to a fourth domain.",
  alternatives: (brief) =>
    `ten domains; ten domains with a pilot; three domains${brief.holds(FOCUSED) ? "; a health check" : ""}`,
  decision: (brief) =>
    brief.holds(PILOT)
      ? `${namesOf(brief)} in a workshop, the other seven ${isHeardLittle(brief) ? "from tools and records" : "in interviews"}, one pilot during the analysis.`
      : brief.holds(FOCUSED)
        ? `${namesOf(brief)} in depth${brief.holds(SMALL) ? "" : "; the other seven can follow later"}.`
        : "Ten domains, in depth or in brief as the domain table shows.",
  tradeOff: (brief) =>
    brief.holds(TEN_DOMAINS)
      ? `Three domains${brief.holds(PILOT) ? " alone" : ""} (configuration × ${times(factorOf("custom-focused", brief))} instead of × ${times(factorOf(brief.configuration.id, brief))}) would take about ${fewerDays(brief)}% fewer days${LITTLE_MORE[brief.size] ? regardless(brief) : ""}`
      : `Seven domains unscored; all ten (configuration × ${times(tenPercent(brief))}) would take about ${moreDays(brief, likelyIn(brief))}% more days${LITTLE_MORE[brief.size] ? regardless(brief) : ""}`,
  confidence: "high",
  ask: (brief) => {
    const choice = orRenewed(brief, budgetIn);
    const confirmed = brief.holds(FOCUSED)
      ? `Confirm ${namesOf(brief)} as the three domains${LITTLE_MORE[brief.size] ? ", " : ", or "}substitute ${otherDomain(brief)}${LITTLE_MORE[brief.size] ? ", or order all ten" : ""}`
      : "Confirm all ten domains, or strike those of no interest, and name the attendees for each workshop";
    return choice ? `${choice}${clause(confirmed)}` : confirmed;
  },
  source: ["ej"],
});

/** Reading software takes more rights than reading settings does; up to the words on the undertaking. */
function ownAccounts(brief: Brief): string {
  if (!hasAppliance(brief)) return ",";
  const more = brief.holds(SQL) ? ", sysadmin for SQL Server" : "";
  return `; the appliance changes nothing, but reads software as an administrator (root on Linux${more}), with accounts that the client enters in it and removes on the last day; all`;
}

const OTHERS: readonly DecisionRow[] = [
  {
    title: "Evidence",
    serves: ["security", "integration"],
    context: (brief) =>
      isHeardLittle(brief)
        ? `With ${plural(interviews(brief), "interview")} instead of the usual ${usualInterviews(brief)}, most statements come from the workshops; they may differ from what tools measure.`
        : `Statements from ${plural(interviews(brief), "interview")} may differ from what tools measure.`,
    alternatives: "interviews only; tools only; both",
    decision: (brief) =>
      `Interviews and tools: each finding needs two pieces of evidence, one measured where a tool exists.${isHeardLittle(brief) ? ` At least ${plural(leastInterviews(brief) - interviews(brief), "more interview")} ${leastInterviews(brief) - interviews(brief) > 1 ? "are" : "is"} recommended; appendix A has their price.` : ""}`,
    // the only duty of silence where no law wants a contract on the data
    tradeOff: (brief) =>
      `The client must grant read access${ownAccounts(brief)} under a confidentiality undertaking${isScreened(brief) ? " and, where criminal justice data is in reach, after screening of the consultant's people" : ""}`,
    confidence: "high",
    ask: (brief) =>
      `${brief.holds(TOOLS) ? `Grant read-only accounts for the tools${hasAppliance(brief) ? ", with a machine, an Azure subscription and administrator accounts for the appliance" : ""}` : "Approve a read-only script on a sample of devices and servers"}, or accept findings based on statements alone`,
    source: (brief) => (hasAppliance(brief) ? ["migrate-appl", "ej"] : ["ej"]),
  },
  {
    title: "Order of the road map",
    serves: ["objective"],
    context: (brief) => `Findings from ${brief.holds(FOCUSED) ? "three" : "ten"} domains compete for one budget.`,
    alternatives: "by stakeholder preference; by risk; by date",
    decision: (brief) =>
      `By risk, then nearest end of support, then effort${brief.holds(FOCUSED) ? "" : "; quick wins first"}. Risk is likelihood × impact: red from 12, amber from 6. Budget classes: up to 10 consultant days, ${brief.holds(SMALL) ? "and above" : "up to 50, over 50"}.`,
    tradeOff: "Some requests wait",
    confidence: "high",
    source: ["ej"],
  },
  {
    title: "Unpatched servers until replacement",
    decides: ["exchange-server", "sharepoint"],
    context: (brief) =>
      `Updates have ended for ${blocked(brief).replace(" or ", " and ")}, and internet-facing servers are a common target.`,
    alternatives: "wait for the report; block internet access now; replace immediately",
    decision: (brief) =>
      `Wherever ${blocked(brief)} is found, the client's ${contactOf(brief)} blocks internet access to it by ${formatDay(closedDay(brief))} (found later: that day)${brief.holds(SMALL) ? "" : ", even in a change freeze,"} and files an outside port check; users connect from inside or through a pre-authenticating gateway${brief.holds(all(EXCHANGE, CLOUD_OFFICE)) ? ", hybrid Exchange Online from its published addresses" : ""}. ${lacksUpdates(brief, "exchange-server") ? "Inbound mail keeps arriving through a filter or relay, ordered first where there is none. " : ""}${brief.holds(PILOT) && pilotsFor(brief)[0].id === "mail" ? "The pilot's Exchange SE server accepts Exchange Online only. " : ""}${brief.holds(SMALL) ? "" : "Replacement waits for the report."}`.trim(),
    tradeOff: (brief) =>
      lacksUpdates(brief, "exchange-server")
        ? "Phone mail and Outlook outside the office stop unless published through the gateway"
        : "Less convenient access from outside the office",
    confidence: "high",
    asked: (brief) => blocked(brief) !== "",
    ask: (brief) => `Sign an undertaking that no ${blocked(brief)} is exposed to the internet, or an exception`,
    due: "first",
    rests: () => [{ ask: PUBLISHED }],
    source: ["eol", "ej"],
  },
  {
    title: "Windows Server past its support",
    decides: ["windows-server"],
    context: (brief) =>
      `${lapsedWindows(brief)}, ${isSupposed(brief) ? "where" : "still"} in use, left support before this project starts.`,
    alternatives: "upgrade or retire; paid updates with an end date; isolation",
    decision: (brief) =>
      `Each such server is upgraded, a domain controller replaced; only one whose vendor forbids it${movesToAzure(brief) ? ", or that may move to Azure," : ""} is ${lapsedWindows(brief)?.endsWith("older") ? "isolated or, on 2016," : "isolated or"} covered by paid updates, decided from the client's own list. The client carries this out${hasEnded(brief) ? "; until then such servers are closed to the internet, which an outside port check proves" : ""}.`,
    tradeOff: (brief) =>
      `An upgrade takes half a day to a day and a half, once, and a licence; paid updates cost about ${brief.servers.plan === 1 ? "USD 1,000 a year" : "USD 1,000 a year for each server"} with 16 cores of Standard; isolation leaves a server unpatched`,
    confidence: "medium",
    asked: (brief) => lapsedWindows(brief) !== null,
    ask: (brief) =>
      `Decide for each server on ${lapsedWindows(brief)}: upgrade, isolation or${lapsedWindows(brief)?.endsWith("older") ? ", on 2016," : ""} paid updates`,
    due: "start",
    closes: (brief) => (hasEnded(brief) ? `servers on ${lapsedWindows(brief)}` : ""),
    rests: (brief) => [{ ask: byRecords(lapsedWindows(brief) ?? "") }],
    source: ["eol", "esu-price", "ej"],
  },
  {
    title: "Power Platform default environment",
    context: "A tenant-wide data policy could stop a business-critical flow, and these flows are not yet known.",
    alternatives: "restrict now; leave open; list connectors first, then restrict",
    decision:
      "The review lists the connectors in use; a data policy follows after the read-out, based on that list with named exceptions.",
    tradeOff: "The environment stays unrestricted for a few more weeks",
    confidence: "high",
    when: POWER,
    source: ["scuba", "ej"],
  },
  {
    title: "Licence findings",
    context: (brief) =>
      `The count (${countedIn(brief)}) may show a shortfall as well as a surplus, and a documented shortfall obliges the client to act.`,
    alternatives: "in the report to all readers; to the sponsor first; no count",
    decision:
      "To the sponsor first, who settles any shortfall with the supplier before the licence chapter is circulated.",
    tradeOff: "Other readers receive it later",
    confidence: "high",
    when: COUNTED,
    source: ["ej"],
  },
  {
    title: "Sites to be measured",
    context: (brief) => `Measuring all ${plural(brief.sites, "site")} would cost more than it would reveal.`,
    alternatives: "head office only; all sites; a sample, cross-checked",
    decision: (brief) =>
      `Head office, the largest other site and the newest are measured remotely. ${writtenSites(brief)}; if one answer in four proves wrong, the domain takes its lowest measured score.`,
    tradeOff: "Smaller sites may score too well",
    confidence: "medium",
    fewestSites: MEASURED_SITES + 1,
    when: LARGE,
    asked: choosesSites,
    ask: (brief) =>
      `Name the three sites to be measured, and who answers for the other${brief.sites - MEASURED_SITES > 1 ? ` ${figure(brief.sites - MEASURED_SITES)}` : ""}`,
    source: ["ej"],
  },
  {
    title: "Critical findings",
    context: (brief) =>
      `Some findings may let an outsider sign in${isRead("resilience", brief) ? ", or make a restore impossible," : ""} today.`,
    alternatives: "in the report; reported the same day; fixed immediately by the consultant",
    decision:
      "Reported to the sponsor by telephone the same day, with a one-page note; the client fixes the fault or signs to accept it.",
    tradeOff: "Unplanned work for the client's team",
    confidence: "high",
    when: LARGE,
    source: ["ej"],
  },
  {
    title: "Pilot",
    context: (brief) => {
      if (isLastResort(brief))
        return `Nothing named suits a pilot with ${pilotPeople(brief)}; ${subjectOf(brief)} would try ${brief.has("security-requirements", "mfa") ? "MFA" : "the cloud"} in daily work.`;
      const second = pilotsFor(brief)[1];
      return `The answers point most strongly to ${subjectOf(brief)}${second ? `, then to ${second.subject}` : ""}.`;
    },
    alternatives: (brief) =>
      pilotsFor(brief)[1]
        ? "the proposed subject; the runner-up; another, if a finding outweighs both"
        : "the proposed subject; another, if a finding outweighs it",
    decision: (brief) =>
      `Proposed: ${subjectOf(brief)}, unless the evidence at “Evidence complete” calls for another. ${wantsLicence(brief, "keys") ? "Security keys are ordered at scope sign-off, as administrators can use them whatever is chosen. " : ""}Criteria, users and end date${brief.has("industry", "education") ? ", in term," : ""} are signed before it starts.`,
    tradeOff: "The pilot may fail, with its days spent",
    confidence: "high",
    when: PILOT,
    ask: (brief) => `Confirm ${subjectOf(brief)} as the pilot, or choose another, and sign its criteria`,
    due: "pilot",
    source: ["ej"],
  },
  {
    title: "Unsupported SQL Server: paid updates or upgrade",
    decides: ["sql-server"],
    context: (brief) =>
      `${brief.has("industry", "education") ? "Before academic pricing, three" : "Three"} years of paid updates at about USD 3,353 a year (Standard, two cores) cost over twice a licence (about USD 4,200).`,
    alternatives: "paid updates for all; upgrade for all; case by case, on vendor support",
    decision:
      "Count instances, editions and cores before buying anything. Then upgrade; pay for updates only where a vendor supports no newer version, with an end date.",
    tradeOff: "No new updates until the upgrade",
    confidence: "medium",
    asked: (brief) => lacksUpdates(brief, "sql-server"),
    ask: "Decide for each unsupported SQL Server, once counted: upgrade, or paid updates with an end date",
    due: "pilot",
    source: ["esu-price", "ws-price", "ej"],
  },
];

/** The first compares the days and the cost of the whole order, which only the pack as a whole can tell. */
export const decisionsWith = (
  likelyIn: (brief: Brief) => number,
  budgetIn: (brief: Brief) => Budget,
): Pack["decisions"] => [formOf(likelyIn, budgetIn), ...OTHERS];
