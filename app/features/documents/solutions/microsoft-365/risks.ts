/** Risks. */

import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatAmount, priceOf } from "#app/features/documents/budget/budget.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { PRICES, RATE_CARDS } from "#app/features/documents/facts/prices.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { lastDayOf, workingDayBefore } from "#app/features/documents/plan/plan.ts";
import type { Circumstances } from "#app/features/documents/risks.ts";
import { designDay } from "#app/features/documents/rules/risks.ts";
import { figure, listed, people, plural } from "#app/features/documents/words.ts";
import {
  ACADEMIC,
  CALLED,
  EXCHANGE,
  EXCHANGE_MOVES,
  HELD_BY_ALL,
  HYBRID_SERVER,
  LARGER,
  mayRun,
  NONE_KEPT,
  ONE_WEEKEND,
  OPTIMISE,
  OWNED,
  ownsSe,
  runs2013,
  SEAT_LIMITED,
  SYNCHRONISED,
} from "./answers.ts";
import { guestsOf } from "./baseline.ts";
import { callersOf, EWS_END, endsEarly, isEwsOff, leavesFirst, ownersDay } from "./legacy-protocols.ts";
import { BUSINESS_SEATS, heldStep, isNearLimit, mainPlan, mayHoldE3, seatsCost, stepCost } from "./licences.ts";
import { without2013 } from "./mail-migration.ts";
import { LINE_MBPS, lent, lineMbps, lineNights, notCounted, onPlan, seats, sensitive, surplus } from "./quantities.ts";

/** The SE server is built once 2013 is gone, so that another server is what stays. */
const goesFirst = (brief: Brief): boolean => runs2013(brief) && brief.holds(HYBRID_SERVER);

/** What a risk is feared for: the version that was named. */
const exchangeFound = (brief: Brief): string => {
  if (goesFirst(brief)) return "An old Exchange server remains";
  const version = brief.known("exchange-version");
  if (version) return `Exchange Server ${version.toUpperCase()} remains`;
  return brief.holds(OPTIMISE) ? "Any unsupported Exchange server remains" : "Exchange servers remain";
};

/** What the plan adds to the yearly cost; of licences counted as spare, before and after their renewal. */
function added({ brief, budget: { totals } }: Circumstances): string {
  const sums = (less = 0): string =>
    listed(
      totals
        .filter(({ yearly }) => yearly.likely > 0)
        .map(({ yearly, currency }) => formatAmount(yearly.likely - (currency === "USD" ? less : 0), currency)),
    );
  const free = notCounted(brief).length > 0 ? 0 : surplus(brief);
  if (brief.holds(ACADEMIC)) return `${sums()} a year plus plans to be quoted`;
  const later = free > 0 ? ` until renewal, then ${sums()} less ${seatsCost(brief, free)} for returned licences,` : "";
  return `${sums(lent(brief) * 12 * PRICES["m365-f3"].low)} a year${later}`;
}

/** How many seats a health check must find; told where both have one currency. */
function repaid({ brief, budget }: Circumstances): string | null {
  const [[main], held] = [budget.totals, seats(brief)];
  const { low, currency } = priceOf(mainPlan(brief), RATE_CARDS[brief.currency]);
  if (held === 0 || main?.currency !== currency) return null;
  const count = Math.ceil(main.oneOff.likely / (36 * low));
  return `Costs are to fall, yet recovering the one-off cost in three years would take returning ${count > held ? "more than all" : `${count} of the`} ${held} Business Premium seats, or products worth as much`;
}

/** Mail of such a server passes to the tenant while batches run. */
const isOutdated = (brief: Brief): boolean => brief.holds(none(HYBRID_SERVER, ONE_WEEKEND)) && !ownsSe(brief);

/** Before what it warns of. */
const warnedDay = (brief: Brief): number =>
  isEwsOff(brief) && EWS_END > brief.today ? workingDayBefore(EWS_END - 1, brief) : ownersDay(brief);

