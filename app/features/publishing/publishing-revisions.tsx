/** The list of revisions, and the comparison of one with the current text. */
import { Form, href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Table } from "#app/ui/table.tsx";
import { InstantText } from "#app/ui/time.tsx";
import type { ComparedLine } from "./compare-lines.ts";
import type { ListedRevision } from "./revisions.server.ts";

type RevisionsProps = { articleId: string; revisions: readonly ListedRevision[] };

export function Revisions({ articleId, revisions }: RevisionsProps) {
  return (
    <section aria-labelledby="revisions" className="mt-12">
      <h2 id="revisions" className="text-2xl">
        Revisions
      </h2>
      <p className="mt-1 mb-4 text-muted">Every save is kept. Open one to read it, compare it or restore it.</p>
      <Table
        caption="Revisions"
        columns={[{ label: "Saved" }, { label: "Saved by" }, { label: "Title" }, { label: "Status" }]}
        rows={revisions.map((revision, at) => ({
          key: String(revision.version),
          cells: [
            <span key="saved">
              <Link
                to={href("/admin/articles/:articleId/revisions/:version", {
                  articleId,
                  version: String(revision.version),
                })}
                className="link"
              >
                <InstantText value={revision.savedAt} />
              </Link>
              {at === 0 ? " (current)" : ""}
            </span>,
            revision.savedBy ?? "–",
            revision.title,
            statusOf(revision),
          ],
        }))}
      />
    </section>
  );
}

/** The state at the time of saving. */
function statusOf({ status, publishedAt, savedAt }: ListedRevision): string {
  if (status === "draft" || !publishedAt) return "Draft";
  return publishedAt > savedAt ? "Scheduled" : "Published";
}

/** The button that restores a revision's text. The address, and whether readers see the article, stay as they are. */
export function RestoreForm({ version }: { version: number }) {
  return (
    <Form method="post" className="flex flex-col items-start gap-1.5">
      <input type="hidden" name="version" value={version} />
      <Button variant="secondary" aria-describedby="about-restoring">
        Restore this text
      </Button>
      <p id="about-restoring" className="text-sm text-muted">
        Saved as a new revision, so nothing is lost. The address, and whether readers can see it, stay the same.
      </p>
    </Form>
  );
}

const MARKS = {
  same: { sign: " ", word: "", look: "text-muted" },
  removed: { sign: "−", word: "Only in this revision: ", look: "bg-danger-soft" },
  added: { sign: "+", word: "Only in the current text: ", look: "bg-success-soft" },
} as const;

/** Null stands for unchanged lines that are left out. */
export function Comparison({ lines }: { lines: readonly (ComparedLine | null)[] }) {
  if (!lines.some((line) => line && line.change !== "same"))
    return <p className="text-muted">The text has not changed since.</p>;
  return (
    <>
      <p className="mb-3 text-sm text-muted">
        Lines marked − are only in this revision, lines marked + only in the current text.
      </p>
      <div className="rounded-lg border border-line bg-raised py-2 font-mono text-sm">
        {lines.map((line, at) =>
          line === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown whole and never changes
            <p key={at} className="px-4 py-1 text-muted">
              …
            </p>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown whole and never changes
            <p key={at} className={`flex gap-3 px-4 py-0.5 ${MARKS[line.change].look}`}>
              <span aria-hidden>{MARKS[line.change].sign}</span>
              <span className="sr-only">{MARKS[line.change].word}</span>
              <span className="min-w-0 break-words whitespace-pre-wrap">{line.text}</span>
            </p>
          ),
        )}
      </div>
    </>
  );
}
