/** How mail moves, from which servers, and what is set around it. */

import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { atWeekends, isMonthly } from "#app/features/documents/brief/change-window.ts";
import { formatAmount, wholeUnits } from "#app/features/documents/budget/budget.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { MAIL_MOVES } from "#app/features/documents/facts/integrations.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import type { DecisionRow, PackTable } from "#app/features/documents/pack.ts";
import { gateDay, mayMissWeekend, monthlyWeekends, planOf } from "#app/features/documents/plan/plan.ts";
import { tasksOf } from "#app/features/documents/plan/tasks.ts";
import { figure, plural, sentence } from "#app/features/documents/words.ts";
import {
  ACADEMIC,
  BOTH_CALLED,
  DIRECTORY,
  ENTERPRISE,
  EXCHANGE,
  EXCHANGE_ASSUMED,
  FORWARDED,
  HOSTED,
  HYBRID,
  HYBRID_SERVER,
  IN_WAVES,
  inEvenings,
  LARGER,
  MINIMAL,
  mayRun,
  ONE_WEEKEND,
  OWN_MAIL,
  OWN_MAIL_MOVES,
  OWNED,
  OWNED_NAMED,
  ownsSe,
  runs2013,
  SIDE_BY_SIDE,
  SMALL,
  SYNC_AFTER,
  TENANT,
} from "./answers.ts";
import { MAIL_MIGRATION } from "./names.ts";
import { pilot } from "./quantities.ts";
import { TASKS } from "./tasks.ts";

export const switchDay = (brief: Brief): string => (inEvenings(brief) ? "evening" : "weekend");

export const method = (brief: Brief): string => {
  if (!brief.holds(OWN_MAIL)) return "native or IMAP migration from the current provider";
  if (brief.holds(HYBRID_SERVER))
    return brief.users > 2000 ? "full hybrid with Exchange Server SE" : "hybrid configuration with move requests";
  return brief.holds(ONE_WEEKEND)
    ? `cutover over one ${switchDay(brief)}`
    : "minimal hybrid configuration with move requests";
};

/** Where another tenant than the one in use was asked for. */
export const notNew = (brief: Brief): string =>
  brief.holds(all(is("solution-configuration", "m365-new-tenant"), TENANT)) ? " (not a new one)" : "";

export const intoTenant = (brief: Brief): string =>
  `${brief.holds(OWN_MAIL) ? `by ${method(brief)}` : "from the current provider"}${notNew(brief) && " into the existing tenant"}`;

/** The SE server is built after the design is signed, and not beside 2013. */
export const rid2013By = (brief: Brief): string => formatDay(gateDay(planOf(brief), "design"));

/** Recommended, of a technical limit of 2,000. */
const CUTOVER_MOST = 150;

/** The way out of 2013 for whoever runs nothing newer, with its price. */
export const without2013 = (brief: Brief): string => {
  const { low, high, currency } = PRICES["mailbox-move"];
  return brief.users <= CUTOVER_MOST && brief.holds(none(TENANT, HYBRID))
    ? `cutover over one ${switchDay(brief)}, before synchronisation starts`
    : `a third-party tool at ${formatAmount(low * brief.users, currency)} to ${formatAmount(high * brief.users, currency)} for ${figure(brief.users)} mailboxes`;
};

/** What a way of moving mail rests on, before it is approved. */
const askedFirst = (brief: Brief): string => {
  if (brief.holds(EXCHANGE_ASSUMED))
    return `Confirm that Exchange Server exists${brief.holds(OWNED) ? " (if all mail is in the tenant already, no hybrid is built: about 25% less effort)" : ""}; approve`;
  if (brief.holds(all(MAIL_MOVES, OWNED_NAMED, none(OWN_MAIL))))
    return "Confirm by the MX record that mail is with another provider, in no Microsoft 365 tenant yet (appendix A prices the difference); approve";
  if (brief.holds(HOSTED))
    return "Confirm by the MX record who has the mail, and that administrators can open every mailbox; approve";
  if (!runs2013(brief)) return "Approve";
  const emptied = brief.holds(HYBRID_SERVER) ? `, remove 2013 by ${rid2013By(brief)}` : "";
  return `Confirm that a newer Exchange server runs alongside 2013${emptied}; approve`;
};

