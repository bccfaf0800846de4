/** The audit log as a file, for owners. */
import { ownerDbContext } from "#app/context.ts";
import { exportAudit } from "#app/features/admin/audit.server.ts";
import { readAuditFilter } from "#app/features/admin/audit.ts";
import { respondFile } from "#app/shared/respond.ts";
import type { Route } from "./+types/admin-audit-export.ts";

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const file = await exportAudit(context.get(ownerDbContext), { filter: readAuditFilter(searchParams) });
  return respondFile(file, { type: "text/csv; charset=utf-8", name: "audit_log.csv" });
}
