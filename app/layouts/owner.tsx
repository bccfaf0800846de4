/** Pages for owners. */
import { Outlet } from "react-router";
import { requireOwner } from "#app/middleware/require-owner.ts";
import { requireUser } from "#app/middleware/require-user.ts";
import { ErrorPage } from "#app/ui/error-page.tsx";
import type { Route } from "./+types/owner.ts";

export const middleware: Route.MiddlewareFunction[] = [requireUser, requireOwner];

/** Makes client navigations between these pages pass the guard. */
export function loader() {
  return null;
}

export default function OwnerLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
