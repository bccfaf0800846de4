/** Everything held about the caller, as an archive. */
import { userDbContext } from "#app/context.ts";
import { openExport } from "#app/features/account/export.server.ts";
import { recordAccountEvent } from "#app/features/account/sessions.server.ts";
import { refusePrefetch } from "#app/middleware/record-seen.ts";
import { respondFile } from "#app/shared/respond.ts";
import type { Route } from "./+types/profile-export.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  refusePrefetch(request);
  const db = context.get(userDbContext);
  const now = new Date();
  await recordAccountEvent(db, "exported"); // first, so that the archive contains this event too
  const name = `my_data_${now.toISOString().slice(0, 10)}.zip`;
  return respondFile(await openExport(db, { now }), { type: "application/zip", name });
}
