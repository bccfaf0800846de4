import { expect, test } from "vitest";
import type { ListedArticle } from "#app/features/articles/articles.server.ts";
import { toFeed } from "#app/features/articles/feed.ts";
import { toRobots, toSitemap } from "#app/features/articles/sitemap.ts";
import { escapeXml } from "#app/features/articles/xml.ts";

const ORIGIN = "https://portal.example";

const article = (fields: Partial<ListedArticle> = {}): ListedArticle => ({
  slug: "pki",
  title: "PKI",
  description: "About PKI",
  category: "Security",
  author: "Ada",
  tags: ["AD CS"],
  isFeatured: false,
  readMinutes: 5,
  publishedAt: "2026-11-20T08:00:00.000Z",
  updatedAt: "2026-11-21T09:30:00.000Z",
  verifiedUntil: null,
  ...fields,
});

test("what would be markup is text, and what XML cannot hold is left out", () => {
  expect(escapeXml(`<a b="c" d='e'>&amp;]]></a>`)).toBe(
    "&lt;a b=&quot;c&quot; d=&apos;e&apos;&gt;&amp;amp;]]&gt;&lt;/a&gt;",
  );
  expect(escapeXml("a\0b\u000bc\ufffed\ud800e\u{1f600}\tf")).toBe("abcd\ufffde\u{1f600}\tf");
});

test("the feed tells of each article where it is, whose and of when, with every text escaped", () => {
  const feed = toFeed([article({ title: "A & B <script>", author: "O'Hara" })], { origin: ORIGIN });
  expect(feed).toContain("<title>A &amp; B &lt;script&gt;</title>");
  expect(feed).toContain("<dc:creator>O&apos;Hara</dc:creator>");
  expect(feed).toContain("<link>https://portal.example/articles/pki</link>");
  expect(feed).toContain("<pubDate>Fri, 20 Nov 2026 08:00:00 GMT</pubDate>");
  expect(feed).not.toContain("<script>");
});

test("the feed holds the newest fifty, and none is no fault", () => {
  const many = Array.from({ length: 60 }, (_, number) => article({ slug: `a-${number}` }));
  expect(toFeed(many, { origin: ORIGIN }).match(/<item>/g)).toHaveLength(50);
  expect(toFeed([], { origin: ORIGIN })).not.toContain("<item>");
});

test("the sitemap lists the public pages and each article with the time of its last change", () => {
  const sitemap = toSitemap([article()], { origin: ORIGIN });
  expect(sitemap).toContain(
    "<url><loc>https://portal.example/articles/pki</loc><lastmod>2026-11-21T09:30:00.000Z</lastmod></url>",
  );
  expect(sitemap).toContain("<url><loc>https://portal.example/articles</loc></url>");
  expect(sitemap).not.toMatch(/clients|documents|payment/);
});

test("crawlers are sent to the sitemap and kept from what belongs to one person", () => {
  const robots = toRobots({ origin: ORIGIN });
  expect(robots).toContain("Sitemap: https://portal.example/sitemap.xml");
  for (const path of ["/clients", "/documents", "/payment/", "/profile"])
    expect(robots).toContain(`Disallow: ${path}\n`);
});
