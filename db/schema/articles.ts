/**
 * Articles and advisories. Everybody reads the published ones; admins write them. One with a future date of publication is
 * scheduled; a deleted one is kept, so that it can be restored.
 */
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgPolicy,
  pgTable,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { ARTICLE_CATEGORIES } from "./article-categories.ts";
import { createdAt, filledText, id, instant, maxLength, NOW, oneOf } from "./columns.ts";
import { MAX_LENGTH } from "./limits.ts";
import { portalAdmin, portalOwner, portalUser, portalVisitor } from "./roles.ts";

export const ARTICLE_STATUSES = ["draft", "published"] as const;

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const articles = pgTable(
  "articles",
  {
    id: id(),
    slug: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    category: text({ enum: ARTICLE_CATEGORIES }).notNull(),
    author: text().notNull(),
    status: text({ enum: ARTICLE_STATUSES }).notNull().default("draft"),
    featured: boolean().notNull().default(false),
    /** Markdown. */
    body: text().notNull(),
    tags: text().array().notNull().default([]),
    readMinutes: smallint("read_minutes").notNull(),
    version: integer().notNull().default(1),
    publishedAt: instant("published_at"),
    createdAt: createdAt("created_at"),
    updatedAt: createdAt("updated_at"),
    /** What a search looks through, the title weighing most; a trigger keeps it in step. */
    searchTerms: tsvector("search_terms").notNull().default(sql`''`),
    /** The day until which the facts are taken to hold. */
    verifiedUntil: date("verified_until"),
    deletedAt: instant("deleted_at"),
  },
  (t) => [
    unique("articles_slug_key").on(t.slug),
    index("articles_status_order").on(t.status, t.publishedAt, t.id),
    index("articles_order").on(t.createdAt, t.id),
    index("articles_search_terms").using("gin", t.searchTerms),
    check("articles_slug_form", sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    maxLength("articles_slug_length", t.slug, MAX_LENGTH.slug),
    filledText("articles_title_length", t.title, MAX_LENGTH.title),
    maxLength("articles_description_length", t.description, MAX_LENGTH.description),
    oneOf("articles_category_known", t.category, ARTICLE_CATEGORIES),
    filledText("articles_author_length", t.author, MAX_LENGTH.name),
    oneOf("articles_status_known", t.status, ARTICLE_STATUSES),
    maxLength("articles_body_length", t.body, MAX_LENGTH.articleText),
    check(
      "articles_tags_count",
      sql`cardinality(${t.tags}) <= 12 and char_length(array_to_string(${t.tags}, ',')) <= 720`,
    ),
    check("articles_read_minutes_range", sql`${t.readMinutes} between 1 and 240`),
    check("articles_published_has_date", sql`${t.status} <> 'published' or ${t.publishedAt} is not null`),
    pgPolicy("articles_read_published", {
      for: "select",
      to: [portalVisitor, portalUser],
      using: sql`${t.status} = 'published' and ${t.publishedAt} <= now() and ${t.deletedAt} is null`,
    }),
    pgPolicy("articles_read_all", { for: "select", to: [portalAdmin, portalOwner], using: sql`true` }),
    // Drizzle's insert names every column, so the policy says which of them the writer may choose.
    pgPolicy("articles_add", {
      for: "insert",
      to: [portalAdmin, portalOwner],
      withCheck: sql`${t.version} = 1 and ${t.createdAt} = ${NOW} and ${t.updatedAt} = ${NOW} and ${t.deletedAt} is null`,
    }),
    pgPolicy("articles_change", {
      for: "update",
      to: [portalAdmin, portalOwner],
      using: sql`true`,
      withCheck: sql`true`,
    }),
  ],
);
