/** Identifies who calls an Auth endpoint: a person by access token, or the service by secret key. */
import type { Context } from "hono";
import { errors as joseErrors, jwtVerify } from "jose";
import * as v from "valibot";
import type { GatewayEnv } from "#supabase/local/gateway.ts";
import { AuthError } from "./errors.ts";
import { Uuid } from "./input.ts";
import type { AuthServer } from "./server.ts";
import { findUser, isBanned, type User } from "./users.ts";

export type SignedIn = { user: User; sessionId: string };

/** The person behind the access token, whose account and session must still exist. */
export async function requireSignedIn(server: AuthServer, c: Context<GatewayEnv>): Promise<SignedIn> {
  const { token } = c.var.caller;
  if (token === null) throw badToken("invalid claim: missing sub claim");
  const { sub, session_id: sessionId } = await verify(server, token);
  if (sub === undefined) throw badToken("invalid claim: missing sub claim");
  if (!v.is(Uuid, sub)) throw new AuthError(400, "bad_jwt", "invalid claim: sub claim must be a UUID");
  const user = await findUser(server.sql, sub);
  if (!user) throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
  if (!v.is(Uuid, sessionId)) throw badToken("invalid claim: session_id claim must be a UUID");
  const [session] = await server.sql`select from auth.sessions where id = ${sessionId}`;
  if (!session) throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
  if (isBanned(user)) throw new AuthError(403, "user_banned", "User is banned");
  return { user, sessionId };
}

/** Lets through only calls that carry the secret key and no person's token. */
export async function requireService(server: AuthServer, c: Context<GatewayEnv>): Promise<void> {
  const { role, token } = c.var.caller;
  if (token !== null) await verify(server, token);
  if (token !== null || role !== "service_role") throw new AuthError(403, "not_admin", "User not allowed");
}

async function verify({ keys }: AuthServer, token: string) {
  if (/^\S+\s/.test(token) || token === "") {
    throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  }
  try {
    return (await jwtVerify<{ session_id?: unknown }>(token, keys.publicKey, { algorithms: ["ES256"] })).payload;
  } catch (error) {
    throw badToken(`invalid JWT: unable to parse or verify signature, ${explain(error)}`);
  }
}

function explain(error: unknown): string {
  if (error instanceof joseErrors.JWTExpired) return "token has invalid claims: token is expired";
  if (error instanceof joseErrors.JWSSignatureVerificationFailed) return "token signature is invalid";
  return "token is malformed: token contains an invalid number of segments";
}

function badToken(message: string): AuthError {
  return new AuthError(403, "bad_jwt", message);
}
