/** The editor for a new article. */
import { href, redirect } from "react-router";
import { adminDbContext, platformContext } from "#app/context.ts";
import { forgetArticle } from "#app/features/articles/library.server.ts";
import { pressEditor } from "#app/features/publishing/editor.server.ts";
import { NEW_ARTICLE } from "#app/features/publishing/editor-values.ts";
import { toPreview } from "#app/features/publishing/preview.ts";
import { ArticleForm, FORM_ID } from "#app/features/publishing/publishing-form.tsx";
import { LivePreview, PreviewContent } from "#app/features/publishing/publishing-preview.tsx";
import { leaveFlash } from "#app/shared/flash.server.ts";
import { pageTitle } from "#app/shared/site.ts";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useAnswerCount } from "#app/ui/use-answer-count.ts";
import type { Route } from "./+types/admin-article-new.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(platformContext).settings;
  return { preview: toPreview(NEW_ARTICLE), address: origin + href("/articles") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const answer = await pressEditor(request, { db: context.get(adminDbContext), articleId: null, now: new Date() });
  if ("refused" in answer) return answer.refused;
  const { id, slug, intent } = answer.saved;
  await forgetArticle(platform, { slug });
  throw redirect(href("/admin/articles/:articleId", { articleId: id }), {
    headers: await leaveFlash(platform.settings, `article ${intent}`),
  });
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle("New Article") }];

export default function NewArticlePage({ loaderData, actionData }: Route.ComponentProps) {
  const answers = useAnswerCount(actionData); // a form that came back starts with the values that came back
  return (
    <Page>
      <PageHeader
        title="New Article"
        subtitle="Save drafts as often as you like. Readers see the article once you publish it."
        back={{ to: href("/admin/articles"), label: "Articles" }}
      />
      <ArticleForm
        key={`form ${answers}`}
        values={NEW_ARTICLE}
        version={0}
        publication="draft"
        publishedAt={null}
        reply={actionData}
        standing="Not saved yet."
      />
      <LivePreview key={`preview ${answers}`} formId={FORM_ID}>
        <PreviewContent preview={actionData?.preview ?? loaderData.preview} address={loaderData.address} />
      </LivePreview>
    </Page>
  );
}
