/** The Conditional Access policies that two solutions build: CA01 to CA12. */

import { is } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief.ts";
import { SMALL_CUTS } from "#app/features/documents/facts/depth.ts";
import { chosenRows, type PackTable } from "#app/features/documents/pack.ts";

const LARGER = is("company-size", "large", "enterprise");

export const CONDITIONAL_ACCESS: PackTable = {
  id: "conditional-access",
  section: "security",
  heading: "Conditional Access policies",
  intro: (brief) =>
    brief.holds(LARGER)
      ? "All twelve policies are planned at this size. Break-glass accounts are excluded from every one and watched by an alert."
      : "At this size CA01 to CA05 come first, CA06 and CA07 once devices are enrolled, and the others where the licence allows. Break-glass accounts are excluded from every one and watched by an alert.",
  caption: "Conditional Access, from report-only to enforced",
  columns: ["Policy", "Effect", "Scope", "Begins as", "Licence"],
  rows: [
    {
      cells: ["CA01", "Block legacy authentication", "everybody", "report-only 7–14 days", "P1"],
      source: ["ca-templates", "scuba"],
    },
    { cells: ["CA02", "Require a second factor", "everybody", "report-only", "P1"], source: ["ca-templates"] },
    {
      cells: ["CA03", "Require a phishing-resistant factor", "administrators", "report-only", "P1"],
      source: ["ca-templates", "scuba"],
    },
    {
      cells: ["CA04", "Protect registration of security information", "everybody", "report-only", "P1"],
      source: ["ca-templates"],
    },
    {
      cells: ["CA05", "Second factor for Azure management", "everybody", "on; the platform demands it anyway", "P1"],
      source: ["ca-templates", "mfa-mandatory"],
    },
    {
      cells: ["CA06", "Compliant or joined device, or second factor", "everybody", "pilot", "P1"],
      source: ["ca-templates"],
    },
    {
      cells: ["CA07", "Known platforms; protected applications on phones", "users", "pilot", "P1 and Intune"],
      source: ["ca-templates"],
    },
    {
      cells: ["CA08", "High-risk users change their password", "holders of Entra ID P2", "pilot", "P2"],
      when: { any: [LARGER, is("security-requirements", "zero-trust", "identity-management", "threat-protection")] },
      source: ["ca-templates", "scuba"],
    },
    {
      cells: ["CA09", "High-risk sign-ins blocked", "holders of Entra ID P2", "pilot", "P2"],
      when: { any: [LARGER, is("security-requirements", "zero-trust", "identity-management", "threat-protection")] },
      source: ["scuba"],
    },
    { cells: ["CA10", "Block device-code flow", "everybody but documented cases", "on", "P1"], source: ["scuba"] },
    {
      cells: ["CA11", "Second factor and terms for guests", "guests", "report-only", "P1"],
      source: ["ca-templates", "ej"],
    },
    { cells: ["CA12", "Short sessions on unmanaged devices", "everybody", "pilot", "P1"], source: ["ca-templates"] },
  ],
};

/** How many policies the table prints. */
export function policiesOf(brief: Brief): number {
  const planned = chosenRows(CONDITIONAL_ACCESS.rows, brief).length;
  const shown = brief.has("company-size", "small") ? SMALL_CUTS[CONDITIONAL_ACCESS.id]?.rows : undefined;
  return Math.min(planned, shown ?? planned);
}
