/** The editor of an article, its preview, and its revisions. */
import { data, href, redirect } from "react-router";
import { adminDbContext, platformContext } from "#app/context.ts";
import { forgetArticle } from "#app/features/articles/library.server.ts";
import { pressEditor } from "#app/features/publishing/editor.server.ts";
import { valuesOf } from "#app/features/publishing/editor-values.ts";
import { toPreview } from "#app/features/publishing/preview.ts";
import { publicationOf } from "#app/features/publishing/publication.ts";
import { findWritten } from "#app/features/publishing/publishing.server.ts";
import { PublicationBadge } from "#app/features/publishing/publishing-badge.tsx";
import { ArticleForm, FORM_ID } from "#app/features/publishing/publishing-form.tsx";
import { MoveButton } from "#app/features/publishing/publishing-move.tsx";
import { LivePreview, PreviewContent } from "#app/features/publishing/publishing-preview.tsx";
import { Revisions } from "#app/features/publishing/publishing-revisions.tsx";
import { Done, StandingText } from "#app/features/publishing/publishing-standing.tsx";
import { listRevisions } from "#app/features/publishing/revisions.server.ts";
import { leaveFlash, takeFlash } from "#app/shared/flash.server.ts";
import { notFound } from "#app/shared/respond.ts";
import { pageTitle } from "#app/shared/site.ts";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useAnswerCount } from "#app/ui/use-answer-count.ts";
import type { Route } from "./+types/admin-article.ts";

export async function loader({ request, params: { articleId }, context }: Route.LoaderArgs) {
  const { settings } = context.get(platformContext);
  const db = context.get(adminDbContext);
  const [flash, article, revisions] = await Promise.all([
    takeFlash(settings, request),
    findWritten(db, { articleId }),
    listRevisions(db, { articleId }),
  ]);
  if (!article) throw notFound();
  const { id, slug, version, publishedAt } = article;
  const publication = publicationOf(article, new Date());
  if (publication === "deleted") throw notFound();
  return data(
    {
      article: { id, version, values: valuesOf(article) },
      standing: { publication, publishedAt, slug },
      preview: toPreview(article),
      address: settings.origin + href("/articles/:slug", { slug }),
      revisions,
      done: /^article (\w+)$/.exec(flash.word ?? "")?.[1] ?? null,
    },
    { headers: flash.headers },
  );
}

export async function action({ request, params: { articleId }, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const answer = await pressEditor(request, { db: context.get(adminDbContext), articleId, now: new Date() });
  if ("refused" in answer) return answer.refused;
  const { slug, intent } = answer.saved;
  await forgetArticle(platform, { slug });
  throw redirect(href("/admin/articles/:articleId", { articleId }), {
    headers: await leaveFlash(platform.settings, `article ${intent}`),
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData ? `Edit ${loaderData.article.values.title}` : "Page not found") },
];

export default function ArticleEditorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { article, standing, preview, address, revisions, done } = loaderData;
  const [refusals, changes] = [useAnswerCount(actionData), useAnswerCount(done ? loaderData : undefined)];
  const answers = refusals + changes; // a form that came back starts with the values that came back
  return (
    <Page>
      <PageHeader
        title="Edit Article"
        subtitle={<PublicationBadge publication={standing.publication} />}
        back={{ to: href("/admin/articles"), label: "Articles" }}
        actions={<MoveButton articleId={article.id} intent="delete" label="Delete" about={article.values.title} />}
      />
      {done && !actionData ? <Done done={done} {...standing} /> : null}
      <ArticleForm
        key={`form ${article.id} ${answers}`}
        values={article.values}
        version={article.version}
        publication={standing.publication}
        publishedAt={standing.publishedAt}
        reply={actionData}
        standing={<StandingText {...standing} />}
      />
      <LivePreview key={`preview ${article.id} ${answers}`} formId={FORM_ID}>
        <PreviewContent preview={actionData?.preview ?? preview} address={address} />
      </LivePreview>
      <Revisions articleId={article.id} revisions={revisions} />
    </Page>
  );
}
