/** Between the password and the code, the session waits in a cookie of its own, so that the rest of the site sees only a visitor. */
import type { RouterContextProvider } from "react-router";
import { authContext, platformContext } from "#app/context.ts";
import { type Auth, openAuth } from "./auth-client.server.ts";
import { type Caller, findCallerOf } from "./session.server.ts";
import { moveSession, openCookieJar, WAITING } from "./session-cookies.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Makes the session that has just begun wait for its code, replacing any that was waiting. Returns the headers that keep it. */
export function holdBack(context: Context, request: Request): Headers {
  const { origin } = context.get(platformContext).settings;
  const waiting = openCookieJar(request.headers.get("Cookie"), origin, WAITING);
  moveSession(context.get(authContext).jar, waiting);
  return headersOf(waiting);
}

/** The person whose session is waiting in this browser, and a sign-in client that acts for that session. */
export async function findWaiting(context: Context, request: Request): Promise<{ auth: Auth; caller: Caller }> {
  const { settings } = context.get(platformContext);
  const jar = openCookieJar(request.headers.get("Cookie"), settings.origin, WAITING);
  const auth = openAuth({ ...settings.supabase, jar });
  return { auth, caller: await findCallerOf(auth, settings.supabase.url) };
}

/** Makes the waiting session the browser's own. Returns the headers that end the waiting. */
export function letIn(context: Context, waiting: Auth): Headers {
  moveSession(waiting.jar, context.get(authContext).jar);
  return headersOf(waiting.jar);
}

function headersOf(jar: Auth["jar"]): Headers {
  const headers = new Headers();
  jar.writeTo(headers);
  return headers;
}
