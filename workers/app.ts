/** The Worker: checks its environment, fills the request's context and hands over to React Router. */
import { createRequestHandler, RouterContextProvider } from "react-router";
import { nonceContext, type Platform, platformContext, requestIdContext, timingContext } from "#app/context.ts";
import { openPageKeeper, type PageKeeper } from "#app/middleware/keep-pages.ts";
import { limitBody } from "#app/middleware/limit-body.ts";
import { logRequest } from "#app/middleware/log-request.ts";
import { randomToken, secureResponse } from "#app/middleware/secure-response.ts";
import { addServerTiming } from "#app/middleware/server-timing.ts";
import { runSchedule } from "#app/schedule.server.ts";
import { type Env, readSettings } from "./env.ts";

const handle = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);
const keepPages: PageKeeper = import.meta.env.DEV ? (request, _platform, render) => render(request) : openPageKeeper();

export default {
  async fetch(request, env, execution) {
    const settings = readSettings(env);
    const requestId = crypto.randomUUID();
    const nonce = randomToken();
    const startedAt = Date.now();
    const timing = { databaseTrips: 0, databaseMs: 0, authMs: 0 };

    const platform: Platform = { settings, defer: (work) => execution.waitUntil(work) };

    const context = new RouterContextProvider();
    context.set(platformContext, platform);
    context.set(requestIdContext, requestId);
    context.set(nonceContext, nonce);
    context.set(timingContext, timing);

    const answer = await keepPages(request, platform, async (asked) => {
      const limited = await limitBody(asked);
      return limited instanceof Request ? handle(limited, context) : limited;
    });
    const response = secureResponse(request, answer, { nonce, requestId, paysByStripe: platform.settings.payment.provider === "stripe" });
    addServerTiming(request, response, timing);
    logRequest(request, response, { requestId, ms: Date.now() - startedAt });
    return response;
  },

  async scheduled(_controller, env, execution) {
    await runSchedule({ settings: readSettings(env), defer: (work) => execution.waitUntil(work) });
  },
} satisfies ExportedHandler<Env>;
