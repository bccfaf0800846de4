/** Pages for admins. */
import { Outlet } from "react-router";
import { requireAdmin } from "#app/middleware/require-admin.ts";
import { requireUser } from "#app/middleware/require-user.ts";
import { ErrorPage } from "#app/ui/error-page.tsx";
import type { Route } from "./+types/admin.ts";

export const middleware: Route.MiddlewareFunction[] = [requireUser, requireAdmin];

/** Makes client navigations between these pages pass the guard. */
export function loader() {
  return null;
}

export default function AdminLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
