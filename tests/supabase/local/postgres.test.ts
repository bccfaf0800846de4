import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { expect, onTestFinished, test } from "vitest";
import { findFreePort } from "#supabase/local/ports.ts";
import { applyPlatform, SUPERUSER, startPostgres } from "#supabase/local/postgres.ts";

const MODULE = new URL("../../../supabase/local/postgres.ts", import.meta.url).href;

/** A folder for a cluster, and a port for it. */
async function place() {
  const folder = mkdtempSync(join(tmpdir(), "portal-cluster-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { dataDir: join(folder, "postgres"), port: await findFreePort(), durable: false };
}

type Place = Awaited<ReturnType<typeof place>>;

/** Starts a cluster in a process of its own, which exits on SIGTERM and does nothing else. */
async function startElsewhere(options: Place) {
  const script = `const { startPostgres } = await import(${JSON.stringify(MODULE)});
    await startPostgres(${JSON.stringify(options)}); process.once("SIGTERM", () => process.exit()); console.log("up");`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  return child;
}

async function ask(url: string, text: string) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return [...(await sql.unsafe(text))];
  } finally {
    await sql.end();
  }
}

test("what was written is there after a restart", async () => {
  const options = await place();
  const first = await startPostgres(options);
  await ask(first.url({ login: SUPERUSER }), "create table kept as select 7 as number");
  await first.stop();
  await using second = await startPostgres(options);
  expect(await ask(second.url({ login: SUPERUSER }), "select number from kept")).toEqual([{ number: 7 }]);
});

test("a server that outlived its killed owner is ended, and its data is kept", async () => {
  const options = await place();
  const owner = await startElsewhere(options);
  const superuser = `postgresql://${SUPERUSER}:postgres@127.0.0.1:${options.port}/postgres`;
  await ask(superuser, "create table kept as select 7 as number");
  owner.kill("SIGKILL");
  await once(owner, "exit");
  await using server = await startPostgres(options);
  expect(await ask(server.url({ login: SUPERUSER }), "select number from kept")).toEqual([{ number: 7 }]);
});

test("an owner that ends by itself takes its server along", async () => {
  const options = await place();
  const owner = await startElsewhere(options);
  const pid = Number(readFileSync(join(options.dataDir, "postmaster.pid"), "utf8").split("\n")[0]);
  owner.kill("SIGTERM");
  await once(owner, "exit");
  await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
});

test("a server in use by a living process is left alone", async () => {
  const options = await place();
  const owner = await startElsewhere(options);
  await expect(startPostgres(options)).rejects.toThrow(
    `The database in ${options.dataDir} is in use by process ${owner.pid}: end that one first.`,
  );
  owner.kill("SIGKILL");
  await once(owner, "exit");
  await (await startPostgres(options)).stop();
});

test("a stale pid file that names some other process does no harm", async () => {
  const options = await place();
  await (await startPostgres(options)).stop();
  const lines = [process.pid, options.dataDir, 0, options.port, "", "127.0.0.1", ""];
  writeFileSync(join(options.dataDir, "postmaster.pid"), lines.join("\n"));
  await (await startPostgres(options)).stop();
});

test("a server that ends without being asked to is reported", async () => {
  const options = await place();
  const server = await startPostgres(options);
  process.kill(Number(readFileSync(join(options.dataDir, "postmaster.pid"), "utf8").split("\n")[0]), "SIGQUIT");
  expect(await server.crashed).toMatch(/^The database ended by itself:/);
  await server.stop();
});

test("data of another major version is refused with the remedy", async () => {
  const options = await place();
  await (await startPostgres(options)).stop();
  writeFileSync(join(options.dataDir, "PG_VERSION"), "12\n");
  await expect(startPostgres(options)).rejects.toThrow(
    /is of PostgreSQL 12, .+ begin anew with "npm start -- --reset"\.$/,
  );
});

test("two databases of a cluster are given the platform, one of them twice", async () => {
  await using server = await startPostgres(await place());
  await ask(server.url({ login: SUPERUSER }), "create database another");
  for (const database of ["postgres", "another", "another"]) {
    await applyPlatform(server.url({ login: SUPERUSER, database }));
  }
  expect(await ask(server.url({ database: "another" }), "select count(*)::int as n from auth.users")).toEqual([
    { n: 0 },
  ]);
});

test("a data folder from before second factors is given the rest of the platform", async () => {
  await using server = await startPostgres(await place());
  const url = server.url({ login: SUPERUSER });
  await applyPlatform(url);
  await ask(url, "drop table auth.mfa_challenges, auth.mfa_factors; drop type auth.factor_type, auth.factor_status");
  await applyPlatform(url);
  expect(await ask(server.url(), "select count(*)::int as n from auth.mfa_factors")).toEqual([{ n: 0 }]);
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
