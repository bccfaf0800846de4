/** Stops a flood of state changes from one place before it reaches anything; what must be counted exactly is counted in Postgres. */
import { data, type MiddlewareFunction } from "react-router";
import { platformContext } from "#app/context.ts";
import { addressOf, networkOf } from "#app/shared/network.ts";
import { mayChange } from "#app/shared/request-method.ts";
import { REPORTS_PATH } from "./secure-response.ts";

/** 429 for a request that changes something, once its network has used up the limit of wrangler.toml; what browsers report by themselves is counted apart. */
export const limitBursts: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const { burstLimit } = context.get(platformContext).settings;
  if (burstLimit && mayChange(request)) {
    const network = networkOf(addressOf(request));
    const { success } = await burstLimit.limit({ key: url.pathname === REPORTS_PATH ? `${network} reports` : network });
    if (!success) throw data(null, { status: 429 });
  }
  return next();
};
