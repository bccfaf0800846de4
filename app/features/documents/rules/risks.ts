/** Risks of every solution: what may go wrong because of this client's date, money, products, people and numbers. Scores are planning assumptions. */

import type { DetailId } from "#app/features/catalogue/detail-ids.ts";
import { requireDetail } from "#app/features/catalogue/details.ts";
import { FIRST_WAVE } from "#app/features/catalogue/estate.ts";
import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isMonthly } from "#app/features/documents/brief/change-window.ts";
import { derivedCurrencyOf } from "#app/features/documents/brief/jurisdiction.ts";
import { optionLabel } from "#app/features/documents/brief/option-label.ts";
import { INTUNE, subjectOf } from "#app/features/documents/brief/subject.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { beyondText, exceedsBudget, framedBy } from "#app/features/documents/budget/budget-frame.ts";
import { dayOfIso, formatDay } from "#app/features/documents/dates.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { exchanged, rateText } from "#app/features/documents/facts/exchange.ts";
import { MOVES_DATA } from "#app/features/documents/facts/work.ts";
import { inItsIndustries, RECORDS_PEOPLE, WORKFORCE } from "#app/features/documents/facts/workforce.ts";
import { decidedBy } from "#app/features/documents/plan/deadline-tasks.ts";
import { endText, gateOf, placeOf } from "#app/features/documents/plan/deadlines.ts";
import { dateDecisionDay } from "#app/features/documents/plan/earlier-start.ts";
import { fixedDay, spanOf } from "#app/features/documents/plan/fixed-date.ts";
import {
  firstDayOf,
  gateDay,
  isHurried,
  mayMissWeekend,
  monthlyWeekends,
  orderDay,
  switchingPhase,
  switchingWeeks,
  workingDayBefore,
} from "#app/features/documents/plan/plan.ts";
import { firstDecisionDay } from "#app/features/documents/plan/sponsor-days.ts";
import { type Lapsed, lapsedOf, probableEndOf } from "#app/features/documents/plan/support-dates.ts";
import { requestDays } from "#app/features/documents/requests.ts";
import type { Circumstances, RiskRow } from "#app/features/documents/risks.ts";
import { clause, figure, listed, people, plural, sentence } from "#app/features/documents/words.ts";

const WEEK = 7;
/** A plan that ends within so many days of the fixed date has little room. */
const LITTLE_ROOM_DAYS = 28;

export const designDay = ({ plan }: Circumstances): string => formatDay(gateDay(plan, "design"));
const pilotDay = ({ plan }: Circumstances): string => formatDay(gateDay(plan, "pilot"));
const requestsDay = ({ brief }: Circumstances): string => formatDay(requestDays(brief).last);
const rolloutDay = ({ plan }: Circumstances): number => firstDayOf(plan, 3);

/** The date and what stands behind it, as in "7 days before …". */
const REASONS: Partial<Record<string, string>> = {
  contract: ", when a contract or lease ends",
  support: ", when a product leaves support",
  audit: ", the date of an audit or a law",
  merger: ", the date of a merger, sale or move",
  budget: ", when the budget year ends",
};
/** Said where the reason is known and the day is not. */
const UNDATED: Partial<Record<string, string>> = {
  contract: "A contract or lease ends on an unconfirmed date",
  support: "The product leaving support, and so the date, is unconfirmed",
  audit: "An audit or a law sets an unconfirmed date",
  merger: "A merger, sale or move falls on an unconfirmed date",
  budget: "Orders or invoices must fall within a budget year whose end is unconfirmed",
};

/** Days between the end of the plan and the fixed date, below nothing where the plan ends after it. */
function roomOf({ brief, plan }: Circumstances): number | null {
  const day = fixedDay(brief);
  return day === null ? null : day - plan.end;
}

function dateText(client: Circumstances): string | null {
  const room = roomOf(client);
  if (room === null || room > LITTLE_ROOM_DAYS) return null;
  const reason = REASONS[client.brief.known("deadline-reason") ?? ""] ?? "";
  const day = `${formatDay(client.plan.end + room)}${reason}`;
  if (room === 0) return `There is no slack: the plan ends on ${day}`;
  return `The plan ends ${room < 0 ? `${spanOf(-room)} after` : `only ${spanOf(room)} before`} ${day}`;
}

