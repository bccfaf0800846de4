/** The public keys with which the sign-in service signs access tokens, kept for a while so that no request has to ask for them. */
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from "jose";

const TTL_MS = 10 * 60_000;
/** However many tokens name an unknown key: one question a minute. */
const ASK_AGAIN_AFTER_MS = 60_000;
/** While no key is known at all nobody can be recognised, so we ask again soon. */
const COLD_ASK_AGAIN_AFTER_MS = 2_000;
const ANSWER_WITHIN_MS = 3_000;

/** No key is known and the service does not answer. */
export class KeysUnavailable extends Error {
  override name = "KeysUnavailable";
}

type Source = { url: string; fetch: typeof fetch; now(): number };

/**
 * A ring of keys to verify with. It keeps answers, never promises: workerd lets no request wait for another's.
 *
 * Promises: keys are at most ten minutes old while the service answers, the last known ones serve while it does not,
 * and an unknown key id leads to at most one question a minute.
 *
 * @throws {KeysUnavailable} from the returned function
 */
export function openKeyRing({ url, fetch, now }: Source): JWTVerifyGetKey {
  let known: ReturnType<typeof createLocalJWKSet> | undefined;
  let fetchedAt = Number.NEGATIVE_INFINITY;
  let askedAt = Number.NEGATIVE_INFINITY;
  let failedAt = Number.NEGATIVE_INFINITY;

  async function ask(): Promise<void> {
    askedAt = now();
    try {
      const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
      if (!response.ok) throw new KeysUnavailable(`status ${response.status}`);
      const keys: JSONWebKeySet = await response.json(); // its shape is checked by createLocalJWKSet
      known = createLocalJWKSet(keys);
      fetchedAt = now();
    } catch {
      failedAt = now();
    }
  }

  return async (header, token) => {
    if (!header.kid) throw new errors.JWKSNoMatchingKey();
    const mayAsk = now() - askedAt >= ASK_AGAIN_AFTER_MS;
    if (!known && now() - failedAt >= COLD_ASK_AGAIN_AFTER_MS) await ask();
    else if (now() - fetchedAt >= TTL_MS && mayAsk) await ask();
    if (!known) throw new KeysUnavailable();
    try {
      return await known(header, token);
    } catch (error) {
      const mayBeNew = error instanceof errors.JWKSNoMatchingKey && now() - askedAt >= ASK_AGAIN_AFTER_MS;
      if (!mayBeNew) throw error;
      await ask();
      return await known(header, token);
    }
  };
}

const rings = new Map<string, JWTVerifyGetKey>();

/** The ring of the sign-in service at this address; one an isolate. */
export function keyRingOf(supabaseUrl: string): JWTVerifyGetKey {
  const url = `${supabaseUrl}/auth/v1/.well-known/jwks.json`;
  const ring = rings.get(url) ?? openKeyRing({ url, fetch: (...request) => fetch(...request), now: Date.now });
  rings.set(url, ring);
  return ring;
}
