/** Every article with its status, drafts among them. */
import { desc } from "drizzle-orm";
import type { AdminDb } from "#db/rls.server.ts";
import { articles } from "#db/schema/articles.ts";
import { below, type Page, pageOf } from "./cursor.server.ts";

const { id, slug, title, status, author, category, createdAt, publishedAt } = articles;
const COLUMNS = { id, slug, title, status, author, category, createdAt, publishedAt };

export type ListedArticle = Pick<typeof articles.$inferSelect, keyof typeof COLUMNS>;

const PAGE_SIZE = 20;

/** The newest first, twenty at a time. One statement. */
export async function listArticles(db: AdminDb, { before }: { before: string | null }): Promise<Page<ListedArticle>> {
  const found = await db.read((tx) =>
    tx
      .select(COLUMNS)
      .from(articles)
      .where(below(before, articles))
      .orderBy(desc(createdAt), desc(id))
      .limit(PAGE_SIZE + 1),
  );
  return pageOf(found, PAGE_SIZE);
}
