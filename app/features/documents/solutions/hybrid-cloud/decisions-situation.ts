/** Decisions that follow from what the client has or plans beside the link: an old mail server, another owner. */

import { is } from "#app/features/catalogue/predicate.ts";
import { isMerger } from "#app/features/documents/brief/deadline-reason.ts";
import type { DecisionRow } from "#app/features/documents/pack.ts";
import { PROXY } from "./answers.ts";

export const MAIL_SERVER: DecisionRow = {
  title: "Exchange Server and the internet",
  context:
    "Versions before SE have had no updates of any kind since 1 November 2026; the link makes one a way to Azure.",
  alternatives: "upgrade to SE; move the mailboxes; close it to the internet",
  decision: (brief) =>
    `If older than SE, the client closes it to the internet, except for mail transport, before the pilot, and tells users two weeks ahead: ${brief.holds(PROXY) ? "webmail becomes one of the applications published through the proxy; phones outside the network are" : "webmail and phones outside the network are"} cut off until it runs SE or its mailboxes have moved.`,
  tradeOff: (brief) =>
    `No mail on phones${brief.holds(PROXY) ? "" : " or at home"} meanwhile; no unpatched server faces the internet`,
  confidence: "high",
  when: is("current-technologies", "exchange-server"),
  ask: "Decide for any Exchange Server older than SE: upgrade, mailboxes moved, or the day on which phones outside are cut off",
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
