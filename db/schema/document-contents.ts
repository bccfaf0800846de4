/** The text of a document. The policy asks for payment, so an unpaid text never leaves the database. */
import { sql } from "drizzle-orm";
import { pgPolicy, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { CALLER, filledText } from "./columns.ts";
import { documents } from "./documents.ts";
import { MAX_LENGTH } from "./limits.ts";
import { portalUser } from "./roles.ts";

export const documentContents = pgTable(
  "document_contents",
  {
    documentId: uuid("document_id")
      .primaryKey()
      .references(() => documents.id, { onDelete: "cascade" }),
    generatedContent: text("generated_content").notNull(),
  },
  (t) => [
    filledText("document_contents_length", t.generatedContent, MAX_LENGTH.documentText),
    pgPolicy("document_contents_read_own_paid", {
      for: "select",
      to: portalUser,
      using: sql`exists (select from public.documents d where d.id = ${t.documentId} and d.user_id = ${CALLER} and d.is_paid)`,
    }),
  ],
);
