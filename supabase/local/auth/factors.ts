/** /factors: a second factor beside the password, namely the code of an authenticator app. */
import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import encodeQR from "qr";
import * as v from "valibot";
import { clientOf, type GatewayEnv } from "#supabase/local/gateway.ts";
import { audit } from "./audit.ts";
import { requireSignedIn, type SignedIn } from "./bearer.ts";
import { AuthError, invalid } from "./errors.ts";
import { readBody, Text, Uuid } from "./input.ts";
import { tellFactorChanged } from "./mails.ts";
import type { AuthServer, Client, Db } from "./server.ts";
import { hasSecondFactor, lowerSessions, raiseSession } from "./sessions.ts";
import { isCode, newSecret, toUri } from "./totp.ts";
import { type Factor, listFactors, type User } from "./users.ts";

/** How long a challenge may be answered, and how long an unverified factor without a challenge is kept at least. */
const EXPIRY_SECONDS = 300;

const EnrolInput = v.object({ friendly_name: Text, factor_type: Text, issuer: Text });
const VerifyInput = v.object({ challenge_id: Text, code: Text });

/** Adds an unverified factor. The answer carries its secret, which is never given again. */
export async function enrolFactor(server: AuthServer, c: Context<GatewayEnv>): Promise<Response> {
  const { user, sessionId } = await requireSignedIn(server, c);
  const input = await readBody(c, EnrolInput);
  if (input.factor_type !== "totp") throw notTotp(input.factor_type);
  if (!server.config.mayEnrolFactors) throw disabled("enroll is disabled for TOTP", "mfa_totp_enroll_not_enabled");
  const issuer = input.issuer || new URL(server.config.siteUrl).host;
  const secret = newSecret();
  const id = randomUUID();
  await server.sql.begin(async (tx) => {
    await checkRoom(server, tx, { user, sessionId }, input.friendly_name);
    const now = new Date();
    const row = { id, user_id: user.id, friendly_name: input.friendly_name, factor_type: "totp", status: "unverified" };
    await tx`insert into auth.mfa_factors ${tx({ ...row, secret, created_at: now, updated_at: now })}`;
    await audit(tx, clientOf(c), user, "factor_in_progress", { factor_id: id });
  });
  const uri = toUri({ issuer, account: user.email ?? "", secret });
  const totp = { qr_code: encodeQR(uri, "svg", { ecc: "high" }), secret, uri };
  return Response.json({ id, type: "totp", friendly_name: input.friendly_name, totp });
}

export async function challengeFactor(server: AuthServer, c: Context<GatewayEnv>): Promise<Response> {
  const { user } = await requireSignedIn(server, c);
  const factor = await requireFactor(server, c, user);
  requireVerifying(server);
  const client = clientOf(c);
  const now = new Date();
  const challenge = { id: randomUUID(), factor_id: factor.id, created_at: now, ip_address: client.ip };
  await server.sql.begin(async (tx) => {
    await tx`insert into auth.mfa_challenges ${tx(challenge)}`;
    await tx`update auth.mfa_factors set last_challenged_at = clock_timestamp() where id = ${factor.id}`;
    await audit(tx, client, user, "challenge_created", { factor_id: factor.id, factor_status: factor.status });
  });
  return Response.json({
    id: challenge.id,
    type: "totp",
    expires_at: Math.floor(now.getTime() / 1000) + EXPIRY_SECONDS,
  });
}

/** The right code verifies the factor, raises this session to "aal2" and ends the person's sessions below that. */
export async function verifyFactor(server: AuthServer, c: Context<GatewayEnv>): Promise<Response> {
  const { user, sessionId } = await requireSignedIn(server, c);
  const factor = await requireFactor(server, c, user);
  const { challenge_id: challengeId, code } = await readBody(c, VerifyInput);
  if (code === "") throw invalid("Code needs to be non-empty");
  requireVerifying(server);
  const client = clientOf(c);
  await checkChallenge(server.sql, factor, challengeId, client);
  if (!isCode(factor.secret ?? "", code, new Date())) {
    throw new AuthError(422, "mfa_verification_failed", "Invalid TOTP code entered");
  }
  const session = await server.sql.begin(async (tx) => {
    const traits = { factor_id: factor.id, challenge_id: challengeId, factor_type: "totp" };
    await audit(tx, client, user, "verification_attempted", traits);
    await tx`update auth.mfa_challenges set verified_at = now() where id = ${challengeId}`;
    await tx`update auth.mfa_factors set status = 'verified', updated_at = now() where id = ${factor.id} and status <> 'verified'`;
    const raised = await raiseSession(server, tx, user, { sessionId, factorId: factor.id });
    await tx`delete from auth.mfa_factors where user_id = ${user.id} and status = 'unverified' and factor_type = 'totp'`;
    return raised;
  });
  if (factor.status === "unverified") await tellFactorChanged(server, user, "enrolled");
  return Response.json(session);
}

