/** Programs on the client's own servers, for people who work elsewhere: decided and priced, as the basis of the effort leaves them out. */

import { all, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { RATE_CARDS } from "#app/features/documents/facts/prices.ts";
import type { DecisionRow } from "#app/features/documents/pack.ts";
import { OPTIMISE, SMALL } from "./answers.ts";

/** Such programs may stand on servers at home. */
export const REACHED_FROM_AFAR = all(
  is("primary-objective", "remote-work"),
  is("integration-needs", "erp", "legacy-applications", "custom-applications"),
  none(OPTIMISE),
);

/** A day for both connectors, half a day for each of three applications with its test. A planning assumption. */
const DAYS = 2.5;

function priced(brief: Brief): string {
  const { roles, currency } = RATE_CARDS[brief.currency];
  const engineer = roles.find(({ role }) => role === "Engineer");
  return `${DAYS} engineer days, ${formatAmount(DAYS * (engineer?.plan ?? 0), currency)}`;
}

export const REMOTE_APPLICATIONS: DecisionRow = {
  title: "Remote access to own applications",
  serves: ["remote-work"],
  context: "Programs to be integrated may run on the client's own servers.",
  alternatives: "Entra application proxy; Entra Private Access or VPN; mail and files only",
  decision: (brief) =>
    `Entra application proxy, part of the plan, for three web applications. Added in phase 3 if ordered, in no sum here: ${priced(brief)} (1 for two connectors on own servers, half a day per application). Test: each opens from outside with a second factor, and not without.${brief.holds(SMALL) ? "" : " Programs without a web interface need Private Access or a VPN, by quotation."}`,
  tradeOff: "Two connectors to keep running; no inbound firewall rule",
  confidence: "medium",
  when: REACHED_FROM_AFAR,
  ask: (brief) =>
    `Order remote access to three web applications on own servers (${priced(brief)} more), or accept that only mail and files are reached from outside`,
  due: "design",
  source: ["appproxy", "ej"],
};
