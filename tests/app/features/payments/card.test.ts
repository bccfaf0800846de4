import * as v from "valibot";
import { expect, test } from "vitest";
import {
  checkCard,
  formatCvc,
  formatExpiry,
  formatNumber,
  isComplete,
  passesLuhn,
} from "#app/features/payments/card.ts";
import { PaymentInput } from "#app/features/payments/payments.schema.ts";
import { findOutcome, isToken, TEST_CARDS, tokenise } from "#app/features/payments/simulator-token.ts";

const CARD = { name: "Ada Byrne", number: "4242 4242 4242 4242", expiry: "12/30", cvc: "123" };
const TODAY = new Date(2026, 10, 20);

test.each([
  ["4", "4"],
  ["4242", "4242"],
  ["42424", "4242 4"],
  ["4242 4242", "4242 4242"],
  ["4242424242424242", "4242 4242 4242 4242"],
  ["4242-4242-4242-4242", "4242 4242 4242 4242"],
  ["  4242 4242 4242 4242\n", "4242 4242 4242 4242"],
  ["42a4", "424"],
  ["", ""],
])("a card number typed as %j is shown as %j", (typed, shown) => {
  expect(formatNumber(typed, "before")).toBe(shown);
});

test("a card number beyond 19 characters is refused, so that the field keeps what it had", () => {
  expect(formatNumber("42424242424242424", "4242 4242 4242 4242")).toBe("4242 4242 4242 4242");
});

test.each([
  ["1", "1"],
  ["12", "12"],
  ["123", "12/3"],
  ["1230", "12/30"],
  ["12/30", "12/30"],
  ["12 / 30", "12/30"],
  ["12/2030", "12/30"],
  ["1/", "01"],
  ["1/30", "01/30"],
  ["12/", "12"],
])("an expiry typed as %j is shown as %j", (typed, shown) => {
  expect(formatExpiry(typed, "before")).toBe(shown);
});

test("an expiry beyond five characters is refused", () => {
  expect(formatExpiry("12/305", "12/30")).toBe("12/30");
});

test("a CVC keeps digits only, at most four", () => {
  expect(formatCvc("12a3")).toBe("123");
  expect(formatCvc("12345")).toBe("1234");
});

test.each([
  [{}, true],
  [{ cvc: "1234" }, true],
  [{ number: "4242 4242 4242 424" }, false],
  [{ expiry: "12/3" }, false],
  [{ cvc: "12" }, false],
  [{ name: "  " }, false],
])("with %j the purchase is enabled: %s", (change, enabled) => {
  expect(isComplete({ ...CARD, ...change })).toBe(enabled);
});

test("a card with a right checksum and a future expiry has no error", () => {
  expect(checkCard(CARD, TODAY)).toEqual({});
});

test("a wrong digit is found by the checksum", () => {
  expect(checkCard({ ...CARD, number: "4242 4242 4242 4241" }, TODAY)).toEqual({
    number: "This card number is not valid. Please check the digits.",
  });
});

test("a card is good until the last day of its month", () => {
  const card = { ...CARD, expiry: "11/26" };
  expect(checkCard(card, new Date(2026, 10, 30, 23, 59))).toEqual({});
  expect(checkCard(card, new Date(2026, 11, 1))).toEqual({ expiry: "This card has expired. Please use another card." });
});

test.each(["00/30", "13/30"])("the month of %s does not exist", (expiry) => {
  expect(checkCard({ ...CARD, expiry }, TODAY)).toEqual({ expiry: "The month must be between 01 and 12." });
});

test("the checksum agrees with known numbers", () => {
  expect(["4242424242424242", "5555555555554444", "6011111111111117"].map(passesLuhn)).toEqual([true, true, true]);
  expect(["", "4242424242424243", "1234567890123456"].map(passesLuhn)).toEqual([false, false, false]);
});

test.each(TEST_CARDS)("the published card $number is acceptable and means $outcome", ({ number, outcome }) => {
  expect(isComplete({ ...CARD, number })).toBe(true);
  expect(checkCard({ ...CARD, number }, TODAY)).toEqual({});
  expect(findOutcome(tokenise(number))).toBe(outcome);
});

test("any other number is approved", () => {
  expect(findOutcome(tokenise("5555 5555 5555 4444"))).toBe("approve");
});

test("a token holds no digit sequence of its card and differs each time", () => {
  const tokens = Array.from({ length: 50 }, () => tokenise(CARD.number));
  expect(new Set(tokens).size).toBe(50);
  expect(tokens.filter((token) => token.includes("4242424242424242"))).toEqual([]);
});

test.each([
  "",
  "sim_approve_",
  "sim_free_00000000000000000000000000000000",
  `sim_approve_${"0".repeat(33)}`,
  "tok_visa",
])("%j is no token", (text) => {
  expect(isToken(text)).toBe(false);
  expect(findOutcome(text)).toBeNull();
});

test.each([
  [{ intent: "pay", token: tokenise(CARD.number) }, []],
  [{ intent: "pay", token: "ctoken_1PxYz2ABCDEF" }, []],
  [{ intent: "confirm" }, []],
  [{ intent: "cancel" }, []],
  [{ intent: "pay", token: ["two", "cards"] }, ["Please enter your card"]],
  [{ intent: "pay", token: "4242424242424242" }, ["The card could not be read. Please enter it again."]],
  [{ intent: "pay", token: "x".repeat(101) }, ["The card could not be read. Please enter it again."]],
  [{ intent: "refund" }, ["The form could not be read. Please reload the page and try again."]],
])("what the payment page may send: %j", (posted, faults) => {
  const { issues = [] } = v.safeParse(PaymentInput, posted);
  expect([...new Set(issues.map(({ message }) => message))]).toEqual(faults);
});
