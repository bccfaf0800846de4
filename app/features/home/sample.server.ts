/** A real document for an invented client, made by the same composer as the paid ones. The home page shows its opening. */
import type { Answers } from "#app/features/catalogue/steps.ts";
import { composeDocument, SECTION_TITLES } from "#app/features/documents/compose.ts";
import { FACTS_AS_OF } from "#app/features/documents/facts/sources.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { type Block, readMarkdown } from "#app/shared/markdown.ts";

export type Sample = {
  title: string;
  client: string;
  sections: readonly string[];
  /** The executive summary up to its first heading. */
  opening: readonly Block[];
  tables: number;
};

const CLIENT = { name: "Aoife Byrne", company: "Harbourline Outfitters", country: "Ireland" };
const AUTHOR = { name: "Daniel Okafor", company: "Okafor Advisory" };

export const SAMPLE_ANSWERS: Answers = {
  "solution-type": ["azure-migration"],
  "solution-configuration": ["azure-rehost"],
  "company-size": ["medium"],
  industry: ["retail"],
  "current-technologies": ["windows-server", "active-directory", "sql-server", "office-365"],
  "cloud-maturity": ["early"],
  "primary-objective": ["cost-reduction", "enhance-security", "scalability"],
  timeline: ["6-12-months"],
  "security-requirements": ["mfa", "data-encryption", "identity-management", "threat-protection"],
  "integration-needs": ["erp", "database-systems"],
};

let sample: Sample | undefined;

/** The same for everybody on every day, so it is composed once per isolate. */
export function findSample(): Sample {
  sample ??= compose();
  return sample;
}

function compose(): Sample {
  const document = composeDocument({
    answers: SAMPLE_ANSWERS,
    client: CLIENT,
    author: AUTHOR,
    today: new Date(FACTS_AS_OF),
  });
  return {
    title: document.title,
    client: CLIENT.company,
    sections: SECTION_TITLES,
    opening: readMarkdown(openingOf(toMarkdown(document))),
    tables: document.sections.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === "table").length,
  };
}

/** Cut out before parsing, because parsing the whole text takes many times as long as composing it. */
function openingOf(markdown: string): string {
  const heading = `\n## ${SECTION_TITLES[0]}\n`;
  const start = markdown.indexOf(heading) + heading.length;
  return markdown.slice(start, markdown.indexOf("\n### ", start));
}
