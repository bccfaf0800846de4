/** What the client forms offer to choose from. */

export const INDUSTRIES = [
  "Healthcare",
  "Finance & Banking",
  "Manufacturing",
  "Retail",
  "Education",
  "Government",
  "Technology",
  "Professional Services",
  "Non-profit",
  "Other",
] as const;

/** The dialog of the questionnaire offers the industries that the questionnaire itself knows. */
export const DIALOG_INDUSTRIES = INDUSTRIES.filter((name) => name !== "Professional Services" && name !== "Non-profit");

export const COMPANY_SIZES = ["1-10", "11-50", "51-200", "201-500", "501-1000", "1000+"] as const;

export function companySizeLabel(band: string): string {
  return `${band} employees`;
}

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
