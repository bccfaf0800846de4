/** What a buyer reads when a payment was declined or could not begin: what happened, and what to try. */
import type { DeclineReason } from "./provider.ts";

export const DECLINE_TEXTS: Record<DeclineReason, string> = {
  declined: "Your bank declined the payment. Nothing was charged. Please use another card, or ask your bank.",
  "insufficient-funds":
    "The card has insufficient funds for this payment. Nothing was charged. Please use another card.",
  "expired-card": "The card has expired. Nothing was charged. Please use another card.",
  "incorrect-cvc": "The card’s security code (CVC) is incorrect. Nothing was charged. Please check it and try again.",
  "suspected-fraud":
    "The payment was declined for security reasons. Nothing was charged. Please use another card, or ask your bank.",
  "unusable-card": "The card could not be used. Nothing was charged. Please enter it again, or use another card.",
  "confirmation-failed": "The payment was not confirmed. Nothing was charged. Please try again or use another card.",
};

/** Why no attempt was begun, with the status of the response. */
export const REFUSAL_TEXTS = {
  "token-used": { message: "This card entry has already been used. Please enter the card again.", status: 409 },
  "too-many": {
    message: "Too many payments have failed within an hour. Nothing was charged. Please try again in an hour.",
    status: 429,
  },
} as const;
