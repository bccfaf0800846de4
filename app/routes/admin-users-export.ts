/** The list of users as a file, for owners. */
import { ownerDbContext } from "#app/context.ts";
import { exportUsers } from "#app/features/admin/export.server.ts";
import { readUserFilter } from "#app/features/admin/user-filter.ts";
import { respondFile } from "#app/shared/respond.ts";
import type { Route } from "./+types/admin-users-export.ts";

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const file = await exportUsers(context.get(ownerDbContext), { filter: readUserFilter(searchParams) });
  return respondFile(file, { type: "text/csv; charset=utf-8", name: "users_export.csv" });
}
