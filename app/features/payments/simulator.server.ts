/** The provider that moves no money: it reads in the card's token what a bank would say, and takes its time. */
import type { Outcome, PaymentAttempt, PaymentProvider } from "./provider.ts";
import { findOutcome } from "./simulator-token.ts";

/** A stalled payment is approved this long after it was started. */
export const STALL_SECONDS = 60;

/**
 * @param delayMs how long a charge takes, 3000 by default as specified
 * @param now the bank's clock, in milliseconds
 */
export function openSimulator(delayMs: number, now: () => number = Date.now): PaymentProvider {
  const bankAnswers = () => new Promise((answer) => setTimeout(answer, delayMs));
  return {
    name: "simulator",
    async charge(attempt) {
      await bankAnswers();
      return outcomeOf(attempt);
    },
    async confirm(attempt) {
      await bankAnswers();
      return findOutcome(attempt.reference) === "confirm" ? approve(attempt) : outcomeOf(attempt);
    },
    async cancel(attempt) {
      const outcome = outcomeOf(attempt);
      return outcome.status === "requires-confirmation" ? { status: "cancelled" } : outcome;
    },
    async find(attempt) {
      const stalledSeconds = (now() - attempt.createdAt.getTime()) / 1000;
      const arrived = findOutcome(attempt.reference) === "stall" && stalledSeconds >= STALL_SECONDS;
      return arrived ? approve(attempt) : outcomeOf(attempt);
    },
  };
}

function outcomeOf(attempt: PaymentAttempt): Outcome {
  const outcome = findOutcome(attempt.reference);
  switch (outcome) {
    case "approve":
      return approve(attempt);
    case "confirm":
      return { status: "requires-confirmation" };
    case "stall":
      return { status: "pending" };
    case "decline":
    case null:
      return { status: "declined", reason: "declined" };
    default:
      return { status: "declined", reason: outcome };
  }
}

function approve({ id, documentId, amount, reference }: PaymentAttempt): Outcome {
  return { status: "succeeded", charge: { eventId: `simulated:${id}`, reference, documentId, amount } };
}
