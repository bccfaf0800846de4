/** The articles as pages read them: from the edge's cache, from the database, and while that is away. */
import { expect, test } from "vitest";
import type { Platform } from "#app/context.ts";
import { describeArticle } from "#app/features/articles/article-meta.ts";
import { forgetArticle, openLibrary } from "#app/features/articles/library.server.ts";
import { guardHandle } from "#app/features/auth/guarded-db.server.ts";
import { unavailable } from "#app/shared/respond.ts";
import { openVisitorDb, type VisitorDb } from "#db/rls.server.ts";
import { freshDatabase } from "#tests/support/database.ts";

/** The edge's cache, which is not there in Node. */
function openEdge() {
  const kept = new Map<string, Response>();
  const edge = {
    match: async (key: string) => kept.get(key)?.clone(),
    put: async (key: string, response: Response) => void kept.set(key, response),
    delete: async (key: string) => kept.delete(key),
  };
  Object.assign(globalThis, { caches: { open: async () => edge } });
  const deferred: Promise<unknown>[] = [];
  const platform = {
    settings: { origin: "https://portal.example" },
    defer: (_task: string, work: Promise<unknown>) => deferred.push(work),
  } as unknown as Platform; // only these of the platform are read
  const settle = () => Promise.all(deferred);
  return { platform, settle, [Symbol.dispose]: () => void Reflect.deleteProperty(globalThis, "caches") };
}

/** Counts what is asked of a database. */
function counted(db: VisitorDb) {
  const count = { asked: 0 };
  const read: VisitorDb["read"] = (work) => {
    count.asked++;
    return db.read(work);
  };
  return { count, db: { ...db, read } };
}

const nowhere = guardHandle(
  openVisitorDb({ url: "postgresql://nobody@127.0.0.1:1/none", requestId: "test", defer: () => {} }),
  () => new Response(),
);

test("a published article is found with its text, asked for once; another slug is found without asking", async () => {
  await using db = await freshDatabase();
  using edge = openEdge();
  const { count, db: visitor } = counted(openVisitorDb(db.connect()));
  const library = openLibrary(visitor, edge.platform);
  const [first] = await library.list();
  await edge.settle();
  const slug = first?.slug ?? "";
  const found = await library.find(slug);
  expect(found?.article).toEqual(first);
  expect(found?.blocks.length).toBeGreaterThan(3);
  await edge.settle();
  const asked = count.asked;
  expect(await library.find(slug)).toEqual(found);
  expect(await library.find("no-such-article")).toBeNull();
  expect(await library.findSuccessor("no-such-article")).toBeNull();
  expect(await library.search("…")).toEqual({ articles: await library.list(), how: "exact" });
  expect(count.asked).toBe(asked);
});

test("a former address leads to the article, once what was kept is forgotten", async () => {
  await using db = await freshDatabase();
  using edge = openEdge();
  const library = openLibrary(openVisitorDb(db.connect()), edge.platform);
  const slug = (await library.list())[0]?.slug ?? "";
  await edge.settle();
  await db.sql`update public.articles set slug = 'moved-here' where slug = ${slug}`;
  expect(await library.findSuccessor(slug)).toBeNull();
  await forgetArticle(edge.platform, { slug });
  expect(await library.findSuccessor(slug)).toBe("moved-here");
});

test("a reader who meets a former address while the list was still kept is led on, having asked for it", async () => {
  await using db = await freshDatabase();
  using edge = openEdge();
  const library = openLibrary(openVisitorDb(db.connect()), edge.platform);
  const slug = (await library.list())[0]?.slug ?? "";
  await edge.settle();
  await db.sql`update public.articles set slug = 'moved-here' where slug = ${slug}`;
  expect(await library.find(slug)).toBeNull();
  expect(await library.findSuccessor(slug)).toBe("moved-here");
  expect((await library.find("moved-here"))?.article.slug).toBe("moved-here");
});

test("an article that was taken away while the list was still kept is not there", async () => {
  await using db = await freshDatabase();
  using edge = openEdge();
  const library = openLibrary(openVisitorDb(db.connect()), edge.platform);
  const slug = (await library.list())[0]?.slug ?? "";
  await edge.settle();
  await db.sql`update public.articles set deleted_at = now() where slug = ${slug}`;
  expect(await library.find(slug)).toBeNull();
});

test("a search says how it found: the words, the nearest words, or titles alone while the database is away", async () => {
  await using db = await freshDatabase();
  using edge = openEdge();
  const library = openLibrary(openVisitorDb(db.connect()), edge.platform);
  await library.list();
  const exact = await library.search("certificate");
  expect([exact.how, exact.articles.length > 0]).toEqual(["exact", true]);
  expect((await library.search("certifcate")).how).toBe("close");
  await edge.settle();
  const away = openLibrary(nowhere, edge.platform);
  const { articles, how } = await away.search("azure migration");
  expect(how).toBe("titles");
  expect(articles.length).toBeGreaterThan(0);
  for (const { title, description } of articles) expect(`${title} ${description}`).toMatch(/azure/i);
  expect((await away.search("zzzz")).articles).toEqual([]);
});

test("with nothing kept, a database that is away is told; any other fault of a search is thrown on", async () => {
  using edge = openEdge();
  await expect(openLibrary(nowhere, edge.platform).list()).rejects.toEqual(unavailable());
  const broken = { ...nowhere, read: () => Promise.reject(new Error("a surprise")) };
  await expect(openLibrary(broken, edge.platform).search("azure")).rejects.toThrow("a surprise");
});

test("an article says of itself when it appeared, and once more for search engines where the site's address is known", async () => {
  await using db = await freshDatabase();
  using edge = openEdge();
  const [article] = await openLibrary(openVisitorDb(db.connect()), edge.platform).list();
  if (!article) throw new Error("no article");
  const facts = (origin?: string) => JSON.stringify(describeArticle(article, { origin }));
  expect(facts("https://portal.example")).toContain(`"https://portal.example/articles/${article.slug}"`);
  expect(facts()).not.toContain("mainEntityOfPage");
  for (const said of [facts(), facts("https://portal.example")]) expect(said).toContain(article.publishedAt);
});
