/** Lets nobody past who is not signed in. */
import { type MiddlewareFunction, redirect } from "react-router";
import { authAwayContext, callerContext, sessionContext } from "#app/context.ts";
import { signInPath } from "#app/shared/redirect.ts";
import { unavailable } from "#app/shared/respond.ts";

/** A visitor is sent to sign in and comes back; while nobody can tell who is asking, the answer is 503 and nobody is signed out. */
export const requireUser: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const session = context.get(sessionContext);
  if (!session && context.get(authAwayContext)) throw unavailable();
  if (!session) throw redirect(signInPath(url));
  context.set(callerContext, session);
  return next();
};
