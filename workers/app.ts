/** The Worker: checks its environment, then answers with a page kept for everybody, or fills the request's context and hands over to React Router. */
import { createRequestHandler, RouterContextProvider } from "react-router";
import { nonceContext, type Platform, platformContext, requestIdContext, timingContext } from "#app/context.ts";
import { receiveMail } from "#app/inbound-mail.server.ts";
import { openDefer } from "#app/middleware/defer.ts";
import { openPageKeeper, type PageKeeper } from "#app/middleware/keep-pages.ts";
import { limitBody } from "#app/middleware/limit-body.ts";
import { logRequest } from "#app/middleware/log-request.ts";
import { randomToken, secureResponse } from "#app/middleware/secure-response.ts";
import { addServerTiming } from "#app/middleware/server-timing.ts";
import { tellFailures } from "#app/middleware/tell-failures.ts";
import { runSchedule } from "#app/schedule.server.ts";
import { type Env, readSettings } from "./env.ts";

let prepared: ReturnType<typeof createRequestHandler> | undefined;
const keepPages: PageKeeper = import.meta.env.DEV ? (request, _facts, render) => render(request) : openPageKeeper();

/** Prepares React Router once, except in development: it would otherwise prepare every route anew for each request. */
async function openHandle() {
  if (prepared && !import.meta.env.DEV) return prepared;
  const build = tellFailures(await import("virtual:react-router/server-build"));
  prepared = createRequestHandler(build, import.meta.env.MODE);
  return prepared;
}

async function answer(request: Request, platform: Platform, requestId: string): Promise<Response> {
  const nonce = randomToken();
  const timing = { databaseTrips: 0, databaseMs: 0, authMs: 0 };
  const context = new RouterContextProvider();
  context.set(platformContext, platform);
  context.set(requestIdContext, requestId);
  context.set(nonceContext, nonce);
  context.set(timingContext, timing);
  const rendered = await (await openHandle())(await limitBody(request, context), context);
  const paysByStripe = platform.settings.payment.provider === "stripe";
  const response = secureResponse(request, rendered, { nonce, requestId, paysByStripe });
  addServerTiming(request, response, timing);
  return response;
}

function openPlatform(env: Env, execution: ExecutionContext, requestId: string, cf?: IncomingRequestCfProperties) {
  const defer = openDefer(execution, requestId);
  return { settings: readSettings(env), defer, country: cf?.country, timezone: cf?.timezone };
}

export default {
  async fetch(request, env, execution) {
    const requestId = crypto.randomUUID();
    const platform = openPlatform(env, execution, requestId, request.cf);
    const startedAt = Date.now();
    const response = await keepPages(request, { platform, requestId }, (asked) => answer(asked, platform, requestId));
    logRequest(request, response, { requestId, ms: Date.now() - startedAt });
    return response;
  },
  scheduled: (_controller, env, execution) => runSchedule(openPlatform(env, execution, "schedule")),
  email: (mail, env, execution) => receiveMail(mail, openPlatform(env, execution, "mail")),
} satisfies ExportedHandler<Env>;
