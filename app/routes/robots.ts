/** /robots.txt: what crawlers may read. */
import { platformContext } from "#app/context.ts";
import { toRobots } from "#app/features/articles/sitemap.ts";
import type { Route } from "./+types/robots.ts";

export function loader({ context }: Route.LoaderArgs) {
  const headers = { "Content-Type": "text/plain; charset=utf-8" };
  return new Response(toRobots(context.get(platformContext).settings), { headers });
}
