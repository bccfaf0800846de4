/** The clients in a list, as a file for a spreadsheet. */
import { userDbContext } from "#app/context.ts";
import { recordAccountEvent } from "#app/features/account/sessions.server.ts";
import { exportClients } from "#app/features/clients/export.server.ts";
import { readClientList } from "#app/features/clients/list-address.ts";
import { refusePrefetch } from "#app/middleware/record-seen.ts";
import { respondFile } from "#app/shared/respond.ts";
import type { Route } from "./+types/clients-export.ts";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const db = context.get(userDbContext);
  refusePrefetch(request);
  const file = await exportClients(db, { list: readClientList(url.searchParams) });
  await recordAccountEvent(db, "exported");
  return respondFile(file, { type: "text/csv; charset=utf-8", name: "clients.csv" });
}
