/** Describes a public page to search engines, feed readers and whoever shares it. */
import type { MetaDescriptor } from "react-router";
import { pageTitle, SITE_LINE, SITE_NAME } from "./site.ts";

/** In the size that sites showing it ask for; drawn by tests/support/draw-pictures.ts. */
const PICTURE = { path: "/og.png", width: "1200", height: "630" };

export type Described = {
  title: string;
  description: string;
  /** The portal's own address; undefined if the root failed, and then no addresses are given. */
  origin: string | undefined;
  path: string;
  type?: "website" | "article";
  /** JSON-LD in place of a plain web page. */
  facts?: Record<string, unknown>;
};

/** Title, description, canonical address, feed, Open Graph with its picture, and JSON-LD. */
export function describePage({ title, description, origin, path, type = "website", facts }: Described) {
  const said: MetaDescriptor[] = [{ title: pageTitle(title) }, { name: "description", content: description }];
  if (origin === undefined) return said;
  const url = origin + path;
  return [
    ...said,
    { tagName: "link", rel: "canonical", href: url },
    { tagName: "link", rel: "alternate", type: "application/rss+xml", title: SITE_NAME, href: "/feed.xml" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:type", content: type },
    { property: "og:site_name", content: SITE_NAME },
    { property: "og:locale", content: "en_GB" },
    { property: "og:image", content: origin + PICTURE.path },
    { property: "og:image:width", content: PICTURE.width },
    { property: "og:image:height", content: PICTURE.height },
    { property: "og:image:alt", content: `${SITE_NAME}: ${SITE_LINE}` },
    { name: "twitter:card", content: "summary_large_image" },
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        ...(facts ?? { "@type": "WebPage", name: title, description, url, inLanguage: "en-GB" }),
      },
    },
  ] satisfies MetaDescriptor[];
}
