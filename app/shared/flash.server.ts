/** Carries one word across a redirect: what was just done, for the next page to say once. */
import { createCookie } from "react-router";
import type { Settings } from "#workers/env.ts";
import { cookieTraits } from "./cookie.ts";

type Signing = Pick<Settings, "origin" | "sessionSecret">;

const FLASH_SECONDS = 60;

function flashCookie({ origin, sessionSecret }: Signing) {
  const { name, ...traits } = cookieTraits(origin, "flash");
  return createCookie(name, { ...traits, maxAge: FLASH_SECONDS, secrets: [`flash ${sessionSecret}`] });
}

/** The header to send with the redirect. */
export async function leaveFlash(signing: Signing, word: string): Promise<Record<string, string>> {
  return { "Set-Cookie": await flashCookie(signing).serialize(word) };
}

/** The word that was left and the header that removes it; null and no header when there is none. */
export async function takeFlash(
  signing: Signing,
  request: Request,
): Promise<{ word: string | null; headers: Record<string, string> }> {
  const cookie = flashCookie(signing);
  const word: unknown = await cookie.parse(request.headers.get("Cookie"));
  if (typeof word !== "string") return { word: null, headers: {} };
  return { word, headers: { "Set-Cookie": await cookie.serialize("", { maxAge: 0 }) } };
}
