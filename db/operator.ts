/** The operator's connection to the database: what migrates it, asks for its state and verifies it. */
import postgres, { type Sql } from "postgres";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * One connection, as the role that the address names. It is encrypted unless it stays on this machine; `?sslmode=…` in the address
 * says otherwise (`verify-full` also asks who answers).
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