export const RISKS: Pack["risks"] = [
  {
    id: "MS1",
    text: ({ brief }) =>
      isEwsOff(brief)
        ? `${callersOf(brief)} using basic authentication stop working; EWS callers ${EWS_END >= brief.today ? "stop" : "stopped"} on ${formatDay(EWS_END)}`
        : `${callersOf(brief)} using EWS or basic authentication stop working`,
    likelihood: 4,
    impact: 4,
    mitigation: ({ brief, plan }) => {
      const isEwsLast = lastDayOf(plan, 3) <= EWS_END;
      const replaced =
        isEwsOff(brief) || isEwsLast
          ? "all replaced"
          : endsEarly(brief)
            ? `EWS callers changed by their owners by ${formatDay(EWS_END)}, everything else replaced`
            : `EWS replaced by ${formatDay(EWS_END)}, everything else`;
      return isEwsOff(brief) && EWS_END >= brief.today
        ? `EWS callers moved, or their outage planned, by the client before ${formatDay(EWS_END)}; senders excepted in the first week of access, all replaced before go-live`
        : `Logs reviewed on the first day of access, exceptions set the same week, ${replaced} before go-live`;
    },
    owner: "Client IT lead",
    trigger: ({ brief }) => `An application without an owner on ${formatDay(warnedDay(brief))}`,
    when: CALLED,
    source: ["exo-ews"],
  },
  {
    id: "MS11",
    text: ({ brief }) => `${callersOf(brief)} cannot send or read mail after migration`,
    likelihood: 4,
    impact: 4,
    mitigation: ({ brief }) =>
      [
        "Listed with owners in phase 1",
        leavesFirst(brief),
        "set up for Graph, OAuth or a connector, tested in the tenant, switched with their mailboxes",
      ]
        .filter(Boolean)
        .join(", "),
    owner: "Client IT lead",
    trigger: ({ brief }) => `An application without an owner on ${formatDay(ownersDay(brief))}`,
    when: none(CALLED),
    source: ["exo-ews"],
  },
  {
    id: "MS2",
    text: "Connect Sync is below 2.5.79.0 and has not synchronised since 30 September 2026",
    likelihood: 2, // of accounts that stand still for weeks somebody would know
    impact: 5,
    mitigation: "Version and last run checked in week 1, and upgraded at once",
    owner: "Client IT lead",
    trigger: "Version below the limit, or no run for 3 hours",
    when: SYNCHRONISED,
    source: ["entra-sync"],
  },
  {
    id: "MS3",
    text: "Recipients reject legitimate mail",
    likelihood: 2,
    impact: 4,
    mitigation: "Two weeks per DMARC step, reports reviewed before the next",
    owner: "Engineer",
    trigger: "A legitimate sender in a failure report",
    source: ["scuba"],
  },
  {
    id: "MS4",
    text: ({ brief }) => `Guest accounts${guestsOf(brief)} and old sharing links expose more data than intended`,
    likelihood: 3,
    impact: 4,
    mitigation: "Sharing report before the pilot, old links expired",
    owner: "Security lead",
    trigger: "An “Anyone” link in the sharing report",
    when: OWNED,
    source: ["scuba", "ej"],
  },
  {
    id: "MS5",
    text: ({ brief }) =>
      isNearLimit(brief)
        ? `Growth by more than ${people(BUSINESS_SEATS - onPlan(brief))} exceeds the 300-seat limit of Business Premium`
        : null,
    likelihood: 3,
    impact: 3,
    mitigation: `Monthly seat count; everyone above the limit gets E3, at ${formatAmount(12 * PRICES["m365-e3"].low, "USD")} a year each`,
    owner: "Client IT lead",
    trigger: "270 seats",
    when: SEAT_LIMITED,
    source: ["m365-price"],
  },
  {
    id: "MS7",
    text: ({ brief }) =>
      `${exchangeFound(brief)} exposed to the internet after migration${isOutdated(brief) ? "; during it Exchange Online may throttle or block mail from unsupported versions" : ""}`,
    likelihood: 3,
    impact: 5,
    mitigation: ({ brief }) =>
      `${isOutdated(brief) ? "Update level checked in week 1 in Exchange Online's report of out-of-date servers, last update installed, and any throttling paused there until the last batch; server kept running" : mayRun(brief, "2013", "2016", "2019") ? "Last update installed" : "Fully patched"} while rollback is possible, ${goesFirst(brief) ? "2013 removed before the SE server is built, the newer server unpublished" : "unpublished at decommissioning"} in phase 4`,
    owner: "Client IT lead",
    trigger: "Port 443 open at acceptance",
    when: EXCHANGE_MOVES,
    source: ["eol", "ej"],
  },
  {
    id: "MS17",
    text: "Meetings are missed while mailboxes move, as free/busy is not shared between the two sides",
    likelihood: 3,
    impact: 3,
    mitigation: "Teams that meet move in one batch, with their delegates, rooms and shared mailboxes",
    owner: "Client IT lead",
    trigger: "A team spread over two batches in the list of batches",
    when: NONE_KEPT,
    source: ["exo-mig", "ej"],
  },
  {
    id: "MS12",
    text: ({ brief }) =>
      `${exchangeFound(brief)} exposed to the internet, and Exchange Online throttles, then blocks, its mail`,
    likelihood: 3,
    impact: 5,
    mitigation: "Exposure checked in week 1; closure or migration reported as a priced finding",
    owner: "Client IT lead",
    trigger: "Port 443 open on an unsupported version",
    when: all(EXCHANGE, OPTIMISE),
    asked: (brief) => mayRun(brief, "2013", "2016", "2019"),
    source: ["eol", "ej"],
  },
  {
    id: "MS13",
    text: "Mailboxes cannot leave Exchange 2013, as no newer server runs alongside it",
    likelihood: 4, // two versions side by side are rare outside large organisations
    impact: 4,
    mitigation: ({ brief }) => `Versions by server in week 1; without a newer one, ${without2013(brief)}`,
    owner: "Client IT lead",
    trigger: "No newer server in the mailbox inventory",
    asked: runs2013,
    source: ["eol", "ej"],
  },
  {
    id: "MS14",
    text: ({ brief }) =>
      `Links do not have the ${figure(lineMbps(brief))} Mbps on half of which the copies end in time: at ${LINE_MBPS} Mbps copying takes ${figure(lineNights(brief))} nights`,
    likelihood: ({ brief }) => (lineMbps(brief) > 5 * LINE_MBPS ? 4 : 3),
    impact: 4,
    mitigation: "Speed measured in week 1; old data archived first, or the rollout extended",
    owner: "Client IT lead",
    trigger: (client) => `No measurement by ${designDay(client)}`,
    when: none(OPTIMISE),
    asked: (brief) => lineMbps(brief) > LINE_MBPS,
    source: ["ej"],
  },
  {
    id: "MS15",
    text: (client) =>
      client.brief.holds(OPTIMISE)
        ? repaid(client)
        : `Costs are to fall, yet the plan adds ${added(client)} unless products worth as much are given up`,
    likelihood: ({ brief }) => (brief.holds(OPTIMISE) ? 3 : 4), // the addition is certain, what is given up is not
    impact: 4,
    mitigation: ({ brief }) =>
      `Products to be replaced${brief.holds(OPTIMISE) ? "" : " (mail hosting, Office, antivirus, backup)"} listed in phase 1, with annual cost and end of term`,
    owner: "Sponsor",
    trigger: (client) => `Products listed by ${designDay(client)} are worth less`,
    when: all(is("primary-objective", "cost-reduction"), none(all(OPTIMISE, any(LARGER, ACADEMIC)))), // there the plan decision tells it
    source: ["ej"],
  },
  {
    id: "MS8",
    text: ({ brief }) => `An access policy locks out all ${people(brief.users)} at once`,
    likelihood: 2,
    impact: 5,
    mitigation: "Each policy tested with both break-glass accounts before enforcement",
    owner: "Security lead",
    trigger: "Enforcement date without a test record",
    source: ["ca-templates"],
  },
  {
    id: "MS16",
    text: ({ brief }) =>
      `The licences held are for E3, not E5: the step costs ${heldStep(brief)} a year, which no sum contains`,
    likelihood: 3,
    impact: 5,
    mitigation: ({ brief }) =>
      `Licence list read before the order; if E3, the step for the ${people(sensitive(brief))} with the most sensitive data alone costs ${stepCost(sensitive(brief))} a year`,
    owner: "Client IT lead",
    trigger: "No licence list before the order",
    asked: mayHoldE3,
    source: ["m365-price", "ej"],
  },
  {
    id: "MS10",
    text: ({ brief }) => {
      const owned = brief.given("user-licences");
      if (owned === 0) return null;
      return `Renewing ${owned ? plural(owned - surplus(brief), "licence") : "the licences held"} costs more than budgeted`;
    },
    likelihood: 3,
    impact: 3,
    mitigation: "Renewal quotation in phase 1",
    owner: "Client IT lead",
    trigger: "Renewal within 6 months and no quotation",
    when: HELD_BY_ALL,
    source: ["m365-price"],
  },
];
