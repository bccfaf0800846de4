/** Decides who sent the request and provides the matching database handles. Nothing here queries Postgres. */
import { type MiddlewareFunction, redirect } from "react-router";
import {
  authAwayContext,
  authContext,
  connectionContext,
  platformContext,
  requestIdContext,
  serviceDbContext,
  sessionContext,
  timingContext,
  userDbContext,
  visitorDbContext,
} from "#app/context.ts";
import { openAuth } from "#app/features/auth/auth-client.server.ts";
import { guardHandle } from "#app/features/auth/guarded-db.server.ts";
import { findCallerOf } from "#app/features/auth/session.server.ts";
import { openCookieJar } from "#app/features/auth/session-cookies.server.ts";
import { addressOf, shortNetworkOf } from "#app/shared/network.ts";
import { signInPath } from "#app/shared/redirect.ts";
import type { IdentityRefusal } from "#db/errors.server.ts";
import { type DbConnection, openServiceDb, openUserDb, openVisitorDb } from "#db/rls.server.ts";
import { logEvent } from "./log-request.ts";

/** For the root: gives every request a caller, known or not. */
export const provideSession: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { settings, defer } = context.get(platformContext);
  const jar = openCookieJar(request.headers.get("Cookie"), settings.origin);
  const auth = openAuth({ ...settings.supabase, jar });
  const timing = context.get(timingContext);
  const askedAt = Date.now();
  const caller = await findCallerOf(auth, settings.supabase.url);
  timing.authMs = Date.now() - askedAt;

  function signOutAndAsk(reason: IdentityRefusal): Response {
    jar.expireSession();
    return redirect(signInPath(url, reason));
  }

  const requestId = context.get(requestIdContext);
  const connection: DbConnection = {
    url: settings.databaseUrl,
    defer,
    requestId,
    network: shortNetworkOf(addressOf(request)),
    onTrip(trips, ms) {
      timing.databaseTrips += trips;
      timing.databaseMs += ms;
    },
    onAway: (reason) => logEvent("database-away", { requestId, reason }),
  };
  context.set(connectionContext, connection);
  context.set(authContext, auth);
  context.set(sessionContext, caller.session);
  context.set(authAwayContext, caller.session === null && caller.isAway);
  context.set(visitorDbContext, guardHandle(openVisitorDb(connection), signOutAndAsk));
  context.set(serviceDbContext, guardHandle(openServiceDb(connection), signOutAndAsk));
  if (caller.session) context.set(userDbContext, guardHandle(openUserDb(connection, caller.claims), signOutAndAsk));

  const response = await next();
  jar.writeTo(response.headers);
  return response;
};
