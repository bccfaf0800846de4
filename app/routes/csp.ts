/** Where browsers tell that a page broke its content security policy. What they say is logged, and changes nothing. */
import { readPolicyReports } from "#app/features/diagnostics/policy-reports.ts";
import { logEvent, maskPath } from "#app/middleware/log-request.ts";
import { notFound } from "#app/shared/respond.ts";
import type { Route } from "./+types/csp.ts";

export function loader() {
  throw notFound();
}

/** 204, whatever was sent: nobody is told what we make of it. */
export async function action({ request }: Route.ActionArgs) {
  if (request.method !== "POST") throw notFound();
  for (const { page, ...violation } of readPolicyReports(await request.text()))
    logEvent("csp-violation", { page: maskPath(page), ...violation });
  return new Response(null, { status: 204 });
}
