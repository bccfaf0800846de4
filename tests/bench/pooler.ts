/** PgBouncer between the Worker and its database, where Hyperdrive is in production. */
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "#supabase/local/ports.ts";

export type Pooler = { port: number; stop(): void };

/** Connections to the database; more would only wait for its cores. */
const CONNECTIONS = 4;

/** Starts PgBouncer in front of a database; null when no `pgbouncer` is on the path. */
export async function openPooler(databasePort: number): Promise<Pooler | null> {
  if (spawnSync("pgbouncer", ["--version"]).error) return null;
  const folder = mkdtempSync(path.join(tmpdir(), "pooler-"));
  const port = await findFreePort();
  const write = (name: string, content: string) => writeFileSync(path.join(folder, name), content, { mode: 0o644 });
  chmodSync(folder, 0o755);
  write("users.txt", '"portal_worker" "portal-worker"\n');
  write("pgbouncer.ini", settings({ folder, port, databasePort }));
  const asNobody = process.getuid?.() === 0 ? ["-u", "nobody"] : []; // it refuses to run as root
  const child = spawn("pgbouncer", ["-q", ...asNobody, path.join(folder, "pgbouncer.ini")], { stdio: "ignore" });
  await untilOpen(port);
  return {
    port,
    stop() {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function settings({ folder, port, databasePort }: { folder: string; port: number; databasePort: number }): string {
  return `[databases]
postgres = host=127.0.0.1 port=${databasePort} user=portal_worker password=portal-worker
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users.txt
pool_mode = transaction
default_pool_size = ${CONNECTIONS}
max_client_conn = 500
`;
}

async function untilOpen(port: number): Promise<void> {
  for (let left = 100; left > 0; left--) {
    const socket = connect(port, "127.0.0.1");
    const open = await new Promise((resolve) =>
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false)),
    );
    socket.destroy();
    if (open) return;
    await new Promise((resume) => setTimeout(resume, 50));
  }
  throw new Error("PgBouncer did not start");
}