function dateLikelihood(client: Circumstances): number {
  const room = roomOf(client) ?? LITTLE_ROOM_DAYS;
  if (room < 0) return 5;
  return room < 2 * WEEK ? 4 : 3;
}

/** For a budget year orders and invoices count; after go-live only handover is late. */
function dateImpact(client: Circumstances): number {
  if (client.brief.known("deadline-reason") === "budget") return 2;
  const day = fixedDay(client.brief);
  const isRolledOut = !client.brief.holds(ASSESSES) && day !== null && day >= firstDayOf(client.plan, 4);
  return isRolledOut && day < client.plan.end ? 3 : 4;
}

function undatedText({ brief, plan }: Circumstances): string | null {
  const reason = brief.known("deadline-reason") ?? "";
  const ending = reason === "support" ? probableEndOf(brief) : null;
  const text = ending
    ? `The product leaving support is probably ${ending.product}, on ${formatDay(ending.day)}`
    : UNDATED[reason];
  return text && fixedDay(brief) === null ? `${text}; the plan runs to ${formatDay(plan.end)}` : null;
}

function windowText(client: Circumstances): string | null {
  const { plan } = client;
  const { weeks, windowWeeks: window, windowEnd, minimumWeeks: least, end } = plan;
  if (!isHurried(plan) || window === null || windowEnd === null || roomOf(client) !== null) return null;
  if (weeks > window)
    return `Work planned within the requested window, to ${formatDay(windowEnd)}, overruns; the rest is planned to end ${spanOf(end - windowEnd)} after it`;
  if (least * 2 <= window) return null;
  if (end > windowEnd)
    return `The plan ends ${spanOf(end - windowEnd)} after the requested window, and any delay adds to that`;
  return `${end < windowEnd ? `A delay of more than ${spanOf(windowEnd - end)}` : "Any delay"} takes the plan beyond the requested window, which ends on ${formatDay(windowEnd)}`;
}

/** Whole weeks of the window behind the plan, which counts from the date of the document. */
const weeksLeft = ({ windowEnd, end }: Circumstances["plan"]): number =>
  Math.max(0, Math.floor(((windowEnd ?? end) - end) / 7));

function frameText({ brief, budget }: Circumstances): string | null {
  const framed = framedBy(brief, budget);
  const [main] = budget.totals;
  const stops = brief.holds(ASSESSES) ? "The assessment ends without its report" : "The work stops part-way";
  if (!framed || !main || !Number.isFinite(framed.end)) return null;
  const amount = (minor: number) => formatAmount(minor, main.currency);
  const end = amount(framed.end);
  if (framed.state === "beyond")
    return `${stops} for lack of budget: the likely one-off cost ${beyondText(framed, main.currency)}`;
  if (framed.state === "together")
    return `The budget of ${end} may not cover both ${amount(main.oneOff.likely)} and ${framed.foreign}`;
  return main.oneOff.high > framed.end
    ? `The budget of ${end} covers the likely ${amount(main.oneOff.likely)} but not the high ${amount(main.oneOff.high)}`
    : null;
}

const exceedsFrame = ({ brief, budget }: Circumstances): boolean => exceedsBudget(brief, budget);

/** What stands in another currency over three years, as a part of what stands in that of the services. */
function foreignShare([main, foreign]: Circumstances["budget"]["totals"]): number {
  if (!main || !foreign) return 0;
  return exchanged([[foreign.currency, foreign.threeYears.likely]], main.currency) / main.threeYears.likely;
}

function foreignText({ brief, budget: { totals } }: Circumstances): string | null {
  const [main, foreign] = totals;
  if (!main || !foreign || foreignShare(totals) < 1 / 10) return null;
  const span = foreign.yearly.likely > 0 ? " over three years" : "";
  return `A weaker ${derivedCurrencyOf(brief.client.country) ?? main.currency} raises the cost of ${formatAmount(foreign.threeYears.likely, foreign.currency)}${span}`;
}

/** The rate at which sums are read as one. */
const rateTrigger = ({ budget: { totals } }: Circumstances): string => {
  const [main, foreign] = totals;
  return `Exchange rate more than 5% worse than ${main && foreign ? rateText(foreign.currency, main.currency) : "planned"}`;
};

