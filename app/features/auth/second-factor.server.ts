/** Sets up, checks and removes the second factor of an account, which Auth keeps. */

import { type RouterContextProvider, redirect } from "react-router";
import { authContext, connectionContext, platformContext } from "#app/context.ts";
import { unavailable } from "#app/shared/respond.ts";
import { failure, ok, type Result } from "#app/shared/result.ts";
import { SITE_NAME } from "#app/shared/site.ts";
import { openUserDb, type UserDb } from "#db/rls.server.ts";
import { type AuthTrouble, troubleOf } from "./auth.server.ts";
import type { Auth } from "./auth-client.server.ts";
import { guardHandle } from "./guarded-db.server.ts";
import { findCallerOf } from "./session.server.ts";
import { countAttempt, takeCode, type Visitor } from "./throttle.server.ts";
import type { Trouble } from "./trouble.ts";

/** What an authenticator app must be told; Auth says it only once. */
export type NewFactor = { factorId: string; uri: string };

/**
 * Begins to set up a second factor for the signed-in user; it takes effect once one of its codes has been shown. "taken": the user already
 * has one, or began one that the database has not yet forgotten.
 */
export async function beginFactor(auth: Auth): Promise<Result<NewFactor, AuthTrouble | "taken">> {
  const answer = await auth.ask((api) => api.mfa.enroll({ factorType: "totp", issuer: SITE_NAME }));
  if (!answer.ok) return failure(troubleOf(answer.code) ?? "taken");
  return answer.value ? ok({ factorId: answer.value.id, uri: answer.value.totp.uri }) : failure("away");
}

type Shown = { ok: true } | { ok: false; code: "wrong" } | { ok: false; code: "missing" } | ({ ok: false } & Trouble);

/**
 * Shows Auth a code of the user's factor and replaces the session in the jar with one that has the second factor. Attempts are limited and
 * each code counts once, neither of which Auth ensures. "wrong": not the code, or already used. "missing": no such factor, or no session.
 *
 * @param factorId the factor being set up; omitted for the account's own
 */
export async function showCode(
  auth: Auth,
  visitor: Visitor,
  { userId, code, factorId }: { userId: string; code: string; factorId?: string },
): Promise<Shown> {
  const attempt = await countAttempt(visitor, "code", userId);
  if (!attempt.ok) return attempt;
  const isNew = await takeCode(visitor, userId, code);
  if (!isNew) return { ok: false, code: isNew === null ? "away" : "wrong" };
  const chosen = factorId === undefined ? await findFactor(auth) : ok(factorId);
  if (!chosen.ok) return chosen;
  const answer = await auth.ask((api) => api.mfa.challengeAndVerify({ factorId: chosen.value, code }));
  return answer.ok ? { ok: true } : { ok: false, code: outcomeOf(answer.code) };
}

/**
 * A handle bound to the session's claims after a code was shown: the database no longer accepts those with which the request came.
 *
 * @throws 503 when the new session cannot be verified, a redirect to sign in when the database rejects it
 */
export async function openRaisedDb(context: Readonly<RouterContextProvider>): Promise<UserDb> {
  const { settings } = context.get(platformContext);
  const caller = await findCallerOf(context.get(authContext), settings.supabase.url);
  if (!caller.session) throw unavailable();
  return guardHandle(openUserDb(context.get(connectionContext), caller.claims), () => redirect("/signup?mode=signin"));
}

/** Removes the user's factor. Only for somebody who has just shown one of its codes. */
export async function removeFactor(auth: Auth): Promise<Result<null, AuthTrouble | "missing">> {
  const factor = await findFactor(auth);
  if (!factor.ok) return factor;
  const answer = await auth.ask((api) => api.mfa.unenroll({ factorId: factor.value }));
  return answer.ok ? ok(null) : failure(troubleOf(answer.code) ?? "missing");
}

async function findFactor(auth: Auth): Promise<Result<string, AuthTrouble | "missing">> {
  const answer = await auth.ask((api) => api.mfa.listFactors());
  if (!answer.ok) return failure(troubleOf(answer.code) ?? "missing");
  const [factor] = answer.value?.totp ?? [];
  return factor ? ok(factor.id) : failure("missing");
}

/** A challenge that expired, or was answered from a different address, says nothing about the code. */
function outcomeOf(code: string): AuthTrouble | "wrong" | "missing" {
  if (code === "mfa_verification_failed") return "wrong";
  if (code === "mfa_challenge_expired" || code === "mfa_ip_address_mismatch") return "away";
  return troubleOf(code) ?? "missing";
}
