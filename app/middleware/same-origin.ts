/** Refuses changes sent by another site, even where the framework's own check does not look. */
import { data, type MiddlewareFunction } from "react-router";
import { mayChange } from "#app/shared/request-method.ts";
import { REPORTS_PATH } from "./secure-response.ts";

/** Stripe signs the body instead, which is verified before it is read. Browsers' automatic reports are only logged, and change nothing. */
const FROM_ANYWHERE: ReadonlySet<string> = new Set(["/webhooks/stripe", REPORTS_PATH]);

/** A non-GET request must name our own origin, or be declared same-origin by the browser; otherwise 403. */
export const requireSameOrigin: MiddlewareFunction<Response> = async ({ request, url }, next) => {
  if (mayChange(request) && !FROM_ANYWHERE.has(url.pathname) && !isSameOrigin(request))
    throw data(null, { status: 403 });
  return next();
};

function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get("Origin");
  if (origin !== null) return origin === new URL(request.url).origin;
  return request.headers.get("Sec-Fetch-Site") === "same-origin";
}
