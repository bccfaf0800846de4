/** The list of users as a file, for owners. */
import { ownerDbContext } from "#app/context.ts";
import { exportUsers } from "#app/features/admin/export.server.ts";
import { readUserFilter } from "#app/features/admin/user-filter.ts";
import { attachment } from "#app/shared/content-disposition.ts";
import type { Route } from "./+types/admin-users-export.ts";

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const file = await exportUsers(context.get(ownerDbContext), { filter: readUserFilter(searchParams) });
  return new Response(file, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": attachment("users_export.csv"),
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cache-Control": "private, no-store",
    },
  });
}
