import { expect, test } from "vitest";
import { isCommonPassword } from "#app/features/auth/common-passwords.ts";

test.each([
  "password",
  "Password1",
  "P@ssw0rd123!",
  "123456",
  "987654321",
  "111111",
  "121212",
  "abcabc",
  "abc123",
  "qwerty123",
  "1q2w3e4r",
  "zaq12wsx",
  "asdf1234",
  "iloveyou2",
  "letmein!",
  "monkey12",
  "trustno1",
  "Summer2024!",
  "19871224",
  "testtest",
  "welcome2026",
  "dragon",
  "qwerty123456",
])("%s is refused", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  "correct horse battery",
  "tall-green-lamp-42",
  "Zx9!kkq2",
  "Consultant-demo-1",
  "мост-река-7",
  "20 boats at noon",
])("%s is accepted", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test("what a stranger knows of the person is no password either", () => {
  const context = ["ada.byrne@northgate.example", "Ada Byrne", "Northgate Clinic"];
  expect(isCommonPassword("Northgate-2026", context)).toBe(true);
  expect(isCommonPassword("byrne123", context)).toBe(true);
  expect(isCommonPassword("ada.byrne@northgate.example", context)).toBe(true);
  expect(isCommonPassword("tall-green-lamp-42", context)).toBe(false);
});
