/** /sitemap.xml: every public page. */
import { platformContext, visitorDbContext } from "#app/context.ts";
import { openLibrary } from "#app/features/articles/library.server.ts";
import { toSitemap } from "#app/features/articles/sitemap.ts";
import type { Route } from "./+types/sitemap.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const articles = await openLibrary(context.get(visitorDbContext), platform).list();
  const headers = { "Content-Type": "application/xml; charset=utf-8" };
  return new Response(toSitemap(articles, platform.settings), { headers });
}
