/** Finds out who sent the request: reads the session from its cookies, verifies it, and refreshes it once when it is due. */
import type { JWTVerifyGetKey } from "jose";
import type { Session } from "#app/context.ts";
import { ok } from "#app/shared/result.ts";
import type { VerifiedClaims } from "#db/rls.server.ts";
import { type AccessClaims, checkAccessToken } from "./access-token.server.ts";
import type { Auth } from "./auth-client.server.ts";
import { findTokens } from "./session-cookies.server.ts";
import { keyRingOf } from "./signing-keys.server.ts";

/** A token with less than this to live is refreshed, so that it outlives the request. */
const REFRESH_BEFORE_MS = 30_000;

/** `isAway`: there may be a session, but it cannot be verified at the moment. Its cookies stay. */
export type Caller = { session: Session; claims: VerifiedClaims } | { session: null; isAway: boolean };

type Verifier = { auth: Auth; keys: JWTVerifyGetKey; issuer: string; now: Date };

/** Asks the sign-in service only to refresh the access token, or for its public keys. Never throws, whatever the browser sends. */
export async function findCaller(verifier: Verifier): Promise<Caller> {
  const tokens = await findTokens(verifier.auth.jar);
  if (!tokens) return { session: null, isAway: false };
  const held = await recallOrCheck(tokens.accessToken, verifier);
  if (held.ok && held.value.exp * 1000 - verifier.now.getTime() > REFRESH_BEFORE_MS) return signedIn(held.value);
  if (!held.ok && held.code === "idle") verifier.auth.jar.expireSession();
  if (!held.ok && held.code !== "expired") return { session: null, isAway: held.code === "keys-unavailable" };
  const refreshed = await refresh(verifier);
  // If the service is away, a token in its last seconds still counts.
  return refreshed.session === null && refreshed.isAway && held.ok ? signedIn(held.value) : refreshed;
}

/** The person whose session is now in the jar of `auth`. */
export function findCallerOf(auth: Auth, supabaseUrl: string): Promise<Caller> {
  return findCaller({ auth, keys: keyRingOf(supabaseUrl), issuer: `${supabaseUrl}/auth/v1`, now: new Date() });
}

const BELIEVED_MS = 60_000;
const MOST_BELIEVED = 500;

type Believed = { value: AccessClaims; since: number };
/** The tokens that each key ring verified: requests come in bursts, and checking a signature takes longer than a page's queries. */
const believedBy = new WeakMap<JWTVerifyGetKey, Map<string, Believed>>();

/** Trusts a verified token for a minute. Its expiry is still checked each time, and the database checks that the session exists. */
async function recallOrCheck(token: string, verifier: Verifier): ReturnType<typeof checkAccessToken> {
  const believed = believedBy.get(verifier.keys) ?? new Map<string, Believed>();
  believedBy.set(verifier.keys, believed);
  const now = verifier.now.getTime();
  const known = believed.get(token);
  const isFresh = known && known.since <= now && now < Math.min(known.since + BELIEVED_MS, known.value.exp * 1000);
  if (isFresh) return ok(known.value);
  const checked = await checkAccessToken(token, verifier);
  if (checked.ok) believed.set(token, { value: checked.value, since: now });
  else believed.delete(token);
  for (const oldest of believed.keys()) if (believed.size > MOST_BELIEVED) believed.delete(oldest);
  return checked;
}

/**
 * `getSession` refreshes an expired session; the token it returns is verified like any other. A refresh token may be reused for
 * some seconds, so simultaneous requests do not sign each other out.
 */
async function refresh(verifier: Verifier): Promise<Caller> {
  const { auth } = verifier;
  const answer = await auth.ask((api) => api.getSession());
  if (!answer.ok) {
    const isAway = answer.code === "timeout" || answer.code === "away";
    if (!isAway) auth.jar.expireSession();
    return { session: null, isAway };
  }
  const checked = await checkAccessToken(answer.value.session?.access_token ?? "", verifier);
  return checked.ok ? signedIn(checked.value) : { session: null, isAway: checked.code === "keys-unavailable" };
}

function signedIn({ sub, session_id, aal, email }: AccessClaims): Caller {
  return { session: { userId: sub, email, sessionId: session_id, aal }, claims: { sub, session_id, aal } };
}
