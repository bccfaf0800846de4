import { expect, test } from "vitest";
import { findText, listArticles, listFormerSlugs } from "#app/features/articles/articles.server.ts";
import type { ArticleInput } from "#app/features/publishing/publishing.schema.ts";
import {
  createArticle,
  findWritten,
  listWritten,
  moveArticle,
  updateArticle,
} from "#app/features/publishing/publishing.server.ts";
import { findRevision, listRevisions, restoreRevision } from "#app/features/publishing/revisions.server.ts";
import { type AdminDb, openAdminDb, openVisitorDb } from "#db/rls.server.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addPerson } from "#tests/support/people.ts";

type Change = Partial<ArticleInput["article"]> & Partial<Omit<ArticleInput, "article">>;

function inputOf({ intent = "draft", version = 0, publishAt = null, ...article }: Change = {}): ArticleInput {
  return {
    intent,
    version,
    publishAt,
    article: {
      title: "Zephyr",
      slug: "zephyr",
      description: "About it",
      category: "Azure",
      author: "Ada",
      tags: ["Wind"],
      featured: false,
      verifiedUntil: null,
      body: "First text.",
      ...article,
    },
  };
}

async function openDesk(db: TestDatabase) {
  const person = await addPerson(db, { role: "admin", metadata: { name: "Ada Admin", company: "" } });
  await db.sql`delete from public.articles`;
  return { person, admin: openAdminDb(db.connect(), person.claims), visitor: openVisitorDb(db.connect()) };
}

async function add(admin: AdminDb, change?: Change): Promise<string> {
  const created = await createArticle(admin, inputOf(change));
  if (!created.ok) throw new Error(created.code);
  return created.value.id;
}

const eventsOf = async (db: TestDatabase, articleId: string) =>
  (await db.sql`select action from public.audit_events where entity_id = ${articleId} order by id`).map(
    (row) => row.action,
  );

test("a draft is seen by admins alone, a published article by everybody, an unpublished one by nobody again", async () => {
  await using db = await freshDatabase();
  const { person, admin, visitor } = await openDesk(db);
  const articleId = await add(admin);
  expect(await listArticles(visitor)).toEqual([]);
  expect(await updateArticle(admin, { articleId, input: inputOf({ intent: "publish", version: 1 }) })).toMatchObject({
    ok: true,
  });
  expect(await listArticles(visitor)).toMatchObject([{ slug: "zephyr", readMinutes: 1, verifiedUntil: null }]);
  await updateArticle(admin, { articleId, input: inputOf({ intent: "draft", version: 2 }) });
  expect([await listArticles(visitor), await findText(visitor, { slug: "zephyr" })]).toEqual([[], null]);
  expect(await eventsOf(db, articleId)).toEqual(["article.created", "article.published", "article.unpublished"]);
  const [line] = await db.sql`select actor_id, detail from public.audit_events where action = 'article.published'`;
  expect(line).toEqual({ actor_id: person.id, detail: { slug: "zephyr", version: 2 } });
});

test("one that appears again keeps the date of its first appearance", async () => {
  await using db = await freshDatabase();
  const { admin } = await openDesk(db);
  const articleId = await add(admin, { intent: "publish" });
  const first = await findWritten(admin, { articleId });
  await updateArticle(admin, { articleId, input: inputOf({ intent: "draft", version: 1 }) });
  await updateArticle(admin, { articleId, input: inputOf({ intent: "publish", version: 2 }) });
  const again = await findWritten(admin, { articleId });
  expect(again).toMatchObject({ status: "published", publishedAt: first?.publishedAt, version: 3 });
});

test("a scheduled article appears by itself once its time has come, and may be published before", async () => {
  await using db = await freshDatabase();
  const { admin, visitor } = await openDesk(db);
  const publishAt = new Date(Date.now() + 3_600_000);
  const articleId = await add(admin, { intent: "schedule", publishAt, slug: "later" });
  await add(admin, { intent: "schedule", publishAt, slug: "sooner" });
  expect(await listArticles(visitor)).toEqual([]);
  await db.sql`update public.articles set published_at = now() - interval '1 second' where slug = 'later'`;
  expect(await listArticles(visitor)).toMatchObject([{ slug: "later" }]);
  const [{ id }] = await db.sql<[{ id: string }]>`select id from public.articles where slug = 'sooner'`;
  await updateArticle(admin, { articleId: id, input: inputOf({ intent: "publish", version: 1, slug: "sooner" }) });
  expect((await listArticles(visitor)).map(({ slug }) => slug)).toEqual(["sooner", "later"]);
  expect(await eventsOf(db, id)).toEqual(["article.scheduled", "article.published"]);
  expect((await eventsOf(db, articleId))[0]).toBe("article.scheduled");
});

test("a save from a stale tab changes nothing and gets what is stored now", async () => {
  await using db = await freshDatabase();
  const { admin } = await openDesk(db);
  const articleId = await add(admin);
  await updateArticle(admin, { articleId, input: inputOf({ version: 1, body: "Theirs." }) });
  const late = await updateArticle(admin, { articleId, input: inputOf({ version: 1, body: "Mine." }) });
  expect(late).toMatchObject({ ok: false, code: "changed", stored: { version: 2, body: "Theirs." } });
  expect(await findWritten(admin, { articleId })).toMatchObject({ body: "Theirs.", version: 2 });
});

