/** Pages that are the same for every visitor are rendered once and then answered from the edge's cache, before the app is asked. */

import stylesheet from "#app/app.css?url";
import type { Platform } from "#app/context.ts";
import { listPath, readListAddress } from "#app/features/articles/list-address.ts";
import { holdsSession } from "#app/features/auth/session-cookies.server.ts";
import { isContentPage } from "#app/shared/content-pages.ts";

/** With the 40 seconds for which articles themselves are kept, what is published is seen by everybody within a minute. */
const EDGE_SECONDS = 15;
/** How long one isolate does without asking the edge's cache. */
const MEMORY_SECONDS = 5;
const MOST_IN_MEMORY = 100;

const FILES = new Set(["/feed.xml", "/sitemap.xml", "/robots.txt"]);

type Header = [name: string, value: string];
type Kept = { body: ArrayBuffer; headers: Header[]; etag: string };
type Render = (request: Request) => Promise<Response>;
type Facts = { platform: Platform; requestId: string };
type Surroundings = { open(): Promise<Cache>; now(): number };

/** Answers a request from what is kept, or with what `render` makes of it: a finished answer, with the headers of the house. */
export type PageKeeper = (request: Request, facts: Facts, render: Render) => Promise<Response>;

/**
 * What is kept was rendered for a request of our own making: the page's address in its canonical form, no cookie and no
 * other header. So it can hold nothing of the person who happened to ask first. A request with a session's cookie is never
 * answered from here, and only a 200 that sets no cookie is kept.
 */
export function openPageKeeper({ open, now }: Surroundings = SURROUNDINGS): PageKeeper {
  const memory = new Map<string, { kept: Kept; until: number }>();

  function remember(key: string, kept: Kept): void {
    memory.delete(key);
    memory.set(key, { kept, until: now() + MEMORY_SECONDS * 1000 });
    for (const oldest of memory.keys()) if (memory.size > MOST_IN_MEMORY) memory.delete(oldest);
  }

  async function find(key: string): Promise<Kept | undefined> {
    const held = memory.get(key);
    if (held && held.until > now()) return held.kept;
    const stored = await (await open()).match(key);
    if (!stored) return undefined;
    const kept = await read(stored);
    remember(key, kept);
    return kept;
  }

  return async function keepPages(request, { platform: { settings, defer }, requestId }, render) {
    const path = keptPath(request, settings.origin);
    if (path === null) return render(request);
    const key = settings.origin + stylesheet + path; // a release has a style sheet of its own, and knows no other
    const kept = await find(key);
    if (kept) return present(request, kept, requestId);

    const rendered = await render(new Request(settings.origin + path));
    if (rendered.status !== 200 || rendered.headers.has("Set-Cookie")) return forMethod(request, rendered);
    const fresh = await read(rendered);
    remember(key, fresh);
    defer(open().then((edge) => edge.put(key, toStored(fresh))));
    const answer = present(request, fresh, requestId);
    answer.headers.set("Server-Timing", rendered.headers.get("Server-Timing") ?? "");
    return answer;
  };
}

const SURROUNDINGS: Surroundings = { open: () => caches.open("pages"), now: Date.now };

/** The address of the page that everybody without a session gets for this request; null where there is no such page. */
function keptPath(request: Request, origin: string): string | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  if (holdsSession(request.headers.get("Cookie"), origin)) return null;
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === "/articles") return listPath(readListAddress(searchParams));
  return isContentPage(pathname) || FILES.has(pathname) ? pathname : null;
}

/** Of one answer alone, or of the edge's own making. */
const NOT_KEPT = new Set([
  "age",
  "cache-control",
  "cf-cache-status",
  "date",
  "expires",
  "server-timing",
  "x-request-id",
]);

async function read(response: Response): Promise<Kept> {
  const body = await response.arrayBuffer();
  const etag = response.headers.get("ETag") ?? (await tagOf(body));
  const headers = [...response.headers].filter(([name]) => !NOT_KEPT.has(name) && name !== "etag");
  return { body, headers: [...headers, ["etag", etag]], etag };
}

/** Weak, since the edge compresses what we send. */
async function tagOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return `W/"${btoa(String.fromCharCode(...digest.slice(0, 18)))}"`;
}

function toStored({ body, headers }: Kept): Response {
  return new Response(body, { headers: [...headers, ["cache-control", `public, max-age=${EDGE_SECONDS}`]] });
}

/** The visitor's browser asks again each time, since by then somebody may have signed in, and is told when nothing changed. */
function present(request: Request, kept: Kept, requestId: string): Response {
  const ofThisAnswer: Header[] = [
    ["cache-control", "no-cache"],
    ["server-timing", NO_TIME],
    ["x-request-id", requestId],
  ];
  const headers = [...kept.headers, ...ofThisAnswer];
  const known = request.headers.get("If-None-Match")?.split(/\s*,\s*/) ?? [];
  if (known.includes(kept.etag)) return new Response(null, { status: 304, headers });
  return forMethod(request, new Response(kept.body, { headers }));
}

const NO_TIME = 'db;dur=0.0;desc="0 round trips", auth;dur=0.0';

function forMethod(request: Request, response: Response): Response {
  return request.method === "HEAD" ? new Response(null, response) : response;
}
