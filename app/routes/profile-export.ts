/** Everything that is held of the caller, as an archive. */
import { userDbContext } from "#app/context.ts";
import { openExport } from "#app/features/account/export.server.ts";
import { recordAccountEvent } from "#app/features/account/sessions.server.ts";
import { attachment } from "#app/shared/content-disposition.ts";
import type { Route } from "./+types/profile-export.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(userDbContext);
  const now = new Date();
  await recordAccountEvent(db, "exported");
  return new Response(await openExport(db, { now }), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": attachment(`my_data_${now.toISOString().slice(0, 10)}.zip`),
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
