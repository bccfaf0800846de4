/** The choices that the client and profile forms offer. */

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

export const COMPANY_SIZES = ["1-10", "11-50", "51-200", "201-500", "501-1000", "1000+"] as const;

export function companySizeLabel(band: string): string {
  return `${band} employees`;
}
