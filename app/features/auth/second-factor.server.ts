/** The second factor of an account, as Auth keeps it: setting it up, showing it, taking it away. */

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

/** What an authenticator app is to be told, which Auth says once. */
export type NewFactor = { factorId: string; uri: string };

/**
 * Begins to set up a second factor for the signed-in user; it counts once a code of it was shown. "taken": there is one, or one was begun that
 * the database has not forgotten.
 */
export async function beginFactor(auth: Auth): Promise<Result<NewFactor, AuthTrouble | "taken">> {
  const answer = await auth.ask((api) => api.mfa.enroll({ factorType: "totp", issuer: SITE_NAME }));
  if (!answer.ok) return failure(troubleOf(answer.code) ?? "taken");
  return answer.value ? ok({ factorId: answer.value.id, uri: answer.value.totp.uri }) : failure("away");
}

type Shown = { ok: true } | { ok: false; code: "wrong" } | { ok: false; code: "missing" } | ({ ok: false } & Trouble);

/**
 * Shows a code of the user's factor; the session in the jar is another afterwards, with the second factor shown. Attempts are counted and a
 * code counts once, which Auth would not see to. "wrong": not the code, or used before. "missing": there is no such factor, or no session.
 *
 * @param factorId of one that is being set up; otherwise the account's own
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
 * A handle with what the session says since a code was shown: the claims with which the request came are too few from then on.
 *
 * @throws 503 when nobody can tell, a redirect to sign in when the database will not have the session
 */
export async function openRaisedDb(context: Readonly<RouterContextProvider>): Promise<UserDb> {
  const { settings } = context.get(platformContext);
  const caller = await findCallerOf(context.get(authContext), settings.supabase.url);
  if (!caller.session) throw unavailable();
  return guardHandle(openUserDb(context.get(connectionContext), caller.claims), () => redirect("/signup?mode=signin"));
}

/** Takes the user's factor away, for whoever has shown a code of it just now. */
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

/** A challenge that ran out, or was answered from another address than it was asked for, says nothing of the code. */
function outcomeOf(code: string): AuthTrouble | "wrong" | "missing" {
  if (code === "mfa_verification_failed") return "wrong";
  if (code === "mfa_challenge_expired" || code === "mfa_ip_address_mismatch") return "away";
  return troubleOf(code) ?? "missing";
}