export const mailAsked = (brief: Brief, what: string): string => `${askedFirst(brief)} ${what}`;

/** What moves is asked for among the first, with whatever sends mail through it. */
export const exchangeAsked = (brief: Brief): string =>
  `Exchange Server: ${brief.known("exchange-version") && !runs2013(brief) ? "update level" : "version and update level"}, number and size of mailboxes, delegates, ${brief.holds(MAIL_MOVES) ? "public folders, applications and devices that send mail" : "relaying devices, public folders"}`;

/** What Microsoft contributes, by the licences. */
export function fastTrack(brief: Brief): string {
  if (brief.holds(ACADEMIC) || brief.users < 150) return "";
  return ` FastTrack ${brief.users < 500 ? "gives guidance from 150 licences" : "assists with data migration from 500 licences"}: request it in phase 1.`;
}

/** More than 50 tickets on a Monday, if one user in twenty raises one. A planning assumption. */
const MOST_A_WEEKEND = 1000;

/** A month between two weekends makes each of them large, or leaves none for the policies: it is said before the design is signed. */
const eachWeekend = (brief: Brief): string => {
  const held = monthlyWeekends(brief);
  const rest = brief.users - pilot(brief);
  if (!isMonthly(brief)) return "";
  if (held === 1) {
    const most = mayMissWeekend(brief)
      ? "contains one change-window weekend at most"
      : "may contain only one change-window weekend";
    return ` The rollout ${most}${brief.holds(FORWARDED) ? ": one for each wave, and one" : ", used for the mailboxes: a second,"} for the access policies, is requested at design sign-off.`;
  }
  const each = Math.ceil(rest / held / 10) * 10;
  return rest <= 100 || brief.holds(none(IN_WAVES))
    ? ""
    : ` The rollout contains ${held} change-window weekends, so about ${figure(each)} mailboxes move on each${each > MOST_A_WEEKEND ? `; ${Math.ceil(rest / MOST_A_WEEKEND)} weekends, for at most ${figure(MOST_A_WEEKEND)} each, are requested at design sign-off` : ""}.`;
};

const batchTime = (brief: Brief): string => (atWeekends(brief) ? "on change-window weekends" : "in the evening");

/** Why half of a price stands in the likely sum. */
const toolShare = (brief: Brief): string => {
  const { low, high, currency } = PRICES["mailbox-move"];
  return ` Until the export has been tested, half a tool's highest price, ${formatAmount(wholeUnits((brief.users * (low + high)) / 2), currency)}, stands in the likely sum.`;
};

/** From the first mailboxes of the pilot to the last ones, when calendars are apart without a full hybrid. */
export function weeksApart(brief: Brief): number {
  const tasks = tasksOf(brief, { tasks: TASKS });
  const [first] = tasks.filter(({ kind }) => kind === "pilot");
  const last = tasks.find(({ marks }) => marks.includes("mail"));
  return (last?.to ?? 0) - (first?.from ?? 0) + 1;
}

/** Why this hybrid and not the other one. */
function whyHybrid(brief: Brief): string {
  if (brief.holds(any(none(HYBRID), ENTERPRISE))) return "";
  const weeks = `in the ${plural(weeksApart(brief), "week")} from the pilot to the last batch`;
  if (brief.holds(MINIMAL))
    return ` A full hybrid would share calendars ${weeks}, but ${ownsSe(brief) ? "keep the SE server to patch" : "leave a server on SE to build, and to patch"} each month.`;
  const objective = brief.has("primary-objective", "productivity") ? "productivity" : "digital transformation";
  return ` As ${objective} is an objective, calendars stay shared ${weeks}.`;
}

