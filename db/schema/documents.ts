/** Solution documents without their text. Only functions of the database write here; what is paid stays paid. */
import { eq, sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  numeric,
  pgPolicy,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { clients } from "./clients.ts";
import {
  ALPHABETICAL,
  CALLER,
  createdAt,
  currencyCode,
  filledText,
  id,
  instant,
  jsonOf,
  maxLength,
} from "./columns.ts";
import type { Currency } from "./currencies.ts";
import { MAX_JSON_BYTES, MAX_LENGTH } from "./limits.ts";
import { portalAdmin, portalOwner, portalUser } from "./roles.ts";
import { type Profile, users } from "./users.ts";

/** One answer as it is kept with the document: the shown text, and the option ids behind it. */
export type StoredResponse = {
  id: string;
  question: string;
  answer: string;
  values?: readonly string[];
  category: string;
};

/** The client as it was when the document was made. */
export type ClientSnapshot = { name?: string; email?: string; company?: string; profile?: Profile };

/** The client's company as it was, by which lists are ordered. To use its index, every query must repeat it exactly. */
export const CLIENT_OF_DOCUMENT = sql.raw("coalesce(client_snapshot ->> 'company', '')");

/** What may be shown before payment. */
export type DocumentPreview = Record<string, unknown>;

export const documents = pgTable(
  "documents",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    clientId: uuid("client_id"),
    clientSnapshot: jsonb("client_snapshot").$type<ClientSnapshot>().notNull().default({}),
    /** The key that makes Generate safe to press twice. No foreign key: it must outlive the assessment. */
    assessmentId: uuid("assessment_id").notNull(),
    title: text().notNull(),
    description: text().notNull(),
    templateType: text("template_type").notNull(),
    responses: jsonb().$type<readonly StoredResponse[]>().notNull(),
    preview: jsonb().$type<DocumentPreview>().notNull().default({}),
    contentVersion: text("content_version").notNull(),
    isPaid: boolean("is_paid").notNull().default(false),
    price: numeric({ precision: 10, scale: 2 }).notNull().default("99.99"),
    currency: text().$type<Currency>().notNull().default("USD"),
    createdAt: createdAt("created_at"),
    paidAt: instant("paid_at"),
    /** When a payment was first begun; a trigger writes it. */
    paymentBegunAt: instant("payment_begun_at"),
  },
  (t) => [
    unique("documents_assessment_id_key").on(t.assessmentId),
    // Deleting a client sets only client_id to null; the migration says so, since Drizzle cannot.
    foreignKey({
      name: "documents_client_fkey",
      columns: [t.userId, t.clientId],
      foreignColumns: [clients.userId, clients.id],
    }).onDelete("set null"),
    index("documents_owner_order").on(t.userId, t.createdAt, t.id),
    index("documents_owner_title").on(t.userId, sql`title ${ALPHABETICAL}`, t.id),
    index("documents_owner_client").on(t.userId, sql`(${CLIENT_OF_DOCUMENT}) ${ALPHABETICAL}`, t.id),
    index("documents_client").on(t.userId, t.clientId),
    index("documents_order").on(t.createdAt, t.id),
    index("documents_begun").on(t.createdAt, t.id).where(sql`${t.paymentBegunAt} is not null`),
    index("documents_paid").on(t.createdAt, t.id).where(sql`${t.isPaid}`),
    index("documents_unpaid").on(t.createdAt, t.id).where(sql`not ${t.isPaid}`),
    filledText("documents_title_length", t.title, MAX_LENGTH.title),
    maxLength("documents_description_length", t.description, MAX_LENGTH.description),
    filledText("documents_template_type_length", t.templateType, MAX_LENGTH.templateType),
    filledText("documents_content_version_length", t.contentVersion, MAX_LENGTH.label),
    jsonOf("documents_client_snapshot_object", t.clientSnapshot, "object", 2 * MAX_JSON_BYTES.profile),
    jsonOf("documents_responses_array", t.responses, "array", MAX_JSON_BYTES.responses),
    jsonOf("documents_preview_object", t.preview, "object", MAX_JSON_BYTES.preview),
    // `between`, because NaN passes `> 0`.
    check("documents_price_range", sql`${t.price} between 0.01 and 100000`),
    currencyCode("documents_currency_code", t.currency),
    check("documents_paid_has_date", sql`${t.isPaid} = (${t.paidAt} is not null)`),
    pgPolicy("documents_read_own", { for: "select", to: portalUser, using: eq(t.userId, CALLER) }),
    pgPolicy("documents_read_all", { for: "select", to: [portalAdmin, portalOwner], using: sql`true` }),
  ],
);
