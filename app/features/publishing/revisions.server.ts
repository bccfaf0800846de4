/** Lists, finds and restores the revisions of an article, one for each save. */
import { and, desc, eq, isNull } from "drizzle-orm";
import { failure, ok, type Result } from "#app/shared/result.ts";
import { isUuid } from "#app/shared/uuid.ts";
import type { AdminDb } from "#db/rls.server.ts";
import { articleRevisions } from "#db/schema/article-revisions.ts";
import { articles } from "#db/schema/articles.ts";
import { users } from "#db/schema/users.ts";
import { findWritten, type WrittenArticle } from "./publishing.server.ts";

const { articleId: ofArticle, version, savedAt, status, publishedAt } = articleRevisions;
/** Null if the account is gone, or if a migration brought the revision. */
const savedBy = users.name;
const LISTED = { version, title: articleRevisions.title, status, publishedAt, savedAt, savedBy };

export type Revision = typeof articleRevisions.$inferSelect;
export type ListedRevision = Pick<Revision, "version" | "title" | "status" | "publishedAt" | "savedAt"> & {
  savedBy: string | null;
};

const MOST_LISTED = 50;

/** The newest fifty revisions, newest first. */
export async function listRevisions(db: AdminDb, { articleId }: { articleId: string }): Promise<ListedRevision[]> {
  if (!isUuid(articleId)) return [];
  return db.read((tx) =>
    tx
      .select(LISTED)
      .from(articleRevisions)
      .leftJoin(users, eq(users.id, articleRevisions.savedBy))
      .where(eq(ofArticle, articleId))
      .orderBy(desc(version))
      .limit(MOST_LISTED),
  );
}

/** One revision; null for any other id or number. */
export async function findRevision(
  db: AdminDb,
  { articleId, number }: { articleId: string; number: string },
): Promise<Revision | null> {
  if (!isUuid(articleId) || !/^[1-9]\d{0,8}$/.test(number)) return null;
  const [row] = await db.read((tx) =>
    tx
      .select()
      .from(articleRevisions)
      .where(and(eq(ofArticle, articleId), eq(version, Number(number)))),
  );
  return row ?? null;
}

/** A revision with the article as it is now; null unless both are there. */
export async function findRevisionAndArticle(
  db: AdminDb,
  { articleId, number }: { articleId: string; number: string },
): Promise<{ revision: Revision; article: WrittenArticle } | null> {
  const [revision, article] = await Promise.all([
    findRevision(db, { articleId, number }),
    findWritten(db, { articleId }),
  ]);
  return revision && article && { revision, article };
}

/**
 * Restores the title, summary, text and other contents of a revision, as a new revision; address and publication stay as they are.
 * `changed`: somebody has saved since version `seen`.
 */
export async function restoreRevision(
  db: AdminDb,
  { revision, seen }: { revision: Revision; seen: number },
): Promise<Result<{ slug: string }, "changed">> {
  const { title, description, category, author, tags, body, readMinutes, verifiedUntil } = revision;
  const [restored] = await db.write((tx) =>
    tx
      .update(articles)
      .set({ title, description, category, author, tags, body, readMinutes, verifiedUntil })
      .where(and(eq(articles.id, revision.articleId), eq(articles.version, seen), isNull(articles.deletedAt)))
      .returning({ slug: articles.slug }),
  );
  return restored ? ok(restored) : failure("changed");
}
