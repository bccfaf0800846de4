import { expect, test } from "vitest";
import { formatPhone, splitPhone, toE164 } from "#app/shared/phone.ts";

test.each([
  ["IE", "087 123 4567", "+353871234567"],
  ["GB", "+44 (0)20 7946 0123", "+442079460123"],
  ["IE", "0048 22 123 45 67", "+48221234567"],
  ["US", "(212) 555-0100", "+12125550100"],
  ["CH", "044/668.18.00", "+41446681800"],
])("%s %s is kept as %s", (country, typed, kept) => {
  expect(toE164(country, typed)).toBe(kept);
});

test.each([
  ["IE", "call me"],
  ["IE", "12"],
  ["IE", "+"],
  ["IE", "+0123456789"],
  ["IE", "1234567890123456"],
  ["ZZ", "871234567"],
])("%s %s is no number", (country, typed) => {
  expect(toE164(country, typed)).toBeNull();
});

test("a number is shown with its own prefix", () => {
  expect(formatPhone("+353871234567")).toBe("+353 871234567");
  expect(formatPhone("+442079460123")).toBe("+44 2079460123");
  expect(formatPhone("+48221234567")).toBe("+48221234567");
});

test("the form shows the prefix and the rest, and what it shows comes back unchanged", () => {
  for (const number of ["+353871234567", "+12125550100", "+48221234567"]) {
    const shown = splitPhone(number);
    expect(toE164(shown.country, shown.number)).toBe(number);
  }
});

test("of two countries with one prefix the address decides", () => {
  expect(splitPhone("+14165550100", "CA").country).toBe("CA");
  expect(splitPhone("+14165550100").country).toBe("US");
});
