/** Servers that may have run without updates since Windows Server 2016 left support, where nobody said which versions are in use. */

import { all, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { paidUpdates } from "#app/features/documents/budget/bill.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { KEYS_IN_MODULES } from "#app/features/documents/facts/effort.ts";
import { SERVER_2016 } from "#app/features/documents/facts/lifecycle.ts";
import type { BillRow, DecisionRow } from "#app/features/documents/pack.ts";
import { gatesOf } from "#app/features/documents/plan/deadlines.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import type { RiskRow } from "#app/features/documents/risks.ts";
import { FEW, MOBILE, SMALL, SMART_CARDS, WINDOWS_IN_USE } from "./answers.ts";

/** An end that leaves days to decide in has a decision of its own; a version that was given has a risk and a line. */
const mayBeLeft = (brief: Brief): boolean =>
  brief.known("windows-server-version") === null &&
  planOf(brief).start >= SERVER_2016.end &&
  brief.today < SERVER_2016.paidEnd &&
  !gatesOf(brief).some(({ product }) => product === SERVER_2016.product);

/** The oldest in use was given, and updates for 2016 have ended; before that day the plan has a decision on both. */
export const isLeft = (brief: Brief): boolean => {
  const version = brief.holds(WINDOWS_IN_USE) ? brief.given("windows-server-version") : null;
  return version !== null && version <= 2016 && brief.today >= SERVER_2016.end && brief.today < SERVER_2016.paidEnd;
};

/** The short log of a small organisation holds six decisions, and these three are asked for. */
const isFull = (brief: Brief): boolean => isLeft(brief) && brief.holds(all(FEW, MOBILE, SMART_CARDS));
/** There the software key is decided with the one server that holds it. */
export const decidesKeyWithTiers = (brief: Brief): boolean =>
  isFull(brief) && brief.holds(all(SMALL, none(KEYS_IN_MODULES)));

export const OLD_SERVERS: DecisionRow = {
  title: "Servers on Windows Server 2016 or older",
  decides: ["windows-server"],
  context: (brief) =>
    isLeft(brief)
      ? `Windows Server ${brief.given("windows-server-version") === 2016 ? "2016 is the oldest in use, and ordinary updates ended" : "2012 is the oldest in use, for which no updates are sold; those for 2016 ended"} on ${SERVER_2016.endText}.`
      : `Versions are not known; what is left of these gets no ordinary updates after ${SERVER_2016.endText}.`,
  alternatives: `upgrade or retire; paid updates for 2016 until ${SERVER_2016.paidEndText}; isolation with an owner and an end date`,
  decision:
    "Each server on the client's own list is upgraded, covered by paid updates (2016 only) or isolated, before it gets a certificate, and a domain controller before the pilot. The client carries this out.",
  tradeOff: "Cost of bridging, or exposure without security updates",
  confidence: "medium",
  when: WINDOWS_IN_USE,
  asked: (brief) => mayBeLeft(brief) || (isLeft(brief) && (!isFull(brief) || decidesKeyWithTiers(brief))),
  due: "start",
  rests: () => [
    {
      within: /servers by version|^windows server: list/i,
      ask: "Servers on Windows Server 2016 or older, by your own records",
    },
  ],
  ask: "Decide for each server found on Windows Server 2016 or older: upgrade, paid updates (2016 only) or isolation",
  source: ["eol", "ej"],
};

export const OLD_SERVERS_RISK: RiskRow = {
  id: "PK18",
  text: "Servers found on Windows Server 2016 or older run without security updates",
  likelihood: 3,
  impact: 4,
  mitigation: "Listed with owners in the first week; upgraded, paid for or isolated before they get a certificate",
  owner: "Client IT lead",
  trigger: (client) => {
    const day = client.decidedOn("windows-server");
    return `Such a server without a decision ${day === null ? "at design sign-off" : `by ${formatDay(day)}`}`;
  },
  when: WINDOWS_IN_USE,
  asked: mayBeLeft,
  source: ["eol", "ej"],
};

export const OLD_SERVERS_LINE: BillRow = {
  ...paidUpdates(SERVER_2016.product, ""),
  when: WINDOWS_IN_USE,
  asked: mayBeLeft,
};
