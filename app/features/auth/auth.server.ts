/** What people do with their account: sign up, sign in, sign out, confirm, and set a new password. */
import type { User } from "@supabase/supabase-js";
import { sql } from "drizzle-orm";
import { isAnswer } from "#app/shared/respond.ts";
import { failure, ok, type Result } from "#app/shared/result.ts";
import { TERMS_VERSION } from "#app/shared/site.ts";
import type { UserDb } from "#db/rls.server.ts";
import type { ConfirmInput, SignUpInput } from "./auth.schema.ts";
import type { Auth } from "./auth-client.server.ts";

/** "busy": the service has had too many requests. */
export type AuthTrouble = "timeout" | "away" | "busy";

/** `userId` is null when nobody is signed in yet. `needsCode`: the session is worth nothing until the second factor has been shown. */
export type CameIn = { userId: string | null; needsCode: boolean };

/** Failed attempts take at least this long, so that the time taken does not reveal whether an account exists. */
const FLOOR_MS = 500;
const JITTER_MS = 100;

/**
 * Signs in and keeps the session in the jar. "wrong" is also the answer to an unknown address and to a banned account;
 * "unconfirmed" comes only after the right password.
 */
export async function signIn(
  auth: Auth,
  credentials: { email: string; password: string },
): Promise<Result<CameIn, AuthTrouble | "wrong" | "unconfirmed" | "refused">> {
  const floor = pause();
  const answer = await auth.ask((api) => api.signInWithPassword(credentials));
  if (answer.ok) return ok(cameIn(answer.value.user));
  await floor;
  if (answer.code === "email_not_confirmed") return failure("unconfirmed");
  if (answer.code === "invalid_credentials" || answer.code === "user_banned") return failure("wrong");
  return failure(troubleOf(answer.code) ?? "refused");
}

/**
 * Creates an account and records which terms were accepted. `userId` is null when the address has to be confirmed first, and
 * when the account already existed: the two cannot be told apart, even by the time taken.
 *
 * @param link where the link in the confirmation mail leads: an address on this site
 */
export async function signUp(
  auth: Auth,
  { name, email, company, password }: SignUpInput,
  link: string,
): Promise<Result<{ userId: string | null }, AuthTrouble | "refused" | "weak-password">> {
  const floor = pause();
  const data = { name, company, terms_version: TERMS_VERSION };
  const ask = () => auth.ask((api) => api.signUp({ email, password, options: { data, emailRedirectTo: link } }));
  const first = await ask();
  // When two sign-ups with one address coincide, the service fails one of them; asked again, it finds the account.
  const answer = !first.ok && first.code === "away" ? await ask() : first;
  if (answer.ok && answer.value.session) return ok({ userId: answer.value.session.user.id });
  await floor;
  // The service limits mails per account, so "too many mails" would reveal that the account exists.
  if (answer.ok || answer.code === "over_email_send_rate_limit") return ok({ userId: null });
  if (answer.code === "weak_password") return failure("weak-password");
  return failure(troubleOf(answer.code) ?? "refused");
}

/** Sends the confirmation mail again if there is such an account and it is unconfirmed; the answer does not reveal whether. */
export async function resendConfirmation(auth: Auth, email: string, link: string): Promise<Result<null, AuthTrouble>> {
  const floor = pause();
  const answer = await auth.ask((api) => api.resend({ type: "signup", email, options: { emailRedirectTo: link } }));
  await floor;
  return silent(answer);
}

/** Sends a mail with a link to set a new password if there is such an account; the answer does not reveal whether. */
export async function requestReset(auth: Auth, email: string, link: string): Promise<Result<null, AuthTrouble>> {
  const floor = pause();
  const answer = await auth.ask((api) => api.resetPasswordForEmail(email, { redirectTo: link }));
  await floor;
  return silent(answer);
}

/** Uses up the token in a mail's link and signs its owner in. "expired": already used, too old, or never ours. */
export async function confirmLink(
  auth: Auth,
  { token_hash, type }: ConfirmInput,
): Promise<Result<CameIn, AuthTrouble | "expired">> {
  const answer = await auth.ask((api) => api.verifyOtp({ token_hash, type }));
  // A change of address is confirmed twice; after the first time there is no user to sign in yet.
  if (answer.ok) return ok(cameIn(answer.value.user));
  return failure(troubleOf(answer.code) ?? "expired");
}

/**
 * Mails the signed-in user's old and new addresses a link each; once both are confirmed, the account moves to the new one. Nothing is
 * sent if somebody else has that address; the answer does not reveal whether.
 */
export async function requestEmailChange(auth: Auth, email: string, link: string): Promise<Result<null, AuthTrouble>> {
  const floor = pause();
  const answer = await auth.ask((api) => api.updateUser({ email }, { emailRedirectTo: link }));
  await floor;
  return silent(answer);
}

/** Ends the signed-in user's sessions elsewhere. */
export async function signOutOthers(auth: Auth): Promise<Result<null, AuthTrouble>> {
  const answer = await auth.ask(async (api) => ({ data: null, ...(await api.signOut({ scope: "others" })) }));
  return answer.ok ? ok(null) : failure(troubleOf(answer.code) ?? "away");
}

/**
 * Sets the password of the signed-in user. Afterwards ends their sessions elsewhere, if the service still answers.
 *
 * @param currentPassword omitted for somebody who followed the link in a reset mail; the service may be configured to require it
 */
export async function setPassword(
  auth: Auth,
  password: string,
  currentPassword?: string,
): Promise<Result<null, AuthTrouble | "same-password" | "weak-password" | "expired">> {
  const answer = await auth.ask((api) => api.updateUser({ password, current_password: currentPassword }));
  if (!answer.ok) {
    if (answer.code === "same_password") return failure("same-password");
    if (answer.code === "weak_password") return failure("weak-password");
    return failure(troubleOf(answer.code) ?? "expired");
  }
  await signOutOthers(auth);
  return ok(null);
}

/**
 * Ends this session. This browser always forgets it; copies of its cookies stop working at once only if the database or the sign-in
 * service answers.
 *
 * @param db null when nobody is known to be signed in
 */
export async function signOut(auth: Auth, db: UserDb | null): Promise<void> {
  const isOver = db !== null && (await endSession(db));
  if (!isOver) await auth.ask(async (api) => ({ data: null, ...(await api.signOut({ scope: "local" })) }));
  auth.jar.expireSession();
}

/** Every transaction looks its session up, so a session ended in the database is useless, even if Auth has not been told. */
async function endSession(db: UserDb): Promise<boolean> {
  try {
    await db.write((tx) => tx.execute(sql`select app.end_session()`));
    return true;
  } catch (thrown) {
    if (isAnswer(thrown)) return false; // the database is away, or the session has already ended
    throw thrown;
  }
}

function cameIn(user: User | null): CameIn {
  return { userId: user?.id ?? null, needsCode: user?.factors?.some(({ status }) => status === "verified") ?? false };
}

export function troubleOf(code: string): AuthTrouble | null {
  if (code === "timeout" || code === "away") return code;
  return code === "over_request_rate_limit" || code === "over_email_send_rate_limit" ? "busy" : null;
}

/** The service limits mails per account, so even "too many" would reveal that the account exists. */
function silent(answer: Result<unknown, string>): Result<null, AuthTrouble> {
  const isUnreachable = !answer.ok && (answer.code === "timeout" || answer.code === "away");
  return isUnreachable ? failure(answer.code === "timeout" ? "timeout" : "away") : ok(null);
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, FLOOR_MS + Math.random() * JITTER_MS));
}
