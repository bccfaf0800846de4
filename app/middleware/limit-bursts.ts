/** Stops a flood from one network before it reaches anything. What must be counted exactly is counted in Postgres instead. */
import { data, type MiddlewareFunction } from "react-router";
import { platformContext } from "#app/context.ts";
import { addressOf, networkOf } from "#app/shared/network.ts";
import { mayChange } from "#app/shared/request-method.ts";
import { REPORTS_PATH } from "./secure-response.ts";

type Asked = Parameters<MiddlewareFunction>[0];

/** Answers 429 to a request of a counted kind once its network has used up the limit set in wrangler.toml. */
export const limitBursts: MiddlewareFunction<Response> = async (asked, next) => {
  const { burstLimit } = asked.context.get(platformContext).settings;
  const kind = kindOf(asked);
  if (burstLimit && kind) {
    const { success } = await burstLimit.limit({ key: `${networkOf(addressOf(asked.request))} ${kind}` });
    if (!success) throw data(null, { status: 429 });
  }
  return next();
};

/** Counted are changes, browsers' automatic reports, and what lets anybody reach the database: searches, which may not be cached, and probes. */
function kindOf({ request, url, pattern }: Asked): "changes" | "reports" | "searches" | "probes" | null {
  if (mayChange(request)) return url.pathname === REPORTS_PATH ? "reports" : "changes";
  if (pattern === "readyz") return "probes";
  return pattern === "articles" && url.search !== "" ? "searches" : null;
}
