/** Attempts to pay for a document, in minor units with their currency. At most one is open and one has succeeded per document. */
import { eq, sql } from "drizzle-orm";
import { check, index, integer, pgPolicy, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { CALLER, createdAt, currencyCode, id, instant, maxLength, oneOf } from "./columns.ts";
import type { Currency } from "./currencies.ts";
import { documents } from "./documents.ts";
import { MAX_LENGTH } from "./limits.ts";
import { portalAdmin, portalOwner, portalUser } from "./roles.ts";
import { users } from "./users.ts";

/** Stripe's test mode counts as a provider of its own: no money moves in it, and neither mode knows the payments begun in the other. */
export const PAYMENT_PROVIDERS = ["simulator", "stripe", "stripe-test"] as const;
export type ProviderName = (typeof PAYMENT_PROVIDERS)[number];

/**
 * In the order in which a payment may move, never back. `duplicate`: the provider took the money although another payment of the same
 * document had succeeded, or the document was deleted, so all of it is given back.
 */
export const PAYMENT_STATUSES = ["open", "processing", "failed", "cancelled", "succeeded", "duplicate"] as const;

/** `won` and `lost` are seen from our side: whether we kept the money. */
export const DISPUTE_STATUSES = ["open", "won", "lost"] as const;

export const payments = pgTable(
  "payments",
  {
    id: id(),
    /** Null, like the user, once the account is erased: the books keep how much was paid, but no longer who paid for what. */
    documentId: uuid("document_id").references(() => documents.id, { onDelete: "set null" }),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    provider: text({ enum: PAYMENT_PROVIDERS }).notNull(),
    /** The provider's own id of the attempt, once it gave one. */
    providerReference: text("provider_reference"),
    status: text({ enum: PAYMENT_STATUSES }).notNull().default("open"),
    amountMinor: integer("amount_minor").notNull(),
    /** Copied from the document. */
    currency: text().$type<Currency>().notNull(),
    failureCode: text("failure_code"),
    createdAt: createdAt("created_at"),
    updatedAt: createdAt("updated_at"),
    /** When the schedule may next ask the provider about it. */
    reconcileAt: createdAt("reconcile_at"),
    succeededAt: instant("succeeded_at"),
    /** When all of it had been refunded. */
    refundedAt: instant("refunded_at"),
    refundedMinor: integer("refunded_minor").notNull().default(0),
    disputedAt: instant("disputed_at"),
    disputeStatus: text("dispute_status", { enum: DISPUTE_STATUSES }),
  },
  (t) => [
    uniqueIndex("payments_one_open").on(t.documentId).where(sql`${t.status} in ('open', 'processing')`),
    uniqueIndex("payments_one_succeeded").on(t.documentId).where(sql`${t.status} = 'succeeded'`),
    uniqueIndex("payments_provider_reference_key").on(t.provider, t.providerReference),
    index("payments_document").on(t.documentId),
    index("payments_owner_order").on(t.userId, t.createdAt, t.id),
    index("payments_to_reconcile").on(t.reconcileAt).where(sql`${t.status} in ('open', 'processing')`),
    index("payments_revenue").on(t.succeededAt, t.id).where(sql`${t.status} = 'succeeded' and ${t.refundedAt} is null`),
    index("payments_to_refund").on(t.createdAt, t.id).where(sql`${t.status} = 'duplicate' and ${t.refundedAt} is null`),
    index("payments_taken_back")
      .on(t.createdAt, t.id)
      .where(sql`${t.refundedMinor} > 0 or ${t.disputeStatus} is not null`),
    oneOf("payments_provider_known", t.provider, PAYMENT_PROVIDERS),
    oneOf("payments_status_known", t.status, PAYMENT_STATUSES),
    maxLength("payments_provider_reference_length", t.providerReference, MAX_LENGTH.title),
    maxLength("payments_failure_code_length", t.failureCode, MAX_LENGTH.label),
    check("payments_amount_range", sql`${t.amountMinor} between 1 and 10000000`),
    check("payments_refund_range", sql`${t.refundedMinor} between 0 and ${t.amountMinor}`),
    oneOf("payments_dispute_status_known", t.disputeStatus, DISPUTE_STATUSES),
    check("payments_dispute_has_date", sql`(${t.disputeStatus} is null) = (${t.disputedAt} is null)`),
    currencyCode("payments_currency_code", t.currency),
    check(
      "payments_success_has_date",
      sql`(${t.status} in ('succeeded', 'duplicate')) = (${t.succeededAt} is not null)`,
    ),
    pgPolicy("payments_read_own", { for: "select", to: portalUser, using: eq(t.userId, CALLER) }),
    pgPolicy("payments_read_all", { for: "select", to: [portalAdmin, portalOwner], using: sql`true` }),
  ],
);
