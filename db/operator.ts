/** The operator's connection to the database, used to migrate it, read its state and verify it. */
import postgres, { type Sql } from "postgres";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Opens one connection, as the role that the address names. It is encrypted unless it stays on this machine; `?sslmode=…` in the address
 * overrides that (`verify-full` also checks the server's identity).
 */
export function openOperator(url: string): Sql {
  const { hostname, searchParams } = new URL(url);
  const isSaid = ["ssl", "sslmode", "sslrootcert"].some((name) => searchParams.has(name));
  const encrypted = LOOPBACK.has(hostname) || isSaid ? {} : { ssl: "require" as const };
  return postgres(url, {
    max: 1,
    onnotice: () => {},
    connection: { application_name: "portal operator" },
    ...encrypted,
  });
}
