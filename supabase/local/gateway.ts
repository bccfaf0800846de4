/** The gate before Auth and REST: finds which project key a call carries, and so as whom it acts. */
import { isIP } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import type { Client } from "./auth/server.ts";
import type { LocalKeys } from "./keys.ts";

/** `token` is the person's access token as received, not yet verified; when null, the call acts in the key's own role. */
export type Caller = { role: "anon" | "service_role"; token: string | null };

export type GatewayEnv = { Variables: { caller: Caller } };

/** Paths that a browser opens without headers, or that anyone may read. */
const OPEN_PATHS = ["/auth/v1/verify", "/auth/v1/.well-known/jwks.json"];

/** Refuses calls without one of the project's two keys, in the platform's own words. */
export function requireApiKey(keys: LocalKeys): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    const key = c.req.header("apikey") ?? c.req.query("apikey");
    if (!key && !OPEN_PATHS.includes(c.req.path)) {
      const hint = "No `apikey` request header or url param was found.";
      return c.json({ message: "No API key found in request", hint }, 401);
    }
    if (key && key !== keys.publishableKey && key !== keys.secretKey) {
      const hint = "Double check your Supabase `anon` or `service_role` API key.";
      return c.json({ message: "Invalid API key", hint }, 401);
    }
    const authorization = c.req.header("authorization");
    const ownKey = authorization === undefined || authorization === `Bearer ${key}`;
    c.set("caller", {
      role: key === keys.secretKey ? "service_role" : "anon",
      token: ownKey ? null : authorization.replace(/^Bearer\s+/i, ""),
    });
    return next();
  };
}

/** The client behind a request: the first address that a proxy names, or else the connection's. */
export function clientOf(c: Context): Client {
  const [forwarded = ""] = (c.req.header("x-forwarded-for") ?? "").split(",");
  const named = forwarded.trim();
  const ip = isIP(named) ? named : (getConnInfo(c).remote.address ?? "");
  return { ip, userAgent: c.req.header("user-agent") ?? "" };
}
