/** The exact security headers, on every route and status. */
import { once } from "node:events";
import http from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { isContentPage } from "#app/shared/content-pages.ts";
import { signUpWithDocument } from "#tests/support/journey.ts";
import { startPortal } from "#tests/support/portal.ts";
import { ROUTES } from "#tests/support/routes.ts";
import type { Answer } from "#tests/support/visitor.ts";

const portal = await startPortal();
afterAll(() => portal[Symbol.asyncDispose]());

const { person, documentId } = await signUpWithDocument(portal, { paid: true });
const visitor = portal.visitor();

const PERMISSIONS =
  "accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()";

const pageHeaders = {
  "cache-control": "private, no-store",
  "content-security-policy":
    "default-src 'none'; script-src 'nonce-NONCE' 'strict-dynamic' https:; style-src 'self'; style-src-attr 'none'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; frame-src 'none'; base-uri 'none'; object-src 'none'; report-uri /csp; report-to csp",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": PERMISSIONS,
  "referrer-policy": "strict-origin-when-cross-origin",
  "reporting-endpoints": 'csp="/csp"',
  vary: "Cookie",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

/** Pages whose address must not travel on. */
const SECRET = /^\/(payment|auth|reset-password|resume)\b/;
/** Of the transport, of this answer alone, or looked at by a test of its own. */
const APART = new Set([
  "content-encoding",
  "content-type",
  "date",
  "transfer-encoding",
  "content-length",
  "set-cookie",
  "etag",
]);
const PERSONAL = new Set(["location", "x-request-id", "x-remix-response", "server-timing"]);

/** The same for every visitor, and kept for them. */
const KEPT = /^\/(articles(\/[a-z-]+)?|about|contact|terms|privacy|feed\.xml|sitemap\.xml|robots\.txt)?$/;

function securityHeaders({ headers }: Pick<Answer, "headers">) {
  const kept = [...headers].filter(([name]) => !APART.has(name) && !PERSONAL.has(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, value.replace(/'nonce-[\w+/]{22}=='/, "'nonce-NONCE'")]),
  );
}

function expectedFor(address: string) {
  const policy = pageHeaders["content-security-policy"];
  const runsNothing = {
    "content-security-policy": policy.replace(/script-src [^;]+/, "script-src 'none'"),
    "speculation-rules": '"/speculation-rules.json"',
  };
  const isSecret = SECRET.test(address) ? { "referrer-policy": "same-origin" } : {};
  return { ...pageHeaders, ...(isContentPage(address) ? runsNothing : {}), ...isSecret };
}

const [receipt] = await portal.sql`select number from receipts where document_id = ${documentId}`;
const PATHS = ROUTES.map(({ pattern }) =>
  pattern
    .replace(":documentId", documentId)
    .replace(":number", receipt?.number)
    .replace(":key", "none")
    .replace("*", "no/such/page"),
);
const OF_FILES = /\/(download\.\w+|export(\.csv)?)$/;
const FILE_TYPE = /^(text\/(plain|markdown|csv); charset=utf-8|application\/(pdf|zip|vnd\.openxmlformats-[\w.-]+))$/;

test.each(PATHS.filter((path) => !OF_FILES.test(path)))("%s carries exactly the headers of the house", async (path) => {
  for (const caller of [visitor, person]) {
    for (const address of [path, `${path === "/" ? "/_" : path}.data`]) {
      const answer = await caller.get(address);
      const isKept = caller === visitor && KEPT.test(address) && answer.status === 200;
      const caching = { "cache-control": isKept ? "no-cache" : "private, no-store" };
      expect(securityHeaders(answer), `${address} ${answer.status}`).toEqual({ ...expectedFor(address), ...caching });
      expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    }
  }
});

test.each(PATHS.filter((path) => OF_FILES.test(path)))("%s is a file that runs nothing", async (path) => {
  const answer = await person.get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="[\w.-]{1,100}"; filename\*=UTF-8''\S+$/,
  );
  expect(answer.headers.get("content-type")).toMatch(FILE_TYPE);
  const { "content-disposition": _, ...headers } = securityHeaders(answer);
  expect(headers).toEqual({ ...pageHeaders, "content-security-policy": "default-src 'none'; sandbox" });
});

test.each([
  [".PDF", "application/pdf"],
  [".md/", "text/markdown; charset=utf-8"],
])("a document's file is of the type that its address names, also as %s", async (ending, type) => {
  const { headers } = await person.get(`/documents/${documentId}/download${ending}`);
  expect(headers.get("content-type")).toBe(type);
});

test.each([
  ["a refused form", 400, (path: string) => person.post(path, { unknown: "field" })],
  [
    "a form of another site",
    400,
    (path: string) => person.request(path, { method: "POST", headers: { Origin: "null" } }),
  ],
])("%s carries them too", async (_name, status, send) => {
  const answer = await send("/clients");
  expect(answer.status).toBe(status);
  expect(securityHeaders(answer)).toEqual(expectedFor("/clients"));
});

