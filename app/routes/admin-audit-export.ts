/** The audit log as a file, for owners. */
import { ownerDbContext } from "#app/context.ts";
import { exportAudit } from "#app/features/admin/audit.server.ts";
import { readAuditFilter } from "#app/features/admin/audit.ts";
import { attachment } from "#app/shared/content-disposition.ts";
import type { Route } from "./+types/admin-audit-export.ts";

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const file = await exportAudit(context.get(ownerDbContext), { filter: readAuditFilter(searchParams) });
  return new Response(file, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": attachment("audit_log.csv"),
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cache-Control": "private, no-store",
    },
  });
}
