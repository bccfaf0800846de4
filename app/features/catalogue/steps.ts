/** The eleven questions of the assessment as data: what is asked, at which step, with which options, and why. */

import { configurationsOf } from "./configurations.ts";
import type { DetailId } from "./detail-ids.ts";
import { CLIENT_STEP } from "./step-numbers.ts";

export type QuestionId =
  | "solution-type"
  | "solution-configuration"
  | "company-size"
  | "industry"
  | "current-technologies"
  | "cloud-maturity"
  | "primary-objective"
  | "timeline"
  | "security-requirements"
  | "integration-needs"
  | "selected-client";

export type Category =
  | "solution"
  | "configuration"
  | "organization"
  | "technology"
  | "objectives"
  | "technical"
  | "client";

/** `exclusive` options cannot stand beside any other option of the same question. */
export type Option = { id: string; label: string; exclusive?: true };

export type Question = {
  id: QuestionId;
  step: number;
  title: string;
  text: string;
  kind: "single" | "multi" | "client";
  category: Category;
  why: string;
  /** Empty for the two questions whose list depends on something else: see `optionsFor`. */
  options: readonly Option[];
  dependsOn?: QuestionId;
};

/** Option ids, never labels; for optional questions also numbers and dates. An unanswered question has no key. */
export type Answers = Partial<Record<QuestionId | DetailId, readonly string[]>>;

export const CATEGORY_TITLES: Record<Category, string> = {
  solution: "Solution",
  configuration: "Configuration",
  organization: "Organization",
  technology: "Technology",
  objectives: "Objectives",
  technical: "Technical requirements",
  client: "Client",
};

/** What step 2 says while no solution type has been chosen. */
export const NO_CONFIGURATION_TEXT = "Please select a solution type first.";

