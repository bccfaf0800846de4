/** Every event that a payment provider told us of, once, with its outcome. No role may read it; only functions of the database do. */
import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, filledText, maxLength, oneOf } from "./columns.ts";
import { MAX_LENGTH } from "./limits.ts";
import { PAYMENT_PROVIDERS, payments } from "./payments.ts";

export const paymentEvents = pgTable(
  "payment_events",
  {
    provider: text({ enum: PAYMENT_PROVIDERS }).notNull(),
    eventId: text("event_id").notNull(),
    paymentId: uuid("payment_id").references(() => payments.id, { onDelete: "restrict" }),
    type: text().notNull(),
    amountMinor: integer("amount_minor"),
    currency: text(),
    outcome: text().notNull(),
    receivedAt: createdAt("received_at"),
  },
  (t) => [
    primaryKey({ name: "payment_events_pkey", columns: [t.provider, t.eventId] }),
    index("payment_events_payment").on(t.paymentId),
    index("payment_events_received").on(t.receivedAt),
    oneOf("payment_events_provider_known", t.provider, PAYMENT_PROVIDERS),
    filledText("payment_events_event_id_length", t.eventId, MAX_LENGTH.title),
    filledText("payment_events_type_length", t.type, MAX_LENGTH.label),
    maxLength("payment_events_currency_length", t.currency, MAX_LENGTH.label),
    filledText("payment_events_outcome_length", t.outcome, MAX_LENGTH.label),
  ],
).enableRLS();
