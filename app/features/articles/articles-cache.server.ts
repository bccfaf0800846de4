/** Keeps public data in the edge cache, so that the database is seldom asked and may be away. */
import type { Platform } from "#app/context.ts";
import { isUnavailable } from "#app/shared/respond.ts";

/** A minute in all, less the time that keep-pages.ts keeps whole pages. */
const FRESH_SECONDS = 40;
/** How long an old value may still be shown while the database is away. */
const KEPT_SECONDS = 86_400;
/** How long to wait before asking a database that was away again. */
const PAUSE_SECONDS = 10;
/** Raise this whenever the shape of a kept value changes. */
const SHAPE = 2;

export type ArticlesCache = {
  /**
   * Returns the value that `load` gave within the last 40 seconds, or calls `load`. If `load` throws because the database is
   * away, returns a value up to a day old, or rethrows if there is none. Other errors are always rethrown.
   *
   * @param name identifies the value, which must be plain JSON
   */
  remember<T>(name: string, load: () => Promise<T>): Promise<T>;
  /** Drops values here, so that the next reader gets what the database has. Other edge locations follow as their values expire. */
  forget(names: readonly string[]): Promise<void>;
};

type Kept<T> = { value: T; freshUntil: number };

export function openArticlesCache(
  { settings, defer }: Platform,
  { open, now }: { open(): Promise<Cache>; now(): number } = { open: () => caches.open("articles"), now: Date.now },
): ArticlesCache {
  const keyOf = (name: string) => new URL(`/${SHAPE}/${name}`, settings.origin).href;

  async function find<T>(key: string): Promise<Kept<T> | undefined> {
    const answer = await (await open()).match(key);
    return answer?.json<Kept<T>>(); // only `keep` writes under this key
  }

  function keep<T>(key: string, value: T, seconds: number): void {
    const kept: Kept<T> = { value, freshUntil: now() + seconds * 1000 };
    const headers = { "Cache-Control": `public, max-age=${KEPT_SECONDS}` };
    const stored = open().then((cache) => cache.put(key, Response.json(kept, { headers })));
    defer("articles-kept", stored);
  }

  return {
    async remember<T>(name: string, load: () => Promise<T>) {
      const key = keyOf(name);
      const kept = await find<T>(key);
      if (kept && kept.freshUntil > now()) return kept.value;
      try {
        const value = await load();
        keep(key, value, FRESH_SECONDS);
        return value;
      } catch (thrown) {
        if (!kept || !isUnavailable(thrown)) throw thrown;
        keep(key, kept.value, PAUSE_SECONDS);
        return kept.value;
      }
    },
    async forget(names) {
      const cache = await open();
      await Promise.all(names.map((name) => cache.delete(keyOf(name))));
    },
  };
}
