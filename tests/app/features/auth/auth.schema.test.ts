import { expect, test } from "vitest";
import { ConfirmInput, SignInInput, SignUpInput } from "#app/features/auth/auth.schema.ts";
import { readForm } from "#app/shared/form.ts";
import { atOnce } from "#tests/support/at-once.ts";

function post(fields: Record<string, string>): Request {
  return new Request("https://portal.example/signup", { method: "POST", body: new URLSearchParams(fields) });
}

const FILLED = {
  name: "Ada Byrne",
  email: "ada@example.com",
  company: "",
  password: "tall-green-lamp-42",
  confirmPassword: "tall-green-lamp-42",
};

async function errorsOf(fields: Record<string, string>) {
  const form = await readForm(post(fields), SignUpInput);
  return form.ok ? {} : form.reply.errors;
}

test("an empty form is told what is required, in the specified words", async () => {
  const form = await readForm(
    post({ name: "", email: "", company: "", password: "", confirmPassword: "" }),
    SignUpInput,
  );
  expect(form.reply.errors).toEqual({
    name: "Name is required",
    email: "Email is required",
    password: "Password is required",
  });
});

test("so is a form without any field", async () => {
  expect(await errorsOf({})).toEqual({
    name: "Name is required",
    email: "Email is required",
    password: "Password is required",
  });
});

test.each([
  [{ email: "ada" }, { email: "Please enter a valid email" }],
  [{ email: "ada@localhost" }, { email: "Please enter a valid email" }],
  [{ password: "short", confirmPassword: "short" }, { password: "Password must be at least 6 characters" }],
  [{ confirmPassword: "tall-green-lamp-43" }, { confirmPassword: "Passwords do not match" }],
])("%j is refused with %j", async (change, errors) => {
  expect(await errorsOf({ ...FILLED, ...change })).toEqual(errors);
});

test("a password as long as a form may be is refused at once", async () => {
  const errors = await atOnce(() => errorsOf({ ...FILLED, password: `a${"1".repeat(900_000)}b` }));
  expect(errors).toMatchObject({ password: expect.stringContaining("at most 72 bytes") });
});

test("a password is at most 72 bytes, whatever its characters", async () => {
  const long = "ы".repeat(37);
  expect((await errorsOf({ ...FILLED, password: long, confirmPassword: long })).password).toMatch(/72 bytes/);
  const fitting = "жук-дом-лес".repeat(3).slice(0, 33);
  expect(await errorsOf({ ...FILLED, password: fitting, confirmPassword: fitting })).toEqual({});
});

test("a common password is refused, and so is one made of the person's own name", async () => {
  expect((await errorsOf({ ...FILLED, password: "iloveyou", confirmPassword: "iloveyou" })).password).toMatch(
    /choose another/,
  );
  expect((await errorsOf({ ...FILLED, password: "Byrne-1999", confirmPassword: "Byrne-1999" })).password).toMatch(
    /choose another/,
  );
});

test("signing in asks for no more than an address and six characters, so that nobody is locked out", async () => {
  const form = await readForm(post({ email: "ada@example.com", password: "123456" }), SignInInput);
  expect(form.ok).toBe(true);
});

test("passwords are never sent back", async () => {
  const form = await readForm(post({ ...FILLED, email: "" }), SignUpInput);
  expect(JSON.stringify(form.reply)).not.toContain("tall-green-lamp");
  expect(form.reply.values).toEqual({ name: "Ada Byrne", email: "", company: "" });
});

test.each([
  { ...FILLED, role: "admin" },
  { ...FILLED, name: "a\u0000b" },
  { ...FILLED, name: "x".repeat(121) },
  { ...FILLED, name: "\u202eevil" },
  { ...FILLED, __proto__: null, constructor: "x" },
])("what no browser of ours sends is refused: %#", async (fields) => {
  expect((await readForm(post(fields as Record<string, string>), SignUpInput)).ok).toBe(false);
});

test.each(["magiclink", "invite", "", "signup' or 1=1"])("a mail's link of type %j is none of ours", async (type) => {
  const form = await readForm(post({ token_hash: "a".repeat(56), type, next: "/" }), ConfirmInput);
  expect(form.ok).toBe(false);
});
