import { expect, test } from "vitest";
import { findText, type ListedArticle, listArticles, searchArticles } from "#app/features/articles/articles.server.ts";
import { readMinutes } from "#app/features/articles/read-time.ts";
import { relatedTo } from "#app/features/articles/related.ts";
import { searchWords } from "#app/features/articles/search-words.ts";
import { headingsOf, readMarkdown } from "#app/shared/markdown.ts";
import { EDITORIAL_TEAM } from "#app/shared/site.ts";
import { openVisitorDb, type VisitorDb } from "#db/rls.server.ts";
import { ARTICLE_CATEGORIES } from "#db/schema/article-categories.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";

type Fields = Partial<{ title: string; description: string; body: string; tags: string[]; status: string }>;

async function addArticle(db: TestDatabase, slug: string, fields: Fields = {}): Promise<void> {
  const { title = slug, description = "About it", body = "A text.", tags = [], status = "published" } = fields;
  await db.sql`
    insert into public.articles (slug, title, description, category, author, status, body, tags, read_minutes, published_at)
    values (${slug}, ${title}, ${description}, 'Azure', 'Ada', ${status}, ${body}, ${tags}, 1, now())`;
}

const slugsOf = (articles: readonly ListedArticle[]) => articles.map(({ slug }) => slug);

async function search(db: VisitorDb, text: string) {
  const { articles, isExact } = await searchArticles(db, { words: searchWords(text) });
  return { slugs: slugsOf(articles), isExact };
}

test("there are six articles to begin with: one a category, three featured, in the house's name", async () => {
  await using db = await freshDatabase();
  const listed = await listArticles(openVisitorDb(db.connect()));
  expect(listed.map(({ category }) => category).sort()).toEqual([...ARTICLE_CATEGORIES].sort());
  expect(slugsOf(listed.filter(({ isFeatured }) => isFeatured))).toEqual([
    "azure-migration",
    "microsoft-365-adoption",
    "security-assessment",
  ]);
  expect(new Set(listed.map(({ author }) => author))).toEqual(new Set([EDITORIAL_TEAM]));
  for (const article of listed) expect(relatedTo(article, listed), article.slug).not.toEqual([]);
});

test("each of them is long enough, honest about its length, and names its sources and their date", async () => {
  await using db = await freshDatabase();
  const visitor = openVisitorDb(db.connect());
  for (const { slug, readMinutes: told } of await listArticles(visitor)) {
    const text = (await findText(visitor, { slug })) ?? "";
    expect(text.split(/\s+/).length, slug).toBeGreaterThan(900);
    expect(readMinutes(text), slug).toBe(told);
    const headings = headingsOf(readMarkdown(text), [1, 2]);
    expect(headings.map(({ depth }) => depth)).not.toContain(1);
    expect(headings.at(-1)?.title, slug).toBe("Sources");
    expect(text).toContain("All facts as of 20 November 2026.");
  }
});

test("a draft is neither listed, nor found, nor searched", async () => {
  await using db = await freshDatabase();
  await addArticle(db, "draft", { title: "Zephyr", status: "draft" });
  const visitor = openVisitorDb(db.connect());
  expect(slugsOf(await listArticles(visitor))).not.toContain("draft");
  expect(await findText(visitor, { slug: "draft" })).toBeNull();
  expect(await search(visitor, "zephyr")).toEqual({ slugs: [], isExact: false });
});

test("the title weighs more than the description and tags, and those more than the text", async () => {
  await using db = await freshDatabase();
  await addArticle(db, "in-text", { body: "Here zephyr is told of." });
  await addArticle(db, "in-title", { title: "Zephyr" });
  await addArticle(db, "in-tags", { tags: ["Zephyr"] });
  const visitor = openVisitorDb(db.connect());
  expect(await search(visitor, "Zephyr")).toEqual({ slugs: ["in-title", "in-tags", "in-text"], isExact: true });
});

test("every word must be there, in any form, or begun", async () => {
  await using db = await freshDatabase();
  await addArticle(db, "both", { body: "Quagmires are crossed by zephyrs." });
  await addArticle(db, "one", { body: "A quagmire." });
  const visitor = openVisitorDb(db.connect());
  expect(await search(visitor, "quagmire zephyr")).toEqual({ slugs: ["both"], isExact: true });
  expect(await search(visitor, "quagm zeph")).toEqual({ slugs: ["both"], isExact: true });
});

test.each([
  ["kerberus", "security-assessment"],
  ["azure migraton", "azure-migration"],
  ["expresroute", "azure-hybrid-connectivity"],
  ["certifcate templates", "ad-cs-two-tier-pki"],
  ["trasposition", "nis2-dora-gdpr-microsoft-estates"],
  ["sharepont mailboxes", "microsoft-365-adoption"],
  ["the exchnage", "microsoft-365-adoption"],
])("a slip of the finger in %j still finds %s", async (text, slug) => {
  await using db = await freshDatabase();
  const { slugs, isExact } = await search(openVisitorDb(db.connect()), text);
  expect(isExact).toBe(false);
  expect(slugs).toContain(slug);
});

test.each(["xylophone", "azure xylophone", "the", "о а"])("%j is like nothing of ours", async (text) => {
  await using db = await freshDatabase();
  expect(await search(openVisitorDb(db.connect()), text)).toEqual({ slugs: [], isExact: false });
});

test("terms that would be markup in a query are no way in", async () => {
  await using db = await freshDatabase();
  await addArticle(db, "odd", {
    body: String.raw`zeph'yr zeph\yr C:\zephyr /usr/zeph'yr\x http://a.example/zeph'yr?a=\b`,
  });
  const { slugs } = await search(openVisitorDb(db.connect()), "zephir");
  expect(slugs).toEqual(["odd"]);
});

test("what an admin changes is searched at once, and nobody writes the terms by hand", async () => {
  await using db = await freshDatabase();
  await db.sql`update public.articles set title = 'Zephyr', search_terms = '' where slug = 'azure-migration'`;
  expect(await search(openVisitorDb(db.connect()), "zephyr")).toEqual({ slugs: ["azure-migration"], isExact: true });
});
