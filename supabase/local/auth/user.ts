/** GET and PUT /user, POST /logout: the signed-in person's own account. */
import type { Context } from "hono";
import * as v from "valibot";
import { clientOf, type GatewayEnv } from "#supabase/local/gateway.ts";
import { audit } from "./audit.ts";
import { requireSignedIn } from "./bearer.ts";
import { AuthError, emailExists, invalid } from "./errors.ts";
import { Challenge, checkAddress, Metadata, readBody, Text, usesChallenge } from "./input.ts";
import { sendEmailChange, tellPasswordChanged } from "./mails.ts";
import { clearTokens } from "./one-time-tokens.ts";
import { checkStrength, hashPassword, matches } from "./passwords.ts";
import { redirectOf } from "./redirects.ts";
import type { AuthServer, Db } from "./server.ts";
import { endSessions, hasSecondFactor } from "./sessions.ts";
import { describeUser, findOwnerOf, listFactors, mergeMetadata, type User, updateUser } from "./users.ts";

const UserInput = v.object({
  email: Text,
  phone: Text,
  password: v.nullish(v.string()),
  data: Metadata,
  app_metadata: Metadata,
  ...Challenge,
});
type UserInput = v.InferOutput<typeof UserInput>;

export async function getUser(server: AuthServer, c: Context<GatewayEnv>): Promise<Response> {
  const { user } = await requireSignedIn(server, c);
  return Response.json(await describeUser(server.sql, user));
}

/** A new password ends the person's other sessions; a new address takes effect once the mails are confirmed. */
export async function changeUser(server: AuthServer, c: Context<GatewayEnv>): Promise<Response> {
  const { user, sessionId } = await requireSignedIn(server, c);
  const input = await readBody(c, UserInput);
  const challenged = usesChallenge(input);
  const email = await checkChange(server, user, input);
  if (input.password || email !== null) await requireFactorShown(server.sql, user, sessionId);
  const password = input.password ? await checkNewPassword(user, input.password) : null;
  const client = clientOf(c);
  const changed = await server.sql.begin(async (tx) => {
    let current = user;
    if (password) {
      current = await replacePassword(tx, user.id, password);
      await endSessions(tx, user.id, { except: sessionId });
      await audit(tx, client, user, "user_updated_password");
      await tellPasswordChanged(server, current);
    }
    if (input.data) {
      const data = mergeMetadata(current.raw_user_meta_data, input.data);
      current = await updateUser(tx, user.id, { raw_user_meta_data: data });
    }
    if (email !== null) {
      current = await sendEmailChange(server, tx, current, email, { redirectTo: redirectOf(server, c), challenged });
    }
    await audit(tx, client, user, "user_modified");
    return current;
  });
  return Response.json(await describeUser(server.sql, changed));
}

/** Checks the wanted changes. Returns the new address, or null when it stays the same. */
async function checkChange(server: AuthServer, user: User, input: UserInput): Promise<string | null> {
  const email = input.email === "" ? null : checkAddress(input.email);
  if (input.phone !== "") throw invalid("Invalid phone number format (E.164 required)");
  if (typeof input.password === "string") checkStrength(server.config, input.password);
  if (input.app_metadata) {
    throw new AuthError(403, "not_admin", "Updating app_metadata requires admin privileges");
  }
  if (email === null || email === user.email) return null;
  if (await findOwnerOf(server.sql, email, user.id)) throw emailExists();
  return email;
}

/** Whoever has a second factor must have shown it in this session before the password or address changes. */
async function requireFactorShown(db: Db, user: User, sessionId: string): Promise<void> {
  const hasFactor = (await listFactors(db, user.id)).some(({ status }) => status === "verified");
  if (!hasFactor || (await hasSecondFactor(db, sessionId))) return;
  const message = "AAL2 session is required to update email or password when MFA is enabled.";
  throw new AuthError(401, "insufficient_aal", message);
}

async function checkNewPassword(user: User, password: string): Promise<string> {
  if (await matches(password, user.encrypted_password)) {
    throw new AuthError(422, "same_password", "New password should be different from the old password.");
  }
  return hashPassword(password);
}

/** Sets a password and voids the links requested under the old one. */
export async function replacePassword(db: Db, userId: string, passwordHash: string): Promise<User> {
  await clearTokens(db, userId);
  return updateUser(db, userId, {
    encrypted_password: passwordHash,
    confirmation_token: "",
    confirmation_sent_at: null,
    recovery_token: "",
    recovery_sent_at: null,
    email_change_token_current: "",
    email_change_token_new: "",
    email_change_sent_at: null,
  });
}

export async function signOut(server: AuthServer, c: Context<GatewayEnv>): Promise<Response> {
  const { user, sessionId } = await requireSignedIn(server, c);
  const scope = c.req.query("scope") ?? "global";
  const which = { global: "all", local: { only: sessionId }, others: { except: sessionId } } as const;
  if (scope !== "global" && scope !== "local" && scope !== "others") {
    throw invalid(`Unsupported logout scope "${scope}"`);
  }
  await server.sql.begin(async (tx) => {
    await audit(tx, clientOf(c), user, "logout");
    await endSessions(tx, user.id, which[scope]);
  });
  return new Response(null, { status: 204 });
}
