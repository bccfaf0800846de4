/** Decisions on servers that the internet reaches. */

import { all, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { dayOfIso, formatDay } from "#app/features/documents/dates.ts";
import type { LifecycleRow } from "#app/features/documents/facts/lifecycle.ts";
import type { DecisionRow } from "#app/features/documents/pack.ts";
import { gatesOf, lifecycleOf } from "#app/features/documents/plan/deadlines.ts";
import { losingSupport } from "#app/features/documents/plan/losing-support.ts";
import { closedDay } from "#app/features/documents/plan/sponsor-days.ts";
import { lapsedOf } from "#app/features/documents/plan/support-dates.ts";
import { BUILD, EXCHANGE, POLICIES, SHAREPOINT_SERVER, SMALL, TIERED } from "./answers.ts";

/** Versions that may be in use although their updates have ended. */
const endedSharePoint = (brief: Brief): (LifecycleRow & { end: string })[] =>
  lifecycleOf(brief).flatMap(({ end, ...row }) =>
    row.family === "sharepoint" && end && dayOfIso(end) < brief.today ? [{ ...row, end }] : [],
  );

function sharePointEnd(brief: Brief): string {
  const rows = endedSharePoint(brief);
  const last = rows.at(-1);
  if (!last) return "";
  return `Security updates for ${last.product}${rows.length > 1 ? " and earlier" : ""} ended${rows.length > 1 ? " by" : " on"} ${formatDay(dayOfIso(last.end))}.`;
}

/** An assessment or a project may begin weeks after the decision, and the server stands open until then. */
const closedWhen = (brief: Brief): string =>
  `by the client once approved${isUnpatched(brief) ? `, by ${formatDay(closedDay(brief))}` : ""}`;

/** A version without updates may be in use. */
const isUnpatched = (brief: Brief): boolean =>
  losingSupport(brief).some(({ family, hasEnded }) => hasEnded && family === "exchange-server");

export const EXCHANGE_DECISION: DecisionRow = {
  title: "Exchange Server",
  decides: ["exchange-server"],
  context: (brief) =>
    `It authenticates against the directory${brief.holds(POLICIES) ? ", beyond the reach of Conditional Access" : ""}.`,
  alternatives: "leave published; mail transport only; hybrid modern authentication on Subscription Edition",
  decision: (brief) =>
    `Closed to the internet except for mail transport ${closedWhen(brief)}. Mobile access returns once it runs Subscription Edition with hybrid modern authentication, or its mailboxes have moved.${brief.holds(TIERED) ? " Its groups hold extensive directory rights, so it stays in Tier 0 until retired or run with split permissions." : ""}`,
  tradeOff: (brief) =>
    `Mail outside the office needs a VPN for a time, or, without one, ${brief.holds(POLICIES) ? "web mail behind Entra application proxy with MFA (+1 day)" : "waits"}${brief.holds(POLICIES) ? "; CA02 covers it once the client connects it to Entra ID" : ""}`,
  confidence: "high",
  ask: "Approve that Exchange Server is closed to the internet except for mail transport, or accept the risk in writing",
  due: (brief) => (isUnpatched(brief) ? "first" : undefined),
  when: EXCHANGE,
  source: ["eol", "exo-ews", "ej"],
};

const SERVER_FAMILIES = ["windows-server", "sql-server"];
/** The oldest version named, where its end lies behind and no deadline of the plan asks for the decision. */
const lapsed = (brief: Brief) =>
  lapsedOf(brief).find(
    ({ family, isKnown }) =>
      isKnown && SERVER_FAMILIES.includes(family) && !gatesOf(brief).some((gate) => gate.family === family),
  );

/** Without the updates that come with the product, sold or not. */
const isPast = (brief: Brief): boolean => (lapsed(brief)?.day ?? Infinity) < brief.today;

/** What is left for a system that stays on it. */
function waysOut(brief: Brief): string {
  const paidEnd = lapsed(brief)?.paidEnd;
  return paidEnd && dayOfIso(paidEnd) >= brief.today
    ? "upgrade, paid updates or isolation"
    : "replacement, retirement or isolation";
}

function lapsedSince(brief: Brief): string {
  const { day = 0, paidEnd } = lapsed(brief) ?? {};
  const isOver = paidEnd !== undefined && dayOfIso(paidEnd) < brief.today;
  const paid = paidEnd ? `, paid updates ${isOver ? "ended on" : "run to"} ${formatDay(dayOfIso(paidEnd))}` : "";
  return `Support ${day < brief.today ? "ended" : "ends"} on ${formatDay(day)}${paid}.`;
}

/** The risk of servers without updates names this day. */
export const LAPSED_DECISION: DecisionRow = {
  title: "Servers that have left support",
  decides: (brief) => SERVER_FAMILIES.filter((family) => lapsed(brief)?.family === family),
  context: lapsedSince,
  alternatives: waysOut,
  decision: (brief) =>
    `Each system on ${lapsed(brief)?.products ?? "an ended version"} on the client's own list gets an owner and a treatment: ${waysOut(brief)}. Until then it is closed to the internet. The client carries this out; an upgrade is quoted per system${brief.holds(SMALL) ? "" : ", with a guide under “Product lifecycle”"}.`,
  tradeOff: "Cost of replacement or isolation, or exposure without security updates",
  confidence: "medium",
  ask: (brief) => `Decide for each system on ${lapsed(brief)?.products ?? "an ended version"}: ${waysOut(brief)}`,
  due: "start",
  closes: (brief) => (isPast(brief) ? `servers on ${lapsed(brief)?.products}` : ""),
  rests: (brief) => [
    {
      within: /^(list of )?servers\b.*version/i,
      ask: `Systems on ${lapsed(brief)?.products ?? "ended versions"}, by your own records`,
    },
  ],
  when: BUILD,
  asked: (brief) => lapsed(brief) !== undefined,
  source: ["eol", "ej"],
};

/** Told last: the money that others ask for is more than this. */
export const SHAREPOINT_DECISION: DecisionRow = {
  title: "SharePoint Server",
  decides: ["sharepoint"],
  context: sharePointEnd,
  alternatives: "Subscription Edition; SharePoint Online; isolation",
  decision:
    "If self-hosted on an ended version: closed to the internet first (Next Steps), then upgraded, moved or isolated.",
  tradeOff: "A separate project",
  confidence: "medium",
  ask: "Decide on SharePoint Server: upgrade, move or isolation",
  due: "design",
  when: all(BUILD, SHAREPOINT_SERVER, none(SMALL)),
  asked: (brief) => endedSharePoint(brief).length > 0,
  source: ["eol", "ej"],
};