/** Run on the client's own servers: whether the team knows the cloud is no measure of them. */
const ON_PREMISES = ["certificate-services", "configuration-manager"];

/** Who has a tenant in use runs it today, whatever was said of the cloud. */
const RUN_ALREADY = all(
  is("solution-type", "microsoft-365"),
  any(is("solution-configuration", "m365-optimise"), is("current-technologies", "office-365", "teams")),
);

/** What the client's own people must learn to run. */
const RUN: Record<string, string> = {
  "certificate-services": "the certification authority",
  "configuration-manager": "Configuration Manager",
  [INTUNE]: "Intune",
  "azure-migration": "Azure",
  "microsoft-365": "Microsoft 365",
  "hybrid-cloud": "the hybrid platform",
  security: "the new controls",
};

function skillsText({ brief, plan }: Circumstances): string | null {
  const skills = brief.known("skills");
  const isNew =
    brief.has("cloud-maturity", "no-cloud", "early") &&
    !ON_PREMISES.includes(subjectOf(brief)) &&
    !brief.holds(RUN_ALREADY);
  if (skills === "experienced" || (skills !== "none" && !isNew)) return null;
  const perhaps = brief.detail("skills") === "unknown" ? "perhaps " : "";
  const team = skills === "none" ? "A team without experience" : `A team ${perhaps}new to the cloud`;
  return `${team} operates ${RUN[subjectOf(brief)] ?? "the solution"}${brief.holds(RUN_ALREADY) ? "" : ` from ${formatDay(plan.end)}`}`;
}

const SERVERS = ["windows-server", "sql-server"];
const lapsedServers = (brief: Brief): Lapsed | undefined =>
  lapsedOf(brief).find(({ family, isKnown }) => isKnown && SERVERS.includes(family));

/** Whether updates for the oldest version in use can still be bought. */
function isPaidFor(brief: Brief): boolean {
  const paidEnd = lapsedServers(brief)?.paidEnd;
  return paidEnd !== undefined && dayOfIso(paidEnd) >= brief.today;
}

/** The end of support is certain; what it leads to is the risk. */
const UNPATCHED = ", leaving systems unpatched";

function lapsedRiskText({ brief, plan }: Circumstances): string | null {
  const lapsed = lapsedServers(brief);
  if (!lapsed) return null;
  const days = firstDayOf(plan, 1) - lapsed.day;
  const since = days <= 366 ? `, ${spanOf(Math.max(1, days))} before the project starts` : "";
  return `${lapsed.products}, the oldest in use, ${lapsed.day < brief.today ? "left" : "leaves"} support on ${formatDay(lapsed.day)}${since}${UNPATCHED}`;
}

function lapsedTrigger(client: Circumstances): string {
  const day = client.decidedOn(lapsedServers(client.brief)?.family ?? "") ?? gateDay(client.plan, "design");
  return `A system without a decided treatment by ${formatDay(day)}`;
}

function gateText({ brief, plan }: Circumstances): string | null {
  const gate = gateOf(brief);
  if (!gate || (!gate.product && brief.has("solution-type", "microsoft-365"))) return null; // has a risk on callers
  const isFirst = gate.day < plan.start;
  const place = isFirst ? placeOf(gate, plan) : `in week ${Math.floor((gate.day - plan.start) / WEEK) + 1} of the plan`;
  const day = formatDay(gate.day);
  return gate.product
    ? `${sentence(endText(gate))}${gate.isAssumed ? "," : ""} on ${day} falls ${place}${UNPATCHED}`
    : `Systems are not ready for ${day} (${endText(gate)}), ${place}`;
}

function gateTrigger(client: Circumstances): string {
  const gate = gateOf(client.brief);
  return gate ? `An affected system without a decision by ${formatDay(decidedBy(gate, client).by)}` : "";
}

/** Figures that a plan rests on until they are counted, in the order in which they move it. */
const COUNTED: readonly [DetailId, (brief: Brief) => string][] = [
  ["devices", ({ devices }) => plural(devices, "device")],
  ["servers", ({ servers }) => plural(servers.plan, "server")],
  ["head-count", ({ users }) => plural(users, "user")],
  ["sites", ({ sites }) => (sites > 1 ? plural(sites, "site") : "")],
];

