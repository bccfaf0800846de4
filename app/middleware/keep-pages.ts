/** Renders pages that are the same for every visitor once, and then answers from the edge cache without asking the app. */

import stylesheet from "#app/app.css?url";
import type { Platform } from "#app/context.ts";
import { listPath, readListAddress } from "#app/features/articles/list-address.ts";
import { holdsSession } from "#app/features/auth/session-cookies.server.ts";
import { isContentPage } from "#app/shared/content-pages.ts";
import { ADDRESS_HEADER } from "#app/shared/network.ts";
import { pathOf } from "#app/shared/request-path.ts";

/** Together with the 40 seconds for which articles are kept, this lets everybody see a published article within a minute. */
const EDGE_SECONDS = 15;
/** How long an isolate answers from memory without asking the edge cache. */
const MEMORY_SECONDS = 5;
const DUE_AFTER_SECONDS = 4;
const MOST_IN_MEMORY = 100;

const FILES = new Set(["/feed.xml", "/sitemap.xml", "/robots.txt"]);

/** `headers` are sent with every answer, which adds only the request's id. */
type Kept = { body: ArrayBuffer; headers: Record<string, string>; etag: string };
type Render = (request: Request) => Promise<Response>;
type Facts = { platform: Platform; requestId: string };
type Surroundings = { open(): Promise<Cache>; now(): number };

/** Answers a request from a kept page, or else calls `render`, which must return a finished response with the security headers. */
export type PageKeeper = (request: Request, facts: Facts, render: Render) => Promise<Response>;

/**
 * A kept page is rendered for a request of our own: the page's canonical address, with no cookie and no header except
 * the visitor's network address, which no page shows. So it can contain nothing about the person who happened to ask
 * first. A request with a session cookie is never answered from here, and only a 200 that sets no cookie is kept.
 */
export function openPageKeeper({ open, now }: Surroundings = SURROUNDINGS): PageKeeper {
  const memory = openMemory(now);

  async function find(key: string): Promise<Kept | undefined> {
    const stored = await (await open()).match(key);
    if (!stored) return undefined;
    const kept = await read(stored);
    memory.hold(key, kept);
    return kept;
  }

  async function keep(key: string, rendered: Response, defer: Platform["defer"]): Promise<Kept | undefined> {
    if (rendered.status !== 200 || rendered.headers.has("Set-Cookie")) return undefined;
    const kept = await read(rendered);
    memory.hold(key, kept);
    const stored = open().then((edge) => edge.put(key, toStored(kept)));
    defer("page-kept", stored);
    return kept;
  }

  return async function keepPages(request, { platform: { settings, defer }, requestId }, render) {
    const path = keptPath(request, settings.origin);
    if (path === null) return render(request);
    const key = settings.origin + stylesheet + path; // the style sheet's name keeps the pages of different releases apart
    const renderForAll = () => render(new Request(settings.origin + path, { headers: whereFrom(request) }));
    const renew = async () => (await find(key)) ?? (await keep(key, await renderForAll(), defer));

    const held = memory.recall(key);
    if (held?.isDue) defer("page-renewed", renew());
    const kept = held?.kept ?? (await find(key));
    if (kept) return present(request, kept, requestId);

    const rendered = await renderForAll();
    const fresh = await keep(key, rendered, defer);
    if (!fresh) return forMethod(request, rendered);
    const answer = present(request, fresh, requestId);
    answer.headers.set("Server-Timing", rendered.headers.get("Server-Timing") ?? "");
    return answer;
  };
}

/** The pages in this isolate's memory. Just before a page expires, one request is told to renew it, so that nobody has to wait. */
function openMemory(now: () => number) {
  const pages = new Map<string, { kept: Kept; dueAt: number; until: number }>();
  return {
    recall(key: string): { kept: Kept; isDue: boolean } | undefined {
      const page = pages.get(key);
      if (!page || page.until <= now()) return undefined;
      const isDue = page.dueAt <= now();
      if (isDue) page.dueAt = page.until;
      return { kept: page.kept, isDue };
    },
    hold(key: string, kept: Kept): void {
      pages.delete(key);
      pages.set(key, { kept, dueAt: now() + DUE_AFTER_SECONDS * 1000, until: now() + MEMORY_SECONDS * 1000 });
      for (const oldest of pages.keys()) if (pages.size > MOST_IN_MEMORY) pages.delete(oldest);
    },
  };
}

const SURROUNDINGS: Surroundings = { open: () => caches.open("pages"), now: Date.now };

/** The path of the page that everybody without a session gets for this request; null if there is no such page. */
function keptPath(request: Request, origin: string): string | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  if (holdsSession(request.headers.get("Cookie"), origin)) return null;
  const pathname = pathOf(request.url);
  if (pathname === "/articles") return listPath(readListAddress(new URL(request.url).searchParams));
  return isContentPage(pathname) || FILES.has(pathname) ? pathname : null;
}

/** The address lets a flood be counted against its own network; without it, everybody's searches would count as one visitor's. */
function whereFrom({ headers }: Request): Record<string, string> {
  const address = headers.get(ADDRESS_HEADER);
  return address === null ? {} : { [ADDRESS_HEADER]: address };
}

/** Headers that belong to a single answer, or that the edge adds. */
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
  const headers = new Headers(response.headers);
  for (const name of NOT_KEPT) headers.delete(name);
  const etag = headers.get("ETag") ?? (await tagOf(body));
  headers.set("ETag", etag);
  // The browser must ask again each time, since somebody may have signed in by then; if nothing has changed it gets a 304.
  headers.set("Cache-Control", "no-cache");
  headers.set("Server-Timing", NO_TIME);
  return { body, headers: Object.fromEntries(headers), etag };
}

const NO_TIME = 'db;dur=0.0;desc="0 round trips", auth;dur=0.0';

/** A weak tag, since the edge compresses what we send. */
async function tagOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return `W/"${btoa(String.fromCharCode(...digest.slice(0, 18)))}"`;
}

function toStored({ body, headers }: Kept): Response {
  return new Response(body, { headers: { ...headers, "cache-control": `public, max-age=${EDGE_SECONDS}` } });
}

function present(request: Request, kept: Kept, requestId: string): Response {
  const headers = { ...kept.headers, "x-request-id": requestId };
  const known = request.headers.get("If-None-Match")?.split(",") ?? [];
  if (known.some((tag) => tag.trim() === kept.etag)) return new Response(null, { status: 304, headers });
  return forMethod(request, new Response(kept.body, { headers }));
}

function forMethod(request: Request, response: Response): Response {
  return request.method === "HEAD" ? new Response(null, response) : response;
}
