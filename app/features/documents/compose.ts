/** Composes a document from answers, client and date. It is pure: the same input always gives the same tree. */

import type { Confidence } from "#app/features/catalogue/confidence.ts";
import { Brief, type ComposeInput } from "./brief/brief.ts";
import { INTUNE, subjectOf } from "./brief/subject.ts";
import { contentOf } from "./content.ts";
import { CONTENT_VERSION } from "./content-version.ts";
import { dayOfIso, type IsoDate, isoOfDay } from "./dates.ts";
import { FACTS_AS_OF, FACTS_FRESH_DAYS } from "./facts/sources.ts";
import { appendicesSection } from "./sections/appendices.ts";
import { approachSection } from "./sections/approach.ts";
import { budgetSection } from "./sections/budget.ts";
import { environmentSection } from "./sections/environment.ts";
import { featuresSection } from "./sections/features.ts";
import { withGiven } from "./sections/given.ts";
import { integrationSection } from "./sections/integration.ts";
import { nextStepsSection } from "./sections/next-steps.ts";
import { securitySection } from "./sections/security.ts";
import { solutionSection } from "./sections/solution.ts";
import { controlBlocks, summarySection } from "./sections/summary.ts";
import { supportSection } from "./sections/support.ts";
import { timelineSection } from "./sections/timeline.ts";
import type { DocumentTree } from "./tree/tree.ts";

export type { ComposeInput, DocumentAuthor, DocumentClient } from "./brief/brief.ts";
export { CONTENT_VERSION } from "./content-version.ts";

/** The headings of a document's eleven sections, in their order. */
export const SECTION_TITLES = [
  "Executive Summary",
  "Current Environment Analysis",
  "Recommended Solution",
  "Key Features",
  "Security Requirements",
  "Integration Requirements",
  "Implementation Timeline",
  "Budget Considerations",
  "Next Steps",
  "Implementation Approach",
  "Support and Maintenance",
] as const;

export type ComposedDocument = DocumentTree & {
  contentVersion: string;
  answered: number;
  confidence: Confidence;
  /** The day until which its facts count as current. */
  factsUntil: IsoDate;
};

/**
 * Composes the whole document. For each open question it plans with a default and states that as a numbered assumption, so
 * any subset of valid answers gives a complete document. Names of client and author are taken as literal text.
 *
 * @throws {Error} when an answer is not in the catalogue; check with `checkAnswers` first
 */
export function composeDocument(input: ComposeInput): ComposedDocument {
  const brief = new Brief(input);
  const content = contentOf(brief);
  const sections = [
    summarySection(content),
    environmentSection(content),
    solutionSection(content),
    featuresSection(content),
    securitySection(content),
    integrationSection(content),
    timelineSection(content),
    budgetSection(content),
    nextStepsSection(content),
    approachSection(content),
    supportSection(content),
  ].map((section) => withGiven(section, content));
  return {
    title: `${subjectOf(brief) === INTUNE ? "Microsoft Intune" : brief.solutionTitle.replace(/ Implementation$/, "")} Implementation Guide`,
    subtitle: `Prepared for ${brief.client.company}`,
    control: controlBlocks(content),
    sections: [...sections, appendicesSection(content, sections)],
    contentVersion: CONTENT_VERSION,
    answered: brief.answered,
    confidence: brief.confidence,
    factsUntil: isoOfDay(dayOfIso(FACTS_AS_OF) + FACTS_FRESH_DAYS),
  };
}
