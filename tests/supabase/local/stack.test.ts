import { mkdtempSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { connect, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findFreePort } from "#supabase/local/ports.ts";
import { findRunningStack } from "#supabase/local/running-stack.ts";
import { startStack } from "#supabase/local/stack.ts";
import { anyAddress, drive, PASSWORD } from "./test-stack.ts";

const ANY_PORTS = { api: 0, database: 0, mail: 0 };

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "portal-stack-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Something else that holds a port, until the test is over. */
async function occupy(server: Server = createServer()): Promise<number> {
  const port = await findFreePort();
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  onTestFinished(() => void server.close());
  return port;
}

function answers(port: string): Promise<boolean> {
  return new Promise((tell) => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.once("connect", () => tell(true)).once("error", () => tell(false));
    socket.once("close", () => socket.destroy());
  });
}

test("keys, accounts, sessions and mails survive a restart, and it takes less than three seconds", async () => {
  const options = { dataDir: temporaryFolder(), ports: { ...ANY_PORTS, api: await findFreePort() } };
  const config = { auth: { email: { enable_confirmations: true } } };
  const email = anyAddress();

  const before = drive(await startStack({ ...options, config }));
  await before.client().auth.signUp({ email, password: PASSWORD });
  const { tokenHash } = await before.mailTo(email);
  const { data } = await before.client().auth.verifyOtp({ type: "signup", token_hash: tokenHash });
  await before.stop();

  const begun = performance.now();
  const after = drive(await startStack(options));
  expect(performance.now() - begun).toBeLessThan(3000);
  expect([after.publishableKey, after.secretKey]).toEqual([before.publishableKey, before.secretKey]);
  expect((await after.client().auth.getUser(data.session?.access_token)).data.user?.email).toBe(email);
  expect(
    (await after.client().auth.refreshSession({ refresh_token: data.session?.refresh_token ?? "" })).error,
  ).toBeNull();
  expect(await after.countMailsTo(email)).toBe(1);
  await after.stop();
});

test("stopping ends every part, and may be asked for twice", async () => {
  const stack = await startStack({ dataDir: temporaryFolder(), ports: ANY_PORTS, durable: false });
  const ports = [stack.apiUrl, stack.mailUrl, stack.dbUrl].map((url) => new URL(url).port);
  expect(await Promise.all(ports.map(answers))).toEqual([true, true, true]);
  await Promise.all([stack.stop(), stack.stop()]);
  expect(await Promise.all(ports.map(answers))).toEqual([false, false, false]);
});

test("the keys are for their owner's eyes only", async () => {
  const dataDir = temporaryFolder();
  await using _stack = await startStack({ dataDir, ports: ANY_PORTS, durable: false });
  expect(statSync(join(dataDir, "keys.json")).mode & 0o077).toBe(0);
});

test.each([
  ["api", /^Port \d+ \(Auth and REST\) is taken by another program: .+ \[api\] port in supabase\/config\.toml\.$/],
  ["database", /^Port \d+ \(database\) is taken by another program: .+ \[db\] port in supabase\/config\.toml\.$/],
  ["mail", /^Port \d+ \(mailbox\) is taken by another program: .+ \[local_smtp\] port in supabase\/config\.toml\.$/],
] as const)("a taken %s port is named with its remedy, and nothing is left running", async (part, message) => {
  const dataDir = temporaryFolder();
  const free = { api: await findFreePort(), database: await findFreePort(), mail: await findFreePort() };
  const ports = { ...free, [part]: await occupy() };
  await expect(startStack({ dataDir, ports, durable: false })).rejects.toThrow(message);
  const others = Object.entries(ports).filter(([name]) => name !== part);
  expect(await Promise.all(others.map(([, port]) => answers(String(port))))).toEqual([false, false]);
});

test("two set-ups cannot share a data folder", async () => {
  const dataDir = temporaryFolder();
  await using _first = await startStack({ dataDir, ports: ANY_PORTS, durable: false });
  await expect(startStack({ dataDir, ports: ANY_PORTS, durable: false })).rejects.toThrow(/is in use by process \d+/);
});

test("a real local stack is found by what its Auth says; the stand-in and others are not taken for it", async () => {
  const health = (version: string) =>
    createServer((_request, response) => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ name: "GoTrue", version, description: "" }));
    });
  const real = await occupy(health("v2.197.0"));
  expect(await findRunningStack({ api: real, database: 2, mail: 3 })).toMatchObject({
    apiUrl: `http://127.0.0.1:${real}`,
    dbUrl: "postgresql://postgres:postgres@127.0.0.1:2/postgres",
    mailUrl: "http://127.0.0.1:3",
  });
  expect(await findRunningStack({ api: await occupy(health("embedded")), database: 2, mail: 3 })).toBeNull();
  expect(await findRunningStack({ api: await findFreePort(), database: 2, mail: 3 })).toBeNull();
});
