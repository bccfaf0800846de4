/** Pages that are the same for every visitor are rendered once and then answered from the edge's cache, before the app is asked. */

import stylesheet from "#app/app.css?url";
import type { Platform } from "#app/context.ts";
import { listPath, readListAddress } from "#app/features/articles/list-address.ts";
import { holdsSession } from "#app/features/auth/session-cookies.server.ts";
import { isContentPage } from "#app/shared/content-pages.ts";
import { ADDRESS_HEADER } from "#app/shared/network.ts";
import { pathOf } from "#app/shared/request-path.ts";

/** With the 40 seconds for which articles themselves are kept, what is published is seen by everybody within a minute. */
const EDGE_SECONDS = 15;
/** How long one isolate does without asking the edge's cache. */
const MEMORY_SECONDS = 5;
const DUE_AFTER_SECONDS = 4;
const MOST_IN_MEMORY = 100;

const FILES = new Set(["/feed.xml", "/sitemap.xml", "/robots.txt"]);

/** `headers` are those of every answer with this page: all but the request's id. */
type Kept = { body: ArrayBuffer; headers: Record<string, string>; etag: string };
type Render = (request: Request) => Promise<Response>;
type Facts = { platform: Platform; requestId: string };
type Surroundings = { open(): Promise<Cache>; now(): number };

/** Answers a request from what is kept, or with what `render` makes of it: a finished answer, with the headers of the house. */
export type PageKeeper = (request: Request, facts: Facts, render: Render) => Promise<Response>;

/**
 * What is kept was rendered for a request of our own making: the page's address in its canonical form, no cookie and no
 * other header but where it comes from, which no page shows. So it can hold nothing of the person who happened to ask
 * first. A request with a session's cookie is never answered from here, and only a 200 that sets no cookie is kept.
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
    const key = settings.origin + stylesheet + path; // a release has a style sheet of its own, and knows no other
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

/** Of this isolate. Nobody waits for a page that is about to be too old: one request is told that it is due, and the others have it meanwhile. */
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

/** The address of the page that everybody without a session gets for this request; null where there is no such page. */
function keptPath(request: Request, origin: string): string | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  if (holdsSession(request.headers.get("Cookie"), origin)) return null;
  const pathname = pathOf(request.url);
  if (pathname === "/articles") return listPath(readListAddress(new URL(request.url).searchParams));
  return isContentPage(pathname) || FILES.has(pathname) ? pathname : null;
}

/** A flood is counted against the network that sends it: without an address, everybody's searches would count as one visitor's. */
function whereFrom({ headers }: Request): Record<string, string> {
  const address = headers.get(ADDRESS_HEADER);
  return address === null ? {} : { [ADDRESS_HEADER]: address };
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
  const headers = new Headers(response.headers);
  for (const name of NOT_KEPT) headers.delete(name);
  const etag = headers.get("ETag") ?? (await tagOf(body));
  headers.set("ETag", etag);
  // The visitor's browser asks again each time, since by then somebody may have signed in, and is told when nothing changed.
  headers.set("Cache-Control", "no-cache");
  headers.set("Server-Timing", NO_TIME);
  return { body, headers: Object.fromEntries(headers), etag };
}

const NO_TIME = 'db;dur=0.0;desc="0 round trips", auth;dur=0.0';

/** Weak, since the edge compresses what we send. */
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
