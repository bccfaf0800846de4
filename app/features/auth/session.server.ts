/** Who sent the request: read from its cookies, verified here, refreshed once when the time has come. */
import type { JWTVerifyGetKey } from "jose";
import type { Session } from "#app/context.ts";
import type { VerifiedClaims } from "#db/rls.server.ts";
import { type AccessClaims, checkAccessToken } from "./access-token.server.ts";
import type { Auth } from "./auth-client.server.ts";
import { findTokens } from "./session-cookies.server.ts";

/** A token with less than this to live is refreshed, so that it outlives the request. */
const REFRESH_BEFORE_MS = 30_000;

/** `isAway`: there may be a session, but nobody can tell at the moment. Its cookies stay. */
export type Caller = { session: Session; claims: VerifiedClaims } | { session: null; isAway: boolean };

type Verifier = { auth: Auth; keys: JWTVerifyGetKey; issuer: string; now: Date };

/** Asks the sign-in service only when the access token has to be refreshed. Never throws for what a browser may send. */
export async function findCaller(verifier: Verifier): Promise<Caller> {
  const tokens = await findTokens(verifier.auth.jar);
  if (!tokens) return { session: null, isAway: false };
  const held = await checkAccessToken(tokens.accessToken, verifier);
  if (held.ok && held.value.exp * 1000 - verifier.now.getTime() > REFRESH_BEFORE_MS) return signedIn(held.value);
  if (!held.ok && held.code === "idle") verifier.auth.jar.expireSession();
  if (!held.ok && held.code !== "expired") return { session: null, isAway: held.code === "keys-unavailable" };
  const refreshed = await refresh(verifier);
  // A token in its last seconds still counts when its successor does not come.
  return refreshed.session === null && refreshed.isAway && held.ok ? signedIn(held.value) : refreshed;
}

/**
 * `getSession` refreshes what has expired; what it returns is verified like any other token. The refresh token may be used
 * again for some seconds, so requests at the same time do not sign each other out.
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

function signedIn({ sub, session_id, email }: AccessClaims): Caller {
  return { session: { userId: sub, email, sessionId: session_id }, claims: { sub, session_id } };
}
