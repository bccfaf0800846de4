/** The cookies in which `@supabase/ssr` keeps a session, as the request brought them and as the response will set them. */
import {
  type CookieOptions,
  combineChunks,
  isChunkLike,
  parseCookieHeader,
  serializeCookieHeader,
  stringFromBase64URL,
} from "@supabase/ssr";
import * as v from "valibot";
import { cookieTraits } from "#app/shared/cookie.ts";

/** The cookie name under which a session is kept, and for how long. */
type Keeping = { purpose: string; maxAgeSeconds: number };

const SIGNED_IN: Keeping = { purpose: "sb", maxAgeSeconds: 30 * 24 * 60 * 60 };
/** A session waiting for its second factor: no other page reads this name, so it opens nothing else. */
export const WAITING: Keeping = { purpose: "step", maxAgeSeconds: 10 * 60 };
const BASE64_PREFIX = "base64-";

const Tokens = v.object({ access_token: v.string(), refresh_token: v.string() });

type Cookie = { name: string; value: string };

export type CookieJar = {
  /** The name of the session's cookie; its chunks are `name.0`, `name.1` … */
  name: string;
  options: CookieOptions;
  getAll(): Cookie[];
  /** Called by `@supabase/ssr` to set or expire cookies, with headers that keep the response out of caches. */
  setAll(cookies: (Cookie & { options: CookieOptions })[], headers: Record<string, string>): void;
  /** Makes the browser forget the session. */
  expireSession(): void;
  writeTo(headers: Headers): void;
};

export function openCookieJar(cookieHeader: string | null, origin: string, keeping = SIGNED_IN): CookieJar {
  const { name, ...options } = cookieTraits(origin, keeping.purpose);
  const held = new Map(parseCookieHeader(cookieHeader ?? "").map((cookie) => [cookie.name, cookie.value ?? ""]));
  const changes = new Map<string, string>();
  const extraHeaders = new Map<string, string>();

  function set(cookie: Cookie, maxAge: number): void {
    if (maxAge === 0) held.delete(cookie.name);
    else held.set(cookie.name, cookie.value);
    changes.set(cookie.name, serializeCookieHeader(cookie.name, cookie.value, { ...options, maxAge }));
  }

  return {
    name,
    options,
    getAll: () => [...held].map(([key, value]) => ({ name: key, value })),
    setAll(cookies, headers) {
      for (const cookie of cookies) {
        // Our mails carry a token hash, so the browser that asked needs no verifier.
        if (cookie.name.endsWith("-code-verifier")) continue;
        // The library always asks for 400 days.
        set(cookie, cookie.options.maxAge === 0 ? 0 : keeping.maxAgeSeconds);
      }
      for (const [key, value] of Object.entries(headers)) extraHeaders.set(key, value);
    },
    expireSession() {
      for (const key of [...held.keys()]) if (isChunkLike(key, name)) set({ name: key, value: "" }, 0);
      extraHeaders.set("Cache-Control", "private, no-store");
    },
    writeTo(headers) {
      for (const cookie of changes.values()) headers.append("Set-Cookie", cookie);
      for (const [key, value] of extraHeaders) headers.set(key, value);
    },
  };
}

/** Moves the session from one jar to another, replacing the one that was there. */
export function moveSession(from: CookieJar, to: CookieJar): void {
  to.expireSession();
  const chunks = from.getAll().filter(({ name }) => isChunkLike(name, from.name));
  const renamed = chunks.map(({ name, value }) => ({
    name: to.name + name.slice(from.name.length),
    value,
    options: {},
  }));
  to.setAll(renamed, {});
  from.expireSession();
}

/** Whether a request has any cookie of a session, valid or not. */
export function holdsSession(cookieHeader: string | null, origin: string): boolean {
  if (!cookieHeader) return false;
  const { name } = cookieTraits(origin, SIGNED_IN.purpose);
  return parseCookieHeader(cookieHeader).some((cookie) => isChunkLike(cookie.name, name));
}

/** The tokens in the jar, unverified; null when there are none, or none that can be read. */
export async function findTokens(jar: CookieJar): Promise<{ accessToken: string; refreshToken: string } | null> {
  const cookies = new Map(jar.getAll().map(({ name, value }) => [name, value]));
  const stored = await combineChunks(jar.name, (name) => cookies.get(name));
  if (!stored?.startsWith(BASE64_PREFIX)) return null;
  try {
    const tokens = v.parse(Tokens, JSON.parse(stringFromBase64URL(stored.slice(BASE64_PREFIX.length))));
    return { accessToken: tokens.access_token, refreshToken: tokens.refresh_token };
  } catch {
    return null; // truncated, or written by somebody else
  }
}
