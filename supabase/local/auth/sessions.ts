/** Sessions: access tokens signed with the project's key, and refresh tokens that are used once. */
import { randomBytes, randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import { audit } from "./audit.ts";
import { AuthError } from "./errors.ts";
import type { AuthServer, Client, Db } from "./server.ts";
import { AUDIENCE, describeUser, findUser, isBanned, type User, type UserJson, updateUser } from "./users.ts";

const TOKEN_LENGTH = 12;
const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";

/** How the person first proved who they are. */
export type Method = "password" | "otp";
/** The name of an authenticator app's code among a session's methods. Only this method raises a session to "aal2". */
const SECOND_METHOD = "totp";

export type SessionJson = {
  access_token: string;
  token_type: "bearer";
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: UserJson;
};

type RefreshToken = {
  id: string;
  token: string;
  user_id: string;
  revoked: boolean;
  updated_at: Date;
  session_id: string;
};

/** Begins a session for a person who has just signed in. */
export async function startSession(
  server: AuthServer,
  db: Db,
  user: User,
  method: Method,
  client: Client,
): Promise<SessionJson> {
  const now = new Date();
  const session = { id: randomUUID(), user_id: user.id, created_at: now, updated_at: now, aal: "aal1" };
  await db`insert into auth.sessions ${db({ ...session, user_agent: client.userAgent, ip: client.ip || null })}`;
  const claim = { id: randomUUID(), session_id: session.id, created_at: now, updated_at: now };
  await db`insert into auth.mfa_amr_claims ${db({ ...claim, authentication_method: method })}`;
  const token = await insertToken(db, user.id, session.id, null);
  const signedIn = await updateUser(db, user.id, { last_sign_in_at: now });
  return toSessionJson(server, db, signedIn, session.id, token);
}

/**
 * Exchanges a refresh token for a new pair of tokens. While the successor of a used token is unused itself, the used token still works and
 * the answer carries that successor, since the client may never have received it. Within the reuse interval a used token works too, and the
 * answer carries a new one. Otherwise the token may have been stolen: where tokens rotate, all tokens of the session are revoked.
 */
export async function refreshSession(
  server: AuthServer,
  db: Db,
  text: string,
  client: Client,
): Promise<SessionJson | AuthError> {
  const { config } = server;
  const token = await lockToken(db, text);
  const user = token ? await findUser(db, token.user_id) : null;
  if (!token || !user) return refused("refresh_token_not_found", "Refresh Token Not Found");
  if (isBanned(user)) return refused("user_banned", "User Banned");
  const end = await findEnd(server, db, token);
  if (end) return refused("session_expired", end);
  let successor = token.revoked ? await findSuccessor(db, token) : null;
  if (token.revoked && !successor && Date.now() > token.updated_at.getTime() + config.reuseSeconds * 1000) {
    if (config.rotateRefreshTokens) {
      await db`
        update auth.refresh_tokens set revoked = true, updated_at = now()
        where session_id = ${token.session_id} and not revoked`;
    }
    return refused("refresh_token_already_used", "Already Used");
  }
  await audit(db, client, user, "token_refreshed");
  if (!successor) {
    await audit(db, client, user, "token_revoked");
    await db`update auth.refresh_tokens set revoked = true, updated_at = now() where id = ${token.id}`;
    successor = await insertToken(db, user.id, token.session_id, token.token);
  }
  await db`
    update auth.sessions set refreshed_at = now() at time zone 'utc', updated_at = now(),
      user_agent = ${client.userAgent}, ip = ${client.ip || null} where id = ${token.session_id}`;
  return toSessionJson(server, db, user, token.session_id, successor);
}

/** Records that a session has shown the second factor and gives it new tokens. Ends those of the person's sessions that have not shown it. */
export async function raiseSession(
  server: AuthServer,
  db: Db,
  user: User,
  { sessionId, factorId }: { sessionId: string; factorId: string },
): Promise<SessionJson> {
  const now = new Date();
  const claim = { id: randomUUID(), session_id: sessionId, created_at: now, updated_at: now };
  await db`
    insert into auth.mfa_amr_claims ${db({ ...claim, authentication_method: SECOND_METHOD })}
    on conflict (session_id, authentication_method) do update set updated_at = ${now}`;
  const [former] = await db<{ token: string }[]>`
    update auth.refresh_tokens set revoked = true, updated_at = now() where session_id = ${sessionId} and not revoked returning token`;
  const token = await insertToken(db, user.id, sessionId, former?.token ?? null);
  await db`update auth.sessions set aal = 'aal2', factor_id = ${factorId} where id = ${sessionId}`;
  await db`delete from auth.sessions where user_id = ${user.id} and aal < 'aal2'`;
  return toSessionJson(server, db, user, sessionId, token);
}

/** Returns the sessions that showed a factor now removed to "aal1". */
export async function lowerSessions(db: Db, factorId: string): Promise<void> {
  await db`
    delete from auth.mfa_amr_claims where authentication_method = ${SECOND_METHOD}
      and session_id in (select id from auth.sessions where factor_id = ${factorId})`;
  await db`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = ${factorId}`;
}

/** Whether this session has shown the second factor. */
export async function hasSecondFactor(db: Db, sessionId: string): Promise<boolean> {
  const [session] = await db`select from auth.sessions where id = ${sessionId} and aal = 'aal2'`;
  return session !== undefined;
}

/** Ends sessions: this one, the person's others, or all. */
export async function endSessions(
  db: Db,
  userId: string,
  scope: { only: string } | { except: string } | "all",
): Promise<void> {
  const which = scope === "all" ? db`` : "only" in scope ? db`and id = ${scope.only}` : db`and id <> ${scope.except}`;
  await db`delete from auth.sessions where user_id = ${userId} ${which}`;
}

/** Why a session has run out, by age or disuse; null when it has not. */
async function findEnd({ config }: AuthServer, db: Db, token: RefreshToken): Promise<string | null> {
  if (!config.sessions) return null;
  const { timebox, inactivity_timeout: idle } = config.sessions;
  const [session] = await db<{ is_old: boolean; is_idle: boolean }[]>`
    select s.created_at + make_interval(secs => ${timebox}) < now() as is_old,
      coalesce(s.refreshed_at at time zone 'utc', greatest(s.created_at, ${token.updated_at})) + make_interval(secs => ${idle}) < now() as is_idle
    from auth.sessions s where s.id = ${token.session_id}`;
  if (session?.is_old) return "Session Expired";
  return session?.is_idle ? "Session Expired (Inactivity)" : null;
}

/** Returned, not thrown, because throwing would roll back what was revoked on the way. */
function refused(code: string, reason: string): AuthError {
  return new AuthError(400, code, `Invalid Refresh Token: ${reason}`);
}

/** Finds a refresh token and locks its session, so that simultaneous refreshes take turns. */
async function lockToken(db: Db, text: string): Promise<RefreshToken | null> {
  const [token] = await db<RefreshToken[]>`
    select t.* from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id
    where t.token = ${text} for update of s`;
  if (!token) return null;
  const [fresh] = await db<RefreshToken[]>`select * from auth.refresh_tokens where id = ${token.id}`;
  return fresh ?? null;
}

async function findSuccessor(db: Db, token: RefreshToken): Promise<string | null> {
  const [active] = await db<{ token: string; parent: string | null }[]>`
    select token, parent from auth.refresh_tokens
    where session_id = ${token.session_id} and not revoked order by id desc limit 1`;
  return active?.parent === token.token ? active.token : null;
}

async function insertToken(db: Db, userId: string, sessionId: string, parent: string | null): Promise<string> {
  const now = new Date();
  const token = Array.from(randomBytes(TOKEN_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
  const row = {
    token,
    user_id: userId,
    session_id: sessionId,
    parent,
    revoked: false,
    created_at: now,
    updated_at: now,
  };
  await db`insert into auth.refresh_tokens ${db(row)}`;
  return token;
}

async function toSessionJson(
  server: AuthServer,
  db: Db,
  user: User,
  sessionId: string,
  refreshToken: string,
): Promise<SessionJson> {
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresAt = issuedAt + server.config.tokenSeconds;
  const methods = await db<{ method: string; timestamp: Date }[]>`
    select authentication_method as method, updated_at as timestamp from auth.mfa_amr_claims
    where session_id = ${sessionId} order by updated_at desc`;
  const claims = {
    email: user.email ?? "",
    phone: user.phone ?? "",
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    role: user.role,
    aal: methods.some(({ method }) => method === SECOND_METHOD) ? "aal2" : "aal1",
    amr: methods.map(({ method, timestamp }) => ({ method, timestamp: Math.floor(timestamp.getTime() / 1000) })),
    session_id: sessionId,
    is_anonymous: user.is_anonymous,
  };
  const accessToken = await new SignJWT(claims)
    .setProtectedHeader({ alg: "ES256", kid: server.keys.keyId, typ: "JWT" })
    .setIssuer(server.issuer)
    .setSubject(user.id)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(server.keys.privateKey);
  return {
    access_token: accessToken,
    token_type: "bearer",
    expires_in: server.config.tokenSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: await describeUser(db, user),
  };
}
