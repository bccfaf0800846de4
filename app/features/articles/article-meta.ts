/** Describes an article to search engines, feed readers and whoever shares it. */
import { href, type MetaDescriptor } from "react-router";
import { describePage } from "#app/shared/page-meta.ts";
import { SITE_NAME } from "#app/shared/site.ts";
import type { ListedArticle } from "./articles.server.ts";

/** Like every public page's description, with dates and tags, and repeated as JSON-LD. */
export function describeArticle(article: ListedArticle, { origin }: { origin: string | undefined }): MetaDescriptor[] {
  const { slug, title, description, category, author, tags, publishedAt, updatedAt } = article;
  const path = href("/articles/:slug", { slug });
  const facts = {
    "@type": "TechArticle",
    headline: title,
    description,
    articleSection: category,
    keywords: tags,
    inLanguage: "en-GB",
    datePublished: publishedAt,
    dateModified: updatedAt,
    mainEntityOfPage: (origin ?? "") + path,
    author: { "@type": "Organization", name: author },
    publisher: { "@type": "Organization", name: SITE_NAME },
  };
  return [
    ...describePage({ title, description, origin, path, type: "article", facts }),
    { property: "article:published_time", content: publishedAt },
    { property: "article:modified_time", content: updatedAt },
    { property: "article:section", content: category },
    ...tags.map((tag) => ({ property: "article:tag", content: tag })),
  ];
}
