/** Choices that only the client forms offer. */
import { countriesAfter } from "#app/shared/countries.ts";
import { INDUSTRIES } from "#app/shared/profile-choices.ts";

/** The questionnaire's dialog offers only the industries that the questionnaire itself uses. */
export const DIALOG_INDUSTRIES = INDUSTRIES.filter((name) => name !== "Professional Services" && name !== "Non-profit");

export const DEFAULT_COUNTRY = "Ireland";

export const COUNTRIES = countriesAfter([
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
]);
