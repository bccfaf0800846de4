/** What the sign-in service's answers about a second factor become. */
import { expect, test } from "vitest";
import type { Auth } from "#app/features/auth/auth-client.server.ts";
import { beginFactor, removeFactor, showCode } from "#app/features/auth/second-factor.server.ts";
import { openCookieJar } from "#app/features/auth/session-cookies.server.ts";
import { failure, ok } from "#app/shared/result.ts";
import { openServiceDb } from "#db/rls.server.ts";
import { freshDatabase } from "#tests/support/database.ts";

type Answer = Awaited<ReturnType<Auth["ask"]>>;

/** A service that gives these answers one after the other. */
function serviceSaying(...answers: Answer[]): Auth {
  const left = [...answers];
  return { ask: async () => left.shift(), jar: openCookieJar(null, "https://portal.example") } as Auth; // its answers have any shape
}

const FACTOR = ok({ totp: [{ id: "f" }] });
const wrong = { ok: false, code: "wrong" };
const missing = { ok: false, code: "missing" };

test("beginning tells the key once, and that there is a factor already", async () => {
  const told = ok({ id: "f", totp: { uri: "otpauth://totp/a" } });
  expect(await beginFactor(serviceSaying(told))).toEqual(ok({ factorId: "f", uri: "otpauth://totp/a" }));
  expect(await beginFactor(serviceSaying(ok(null)))).toEqual(failure("away"));
  expect(await beginFactor(serviceSaying(failure("timeout")))).toEqual(failure("timeout"));
  expect(await beginFactor(serviceSaying(failure("mfa_factor_name_conflict")))).toEqual(failure("taken"));
});

test("a code is right, wrong, or nobody can tell; and whoever has no factor is told so", async () => {
  await using db = await freshDatabase();
  const visitor = { db: openServiceDb(db.connect()), address: "203.0.113.7", environment: "embedded" } as const;
  let code = 100_000;
  const show = (factorId: string | undefined, ...answers: Answer[]) =>
    showCode(serviceSaying(...answers), visitor, { userId: "ada", code: String(++code), factorId });
  expect(await show(undefined, FACTOR, ok(null))).toEqual({ ok: true });
  expect(await show("g", ok(null))).toEqual({ ok: true });
  expect(await show("g", failure("mfa_verification_failed"))).toEqual(wrong);
  expect(await show("g", failure("mfa_factor_not_found"))).toEqual(missing);
  expect(await show("g", failure("mfa_challenge_expired"))).toEqual({ ok: false, code: "away" });
  expect(await show("g", failure("over_request_rate_limit"))).toEqual({ ok: false, code: "busy" });
  expect(await show(undefined, ok({ totp: [] }))).toEqual(missing);
  expect(await show(undefined, failure("session_not_found"))).toEqual(missing);
  expect(await show(undefined, failure("away"))).toEqual({ ok: false, code: "away" });
  const again = { userId: "ada", code: String(code) };
  expect(await showCode(serviceSaying(), visitor, again)).toEqual(wrong);
});

test("a factor is removed, was removed meanwhile, or stays while nobody answers", async () => {
  expect(await removeFactor(serviceSaying(FACTOR, ok({ id: "f" })))).toEqual(ok(null));
  expect(await removeFactor(serviceSaying(FACTOR, failure("mfa_factor_not_found")))).toEqual(failure("missing"));
  expect(await removeFactor(serviceSaying(FACTOR, failure("timeout")))).toEqual(failure("timeout"));
  expect(await removeFactor(serviceSaying(ok({ totp: [] })))).toEqual(failure("missing"));
});
