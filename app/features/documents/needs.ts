/** What decisions, the order and dates rest on, each with the day on which it is needed. */

import { detailLabel } from "#app/features/catalogue/detail-answers.ts";
import { plannedAssumptions } from "./assumptions.ts";
import type { Brief } from "./brief/brief.ts";
import { hasOpenServers, isOfServers } from "./brief/open-servers.ts";
import { ownedByGuess } from "./budget/owned.ts";
import type { Content } from "./content.ts";
import { formatDay } from "./dates.ts";
import { boundElsewhere } from "./facts/frameworks.ts";
import { exposedOf } from "./options/closing.ts";
import { dueOf, ORDER } from "./options/due.ts";
import { dateDecisionDay } from "./plan/earlier-start.ts";
import { askedForDate, decidesOrder, fixedDay } from "./plan/fixed-date.ts";
import { LOCAL_HOLIDAYS } from "./plan/freezes.ts";
import { orderDay, planOf, workingDayAfter, workingDayBefore } from "./plan/plan.ts";
import { firstDecisionDay } from "./plan/sponsor-days.ts";
import { nextDateOf, undatedEvent } from "./plan/support-dates.ts";
import type { Rest } from "./rests.ts";
import { listed } from "./words.ts";
import { addWorkingDays } from "./working-days.ts";

export type Deciding = Pick<Content, "brief" | "pack" | "plan" | "tasks" | "decisions" | "turns">;

/** `what` needs it on the day. */
export type Need = Rest & { day: number; what: string };

/** Two working days for whoever reads the answer, as far as there are any; the next of all, although people are away, where none else is left. */
export function dayBefore(day: number, brief: Brief): number {
  const before = workingDayBefore(workingDayBefore(day - 1, brief) - 1, brief);
  const [first, next] = [workingDayAfter(brief, 1), addWorkingDays(brief.today, 1, brief.client.country)];
  return Math.max(before, first >= day && next < day ? next : first);
}

export function needsOf(content: Deciding): Need[] {
  const { brief, pack } = content;
  const order = orderDay(brief);
  return [
    ...(brief.country ? [] : [{ within: /^Country of the client/, day: order, what: ORDER }]),
    ...ofDate(brief),
    ...ofOwned(content),
    ...ofAzure(brief),
    ...ofRules(brief),
    ...ofHolidays(brief),
    ...ofDecisions(content),
    ...ofClosings(content),
    ...ofServices(brief),
    ...plannedAssumptions(brief, pack).flatMap(({ rests }) => (rests ? [{ ...rests, day: order, what: ORDER }] : [])),
    ...(pack.early?.(brief) ?? []),
  ];
}

/** What a date turns on is known when date or scope is decided, and at the latest when the order is signed that rests on it. */
function ofDate(brief: Brief): Need[] {
  const isMissed = (fixedDay(brief) ?? Infinity) < planOf(brief).end;
  if (!isMissed && !decidesOrder(brief)) return [];
  const asked = undatedEvent(brief) ? firstDecisionDay(brief) : orderDay(brief); // the first page asks for the date itself
  const [day, what] = isMissed ? [dateDecisionDay(brief), "date or scope"] : [asked, ORDER];
  return [
    { within: /^Reason for the fixed date/, day, what },
    ...askedForDate(brief).map((ask) => ({ ask, day, what })),
  ];
}

/** How a request for proof begins. */
export const PROOF_OF_OWNED = "Proof of ownership: ";

/** What is only taken as owned, by name, where it moves the sums that are ordered by; what the choice among the options hangs on is known before that. */
function ofOwned({ brief, pack, turns }: Deciding): Need[] {
  const items = ownedByGuess(brief, pack);
  const first = turns.map(({ item }) => item);
  const asked = [
    { items: first, day: firstDecisionDay(brief), what: CHOICE },
    { items: items.filter((item) => !first.includes(item)), day: orderDay(brief), what: ORDER },
  ];
  return asked.flatMap(({ items: own, day, what }) =>
    own.length === 0 ? [] : [{ ask: `${PROOF_OF_OWNED}${listed(own)}`, day, what }],
  );
}

const CHOICE = "the choice among the options";

/** What moves the sums of a project in Azure most: the servers where their number is open, the databases, and the platform that exists. */
function ofAzure(brief: Brief): Need[] {
  if (!isOfServers(brief)) return [];
  const wanted = [
    ...(hasOpenServers(brief) ? [/^(server list|servers with)/i] : []),
    /^Databases: product/,
    /^(Azure[:,].*subscriptions|Subscriptions, management groups)/,
  ];
  return wanted.map((within) => ({ within, day: orderDay(brief), what: ORDER }));
}

/** A law that does not bind the client may stand for a contract that does. */
function ofRules(brief: Brief): Need[] {
  const label = detailLabel("framework", brief.detail("framework") ?? "");
  return boundElsewhere(brief) ? [{ ask: `Why ${label} was named`, day: orderDay(brief), what: ORDER }] : [];
}

/** Dates are free only of the days off that the whole country has; a small organisation knows its own. */
function ofHolidays(brief: Brief): Need[] {
  const local = LOCAL_HOLIDAYS[brief.client.country ?? ""]?.name;
  return local && !brief.has("company-size", "small")
    ? [{ ask: `Days off by ${local.replace("other ", "")} law in the plan`, day: orderDay(brief), what: "the dates" }]
    : [];
}

const REACHED: Readonly<Record<string, RegExp>> = {
  "exchange-server": /^Exchange(?: Server)?: version/,
  sharepoint: /^SharePoint(?: Server)?: .*version/,
};

/** Before a server is closed to the internet somebody says which version it is and who reaches it from outside. */
function ofClosings({ brief, decisions }: Deciding): Need[] {
  return exposedOf(brief).flatMap((family) => {
    const [row, within] = [decisions.find(({ decides }) => decides?.includes(family)), REACHED[family]];
    return row && within ? [{ within, day: firstDecisionDay(brief), what: row.number }] : [];
  });
}

/** What stops before the first day is changed by the client, who lists it before that. */
function ofServices(brief: Brief): Need[] {
  const next = nextDateOf(brief);
  if (!next || next.product || next.day >= planOf(brief).start) return [];
  const within = next.what.startsWith("Exchange Web Services") ? /send mail|Exchange Web Services/ : /send mail/;
  return [{ within, day: next.day, what: `the change of ${formatDay(next.day)}` }];
}

/** The numbers of decisions name what needs an answer; the choice among the options comes before the others. */
function ofDecisions(content: Deciding): Need[] {
  const { brief, pack, decisions } = content;
  return decisions.flatMap((row) => {
    if (!row.rests || !row.ask) return [];
    const { day = orderDay(brief) } = dueOf(row, content);
    const isEarly = row.title === pack.saving?.decision; // may be asked with the budget
    return row.rests(brief).map((rest) => {
      const by = rest.first || rest.atOnce || isEarly ? Math.min(day, firstDecisionDay(brief)) : day;
      return { ...rest, day: by, what: rest.first ? CHOICE : row.number };
    });
  });
}
