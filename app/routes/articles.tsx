/** Articles & Advisories: the list, its search and its filters. The same for everybody, and read from the edge cache. */
import { platformContext, visitorDbContext } from "#app/context.ts";
import { ArticlesFilter } from "#app/features/articles/articles-filter.tsx";
import { ArticlesList } from "#app/features/articles/articles-list.tsx";
import { openLibrary } from "#app/features/articles/library.server.ts";
import { listPath, readListAddress } from "#app/features/articles/list-address.ts";
import { pageOf } from "#app/features/articles/list-page.ts";
import { describePage } from "#app/shared/page-meta.ts";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/articles.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const address = readListAddress(url.searchParams);
  const { articles, how } = await openLibrary(context.get(visitorDbContext), platform).search(address.text);
  const inCategory = articles.filter(({ category }) => address.category === null || category === address.category);
  const list = pageOf(inCategory, address.page);
  return { address, list, how };
}

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) => {
  const category = loaderData?.address.category ?? null;
  return [
    ...describePage({
      title: category ? `${category}: Articles & Advisories` : "Articles & Advisories",
      description:
        "Guides on Azure, Microsoft 365, security, migration and compliance, with sources and dates. Free to read.",
      origin: root.loaderData?.origin,
      path: listPath({ category, page: loaderData?.list.page }),
    }),
    ...(loaderData?.address.text ? [{ name: "robots", content: "noindex" }] : []),
  ];
};

export default function Articles({ loaderData: { address, list, how } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader
        title="Articles & Advisories"
        subtitle="What we would tell a colleague before a project, with sources and the date it was checked."
      />
      <ArticlesFilter {...address} />
      <ArticlesList address={address} list={list} how={how} />
    </Page>
  );
}
