/**
 * Stands in for `@supabase/supabase-js` in the Worker. `@supabase/ssr` has it make the clients of all services; the portal asks only
 * Auth, so the build puts this in its place (`vite.config.ts`).
 */
import { AuthClient } from "@supabase/auth-js";
import type { SupabaseClientOptions } from "@supabase/supabase-js";

/** Makes the client of Auth as `createClient` of `@supabase/supabase-js` does. */
export function createClient(url: string, key: string, { global, auth }: SupabaseClientOptions<"public">) {
  const headers = { Authorization: `Bearer ${key}`, apikey: key, ...global?.headers };
  return { auth: new AuthClient({ ...auth, url: `${url}/auth/v1`, headers, fetch: global?.fetch }) };
}
