/** Chooses the articles to offer after one has been read. */
import type { ListedArticle } from "./articles.server.ts";

const MOST_RELATED = 3;

/** Up to three other articles that share a tag, those that share most first; ties keep the given order. */
export function relatedTo<Listed extends Pick<ListedArticle, "slug" | "tags">>(
  article: Listed,
  all: readonly Listed[],
): Listed[] {
  return all
    .filter(({ slug }) => slug !== article.slug)
    .map((other) => ({ other, shared: other.tags.filter((tag) => article.tags.includes(tag)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((one, two) => two.shared - one.shared)
    .slice(0, MOST_RELATED)
    .map(({ other }) => other);
}
