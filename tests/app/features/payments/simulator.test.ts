import { expect, test } from "vitest";
import type { PaymentAttempt } from "#app/features/payments/provider.ts";
import { openSimulator, STALL_SECONDS } from "#app/features/payments/simulator.server.ts";
import { tokenise } from "#app/features/payments/simulator-token.ts";

const simulator = openSimulator(0);

function attempt(number: string, startedSecondsAgo = 0): PaymentAttempt {
  return {
    id: crypto.randomUUID(),
    documentId: crypto.randomUUID(),
    amount: { minor: 9999, currency: "USD" },
    reference: tokenise(number),
    createdAt: new Date(Date.now() - startedSecondsAgo * 1000),
  };
}

function approved({ id, documentId, amount, reference }: PaymentAttempt) {
  return { status: "succeeded", charge: { eventId: `simulated:${id}`, reference, documentId, amount } };
}

test("an approved charge names the document and the amount that were charged", async () => {
  const paid = attempt("4242 4242 4242 4242");
  expect(await simulator.charge(paid)).toEqual(approved(paid));
});

test("the same attempt charged twice is one event", async () => {
  const paid = attempt("4242 4242 4242 4242");
  expect(await simulator.charge(paid)).toEqual(await simulator.charge(paid));
});

test.each([
  ["4000 0000 0000 0002", "declined"],
  ["4000 0000 0000 9995", "insufficient-funds"],
  ["4000 0000 0000 0069", "expired-card"],
  ["4000 0000 0000 0127", "incorrect-cvc"],
])("%s is declined as %s, also when asked again", async (number, reason) => {
  const declined = attempt(number);
  expect(await simulator.charge(declined)).toEqual({ status: "declined", reason });
  expect(await simulator.find(declined)).toEqual({ status: "declined", reason });
  expect(await simulator.confirm(declined)).toEqual({ status: "declined", reason });
});

test("a card that needs confirmation succeeds only after the buyer confirmed", async () => {
  const waiting = attempt("4000 0025 0000 3155", 3600);
  expect(await simulator.charge(waiting)).toEqual({ status: "requires-confirmation" });
  expect(await simulator.find(waiting)).toEqual({ status: "requires-confirmation" });
  expect(await simulator.confirm(waiting)).toEqual(approved(waiting));
});

test("a payment that waits for its confirmation can be given up, a finished one cannot", async () => {
  expect(await simulator.cancel(attempt("4000 0025 0000 3155"))).toEqual({ status: "cancelled" });
  const paid = attempt("4242 4242 4242 4242");
  expect(await simulator.cancel(paid)).toEqual(approved(paid));
});

test("a stalled payment stays pending and is approved once its time has come", async () => {
  expect(await simulator.charge(attempt("4000 0000 0000 0341"))).toEqual({ status: "pending" });
  expect(await simulator.find(attempt("4000 0000 0000 0341", STALL_SECONDS - 5))).toEqual({ status: "pending" });
  const late = attempt("4000 0000 0000 0341", STALL_SECONDS);
  expect(await simulator.find(late)).toEqual(approved(late));
});

test("a reference that is no token is declined", async () => {
  expect(await simulator.charge({ ...attempt("4242 4242 4242 4242"), reference: "sim_free" })).toEqual({
    status: "declined",
    reason: "declined",
  });
});
