/** A session that waits for its second factor, and one that waited before it. */
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { authContext, type Platform, platformContext } from "#app/context.ts";
import type { Auth } from "#app/features/auth/auth-client.server.ts";
import { findTokens, openCookieJar, WAITING } from "#app/features/auth/session-cookies.server.ts";
import { holdBack } from "#app/features/auth/waiting-session.server.ts";
import { keepCookie } from "#tests/support/visitor.ts";

const ORIGIN = "http://127.0.0.1";

/** The cookies of a session as the library leaves them: one, or two where the token is long. */
function cookiesOf(name: string, token: string): [string, string][] {
  const session = JSON.stringify({ access_token: token, refresh_token: "r" });
  const value = `base64-${Buffer.from(session).toString("base64url")}`;
  if (value.length < 3_000) return [[name, value]];
  return [
    [`${name}.0`, value.slice(0, 3_000)],
    [`${name}.1`, value.slice(3_000)],
  ];
}

const headerOf = (cookies: Iterable<[string, string]>) => [...cookies].map((pair) => pair.join("=")).join("; ");

test.each([
  ["a short session", "a", "b".repeat(3_000)],
  ["a long session", "a".repeat(3_000), "b"],
])("%s that waits already gives way to whoever types their password next", async (_what, before, now) => {
  const browser = new Map(cookiesOf("step", before));
  const context = new RouterContextProvider();
  context.set(platformContext, { settings: { origin: ORIGIN } } as Platform); // all that is looked at
  context.set(authContext, { jar: openCookieJar(headerOf(cookiesOf("sb", now)), ORIGIN) } as Auth); // likewise
  const request = new Request(ORIGIN, { headers: { Cookie: headerOf(browser) } });
  for (const line of holdBack(context, request).getSetCookie()) keepCookie(browser, line);
  expect(await findTokens(openCookieJar(headerOf(browser), ORIGIN, WAITING))).toMatchObject({ accessToken: now });
});
