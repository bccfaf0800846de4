/** Integration Requirements: what each integration means here, how it connects and what its owner accepts. */

import { FIRST_WAVE } from "#app/features/catalogue/estate.ts";
import { optionLabel } from "#app/features/documents/brief/option-label.ts";
import type { Content } from "#app/features/documents/content.ts";
import { integrationsOf } from "#app/features/documents/effort/requested-work.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { integrationIn } from "#app/features/documents/facts/integrations.ts";
import { INTERFACES, type Interface } from "#app/features/documents/facts/interfaces.ts";
import { DATA_GATEWAY } from "#app/features/documents/facts/work.ts";
import { Sheet } from "#app/features/documents/tree/sheet.ts";
import type { Section } from "#app/features/documents/tree/tree.ts";
import { sentence } from "#app/features/documents/words.ts";
import { packTable, reworded } from "./solution.ts";

export function integrationSection(content: Content): Section {
  const { brief } = content;
  const sheet = new Sheet(brief.reader);
  integrationIntro(sheet, content);
  interfaces(sheet, content);
  onPremisesDataGateway(sheet, content);
  return sheet.section("Integration Requirements");
}

/** Of what was asked for the table says all. */
function integrationIntro(sheet: Sheet, { brief }: Content): void {
  sheet.paragraph("integration.intro", () =>
    integrationsOf(brief).length > 0
      ? undefined
      : "No integration was requested; this is confirmed again at the first gate.",
  );
}

function interfaces(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Interfaces");
  sheet.table("integration.interfaces", () => {
    const rows = integrationsOf(brief).map((row) => ({ ...row, own: interfaceOf(row.id, content) }));
    const connects = rows.some(({ own }) => own);
    const lists = brief.holds(FIRST_WAVE);
    return {
      caption: "Interfaces",
      columns: [
        "Test|code",
        "System",
        "In this project",
        ...(connects ? ["Protocol", "Sign-in"] : []),
        "Owner",
        ...(connects || lists ? ["Acceptance criterion"] : []),
      ],
      rows: rows.map((row) => ({ ...row, source: row.own?.source ?? row.source })),
      cells: ({ id, owner, own }, index) => [
        `I-${index + 1}`,
        optionLabel("integration-needs", id),
        reworded(content)(integrationIn(id, content.pack.id, brief)),
        ...(own ? [own.protocol, own.authentication] : []),
        brief.has("company-size", "small") ? "IT contact" : owner,
        ...(own ? [sentence(own.acceptance)] : lists ? [FOUND] : []),
      ],
    };
  });
  for (const table of content.pack.tables.filter(({ section }) => section === "integration"))
    packTable(sheet, table, content);
}

/** A landing zone connects nothing yet. */
const FOUND = "Findings signed by the owner";

/** What this project connects; an assessment and a landing zone connect nothing yet. */
function interfaceOf(id: string, { brief, pack }: Content): Interface | undefined {
  if (brief.holds(ASSESSES) || brief.holds(FIRST_WAVE)) return undefined;
  const [configuration = ""] = brief.values("solution-configuration");
  return INTERFACES[configuration]?.[id] ?? INTERFACES[pack.id]?.[id];
}

/** Number, size and direction stand among the components. */
function onPremisesDataGateway(sheet: Sheet, { brief }: Content): void {
  sheet.paragraph("integration.gateway", () =>
    brief.holds(DATA_GATEWAY)
      ? `The data gateway is registered in the tenant's region and updated monthly; its recovery key is kept in the safe.${brief.has("company-size", "small") ? " A second member is needed only if reports cannot wait for a repair." : ""}`
      : undefined,
  );
}
