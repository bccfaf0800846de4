/** Pages of admins. */
import { Outlet } from "react-router";
import { adminDbContext } from "#app/context.ts";
import { recordStaffPage } from "#app/features/admin/audit.server.ts";
import { after } from "#app/middleware/after.ts";
import { requireAdmin } from "#app/middleware/require-admin.ts";
import { requireUser } from "#app/middleware/require-user.ts";
import { ErrorPage } from "#app/ui/error-page.tsx";
import type { Route } from "./+types/admin.ts";

export const middleware: Route.MiddlewareFunction[] = [requireUser, requireAdmin];

/** There so that client navigations between these pages pass the guard; the log keeps who opened them. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  after({ request, context }, "staff-page-opened", () => recordStaffPage(context.get(adminDbContext), url.pathname));
  return null;
}

export default function AdminLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
