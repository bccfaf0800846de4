/** Integration Requirements: the interface table, what each integration means here, and the hidden ones. */

import type { Content } from "#app/features/documents/content.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { HIDDEN_INTEGRATIONS, integrationIn } from "#app/features/documents/facts/integrations.ts";
import { connectsInPart, interfaceIn } from "#app/features/documents/facts/interfaces.ts";
import { DATA_GATEWAY } from "#app/features/documents/facts/work.ts";
import { Sheet } from "#app/features/documents/sheet.ts";
import { integrationsOf, optionLabel } from "#app/features/documents/tasks.ts";
import type { Section } from "#app/features/documents/tree.ts";
import { clause } from "#app/features/documents/words.ts";
import { packTable } from "./solution.ts";

export function integrationSection(content: Content): Section {
  const { brief } = content;
  const sheet = new Sheet(brief.reader);
  integrationIntro(sheet, content);
  interfaces(sheet, content);
  onPremisesDataGateway(sheet, content);
  connectionsThatNobodyNames(sheet, content);
  return sheet.section("Integration Requirements");
}

function integrationIntro(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.paragraph("integration.intro", () => {
    const found = integrationsOf(brief);
    return found.length === 0
      ? `No integration was asked for. This is checked again at ${clause(content.plan.gates[0]?.gate ?? "")}, because some connections are never named and always there.`
      : `${found.length === 1 ? "One integration is" : `${found.length} integrations are`} in scope. ${found.length === 1 ? "It" : "Each"} has an owner at ${brief.client.company}, a pattern, and a test that its owner signs.`;
  });
}

function interfaces(sheet: Sheet, content: Content): void {
  const { brief } = content;
  const small = () => brief.has("company-size", "small"); // whose one table says what others find in two
  const assesses = () => brief.holds(ASSESSES);
  const accepted = () => (assesses() ? [] : ["Accepted when"]);
  sheet.heading("Interfaces");
  sheet.table("integration.interfaces", () => ({
    caption: "Interfaces",
    columns: small()
      ? ["Test|code", "System", "In this project", ...(assesses() ? [] : ["Authentication"]), "Owner", ...accepted()]
      : ["Test|code", "System", "Pattern", "Direction", "Protocol", "Authentication", "Data", "Owner"],
    rows: integrationsOf(brief).map((row) => interfaceIn(row, content.pack.id)),
    cells: ({ id, pattern, direction, protocol, authentication, data, owner, acceptance }, index) => [
      `I-${index + 1}`,
      optionLabel("integration-needs", id),
      ...(small()
        ? [integrationIn(id, content.pack.id, brief), ...(assesses() ? [] : [authentication]), owner]
        : [pattern, direction, protocol, authentication, data, owner]),
      ...(small() ? accepted().map(() => acceptedWhen(acceptance, content)) : []),
    ],
  }));
  sheet.table("integration.work", () => ({
    caption: "Work, risk and acceptance of each integration",
    columns: ["System", "In this project", "Services", "Steps", "Risk (likelihood/impact)", ...accepted()],
    rows: (small() ? [] : integrationsOf(brief)).map((row) => interfaceIn(row, content.pack.id)),
    cells: ({ id, services, steps, risk, acceptance }) => [
      optionLabel("integration-needs", id),
      integrationIn(id, content.pack.id, brief),
      services,
      steps,
      risk,
      ...accepted().map(() => acceptedWhen(acceptance, content)),
    ],
  }));
  for (const table of content.pack.tables.filter(({ section }) => section === "integration"))
    packTable(sheet, table, content);
}

/** Moving data and applications is accepted by the whole interface; other solutions, and a landing zone, by the part they touch. */
function acceptedWhen(acceptance: string, { brief, pack }: Content): string {
  const landing = brief.has("solution-configuration", "azure-landing-zone");
  if (connectsInPart(pack.id) && !landing && !brief.holds(ASSESSES)) return acceptance;
  if (brief.has("solution-type", "hybrid-cloud")) return acceptance;
  return "What “In this project” names is shown to the owner in a test, and the owner signs";
}

function onPremisesDataGateway(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("On-premises data gateway");
  sheet.list("integration.gateway", () =>
    brief.holds(DATA_GATEWAY)
      ? [
          brief.has("solution-type", "azure-migration")
            ? "Cluster of two members on machines of their own, sized in the table of components."
            : "Cluster of two members on dedicated Windows servers, 8 cores and 8 GB each as a start.",
          "Outbound connections only; region equal to that of the tenant.",
          "Update each month; recovery key kept in the safe.",
          ...(brief.has("integration-needs", "erp") ? ["SAP sources need the connector library NCo 3.1."] : []),
        ]
      : [],
  );
}

function connectionsThatNobodyNames(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Connections that nobody names");
  sheet.table("integration.hidden", () => ({
    caption: "Checklist for discovery",
    columns: ["Connection", "Question", "Asked by"],
    rows: HIDDEN_INTEGRATIONS,
    cells: ({ item, question }) => [item, question, "Engineer, week 1"],
  }));
  sheet.paragraph("integration.sites", () =>
    brief.sites > 1 && !brief.has("company-size", "small")
      ? `Each question is asked for each of the ${brief.sites} planned sites.`
      : null,
  );
}
