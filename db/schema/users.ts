/** The people who sign in: one row an account of Supabase Auth, made by a trigger there and never by the browser. */
import { eq, sql } from "drizzle-orm";
import { index, jsonb, pgPolicy, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { authUsers } from "drizzle-orm/supabase";
import { CALLER, createdAt, instant, jsonOf, maxLength, oneOf } from "./columns.ts";
import { MAX_JSON_BYTES, MAX_LENGTH } from "./limits.ts";
import { portalAdmin, portalOwner, portalUser } from "./roles.ts";

export const USER_ROLES = ["user", "admin", "owner"] as const;
export const USER_STATUSES = ["active", "suspended"] as const;

/** The free-form part of a user or a client; every field is optional. */
export type Profile = {
  jobTitle?: string;
  department?: string;
  phoneNumber?: string;
  website?: string;
  companySize?: string;
  industry?: string;
  address?: { street?: string; street2?: string; city?: string; state?: string; zipCode?: string; country?: string };
  /** With its country code, without blanks, and with valid check digits. */
  vatNumber?: string;
  technicalContact?: { name?: string; email?: string; phone?: string };
};

export const users = pgTable(
  "users",
  {
    id: uuid()
      .primaryKey()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    name: text().notNull().default(""),
    email: text().notNull(),
    company: text().notNull().default(""),
    role: text({ enum: USER_ROLES }).notNull().default("user"),
    status: text({ enum: USER_STATUSES }).notNull().default("active"),
    profile: jsonb().$type<Profile>().notNull().default({}),
    termsVersion: text("terms_version"),
    termsAcceptedAt: instant("terms_accepted_at"),
    createdAt: createdAt("created_at"),
    updatedAt: createdAt("updated_at"),
    /** The industry in the profile, kept apart because nobody else may read a profile; a trigger keeps it in step. */
    industry: text(),
  },
  (t) => [
    index("users_order").on(t.createdAt, t.id),
    index("users_staff").on(t.createdAt, t.id).where(sql`${t.role} <> 'user'`),
    index("users_with_company").on(t.createdAt, t.id).where(sql`${t.company} <> ''`),
    index("users_with_industry").on(t.createdAt, t.id).where(sql`${t.industry} is not null`),
    index("users_search").using(
      "gin",
      t.name.op("gin_trgm_ops"),
      t.email.op("gin_trgm_ops"),
      t.company.op("gin_trgm_ops"),
    ),
    maxLength("users_name_length", t.name, MAX_LENGTH.name),
    maxLength("users_email_length", t.email, 255), // what auth.users holds
    maxLength("users_company_length", t.company, MAX_LENGTH.company),
    maxLength("users_terms_version_length", t.termsVersion, MAX_LENGTH.label),
    oneOf("users_role_known", t.role, USER_ROLES),
    oneOf("users_status_known", t.status, USER_STATUSES),
    jsonOf("users_profile_object", t.profile, "object", MAX_JSON_BYTES.profile),
    pgPolicy("users_read_own", { for: "select", to: portalUser, using: eq(t.id, CALLER) }),
    pgPolicy("users_update_own", {
      for: "update",
      to: portalUser,
      using: eq(t.id, CALLER),
      withCheck: eq(t.id, CALLER),
    }),
    pgPolicy("users_read_all", { for: "select", to: [portalAdmin, portalOwner], using: sql`true` }),
  ],
);
