/** Articles as a visitor without scripts gets them, from the edge's cache. */
import { afterAll, expect, test } from "vitest";
import { startPortal } from "#tests/support/portal.ts";

const portal = await startPortal();
afterAll(() => portal[Symbol.asyncDispose]());
const visitor = portal.visitor();

/** The titles of the cards, in reading order. */
function titlesIn(body: string): string[] {
  return [...body.matchAll(/<h3[^>]*>\s*<a[^>]*>([^<]*)<\/a>/g)].map(([, title = ""]) => title);
}

test("a search and a category are in the address and narrow the list", async () => {
  const { body: all } = await visitor.get("/articles");
  expect(all).toContain("Featured Articles");
  expect(all).toContain("All Articles");
  expect(titlesIn(all)).toHaveLength(6);
  const { body: security } = await visitor.get("/articles?category=Security");
  expect(titlesIn(security)).toEqual(["A security assessment that somebody acts on"]);
  const { body: found } = await visitor.get("/articles?q=OCSP+responder");
  expect(titlesIn(found)).toEqual(["Keeping a two-tier PKI on AD CS in good order"]);
  expect(found).toContain('<meta name="robots" content="noindex"/>');
});

test("a search that finds nothing says so in the specified words", async () => {
  const { status, body } = await visitor.get("/articles?q=xylophone");
  expect(status).toBe(200);
  expect(body).toContain("No articles found");
  expect(body).toContain("Try adjusting your search terms or category filter.");
});

test("an article says what it is to people and to machines", async () => {
  const { body } = await visitor.get("/articles/security-assessment");
  const shown = body.replace(/<[^>]*>/g, "");
  expect(shown).toContain("Planwright editorial team20 November 2026 · 7 min read");
  expect(shown).toContain("Get Custom Assessment");
  expect(body).toContain(`<link rel="canonical" href="${portal.url}/articles/security-assessment"/>`);
  expect(body).toContain('<meta property="og:type" content="article"/>');
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(json)).toMatchObject({ "@type": "TechArticle", datePublished: "2026-11-20T11:00:00.000Z" });
});

test("what was seen within the minute is shown without the database, and a search then looks at titles", async () => {
  await visitor.get("/articles/azure-migration");
  portal.lines.database.cut();
  try {
    const warm = ["/articles", "/articles?category=Azure", "/articles/azure-migration", "/feed.xml", "/sitemap.xml"];
    for (const path of warm)
      await expect.poll(async () => (await visitor.get(path)).status, { message: path }).toBe(200);
    expect((await visitor.get("/articles/no-such-article")).status).toBe(404);
    const { status, body } = await visitor.get("/articles?q=estate");
    expect(status).toBe(200);
    expect(titlesIn(body)).toEqual(["NIS2, DORA and GDPR in a Microsoft estate"]);
    expect(body).toContain("Only titles and descriptions could be searched this time.");
  } finally {
    portal.lines.database.mend();
  }
});

test("with nothing kept and the database away a text is a 503, and comes back with it", async () => {
  portal.lines.database.cut();
  expect((await visitor.get("/articles/ad-cs-two-tier-pki")).status).toBe(503);
  portal.lines.database.mend();
  expect((await visitor.get("/articles/ad-cs-two-tier-pki")).status).toBe(200);
});