test("a body over the limit is refused before it is sent, with the same headers", async () => {
  const headers = { Origin: portal.url, "Content-Length": "2000000" };
  const request = http.request(`${portal.url}/clients`, { method: "POST", headers });
  request.flushHeaders();
  const [response] = await once(request, "response");
  const page = await text(response);
  request.destroy();
  expect(page).toMatch(/<h1[^>]*>That was too large/);
  const answer = { status: response.statusCode, headers: new Headers(response.headers) };
  expect(answer.status).toBe(413);
  expect(securityHeaders(answer)).toEqual(expectedFor("/clients"));
});

test("a page for reading runs no script, needs none, and is kept without anything of this visitor or request", async () => {
  for (const path of ["/", "/articles", "/articles/azure-migration", "/terms", "/privacy"]) {
    const first = await visitor.get(path);
    const second = await portal.visitor().get(path);
    expect(first.body.replace(/<script type="application\/ld\+json">/g, "")).not.toMatch(
      /<script|nonce=|modulepreload/,
    );
    expect(second.body).toBe(first.body);
    expect(first.body).not.toContain(first.headers.get("x-request-id"));
    expect(second.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
    const unchanged = await visitor.request(path, { headers: { "If-None-Match": first.headers.get("etag") ?? "" } });
    expect([unchanged.status, unchanged.body]).toEqual([304, ""]);
    expect(securityHeaders(unchanged)).toEqual({ ...expectedFor(path), "cache-control": "no-cache" });
  }
});

test("of the scripts of the other pages one is fetched beside their styles, and the rest with the first paint", async () => {
  const { body } = await visitor.get("/signup");
  const preloads = body.match(/<link[^>]*rel="modulepreload"[^>]*>/g) ?? [];
  expect(preloads).toEqual([expect.stringMatching(/href="\/assets\/entry\.client-.*fetchpriority="low"/i)]);
  expect(body).not.toMatch(/<script[^>]*(type="module"|src=)/);
  expect(body).toMatch(/requestAnimationFrame\).*\["\/assets\/manifest-.*"\/assets\/signup-.*\]/s);
});

test("a page of somebody signed in is never kept for another, nor a kept one shown to them", async () => {
  for (const path of ["/", "/articles", "/privacy"]) {
    const own = await person.get(path);
    expect(own.body).toContain(person.email);
    expect((await portal.visitor().get(path)).body).not.toContain(person.email);
    expect((await person.get(path)).body).toContain(person.email);
  }
});

test("a browser's report of a breach is logged without keys, and nothing that is sent instead is answered otherwise", async () => {
  const report = {
    "csp-report": {
      "document-uri": `${portal.url}/resume/a-secret-key?more=1`,
      "effective-directive": "script-src-elem",
      "blocked-uri": "https://evil.example/x.js?who=me",
    },
  };
  for (const body of [JSON.stringify(report), "[]", "no report", ""]) {
    const answer = await visitor.request("/csp", { method: "POST", body });
    expect([answer.status, answer.body]).toEqual([204, ""]);
  }
  const told = portal.logs.filter((line) => line.includes('"csp-violation"')).map((line) => JSON.parse(line));
  expect(told).toMatchObject([{ page: "/resume/…", directive: "script-src-elem", blocked: "https://evil.example" }]);
});

test("a nonce is used once, and stands in the page that it belongs to", async () => {
  const pages = await Promise.all(Array.from({ length: 100 }, () => visitor.get("/signup")));
  const nonces = pages.map(({ headers, body }) => {
    const nonce = /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? "";
    const inPage = new Set([...body.matchAll(/\bnonce="([^"]*)"/g)].map(([, value]) => value));
    expect([...inPage]).toEqual([nonce]);
    return nonce;
  });
  expect(new Set(nonces).size).toBe(100);
});

test("every script and style of a page is our own, and inline ones carry the nonce", async () => {
  const { body } = await person.get("/documents");
  for (const [tag] of body.matchAll(/<(script|link)\b[^>]*>/g)) {
    expect(tag).toMatch(/nonce="|href="\/|src="\//);
    expect(tag).not.toMatch(/(src|href)="(https?:)?\/\//);
  }
  expect(body).not.toMatch(/\sstyle="|\son[a-z]+="/);
});

test("signing out clears what the browser keeps, and the old cookie opens nothing", async () => {
  const { person: leaving } = await signUpWithDocument(portal);
  const before = new Map(leaving.cookies);
  const answer = await leaving.post("/sign-out", {});
  expect(answer.headers.get("clear-site-data")).toBe('"cache", "storage"');
  const thief = portal.visitor();
  for (const [name, value] of before) thief.cookies.set(name, value);
  expect((await thief.get("/documents")).location).toMatch(/^\/signup\?/);
});

test("the rules of prefetching are what a browser takes for such", async () => {
  const { status, headers, body } = await visitor.get("/speculation-rules.json");
  expect([status, headers.get("content-type")]).toEqual([200, "application/speculationrules+json"]);
  expect(JSON.parse(body)).toHaveProperty("prefetch");
});

test("assets may be kept for a year and are marked as what they are", async () => {
  const { body } = await visitor.get("/signup");
  const assets = [...body.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path = ""]) => path);
  expect(assets.length).toBeGreaterThan(3);
  for (const path of new Set(assets)) {
    const { status, headers } = await visitor.get(path);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
});
