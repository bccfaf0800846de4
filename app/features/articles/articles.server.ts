/** Reads published articles from the database: lists them without their text, finds one by slug, and searches. */
import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { VisitorDb } from "#db/rls.server.ts";
import type { ArticleCategory } from "#db/schema/article-categories.ts";
import { articleSlugs } from "#db/schema/article-slugs.ts";
import { articles } from "#db/schema/articles.ts";

/** Dates are ISO texts, so that an article is the same before and after being kept as JSON. */
export type ListedArticle = {
  slug: string;
  title: string;
  description: string;
  category: ArticleCategory;
  author: string;
  tags: string[];
  isFeatured: boolean;
  readMinutes: number;
  publishedAt: string;
  updatedAt: string;
  /** The day until which its facts are considered valid; null where none was set. */
  verifiedUntil: string | null;
};

/** A former address of an article, and its present one. */
export type FormerSlug = { former: string; slug: string };

/** `isExact` is false when no article has every word as typed, and these have similar words instead. */
export type SearchResult = { articles: ListedArticle[]; isExact: boolean };

/** Every published article, newest first. */
export async function listArticles(db: VisitorDb): Promise<ListedArticle[]> {
  const rows = await db.read((tx) =>
    tx.select(LISTED).from(articles).where(isPublished).orderBy(desc(articles.publishedAt), desc(articles.id)),
  );
  return rows.map(toListed);
}

/** Every former address of a published article. */
export async function listFormerSlugs(db: VisitorDb): Promise<FormerSlug[]> {
  return db.read((tx) =>
    tx
      .select({ former: articleSlugs.slug, slug: articles.slug })
      .from(articleSlugs)
      .innerJoin(articles, eq(articles.id, articleSlugs.articleId))
      .where(isPublished),
  );
}

/** A published article's text as Markdown; null for any other slug. */
export async function findText(db: VisitorDb, { slug }: { slug: string }): Promise<string | null> {
  const [row] = await db.read((tx) =>
    tx
      .select({ body: articles.body })
      .from(articles)
      .where(and(isPublished, eq(articles.slug, slug))),
  );
  return row?.body ?? null;
}

/**
 * Published articles that contain every word, or a word that begins with it, best match first: the title counts for more than
 * the description and tags, and those for more than the text. If there are none, searches for the term most similar to
 * each word instead, so that a typing mistake still finds something. At most 100.
 *
 * @param words at least one, each of letters and digits only
 */
export async function searchArticles(db: VisitorDb, { words }: { words: readonly string[] }): Promise<SearchResult> {
  return db.read(async (tx) => {
    const find = (query: SQL) =>
      tx
        .select(LISTED)
        .from(articles)
        // evaluated once, although it is used twice
        .innerJoin(sql`(select ${query} as query offset 0) as asked`, sql`${articles.searchTerms} @@ asked.query`)
        .where(isPublished)
        .orderBy(
          desc(sql`ts_rank(${articles.searchTerms}, asked.query)`),
          desc(articles.publishedAt),
          desc(articles.id),
        )
        .limit(MOST_FOUND);
    const exact = await find(sql`to_tsquery('english', ${words.map((word) => `'${word}':*`).join(" & ")})`);
    if (exact.length > 0) return { articles: exact.map(toListed), isExact: true };
    const close = await find(likelyQuery(words));
    return { articles: close.map(toListed), isExact: false };
  });
}

const MOST_FOUND = 100;
/** On pg_trgm's scale from 0 to 1; its own default threshold. */
const LEAST_LIKENESS = 0.3;

/** A query for the term in our articles most similar to each word; it matches nothing if a word is similar to none. */
function likelyQuery(words: readonly string[]): SQL {
  const likeness = sql`extensions.similarity(stem, term)`;
  return sql`(
    with vocabulary as materialized (
      select distinct term from ${articles}, unnest(tsvector_to_array(${articles.searchTerms})) as term
      where ${isPublished} and term !~ '[''\\\\]'
    ), typed as materialized (
      select coalesce((ts_lexize('english_stem', word))[1], word) as stem
      from unnest(string_to_array(${words.join(" ")}, ' ')) as word
      where numnode(plainto_tsquery('english', word)) > 0
    )
    select case when bool_and(term is not null) then string_agg(quote_literal(term), ' & ')::tsquery end
    from typed left join lateral (
      select term from vocabulary where ${likeness} >= ${LEAST_LIKENESS} order by ${likeness} desc, term limit 1
    ) as likely on true
  )`;
}

const LISTED = {
  slug: articles.slug,
  title: articles.title,
  description: articles.description,
  category: articles.category,
  author: articles.author,
  tags: articles.tags,
  isFeatured: articles.featured,
  readMinutes: articles.readMinutes,
  publishedAt: articles.publishedAt,
  updatedAt: articles.updatedAt,
  verifiedUntil: articles.verifiedUntil,
};

type Row = Omit<ListedArticle, "publishedAt" | "updatedAt"> & { publishedAt: Date | null; updatedAt: Date };

function toListed({ publishedAt, updatedAt, ...row }: Row): ListedArticle {
  // A published article always has its date. One that was scheduled was last written before it appeared.
  const published = (publishedAt ?? updatedAt).toISOString();
  const updated = updatedAt.toISOString();
  return { ...row, publishedAt: published, updatedAt: updated > published ? updated : published };
}

const isPublished = and(
  sql`${articles.status} = 'published'`,
  sql`${articles.publishedAt} <= now()`,
  isNull(articles.deletedAt),
);
