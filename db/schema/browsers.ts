/** The browsers in which an account has signed in, at most twenty, so that its owner is told of a new one. Functions of the database write them. */
import { eq, sql } from "drizzle-orm";
import { check, index, pgPolicy, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { CALLER, createdAt } from "./columns.ts";
import { portalUser } from "./roles.ts";
import { users } from "./users.ts";

export const browsers = pgTable(
  "browsers",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the account's id and the number in the browser's cookie, so that it does not show that two accounts share a browser. */
    key: text().notNull(),
    firstUsedAt: createdAt("first_used_at"),
    lastUsedAt: createdAt("last_used_at"),
  },
  (t) => [
    primaryKey({ name: "browsers_pkey", columns: [t.userId, t.key] }),
    index("browsers_last_used").on(t.lastUsedAt),
    check("browsers_key_form", sql`${t.key} ~ '^[0-9a-f]{64}$'`),
    pgPolicy("browsers_read_own", { for: "select", to: portalUser, using: eq(t.userId, CALLER) }),
  ],
);
