/** Pages of owners. */
import { Outlet } from "react-router";
import { ownerDbContext } from "#app/context.ts";
import { recordStaffPage } from "#app/features/admin/audit.server.ts";
import { after } from "#app/middleware/after.ts";
import { requireOwner } from "#app/middleware/require-owner.ts";
import { requireUser } from "#app/middleware/require-user.ts";
import { ErrorPage } from "#app/ui/error-page.tsx";
import type { Route } from "./+types/owner.ts";

export const middleware: Route.MiddlewareFunction[] = [requireUser, requireOwner];

/** There so that client navigations between these pages pass the guard; the log keeps who opened them. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  after({ request, context }, "staff-page-opened", () => recordStaffPage(context.get(ownerDbContext), url.pathname));
  return null;
}

export default function OwnerLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
