/** Receives browsers' reports that a page broke its content security policy. They are logged, and change nothing. */
import { readPolicyReports } from "#app/features/diagnostics/policy-reports.ts";
import { logEvent, maskPath } from "#app/middleware/log-request.ts";
import { notFound } from "#app/shared/respond.ts";
import type { Route } from "./+types/csp.ts";

export function loader() {
  throw notFound();
}

/** Answers 204 whatever was sent, so that nobody learns what we make of it. */
export async function action({ request }: Route.ActionArgs) {
  if (request.method !== "POST") throw notFound();
  for (const { page, ...violation } of readPolicyReports(await request.text()))
    logEvent("csp-violation", { page: maskPath(page), ...violation });
  return new Response(null, { status: 204 });
}
