/** The caller's own logo. */
import { userDbContext } from "#app/context.ts";
import { readOwnLogo } from "#app/features/profile/logo.server.ts";
import { notFound } from "#app/shared/respond.ts";
import type { Route } from "./+types/profile-logo-picture.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const logo = await readOwnLogo(context.get(userDbContext));
  if (!logo) throw notFound();
  return new Response(new Uint8Array(logo.bytes), {
    headers: {
      "Content-Type": logo.type,
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
