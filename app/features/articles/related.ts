/** Which articles to offer after one was read. */
import type { ListedArticle } from "./articles.server.ts";

const MOST_RELATED = 3;

/** Up to three others that share a tag, those that share most first; the order given decides among equals. */
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
