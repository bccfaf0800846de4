/** What was done, by whom and when; never the values of personal data. Written by functions of the database, changed by nobody. */
import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgPolicy, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, filledText, jsonOf, maxLength } from "./columns.ts";
import { MAX_JSON_BYTES, MAX_LENGTH } from "./limits.ts";
import { portalOwner } from "./roles.ts";

export const auditEvents = pgTable(
  "audit_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: createdAt("at"),
    /** No foreign key: the line outlives the account. */
    actorId: uuid("actor_id"),
    actorRole: text("actor_role").notNull(),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: uuid("entity_id"),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    requestId: text("request_id"),
    /** The network that the request came from, cut short so that it names no household: an IPv4 /24 or an IPv6 /48. */
    network: text(),
  },
  (t) => [
    index("audit_events_order").on(t.at, t.id),
    index("audit_events_entity_order").on(t.entity, t.at, t.id),
    index("audit_events_action_order").on(t.action, t.at, t.id),
    index("audit_events_entity").on(t.entity, t.entityId, t.id),
    index("audit_events_actor").on(t.actorId, t.id),
    filledText("audit_events_actor_role_length", t.actorRole, MAX_LENGTH.label),
    filledText("audit_events_action_length", t.action, MAX_LENGTH.label),
    filledText("audit_events_entity_length", t.entity, MAX_LENGTH.label),
    maxLength("audit_events_request_id_length", t.requestId, MAX_LENGTH.label),
    maxLength("audit_events_network_length", t.network, MAX_LENGTH.label),
    jsonOf("audit_events_detail_object", t.detail, "object", MAX_JSON_BYTES.profile),
    pgPolicy("audit_events_read_all", { for: "select", to: portalOwner, using: sql`true` }),
  ],
);
