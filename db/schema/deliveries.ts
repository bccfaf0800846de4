/**
 * The outbox: mails that hand over a paid document, reminders of an unpaid one, mails to owners and buyers about a payment, and notices about
 * an account. A mail becomes `sent` only after the mail provider has taken it.
 */
import { eq, sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { CALLER, createdAt, id, instant, jsonOf, maxLength, oneOf } from "./columns.ts";
import { documents } from "./documents.ts";
import { MAX_JSON_BYTES, MAX_LENGTH } from "./limits.ts";
import { payments } from "./payments.ts";
import { portalAdmin, portalOwner, portalUser } from "./roles.ts";
import { users } from "./users.ts";

/** Mails about a document: once for the purchase, again on request, and as a reminder when an owner of the portal asks for one. */
const DOCUMENT_REASONS = ["purchase", "resend", "reminder"] as const;
/** Mails about a payment: the last two to its buyer, the others to each owner. */
export const PAYMENT_REASONS = [
  "refund",
  "dispute-open",
  "dispute-won",
  "dispute-lost",
  "charged-again",
  "refund-refused",
  "money-back",
  "refund-returned",
] as const;
/** Notices to the holder of an account: a sign-in from a new place, a removed second factor, or what will be deleted. */
export const ACCOUNT_REASONS = [
  "new-place",
  "second-factor-removed",
  "documents-expiring",
  "account-expiring",
  "account-expiring-last",
] as const;
export const DELIVERY_REASONS = [...DOCUMENT_REASONS, ...PAYMENT_REASONS, ...ACCOUNT_REASONS] as const;
/** `uncertain`: the carrier may have taken the mail but did not say so. It is never sent again automatically. */
export const DELIVERY_STATUSES = ["pending", "sending", "sent", "failed", "uncertain"] as const;

export const deliveries = pgTable(
  "deliveries",
  {
    id: id(),
    /** Null for a mail about a payment or an account. */
    documentId: uuid("document_id").references(() => documents.id, { onDelete: "cascade" }),
    /** The recipient. */
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    reason: text({ enum: DELIVERY_REASONS }).notNull(),
    status: text({ enum: DELIVERY_STATUSES }).notNull().default("pending"),
    attempts: smallint().notNull().default(0),
    nextAttemptAt: createdAt("next_attempt_at"),
    /** Until then no other attempt may take the mail. */
    leasedUntil: instant("leased_until"),
    lastError: text("last_error"),
    createdAt: createdAt("created_at"),
    sentAt: instant("sent_at"),
    /** When the attempt under way began to hand the mail over: from then on the carrier may have it. */
    handedAt: instant("handed_at"),
    /** When the recipient's mail server sent it back, and what it said. */
    bouncedAt: instant("bounced_at"),
    bounceReason: text("bounce_reason"),
    /** For a mail about a payment: which payment, and which amount of it. */
    paymentId: uuid("payment_id").references(() => payments.id, { onDelete: "cascade" }),
    amountMinor: integer("amount_minor"),
    /** What else a notice says; emptied a week after it was sent. */
    detail: jsonb().$type<{ country?: string; browser?: string }>().notNull().default({}),
  },
  (t) => [
    uniqueIndex("deliveries_one_purchase").on(t.documentId).where(sql`${t.reason} = 'purchase'`),
    uniqueIndex("deliveries_one_under_way")
      .on(t.documentId)
      .where(sql`${t.status} in ('pending', 'sending') and ${t.reason} <> 'reminder'`),
    uniqueIndex("deliveries_one_reminder")
      .on(t.documentId)
      .where(sql`${t.status} in ('pending', 'sending') and ${t.reason} = 'reminder'`),
    uniqueIndex("deliveries_payment_told").on(t.paymentId, t.userId, t.reason, t.amountMinor),
    index("deliveries_due").on(t.nextAttemptAt).where(sql`${t.status} in ('pending', 'sending')`),
    index("deliveries_in_trouble")
      .on(t.createdAt, t.id)
      .where(sql`${t.status} in ('failed', 'uncertain') or ${t.bouncedAt} is not null`),
    index("deliveries_document_order").on(t.documentId, t.createdAt, t.id),
    index("deliveries_owner_order").on(t.userId, t.createdAt, t.id),
    oneOf("deliveries_reason_known", t.reason, DELIVERY_REASONS),
    check(
      "deliveries_about_one",
      sql`num_nonnulls(${t.documentId}, ${t.paymentId}) = case when ${t.reason} in (${sql.raw(ACCOUNT_REASONS.map((reason) => `'${reason}'`).join(", "))}) then 0 else 1 end`,
    ),
    jsonOf("deliveries_detail_object", t.detail, "object", MAX_JSON_BYTES.profile),
    index("deliveries_notices").on(t.createdAt).where(sql`${t.documentId} is null and ${t.paymentId} is null`),
    check("deliveries_payment_has_amount", sql`(${t.paymentId} is null) = (${t.amountMinor} is null)`),
    oneOf("deliveries_status_known", t.status, DELIVERY_STATUSES),
    maxLength("deliveries_last_error_length", t.lastError, MAX_LENGTH.description),
    maxLength("deliveries_bounce_reason_length", t.bounceReason, MAX_LENGTH.description),
    check("deliveries_bounce_has_date", sql`(${t.bouncedAt} is null) = (${t.bounceReason} is null)`),
    check("deliveries_sent_has_date", sql`(${t.status} = 'sent') = (${t.sentAt} is not null)`),
    check("deliveries_sending_has_lease", sql`(${t.status} = 'sending') = (${t.leasedUntil} is not null)`),
    pgPolicy("deliveries_read_own", { for: "select", to: portalUser, using: eq(t.userId, CALLER) }),
    pgPolicy("deliveries_read_all", { for: "select", to: [portalAdmin, portalOwner], using: sql`true` }),
  ],
);
