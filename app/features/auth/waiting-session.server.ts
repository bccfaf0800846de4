/** Between the password and the code: the session waits under a cookie of its own, so that for everything else its person is a visitor. */
import type { RouterContextProvider } from "react-router";
import { authContext, platformContext } from "#app/context.ts";
import { type Auth, openAuth } from "./auth-client.server.ts";
import { type Caller, findCallerOf } from "./session.server.ts";
import { moveSession, openCookieJar, WAITING } from "./session-cookies.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Lets the session that has just begun wait for its code, in the place of one that waits already. Answers with the headers that keep it. */
export function holdBack(context: Context, request: Request): Headers {
  const { origin } = context.get(platformContext).settings;
  const waiting = openCookieJar(request.headers.get("Cookie"), origin, WAITING);
  moveSession(context.get(authContext).jar, waiting);
  return headersOf(waiting);
}

/** Whose session waits in this browser, and the sign-in service on its behalf. */
export async function findWaiting(context: Context, request: Request): Promise<{ auth: Auth; caller: Caller }> {
  const { settings } = context.get(platformContext);
  const jar = openCookieJar(request.headers.get("Cookie"), settings.origin, WAITING);
  const auth = openAuth({ ...settings.supabase, jar });
  return { auth, caller: await findCallerOf(auth, settings.supabase.url) };
}

/** Makes the session that waited the browser's own. Answers with the headers that end the waiting. */
export function letIn(context: Context, waiting: Auth): Headers {
  moveSession(waiting.jar, context.get(authContext).jar);
  return headersOf(waiting.jar);
}

function headersOf(jar: Auth["jar"]): Headers {
  const headers = new Headers();
  jar.writeTo(headers);
  return headers;
}
