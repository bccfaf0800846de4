/** Decisions that follow from what the client has or plans beside the link: a backup, an old mail server, another owner. */

import { all, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isMerger } from "#app/features/documents/brief/deadline-reason.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { PRICES, type PriceKey } from "#app/features/documents/facts/prices.ts";
import type { DecisionRow } from "#app/features/documents/pack.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import { BY_CONTROLLERS, PROXY, SMALL } from "./answers.ts";
import { recovered } from "./copies.ts";
import { controllers, gateways, privateEndpoints } from "./quantities.ts";

/** As in the bill: twelve rounded months, in the middle of the price. */
function ofYear(price: PriceKey, count: number): number {
  const { low, high } = PRICES[price];
  return 12 * 100 * Math.round((count * (low + high)) / 200);
}

const yearly = (price: PriceKey, count: number): string => `${formatAmount(ofYear(price, count), "USD")} a year`;

/** By the decision on the backup, where the present product keeps what is not replicated. */
export const keptBackupSaves = (brief: Brief): string =>
  formatAmount(ofYear("backup-server", brief.servers.plan) - ofYear("backup-server", recovered(brief)), "USD");

const backedUp = (brief: Brief): string => yearly("backup-server", brief.servers.plan);

/** Replacing a product that nobody complained of is for the client to say. */
export const BACKUP: DecisionRow = {
  title: "Backup",
  context: (brief) => `How ${plural(brief.servers.plan, "server")} are backed up today, and at what cost, is unknown.`,
  alternatives: "present product with an immutable copy; Azure Backup; both",
  decision: (brief) =>
    `Azure Backup for all, ${backedUp(brief)}; the present product ends once its own retention has run out, and until then both are paid for. If it already keeps an immutable copy off site, or its vendor quotes one for less, it stays, and the vault takes ${recovered(brief) === 1 ? "only the replicated server" : `only the ${figure(recovered(brief))} replicated servers`}, ${yearly("backup-server", recovered(brief))}.`,
  tradeOff: "One vault that no single administrator can empty; a second product until the old one ends",
  confidence: "medium",
  when: none(SMALL),
  asked: (brief) => recovered(brief) < brief.servers.plan,
  ask: (brief) =>
    `Confirm Azure Backup in place of the present product (${backedUp(brief)}), or keep that with an immutable copy`,
  due: "design",
  source: ["ej"],
};

/** They stand there for sign-in, and one of them alone is patched and restarted. */
export const NAMES_BY_CONTROLLERS: DecisionRow = {
  title: "Name resolution",
  context: (brief) => `Both sides must resolve ${privateEndpoints(brief)} private endpoints identically.`,
  alternatives: "domain controllers in Azure; Private Resolver",
  decision: (brief) =>
    `${controllers(brief) > 1 ? "The domain controllers" : "The domain controller"} in Azure, needed for sign-in of recovered servers anyway (Names and routes). Private Resolver, ${yearly("resolver-endpoint", 2 * gateways(brief))}, ${controllers(brief) > 1 ? "would take names off machines that are patched" : "if backup and replication may not wait while this one machine is down"}.`,
  tradeOff: (brief) =>
    controllers(brief) > 1
      ? "No monthly charge; names depend on machines to patch"
      : "No monthly charge; backup and replication wait while the controller is restarted",
  confidence: "medium",
  when: all(BY_CONTROLLERS, none(SMALL)),
  source: ["dnspr", "ej"],
};

export const MAIL_SERVER: DecisionRow = {
  title: "Exchange Server and the internet",
  decides: ["exchange-server"],
  context:
    "Versions before SE have had no updates of any kind since 1 November 2026; the link makes one a way to Azure.",
  alternatives: "upgrade to SE; move the mailboxes; close it to the internet",
  decision: (brief) =>
    `If older than SE, the client closes it to the internet, except for mail transport, before the order and tells users first: ${brief.holds(PROXY) ? "webmail waits until it is published through the proxy; phones outside the network are" : "webmail and phones outside the network are"} cut off until it runs SE or its mailboxes have moved.`,
  tradeOff: (brief) =>
    `No mail on phones${brief.holds(PROXY) ? "" : " or at home"} meanwhile; no unpatched server faces the internet`,
  confidence: "high",
  when: is("current-technologies", "exchange-server"),
  ask: "Decide for any Exchange Server older than SE: upgrade it or move its mailboxes; until then it is closed to phones outside",
  due: "design",
  source: ["eol", "ej"],
};

/** What is built now may soon belong to somebody else. */
export const OTHER_OWNER: DecisionRow = {
  title: "Merger, sale or move",
  context: "The reason for the timing; whose addresses, directory and tenant remain is unknown.",
  alternatives: "design for today's owner; design to be handed over; wait",
  decision:
    "To be handed over: address ranges that the other party does not use, a subscription of its own, networks as code, no trust with another directory. The vault's immutability is locked, which cannot be undone, only once it is known who keeps the backups, as these cannot move to another tenant.",
  tradeOff: "Until the lock, two administrators together could shorten retention",
  confidence: "medium",
  asked: isMerger,
  ask: "Say whether it is a merger, a sale or a move, and who owns tenant, subscription and backups afterwards; until then the vault is not locked",
  due: "design",
  source: ["ej"],
};

/** A small organisation reads it because it is asked. */
export const PLANT_AND_OFFICE: DecisionRow = {
  title: "Plant and office",
  context: "Manufacturing brings a plant network into the estate.",
  alternatives: "flat network; separation by a DMZ",
  decision:
    "A DMZ between levels 3 and 4, conduits by rule, no path to the internet or cloud below level 3. The client maintains plant rules, this project the hub rules.",
  tradeOff: "Plant access only through jump hosts; incidents in the office do not stop the line",
  confidence: "high",
  serves: ["zero-trust"],
  source: ["ciso-lib", "azlocal"],
};