export async function unenrolFactor(server: AuthServer, c: Context<GatewayEnv>): Promise<Response> {
  const { user, sessionId } = await requireSignedIn(server, c);
  const factor = await requireFactor(server, c, user);
  if (factor.status === "verified" && !(await hasSecondFactor(server.sql, sessionId))) {
    throw new AuthError(422, "insufficient_aal", "AAL2 required to unenroll verified factor");
  }
  await server.sql.begin(async (tx) => {
    await tx`delete from auth.mfa_factors where id = ${factor.id}`;
    const traits = { factor_id: factor.id, factor_status: factor.status, session_id: sessionId };
    await audit(tx, clientOf(c), user, "factor_unenrolled", traits);
    await lowerSessions(tx, factor.id);
  });
  await tellFactorChanged(server, user, "unenrolled");
  return Response.json({ id: factor.id });
}

/** Refuses a name already in use (even the empty one), too many factors, and a person who has a factor but has not shown it. */
async function checkRoom({ config }: AuthServer, db: Db, { user, sessionId }: SignedIn, name: string): Promise<void> {
  await db`
    delete from auth.mfa_factors f where f.status <> 'verified' and f.created_at + make_interval(secs => ${EXPIRY_SECONDS}) < now()
      and not exists (select from auth.mfa_challenges h where h.factor_id = f.id)`;
  const factors = await listFactors(db, user.id);
  if (factors.some((factor) => (factor.friendly_name ?? "") === name)) {
    const message = `A factor with the friendly name "${name}" for this user already exists`;
    throw new AuthError(422, "mfa_factor_name_conflict", message);
  }
  if (factors.length >= config.mostFactors) {
    const message = "Maximum number of verified factors reached, unenroll to continue";
    throw new AuthError(422, "too_many_enrolled_mfa_factors", message);
  }
  if (factors.some(({ status }) => status === "verified") && !(await hasSecondFactor(db, sessionId))) {
    throw new AuthError(403, "insufficient_aal", "AAL2 required to enroll a new factor");
  }
}

async function requireFactor(server: AuthServer, c: Context<GatewayEnv>, user: User): Promise<Factor> {
  const id = c.req.param("id");
  if (!v.is(Uuid, id)) throw new AuthError(404, "validation_failed", "factor_id must be an UUID");
  const factor = (await listFactors(server.sql, user.id)).find((one) => one.id === id);
  if (!factor) throw new AuthError(404, "mfa_factor_not_found", "Factor not found");
  return factor;
}

/** A challenge can be answered once, in time, and from the address that asked for it. */
async function checkChallenge(db: Db, factor: Factor, id: string, client: Client): Promise<void> {
  if (!v.is(Uuid, id)) throw new AuthError(400, "bad_json", "Could not parse request body as JSON: invalid UUID");
  const [challenge] = await db<{ is_open: boolean; is_late: boolean }[]>`
    select verified_at is null and ip_address = ${client.ip}::inet as is_open,
      created_at + make_interval(secs => ${EXPIRY_SECONDS}) < now() as is_late
    from auth.mfa_challenges where id = ${id} and factor_id = ${factor.id}`;
  if (!challenge) {
    throw new AuthError(422, "mfa_factor_not_found", "MFA factor with the provided challenge ID not found");
  }
  if (!challenge.is_open) {
    throw new AuthError(422, "mfa_ip_address_mismatch", "Challenge and verify IP addresses mismatch.");
  }
  if (!challenge.is_late) return;
  await db`delete from auth.mfa_challenges where id = ${id}`;
  const message = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`;
  throw new AuthError(422, "mfa_challenge_expired", message);
}

function requireVerifying({ config }: AuthServer): void {
  if (!config.mayVerifyFactors) throw disabled("verification is disabled for TOTP", "mfa_totp_verify_not_enabled");
}

function notTotp(type: string): AuthError {
  if (type === "phone") return disabled("enroll is disabled for Phone", "mfa_phone_enroll_not_enabled");
  if (type === "webauthn") return disabled("enroll is disabled for WebAuthn", "mfa_webauthn_enroll_not_enabled");
  return invalid("factor_type needs to be totp, phone, or webauthn");
}

function disabled(what: string, code: string): AuthError {
  return new AuthError(422, code, `MFA ${what}`);
}
