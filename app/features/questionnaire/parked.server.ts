/** Answers saved for later under a link: kept in Workers KV for 30 days, and opened in any browser. */

import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { createCookie } from "react-router";
import type { Answers } from "#app/features/catalogue/steps.ts";
import type { Settings } from "#workers/env.ts";
import { findBrowserDraft } from "./answers-cookie.server.ts";
import { hasAnswers, knownAnswers, withoutClient } from "./draft.ts";

const PARKED_DAYS = 30;
const COOKIE_NAME = "parked";
/** The id is the storage's, in base64; the key adds its HMAC-SHA256, without padding. */
const ID_LENGTH = 24;
const KEY_FORM = /^[\w-]{67}$/;

type Lot = Pick<Settings, "parked" | "sessionSecret">;

/** A key is the signed value of the session cookie, so that it can be neither guessed nor forged, in characters safe in a URL. */
function storageOf({ parked, sessionSecret }: Lot) {
  const cookie = createCookie(COOKIE_NAME, {
    maxAge: PARKED_DAYS * 24 * 60 * 60,
    secrets: [`parked ${sessionSecret}`],
    httpOnly: true,
    secure: true,
  });
  const storage = createWorkersKVSessionStorage<{ answers: unknown; at: number }>({ cookie, kv: parked });
  return { cookie, storage };
}

/**
 * Saves answers for 30 days and returns their key, for `/resume/{key}`. Anybody who has the key can read them, so the
 * chosen client, who belongs to an account, is left out.
 */
export async function parkAnswers(lot: Lot, answers: Answers, now: Date = new Date()): Promise<string> {
  const { storage } = storageOf(lot);
  const session = await storage.getSession();
  session.set("answers", withoutClient(answers));
  session.set("at", now.getTime());
  const header = await storage.commitSession(session);
  const value = decodeURIComponent(header.slice(COOKIE_NAME.length + 1, header.indexOf(";")));
  return value.replace(".", "").replaceAll("+", "-").replaceAll("/", "_");
}

/** The answers saved under a key, and when; null when the key is wrong or the 30 days are over. Reading does not remove them. */
export async function findParked(lot: Lot, key: string): Promise<{ answers: Answers; parkedAt: Date } | null> {
  if (!KEY_FORM.test(key)) return null;
  const value = key.replaceAll("-", "+").replaceAll("_", "/");
  const header = `${COOKIE_NAME}=${encodeURIComponent(`${value.slice(0, ID_LENGTH)}.${value.slice(ID_LENGTH)}`)}`;
  const session = await storageOf(lot).storage.getSession(header);
  const answers = knownAnswers(session.get("answers"));
  return hasAnswers(answers) ? { answers, parkedAt: new Date(session.get("at") ?? 0) } : null;
}

/**
 * For signing up: saves the answers of the visitor who sent `request` and returns the path that brings them back, in
 * whichever browser the confirmation mail is opened. Null when this browser has no answers.
 */
export async function parkForResume(settings: Settings, request: Request): Promise<string | null> {
  const draft = await findBrowserDraft(settings, request);
  if (!draft) return null;
  return `/resume/${await parkAnswers(settings, draft.answers)}`;
}
