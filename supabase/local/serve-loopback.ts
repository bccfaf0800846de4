/** Serves a part of the stand-in on loopback, to programs and pages of this machine only. */
import { createAdaptorServer } from "@hono/node-server";
import { Hono, type MiddlewareHandler } from "hono";
import { requireFreePort } from "./ports.ts";

const HOST = "127.0.0.1";
const OWN_HOSTS = ["127.0.0.1", "localhost"];

type LoopbackServer = { url: string; port: number; stop(): Promise<void> };

/**
 * Listens on the port (0: any free one); `stop()` ends the connections that are still open.
 *
 * @throws with one sentence that names port and remedy when the port is taken
 */
export async function serveLoopback(
  app: (url: string) => Hono,
  { port, part, setting }: { port: number; part: string; setting: string },
): Promise<LoopbackServer> {
  await requireFreePort(port, part, setting);
  const guarded = new Hono({ strict: false }); // the platform does not tell /rest/v1 from /rest/v1/ either
  const server = createAdaptorServer({ fetch: guarded.fetch, overrideGlobalObjects: false });
  await new Promise<void>((ready, fail) => server.once("error", fail).listen(port, HOST, ready));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error(`The ${part} has no port.`);
  const url = `http://${HOST}:${address.port}`;
  guarded.use(refuseStrangers);
  guarded.route("/", app(url));
  return {
    url,
    port: address.port,
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped());
        if ("closeAllConnections" in server) server.closeAllConnections();
      }),
  };
}

/** Another website in the developer's browser must reach nothing: neither by a form, nor by a name that resolves to this machine. */
const refuseStrangers: MiddlewareHandler = async (c, next) => {
  const { host, hostname } = new URL(c.req.url);
  const origin = c.req.header("origin");
  const foreign = origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
  if (foreign || !OWN_HOSTS.includes(hostname)) return c.text("This address answers to this machine only.", 403);
  return next();
};
