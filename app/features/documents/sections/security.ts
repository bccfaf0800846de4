/** Security Requirements: controls for each requirement, regulation, and the hardening of the solution itself. */

import type { Brief } from "#app/features/documents/brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { THREATS } from "#app/features/documents/facts/governance.ts";
import { type Jurisdiction, NIS2_MEASURES, REGULATIONS } from "#app/features/documents/facts/regulations.ts";
import { ACCEPTED_IN_SOLUTION, requirementIn } from "#app/features/documents/facts/requirements.ts";
import type { SourceKey } from "#app/features/documents/facts/sources.ts";
import { chosenRows, say } from "#app/features/documents/pack.ts";
import { lines, Sheet } from "#app/features/documents/sheet.ts";
import { optionLabel, requirementsOf } from "#app/features/documents/tasks.ts";
import type { Section } from "#app/features/documents/tree.ts";
import { packTable } from "./solution.ts";

export function securitySection(content: Content): Section {
  const { brief } = content;
  const sheet = new Sheet(brief.reader);
  controlsForEachRequirement(sheet, content);
  return sheet.section("Security Requirements");
}

function controlsForEachRequirement(sheet: Sheet, content: Content): void {
  const { brief } = content;
  const small = () => brief.has("company-size", "small"); // whose one table says both
  sheet.heading("Controls for each requirement");
  sheet.table("security.controls", () => ({
    caption: "Security requirements and their controls",
    columns: [
      "Test|code",
      "Requirement",
      "In this project",
      ...(small() && !brief.holds(ASSESSES) ? ["Accepted in this project when"] : []),
      "Services of the full control",
      "Their licence",
      "Reference",
      "Owner",
    ],
    rows: requirementsOf(brief),
    cells: ({ id, services, licence, reference, measure }, index) => [
      `S-${index + 1}`,
      brief.has("security-requirements", id)
        ? optionLabel("security-requirements", id)
        : `${optionLabel("security-requirements", id)} (implied by Zero Trust)`,
      requirementIn(id, content.pack.id, brief),
      ...(small() && !brief.holds(ASSESSES) ? [acceptedWhen(id, measure, content)] : []),
      services,
      licence,
      reference,
      "Security lead",
    ],
  }));
  sheet.table("security.measures", () => ({
    caption: `${brief.holds(ASSESSES) ? "Effort" : "Acceptance in this project, and effort"}${rollsOut(brief) ? ", target and evidence" : " and target"} of a full roll-out`,
    columns: [
      "Requirement",
      "Person-days of a full roll-out",
      ...(brief.holds(ASSESSES) ? [] : ["Accepted in this project when"]),
      "Target of a full roll-out",
      ...(rollsOut(brief) ? ["Main risk (likelihood/impact)", "Evidence"] : []),
    ],
    rows: small() ? [] : requirementsOf(brief),
    cells: ({ id, effort, measure, risk, evidence }) => [
      optionLabel("security-requirements", id),
      effort[brief.size],
      ...(brief.holds(ASSESSES) ? [] : [acceptedWhen(id, measure, content)]),
      !brief.holds(ASSESSES) && acceptedWhen(id, measure, content) === measure ? "as in this project" : measure,
      ...(rollsOut(brief) ? [risk, evidence] : []),
    ],
  }));
  sheet.paragraph("security.effort", () =>
    brief.holds(ASSESSES)
      ? null
      : "The effort in Budget Considerations covers the part named “in this project”. A full roll-out across the organisation is a project of its own.",
  );
  for (const { id, steps } of requirementsOf(brief)) {
    sheet.heading(`Steps: ${optionLabel("security-requirements", id)}`, 4);
    sheet.list(`security.steps.${id}`, () => (stepsShown(brief, id) ? steps : []), true);
  }
  threats(sheet, content);
  for (const table of content.pack.tables.filter(({ section }) => section === "security"))
    packTable(sheet, table, content);
  regulation(sheet, content);
}

