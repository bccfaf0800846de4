/** An article's earlier addresses, each of which leads to its present one. A trigger writes them. */
import { sql } from "drizzle-orm";
import { index, pgPolicy, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { articles } from "./articles.ts";
import { createdAt } from "./columns.ts";
import { portalAdmin, portalOwner, portalUser, portalVisitor } from "./roles.ts";

export const articleSlugs = pgTable(
  "article_slugs",
  {
    slug: text().primaryKey(),
    articleId: uuid("article_id")
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    createdAt: createdAt("created_at"),
  },
  (t) => [
    index("article_slugs_article").on(t.articleId),
    // Row-level security holds in the subquery too: an article that the reader may not read shows no addresses either.
    pgPolicy("article_slugs_read", {
      for: "select",
      to: [portalVisitor, portalUser, portalAdmin, portalOwner],
      using: sql`exists (select from public.articles a where a.id = ${t.articleId})`,
    }),
  ],
);
