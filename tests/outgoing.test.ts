/** The Worker calls no address that a user typed (T-24 in tests/security). A new caller needs a line here. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const CALLS = /(?<![\w.])fetch\(|createServerClient\(|new StripeClient\(/;

/** Where each call goes: addresses of the operator's settings, or our own page. */
const CALLERS: Record<string, string> = {
  "app/features/auth/auth-client.server.ts": "the sign-in service",
  "app/features/auth/signing-keys.server.ts": "the sign-in service",
  "app/features/diagnostics/probe.server.ts": "the sign-in service and the REST API, following no redirect",
  "app/features/mail/transport.server.ts": "the mailbox of the embedded set-up",
  "app/features/payments/stripe.server.ts": "Stripe",
  "app/features/publishing/publishing-preview.tsx": "from the browser: our own page",
  "workers/deploy.ts": "from the operator's machine: the sign-in service",
};

/** All others must not follow redirects, which would hand key and request to whomever they name. */
const MAY_FOLLOW = ["app/features/publishing/publishing-preview.tsx"];

const files = globSync("{app,workers}/**/*.{ts,tsx}").map((path) => path.replaceAll("\\", "/"));
const callers = files.filter((path) => {
  const code = readFileSync(path, "utf8").replace(/^\s*(\/?\*|\/\/).*$|async fetch\(/gm, "");
  return CALLS.test(code);
});

test("only the listed modules call anybody", () => {
  expect(callers.sort()).toEqual(Object.keys(CALLERS).sort());
});

test.each(callers.filter((path) => !MAY_FOLLOW.includes(path)))("%s follows no redirect", (path) => {
  expect(readFileSync(path, "utf8")).toContain('redirect: "manual"');
});