/** The rule for the part that this project carries; the whole target where the project rolls the control out. */
function acceptedWhen(id: string, measure: string, { brief, pack }: Content): string {
  return say(ACCEPTED_IN_SOLUTION[id]?.[pack.id] ?? measure, brief);
}

/** Certificates, device management, a tenant, migration and hybrid cloud carry a part of each control; its roll-out is another project. */
function rollsOut(brief: Brief): boolean {
  return !brief.has(
    "solution-type",
    "certificate-services",
    "configuration-manager",
    "azure-migration",
    "hybrid-cloud",
    "microsoft-365",
    "security",
  );
}

/** A small organisation is served by the table; the steps would double its length. */
function stepsShown(brief: Brief, id: string): boolean {
  return (
    brief.has("solution-type", "security") &&
    !brief.holds(ASSESSES) &&
    !brief.has("company-size", "small") &&
    requirementsOf(brief).some((row) => row.id === id)
  );
}

function threats(sheet: Sheet, { brief }: Content): void {
  sheet.heading("Threats considered");
  sheet.table("security.threats", () =>
    brief.has("company-size", "small") || brief.holds(ASSESSES)
      ? null
      : {
          caption: "Threats, the controls that answer them and what remains",
          columns: ["Threat", "Way in", "Control that answers it", "What remains"],
          rows: chosenRows(THREATS, brief),
          cells: ({ threat, way, control, left }) => [threat, way, control, left],
        },
  );
}

function regulation(sheet: Sheet, { brief }: Content): void {
  sheet.heading("Regulation");
  sheet.paragraph("regulation.notice", () => {
    const selected = brief.has("security-requirements", "compliance");
    const regulated = brief.has("industry", "healthcare", "finance", "government");
    const unasked =
      regulated && !selected
        ? " Compliance was not selected among the requirements; for this industry the following normally applies all the same."
        : "";
    return `What follows is likely applicable to ${brief.client.company} and is to be confirmed with counsel. No product makes an organisation compliant.${unasked}`;
  });
  sheet.table("regulation.rows", () => ({
    caption: "Obligations, and the controls and evidence that answer them",
    columns: ["Regime", "Obligation", "Technical implication", "Control", "Evidence", "Owner"],
    rows: REGULATIONS.filter(
      ({ industries, jurisdictions }) =>
        jurisdictions.includes(brief.jurisdiction) && (industries.length === 0 || brief.has("industry", ...industries)),
    ),
    cells: ({ regime, obligation, implication, control, evidence, owner, locally }) => [
      locally?.[brief.client.country ?? ""] ?? regime,
      obligation,
      implication,
      control,
      evidence,
      owner,
    ],
  }));
  sheet.paragraph("regulation.dora", () =>
    brief.jurisdiction === "eu" && brief.has("industry", "finance") && brief.has("company-size", "small")
      ? "Check of size under DORA: a microenterprise (fewer than 10 people and at most EUR 2 million of turnover or balance sheet) is exempt from parts of Art. 5 to 14 and from threat-led testing, and some small entities follow the simplified framework of Art. 16; register, contract clauses and incident reports stay. Licence and headcount decide; to be confirmed with counsel before the rows above are planned in full."
      : null,
  );
  sheet.paragraph("regulation.nis2", () => {
    if (brief.jurisdiction !== "eu") return null;
    if (brief.has("company-size", "small"))
      return "NIS2 (Directive (EU) 2022/2555) is likely out of scope at this size, except for the special cases the directive lists.";
    if (!brief.has("industry", "healthcare", "finance", "manufacturing", "government", "technology"))
      return "NIS2 (Directive (EU) 2022/2555) covers listed sectors only; whether a listed activity exists is to be checked once.";
    const category = nis2Class(brief);
    const finance = brief.has("industry", "finance") ? " For financial entities DORA prevails as the special law." : "";
    return `NIS2 (Directive (EU) 2022/2555) may apply, ${NIS2_CLASSES[category]}.${finance} Reports are due after 24 hours (early warning), 72 hours (notification) and one month (final). National transposition is to be verified${brief.client.country === "Ireland" ? ": in Ireland a bill was under way in June 2026" : ""}.`;
  });
  sheet.table("regulation.nis2.measures", () =>
    brief.jurisdiction === "eu" &&
    !brief.has("company-size", "small") &&
    brief.has("industry", "healthcare", "finance", "manufacturing", "government", "technology")
      ? {
          caption: "Measures of NIS2, Art. 21(2)",
          columns: ["Point", "Measure", "Control that answers it"],
          rows: NIS2_MEASURES,
          cells: ({ point, measure, control }) => [point, measure, control],
        }
      : null,
  );
  sheet.table("regulation.incident", () => ({
    caption: "Incident clock",
    columns: ["After", "To do", "Who"],
    rows: lines(brief.holds(ASSESSES) ? [] : clock(brief), "ej", ...clockSources(brief)),
    cells: ({ line }) => line,
  }));
}

