/** POST /signup: a new account, which is signed in at once or must first be confirmed by mail. */
import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import * as v from "valibot";
import { clientOf, type GatewayEnv } from "#supabase/local/gateway.ts";
import { audit } from "./audit.ts";
import { AuthError, invalid, orDatabaseError } from "./errors.ts";
import { Challenge, checkAddress, Metadata, readBody, Text, usesChallenge } from "./input.ts";
import { sendConfirmation } from "./mails.ts";
import { checkStrength, hashPassword } from "./passwords.ts";
import { redirectOf } from "./redirects.ts";
import type { AuthServer, Client, Db } from "./server.ts";
import { startSession } from "./sessions.ts";
import {
  AUDIENCE,
  confirmUser,
  describeUser,
  findOwnerOf,
  insertEmailIdentity,
  insertUser,
  mergeMetadata,
  type User,
  updateUser,
} from "./users.ts";

const SignUpInput = v.object({ email: Text, phone: Text, password: Text, data: Metadata, ...Challenge });
type SignUpInput = v.InferOutput<typeof SignUpInput>;

export async function signUp(server: AuthServer, c: Context<GatewayEnv>): Promise<Response> {
  const input = await readBody(c, SignUpInput);
  const challenged = checkSignUp(server, input);
  const email = checkAddress(input.email);
  const client = clientOf(c);
  const known = await findOwnerOf(server.sql, email, null);
  if (known?.email_confirmed_at) return repeatedSignUp(server, known, { ...input, email }, client);
  const passwordHash = await hashPassword(input.password);
  const user = await server.sql.begin(async (tx) => {
    const account = known ?? (await register(tx, email, passwordHash, input.data ?? {}));
    if (server.config.confirmBySelf) {
      await audit(tx, client, account, "user_signedup", { provider: "email" });
      return confirmUser(tx, account);
    }
    await audit(tx, client, account, "user_confirmation_requested", { provider: "email" });
    return sendConfirmation(server, tx, account, { redirectTo: redirectOf(server, c), challenged });
  });
  if (!user.email_confirmed_at) return Response.json(await describeUser(server.sql, user));
  const session = await server.sql.begin(async (tx) => {
    await audit(tx, client, user, "login", { provider: "email" });
    return startSession(server, tx, user, "password", client);
  });
  return Response.json(session);
}

function checkSignUp({ config }: AuthServer, input: SignUpInput): boolean {
  if (input.email === "" && input.phone === "") {
    throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  }
  if (!config.allowSignUp) throw new AuthError(422, "signup_disabled", "Signups not allowed for this instance");
  if (input.password === "") throw invalid("Signup requires a valid password");
  checkStrength(config, input.password);
  if (input.email !== "" && input.phone !== "") {
    throw invalid("Only an email address or phone number should be provided on signup.");
  }
  if (input.email === "") throw new AuthError(400, "phone_provider_disabled", "Phone signups are disabled");
  return usesChallenge(input);
}

/** Inserts the account, its identity and the metadata that both share, in the same statements as the real server. */
async function register(db: Db, email: string, passwordHash: string, data: Metadata): Promise<User> {
  const user = await insertUser(db, { email, passwordHash, metadata: data });
  const facts = { ...data, sub: user.id, email, email_verified: false, phone_verified: false };
  await orDatabaseError(insertEmailIdentity(db, user, facts), "Database error creating identity");
  return updateUser(db, user.id, { raw_user_meta_data: mergeMetadata(user.raw_user_meta_data, facts) });
}

/** Where addresses must be confirmed, signing up does not reveal whether an address has an account. */
async function repeatedSignUp(server: AuthServer, known: User, input: SignUpInput, client: Client): Promise<Response> {
  await audit(server.sql, client, known, "user_repeated_signup", { provider: "email" });
  if (server.config.confirmBySelf) throw new AuthError(422, "user_already_exists", "User already registered");
  const now = new Date();
  return Response.json({
    id: randomUUID(),
    aud: AUDIENCE,
    role: "",
    email: input.email,
    phone: "",
    confirmation_sent_at: now,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: input.data ?? {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  });
}
