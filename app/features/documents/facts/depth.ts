/** What the document of a small organisation leaves out: what the owner of a firm of fifty would not read, or reads elsewhere. */

/** `out`: the block is not there; `rows`: the first so many, which are the weightiest; `without`: columns by title. */
export type Cut = { out?: true; rows?: number; without?: readonly string[] };

/** Who does what a larger organisation has a role for: one person owns the firm, one looks after its computers. */
export const SMALL_ROLES: Partial<Record<string, string>> = {
  Sponsor: "Owner",
  "Client sponsor": "Owner",
  Procurement: "Owner",
  "Data protection lead": "Owner",
  "ICT risk officer": "Owner",
  "Client IT": "IT contact",
  "Client IT lead": "IT contact",
  "Security lead": "IT contact",
  "Integration lead": "IT contact",
};

/** Columns in which people stand. */
export const ROLE_COLUMNS: readonly string[] = ["Owner", "Who", "Decides"];

/** By the rule of the block. */
export const SMALL_CUTS: Partial<Record<string, Cut>> = {
  "control.changes": { out: true },
  "environment.technologies": { without: ["Position today"] },
  "environment.lifecycle": { without: ["Paid extension ends"] },
  "environment.requests": { without: ["From"] },
  "environment.conflicts": { rows: 6 },
  "solution.requirements": { without: ["Kind", "From answer"] },
  "options.figures": { without: ["Days, low to high", "Minimum weeks", "Each full year"] },
  "architecture.sizing": { rows: 4 },
  "architecture.rules": { out: true },
  decisions: { without: ["Alternatives"] },
  bill: { without: ["Needed for"] },
  "features.matrix": { out: true },
  "features.measures": { without: ["Evidence", "In tension with", "Owner"] },
  "options.description": { without: ["Fits"] },
  "security.controls": { without: ["Services of the full control", "Their licence", "Reference", "Owner"] },
  "security.csf": { out: true },
  "pki.esc": { without: ["Checked with"] },
  "conditional-access": { rows: 7 },
  "regulation.rows": { without: ["Technical implication", "Evidence", "Owner"] },
  "regulation.incident": { out: true },
  "integration.hidden": { out: true },
  "timeline.phases": { out: true },
  "timeline.tasks": { without: ["Days high", "Deliverable"] },
  "next.decisions": { without: ["If not decided"] },
  "budget.effort": { out: true },
  "timeline.critical": { out: true },
  "timeline.statement": { out: true },
  "budget.years": { out: true },
  "approach.environments": { out: true },
  "budget.check": { out: true },
  "budget.roles": { without: ["Days low", "Days high", "Market range", "Kind and date"] },
  "budget.sensitivity": { out: true },
  "approach.gates": { without: ["Decides", "If not passed"] },
  "approach.tests": { without: ["Part"] },
  "approach.training": { out: true },
  "appendix.assumptions": { without: ["Discovery task"] },
  "appendix.risks": { without: ["Cause", "After response"] },
  "appendix.duties": { rows: 4 },
  "appendix.traceability": { without: ["Component or service"] },
  "appendix.references": { without: ["Publisher", "Text of", "Verified on"] },
  "azure.effort-factors": { out: true },
  "azure.model": { out: true },
  "cm.retired": { out: true },
  "cm.limits": { out: true },
  "custom.score": { out: true },
  "hybrid.model": { out: true },
  "hybrid.sku": { out: true },
  "m365.adoption": { out: true },
  "m365.migration": { out: true },
  "security.esc": { out: true },
};
