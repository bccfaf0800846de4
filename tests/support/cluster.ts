/**
 * Vitest's global set-up: the PostgreSQL servers of a run, each started when a test first asks for it and shared by all files. A template
 * database with the platform and the migrations makes a fresh one a matter of milliseconds.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import process from "node:process";
import postgres from "postgres";
import type { TestProject } from "vitest/node";
import { migrate } from "#db/migrate.ts";
import { applyPlatform, type PostgresServer, SUPERUSER, startTemporaryPostgres } from "#supabase/local/postgres.ts";
import { makePortalData, PORTAL_DATA } from "./portal-data.ts";
import { findInstallations, type Installation } from "./postgres-installations.ts";

/** Databases that tests copy: `bare` has what the hosted platform provides, `migrated` has our migrations as well. */
export const TEMPLATES = { bare: "template_bare", migrated: "template_migrated" } as const;
export const WORKER_PASSWORD = "portal-worker";

declare module "vitest" {
  export interface ProvidedContext {
    /** The address that hands out servers: `/{major}` answers with a server's port, `/portal` with a portal's data folder. */
    postgres: { control: string; majors: number[] };
  }
}

/** Starts nothing yet. The function that it returns ends whatever was started. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const installations = findInstallations();
  const running = new AsyncDisposableStack();
  const servers = new Map<number, Promise<PostgresServer>>();
  const start = (installation: Installation) => {
    const server = servers.get(installation.major) ?? startServer(installation, running);
    servers.set(installation.major, server);
    return server;
  };

  let portalData: Promise<string> | undefined;
  const control = createServer(async (request, response) => {
    const installation = installations.find(({ major }) => request.url === `/${major}`);
    try {
      if (request.url === "/portal") {
        portalData ??= makePortalData(running, WORKER_PASSWORD);
        return response.end(await portalData);
      }
      if (!installation) throw new Error(`No PostgreSQL at ${request.url}`);
      const { port } = await start(installation);
      response.end(String(port));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((listening) => control.listen(0, "127.0.0.1", listening));
  const { port } = control.address() as AddressInfo; // a server on TCP has no other kind
  process.env[PORTAL_DATA] = `http://127.0.0.1:${port}/portal`;
  project.provide("postgres", {
    control: `http://127.0.0.1:${port}`,
    majors: installations.map(({ major }) => major),
  });

  return async () => {
    control.close();
    await Promise.allSettled([...servers.values(), portalData]);
    await running.disposeAsync();
  };
}

/** `running` ends the server later, even one whose migrations fail. */
async function startServer({ binaries }: Installation, running: AsyncDisposableStack): Promise<PostgresServer> {
  const server = running.use(await startTemporaryPostgres(binaries));
  const sql = postgres(server.url({ login: SUPERUSER }), { max: 1, onnotice: () => {} });
  await sql.unsafe(`create database ${TEMPLATES.bare}`);
  await applyPlatform(server.url({ login: SUPERUSER, database: TEMPLATES.bare }));
  await sql.unsafe(`create database ${TEMPLATES.migrated} template ${TEMPLATES.bare} owner postgres`);
  await migrate({
    url: server.url({ database: TEMPLATES.migrated }),
    workerPassword: WORKER_PASSWORD,
    ownerEmail: "owner@example.com",
  });
  await sql.end();
  return server;
}
