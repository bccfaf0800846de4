/** Lets time pass for a session's cookie: its access token has expired, as after a night. */
import { decodeJwt, SignJWT } from "jose";
import type { LocalKeys } from "#supabase/local/keys.ts";

const COOKIE = "sb";
const PREFIX = "base64-";
const NIGHT_SECONDS = 8 * 60 * 60;

/** Puts into the jar a token that expired hours ago, signed as Auth signs; the refresh token beside it stays. */
export async function expireToken({ keyId, privateKey }: LocalKeys, cookies: Map<string, string>): Promise<void> {
  const kept = cookies.get(COOKIE) ?? "";
  const session = JSON.parse(Buffer.from(kept.slice(PREFIX.length), "base64url").toString());
  const claims = decodeJwt<{ iat: number; exp: number }>(session.access_token);
  const access_token = await new SignJWT({
    ...claims,
    iat: claims.iat - NIGHT_SECONDS,
    exp: claims.exp - NIGHT_SECONDS,
  })
    .setProtectedHeader({ alg: "ES256", kid: keyId, typ: "JWT" })
    .sign(privateKey);
  const aged = JSON.stringify({ ...session, access_token, expires_at: session.expires_at - NIGHT_SECONDS });
  cookies.set(COOKIE, PREFIX + Buffer.from(aged).toString("base64url"));
}
