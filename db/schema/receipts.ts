/**
 * Receipts: one for each payment that succeeded, issued in its transaction and numbered without gaps. Later events are recorded in the payment:
 * a receipt never changes, except that erasing the account or the document takes away who bought what.
 */
import { eq, sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { CALLER, createdAt, currencyCode, filledText, id, jsonOf, oneOf } from "./columns.ts";
import type { Currency } from "./currencies.ts";
import { documents } from "./documents.ts";
import { MAX_JSON_BYTES, MAX_LENGTH } from "./limits.ts";
import { payments } from "./payments.ts";
import { portalAdmin, portalOwner, portalUser } from "./roles.ts";
import { privateSchema } from "./settings.ts";
import { type Profile, users } from "./users.ts";

/** `contained`: the amount includes the seller's tax. `reverse-charge`: it does not, and the buyer accounts for the tax. `none`: no tax is due. */
export const TAX_TREATMENTS = ["contained", "reverse-charge", "none"] as const;

export type ReceiptSeller = { name: string; address: string; taxNumber?: string };
/** From the buyer's profile at the time; once the account is erased, only the country and what the tax depends on. */
export type ReceiptBuyer = { name: string; company?: string; address?: Profile["address"]; vatNumber?: string };

export const receipts = pgTable(
  "receipts",
  {
    id: id(),
    /** `2026-000001`: the year in UTC and a running number. */
    number: text().notNull(),
    year: smallint().notNull(),
    serial: integer().notNull(),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => payments.id),
    /** Null, like the document, once the account is erased. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    documentId: uuid("document_id").references(() => documents.id, { onDelete: "set null" }),
    title: text().notNull(),
    amountMinor: integer("amount_minor").notNull(),
    /** Copied from the payment. */
    currency: text().$type<Currency>().notNull(),
    taxTreatment: text("tax_treatment", { enum: TAX_TREATMENTS }).notNull(),
    /** In hundredths of a per cent; 0 unless the amount contains tax. */
    taxRateBasisPoints: integer("tax_rate_basis_points").notNull(),
    taxMinor: integer("tax_minor").notNull(),
    seller: jsonb().$type<ReceiptSeller>().notNull(),
    buyer: jsonb().$type<ReceiptBuyer>().notNull(),
    /** The payment did not go through Stripe's live mode, or no seller was set. */
    isDemonstration: boolean("is_demonstration").notNull(),
    issuedAt: createdAt("issued_at"),
  },
  (t) => [
    unique("receipts_number_key").on(t.number),
    unique("receipts_payment_key").on(t.paymentId),
    unique("receipts_year_serial_key").on(t.year, t.serial),
    index("receipts_owner_order").on(t.userId, t.year, t.serial),
    index("receipts_document").on(t.documentId),
    filledText("receipts_title_length", t.title, MAX_LENGTH.title),
    currencyCode("receipts_currency_code", t.currency),
    oneOf("receipts_tax_treatment_known", t.taxTreatment, TAX_TREATMENTS),
    check("receipts_amount_range", sql`${t.amountMinor} between 1 and 10000000`),
    check("receipts_tax_rate_range", sql`${t.taxRateBasisPoints} between 0 and 10000`),
    check("receipts_tax_range", sql`${t.taxMinor} between 0 and ${t.amountMinor}`),
    check("receipts_tax_where_contained", sql`(${t.taxTreatment} = 'contained') = (${t.taxRateBasisPoints} > 0)`),
    jsonOf("receipts_seller_object", t.seller, "object", MAX_JSON_BYTES.profile),
    jsonOf("receipts_buyer_object", t.buyer, "object", MAX_JSON_BYTES.profile),
    pgPolicy("receipts_read_own", { for: "select", to: portalUser, using: eq(t.userId, CALLER) }),
    pgPolicy("receipts_read_all", { for: "select", to: [portalAdmin, portalOwner], using: sql`true` }),
  ],
);

/** The last number of each year. Taking the next one locks the row, so that a purchase that fails leaves no gap. */
export const receiptCounters = privateSchema
  .table("receipt_counters", { year: smallint().primaryKey(), last: integer().notNull() }, (t) => [
    check("receipt_counters_last_positive", sql`${t.last} > 0`),
  ])
  .enableRLS();
