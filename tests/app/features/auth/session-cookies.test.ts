import { expect, test } from "vitest";
import { findTokens, moveSession, openCookieJar, WAITING } from "#app/features/auth/session-cookies.server.ts";

const FOREVER = { maxAge: 34_560_000 };

function written(jar: ReturnType<typeof openCookieJar>): string[] {
  const headers = new Headers();
  jar.writeTo(headers);
  return headers.getSetCookie();
}

test.each([
  ["https://portal.example", "__Host-sb"],
  ["http://portal.example", "__Host-sb"],
  ["http://127.0.0.1:8787", "sb"],
  ["http://localhost:8787", "sb"],
  ["http://localhost.evil.example", "__Host-sb"],
])("at %s the session's cookie is %s", (origin, name) => {
  const jar = openCookieJar(null, origin);
  jar.setAll([{ name: jar.name, value: "x", options: FOREVER }], {});
  const secure = name === "__Host-sb" ? "; Secure" : "";
  expect(written(jar)).toEqual([`${name}=x; Max-Age=2592000; Path=/; HttpOnly${secure}; SameSite=Lax`]);
});

test("a session in chunks is read, and forgotten whole", async () => {
  const session = JSON.stringify({ access_token: "a".repeat(3_000), refresh_token: "r" });
  const value = `base64-${Buffer.from(session).toString("base64url")}`;
  const jar = openCookieJar(`sb.0=${value.slice(0, 3_000)}; sb.1=${value.slice(3_000)}; other=1`, "http://127.0.0.1");
  expect(await findTokens(jar)).toEqual({ accessToken: "a".repeat(3_000), refreshToken: "r" });
  jar.expireSession();
  expect(written(jar).map((cookie) => cookie.slice(0, 16))).toEqual(["sb.0=; Max-Age=0", "sb.1=; Max-Age=0"]);
  expect(await findTokens(jar)).toBeNull();
});

test("a session that waits for its code is another cookie for ten minutes, and comes back whole", async () => {
  const session = JSON.stringify({ access_token: "a".repeat(3_000), refresh_token: "r" });
  const value = `base64-${Buffer.from(session).toString("base64url")}`;
  const origin = "http://127.0.0.1";
  const jar = openCookieJar(`sb.0=${value.slice(0, 3_000)}; sb.1=${value.slice(3_000)}`, origin);
  const waiting = openCookieJar("step=another", origin, WAITING);
  moveSession(jar, waiting);
  expect(written(jar).map((cookie) => cookie.slice(0, 16))).toEqual(["sb.0=; Max-Age=0", "sb.1=; Max-Age=0"]);
  expect(written(waiting).map((cookie) => cookie.replace(/=base64[^;]*|=[\w-]{99,}/, "=…"))).toEqual([
    "step=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
    "step.0=…; Max-Age=600; Path=/; HttpOnly; SameSite=Lax",
    "step.1=…; Max-Age=600; Path=/; HttpOnly; SameSite=Lax",
  ]);
  expect(await findTokens(jar)).toBeNull();
  moveSession(waiting, jar);
  expect(await findTokens(jar)).toMatchObject({ refreshToken: "r" });
  expect(await findTokens(waiting)).toBeNull();
});

test("half a session is none", async () => {
  expect(await findTokens(openCookieJar("sb.0=base64-eyJhY2Nl", "http://127.0.0.1"))).toBeNull();
});

test("the library's headers against caching go out; its verifier, which our links do not need, does not", () => {
  const jar = openCookieJar(null, "http://127.0.0.1");
  jar.setAll([{ name: "sb-code-verifier", value: "x", options: FOREVER }], { Expires: "0" });
  const headers = new Headers();
  jar.writeTo(headers);
  expect(headers.getSetCookie()).toEqual([]);
  expect(headers.get("Expires")).toBe("0");
});
