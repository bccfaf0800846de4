/** Pages for people who are signed in. */
import { Outlet } from "react-router";
import { requireUser } from "#app/middleware/require-user.ts";
import { ErrorPage } from "#app/ui/error-page.tsx";
import type { Route } from "./+types/account.ts";

export const middleware: Route.MiddlewareFunction[] = [requireUser];

/** Makes client navigations between these pages pass the guard. */
export function loader() {
  return null;
}

export default function AccountLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
