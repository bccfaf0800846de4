/** Pages that anybody may open. */
import { Outlet } from "react-router";
import { ErrorPage } from "#app/ui/error-page.tsx";
import type { Route } from "./+types/public.ts";

export default function PublicLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
