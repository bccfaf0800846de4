/** The countries that forms offer. */

/** Members of the European Union and, under the EEA Agreement, Iceland, Liechtenstein and Norway. */
export const EEA_COUNTRIES = [
  "Austria",
  "Belgium",
  "Bulgaria",
  "Croatia",
  "Cyprus",
  "Czechia",
  "Denmark",
  "Estonia",
  "Finland",
  "France",
  "Germany",
  "Greece",
  "Hungary",
  "Iceland",
  "Ireland",
  "Italy",
  "Latvia",
  "Liechtenstein",
  "Lithuania",
  "Luxembourg",
  "Malta",
  "Netherlands",
  "Norway",
  "Poland",
  "Portugal",
  "Romania",
  "Slovakia",
  "Slovenia",
  "Spain",
  "Sweden",
] as const;

/** The countries that a form lists first, then the rest of the EEA, then `Other`. */
export function countriesAfter<const First extends readonly string[]>(first: First) {
  return [...first, ...EEA_COUNTRIES.filter((name) => !first.includes(name)), "Other"] as const;
}
