/**
 * The seal of the audit log: a hash for each line, made of the line and the previous hash, so that a changed, inserted or removed line
 * shows. The schedule adds to it, and nobody changes it.
 */
import { sql } from "drizzle-orm";
import { bigint, check, pgPolicy, pgTable, text, unique } from "drizzle-orm/pg-core";
import { portalOwner } from "./roles.ts";

export const auditChain = pgTable(
  "audit_chain",
  {
    /** From 1, without a gap. */
    position: bigint({ mode: "number" }).primaryKey(),
    /** No foreign key: the chain must be able to show that the line is gone. */
    eventId: bigint("event_id", { mode: "number" }).notNull(),
    /** SHA-256, in hexadecimal. */
    hash: text().notNull(),
  },
  (t) => [
    unique("audit_chain_event_id_key").on(t.eventId),
    check("audit_chain_hash_form", sql`${t.hash} ~ '^[0-9a-f]{64}$'`),
    pgPolicy("audit_chain_read_all", { for: "select", to: portalOwner, using: sql`true` }),
  ],
);
