/** Security Requirements: controls for each requirement, regulation, and the hardening of the solution itself. */

import { optionLabel } from "#app/features/documents/brief/option-label.ts";
import type { Content } from "#app/features/documents/content.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { boundElsewhere, frameworkOf, orderedBy } from "#app/features/documents/facts/frameworks.ts";
import { NIS2_MEASURES } from "#app/features/documents/facts/regulations.ts";
import {
  acceptedIn,
  type RequestedControl,
  referredIn,
  requirementIn,
  requirementsOf,
} from "#app/features/documents/facts/requirements.ts";
import { Sheet } from "#app/features/documents/tree/sheet.ts";
import type { Section } from "#app/features/documents/tree/tree.ts";
import { evidenceByControl } from "./framework.ts";
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
  sheet.heading("Controls by requirement");
  sheet.table("security.controls", () => {
    const { column, rows } = referencesOf(content);
    return {
      caption: "Security requirements and their controls",
      columns: [
        "Test|code",
        "Requirement",
        "In this project",
        ...(accepts() ? ["Acceptance criterion"] : []),
        ...(column ? [column] : []),
      ],
      rows,
      cells: ({ id, code, reference, measure }) => [
        code,
        brief.has("security-requirements", id)
          ? optionLabel("security-requirements", id)
          : `${optionLabel("security-requirements", id)} (implied by Zero Trust)`,
        requirementIn(id, content.pack.id, brief),
        ...(accepts() ? [acceptedIn(id, content.pack.id, measure, brief)] : []),
        ...(column ? [reference || "–"] : []),
      ],
    };
  });
  evidenceByControl(sheet, content);
  for (const table of content.pack.tables.filter(({ section }) => section === "security"))
    packTable(sheet, table, content);
  regulation(sheet, content);
}

/** The requirements with their place in the framework that was named for an assessment; for a project, whose controls are ordered by a framework in a table of their own, in what every reader knows where it has none. */
function referencesOf(content: Content): { column: string | null; rows: readonly RequestedControl[] } {
  const { brief, pack, proofs } = content;
  const framework = brief.holds(ASSESSES) && boundElsewhere(brief) === null ? frameworkOf(brief) : null;
  const rows = requirementsOf(brief);
  if (!framework) {
    const referred = rows.map((row) => referredIn(row, pack.id, brief));
    const isEmpty = brief.holds(ASSESSES) || orderedBy(brief) || referred.every(({ reference }) => reference === "");
    return { column: isEmpty ? null : "Reference", rows: referred };
  }
  const pointsOf = ({ id, code }: RequestedControl) => {
    const words = proofs.find((proof) => proof.code === code)?.words ?? "";
    const measures = NIS2_MEASURES.filter(({ shows }) => shows?.test(words)).map(({ point }) => `(${point})`);
    return framework.points ? (framework.points[id] ?? "") : measures.join(", ");
  };
  const placed = rows.map((row) => ({ ...row, reference: pointsOf(row), source: framework.source }));
  return { column: framework.column, rows: placed };
}
