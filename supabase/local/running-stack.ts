/** Finds a real Supabase local stack (`npx supabase start`), which is used in place of the embedded one if it runs. */
import * as v from "valibot";
import { readConfig } from "./config.ts";
import { LOCAL_PASSWORD } from "./postgres-cluster.ts";

const PATIENCE_MS = 1_000;

/** The keys that the Supabase CLI gives every local stack; they open nothing else. */
const CLI_KEYS = {
  publishableKey: "sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH",
  secretKey: "sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz",
};

/** The real server gives its release; the stand-in gives "embedded". */
const Health = v.object({ name: v.literal("GoTrue"), version: v.pipe(v.string(), v.regex(/^v?\d/)) });

export type StackAddresses = {
  /** The base that `createClient` takes: Auth at /auth/v1, REST at /rest/v1. */
  apiUrl: string;
  /** Connects as `postgres`, the migrating role, which is not a superuser. */
  dbUrl: string;
  /** The mailbox page, and the base of Mailpit's API. */
  mailUrl: string;
  publishableKey: string;
  secretKey: string;
};

/** The addresses of a real stack on the ports of supabase/config.toml; null when none answers there, even if something else does. */
export async function findRunningStack(ports = readConfig().ports): Promise<StackAddresses | null> {
  const apiUrl = `http://127.0.0.1:${ports.api}`;
  try {
    const headers = { apikey: CLI_KEYS.publishableKey };
    const answer = await fetch(`${apiUrl}/auth/v1/health`, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!v.is(Health, await answer.json())) return null;
  } catch {
    return null;
  }
  const dbUrl = `postgresql://postgres:${LOCAL_PASSWORD}@127.0.0.1:${ports.database}/postgres`;
  return { apiUrl, dbUrl, mailUrl: `http://127.0.0.1:${ports.mail}`, ...CLI_KEYS };
}
