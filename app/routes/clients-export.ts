/** The clients of a list, as a file for a spreadsheet. */
import { userDbContext } from "#app/context.ts";
import { recordAccountEvent } from "#app/features/account/sessions.server.ts";
import { exportClients } from "#app/features/clients/export.server.ts";
import { readClientList } from "#app/features/clients/list-address.ts";
import { attachment } from "#app/shared/content-disposition.ts";
import type { Route } from "./+types/clients-export.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const db = context.get(userDbContext);
  await recordAccountEvent(db, "exported");
  return new Response(await exportClients(db, { list: readClientList(url.searchParams) }), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": attachment("clients.csv"),
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
