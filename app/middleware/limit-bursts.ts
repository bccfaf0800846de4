/** Stops a flood from one place before it reaches anything; what must be counted exactly is counted in Postgres. */
import { data, type MiddlewareFunction } from "react-router";
import { platformContext } from "#app/context.ts";
import { addressOf, networkOf } from "#app/shared/network.ts";
import { mayChange } from "#app/shared/request-method.ts";
import { REPORTS_PATH } from "./secure-response.ts";

type Asked = Parameters<MiddlewareFunction>[0];

/** 429 for a request of a counted kind, once its network has used up the limit of wrangler.toml for that kind. */
export const limitBursts: MiddlewareFunction<Response> = async (asked, next) => {
  const { burstLimit } = asked.context.get(platformContext).settings;
  const kind = kindOf(asked);
  if (burstLimit && kind) {
    const { success } = await burstLimit.limit({ key: `${networkOf(addressOf(asked.request))} ${kind}` });
    if (!success) throw data(null, { status: 429 });
  }
  return next();
};

/** What is counted: changes, what browsers report by themselves, and what has anybody ask the database: searches that no cache may know, and probes. */
function kindOf({ request, url, pattern }: Asked): "changes" | "reports" | "searches" | "probes" | null {
  if (mayChange(request)) return url.pathname === REPORTS_PATH ? "reports" : "changes";
  if (pattern === "readyz") return "probes";
  return pattern === "articles" && url.search !== "" ? "searches" : null;
}
