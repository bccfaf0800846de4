/** One page of a list of articles. */
import type { ListedArticle } from "./articles.server.ts";

export const PAGE_SIZE = 24;

export type ListPage<Listed> = {
  /** Filled on the first page only. */
  featured: Listed[];
  /** Those that are not featured, twenty-four at a time. */
  others: Listed[];
  /** The number of articles in the whole list. */
  total: number;
  page: number;
  pages: number;
};

/** The wanted page, or the last if it is beyond that. The order is kept. */
export function pageOf<Listed extends Pick<ListedArticle, "isFeatured">>(
  articles: readonly Listed[],
  wanted: number,
): ListPage<Listed> {
  const others = articles.filter(({ isFeatured }) => !isFeatured);
  const pages = Math.max(1, Math.ceil(others.length / PAGE_SIZE));
  const page = Math.min(wanted, pages);
  return {
    featured: page === 1 ? articles.filter(({ isFeatured }) => isFeatured) : [],
    others: others.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total: articles.length,
    page,
    pages,
  };
}
