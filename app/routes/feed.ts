/** /feed.xml: the newest articles for feed readers. */
import { platformContext, visitorDbContext } from "#app/context.ts";
import { toFeed } from "#app/features/articles/feed.ts";
import { openLibrary } from "#app/features/articles/library.server.ts";
import type { Route } from "./+types/feed.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const articles = await openLibrary(context.get(visitorDbContext), platform).list();
  const headers = { "Content-Type": "application/rss+xml; charset=utf-8" };
  return new Response(toFeed(articles, platform.settings), { headers });
}
