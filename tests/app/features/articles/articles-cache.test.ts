import { expect, test } from "vitest";
import type { Platform } from "#app/context.ts";
import { openArticlesCache } from "#app/features/articles/articles-cache.server.ts";
import { unavailable } from "#app/shared/respond.ts";

/** The edge's cache, which is not there in Node, and a clock to turn. */
function openEdge() {
  const kept = new Map<string, Response>();
  const edge = {
    match: async (key: string) => kept.get(key)?.clone(),
    put: async (key: string, response: Response) => void kept.set(key, response),
  };
  const deferred: Promise<unknown>[] = [];
  const platform = {
    settings: { origin: "https://portal.example" },
    defer: (_task: string, work: Promise<unknown>) => deferred.push(work),
  };
  const clock = { now: 1_000_000 };
  const cache = openArticlesCache(platform as unknown as Platform, {
    open: async () => edge as unknown as Cache,
    now: () => clock.now,
  });
  const pass = (seconds: number) => {
    clock.now += seconds * 1000;
  };
  return { cache, pass, settle: () => Promise.all(deferred) };
}

/** What a database would be asked for: it counts, and can be away. */
function openSource() {
  const source = { asked: 0, isAway: false, load: async () => count() };
  function count() {
    source.asked++;
    if (source.isAway) throw unavailable();
    return { value: source.asked };
  }
  return source;
}

test("within forty seconds the source is asked once, and afterwards again", async () => {
  const { cache, pass, settle } = openEdge();
  const source = openSource();
  expect(await cache.remember("list", source.load)).toEqual({ value: 1 });
  await settle();
  pass(39);
  expect(await cache.remember("list", source.load)).toEqual({ value: 1 });
  pass(1);
  expect(await cache.remember("list", source.load)).toEqual({ value: 2 });
});

test("each name has a value of its own", async () => {
  const { cache, settle } = openEdge();
  await cache.remember("text/a", async () => "A");
  await settle();
  expect(await cache.remember("text/b", async () => "B")).toBe("B");
  expect(await cache.remember("text/a", async () => "C")).toBe("A");
});

test("while the source is away the old value answers, and the source is left alone for ten seconds", async () => {
  const { cache, pass, settle } = openEdge();
  const source = openSource();
  await cache.remember("list", source.load);
  await settle();
  source.isAway = true;
  pass(3600);
  expect(await cache.remember("list", source.load)).toEqual({ value: 1 });
  await settle();
  pass(9);
  expect(await cache.remember("list", source.load)).toEqual({ value: 1 });
  expect(source.asked).toBe(2);
  pass(1);
  source.isAway = false;
  expect(await cache.remember("list", source.load)).toEqual({ value: 3 });
});

test("with nothing kept the failure is told", async () => {
  const { cache } = openEdge();
  const source = openSource();
  source.isAway = true;
  await expect(cache.remember("list", source.load)).rejects.toEqual(unavailable());
});

test("a fault of ours is never hidden by an old value", async () => {
  const { cache, pass, settle } = openEdge();
  await cache.remember("list", async () => 1);
  await settle();
  pass(60);
  const fault = new Error("a fault");
  await expect(cache.remember("list", () => Promise.reject(fault))).rejects.toBe(fault);
});
