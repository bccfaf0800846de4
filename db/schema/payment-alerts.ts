/** The outbox of mails to owners until they moved into `deliveries`: kept empty for the release before, and to be dropped by the next. */
import { sql } from "drizzle-orm";
import { index, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, instant, maxLength, oneOf } from "./columns.ts";
import { MAX_LENGTH } from "./limits.ts";
import { payments } from "./payments.ts";
import { users } from "./users.ts";

export const ALERT_KINDS = ["refund", "dispute-open", "dispute-won", "dispute-lost"] as const;

export const paymentAlerts = pgTable(
  "payment_alerts",
  {
    id: id(),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => payments.id, { onDelete: "cascade" }),
    /** The owner who is told. */
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: ALERT_KINDS }).notNull(),
    amountMinor: integer("amount_minor").notNull(),
    attempts: smallint().notNull().default(0),
    /** While an attempt is under way: when the next may take its place. */
    nextAttemptAt: createdAt("next_attempt_at"),
    lastError: text("last_error"),
    createdAt: createdAt("created_at"),
    sentAt: instant("sent_at"),
  },
  (t) => [
    index("payment_alerts_due").on(t.nextAttemptAt).where(sql`${t.sentAt} is null`),
    index("payment_alerts_payment").on(t.paymentId),
    index("payment_alerts_owner").on(t.userId),
    oneOf("payment_alerts_kind_known", t.kind, ALERT_KINDS),
    maxLength("payment_alerts_last_error_length", t.lastError, MAX_LENGTH.description),
  ],
).enableRLS();
