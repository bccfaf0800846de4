/** The countries that a person may say to be from. */

export const DEFAULT_COUNTRY = "United States";

export const COUNTRIES = [
  "United States",
  "Canada",
  "United Kingdom",
  "Ireland",
  "Australia",
  "Germany",
  "France",
  "Other",
] as const;
