/** Security Requirements: controls for each requirement, regulation, and the hardening of the solution itself. */

import { optionLabel } from "#app/features/documents/brief/option-label.ts";
import type { Content } from "#app/features/documents/content.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { frameworkOf } from "#app/features/documents/facts/frameworks.ts";
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
  for (const table of content.pack.tables.filter(({ section }) => section === "security"))
    packTable(sheet, table, content);
  regulation(sheet, content);
}

/** An authority serves loss prevention by what it does with keys. */
const OF_KEYS = /^Data loss prevention: Keys/;

/** Its practice statement and its events are proof of law, and of the controls on keys and on logs. */
const OF_POLICY = /CP\/CPS/;

/** The requirements with their place in the framework that was named; where none was, in what every reader knows, and an assessment needs no such column. */
function referencesOf(content: Content): { column: string | null; rows: readonly RequestedControl[] } {
  const { brief, pack, proofs } = content;
  const framework = frameworkOf(brief);
  const rows = requirementsOf(brief);
  if (!framework) {
    const referred = rows.map((row) => referredIn(row, pack.id, brief));
    const isEmpty = brief.holds(ASSESSES) || referred.every(({ reference }) => reference === "");
    return { column: isEmpty ? null : "Reference", rows: referred };
  }
  const pointsOf = ({ id, code }: RequestedControl) => {
    const words = proofs.find((proof) => proof.code === code)?.words ?? "";
    const measures = NIS2_MEASURES.filter(({ shows }) => shows?.test(words)).map(({ point }) => `(${point})`);
    const subject = OF_KEYS.test(words) ? "data-encryption" : id;
    if (!framework.points) return measures.join(", ");
    const keys = OF_POLICY.test(words) ? framework.keys : undefined;
    return [framework.points[subject], keys].filter(Boolean).join(", ");
  };
  const placed = rows.map((row) => ({ ...row, reference: pointsOf(row), source: framework.source }));
  return { column: framework.column, rows: placed };
}
