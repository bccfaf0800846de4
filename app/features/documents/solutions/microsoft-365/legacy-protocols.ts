/** What calls Exchange Online by EWS or basic authentication, and until when. */

import { any, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { optionLabel } from "#app/features/documents/brief/option-label.ts";
import { dayOfIso, formatDay } from "#app/features/documents/dates.ts";
import { SMTP_OFF } from "#app/features/documents/facts/lifecycle.ts";
import type { DecisionRow } from "#app/features/documents/pack.ts";
import { gateDay, lastDayOf, planOf, workingDayBefore } from "#app/features/documents/plan/plan.ts";
import { requestDays } from "#app/features/documents/requests.ts";
import { clause, listed } from "#app/features/documents/words.ts";
import { BOTH_CALLED, CALLED, OWN_MAIL, SMALL, TENANT, TENANT_CALLED } from "./answers.ts";

/** After it no allow list keeps EWS on. */
export const EWS_END = dayOfIso("2027-04-01");

/** What else reads the tenant, a backup or a migration tool, must not depend on it. */
export const byGraph = (brief: Brief): string =>
  `by Graph, as EWS ${EWS_END >= brief.today ? "ends" : "ended"} on ${formatDay(EWS_END)}`;

/** Of the systems to integrate, those with mail of their own; a database sends through a program. */
const MAILING = ["erp", "crm", "legacy-applications", "custom-applications", "third-party-apis", "reporting-tools"];

/** Whatever signs in by itself to send or read mail. */
export const callersOf = (brief: Brief): string => {
  const systems = MAILING.filter((id) => brief.has("integration-needs", id)).map((id) =>
    clause(optionLabel("integration-needs", id)),
  );
  return listed(["Scanners", ...(systems.length > 0 ? systems : ["programs"])]);
};

/** These change with their integration after the pilot, so the task of phase 2 cannot leave none behind. */
export const laterCallers = (brief: Brief): string[] => [
  ...(brief.has("integration-needs", "erp") ? ["ERP systems"] : []),
  ...(brief.has("integration-needs", "custom-applications") ? ["custom applications"] : []),
];

/** The first day comes after the end of EWS. */
export const isEwsOff = (brief: Brief): boolean => EWS_END <= planOf(brief).start;
/** Before the design is signed off. */
export const endsEarly = (brief: Brief): boolean =>
  !isEwsOff(brief) && EWS_END <= (planOf(brief).phases[0]?.lastDay ?? 0);
/** The first lists are begun on the first day. */
const REST_OF_WEEK = 4;
/** Every caller has an owner by the design, or with the first lists where EWS ends before it. */
export const ownersDay = (brief: Brief): number =>
  brief.holds(TENANT_CALLED) && endsEarly(brief)
    ? workingDayBefore(Math.min(requestDays(brief).first + REST_OF_WEEK, EWS_END - 1), brief)
    : gateDay(planOf(brief), "design");

const ewsEnds = (brief: Brief): string => `${EWS_END >= brief.today ? "ends" : "ended"} on ${formatDay(EWS_END)}`;
const lastDay = (brief: Brief, phase: number): number => lastDayOf(planOf(brief), phase);

/** Calls of the tenant by EWS that end during the work are changed in the build, before the pilot is judged: a rollout has no days to spare for them. */
const ewsChanged = (brief: Brief): string =>
  formatDay(Math.min(gateDay(planOf(brief), "pilot"), workingDayBefore(EWS_END - 1, brief)));

/** Nothing of the build is in time for it. */
const changeDay = (brief: Brief): string => `${ewsChanged(brief)}${endsEarly(brief) ? " (by their owners)" : ""}`;

/** Programs of a tenant in use beside one's own servers do not wait for their mailboxes where EWS ends before these have moved. */
export const leavesFirst = (brief: Brief): string =>
  brief.holds(BOTH_CALLED) && !isEwsOff(brief) && EWS_END <= lastDay(brief, 3)
    ? `all EWS calls to the tenant changed by ${changeDay(brief)}`
    : "";

/** What changes with its integration: of EWS nothing is left where that ends before the rollout does. */
export const leftFor = (later: string, brief: Brief): string =>
  EWS_END <= lastDay(brief, 3)
    ? `basic authentication of ${later}, changed in phase 3`
    : `by ${later}, changed in phase 3`;

/** What the replacement leaves, by whether EWS ends before it or while the work goes on. */
export function replaced(brief: Brief): string {
  if (endsEarly(brief)) return "EWS callers checked after their owners' change, no other use left";
  const isDuring = !isEwsOff(brief) && EWS_END <= lastDay(brief, 3);
  return `No use left${isDuring ? ` (EWS by ${ewsChanged(brief)})` : ""}`;
}

/** What goes off between today and the first day is kept on by somebody who has access already. */
const endsUnseen = (brief: Brief): string => {
  const day = dayOfIso(SMTP_OFF);
  return day >= brief.today && day < planOf(brief).start
    ? ` Exchange Online disables SMTP AUTH on ${formatDay(day)}, before the start: the client's administrator re-enables it for the interim.`
    : "";
};

/** No administrator switches on what a tenant made after that day does not have. */
const neverOn = (brief: Brief): string =>
  brief.holds(none(TENANT)) && planOf(brief).start > dayOfIso(SMTP_OFF)
    ? " A new tenant cannot enable basic authentication for sending."
    : "";

/** Nobody who begins after its end lists callers of EWS, or excepts them. */
export const callsLeft = (brief: Brief): string =>
  isEwsOff(brief) ? "basic authentication and any EWS calls left" : "EWS and basic authentication";

/** What keeps callers of the tenant going until each is changed. */
function exceptions(brief: Brief): string {
  const end = brief.holds(SMALL) ? "" : "; Microsoft is to announce its final end in the second half of 2027";
  const isOff = dayOfIso(SMTP_OFF) < brief.today;
  const kept = `basic authentication for sending stays on${isOff ? ", where re-enabled," : ""} by exception until each sender has moved to Graph, OAuth or a connector${end}`;
  return isEwsOff(brief)
    ? `EWS ${ewsEnds(brief)}, before the start: ${EWS_END >= brief.today ? "the client reads the allow list now, and plans the outage of each caller that cannot move to Graph by then" : "callers still on it move to Graph first"}; ${kept}.`
    : `Applications found are allow-listed the same week (EWS until ${formatDay(EWS_END)} only), and ${kept}.${endsUnseen(brief)}`;
}

/** The same, beside servers whose programs move with their mailboxes. */
const meanwhile = (brief: Brief): string =>
  isEwsOff(brief)
    ? ` EWS in the tenant ${ewsEnds(brief)}, before the start: applications still on it are changed first; the others keep sending by exception until changed.`
    : ` Applications already using the tenant are allow-listed in the first week of access: those on EWS change by ${leavesFirst(brief) ? changeDay(brief) : formatDay(EWS_END)}, the others keep sending by exception until changed.${endsUnseen(brief)}`;

export const LEGACY_PROTOCOLS: DecisionRow = {
  title: "Legacy protocols",
  context: (brief) =>
    `${callersOf(brief)} may use EWS or basic authentication, retired in Exchange Online (see Product lifecycle).`,
  alternatives: "wait; inventory and replace now",
  decision: (brief) =>
    brief.holds(CALLED)
      ? `Inventory from the sign-in log on the first day of access. ${exceptions(brief)}`
      : `Inventory from ${brief.holds(OWN_MAIL) ? `the mail server's log${brief.holds(BOTH_CALLED) ? " and the tenant's sign-in log" : ""}` : "the current provider's list of connected applications and the owners of scanners and programs"}. Each application ${brief.holds(SMALL) ? "switches" : "is set up, tested and switched"} with its mailbox, as Graph reaches cloud mailboxes only.${brief.holds(BOTH_CALLED) ? meanwhile(brief) : neverOn(brief)}`,
  tradeOff: (brief) =>
    isEwsOff(brief) && brief.holds(TENANT_CALLED)
      ? "Work now; EWS callers not changed by the cut-off date no longer work"
      : "Work now; fewer outages when the protocols end",
  confidence: "high",
  when: any(none(SMALL), TENANT_CALLED), // else tasks and risk say it to a small firm
  source: ["exo-ews"],
};
