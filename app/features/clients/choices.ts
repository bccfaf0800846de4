/** What the client forms alone offer to choose from. */
import { INDUSTRIES } from "#app/shared/profile-choices.ts";

/** The dialog of the questionnaire offers the industries that the questionnaire itself knows. */
export const DIALOG_INDUSTRIES = INDUSTRIES.filter((name) => name !== "Professional Services" && name !== "Non-profit");

export const DEFAULT_COUNTRY = "Ireland";

export const COUNTRIES = [
  "Ireland",
  "United Kingdom",
  "United States",
  "Canada",
  "Australia",
  "Germany",
  "France",
  "Netherlands",
  "Belgium",
  "Switzerland",
  "Other",
] as const;
