/** One article, by its slug. */
import { href, redirect } from "react-router";
import { platformContext, visitorDbContext } from "#app/context.ts";
import { ArticleFacts, VerifiedUntil } from "#app/features/articles/article-card.tsx";
import { describeArticle } from "#app/features/articles/article-meta.ts";
import { ArticlePage } from "#app/features/articles/article-page.tsx";
import { openLibrary } from "#app/features/articles/library.server.ts";
import { relatedTo } from "#app/features/articles/related.ts";
import { headingsOf } from "#app/shared/markdown.ts";
import { notFound } from "#app/shared/respond.ts";
import { pageTitle } from "#app/shared/site.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/article.ts";

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const library = openLibrary(context.get(visitorDbContext), platform);
  const found = await library.find(slug);
  if (!found) {
    const successor = await library.findSuccessor(slug);
    throw successor === null ? notFound() : redirect(href("/articles/:slug", { slug: successor }), 301);
  }
  const { article, blocks } = found;
  return {
    article,
    blocks,
    contents: headingsOf(blocks, [2]),
    related: relatedTo(article, await library.list()),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  loaderData
    ? describeArticle(loaderData.article, { origin: root.loaderData?.origin })
    : [{ title: pageTitle("Page not found") }];

export default function Article({ loaderData: { article, blocks, contents, related } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader
        title={article.title}
        subtitle={article.description}
        back={{ to: href("/articles"), label: "Articles & Advisories" }}
      />
      <div className="-mt-4 mb-10 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge tone="accent">{article.category}</Badge>
        <ArticleFacts article={article} />
        {article.verifiedUntil ? <VerifiedUntil day={article.verifiedUntil} /> : null}
      </div>
      <ArticlePage blocks={blocks} contents={contents} tags={article.tags} related={related} />
    </Page>
  );
}
