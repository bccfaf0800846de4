/** The text of a document. The policy asks for payment, so an unpaid text never leaves the database. */
import { sql } from "drizzle-orm";
import { jsonb, pgPolicy, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { CALLER, filledText, jsonOf } from "./columns.ts";
import { documents } from "./documents.ts";
import { MAX_JSON_BYTES, MAX_LENGTH } from "./limits.ts";
import { portalUser } from "./roles.ts";

/** Rules and answers in words, and for each heading the indexes of those behind it. */
export type StoredProvenance = {
  rules: readonly string[];
  answers: readonly string[];
  parts: readonly { rules: readonly number[]; answers: readonly number[] }[];
};

export const documentContents = pgTable(
  "document_contents",
  {
    documentId: uuid("document_id")
      .primaryKey()
      .references(() => documents.id, { onDelete: "cascade" }),
    generatedContent: text("generated_content").notNull(),
    /** Which rules and answers made each heading's part; null for documents older than this column. */
    provenance: jsonb().$type<StoredProvenance>(),
  },
  (t) => [
    filledText("document_contents_length", t.generatedContent, MAX_LENGTH.documentText),
    jsonOf("document_contents_provenance_object", t.provenance, "object", MAX_JSON_BYTES.provenance),
    pgPolicy("document_contents_read_own_paid", {
      for: "select",
      to: portalUser,
      using: sql`exists (select from public.documents d where d.id = ${t.documentId} and d.user_id = ${CALLER} and d.is_paid)`,
    }),
  ],
);
