/** Lists, writes and deletes articles for admins, drafts included. For each save the database keeps a revision and a line in the audit log. */
import { and, count, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { readMinutes } from "#app/features/articles/read-time.ts";
import { below, byDate, type Page, pageOf } from "#app/shared/list-order.server.ts";
import { failure, ok, type Result } from "#app/shared/result.ts";
import { isUuid } from "#app/shared/uuid.ts";
import { refusalOf } from "#db/errors.server.ts";
import type { AdminDb, Tx } from "#db/rls.server.ts";
import { articles } from "#db/schema/articles.ts";
import type { ArticleInput } from "./publishing.schema.ts";
import type { Shown } from "./shown.ts";

const { id, slug, title, description, category, author, status, featured, body, tags, version } = articles;
const { publishedAt, createdAt, updatedAt, verifiedUntil, deletedAt } = articles;
const LISTED = {
  id,
  slug,
  title,
  status,
  author,
  category,
  createdAt,
  updatedAt,
  publishedAt,
  verifiedUntil,
  deletedAt,
};
const WRITTEN = { ...LISTED, description, tags, featured, body, version, readMinutes: articles.readMinutes };

export type ListedArticle = Pick<typeof articles.$inferSelect, keyof typeof LISTED>;
export type WrittenArticle = Pick<typeof articles.$inferSelect, keyof typeof WRITTEN>;
export type Counts = Record<Shown, number>;

const PAGE_SIZE = 20;
const NEWEST = byDate(articles, "newest");

/** The articles, newest first, twenty at a time, and how many there are of each kind. Two statements, sent together. */
export async function listWritten(
  db: AdminDb,
  { shown, before }: { shown: Shown; before: string | null },
): Promise<Page<ListedArticle> & { counts: Counts }> {
  return db.read(async (tx) => {
    const [counts, found] = await Promise.all([
      countArticles(tx),
      tx
        .select(LISTED)
        .from(articles)
        .where(and(SHOWN_AS[shown], below(NEWEST, before)))
        .orderBy(...NEWEST.by)
        .limit(PAGE_SIZE + 1),
    ]);
    return { ...pageOf(NEWEST, found, PAGE_SIZE), counts };
  });
}

async function countArticles(tx: Tx): Promise<Counts> {
  const of = (shown: Shown) => sql<number>`${count()} filter (where ${SHOWN_AS[shown]})`.mapWith(Number);
  const [counts] = await tx
    .select({
      all: of("all"),
      draft: of("draft"),
      scheduled: of("scheduled"),
      published: of("published"),
      overdue: of("overdue"),
      deleted: of("deleted"),
    })
    .from(articles);
  if (!counts) throw new Error("counting returned no row");
  return counts;
}

const isThere = isNull(deletedAt);
const SHOWN_AS: Record<Shown, SQL | undefined> = {
  all: isThere,
  draft: and(isThere, sql`${status} = 'draft'`),
  scheduled: and(isThere, sql`${status} = 'published' and ${publishedAt} > now()`),
  published: and(isThere, sql`${status} = 'published' and ${publishedAt} <= now()`),
  overdue: and(isThere, sql`${verifiedUntil} < (now() at time zone 'utc')::date`),
  deleted: isNotNull(deletedAt),
};

/** An article by its id; null if there is none or it is deleted. */
export async function findWritten(db: AdminDb, { articleId }: { articleId: string }): Promise<WrittenArticle | null> {
  if (!isUuid(articleId)) return null;
  return db.read((tx) => findOne(tx, articleId));
}

/** Adds an article. `taken`: its address is or was another article's. */
export async function createArticle(db: AdminDb, input: ArticleInput): Promise<Result<{ id: string }, "taken">> {
  return unlessTaken(async () => {
    const [row] = await db.write((tx) =>
      tx
        .insert(articles)
        .values({ ...columnsOf(input), ...publicationOf(input) })
        .returning({ id }),
    );
    if (!row) throw new Error("the insert returned no row");
    return ok(row);
  });
}

type Saved = Result<{ id: string }, "taken" | "not-found"> | { ok: false; code: "changed"; stored: WrittenArticle };

/**
 * Saves an edit of the version that the form started from. `changed`: that version is no longer the newest, so nothing was saved;
 * the newest comes with it. `not-found`: no such article, or a deleted one. `taken`: the address is or was another article's.
 */
export async function updateArticle(
  db: AdminDb,
  { articleId, input }: { articleId: string; input: ArticleInput },
): Promise<Saved> {
  if (!isUuid(articleId)) return failure("not-found");
  return unlessTaken(() =>
    db.write(async (tx) => {
      const [saved] = await tx
        .update(articles)
        .set({ ...columnsOf(input), ...publicationOf(input) })
        .where(and(eq(id, articleId), eq(version, input.version), isThere))
        .returning({ id });
      if (saved) return ok(saved);
      const stored = await findOne(tx, articleId);
      return stored ? { ok: false, code: "changed", stored } : failure("not-found");
    }),
  );
}

/** Hides an article from everybody, or restores it as it was; may be repeated. Returns its address, or null if there is no such article. */
export async function moveArticle(
  db: AdminDb,
  { articleId, deleted }: { articleId: string; deleted: boolean },
): Promise<string | null> {
  const [moved] = await db.write((tx) =>
    tx
      .update(articles)
      .set({ deletedAt: deleted ? sql`coalesce(${deletedAt}, now())` : null })
      .where(eq(id, articleId))
      .returning({ slug }),
  );
  return moved?.slug ?? null;
}

async function findOne(tx: Tx, articleId: string): Promise<WrittenArticle | null> {
  const [row] = await tx
    .select(WRITTEN)
    .from(articles)
    .where(and(eq(id, articleId), isThere));
  return row ?? null;
}

async function unlessTaken<T>(work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    if (refusalOf(error) === "taken") return failure("taken");
    throw error;
  }
}

function columnsOf({ article }: ArticleInput) {
  return { ...article, readMinutes: Math.min(readMinutes(article.body), 240) };
}

/** An article published before keeps its first date. Never later than now, even after rounding to milliseconds. */
const APPEARED = sql`least(coalesce(${publishedAt}, now()), date_trunc('milliseconds', now()))`;

function publicationOf({ intent, publishAt, version }: ArticleInput) {
  switch (intent) {
    case "draft":
      return { status: "draft" } as const;
    case "keep":
      return {};
    case "publish":
      return { status: "published", publishedAt: version === 0 ? FIRST : APPEARED } as const;
    case "schedule":
      return { status: "published", publishedAt: publishAt } as const;
  }
}

const FIRST = sql`date_trunc('milliseconds', now())`;
