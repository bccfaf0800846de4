/** The provider that moves no money: it reads the bank's answer from the card's token, takes its time, and misbehaves on demand. */
import {
  type Outcome,
  type PaymentAttempt,
  type PaymentProvider,
  ProviderAway,
  type ProviderEvent,
} from "./provider.ts";
import { findOutcome, isToken, type SimulatedOutcome } from "./simulator-token.ts";

/** A payment about which the bank never sends a message counts as approved this long after it began, when somebody asks. */
export const STALL_SECONDS = 60;
/** How many times longer than usual a slow bank takes to answer, and a late message to arrive. */
const SLOW_FACTOR = 5;
/** When the bank's answer was lost, asking reveals the charge only after this many seconds. */
export const LOST_SECONDS = 8;

type Word = "pending" | "succeeded" | "declined";

/** The messages that the bank sends by itself about a payment for which it answered "pending". */
const MESSAGES: Partial<Record<SimulatedOutcome, readonly Word[]>> = {
  "event-late": ["succeeded"],
  "event-twice": ["succeeded", "succeeded"],
  "event-five-times": ["succeeded", "succeeded", "succeeded", "succeeded", "succeeded"],
  "event-out-of-order": ["succeeded", "declined", "pending"],
  stall: [],
};

/**
 * @param delayMs how long a charge takes, 3000 by default
 * @param now the bank's clock, in milliseconds
 */
export function openSimulator(delayMs: number, now: () => number = Date.now): PaymentProvider {
  const wait = (times = 1) => new Promise((answer) => setTimeout(answer, delayMs * times));
  return {
    name: "simulator",
    referenceOf: (token) => (isToken(token) ? token : null),
    async charge(attempt) {
      const outcome = findOutcome(attempt.reference);
      await wait(outcome === "slow" ? SLOW_FACTOR : 1);
      if (outcome === "timeout") throw new ProviderAway("The simulated bank charged and did not answer");
      return outcomeOf(attempt);
    },
    async confirm(attempt) {
      await wait();
      return findOutcome(attempt.reference) === "confirm" ? approve(attempt) : outcomeOf(attempt);
    },
    async cancel(attempt) {
      const outcome = outcomeOf(attempt);
      return outcome.status === "requires-confirmation" ? { status: "cancelled" } : outcome;
    },
    async find(attempt) {
      const seconds = (now() - attempt.createdAt.getTime()) / 1000;
      const outcome = findOutcome(attempt.reference);
      if (outcome === "timeout") return seconds >= LOST_SECONDS ? approve(attempt) : { status: "pending" };
      const isStalled = outcome !== null && outcome in MESSAGES;
      return isStalled && seconds >= STALL_SECONDS ? approve(attempt) : outcomeOf(attempt);
    },
    async refund({ amount }) {
      await wait();
      return { status: "refunded", amount };
    },
    async *events(attempt) {
      const outcome = findOutcome(attempt.reference);
      const words = (outcome && MESSAGES[outcome]) ?? [];
      if (words.length > 0) await wait(outcome === "event-late" ? SLOW_FACTOR : 1);
      for (const word of words) yield messageOf(attempt, word);
    },
  };
}

/** Repeating a word repeats the same event. */
function messageOf(attempt: PaymentAttempt, word: Word): ProviderEvent {
  const eventId = `simulated:${attempt.id}:${word}`;
  if (word === "succeeded") return { eventId, outcome: approve(attempt) };
  return { eventId, outcome: word === "pending" ? { status: word } : { status: word, reason: "declined" } };
}

function outcomeOf(attempt: PaymentAttempt): Outcome {
  const outcome = findOutcome(attempt.reference);
  switch (outcome) {
    case "approve":
    case "slow":
    case "timeout":
      return approve(attempt);
    case "confirm":
      return { status: "requires-confirmation" };
    case "decline":
    case null:
      return { status: "declined", reason: "declined" };
    case "insufficient-funds":
    case "expired-card":
    case "incorrect-cvc":
    case "suspected-fraud":
      return { status: "declined", reason: outcome };
    default:
      return { status: "pending" };
  }
}

function approve({ documentId, amount }: PaymentAttempt): Outcome {
  return { status: "succeeded", charge: { documentId, amount } };
}
