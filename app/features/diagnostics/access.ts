/** Who may open the diagnostic page, and what they may do there. */
import type { Settings } from "#workers/env.ts";

type Place = Pick<Settings, "environment" | "diagnostics">;

/** In development everybody; elsewhere only admins and owners, and only if the operator has switched it on. */
export function mayDiagnose({ environment, diagnostics }: Place, role: string | undefined): boolean {
  return environment === "embedded" || (diagnostics && (role === "admin" || role === "owner"));
}

/** Outside development, no test may create an account or a session. */
export function isReadOnly({ environment }: Pick<Settings, "environment">): boolean {
  return environment !== "embedded";
}
