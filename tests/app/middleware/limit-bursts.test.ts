/** How a flood is stopped. */
import { createStaticHandler, type MiddlewareFunction, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { platformContext } from "#app/context.ts";
import { limitBursts } from "#app/middleware/limit-bursts.ts";
import type { Settings } from "#workers/env.ts";

/** Lets two requests a key through. */
function twice(): RateLimit {
  const seen = new Map<string, number>();
  return {
    async limit({ key }) {
      seen.set(key, (seen.get(key) ?? 0) + 1);
      return { success: (seen.get(key) ?? 0) <= 2 };
    },
  };
}

async function statusOf(
  burstLimit: RateLimit | undefined,
  method: string,
  address: string,
  path = "/signup",
): Promise<number> {
  const context = new RouterContextProvider();
  const settings = { burstLimit } as Settings; // all that is looked at
  context.set(platformContext, { settings, defer: () => {} });
  const request = new Request(`https://portal.example.com${path}`, {
    method,
    headers: { "CF-Connecting-IP": address },
  });
  let status = 0;
  const noted: MiddlewareFunction<Response> = async (asked, next) => {
    try {
      status = (await limitBursts(asked, async () => new Response()))?.status ?? 0;
    } catch (thrown) {
      status = (thrown as { init: ResponseInit }).init.status ?? 0; // what data() makes
    }
    return next();
  };
  const pages = ["articles", "readyz", "*"].map((path) => ({ path, loader: () => null, action: () => null }));
  await createStaticHandler([{ middleware: [noted as MiddlewareFunction], children: pages }]).query(request, {
    requestContext: context,
    generateMiddlewareResponse: async (query) => {
      await query(request);
      return new Response();
    },
  });
  return status;
}

test("the third change from one network is refused, and its reading is not", async () => {
  const limit = twice();
  const changes = ["2001:db8::1", "2001:db8::2", "2001:db8:0:0:ffff::3"].map((address) =>
    statusOf(limit, "POST", address),
  );
  expect(await Promise.all(changes)).toEqual([200, 200, 429]);
  expect(await statusOf(limit, "GET", "2001:db8::1")).toBe(200);
  expect(await statusOf(limit, "POST", "192.0.2.7")).toBe(200);
});

test("what a browser reports by itself uses up nobody's changes", async () => {
  const limit = twice();
  const reports = [1, 2, 3].map(() => statusOf(limit, "POST", "192.0.2.7", "/csp"));
  expect(await Promise.all(reports)).toEqual([200, 200, 429]);
  expect(await statusOf(limit, "POST", "192.0.2.7")).toBe(200);
});

test("the third search from one network is refused; the list of articles and changes are counted apart", async () => {
  const limit = twice();
  const searches = ["/articles?q=laps", "/Articles?q=tiers", "/articles?q=crl"].map((path) =>
    statusOf(limit, "GET", "192.0.2.7", path),
  );
  expect(await Promise.all(searches)).toEqual([200, 200, 429]);
  expect(await statusOf(limit, "GET", "192.0.2.7", "/articles")).toBe(200);
  expect(await statusOf(limit, "POST", "192.0.2.7")).toBe(200);
});

test("the third probe of the database from one network is refused; searches are counted apart", async () => {
  const limit = twice();
  const probes = ["/readyz", "/READYZ", "/readyz/"].map((path) => statusOf(limit, "GET", "192.0.2.7", path));
  expect(await Promise.all(probes)).toEqual([200, 200, 429]);
  expect(await statusOf(limit, "GET", "192.0.2.7", "/articles?q=laps")).toBe(200);
  expect(await statusOf(limit, "GET", "198.51.100.4", "/readyz")).toBe(200);
});

test("the embedded set-up has no such limit", async () => {
  expect(await statusOf(undefined, "POST", "127.0.0.1")).toBe(200);
});
