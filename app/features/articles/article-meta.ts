/** What a page of articles says of itself to search engines, feed readers and to those who share it. */
import type { MetaDescriptor } from "react-router";
import { pageTitle, SITE_NAME } from "#app/shared/site.ts";
import type { ListedArticle } from "./articles.server.ts";

type Described = { title: string; description: string; url: string; type: "website" | "article" };

/** Title, description, canonical address, Open Graph, and where the feed is. */
export function describePage({ title, description, url, type }: Described): MetaDescriptor[] {
  return [
    { title: pageTitle(title) },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { tagName: "link", rel: "alternate", type: "application/rss+xml", title: SITE_NAME, href: "/feed.xml" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:type", content: type },
    { property: "og:site_name", content: SITE_NAME },
    { property: "og:locale", content: "en_GB" },
    { name: "twitter:card", content: "summary" },
  ];
}

/** As {@link describePage}, with dates and tags, and the same again as JSON-LD. */
export function describeArticle(article: ListedArticle, { url }: { url: string }): MetaDescriptor[] {
  const { title, description, category, author, tags, publishedAt, updatedAt } = article;
  return [
    ...describePage({ title, description, url, type: "article" }),
    { property: "article:published_time", content: publishedAt },
    { property: "article:modified_time", content: updatedAt },
    { property: "article:section", content: category },
    ...tags.map((tag) => ({ property: "article:tag", content: tag })),
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "TechArticle",
        headline: title,
        description,
        articleSection: category,
        keywords: tags,
        inLanguage: "en-GB",
        datePublished: publishedAt,
        dateModified: updatedAt,
        mainEntityOfPage: url,
        author: { "@type": "Organization", name: author },
        publisher: { "@type": "Organization", name: SITE_NAME },
      },
    },
  ];
}
