/** All that remains of the audit log's lines after two years: how many there were of each action in a month. */
import { sql } from "drizzle-orm";
import { bigint, check, date, pgPolicy, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { filledText } from "./columns.ts";
import { MAX_LENGTH } from "./limits.ts";
import { portalOwner } from "./roles.ts";

export const auditMonths = pgTable(
  "audit_months",
  {
    /** Its first day, in UTC. */
    month: date().notNull(),
    action: text().notNull(),
    lines: bigint({ mode: "number" }).notNull(),
  },
  (t) => [
    primaryKey({ name: "audit_months_pkey", columns: [t.month, t.action] }),
    filledText("audit_months_action_length", t.action, MAX_LENGTH.label),
    check("audit_months_lines_positive", sql`${t.lines} > 0`),
    pgPolicy("audit_months_read_all", { for: "select", to: portalOwner, using: sql`true` }),
  ],
);
