/** Documents of the custom assessment, and what its tests read of them. */

import type { Answers } from "#app/features/catalogue/steps.ts";
import type { Block, DocumentTree } from "#app/features/documents/tree/tree.ts";
import { blocksOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";

export const inputOf = (configuration: string, answers: Answers = {}, today?: string) =>
  inputFor(
    {
      ...workedExample(),
      "solution-type": ["custom"],
      "solution-configuration": [configuration],
      "current-technologies": ["none"],
      "security-requirements": ["mfa", "threat-protection"],
      "primary-objective": ["cost-reduction"],
      "integration-needs": ["none"],
      industry: ["other"],
      ...answers,
    },
    today ? { today: new Date(`${today}T10:00:00Z`) } : {},
  );

export const documentOf = (...given: Parameters<typeof inputOf>): DocumentTree => composed(inputOf(...given));

/** What stands under a rule: its heading, its words and its table. */
export const ruled = (tree: DocumentTree, rule: string): Block[] =>
  blocksOf(tree).filter(({ provenance }) => provenance.rule === rule);

export const PRODUCTS: readonly [string, RegExp][] = [
  ["windows-server", /^Windows Server/m],
  ["active-directory", /^Active Directory/m],
  ["exchange-server", /^Exchange Server/m],
  ["sharepoint", /^SharePoint Server/m],
  ["sql-server", /^SQL Server/m],
  ["office-365", /^Microsoft 365/m],
  ["azure-services", /^Azure/m],
  ["teams", /^Teams/m],
  ["power-platform", /^Power Platform/m],
];

export const CONFIGURATIONS = ["custom-roadmap", "custom-pilot", "custom-focused"];

export const SIZES = ["small", "medium", "large", "enterprise"];

export const DECEMBER = new Date("2026-12-07T10:00:00Z");

export const focused = (answers: Answers): Answers => ({
  ...workedExample(),
  "solution-type": ["custom"],
  "solution-configuration": ["custom-focused"],
  timeline: ["3-6-months"],
  "company-size": ["large"],
  ...answers,
});

export const MAIL_AT_HOME = { "current-technologies": ["exchange-server", "sharepoint", "sql-server"] };
