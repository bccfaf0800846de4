/** Gives every page its articles, through the cache. */
import type { Platform } from "#app/context.ts";
import { type Block, readMarkdown } from "#app/shared/markdown.ts";
import { isUnavailable } from "#app/shared/respond.ts";
import type { VisitorDb } from "#db/rls.server.ts";
import { findText, type ListedArticle, listArticles, listFormerSlugs, searchArticles } from "./articles.server.ts";
import { openArticlesCache } from "./articles-cache.server.ts";
import { searchWords } from "./search-words.ts";

/** `titles`: the database is away, so only titles and descriptions were searched. */
export type Found = { articles: ListedArticle[]; how: "exact" | "close" | "titles" };

export type Library = {
  /** Every published article, newest first. */
  list(): Promise<ListedArticle[]>;
  /** A published article with its text, parsed at most once a minute; null for any other slug, without asking the database. */
  find(slug: string): Promise<{ article: ListedArticle; blocks: Block[] } | null>;
  /** The present address of the published article that once had this one; null for any other slug, without asking the database. */
  findSuccessor(slug: string): Promise<string | null>;
  /** Articles that contain the words of a text, best match first; every article when it has no words. */
  search(text: string): Promise<Found>;
};

export function openLibrary(db: VisitorDb, platform: Platform): Library {
  const cache = openArticlesCache(platform);
  const readCatalogue = async () => {
    const [articles, formerSlugs] = await Promise.all([listArticles(db), listFormerSlugs(db)]);
    return { articles, formerSlugs };
  };
  const catalogue = () => cache.remember(CATALOGUE, readCatalogue);
  const list = async () => (await catalogue()).articles;

  return {
    list,
    async find(slug) {
      const article = (await list()).find((listed) => listed.slug === slug);
      if (!article) return null;
      const blocks = await cache.remember(blocksOf(slug), () => readText(db, slug));
      // Moved or withdrawn since the list was read: the next look at it tells where to.
      if (!blocks) await cache.forget([CATALOGUE, blocksOf(slug)]);
      return blocks && { article, blocks };
    },
    async findSuccessor(slug) {
      const { formerSlugs } = await catalogue();
      return formerSlugs.find(({ former }) => former === slug)?.slug ?? null;
    },
    async search(text) {
      const words = searchWords(text);
      if (words.length === 0) return { articles: await list(), how: "exact" };
      try {
        const name = `search/${encodeURIComponent(words.join(" "))}`;
        const { articles, isExact } = await cache.remember(name, () => searchArticles(db, { words }));
        return { articles, how: isExact ? "exact" : "close" };
      } catch (thrown) {
        if (!isUnavailable(thrown)) throw thrown;
        return { articles: (await list()).filter((article) => isHeadedBy(article, words)), how: "titles" };
      }
    },
  };
}

/** Call this after changing an article: readers near the author then see it at once, everybody else within a minute. */
export async function forgetArticle(platform: Platform, { slug }: { slug: string }): Promise<void> {
  await openArticlesCache(platform).forget([CATALOGUE, blocksOf(slug)]);
}

const CATALOGUE = "catalogue";
const blocksOf = (slug: string) => `blocks/${slug}`;

async function readText(db: VisitorDb, slug: string): Promise<Block[] | null> {
  const body = await findText(db, { slug });
  return body === null ? null : readMarkdown(body);
}

function isHeadedBy({ title, description }: ListedArticle, words: readonly string[]): boolean {
  const heading = `${title} ${description}`.toLowerCase();
  return words.every((word) => heading.includes(word));
}
