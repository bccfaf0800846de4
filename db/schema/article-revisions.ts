/** The revisions of an article, one for each save. A trigger writes them and nobody changes them. */
import { sql } from "drizzle-orm";
import { date, integer, pgPolicy, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { ARTICLE_CATEGORIES } from "./article-categories.ts";
import { ARTICLE_STATUSES, articles } from "./articles.ts";
import { createdAt, instant } from "./columns.ts";
import { portalAdmin, portalOwner } from "./roles.ts";

export const articleRevisions = pgTable(
  "article_revisions",
  {
    articleId: uuid("article_id")
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    category: text({ enum: ARTICLE_CATEGORIES }).notNull(),
    author: text().notNull(),
    tags: text().array().notNull(),
    body: text().notNull(),
    readMinutes: smallint("read_minutes").notNull(),
    verifiedUntil: date("verified_until"),
    status: text({ enum: ARTICLE_STATUSES }).notNull(),
    publishedAt: instant("published_at"),
    savedAt: createdAt("saved_at"),
    /** No foreign key: the revision outlives the account. Null for one that a migration wrote. */
    savedBy: uuid("saved_by"),
  },
  (t) => [
    primaryKey({ columns: [t.articleId, t.version] }),
    pgPolicy("article_revisions_read_all", { for: "select", to: [portalAdmin, portalOwner], using: sql`true` }),
  ],
);
