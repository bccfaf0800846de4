/** One revision of an article: shows it, compares it with the current text, and restores it. */
import { href, redirect } from "react-router";
import { adminDbContext, platformContext } from "#app/context.ts";
import { forgetArticle } from "#app/features/articles/library.server.ts";
import { compareLines, onlyChanges } from "#app/features/publishing/compare-lines.ts";
import { toPreview } from "#app/features/publishing/preview.ts";
import { faultForReaders, RevisionInput } from "#app/features/publishing/publishing.schema.ts";
import { findWritten, type WrittenArticle } from "#app/features/publishing/publishing.server.ts";
import { PreviewContent } from "#app/features/publishing/publishing-preview.tsx";
import { Comparison, RestoreForm } from "#app/features/publishing/publishing-revisions.tsx";
import { findRevisionAndArticle, type Revision, restoreRevision } from "#app/features/publishing/revisions.server.ts";
import { formatInstant } from "#app/shared/date.ts";
import { leaveFlash } from "#app/shared/flash.server.ts";
import { keepTyped, readForm, refuse, replyWith } from "#app/shared/form.ts";
import { notFound } from "#app/shared/respond.ts";
import { pageTitle } from "#app/shared/site.ts";
import { refuseSavedOver, type SavedOverReply } from "#app/shared/stored-version.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/admin-article-revision.ts";

const UNFIT =
  "Readers can see this article, or soon will, so this text was not restored. Save the article as a draft first.";
const CHANGED = "This article has since been saved, so nothing was changed. Compare again, then decide.";

export async function loader({ params: { articleId, version }, context }: Route.LoaderArgs) {
  const { origin } = context.get(platformContext).settings;
  const db = context.get(adminDbContext);
  const found = await findRevisionAndArticle(db, { articleId, number: version });
  if (!found) throw notFound();
  const { revision, article } = found;
  return {
    articleId,
    savedAt: revision.savedAt,
    preview: toPreview(revision),
    address: origin + href("/articles/:slug", { slug: revision.slug }),
    compared: compare(revision, article),
  };
}

/** `version` is that of the current text, on which a restored text will be based. */
function compare(revision: Revision, article: WrittenArticle) {
  const [then, now] = [wholeText(revision), wholeText(article)];
  return { version: article.version, changes: onlyChanges(compareLines(then, now)), isCurrent: then === now };
}

type Compared = ReturnType<typeof compare>;

function wholeText({ title, description, body }: { title: string; description: string; body: string }): string {
  return [title, description, "", body].join("\n");
}

export async function action({ request, params: { articleId, version }, context }: Route.ActionArgs) {
  const form = await readForm(request, RevisionInput);
  if (!form.ok) return refuse(form.reply);
  const { value, reply } = form;
  const platform = context.get(platformContext);
  const db = context.get(adminDbContext);
  const refused = await keepTyped(reply, async () => {
    const found = await findRevisionAndArticle(db, { articleId, number: version });
    if (!found) throw notFound();
    const { revision, article } = found;
    const fault = article.status === "draft" ? null : faultForReaders(revision);
    if (fault) return refuse(replyWith(reply, { message: `${UNFIT} ${fault}` }));
    const restored = await restoreRevision(db, { revision, seen: value.version });
    if (!restored.ok) {
      const stored = await findWritten(db, { articleId });
      if (!stored) throw notFound();
      return refuseSavedOver(reply, CHANGED, compare(revision, stored));
    }
    await forgetArticle(platform, restored.value);
    return null;
  });
  if (refused) return refused;
  throw redirect(href("/admin/articles/:articleId", { articleId }), {
    headers: await leaveFlash(platform.settings, "article revision"),
  });
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Revision") }];

export default function RevisionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { articleId, savedAt, preview, address, compared } = loaderData;
  const reply: SavedOverReply<Compared> | undefined = actionData;
  const { version, changes, isCurrent } = reply?.stored ?? compared;
  return (
    <Page>
      <PageHeader
        title={preview.title}
        subtitle={`As saved on ${formatInstant(savedAt)}`}
        back={{ to: href("/admin/articles/:articleId", { articleId }), label: "Edit Article" }}
      />
      <div className="flex flex-col gap-8">
        {reply?.message ? <Banner tone="error">{reply.message}</Banner> : null}
        {isCurrent ? null : <RestoreForm version={version} />}
        <section aria-labelledby="comparison">
          <h2 id="comparison" className="mb-3 text-2xl">
            Compared with the current text
          </h2>
          <Comparison lines={changes} />
        </section>
        <section aria-labelledby="text">
          <h2 id="text" className="mb-3 text-2xl">
            This revision
          </h2>
          <PreviewContent preview={preview} address={address} />
        </section>
      </div>
    </Page>
  );
}
