/** The caller's own logo. */
import { userDbContext } from "#app/context.ts";
import { readOwnLogo } from "#app/features/profile/logo.server.ts";
import { notFound, respondFile } from "#app/shared/respond.ts";
import type { Route } from "./+types/profile-logo-picture.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const logo = await readOwnLogo(context.get(userDbContext));
  if (!logo) throw notFound();
  return respondFile(new Uint8Array(logo.bytes), { type: logo.type });
}
