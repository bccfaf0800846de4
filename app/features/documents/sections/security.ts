/** Security Requirements: controls for each requirement, regulation, and the hardening of the solution itself. */

import type { Content } from "#app/features/documents/content.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { acceptedIn, referredIn, requirementIn } from "#app/features/documents/facts/requirements.ts";
import { optionLabel } from "#app/features/documents/option-label.ts";
import { requirementsOf } from "#app/features/documents/requested-work.ts";
import { Sheet } from "#app/features/documents/sheet.ts";
import type { Section } from "#app/features/documents/tree.ts";
import { regulation } from "./regulation.ts";
import { packTable } from "./solution.ts";

export function securitySection(content: Content): Section {
  const { brief } = content;
  const sheet = new Sheet(brief.reader);
  controlsForEachRequirement(sheet, content);
  return sheet.section("Security Requirements");
}

function controlsForEachRequirement(sheet: Sheet, content: Content): void {
  const { brief } = content;
  const accepts = () => !brief.holds(ASSESSES);
  sheet.heading("Controls for each requirement");
  sheet.table("security.controls", () => ({
    caption: "Security requirements and their controls",
    columns: ["Test|code", "Requirement", "In this project", ...(accepts() ? ["Accepted when", "Reference"] : [])],
    rows: requirementsOf(brief).map((row) => referredIn(row, content.pack.id, brief)),
    cells: ({ id, reference, measure }, index) => [
      `S-${index + 1}`,
      brief.has("security-requirements", id)
        ? optionLabel("security-requirements", id)
        : `${optionLabel("security-requirements", id)} (implied by Zero Trust)`,
      requirementIn(id, content.pack.id, brief),
      ...(accepts() ? [acceptedIn(id, content.pack.id, measure, brief), reference] : []),
    ],
  }));
  sheet.paragraph("security.effort", () =>
    accepts() ? "Only what stands under “In this project” is done and priced here." : null,
  );
  for (const table of content.pack.tables.filter(({ section }) => section === "security"))
    packTable(sheet, table, content);
  regulation(sheet, content);
}
