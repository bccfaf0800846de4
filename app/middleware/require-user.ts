/** Admits only people who are signed in. */
import { type MiddlewareFunction, redirect } from "react-router";
import { authAwayContext, callerContext, sessionContext } from "#app/context.ts";
import { signInPath } from "#app/shared/redirect.ts";
import { unavailable } from "#app/shared/respond.ts";

/** Sends a visitor to sign in and back. While sessions cannot be verified, answers 503 and signs nobody out. */
export const requireUser: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const session = context.get(sessionContext);
  if (!session && context.get(authAwayContext)) throw unavailable();
  if (!session) throw redirect(signInPath(url));
  context.set(callerContext, session);
  return next();
};
