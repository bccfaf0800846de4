/** The countries that people can choose in their profile. */
import { countriesAfter } from "#app/shared/countries.ts";

export const DEFAULT_COUNTRY = "United States";

export const COUNTRIES = countriesAfter([
  "United States",
  "Canada",
  "United Kingdom",
  "Ireland",
  "Australia",
  "Germany",
  "France",
]);
