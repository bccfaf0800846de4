import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { type Platform, platformContext } from "#app/context.ts";
import { describeEnvironment } from "#app/features/diagnostics/environment.ts";
import { action, loader } from "#app/routes/supabase-test.tsx";

/** A backend that answers nothing of use and remembers what it was asked. */
async function startBackend() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.headers.apikey}`);
    response.writeHead(401).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { asked, url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: stop };
}

function settingsFor(url: string): Platform["settings"] {
  const known: Partial<Platform["settings"]> = {
    environment: "production",
    origin: "https://portal.example",
    supabase: { url, publishableKey: "sb_publishable_abc", secretKey: "sb_secret_xyz" },
    mail: { from: "documents@example.com", url: "", binding: undefined },
    payment: { provider: "simulator", simulatorDelayMs: 3000 },
    diagnostics: true,
  };
  return known as Platform["settings"]; // all that the page looks at
}

function argsFor(url: string, fields: Record<string, string>) {
  const address = new URL("https://portal.example/supabase-test");
  const context = new RouterContextProvider();
  context.set(platformContext, { settings: settingsFor(url), defer: () => {} });
  const request = new Request(address, { method: "POST", body: new URLSearchParams(fields) });
  return { request, url: address, context, params: {}, pattern: "/supabase-test" as const };
}

test("in production the page only reads, with the publishable key alone", async () => {
  await using backend = await startBackend();
  await loader(argsFor(backend.url, {}));
  await action(argsFor(backend.url, { intent: "all" }));
  expect(new Set(backend.asked)).toEqual(new Set(["GET sb_publishable_abc"]));
});

test("in production there is no authentication test, whoever posts its form", async () => {
  await using backend = await startBackend();
  const form = { intent: "authentication", email: "ada@example.com", password: "correct-horse" };
  await expect(action(argsFor(backend.url, form))).rejects.toMatchObject({ init: { status: 404 } });
  expect(backend.asked).toEqual([]);
  expect((await loader(argsFor(backend.url, {}))).prefilled).toBeNull();
});

test("no key is among the facts about the environment, not even a secret one in the wrong place", () => {
  const settings = settingsFor("https://abc.supabase.co");
  const misplaced = { ...settings, supabase: { ...settings.supabase, publishableKey: "sb_secret_xyz" } };
  for (const facts of [describeEnvironment(settings), describeEnvironment(misplaced)]) {
    expect(JSON.stringify(facts)).not.toMatch(/_abc|_xyz/);
  }
  expect(describeEnvironment(misplaced)).toContainEqual({
    label: "Publishable key",
    value: "A secret key is in its place",
  });
});
