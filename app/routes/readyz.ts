/** Says whether the database answers too. For monitoring; `healthz` is for whatever restarts the portal. */
import { visitorDbContext } from "#app/context.ts";
import { isDatabaseReady } from "#app/features/diagnostics/ready.server.ts";
import type { Route } from "./+types/readyz.ts";

const WITHIN_MS = 1_000;

export async function loader({ context }: Route.LoaderArgs) {
  const ready = await isDatabaseReady(context.get(visitorDbContext), { withinMs: WITHIN_MS });
  const headers = { "Content-Type": "text/plain; charset=utf-8" };
  if (ready) return new Response("ready\n", { headers });
  return new Response("not ready: the database does not answer\n", {
    status: 503,
    headers: { ...headers, "Retry-After": "10" },
  });
}
