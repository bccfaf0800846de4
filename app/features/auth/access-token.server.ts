/** Decides whether an access token is one that our sign-in service made, for us, for a person, for now. */
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import * as v from "valibot";
import { failure, ok, type Result } from "#app/shared/result.ts";
import { KeysUnavailable } from "./signing-keys.server.ts";

const CLOCK_TOLERANCE_SECONDS = 60;
const MAX_TOKEN_CHARACTERS = 8_192;
/** A session that was not renewed for so long is over. The database and the configuration of Auth say the same. */
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

/** What we use of a token that passed every check. `exp` is in seconds since 1970. */
export type AccessClaims = v.InferOutput<typeof Claims>;

type Expected = { keys: JWTVerifyGetKey; issuer: string; now?: Date };

/**
 * Checks signature (ES256 only), issuer, audience, role and times, to 60 seconds; `getClaims()` of auth-js would leave out
 * half of these. Whether the session still exists is for the database to say.
 *
 * "expired" is a token that was good in every other way, "idle" one that was made a week ago or longer; "keys-unavailable" means
 * that nobody can tell.
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

/** Its signature was checked before its times. */
function isIdle({ iat }: JWTPayload, now: Date): boolean {
  return iat === undefined || now.getTime() / 1000 - iat > MAX_IDLE_SECONDS;
}
