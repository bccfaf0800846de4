/** The audit trail of Auth, one row an event. */
import { randomUUID } from "node:crypto";
import type { Client, Db } from "./server.ts";
import { INSTANCE, type User } from "./users.ts";

const KINDS = {
  challenge_created: "factor",
  factor_in_progress: "factor",
  factor_unenrolled: "factor",
  login: "account",
  logout: "account",
  token_refreshed: "token",
  token_revoked: "token",
  user_confirmation_requested: "user",
  user_deleted: "team",
  user_modified: "user",
  user_recovery_requested: "user",
  user_repeated_signup: "user",
  user_signedup: "team",
  user_updated_password: "user",
  verification_attempted: "factor",
} as const;

export type AuditAction = keyof typeof KINDS;
type Actor = Pick<User, "id" | "email">;

/** The actor recorded for admin calls: no person, but the service's own role. */
export const SERVICE: Actor = { id: INSTANCE, email: "service_role" };

export async function audit(
  db: Db,
  client: Client,
  actor: Actor,
  action: AuditAction,
  traits?: Record<string, string>,
): Promise<void> {
  const payload = {
    action,
    actor_id: actor.id,
    actor_username: actor.email ?? "",
    actor_via_sso: false,
    log_type: KINDS[action],
    ...(traits ? { traits } : {}),
  };
  const row = { instance_id: INSTANCE, id: randomUUID(), payload: db.json(payload), created_at: new Date() };
  await db`insert into auth.audit_log_entries ${db({ ...row, ip_address: client.ip })}`;
}
