/** POST /recover and /resend: the same empty answer whether or not the address has an account. */
import type { Context } from "hono";
import * as v from "valibot";
import { clientOf, type GatewayEnv } from "#supabase/local/gateway.ts";
import { audit } from "./audit.ts";
import { invalid } from "./errors.ts";
import { Challenge, checkAddress, readBody, Text, usesChallenge } from "./input.ts";
import { sendConfirmation, sendEmailChange, sendRecovery } from "./mails.ts";
import { redirectOf } from "./redirects.ts";
import type { AuthServer } from "./server.ts";
import { findUserByEmail } from "./users.ts";

const RecoverInput = v.object({ email: Text, ...Challenge });
const ResendInput = v.object({ type: Text, email: Text, phone: Text, ...Challenge });

export async function recover(server: AuthServer, c: Context<GatewayEnv>): Promise<Response> {
  const input = await readBody(c, RecoverInput);
  if (input.email === "") throw invalid("Password recovery requires an email");
  const email = checkAddress(input.email);
  const request = { redirectTo: redirectOf(server, c), challenged: usesChallenge(input) };
  const user = await findUserByEmail(server.sql, email);
  if (user) {
    await server.sql.begin(async (tx) => {
      await audit(tx, clientOf(c), user, "user_recovery_requested");
      await sendRecovery(server, tx, user, request);
    });
  }
  return Response.json({});
}

export async function resend(server: AuthServer, c: Context<GatewayEnv>): Promise<Response> {
  const input = await readBody(c, ResendInput);
  if (input.type !== "signup" && input.type !== "email_change") {
    throw invalid("Missing one of these types: signup, email_change, sms, phone_change");
  }
  const challenged = usesChallenge(input);
  if (input.email === "" && input.type === "signup") throw invalid("Type provided requires an email address");
  if (input.email === "") throw invalid("Missing email address or phone number");
  const user = await findUserByEmail(server.sql, checkAddress(input.email));
  const request = { redirectTo: redirectOf(server, c), challenged };
  if (user && input.type === "signup" && !user.email_confirmed_at) {
    await server.sql.begin(async (tx) => {
      await audit(tx, clientOf(c), user, "user_confirmation_requested");
      await sendConfirmation(server, tx, user, request);
    });
  }
  if (user?.email_change && input.type === "email_change") {
    const newEmail = user.email_change;
    await server.sql.begin((tx) => sendEmailChange(server, tx, user, newEmail, request));
  }
  return Response.json({});
}
