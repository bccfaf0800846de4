/** What the document of a small organisation leaves out: what the head of a firm of fifty would not read, or reads elsewhere. */

/**
 * `out`: the block is not there; `rows`: the first so many, which are the weightiest; `without`: columns by title; `listed`: a
 * list in the place of a table.
 */
export type Cut = { out?: true; rows?: number; without?: readonly string[]; listed?: true };

/** Who does what a larger organisation has a role for: one person answers for it, one looks after its computers. */
export const SMALL_ROLES: Partial<Record<string, string>> = {
  "Client sponsor": "Sponsor",
  Procurement: "Sponsor",
  "Data protection lead": "Sponsor",
  "ICT risk officer": "Sponsor",
  "Client IT": "IT contact",
  "Client IT lead": "IT contact",
  "Security lead": "IT contact",
  "Integration lead": "IT contact",
};

/** Columns in which people stand. */
export const ROLE_COLUMNS: readonly string[] = ["Owner", "Approved by", "Decides"];

/** Tables of dates, law, sizes and prices, which alone name their sources. */
export const SMALL_CITED: ReadonlySet<string> = new Set([
  "architecture.sizing",
  "bill",
  "budget.roles",
  "custom.products",
  "environment.lifecycle",
  "environment.services",
  "m365.plans",
  "regulation.rows",
]);

/** Steps that are made here, with licences that are not: the sources of their prices alone. */
export const SMALL_PRICED: ReadonlySet<string> = new Set(["security.plan"]);

/** Tables of the design, its work and its proof are made here: they name the few sources that carry most of their rows. */
export const OWN_TABLES: ReadonlySet<string> = new Set([
  "appendix.assumptions",
  "appendix.risks",
  "approach.tests",
  "architecture.components",
  "architecture.ports",
  "architecture.rules",
  "architecture.sizing",
  "azure.strategies",
  "custom.products",
  "decisions",
  "integration.interfaces",
  "options.description",
  "security.steps",
  "support.calendar",
  "support.signals",
]);
export const MOST_NAMED = 3;

/** By the rule of the block. */
export const SMALL_CUTS: Partial<Record<string, Cut>> = {
  control: { rows: 7 }, // without where its sources stand
  "environment.facts": { without: ["Basis"] },
  "environment.requests": { listed: true },
  "environment.services": { listed: true },
  "architecture.components": { without: ["Purpose"] },
  "environment.conflicts": { rows: 5, without: ["Severity"] },
  "options.description": { out: true },
  "architecture.sizing": { rows: 4 },
  "architecture.rules": { out: true },
  decisions: { without: ["Alternatives", "Confidence"] },
  "security.controls": { without: ["Reference"] },
  "integration.interfaces": { without: ["Protocol", "Sign-in", "Owner"] },
  "pki.duties": { out: true },
  "pki.cloud-pki": { rows: 4 },
  "regulation.rows": { without: ["Technical implication", "Evidence required", "Owner"] },
  "regulation.incident": { out: true },
  "timeline.phases": { without: ["Approved by"] },
  "outline.phases": { out: true },
  "timeline.tasks": { without: ["Float, weeks"] },
  "timeline.critical": { out: true },
  "timeline.statement": { out: true },
  "budget.roles": { without: ["Days low", "Days high", "Market range"] },
  "approach.cutover": { without: ["Rollback"] },
  "approach.acceptance": { out: true },
  "approach.training": { out: true },
  "appendix.assumptions": { without: ["Verification"] },
  "appendix.duties": { rows: 3, listed: true },
  "appendix.glossary": { out: true },
  "custom.domains": { without: ["Evidence"] },
  "custom.follow-on": { rows: 3, without: ["Signal in the answers"] },
  "custom.quick-wins": { rows: 5 },
  "azure.levers": { out: true },
  "cm.boundaries": { out: true },
  "cm.limits": { out: true },
  "intune.policies": { rows: 4 },
  "azure.landing-zone": { rows: 4, without: ["Review checklist"] },
  "azure.strategies": { without: ["Reason"] },
  "hybrid.arc": { out: true },
  "conditional-access": { without: ["Licence"] },
  "m365.purview": { out: true },
  "m365.adoption": { out: true },
  "m365.baseline": { without: ["Baseline policy"] },
  "m365.dns": { out: true },
  "m365.labels": { without: ["Effect"] },
  "m365.migration": { out: true },
  "security.domains": { without: ["Evidence"] },
  "security.plan": { without: ["Domain"] },
  "security.steps": { without: ["Domain"] },
  "security.esc": { out: true },
};
