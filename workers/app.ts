/** The Worker: checks its environment, fills the request's context and hands over to React Router. */
import { createRequestHandler, RouterContextProvider } from "react-router";
import { nonceContext, platformContext, requestIdContext, timingContext } from "#app/context.ts";
import { limitBody } from "#app/middleware/limit-body.ts";
import { logRequest } from "#app/middleware/log-request.ts";
import { randomToken, secureResponse } from "#app/middleware/secure-response.ts";
import { addServerTiming } from "#app/middleware/server-timing.ts";
import { runSchedule } from "#app/schedule.server.ts";
import { type Env, readSettings } from "./env.ts";

const handle = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);

export default {
  async fetch(request, env, execution) {
    const settings = readSettings(env);
    const requestId = crypto.randomUUID();
    const nonce = randomToken();
    const startedAt = Date.now();
    const timing = { databaseTrips: 0, databaseMs: 0, authMs: 0 };

    const context = new RouterContextProvider();
    context.set(platformContext, { settings, defer: (work) => execution.waitUntil(work) });
    context.set(requestIdContext, requestId);
    context.set(nonceContext, nonce);
    context.set(timingContext, timing);

    const limited = await limitBody(request);
    const answer = limited instanceof Request ? await handle(limited, context) : limited;
    const response = secureResponse(request, answer, { nonce, requestId });
    addServerTiming(request, response, timing);
    logRequest(request, response, { requestId, ms: Date.now() - startedAt });
    return response;
  },

  async scheduled(_controller, env, execution) {
    await runSchedule({ settings: readSettings(env), defer: (work) => execution.waitUntil(work) });
  },
} satisfies ExportedHandler<Env>;