export const MAIL_MIGRATION_METHOD: DecisionRow = {
  title: MAIL_MIGRATION,
  context: (brief) =>
    `${figure(brief.users)} mailboxes; Exchange Server ${brief.holds(EXCHANGE) ? `${brief.known("exchange-version")?.toUpperCase() ?? ""} is in use`.trim() : "was not named"}.`,
  alternatives: (brief) =>
    brief.holds(OWN_MAIL) ? "cutover; minimal hybrid; full hybrid" : "native tool; IMAP; third-party tool",
  decision: (brief) =>
    `${sentence(method(brief))}${runs2013(brief) ? `, once mailboxes have left 2013 for a newer Exchange server; without one, ${without2013(brief)}` : ""}. ${
      brief.holds(ONE_WEEKEND)
        ? `Cutover is recommended for up to 150 mailboxes; ${brief.holds(SYNC_AFTER) ? `as it fails while accounts are synchronised, synchronisation starts after it and matches them by mail address. The alternative, a minimal hybrid, keeps Outlook profiles but ${mayRun(brief, "2013") ? "needs a server newer than 2013" : "has to be built first"}` : "synchronised accounts would require a hybrid"}.`
        : !brief.holds(OWN_MAIL)
          ? `The provider's export decides which: IMAP carries mail only, so calendars and contacts would be exported and imported separately.${toolShare(brief)}${brief.holds(FORWARDED) ? " Whole departments move together and the provider forwards their mail; a single cutover would bring every support call on one morning." : ""}`
          : brief.users > 2000
            ? "Cutover migration stops at 2,000 mailboxes, and free/busy must work across both sides while batches run."
            : brief.users > CUTOVER_MOST
              ? `Cutover migration is recommended for up to ${CUTOVER_MOST} mailboxes only, and fails while accounts are synchronised from Active Directory.`
              : brief.holds(TENANT)
                ? "A cutover fails while accounts are synchronised from Active Directory, as they may be already."
                : `A cutover would move everyone on one ${switchDay(brief)}, before synchronisation from Active Directory may start.`
    } Mailboxes above 100 GB are archived first.${brief.holds(BOTH_CALLED) ? " Mailboxes already in the tenant stay there." : ""}${brief.holds(all(SIDE_BY_SIDE, none(SMALL))) ? ` Batches are pre-synchronised and completed ${batchTime(brief)}, the last before the mail cutover.` : ""}${eachWeekend(brief)}${whyHybrid(brief)}${brief.holds(HYBRID_SERVER) ? " The hybrid uses the Graph path (May 2026 hotfix), which outlasts EWS, and a dedicated hybrid application in Entra ID." : ""}${fastTrack(brief)}`,
  tradeOff: (brief) =>
    brief.holds(IN_WAVES)
      ? `Slower than a single cutover${brief.holds(all(MINIMAL, none(SMALL))) ? `, calendars not shared for ${plural(weeksApart(brief), "week")}` : ""}; avoids one large support peak`
      : "No coexistence: everyone changes at once",
  confidence: "medium",
  when: MAIL_MOVES,
  ask: (brief) => mailAsked(brief, `moving mail ${intoTenant(brief)}`),
  // the client empties 2013 before anything is built, and where mail is decides the price: both are asked with the order
  rests: (brief) => [
    {
      within: /mailboxes by number|number and size of mailboxes/,
      ...(brief.holds(EXCHANGE_ASSUMED) && { atOnce: true }),
    }, // without such a server other options stand
  ],
  due: (brief) => (runs2013(brief) || brief.holds(any(HOSTED, EXCHANGE_ASSUMED)) ? undefined : "design"),
  source: ["exo-mig", "fasttrack", "ej"],
};

export const COPY_TIMES: PackTable = {
  id: "m365.migration",
  section: "solution",
  heading: "Mailbox copy times",
  caption: "Published days to copy 50% and 90% of mailboxes, by size",
  when: all(MAIL_MOVES, LARGER),
  columns: ["Mailbox", "50%|number", "90%|number", "Action"],
  rows: [
    { cells: ["1–10 GB", "1", "7", "start a week before cutover"], source: ["exo-mig"] },
    { cells: ["10–50 GB", "3", "14", "start two weeks before"], source: ["exo-mig"] },
    { cells: ["50–100 GB", "3", "30", "start a month before"], source: ["exo-mig"] },
    { cells: ["100–200 GB", "8", "45", "archive first"], source: ["exo-mig"] },
  ],
};

/** Uninstalling the last server removes the mail attributes of synchronised accounts, and the tools do not install beside 2013. */
function lastSynchronised(brief: Brief): string {
  const first = brief.holds(SYNC_AFTER)
    ? "After the cutover the old mailboxes are converted to mail users, which keeps their addresses, and synchronisation starts. "
    : "";
  if (brief.detail("exchange-version") === "2013")
    return `${first}${first ? "2013 is then uninstalled" : "Once its mailboxes are in the tenant and the accounts mail users, 2013 is uninstalled"}, as the Exchange Management Tools, which manage recipients from then on, do not install beside it; mail attributes are exported first and written back.`;
  const apart = mayRun(brief, "2013")
    ? " The tools do not install beside 2013, which is uninstalled before: a newer server keeps the attributes, or they are exported first and written back."
    : "";
  return `${first}While accounts are synchronised from Active Directory, shut the last server down but do not uninstall it: that would remove the mail attributes. Recipients are then managed with the Exchange Management Tools.${apart}`;
}

const lastServer = (brief: Brief): string =>
  brief.holds(HYBRID_SERVER)
    ? "One Exchange SE server stays, without mailboxes, for mail attributes and relay while accounts are synchronised. Never uninstall it; once nothing relays through it, the Exchange Management Tools let it be shut down."
    : brief.holds(DIRECTORY)
      ? lastSynchronised(brief)
      : "Uninstall the last server in the usual way once no mailbox, connector or relay uses it.";

/** Of one version nothing is to choose. */
const exchangeToday = (brief: Brief): string =>
  ownsSe(brief)
    ? `Exchange Server SE gets the latest cumulative update before the ${brief.holds(SIDE_BY_SIDE) ? "hybrid" : "migration"}. ${lastServer(brief)}`
    : lastServer(brief);

export const EXCHANGE_TODAY: PackTable = {
  id: "m365.exchange",
  section: "solution",
  heading: "Exchange Server today",
  intro: exchangeToday,
  caption: "Upgrade path by Exchange version found",
  when: OWN_MAIL_MOVES,
  columns: ["Version", "Path"],
  rows: [
    {
      cells: [
        "2013",
        (brief) =>
          brief.holds(ONE_WEEKEND)
            ? "final 2013 update, then migrate"
            : `move mailboxes to a newer server in use, then as for that version; without one, ${without2013(brief)}. SE cannot coexist with 2013`,
      ],
      asked: (brief) => mayRun(brief, "2013"),
      source: ["eol", "ej"],
    },
    {
      cells: [
        "2016",
        (brief) =>
          brief.holds(HYBRID_SERVER)
            ? "CU23, an SE server before CU2 (which does not install while 2016 remains), mailboxes to the cloud, remove 2016, update SE"
            : "final 2016 update, then migrate",
      ],
      asked: (brief) => mayRun(brief, "2013", "2016"),
      source: ["eol", "exo-ews", "ej"],
    },
    {
      cells: [
        "2019",
        (brief) =>
          brief.holds(HYBRID_SERVER)
            ? "CU14 or CU15, an SE server before CU2 (which does not install while 2019 remains) or an emptied 2019 server upgraded in place, mailboxes to the cloud, remove 2019, update SE"
            : "final 2019 update, then migrate",
      ],
      asked: (brief) => mayRun(brief, "2013", "2016", "2019"),
      source: ["eol", "exo-ews", "ej"],
    },
    {
      cells: [
        "SE",
        (brief) =>
          brief.holds(SIDE_BY_SIDE)
            ? "latest cumulative update, then hybrid"
            : "latest cumulative update, then migrate",
      ],
      asked: (brief) => !ownsSe(brief),
      source: ["exo-ews"],
    },
  ],
};