const ESSENTIAL_FINES = "EUR 10 million or 2% of turnover";
const IMPORTANT_FINES = "EUR 7 million or 1.4% of turnover";
const NIS2_CLASSES = {
  essential: `probably as an essential entity with fines up to ${ESSENTIAL_FINES}`,
  important: `probably as an important entity with fines up to ${IMPORTANT_FINES}`,
  activity: `as an essential entity with fines up to ${ESSENTIAL_FINES} if the organisation runs digital infrastructure or manages services for others, otherwise as an important one with fines up to ${IMPORTANT_FINES}`,
};

/** Large organisations of Annex I are essential; technology belongs there by what it does, manufacturing to Annex II. */
function nis2Class(brief: Brief): keyof typeof NIS2_CLASSES {
  if (!brief.has("company-size", "large", "enterprise")) return "important";
  if (brief.has("industry", "technology")) return "activity";
  return brief.has("industry", "healthcare", "government", "finance") ? "essential" : "important";
}

const CLOCK_SOURCES: Record<Jurisdiction, readonly SourceKey[]> = {
  eu: ["gdpr", "nis2"],
  uk: ["gdpr"],
  us: [],
  other: [],
};

function clockSources(brief: Brief): readonly SourceKey[] {
  const patients = brief.jurisdiction === "us" && brief.has("industry", "healthcare");
  return patients ? ["hipaa-rules"] : CLOCK_SOURCES[brief.jurisdiction];
}

function clock(brief: Brief): string[][] {
  const { jurisdiction } = brief;
  const finance = brief.has("industry", "finance");
  const rows = [["1 hour", "Triage, contain, preserve logs, name an incident lead", "Security lead"]];
  if (finance && jurisdiction === "eu")
    rows.push(["4 hours after classification", "First notice to the supervisor (DORA)", "ICT risk officer"]);
  if (jurisdiction === "eu") rows.push(["24 hours", "Early warning where NIS2 applies", "Security lead"]);
  if (jurisdiction === "eu" || jurisdiction === "uk")
    rows.push([
      "72 hours",
      `Notice to the data protection authority if personal data are concerned${jurisdiction === "eu" ? "; notification where NIS2 applies" : ""}`,
      "Data protection lead",
    ]);
  else rows.push(["period of local law", "Notice to authority and people concerned", "Data protection lead"]);
  if (jurisdiction === "us" && brief.has("industry", "healthcare"))
    rows.push([
      "60 days at most",
      "Notice to patients concerned; from 500 on, to the federal department and the media",
      "Data protection lead",
    ]);
  if (jurisdiction === "eu")
    rows.push([
      "1 month",
      `Final report with cause and measures where NIS2${finance ? " or DORA" : ""} applies`,
      "Security lead",
    ]);
  return rows;
}
