/** The clients of a list, as a file for a spreadsheet. */
import { userDbContext } from "#app/context.ts";
import { recordAccountEvent } from "#app/features/account/sessions.server.ts";
import { exportClients } from "#app/features/clients/export.server.ts";
import { readClientList } from "#app/features/clients/list-address.ts";
import { recordSeen } from "#app/middleware/record-seen.ts";
import { respondFile } from "#app/shared/respond.ts";
import type { Route } from "./+types/clients-export.ts";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const db = context.get(userDbContext);
  const file = await exportClients(db, { list: readClientList(url.searchParams) });
  recordSeen({ request, context }, "clients-exported", () => recordAccountEvent(db, "exported"));
  return respondFile(file, { type: "text/csv; charset=utf-8", name: "clients.csv" });
}
