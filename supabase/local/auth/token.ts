/** POST /token: signs in by password, or exchanges a refresh token for new tokens. */
import type { Context } from "hono";
import * as v from "valibot";
import { clientOf, type GatewayEnv } from "#supabase/local/gateway.ts";
import { audit } from "./audit.ts";
import { AuthError, invalid } from "./errors.ts";
import { readBody, Text } from "./input.ts";
import { checkStrength, matches } from "./passwords.ts";
import type { AuthServer } from "./server.ts";
import { refreshSession, startSession } from "./sessions.ts";
import { findUserByEmail, isBanned } from "./users.ts";

const PasswordInput = v.object({ email: Text, phone: Text, password: Text });
const RefreshInput = v.object({ refresh_token: Text });

export async function issueToken(server: AuthServer, c: Context<GatewayEnv>): Promise<Response> {
  switch (c.req.query("grant_type")) {
    case "password":
      return signIn(server, c);
    case "refresh_token":
      return refresh(server, c);
    default:
      throw new AuthError(400, "invalid_credentials", "unsupported_grant_type");
  }
}

/** Says only "invalid" until the password is right. Like the real server, it tells of a ban before that. */
async function signIn(server: AuthServer, c: Context<GatewayEnv>): Promise<Response> {
  const { email, phone, password } = await readBody(c, PasswordInput);
  if (email !== "" && phone !== "") {
    throw invalid("Only an email address or phone number should be provided on login.");
  }
  if (phone !== "") throw new AuthError(422, "phone_provider_disabled", "Phone logins are disabled");
  if (email === "") throw invalid("missing email or phone");
  const user = await findUserByEmail(server.sql, email);
  if (!user?.encrypted_password) throw wrongCredentials();
  if (isBanned(user)) throw new AuthError(400, "user_banned", "User is banned");
  if (!(await matches(password, user.encrypted_password))) throw wrongCredentials();
  if (!user.email_confirmed_at) throw new AuthError(400, "email_not_confirmed", "Email not confirmed");
  const client = clientOf(c);
  const session = await server.sql.begin(async (tx) => {
    await audit(tx, client, user, "login", { provider: "email" });
    return startSession(server, tx, user, "password", client);
  });
  return Response.json({ ...session, ...weakness(server, password) });
}

async function refresh(server: AuthServer, c: Context<GatewayEnv>): Promise<Response> {
  const { refresh_token: token } = await readBody(c, RefreshInput);
  if (!/^[a-z0-9]{12}$/.test(token)) throw invalid("Refresh token is not valid");
  const answer = await server.sql.begin((tx) => refreshSession(server, tx, token, clientOf(c)));
  if (answer instanceof AuthError) throw answer;
  return Response.json(answer);
}

/** A password that would be refused today still signs in, with a remark. */
function weakness({ config }: AuthServer, password: string) {
  try {
    checkStrength(config, password);
    return {};
  } catch (error) {
    if (!(error instanceof AuthError) || !error.reasons) throw error;
    return { weak_password: { message: error.message, reasons: error.reasons } };
  }
}

function wrongCredentials(): AuthError {
  return new AuthError(400, "invalid_credentials", "Invalid login credentials");
}
