/** The logo that a consultant's documents bear: one picture a person, whose header is checked before it is stored. */
import { Buffer } from "node:buffer";
import { eq, sql } from "drizzle-orm";
import { check, customType, pgPolicy, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { CALLER, createdAt, literal, NOW, oneOf } from "./columns.ts";
import { MAX_LOGO } from "./limits.ts";
import { portalUser } from "./roles.ts";
import { users } from "./users.ts";

export const LOGO_TYPES = ["image/png", "image/jpeg"] as const;

/** Written in Postgres's hexadecimal form, since parameters are sent as text. */
const bytea = customType<{ data: Uint8Array; driverData: Uint8Array | string }>({
  dataType: () => "bytea",
  toDriver: (bytes) => `\\x${Buffer.from(bytes).toString("hex")}`,
});

export const logos = pgTable(
  "logos",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text({ enum: LOGO_TYPES }).notNull(),
    bytes: bytea().notNull(),
    /** In pixels. */
    width: smallint().notNull(),
    height: smallint().notNull(),
    updatedAt: createdAt("updated_at"),
  },
  (t) => [
    oneOf("logos_type_known", t.type, LOGO_TYPES),
    check("logos_bytes_range", sql`octet_length(${t.bytes}) between 1 and ${literal(MAX_LOGO.bytes)}`),
    check("logos_width_range", sql`${t.width} between 1 and ${literal(MAX_LOGO.pixels)}`),
    check("logos_height_range", sql`${t.height} between 1 and ${literal(MAX_LOGO.pixels)}`),
    pgPolicy("logos_own", {
      for: "all",
      to: portalUser,
      using: eq(t.userId, CALLER),
      withCheck: sql`${t.userId} = ${CALLER} and ${t.updatedAt} = ${NOW}`,
    }),
  ],
);
