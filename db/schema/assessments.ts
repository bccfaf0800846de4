/** A signed-in person's questionnaire in progress. A trigger increments `version`; a completed one can no longer be changed. */
import { and, eq, isNull, sql } from "drizzle-orm";
import { check, foreignKey, index, integer, jsonb, pgPolicy, pgTable, smallint, uuid } from "drizzle-orm/pg-core";
import { clients } from "./clients.ts";
import { CALLER, createdAt, id, instant, jsonOf, NOW } from "./columns.ts";
import { MAX_JSON_BYTES } from "./limits.ts";
import { portalAdmin, portalOwner, portalUser } from "./roles.ts";
import { users } from "./users.ts";

/** Whether every question is answered: the summary is reached, or the document was generated. To use its index, every query must repeat it exactly. */
export const IS_FINISHED = sql.raw("(step = 12 or completed_at is not null)");

export const assessments = pgTable(
  "assessments",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    clientId: uuid("client_id"),
    /** Option ids by question id. */
    answers: jsonb().$type<Record<string, readonly string[]>>().notNull().default({}),
    step: smallint().notNull().default(1),
    version: integer().notNull().default(1),
    createdAt: createdAt("created_at"),
    updatedAt: createdAt("updated_at"),
    completedAt: instant("completed_at"),
  },
  (t) => [
    // Deleting a client sets only client_id to null; the migration says so, since Drizzle cannot.
    foreignKey({
      name: "assessments_client_fkey",
      columns: [t.userId, t.clientId],
      foreignColumns: [clients.userId, clients.id],
    }).onDelete("set null"),
    index("assessments_owner_order").on(t.userId, t.updatedAt, t.id),
    index("assessments_order").on(t.createdAt, t.id),
    index("assessments_finished").on(t.createdAt, t.id).where(IS_FINISHED),
    index("assessments_client").on(t.userId, t.clientId),
    check("assessments_step_known", sql`${t.step} between 1 and 12`),
    jsonOf("assessments_answers_object", t.answers, "object", MAX_JSON_BYTES.answers),
    pgPolicy("assessments_read_own", { for: "select", to: portalUser, using: eq(t.userId, CALLER) }),
    // Drizzle's insert names every column, so the policy says which of them the caller may choose.
    pgPolicy("assessments_insert_own", {
      for: "insert",
      to: portalUser,
      withCheck: sql`${t.userId} = ${CALLER} and ${t.version} = 1 and ${t.createdAt} = ${NOW} and ${t.updatedAt} = ${NOW} and ${t.completedAt} is null`,
    }),
    pgPolicy("assessments_update_own", {
      for: "update",
      to: portalUser,
      using: and(eq(t.userId, CALLER), isNull(t.completedAt)),
      withCheck: eq(t.userId, CALLER),
    }),
    pgPolicy("assessments_delete_own", {
      for: "delete",
      to: portalUser,
      using: and(eq(t.userId, CALLER), isNull(t.completedAt)),
    }),
    pgPolicy("assessments_read_all", { for: "select", to: [portalAdmin, portalOwner], using: sql`true` }),
  ],
);
