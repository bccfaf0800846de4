/** The simulator's published test cards, and the token that stands for a card outside the browser. */
import { digitsOf } from "./card.ts";

export type SimulatedOutcome =
  | "approve"
  | "decline"
  | "insufficient-funds"
  | "expired-card"
  | "incorrect-cvc"
  | "confirm"
  | "stall";

export const TEST_CARDS: readonly { number: string; outcome: SimulatedOutcome; effect: string }[] = [
  { number: "4242 4242 4242 4242", outcome: "approve", effect: "The payment succeeds" },
  { number: "4000 0000 0000 0002", outcome: "decline", effect: "The bank declines" },
  { number: "4000 0000 0000 9995", outcome: "insufficient-funds", effect: "Declined: insufficient funds" },
  { number: "4000 0000 0000 0069", outcome: "expired-card", effect: "Declined: expired card" },
  { number: "4000 0000 0000 0127", outcome: "incorrect-cvc", effect: "Declined: incorrect CVC" },
  { number: "4000 0025 0000 3155", outcome: "confirm", effect: "The bank asks you to confirm" },
  { number: "4000 0000 0000 0341", outcome: "stall", effect: "The answer comes minutes later" },
];

const TOKEN = /^sim_(approve|decline|insufficient-funds|expired-card|incorrect-cvc|confirm|stall)_[0-9a-f]{32}$/;

/** What the browser sends in place of the card: what the simulated bank will say, and chance. Holds nothing of the card. */
export function tokenise(number: string): string {
  const digits = digitsOf(number);
  const card = TEST_CARDS.find((card) => digitsOf(card.number) === digits);
  return `sim_${card?.outcome ?? "approve"}_${crypto.randomUUID().replaceAll("-", "")}`;
}

export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

/** What the simulated bank says to a token; null for a text that is none. */
export function findOutcome(token: string): SimulatedOutcome | null {
  return (TOKEN.exec(token)?.[1] ?? null) as SimulatedOutcome | null; // the pattern lists exactly these words
}
