/** A consultant's own clients. `version`, which a trigger increments, lets a save from a stale tab be refused. */
import { eq, sql } from "drizzle-orm";
import { index, integer, jsonb, pgPolicy, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { ALPHABETICAL, CALLER, createdAt, filledText, id, instant, jsonOf, NOW } from "./columns.ts";
import { MAX_JSON_BYTES, MAX_LENGTH } from "./limits.ts";
import { portalAdmin, portalOwner, portalUser } from "./roles.ts";
import { type Profile, users } from "./users.ts";

export const clients = pgTable(
  "clients",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    email: text().notNull(),
    company: text().notNull(),
    profile: jsonb().$type<Profile>().notNull().default({}),
    version: integer().notNull().default(1),
    createdAt: createdAt("created_at"),
    updatedAt: createdAt("updated_at"),
    archivedAt: instant("archived_at"),
  },
  (t) => [
    unique("clients_user_id_id_key").on(t.userId, t.id),
    index("clients_owner_order").on(t.userId, t.createdAt, t.id),
    index("clients_order").on(t.createdAt, t.id),
    index("clients_owner_name").on(t.userId, sql`name ${ALPHABETICAL}`, t.id),
    index("clients_owner_company").on(t.userId, sql`company ${ALPHABETICAL}`, t.id),
    filledText("clients_name_length", t.name, MAX_LENGTH.name),
    filledText("clients_email_length", t.email, MAX_LENGTH.email),
    filledText("clients_company_length", t.company, MAX_LENGTH.company),
    jsonOf("clients_profile_object", t.profile, "object", MAX_JSON_BYTES.profile),
    pgPolicy("clients_read_own", { for: "select", to: portalUser, using: eq(t.userId, CALLER) }),
    // Drizzle's insert names every column, so the policy says which of them the caller may choose.
    pgPolicy("clients_insert_own", {
      for: "insert",
      to: portalUser,
      withCheck: sql`${t.userId} = ${CALLER} and ${t.version} = 1 and ${t.createdAt} = ${NOW} and ${t.updatedAt} = ${NOW} and ${t.archivedAt} is null`,
    }),
    pgPolicy("clients_update_own", {
      for: "update",
      to: portalUser,
      using: eq(t.userId, CALLER),
      withCheck: eq(t.userId, CALLER),
    }),
    pgPolicy("clients_read_all", { for: "select", to: [portalAdmin, portalOwner], using: sql`true` }),
  ],
);
