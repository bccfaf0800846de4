/** A visitor's answers, in a signed cookie of their own browser: no anonymous page reaches the database. */

import { createCookie } from "react-router";
import * as v from "valibot";
import { cookieTraits } from "#app/shared/cookie.ts";
import type { Settings } from "#workers/env.ts";
import { type Draft, hasAnswers, knownAnswers, withoutClient } from "./draft.ts";

const COOKIE_SECONDS = 30 * 24 * 60 * 60;

/** Short keys, since a cookie has 4,096 bytes. */
const Kept = v.strictObject({
  i: v.pipe(v.string(), v.uuid()),
  t: v.pipe(v.number(), v.safeInteger()),
  a: v.unknown(),
});

type CookieSettings = Pick<Settings, "origin" | "sessionSecret">;

function answersCookie({ origin, sessionSecret }: CookieSettings) {
  const { name, ...traits } = cookieTraits(origin, "assessment");
  return createCookie(name, {
    ...traits,
    maxAge: COOKIE_SECONDS,
    secrets: [`assessment ${sessionSecret}`], // so that no other signed value can pass for answers
  });
}

/** The answers kept in this browser; null when there are none, or when the cookie is not one we wrote. */
export async function findBrowserDraft(settings: CookieSettings, request: Request): Promise<Draft | null> {
  const value: unknown = await answersCookie(settings).parse(request.headers.get("Cookie"));
  const kept = v.safeParse(Kept, value);
  if (!kept.success) return null;
  const answers = withoutClient(knownAnswers(kept.output.a));
  if (!hasAnswers(answers)) return null;
  return { id: kept.output.i, version: 0, answers, savedAt: new Date(kept.output.t) };
}

/** The `Set-Cookie` value that keeps these answers for 30 days. */
export function keepInBrowser(
  settings: CookieSettings,
  draft: Pick<Draft, "id" | "answers">,
  now: Date,
): Promise<string> {
  return answersCookie(settings).serialize({ i: draft.id, t: now.getTime(), a: withoutClient(draft.answers) });
}

/** The `Set-Cookie` value that removes them. */
export function clearBrowser(settings: CookieSettings): Promise<string> {
  return answersCookie(settings).serialize("", { maxAge: 0 });
}
