/** Does what the editor's buttons say: shows a preview, saves the article, or says why not. */
import { data } from "react-router";
import { type FormReply, keepTyped, readForm, refuse, replyWith } from "#app/shared/form.ts";
import { notFound } from "#app/shared/respond.ts";
import { refuseSavedOver } from "#app/shared/stored-version.ts";
import type { AdminDb } from "#db/rls.server.ts";
import { type EditorReply, valuesOf } from "./editor-values.ts";
import { toPreview } from "./preview.ts";
import { type ArticleInput, PostedToEditor } from "./publishing.schema.ts";
import { createArticle, updateArticle } from "./publishing.server.ts";

const TAKEN = { slug: "This address is or was used by another article. Please choose a different one" };
const PAST = { publishOn: "This time has passed. Choose a later one, or publish now" };
const CHANGED =
  "This article has since been saved in another window or by someone else, so your version was not saved. Check both versions below: saving again keeps yours.";

export type Saved = { id: string; slug: string; intent: ArticleInput["intent"] };
type Answer = { saved: Saved } | { refused: ReturnType<typeof data<EditorReply>> };

/** Handles a press of any of the buttons. `articleId` is null for a new article. Throws 404 for one that is gone. */
export async function pressEditor(
  request: Request,
  { db, articleId, now }: { db: AdminDb; articleId: string | null; now: Date },
): Promise<Answer> {
  const form = await readForm(request, PostedToEditor);
  if (!form.ok) return { refused: refuse(form.reply) };
  const { value, reply } = form;
  if (value.intent === "preview") return { refused: data<EditorReply>({ ...reply, preview: toPreview(value) }) };
  if (value.publishAt && value.publishAt <= now) return { refused: refuse(replyWith(reply, { errors: PAST })) };
  const answer = await keepTyped(reply, () => save(db, { articleId, input: value, reply }));
  return "type" in answer ? { refused: answer } : answer;
}

type Filled = { articleId: string | null; input: ArticleInput; reply: FormReply };

async function save(db: AdminDb, { articleId, input, reply }: Filled): Promise<Answer> {
  const result = articleId === null ? await createArticle(db, input) : await updateArticle(db, { articleId, input });
  if (result.ok) return { saved: { id: result.value.id, slug: input.article.slug, intent: input.intent } };
  if (result.code === "changed") {
    const stored = { version: result.stored.version, values: valuesOf(result.stored) };
    return { refused: refuseSavedOver(reply, CHANGED, stored) };
  }
  if (result.code === "not-found") throw notFound();
  return { refused: refuse(replyWith(reply, { errors: TAKEN })) };
}
