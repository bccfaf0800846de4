/** What was read for everybody, kept in the edge's cache: the database is seldom asked, and may be away. */
import type { Platform } from "#app/context.ts";
import { isUnavailable } from "#app/shared/respond.ts";

/** A minute, less what whole pages are kept for: keep-pages.ts. */
const FRESH_SECONDS = 40;
/** How long something old is still shown while the database is away. */
const KEPT_SECONDS = 86_400;
/** How long a database that was away is left alone. */
const PAUSE_SECONDS = 10;
/** To be raised whenever the shape of something kept changes. */
const SHAPE = 2;

export type ArticlesCache = {
  /**
   * The value that `load` gave within the last 40 seconds, or gives now. An older value, of up to a day, answers when `load`
   * throws that the database is away; without one that error is thrown on. Any other error is always thrown on.
   *
   * @param name says what the value is; a value must be plain JSON
   */
  remember<T>(name: string, load: () => Promise<T>): Promise<T>;
  /** Drops values, so that the next to ask gets what the database has. Other places of the edge follow as their values grow old. */
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
    return answer?.json<Kept<T>>(); // written under this key by `keep` alone
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
