/** Tells search engines which pages there are, and which are private. */
import { href } from "react-router";
import type { ListedArticle } from "./articles.server.ts";
import { textElement } from "./xml.ts";

const PAGES = [
  href("/"),
  href("/articles"),
  href("/questionnaire"),
  href("/about"),
  href("/contact"),
  href("/terms"),
  href("/privacy"),
];

/** Pages that belong to one person, and the steps on the way to them. */
const PRIVATE = [
  "/admin",
  "/auth/",
  "/check-your-inbox",
  "/clients",
  "/documents",
  "/forgot-password",
  "/payment/",
  "/profile",
  "/reset-password",
  "/resume/",
  "/sign-out",
];

/** The public pages; articles with the time they were last changed. */
export function toSitemap(articles: readonly ListedArticle[], { origin }: { origin: string }): string {
  const entries = [
    ...PAGES.map((path) => textElement("loc", origin + path)),
    ...articles.map(
      ({ slug, updatedAt }) =>
        textElement("loc", origin + href("/articles/:slug", { slug })) + textElement("lastmod", updatedAt),
    ),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map((entry) => `<url>${entry}</url>`),
    "</urlset>",
    "",
  ].join("\n");
}

export function toRobots({ origin }: { origin: string }): string {
  return [
    "User-agent: *",
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}${href("/sitemap.xml")}`,
    "",
  ].join("\n");
}