export const STEPS: readonly Question[] = [
  {
    id: "solution-type",
    step: 1,
    title: "Solution Selection",
    text: "Which Microsoft solution do you need a document for?",
    kind: "single",
    category: "solution",
    why: "The solution determines the document's architecture, tests and price lines.",
    options: [
      { id: "certificate-services", label: "Microsoft Certificate Services" },
      { id: "configuration-manager", label: "Microsoft System Center Configuration Manager" },
      { id: "azure-migration", label: "Azure Migration Strategy" },
      { id: "microsoft-365", label: "Microsoft 365 Implementation" },
      { id: "security", label: "Security Assessment & Implementation" },
      { id: "hybrid-cloud", label: "Hybrid Cloud Infrastructure" },
      { id: "custom", label: "Custom Solution Assessment" },
    ],
  },
  {
    id: "solution-configuration",
    step: 2,
    title: "Solution Configuration",
    text: "Which configuration is closest to what the client needs?",
    kind: "single",
    category: "configuration",
    why: "The configuration sets the components, their sizes and the effort. The document compares it with the alternatives.",
    options: [],
    dependsOn: "solution-type",
  },
  {
    id: "company-size",
    step: 3,
    title: "Organization Size",
    text: "How large is the client's organization?",
    kind: "single",
    category: "organization",
    why: "It determines sizing, licences, effort and the depth of the document.",
    options: [
      { id: "small", label: "Small (1-50 employees)" },
      { id: "medium", label: "Medium (51-250 employees)" },
      { id: "large", label: "Large (251-1000 employees)" },
      { id: "enterprise", label: "Enterprise (1000+ employees)" },
    ],
  },
  {
    id: "industry",
    step: 4,
    title: "Industry Sector",
    text: "In which industry does the client work?",
    kind: "single",
    category: "organization",
    why: "It determines which regulations the document maps to controls, and which dates are change freezes.",
    options: [
      { id: "healthcare", label: "Healthcare" },
      { id: "finance", label: "Finance & Banking" },
      { id: "manufacturing", label: "Manufacturing" },
      { id: "retail", label: "Retail" },
      { id: "education", label: "Education" },
      { id: "government", label: "Government" },
      { id: "technology", label: "Technology" },
      { id: "other", label: "Other" },
    ],
  },
  {
    id: "current-technologies",
    step: 5,
    title: "Current Microsoft Technologies",
    text: "Which Microsoft technologies are in use today?",
    kind: "multi",
    category: "technology",
    why: "The document gives the end of support for each, reuses what is owned, and lists what must be confirmed.",
    options: [
      { id: "windows-server", label: "Windows Server" },
      { id: "active-directory", label: "Active Directory" },
      { id: "exchange-server", label: "Exchange Server" },
      { id: "sharepoint", label: "SharePoint" },
      { id: "sql-server", label: "SQL Server" },
      { id: "office-365", label: "Office 365/Microsoft 365" },
      { id: "azure-services", label: "Azure Services" },
      { id: "teams", label: "Teams" },
      { id: "power-platform", label: "Power Platform" },
      { id: "none", label: "None of the above", exclusive: true },
    ],
  },
  {
    id: "cloud-maturity",
    step: 6,
    title: "Current Cloud Adoption",
    text: "How far has the client moved to the cloud?",
    kind: "single",
    category: "technology",
    why: "It sets the starting point: what must be prepared first, and which alternatives are worth comparing.",
    options: [
      { id: "no-cloud", label: "No cloud adoption" },
      { id: "early", label: "Early exploration" },
      { id: "some", label: "Some cloud services in use" },
      { id: "significant", label: "Significant cloud adoption" },
      { id: "cloud-first", label: "Cloud-first organization" },
    ],
  },
  {
    id: "primary-objective",
    step: 7,
    title: "Primary Business Objectives",
    text: "What should the project achieve?",
    kind: "multi",
    category: "objectives",
    why: "Objectives weight the options, and each gets a measure with a baseline and a target.",
    options: [
      { id: "cost-reduction", label: "Cost reduction" },
      { id: "productivity", label: "Improve productivity" },
      { id: "enhance-security", label: "Enhance security" },
      { id: "remote-work", label: "Enable remote work" },
      { id: "digital-transformation", label: "Digital transformation" },
      { id: "compliance-objective", label: "Compliance requirements" },
      { id: "scalability", label: "Scalability and growth" },
      { id: "innovation", label: "Innovation and agility" },
    ],
  },
  {
    id: "timeline",
    step: 8,
    title: "Implementation Timeline",
    text: "When must it be complete?",
    kind: "single",
    category: "objectives",
    why: "The plan is fitted to it, or the document explains why it does not fit and what can be delivered in that time.",
    options: [
      { id: "1-3-months", label: "1-3 months" },
      { id: "3-6-months", label: "3-6 months" },
      { id: "6-12-months", label: "6-12 months" },
      { id: "12-plus-months", label: "12+ months" },
      { id: "no-timeline", label: "No specific timeline" },
    ],
  },
  {
    id: "security-requirements",
    step: 9,
    title: "Security Requirements",
    text: "Which security requirements apply?",
    kind: "multi",
    category: "technical",
    why: "Each becomes a set of controls with steps, licence, measure and evidence.",
    options: [
      { id: "mfa", label: "Multi-factor authentication" },
      { id: "data-encryption", label: "Data encryption" },
      { id: "compliance", label: "Compliance (GDPR, HIPAA, etc.)" },
      { id: "identity-management", label: "Identity management" },
      { id: "threat-protection", label: "Threat protection" },
      { id: "data-loss-prevention", label: "Data loss prevention" },
      { id: "mobile-device-management", label: "Mobile device management" },
      { id: "zero-trust", label: "Zero Trust architecture" },
    ],
  },
  {
    id: "integration-needs",
    step: 10,
    title: "Integration Requirements",
    text: "Which systems must the solution integrate with?",
    kind: "multi",
    category: "technical",
    why: "Each integration gets a pattern, an owner, a risk and an acceptance test, and adds to the effort.",
    options: [
      { id: "crm", label: "CRM systems" },
      { id: "erp", label: "ERP systems" },
      { id: "legacy-applications", label: "Legacy applications" },
      { id: "third-party-apis", label: "Third-party APIs" },
      { id: "database-systems", label: "Database systems" },
      { id: "reporting-tools", label: "Reporting tools" },
      { id: "custom-applications", label: "Custom applications" },
      { id: "no-integrations", label: "No specific integrations needed", exclusive: true },
    ],
  },
  {
    id: "selected-client",
    step: CLIENT_STEP,
    title: "Client Selection",
    text: "For which client is this document?",
    kind: "client",
    category: "client",
    why: "The document is addressed to this client and kept with the client's record.",
    options: [],
  },
];

const BY_ID = new Map(STEPS.map((question) => [question.id, question]));

/** The question with this id. Every `QuestionId` has one, so a missing one is a fault of the table above. */
export function requireQuestion(id: QuestionId): Question {
  const question = BY_ID.get(id);
  if (!question) throw new Error(`No question ${id}`);
  return question;
}

/** Whether a word from outside names one of the eleven questions. */
export function isQuestionId(value: string): value is QuestionId {
  // The map's keys are question ids; the cast only lets an arbitrary string be looked up.
  return BY_ID.has(value as QuestionId);
}

/** The question of a step, or null for the summary and for numbers outside the questionnaire. */
export function findQuestionOfStep(step: number): Question | null {
  return STEPS.find((question) => question.step === step) ?? null;
}

/** The options that may be chosen now. Step 2 depends on step 1; the client step's list comes from the database. */
export function optionsFor(question: Question, answers: Answers): readonly Option[] {
  if (question.id !== "solution-configuration") return question.options;
  const solution = answers["solution-type"]?.[0];
  return solution ? configurationsOf(solution).map(({ id, name }) => ({ id, label: name })) : [];
}
