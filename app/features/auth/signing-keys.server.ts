/** The public keys that verify the sign-in service's access tokens, kept for a while so that few requests have to fetch them. */
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from "jose";

const TTL_MS = 10 * 60_000;
/** At most one request a minute, however many tokens name an unknown key. */
const ASK_AGAIN_AFTER_MS = 60_000;
/** While no key is known, nobody can be recognised, so we ask again soon. */
const COLD_ASK_AGAIN_AFTER_MS = 2_000;
const ANSWER_WITHIN_MS = 3_000;

/** No key is known and the service does not answer. */
export class KeysUnavailable extends Error {
  override name = "KeysUnavailable";
}

type Source = { url: string; fetch: typeof fetch; now(): number };

/**
 * Opens a ring of keys to verify with. It keeps answers and never promises: workerd lets no request await another's.
 *
 * While the service answers, keys are at most ten minutes old; while it does not, the last known ones serve.
 * Unknown key ids lead to at most one request a minute.
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

/** The key ring of the sign-in service at this address; one per isolate. */
export function keyRingOf(supabaseUrl: string): JWTVerifyGetKey {
  const url = `${supabaseUrl}/auth/v1/.well-known/jwks.json`;
  const ring = rings.get(url) ?? openKeyRing({ url, fetch: (...request) => fetch(...request), now: Date.now });
  rings.set(url, ring);
  return ring;
}
