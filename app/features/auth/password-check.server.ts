/** Checks the password once more, before anything that a stranger at an unlocked screen must not be able to do. */
import type { RouterContextProvider } from "react-router";
import { platformContext } from "#app/context.ts";
import { signIn, signOut } from "./auth.server.ts";
import { openAuth } from "./auth-client.server.ts";
import { openCookieJar } from "./session-cookies.server.ts";
import { countAttempt, visitorOf } from "./throttle.server.ts";
import type { Trouble } from "./trouble.ts";

type Credentials = { email: string; password: string };

/**
 * Whether this is the account's password; it counts as an attempt to sign in. The check opens a session of its own and ends it
 * at once, so that the caller's session stays as it is.
 */
export async function checkPassword(
  context: Readonly<RouterContextProvider>,
  request: Request,
  credentials: Credentials,
): Promise<{ ok: true } | { ok: false; code: "wrong" } | ({ ok: false } & Trouble)> {
  const attempt = await countAttempt(visitorOf(context, request), "sign-in", credentials.email);
  if (!attempt.ok) return attempt;
  const { settings } = context.get(platformContext);
  const jar = openCookieJar(null, settings.origin);
  const auth = openAuth({ ...settings.supabase, jar });
  const result = await signIn(auth, credentials);
  if (result.ok) {
    await signOut(auth, null);
    return { ok: true };
  }
  const { code } = result;
  return code === "timeout" || code === "away" || code === "busy" ? { ok: false, code } : { ok: false, code: "wrong" };
}
