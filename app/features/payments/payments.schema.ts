/** What the payment page may send: never a card, only a token for one. */
import * as v from "valibot";
import { isToken } from "./simulator-token.ts";

/** A confirmation token of Stripe's. */
const STRIPE_TOKEN = /^ctoken_\w{8,80}$/;
const UNREADABLE = "The card could not be read. Please enter it again.";

const Token = v.pipe(
  v.string("Please enter your card"),
  v.maxLength(100, UNREADABLE),
  v.check((text) => isToken(text) || STRIPE_TOKEN.test(text), UNREADABLE),
);

export const PaymentInput = v.variant(
  "intent",
  [
    v.strictObject({ intent: v.literal("pay"), token: Token }),
    v.strictObject({ intent: v.literal("confirm") }),
    v.strictObject({ intent: v.literal("cancel") }),
  ],
  "The form could not be read. Please reload the page and try again.",
);
export type PaymentInput = v.InferOutput<typeof PaymentInput>;
