/** The simulator's published test cards, and the token that stands for a card outside the browser. */
import { digitsOf } from "./card.ts";

export const TEST_CARDS = [
  { number: "4242 4242 4242 4242", outcome: "approve", effect: "The payment succeeds" },
  { number: "4000 0000 0000 0002", outcome: "decline", effect: "The bank declines" },
  { number: "4000 0000 0000 9995", outcome: "insufficient-funds", effect: "Declined: insufficient funds" },
  { number: "4000 0000 0000 0069", outcome: "expired-card", effect: "Declined: expired card" },
  { number: "4000 0000 0000 0127", outcome: "incorrect-cvc", effect: "Declined: incorrect CVC" },
  { number: "4100 0000 0000 0019", outcome: "suspected-fraud", effect: "Declined: suspected fraud" },
  { number: "4000 0025 0000 3155", outcome: "confirm", effect: "The bank asks you to confirm" },
  { number: "4000 0000 0000 0309", outcome: "slow", effect: "The bank takes five times as long" },
  { number: "4000 0000 0000 0424", outcome: "timeout", effect: "Charged, but the answer never arrives" },
  { number: "4000 0000 0000 0515", outcome: "event-late", effect: "The bank’s message comes late" },
  { number: "4000 0000 0000 0606", outcome: "event-twice", effect: "The bank’s message comes twice" },
  { number: "4000 0000 0000 0705", outcome: "event-five-times", effect: "The bank’s message comes five times" },
  { number: "4000 0000 0000 0804", outcome: "event-out-of-order", effect: "The bank’s messages come out of order" },
  { number: "4000 0000 0000 0341", outcome: "stall", effect: "The bank’s message never comes: we ask instead" },
] as const satisfies readonly { number: string; outcome: string; effect: string }[];

export type SimulatedOutcome = (typeof TEST_CARDS)[number]["outcome"];

const TOKEN = /^sim_([a-z-]+)_[0-9a-f]{32}$/;

/** What the browser sends in place of the card: the outcome to simulate, and randomness. Holds nothing of the card. */
export function tokenise(number: string): string {
  const digits = digitsOf(number);
  const card = TEST_CARDS.find((card) => digitsOf(card.number) === digits);
  return `sim_${card?.outcome ?? "approve"}_${crypto.randomUUID().replaceAll("-", "")}`;
}

export function isToken(text: string): boolean {
  return findOutcome(text) !== null;
}

/** The outcome that a token asks the simulated bank for; null if the text is not a token. */
export function findOutcome(token: string): SimulatedOutcome | null {
  const word = TOKEN.exec(token)?.[1];
  return TEST_CARDS.find(({ outcome }) => outcome === word)?.outcome ?? null;
}
