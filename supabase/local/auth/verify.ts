/** POST and GET /verify: exchange a link or a code in a mail for a session. */
import type { Context } from "hono";
import * as v from "valibot";
import { clientOf, type GatewayEnv } from "#supabase/local/gateway.ts";
import { audit } from "./audit.ts";
import { AuthError, invalid } from "./errors.ts";
import { checkAddress, readBody, Text } from "./input.ts";
import { tellEmailChanged } from "./mails.ts";
import { carriesChallenge, clearTokens, findUserByToken, hashToken, type TokenType } from "./one-time-tokens.ts";
import { redirectOf } from "./redirects.ts";
import type { AuthServer, Client, Db } from "./server.ts";
import { type SessionJson, startSession } from "./sessions.ts";
import { confirmUser, isBanned, type User, updateEmailIdentity, updateUser } from "./users.ts";

const FIRST_OF_TWO = "Confirmation link accepted. Please proceed to confirm link sent to the other email";

const VerifyInput = v.object({
  type: Text,
  token: Text,
  token_hash: Text,
  email: Text,
  phone: Text,
  redirect_to: Text,
});

/** The kinds of mail, the tokens they carry, and when those were sent. */
const KINDS: Record<string, { tokens: TokenType[]; sentAt(user: User, hash: string): Date | null }> = {
  signup: { tokens: ["confirmation_token"], sentAt: (user) => user.confirmation_sent_at },
  recovery: { tokens: ["recovery_token"], sentAt: (user) => user.recovery_sent_at },
  email: {
    tokens: ["confirmation_token", "recovery_token"],
    sentAt: (user, hash) => (user.recovery_token === hash ? user.recovery_sent_at : user.confirmation_sent_at),
  },
  email_change: {
    tokens: ["email_change_token_current", "email_change_token_new"],
    sentAt: (user) => user.email_change_sent_at,
  },
};

/** For the application's server: answers with a session. */
export async function verifyPost(server: AuthServer, c: Context<GatewayEnv>): Promise<Response> {
  const input = await readBody(c, VerifyInput);
  if (input.type === "") throw invalid("Verify requires a verification type");
  if ((input.token === "") === (input.token_hash === "")) {
    throw invalid("Verify requires either a token or a token hash");
  }
  const session = await exchange(server, input.type, readHashes(input), input.token === "", clientOf(c));
  return Response.json(session ?? { msg: FIRST_OF_TWO, code: "200" });
}

/** The hash given in the call, or the hashes that the typed code may stand for. */
function readHashes(input: v.InferOutput<typeof VerifyInput>): string[] {
  if (input.token === "") {
    if (input.email !== "" || input.phone !== "" || input.redirect_to !== "") {
      throw invalid("Only the token_hash and type should be provided");
    }
    return [input.token_hash];
  }
  if (input.email === "") throw invalid("Only an email address or phone number should be provided on verify");
  const hash = hashToken(checkAddress(input.email), input.token);
  return [hash, `pkce_${hash}`];
}

/** For a link opened in a browser: redirects to the site, with the session or the error after `#`. */
export async function verifyGet(server: AuthServer, c: Context<GatewayEnv>): Promise<Response> {
  const type = c.req.query("type") ?? "";
  const token = c.req.query("token") ?? "";
  const target = redirectOf(server, c);
  if (type === "") throw invalid("Verify requires a verification type");
  if (token === "") throw invalid("Verify requires a token or a token hash");
  try {
    if (carriesChallenge(token)) {
      throw new AuthError(400, "flow_state_not_found", "No associated flow state found.");
    }
    const session = await exchange(server, type, [token], true, clientOf(c));
    return c.redirect(
      `${target}#${new URLSearchParams(session ? toFragment(session, type) : { message: FIRST_OF_TWO, sb: "" })}`,
      303,
    );
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    const kind = error.status === 403 ? "access_denied" : "invalid_request";
    const fragment = { error: kind, error_code: error.code, error_description: error.message, sb: "" };
    return c.redirect(`${target}#${new URLSearchParams(fragment)}`, 303);
  }
}

function toFragment(session: SessionJson, type: string): Record<string, string> {
  return {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    sb: "",
    token_type: session.token_type,
    type,
  };
}

/** Redeems a token, once, for a session; null for the first of the two that a change of address needs. */
async function exchange(
  server: AuthServer,
  type: string,
  hashes: string[],
  byLink: boolean,
  client: Client,
): Promise<SessionJson | null> {
  const kind = KINDS[type];
  if (!kind) throw invalid("Invalid email verification type");
  return server.sql.begin(async (tx) => {
    const { user, hash } = await findHolder(tx, hashes, kind.tokens, byLink);
    if (isBanned(user)) throw new AuthError(403, "user_banned", "User is banned");
    const sentAt = kind.sentAt(user, hash);
    if (!sentAt || sentAt.getTime() + server.config.codeSeconds * 1000 < Date.now()) throw expired(byLink);
    const confirmed =
      type === "email_change" ? await acceptChange(server, tx, user, hash) : await acceptMail(tx, user, hash, client);
    return confirmed && startSession(server, tx, confirmed, "otp", client);
  });
}

async function findHolder(db: Db, hashes: string[], types: TokenType[], byLink: boolean) {
  for (const hash of hashes) {
    const user = await findUserByToken(db, hash, types);
    if (user) return { user, hash };
  }
  throw expired(byLink);
}

async function acceptMail(db: Db, user: User, hash: string, client: Client): Promise<User> {
  if (user.recovery_token === hash) {
    await updateUser(db, user.id, { recovery_token: "" });
    await clearTokens(db, user.id);
  }
  if (user.email_confirmed_at) {
    await audit(db, client, user, "login");
    return user;
  }
  await audit(db, client, user, "user_signedup", { provider: "email" });
  await updateEmailIdentity(db, user.id, { email_verified: true });
  return confirmUser(db, user);
}

async function acceptChange(server: AuthServer, db: Db, user: User, hash: string): Promise<User | null> {
  const { confirmBySelf, confirmBothAddresses } = server.config;
  if (!confirmBySelf && confirmBothAddresses && user.email_change_confirm_status === 0) {
    const old = user.email_change_token_current === hash;
    await clearTokens(db, user.id, old ? "email_change_token_current" : "email_change_token_new");
    await updateUser(db, user.id, {
      email_change_confirm_status: 1,
      ...(old ? { email_change_token_current: "" } : { email_change_token_new: "" }),
    });
    return null;
  }
  const email = user.email_change ?? "";
  await updateEmailIdentity(db, user.id, { email, email_verified: true });
  const changed = await updateUser(db, user.id, {
    email,
    email_change: "",
    email_change_token_current: "",
    email_change_token_new: "",
    email_change_confirm_status: 0,
  });
  await clearTokens(db, user.id);
  if (user.email && user.email !== email) await tellEmailChanged(server, changed, user.email);
  return changed.email_confirmed_at ? changed : confirmUser(db, changed);
}

function expired(byLink: boolean): AuthError {
  const message = byLink ? "Email link is invalid or has expired" : "Token has expired or is invalid";
  return new AuthError(403, "otp_expired", message);
}
