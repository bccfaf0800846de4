/** The counters with which `app.take_token` limits rates, one a key. */
import { sql } from "drizzle-orm";
import { check, customType, index, integer } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { privateSchema } from "./settings.ts";

const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** The key is hashed, since it may hold an address. */
export const rateLimits = privateSchema
  .table(
    "rate_limits",
    { key: bytea().primaryKey(), used: integer().notNull(), expiresAt: instant("expires_at").notNull() },
    (t) => [index("rate_limits_expiry").on(t.expiresAt), check("rate_limits_used_positive", sql`${t.used} > 0`)],
  )
  .enableRLS();
