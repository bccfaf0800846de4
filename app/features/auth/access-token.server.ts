/** Decides whether an access token was issued by our sign-in service, to a person, for this site, and is still valid. */
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import * as v from "valibot";
import { failure, ok, type Result } from "#app/shared/result.ts";
import { KeysUnavailable } from "./signing-keys.server.ts";

const CLOCK_TOLERANCE_SECONDS = 60;
const MAX_TOKEN_CHARACTERS = 8_192;
/** A session ends when it has not been renewed for this long. The database and the configuration of Auth set the same limit. */
const MAX_IDLE_SECONDS = 7 * 24 * 60 * 60;

const Claims = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  session_id: v.pipe(v.string(), v.uuid()),
  email: v.string(),
  role: v.literal("authenticated"),
  aal: v.optional(v.picklist(["aal1", "aal2"]), "aal1"),
  is_anonymous: v.optional(v.literal(false), false),
  exp: v.number(),
});

/** The claims we use of a token that passed every check. `exp` is in seconds since 1970. */
export type AccessClaims = v.InferOutput<typeof Claims>;

type Expected = { keys: JWTVerifyGetKey; issuer: string; now?: Date };

/**
 * Checks signature (ES256 only), issuer, audience, role and times, allowing the clocks to differ by 60 seconds; auth-js's
 * `getClaims()` would leave out half of these. Only the database can say whether the session still exists.
 *
 * "expired": our service issued it, but it has expired. "idle": expired, and issued more than a week ago.
 * "keys-unavailable": the token could not be checked.
 */
export async function checkAccessToken(
  token: string,
  { keys, issuer, now }: Expected,
): Promise<Result<AccessClaims, "expired" | "idle" | "invalid" | "keys-unavailable">> {
  if (token.length > MAX_TOKEN_CHARACTERS) return failure("invalid");
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ["ES256"],
      issuer,
      audience: "authenticated",
      requiredClaims: ["exp"],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: now,
    });
    const claims = v.safeParse(Claims, payload);
    return claims.success ? ok(claims.output) : failure("invalid");
  } catch (error) {
    if (error instanceof KeysUnavailable) return failure("keys-unavailable");
    if (!(error instanceof errors.JWTExpired)) return failure("invalid");
    return failure(isIdle(error.payload, now ?? new Date()) ? "idle" : "expired");
  }
}

/** The payload can be trusted: the signature is checked before the times. */
function isIdle({ iat }: JWTPayload, now: Date): boolean {
  return iat === undefined || now.getTime() / 1000 - iat > MAX_IDLE_SECONDS;
}
