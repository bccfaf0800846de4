/** Bodies and their fields as the Auth API accepts them. */
import type { Context } from "hono";
import * as v from "valibot";
import { durationSeconds, isDuration } from "#supabase/local/duration.ts";
import { AuthError, invalid } from "./errors.ts";

const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;
const MAX_BODY_BYTES = 1_000_000;

export const Uuid = v.pipe(v.string(), v.uuid());

/** A text field: absent and null count as empty. */
export const Text = v.nullish(v.string(), "");
export const Metadata = v.nullish(v.record(v.string(), v.unknown()));
export type Metadata = Record<string, unknown>;

/** Present when the client library asks for its flow with a code verifier. */
export const Challenge = { code_challenge: Text, code_challenge_method: Text };

/** Reads a JSON body. Unknown fields are ignored; a wrong type is refused as unreadable. */
export async function readBody<S extends v.GenericSchema>(
  c: Context,
  schema: S,
  whenEmpty = "",
): Promise<v.InferOutput<S>> {
  const text = (await c.req.text()) || whenEmpty;
  if (text.length > MAX_BODY_BYTES) {
    throw new AuthError(413, "request_entity_too_large", `Request body too large (max ${MAX_BODY_BYTES} bytes)`);
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.check(isNoList, "Expected object"), schema), text);
  if (parsed.success) return parsed.output;
  throw new AuthError(400, "bad_json", `Could not parse request body as JSON: ${parsed.issues[0].message}`);
}

function isNoList(value: unknown): boolean {
  return !Array.isArray(value);
}

/** Returns the address in lower case, or refuses it. */
export function checkAddress(address: string): string {
  if (address === "") throw invalid("An email address is required");
  if (address.length > 255) throw invalid("An email address is too long");
  if (!ADDRESS.test(address)) throw invalid("Unable to validate email address: invalid format");
  return address.toLowerCase();
}

/** Whether the client asks for the flow with a code verifier, so that the mail's token carries its prefix. */
export function usesChallenge(input: { code_challenge: string; code_challenge_method: string }): boolean {
  const { code_challenge: challenge, code_challenge_method: method } = input;
  if ((challenge === "") !== (method === "")) {
    throw invalid("PKCE flow requires code_challenge_method and code_challenge");
  }
  if (challenge === "") return false;
  if (challenge.length < 43 || challenge.length > 128) {
    throw invalid("code challenge has to be between 43 and 128 characters");
  }
  if (!/^[a-zA-Z._~0-9-]+$/.test(challenge)) {
    throw invalid("code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes");
  }
  return true;
}

/** The length of a ban in seconds; "none" is zero. */
export function banSeconds(text: string): number {
  if (text === "none") return 0;
  if (!isDuration(text)) throw invalid(`invalid format for ban duration: time: invalid duration "${text}"`);
  return durationSeconds(text);
}
