/** Servers that may have run without updates since Windows Server 2016 left support, where nobody said which versions are in use. */

import { all, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { dayOfIso } from "#app/features/documents/dates.ts";
import { KEYS_IN_MODULES } from "#app/features/documents/facts/effort.ts";
import type { BillRow, DecisionRow } from "#app/features/documents/pack.ts";
import { gatesOf } from "#app/features/documents/plan/deadlines.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import type { RiskRow } from "#app/features/documents/risks.ts";
import { FEW, MOBILE, SMALL, SMART_CARDS, WINDOWS_IN_USE } from "./answers.ts";

const [LEFT_SUPPORT, PAID_UNTIL] = ["2027-01-12", "2030-01-12"] as const;

/** An end that leaves days to decide in has a decision of its own; a version that was given has a risk and a line. */
const mayBeLeft = (brief: Brief): boolean =>
  brief.known("windows-server-version") === null &&
  planOf(brief).start >= dayOfIso(LEFT_SUPPORT) &&
  brief.today < dayOfIso(PAID_UNTIL) &&
  !gatesOf(brief).some(({ product }) => product === "Windows Server 2016");

/** The oldest in use was given, and updates for 2016 have ended; before that day the plan has a decision on both. */
export const isLeft = (brief: Brief): boolean => {
  const version = brief.holds(WINDOWS_IN_USE) ? brief.given("windows-server-version") : null;
  return (
    version !== null && version <= 2016 && brief.today >= dayOfIso(LEFT_SUPPORT) && brief.today < dayOfIso(PAID_UNTIL)
  );
};

/** The short log of a small organisation holds six decisions, and these three are asked for. */
const isFull = (brief: Brief): boolean => isLeft(brief) && brief.holds(all(FEW, MOBILE, SMART_CARDS));
/** There the software key is decided with the one server that holds it. */
export const decidesKeyWithTiers = (brief: Brief): boolean =>
  isFull(brief) && brief.holds(all(SMALL, none(KEYS_IN_MODULES)));

export const OLD_SERVERS: DecisionRow = {
  title: "Servers on Windows Server 2016 or older",
  context: (brief) =>
    isLeft(brief)
      ? `Windows Server ${brief.given("windows-server-version") === 2016 ? "2016 is the oldest in use, and ordinary updates ended" : "2012 is the oldest in use, for which no updates are sold; those for 2016 ended"} on 12 January 2027.`
      : "Versions are not known; what is left of these gets no ordinary updates after 12 January 2027.",
  alternatives: "upgrade or retire; paid updates for 2016 until January 2030; isolation with an owner and an end date",
  decision:
    "Each server found in phase 1 is upgraded, covered by paid updates (2016 only) or isolated, before it gets a certificate, and a domain controller before the pilot. The client carries this out.",
  tradeOff: "Cost of bridging, or exposure without security updates",
  confidence: "medium",
  when: WINDOWS_IN_USE,
  asked: (brief) => mayBeLeft(brief) || (isLeft(brief) && (!isFull(brief) || decidesKeyWithTiers(brief))),
  due: "design",
  ask: "Decide for each server found on Windows Server 2016 or older: upgrade, paid updates (2016 only) or isolation",
  source: ["eol", "ej"],
};

export const OLD_SERVERS_RISK: RiskRow = {
  id: "PK18",
  text: "Servers found on Windows Server 2016 or older run without security updates",
  likelihood: 3,
  impact: 4,
  mitigation: "Listed in phase 1 with owners; upgraded, paid for or isolated before they get a certificate",
  owner: "Client IT lead",
  trigger: "Such a server without a decision at design sign-off",
  when: WINDOWS_IN_USE,
  asked: mayBeLeft,
  source: ["eol", "ej"],
};

export const OLD_SERVERS_LINE: BillRow = {
  item: "Paid security updates for Windows Server 2016 (option)",
  quantity: 1,
  formula:
    "single line; number of systems from the client's list, excluding any upgraded or isolated; as a guide USD 1,000 a year for 16 cores of Standard; needs Software Assurance or a server subscription",
  kind: "yearly",
  when: WINDOWS_IN_USE,
  asked: mayBeLeft,
  requirement: "end of support",
  source: ["eol", "esu-price", "esu-change", "ej"],
};