function uncounted(brief: Brief): string[] {
  return COUNTED.filter(([id]) => {
    const { solutions } = requireDetail(id);
    return (!solutions || solutions.includes(brief.solution)) && brief.given(id) === null;
  })
    .map(([, words]) => words(brief))
    .filter(Boolean);
}

function countText({ brief }: Circumstances): string {
  const open = uncounted(brief).slice(0, 3);
  return open.length > 0
    ? `The plan assumes ${listed(open)}, not yet counted`
    : "Discovery finds systems missing from the counts provided";
}

const INTEGRATIONS = [
  "erp",
  "crm",
  "legacy-applications",
  "database-systems",
  "custom-applications",
  "third-party-apis",
  "reporting-tools",
];

/** `ERP systems`, `CRM systems`, `2 kinds more`. */
function integrated(brief: Brief): string[] {
  const names = INTEGRATIONS.filter((id) => brief.has("integration-needs", id)).map((id) =>
    clause(optionLabel("integration-needs", id)),
  );
  return names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more kinds`] : names;
}

function freezeText({ plan }: Circumstances): string | null {
  const freeze = plan.freezes.find(({ phases }) => phases.includes(3));
  return freeze
    ? `The change freeze from ${formatDay(freeze.from)} to ${formatDay(freeze.to)} (${freeze.reason}) falls within the rollout`
    : null;
}

function monthlyText({ brief }: Circumstances): string | null {
  if (!isMonthly(brief)) return null;
  const phase = switchingPhase(brief);
  if (mayMissWeekend(brief))
    return `A ${phase} with ${plural(switchingWeeks(brief), "open week")} may contain no monthly weekend; missing one costs a month`;
  const weekends = monthlyWeekends(brief);
  return `The ${phase} has at least ${weekends === 1 ? "one monthly weekend" : plural(weekends, "monthly weekend")}; missing one costs a month`;
}

/** A migration to Azure changes the sign-in of administrators, and of users only where applications are published to them. */
const NO_NEW_SIGN_IN = all(
  is("solution-type", "azure-migration"),
  any(FIRST_WAVE, none(is("primary-objective", "remote-work"), is("integration-needs", "legacy-applications"))),
);

/** Weeks that the order of a circuit takes at most, and at least. */
const CIRCUIT_WEEKS = [16, 8] as const;

/** By the weeks between the order in week 1 and the rollout, which needs it. */
export function circuitLikelihood(client: Circumstances): number {
  const weeks = Math.floor((rolloutDay(client) - client.plan.start) / WEEK);
  if (weeks >= CIRCUIT_WEEKS[0]) return 2;
  return weeks >= (CIRCUIT_WEEKS[0] + CIRCUIT_WEEKS[1]) / 2 ? 3 : 4;
}

export const circuitText = (client: Circumstances): string =>
  `A circuit takes up to ${CIRCUIT_WEEKS[0]} weeks to deliver; the rollout starts on ${formatDay(rolloutDay(client))}`;

/** Three weeks after the order, or the last day before on which somebody is there to ask. */
export const circuitTrigger = ({ brief, plan }: Circumstances): string =>
  `No confirmed delivery date by ${formatDay(workingDayBefore(plan.start + 3 * WEEK, brief))}`;

/** `the USD 91,956 a year planned for it`: what Azure bills, and so what a budget there can watch; licences of people are not among it, and the sum of both is told beside it. */
export function yearlyText({ budget: { lines, totals } }: Circumstances, held: string): string {
  const monthly = lines
    .filter(({ kind, owned, price }) => kind === "monthly" && !owned && price?.currency === "USD")
    .filter(({ price }) => !price?.unit.startsWith("user"))
    .reduce((sum, { amount }) => sum + (amount?.likely ?? 0), 0);
  const whole = totals.find(({ currency }) => currency === "USD")?.yearly.likely ?? 0;
  if (monthly === 0) return `the sum ${held}`;
  const beside = whole > monthly * 12 ? ` (of ${formatAmount(whole, "USD")} recurring in all)` : "";
  return `the ${formatAmount(monthly * 12, "USD")} a year ${held}${beside}`;
}

export const COMMON_RISKS: readonly RiskRow[] = [
  {
    id: "R20",
    text: dateText,
    likelihood: dateLikelihood,
    impact: dateImpact,
    mitigation: "Identify by week 1 what the date requires, and schedule it first",
    owner: "Sponsor",
    trigger: (client) => {
      const room = roomOf(client) ?? 0;
      if (room <= 0) return `No decision on date or scope by ${formatDay(dateDecisionDay(client.brief))}`;
      const weeks = Math.floor(room / (2 * WEEK)); // the other half is left to act in
      return weeks > 0 ? `A gate more than ${plural(weeks, "week")} late` : "Any gate late";
    },
    source: ["ej"],
  },
  {
    id: "R21",
    text: undatedText,
    likelihood: 3,
    impact: 4, // the order waits for it, whatever stands behind it
    mitigation: "Confirm the date in writing before the order and check the plan against it",
    owner: "Sponsor",
    trigger: ({ brief }) => `No date in writing by ${formatDay(orderDay(brief))}`,
    source: ["ej"],
  },
  {
    id: "R22",
    text: frameText,
    likelihood: (client) => (exceedsFrame(client) ? 4 : 3),
    impact: 4,
    mitigation: (client) =>
      exceedsFrame(client)
        ? "No order of the whole before budget or scope is changed"
        : "Re-price after discovery; cut scope before exceeding the budget",
    owner: "Sponsor",
    trigger: (client) =>
      exceedsFrame(client)
        ? `Budget and scope unchanged by ${formatDay(firstDecisionDay(client.brief))}`
        : `Re-priced likely cost above the budget on ${designDay(client)}`,
    source: ["ej"],
  },
  {
    id: "R01",
    text: countText,
    likelihood: ({ brief }) => (uncounted(brief).length > 0 ? 3 : 2),
    impact: ({ brief }) => (uncounted(brief).length === 1 ? 3 : 4),
    mitigation: "No design sign-off until the inventory is accepted and differences are re-priced",
    owner: "Client IT lead",
    trigger: "A count over 10% out, or a request two working days overdue",
    when: none(ASSESSES),
    source: ["ej"],
  },
  {
    id: "R01",
    text: (client) =>
      `Inventories and contracts are not received by ${requestsDay(client)}, leaving findings to guesswork`,
    likelihood: ({ brief }) => (uncounted(brief).length > 1 ? 3 : 2),
    impact: 4,
    mitigation: "Hold no workshop or interview before its data has arrived; mark gaps as not measured",
    owner: "Client IT lead",
    trigger: "A request outstanding when its workshop or interview is due",
    when: ASSESSES,
    source: ["ej"],
  },
  {
    id: "R04",
    text: windowText,
    likelihood: ({ plan }) => (weeksLeft(plan) > 1 ? 3 : 4),
    impact: 4,
    mitigation: "Control the plan gate by gate; the project call records what slips and who decides",
    owner: "Sponsor",
    trigger: (client) => `Design sign-off more than 3 working days after ${designDay(client)}`,
    when: all(is("timeline", "1-3-months"), none(ASSESSES)),
    source: ["spec", "ej"],
  },
  {
    id: "R05",
    text: gateText,
    likelihood: ({ brief, plan }) => ((gateOf(brief)?.day ?? plan.end) < plan.start ? 4 : 3),
    impact: 4,
    mitigation: "List each affected system with its owner, and decide its treatment before the date",
    owner: "Client IT lead",
    trigger: gateTrigger,
    source: ["eol", "ej"],
  },
  {
    id: "R19",
    text: lapsedRiskText,
    likelihood: 4,
    impact: ({ brief }) => (lapsedServers(brief)?.paidEnd ? 4 : 5),
    mitigation: ({ brief }) =>
      isPaidFor(brief)
        ? "Upgrade, retire or isolate each affected system, or cover it with extended security updates"
        : "Upgrade, retire or isolate each affected system: updates are no longer sold",
    owner: "Client IT lead",
    trigger: lapsedTrigger,
    source: ["eol", "ej"],
  },
  {
    id: "R23",
    text: ({ brief }) =>
      brief.hasDirectory && brief.domainControllers === 1
        ? `Sign-in for ${people(brief.users)} depends on one domain controller${brief.given("domain-controllers") === null ? ", unless discovery finds a second" : ""}`
        : null,
    likelihood: ({ brief }) => (brief.given("domain-controllers") === null ? 2 : 3),
    impact: 5,
    mitigation: "Add a second controller, or test a restore of the first, before changing the directory",
    owner: "Client IT lead",
    trigger: (client) => `One controller and no tested restore by ${designDay(client)}`,
    when: none(is("solution-type", "microsoft-365", "custom")),
    source: ["ej"],
  },
  {
    id: "R24",
    text: ({ brief }) =>
      brief.given("administrators") === 1 ? "One person is the bottleneck for every administrative task" : null,
    likelihood: 3,
    impact: 4,
    mitigation: ({ brief }) =>
      `Name a deputy with separate admin rights, who attends ${brief.holds(ASSESSES) ? "" : "the training and "}each gate`,
    owner: "Sponsor",
    trigger: ({ plan }) => `No deputy named by ${formatDay(firstDayOf(plan, 1))}`,
    source: ["ej"],
  },
  {
    id: "R26",
    text: monthlyText,
    likelihood: ({ brief }) => (monthlyWeekends(brief) < 3 ? 4 : 3),
    impact: (client) => ((roomOf(client) ?? Infinity) < 5 * WEEK ? 4 : 3),
    mitigation: "Go/no-go check three working days ahead; reserve weekend agreed at design sign-off",
    owner: "Project manager",
    trigger: "A wave without a go decision three working days before the weekend",
    when: none(ASSESSES),
    source: ["ej"],
  },
  {
    id: "R27",
    text: foreignText,
    likelihood: 3,
    impact: ({ budget: { totals } }) => (foreignShare(totals) > 1 ? 3 : 2),
    mitigation: "Agree reseller prices in the client's own currency before the order",
    owner: "Sponsor",
    trigger: rateTrigger,
    source: ["ej"],
  },
  {
    id: "R07",
    text: ({ brief }) =>
      brief.has("solution-type", "hybrid-cloud")
        ? "Some users look for ways round the new sign-in" // which few of them meet
        : `Some of the ${figure(brief.users)} users ${brief.has("solution-type", "microsoft-365") ? "keep working with attachments and local copies" : "look for ways round the new sign-in"}`,
    likelihood: ({ brief }) => (brief.users > 250 ? 3 : 2),
    impact: 3,
    mitigation: ({ brief }) =>
      brief.has("solution-type", "hybrid-cloud")
        ? "Announcements and help desk training before publication"
        : "Champions, short courses, announcements before each wave",
    owner: "Client IT lead",
    trigger: "Over 5% of a wave requests support on the first day",
    when: all(
      // certificates and updates come without users, and a security project has a risk of its own for them
      none(
        ASSESSES,
        is("solution-type", "certificate-services", "configuration-manager", "security"),
        is("solution-configuration", "m365-optimise"), // moves nobody
        NO_NEW_SIGN_IN,
      ),
      any(
        is("solution-type", "microsoft-365"),
        is("primary-objective", "remote-work"),
        is("security-requirements", "mfa"),
      ),
    ),
    source: ["ej"],
  },
  {
    id: "R09",
    text: (client) =>
      `A vendor or partner (${listed(integrated(client.brief))}) fails to ${client.brief.holds(ASSESSES) ? "confirm supported versions and interfaces" : "deliver"} by ${pilotDay(client)}`,
    likelihood: ({ brief }) => (INTEGRATIONS.filter((id) => brief.has("integration-needs", id)).length > 3 ? 3 : 2),
    impact: 3,
    mitigation: "Named contact and date for each integration; fallback agreed",
    owner: "Project manager",
    trigger: "No reply for 5 working days",
    when: is("integration-needs", ...INTEGRATIONS),
    source: ["ej"],
  },
  {
    id: "R10",
    text: "Data is lost in migration",
    likelihood: 2,
    impact: 5,
    mitigation: "Backup under a day old before each cutover; one restored as a test",
    owner: "Client IT lead",
    trigger: "A failed test restore",
    when: all(MOVES_DATA, none(is("solution-type", "microsoft-365"))),
    source: ["ej"],
  },
  {
    id: "R02",
    text: "Content is missing after its migration",
    likelihood: 2,
    impact: 4,
    mitigation: "Source kept read-only until acceptance; items counted on both sides",
    owner: "Client IT lead",
    trigger: "Counts of a batch that differ",
    when: all(MOVES_DATA, is("solution-type", "microsoft-365")),
    source: ["ej"],
  },
  {
    id: "R11",
    text: circuitText,
    likelihood: circuitLikelihood,
    impact: 4,
    mitigation: "Order with the project; VPN in the interim",
    owner: "Client IT lead",
    trigger: circuitTrigger,
    when: is("solution-configuration", "hybrid-expressroute"),
    source: ["ej"],
  },
  {
    id: "R12",
    text: "Hardware arrives late",
    likelihood: 3,
    impact: 3,
    mitigation: "Order in the planned week; a later delivery moves only dependent tasks",
    owner: "Client IT lead",
    trigger: "No confirmed delivery date after 2 weeks",
    when: is("solution-configuration", "sccm-enterprise"),
    source: ["ej"],
  },
  {
    id: "R13",
    text: freezeText,
    likelihood: 3,
    impact: 3,
    mitigation: "Confirm freeze dates at design sign-off and schedule waves around them",
    owner: "Project manager",
    trigger: "A wave scheduled within a freeze",
    when: all(none(ASSESSES), is("industry", "retail", "education", "finance", "government", "manufacturing")),
    source: ["ej"],
  },
  {
    id: "R14",
    text: (client) => `Azure spending exceeds ${yearlyText(client, "budgeted in this plan")}`,
    likelihood: ({ brief }) => (brief.cloudLevel < 2 ? 4 : 3),
    impact: 3,
    mitigation: "Budgets with actual and forecast cost alerts from day one",
    owner: "Client IT lead",
    trigger: "Forecast 10% above plan",
    when: is("solution-type", "hybrid-cloud"),
    source: ["alz-check"],
  },
  {
    id: "R17",
    text: (client) =>
      client.brief.holds(FIRST_WAVE)
        ? "A legacy application without an owner delays the wave plan" // nothing of it moves here
        : `A legacy application without an owner delays the rollout, which starts on ${formatDay(rolloutDay(client))}`,
    likelihood: ({ brief }) => (lapsedServers(brief) ? 4 : 3),
    impact: 4,
    mitigation: "Owner and exit date for each; isolation as fallback",
    owner: "Client IT lead",
    trigger: (client) => `An application without an owner on ${requestsDay(client)}`,
    // what calls the mail of a tenant has a risk of its own, with the same trigger
    when: all(none(ASSESSES, is("solution-type", "microsoft-365")), is("integration-needs", "legacy-applications")),
    source: ["eol", "ej"],
  },
  {
    id: "R18",
    text: skillsText,
    likelihood: ({ brief }) => (brief.known("skills") === "none" ? 4 : 3),
    impact: ({ brief }) => (brief.regulated ? 4 : 3),
    mitigation: "Train during the rollout; name the operator by pilot exit",
    owner: "Sponsor",
    trigger: (client) => `No operator named by ${pilotDay(client)}`,
    when: none(ASSESSES),
    source: ["ej"],
  },
  ...WORKFORCE.filter(({ binding }) => binding).map(
    (row): RiskRow => ({
      id: `R28-${row.country}-${row.council}`,
      text: `Agreement with the ${row.council}${row.industries?.includes("government") ? "" : ", where one exists,"} is missing at the planned start of the pilot`,
      likelihood: 3,
      impact: 4,
      mitigation:
        "Send a draft with the list of logs and reports before the start; one council member in the workshops",
      owner: "Sponsor",
      trigger: "No draft under discussion at design sign-off",
      asked: (brief) => brief.client.country === row.country,
      when: all(
        is("solution-type", ...RECORDS_PEOPLE),
        none(ASSESSES, is("company-size", "small")),
        inItsIndustries(row),
      ),
      source: [...row.source, "ej"],
    }),
  ),
];
