/** The newest articles as RSS 2.0. */
import { href } from "react-router";
import { SITE_NAME } from "#app/shared/site.ts";
import type { ListedArticle } from "./articles.server.ts";
import { escapeXml, textElement } from "./xml.ts";

const MOST_ITEMS = 50;

/** @param articles newest first; the first fifty are in the feed */
export function toFeed(articles: readonly ListedArticle[], { origin }: { origin: string }): string {
  const items = articles.slice(0, MOST_ITEMS).map((article) => itemOf(article, origin));
  const newest = articles[0];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    textElement("title", `${SITE_NAME}: Articles & Advisories`),
    textElement("link", origin + href("/articles")),
    textElement("description", "Guides on Microsoft technology for consultants, with their sources and dates."),
    textElement("language", "en-GB"),
    `<atom:link href="${escapeXml(origin + href("/feed.xml"))}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [textElement("lastBuildDate", new Date(newest.publishedAt).toUTCString())] : []),
    ...items,
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function itemOf(article: ListedArticle, origin: string): string {
  const link = origin + href("/articles/:slug", { slug: article.slug });
  return [
    "<item>",
    textElement("title", article.title),
    textElement("link", link),
    textElement("guid", link),
    textElement("pubDate", new Date(article.publishedAt).toUTCString()),
    textElement("dc:creator", article.author),
    ...[article.category, ...article.tags].map((name) => textElement("category", name)),
    textElement("description", article.description),
    "</item>",
  ].join("\n");
}
