/** What the client forms alone offer to choose from. */
import { countriesAfter } from "#app/shared/countries.ts";
import { INDUSTRIES } from "#app/shared/profile-choices.ts";

/** The dialog of the questionnaire offers the industries that the questionnaire itself knows. */
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