test("every former address leads to where the article is now, and is nobody else's for ever", async () => {
  await using db = await freshDatabase();
  const { admin, visitor } = await openDesk(db);
  const articleId = await add(admin, { intent: "publish", slug: "one" });
  await updateArticle(admin, { articleId, input: inputOf({ intent: "keep", version: 1, slug: "two" }) });
  await updateArticle(admin, { articleId, input: inputOf({ intent: "keep", version: 2, slug: "three" }) });
  const byFormer = (rows: { former: string }[]) => rows.sort((a, b) => a.former.localeCompare(b.former));
  expect(byFormer(await listFormerSlugs(visitor))).toEqual([
    { former: "one", slug: "three" },
    { former: "two", slug: "three" },
  ]);
  for (const slug of ["one", "three"])
    expect(await createArticle(admin, inputOf({ slug }))).toEqual({ ok: false, code: "taken" });
  await updateArticle(admin, { articleId, input: inputOf({ intent: "keep", version: 3, slug: "one" }) });
  expect(byFormer(await listFormerSlugs(visitor)).map(({ former }) => former)).toEqual(["three", "two"]);
  await updateArticle(admin, { articleId, input: inputOf({ intent: "draft", version: 4, slug: "one" }) });
  expect(await listFormerSlugs(visitor)).toEqual([]);
});

test("of two who want one address at the same moment, one gets it, and no address leads two ways", async () => {
  await using db = await freshDatabase();
  const { admin } = await openDesk(db);
  const articleId = await add(admin, { slug: "contested" });
  const outcomes = await Promise.all([
    updateArticle(admin, { articleId, input: inputOf({ version: 1, slug: "elsewhere" }) }),
    createArticle(admin, inputOf({ slug: "contested" })),
  ]);
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, false]);
  expect(await db.sql`select slug from public.articles join public.article_slugs using (slug)`).toEqual([]);
});

test("what is deleted is gone for readers and comes back as it was", async () => {
  await using db = await freshDatabase();
  const { admin, visitor } = await openDesk(db);
  const articleId = await add(admin, { intent: "publish" });
  const before = await listArticles(visitor);
  expect(await moveArticle(admin, { articleId, deleted: true })).toBe("zephyr");
  expect(await moveArticle(admin, { articleId, deleted: true })).toBe("zephyr");
  expect([await listArticles(visitor), await findWritten(admin, { articleId })]).toEqual([[], null]);
  expect(await updateArticle(admin, { articleId, input: inputOf({ version: 2 }) })).toEqual({
    ok: false,
    code: "not-found",
  });
  await moveArticle(admin, { articleId, deleted: false });
  expect(await listArticles(visitor)).toMatchObject(before.map(({ updatedAt: _moved, ...row }) => row));
  expect(await moveArticle(admin, { articleId: crypto.randomUUID(), deleted: true })).toBeNull();
  expect((await listRevisions(admin, { articleId })).map(({ version }) => version)).toEqual([1]);
  expect(await eventsOf(db, articleId)).toEqual(
    expect.arrayContaining(["article.published", "article.deleted", "article.restored"]),
  );
});

test("each save leaves a revision with its writer's name, and an earlier one can be the text again", async () => {
  await using db = await freshDatabase();
  const { admin } = await openDesk(db);
  const articleId = await add(admin, { intent: "publish" });
  await updateArticle(admin, {
    articleId,
    input: inputOf({ intent: "keep", version: 1, slug: "two", body: "Second." }),
  });
  expect(await listRevisions(admin, { articleId })).toMatchObject([
    { version: 2, savedBy: "Ada Admin", status: "published" },
    { version: 1, savedBy: "Ada Admin" },
  ]);
  const revision = await findRevision(admin, { articleId, number: "1" });
  if (!revision) throw new Error("no revision");
  expect(await restoreRevision(admin, { revision, seen: 1 })).toEqual({ ok: false, code: "changed" });
  expect(await restoreRevision(admin, { revision, seen: 2 })).toEqual({ ok: true, value: { slug: "two" } });
  expect(await findWritten(admin, { articleId })).toMatchObject({
    body: "First text.",
    slug: "two",
    status: "published",
  });
  for (const number of ["0", "4", "x", "1e3", "99999999999"])
    expect(await findRevision(admin, { articleId, number })).toBeNull();
});

test("the list knows how many there are of each kind, and shows each kind alone", async () => {
  await using db = await freshDatabase();
  const { admin } = await openDesk(db);
  expect(await listWritten(admin, { shown: "all", before: null })).toMatchObject({ rows: [], next: null });
  await add(admin, { slug: "draft" });
  await add(admin, { slug: "public", intent: "publish", verifiedUntil: "2026-01-31" });
  await add(admin, { slug: "later", intent: "schedule", publishAt: new Date(Date.now() + 60_000) });
  await moveArticle(admin, { articleId: await add(admin, { slug: "gone" }), deleted: true });
  const kinds = {
    all: ["later", "public", "draft"],
    draft: ["draft"],
    scheduled: ["later"],
    published: ["public"],
    overdue: ["public"],
    deleted: ["gone"],
  };
  for (const [shown, slugs] of Object.entries(kinds)) {
    const { rows, counts } = await listWritten(admin, { shown: shown as keyof typeof kinds, before: null });
    expect(rows.map(({ slug }) => slug).sort(), shown).toEqual([...slugs].sort());
    expect(counts).toEqual({ all: 3, draft: 1, scheduled: 1, published: 1, overdue: 1, deleted: 1 });
  }
});
