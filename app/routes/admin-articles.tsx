/** The articles on the admin dashboard, with their state and actions. */
import { data, href, redirect } from "react-router";
import { adminDbContext, platformContext } from "#app/context.ts";
import { DashboardTabs } from "#app/features/admin/admin-tabs.tsx";
import { forgetArticle } from "#app/features/articles/library.server.ts";
import { ArticleMove } from "#app/features/publishing/publishing.schema.ts";
import { listWritten, moveArticle } from "#app/features/publishing/publishing.server.ts";
import { WrittenList } from "#app/features/publishing/publishing-list.tsx";
import { MoveButton } from "#app/features/publishing/publishing-move.tsx";
import { listPath, readShown } from "#app/features/publishing/shown.ts";
import { leaveFlash, takeFlash } from "#app/shared/flash.server.ts";
import { keepTyped, readForm, refuse } from "#app/shared/form.ts";
import { notFound } from "#app/shared/respond.ts";
import { pageTitle } from "#app/shared/site.ts";
import { Banner } from "#app/ui/banner.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/admin-articles.ts";

export async function loader({ request, url: { searchParams }, context }: Route.LoaderArgs) {
  const flash = await takeFlash(context.get(platformContext).settings, request);
  const shown = readShown(searchParams);
  const before = searchParams.get("before");
  const { rows, next, counts } = await listWritten(context.get(adminDbContext), { shown, before });
  const [, intent, articleId] = /^article-(delete|restore) (\S+)$/.exec(flash.word ?? "") ?? [];
  return data(
    {
      ...{ articles: rows, counts, shown, now: new Date() },
      first: before === null ? null : listPath(shown),
      next: next && listPath(shown, next),
      moved: intent && articleId ? { intent, articleId } : null,
    },
    { headers: flash.headers },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, ArticleMove);
  if (!form.ok) return refuse(form.reply);
  const { intent, articleId } = form.value;
  const platform = context.get(platformContext);
  const refused = await keepTyped(form.reply, async () => {
    const slug = await moveArticle(context.get(adminDbContext), { articleId, deleted: intent === "delete" });
    if (slug === null) throw notFound();
    await forgetArticle(platform, { slug });
  });
  if (refused) return refused;
  throw redirect(href("/admin/articles"), {
    headers: await leaveFlash(platform.settings, `article-${intent} ${articleId}`),
  });
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Articles") }];

export default function AdminArticlesPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader
        title="Admin Dashboard"
        actions={<ButtonLink to={href("/admin/articles/new")}>New Article</ButtonLink>}
      />
      <DashboardTabs current="articles" />
      <div className="mb-6 flex flex-col gap-4 empty:hidden">
        {actionData?.message ? <Banner tone="error">{actionData.message}</Banner> : null}
        {loaderData.moved && !actionData ? <Moved {...loaderData.moved} /> : null}
      </div>
      <WrittenList {...loaderData} />
    </Page>
  );
}

function Moved({ intent, articleId }: { intent: string; articleId: string }) {
  if (intent === "restore") return <Banner tone="success">Article restored.</Banner>;
  return (
    <Banner tone="success">
      <div className="-my-2.5 flex flex-wrap items-center justify-between gap-3">
        Article deleted. Readers can no longer find it.
        <MoveButton articleId={articleId} intent="restore" label="Undo" about="deleting" />
      </div>
    </Banner>
  );
}
