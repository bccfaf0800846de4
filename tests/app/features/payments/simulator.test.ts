import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { passesLuhn } from "#app/features/payments/card.ts";
import { type PaymentAttempt, type PaymentProvider, ProviderAway } from "#app/features/payments/provider.ts";
import { LOST_SECONDS, openSimulator, STALL_SECONDS } from "#app/features/payments/simulator.server.ts";
import { TEST_CARDS, tokenise } from "#app/features/payments/simulator-token.ts";

const simulator = openSimulator(0);
const charge = (provider: PaymentProvider, paid: PaymentAttempt) =>
  provider.charge(paid, { token: paid.reference, note: () => Promise.resolve() });

function attempt(number: string, startedSecondsAgo = 0): PaymentAttempt {
  return {
    id: crypto.randomUUID(),
    provider: "simulator",
    documentId: crypto.randomUUID(),
    amount: { minor: 9999, currency: "USD" },
    reference: tokenise(number),
    createdAt: new Date(Date.now() - startedSecondsAgo * 1000),
  };
}

function approved({ documentId, amount }: PaymentAttempt) {
  return { status: "succeeded", charge: { documentId, amount } };
}

async function wordsOf(attempt: PaymentAttempt) {
  const words: string[] = [];
  const ids = new Set<string>();
  for await (const { eventId, outcome } of simulator.events?.(attempt) ?? []) {
    words.push(outcome.status);
    ids.add(eventId);
  }
  return { words, ids: ids.size };
}

test("an approved charge names the document and the amount that were charged", async () => {
  const paid = attempt("4242 4242 4242 4242");
  expect(await charge(simulator, paid)).toEqual(approved(paid));
});

test("the same attempt charged twice says the same", async () => {
  const paid = attempt("4242 4242 4242 4242");
  expect(await charge(simulator, paid)).toEqual(await charge(simulator, paid));
});

test.each([
  ["4000 0000 0000 0002", "declined"],
  ["4000 0000 0000 9995", "insufficient-funds"],
  ["4000 0000 0000 0069", "expired-card"],
  ["4000 0000 0000 0127", "incorrect-cvc"],
  ["4100 0000 0000 0019", "suspected-fraud"],
])("%s is declined as %s, also when asked again", async (number, reason) => {
  const declined = attempt(number);
  expect(await charge(simulator, declined)).toEqual({ status: "declined", reason });
  expect(await simulator.find(declined)).toEqual({ status: "declined", reason });
  expect(await simulator.confirm(declined)).toEqual({ status: "declined", reason });
});

test("a card that needs confirmation succeeds only after the buyer confirmed", async () => {
  const waiting = attempt("4000 0025 0000 3155", 3600);
  expect(await charge(simulator, waiting)).toEqual({ status: "requires-confirmation" });
  expect(await simulator.find(waiting)).toEqual({ status: "requires-confirmation" });
  expect(await simulator.confirm(waiting)).toEqual(approved(waiting));
});

test("a payment that waits for its confirmation can be given up, a finished one cannot", async () => {
  expect(await simulator.cancel(attempt("4000 0025 0000 3155"))).toEqual({ status: "cancelled" });
  const paid = attempt("4242 4242 4242 4242");
  expect(await simulator.cancel(paid)).toEqual(approved(paid));
});

test("a stalled payment stays pending and is approved once its time has come", async () => {
  expect(await charge(simulator, attempt("4000 0000 0000 0341"))).toEqual({ status: "pending" });
  expect(await simulator.find(attempt("4000 0000 0000 0341", STALL_SECONDS - 5))).toEqual({ status: "pending" });
  const late = attempt("4000 0000 0000 0341", STALL_SECONDS);
  expect(await simulator.find(late)).toEqual(approved(late));
});

test("a reference that is no token is declined", async () => {
  expect(await charge(simulator, { ...attempt("4242 4242 4242 4242"), reference: "sim_free" })).toEqual({
    status: "declined",
    reason: "declined",
  });
});

test("every published card is a number that the form accepts, and stands in README with what it does", () => {
  const readme = readFileSync("README.md", "utf8");
  for (const { number, outcome } of TEST_CARDS) {
    expect(passesLuhn(number.replaceAll(" ", "")), number).toBe(true);
    expect(readme).toContain(`| ${number} |`);
    expect(tokenise(number)).toMatch(new RegExp(`^sim_${outcome}_[0-9a-f]{32}$`));
  }
});

test("a bank that charges and does not answer leaves nobody the wiser, until it is asked later", async () => {
  const lost = attempt("4000 0000 0000 0424");
  await expect(charge(simulator, lost)).rejects.toBeInstanceOf(ProviderAway);
  expect(await simulator.find(lost)).toEqual({ status: "pending" });
  const later = attempt("4000 0000 0000 0424", LOST_SECONDS);
  expect(await simulator.find(later)).toEqual(approved(later));
});

test.each([
  ["late", "4000 0000 0000 0515", ["succeeded"], 1],
  ["twice", "4000 0000 0000 0606", ["succeeded", "succeeded"], 1],
  ["five times", "4000 0000 0000 0705", Array.from({ length: 5 }, () => "succeeded"), 1],
  ["out of order", "4000 0000 0000 0804", ["succeeded", "declined", "pending"], 3],
  ["never", "4000 0000 0000 0341", [], 0],
] as const)("the bank's message comes %s: %s is pending, then told of so", async (_, number, words, ids) => {
  const told = attempt(number);
  expect(await charge(simulator, told)).toEqual({ status: "pending" });
  expect(await wordsOf(told)).toEqual({ words, ids });
});

test("of a payment that it answered at once the bank tells nothing more", async () => {
  expect(await wordsOf(attempt("4242 4242 4242 4242"))).toEqual({ words: [], ids: 0 });
});
