/** Whose forms are taken: our own alone, also where the framework does not look (T-10 in tests/security). */
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { requireSameOrigin } from "#app/middleware/same-origin.ts";

const PORTAL = "https://portal.example";

async function isTaken(path: string, headers: HeadersInit, method = "POST"): Promise<boolean> {
  const url = new URL(path, PORTAL);
  const request = new Request(url, { method, headers });
  const args = {
    request,
    url,
    params: {},
    context: new RouterContextProvider(),
    pattern: path,
    unstable_pattern: path,
  };
  try {
    await requireSameOrigin(args, async () => new Response());
    return true;
  } catch {
    return false;
  }
}

test.each<[HeadersInit]>([
  [{ Origin: "https://evil.example" }],
  [{ Origin: "null" }],
  [{ Origin: "http://portal.example" }],
  [{ Origin: "https://sub.portal.example" }],
  [{}],
  [{ "Sec-Fetch-Site": "cross-site" }],
  [{ "Sec-Fetch-Site": "same-site" }],
  [{ Origin: "https://evil.example", "Sec-Fetch-Site": "same-origin" }],
])("a form with %o is refused", async (headers) => {
  expect(await isTaken("/clients", headers)).toBe(false);
});

test.each<[HeadersInit]>([[{ Origin: PORTAL }], [{ "Sec-Fetch-Site": "same-origin" }]])(
  "a form with %o is taken",
  async (headers) => {
    expect(await isTaken("/clients", headers)).toBe(true);
  },
);

test("reading needs no origin, nor does a webhook that is signed or what a browser reports by itself", async () => {
  expect(await isTaken("/clients", {}, "GET")).toBe(true);
  expect(await isTaken("/webhooks/stripe", {})).toBe(true);
  expect(await isTaken("/webhooks/stripe/more", {})).toBe(false);
  expect(await isTaken("/csp", {})).toBe(true);
});
