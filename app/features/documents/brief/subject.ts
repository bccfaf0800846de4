/** Under which key the facts of a document are found: a configuration with facts of its own, else its solution. */

import { CLOUD_MANAGED } from "#app/features/catalogue/estate.ts";
import type { Brief } from "./brief.ts";

/** Devices without a site share the solution of the sites, and nothing that is said of one. */
export const INTUNE = "sccm-intune";

export const subjectOf = (brief: Brief): string =>
  brief.solution === "configuration-manager" && brief.holds(CLOUD_MANAGED) ? INTUNE : brief.solution;

/** What is said of the subject, else of its solution. */
export const ofSubject = <Said>(cells: Partial<Record<string, Said>>, brief: Brief): Said | undefined =>
  cells[subjectOf(brief)] ?? cells[brief.solution];
