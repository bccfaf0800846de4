/** The files of a paid document. 404 for a document that is not the caller's, or not paid for. */
import { platformContext, userDbContext } from "#app/context.ts";
import { findText, recordReading } from "#app/features/documents/documents.server.ts";
import { downloadOf, FORMATS } from "#app/features/documents/downloads.ts";
import { readOwnLogo } from "#app/features/profile/logo.server.ts";
import { recordSeen } from "#app/middleware/record-seen.ts";
import { notFound, respondFile } from "#app/shared/respond.ts";
import type { Route } from "./+types/document-download.ts";

export async function loader({ request, params: { documentId }, pattern, context }: Route.LoaderArgs) {
  const db = context.get(userDbContext);
  const [document, logo] = await Promise.all([findText(db, { documentId }), readOwnLogo(db)]);
  const format = FORMATS.find((ending) => pattern.endsWith(`.${ending}`));
  if (!format || !document?.isPaid || document.text === null) throw notFound();
  recordSeen({ request, context }, "document-downloaded", () => recordReading(db, { documentId, how: "downloaded" }));
  const { loadFile } = context.get(platformContext).settings;
  const { name, type, content } = await downloadOf({ ...document, markdown: document.text, logo }, format, loadFile);
  return respondFile(content, { type, name });
}
