/** The confirmation tokens that the stand-in for Stripe understands: the word after `ctoken_` says what the bank will do. */
import type { Intent, Ledger } from "./ledger.ts";

const DECLINES: Readonly<Record<string, [code: string, declineCode?: string]>> = {
  declined: ["card_declined", "generic_decline"],
  lost: ["card_declined", "lost_card"],
  funds: ["card_declined", "insufficient_funds"],
  fraud: ["card_declined", "fraudulent"],
  expired: ["expired_card", "expired_card"],
  cvc: ["incorrect_cvc", "incorrect_cvc"],
};

export type CardWord = "approve" | "confirm" | "process" | "declined" | "lost" | "funds" | "fraud" | "expired" | "cvc";

/** A token that no other purchase has. */
export function cardToken(word: CardWord): string {
  return `ctoken_${word}_${crypto.randomUUID().replaceAll("-", "")}`;
}

/** Does to an intent what the card's bank does. Returns false for an unknown token. */
export function playCard(ledger: Ledger, intent: Intent, token: string): boolean {
  const word = /^ctoken_([a-z]+)_/.exec(token)?.[1] ?? "";
  const declined = DECLINES[word];
  if (declined) ledger.decline(intent, ...declined);
  else if (word === "approve") ledger.take(intent);
  else if (word === "confirm") intent.status = "requires_action";
  else if (word === "process") {
    intent.status = "processing";
    ledger.tell("payment_intent.processing", intent);
  } else return false;
  return true;
}
