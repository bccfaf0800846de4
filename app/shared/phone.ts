/** Phone numbers: typed with a country's prefix, stored as E.164, shown with their own prefix. */

export type PhonePrefix = { country: string; prefix: string; label: string };

export const PHONE_PREFIXES: readonly PhonePrefix[] = [
  { country: "US", prefix: "+1", label: "+1 (US)" },
  { country: "CA", prefix: "+1", label: "+1 (Canada)" },
  { country: "GB", prefix: "+44", label: "+44" },
  { country: "IE", prefix: "+353", label: "+353" },
  { country: "DE", prefix: "+49", label: "+49" },
  { country: "FR", prefix: "+33", label: "+33" },
  { country: "AU", prefix: "+61", label: "+61" },
  { country: "NL", prefix: "+31", label: "+31" },
  { country: "BE", prefix: "+32", label: "+32" },
  { country: "CH", prefix: "+41", label: "+41" },
];

export const DEFAULT_PHONE_COUNTRY = "IE";

const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * A typed number as E.164, or null if it is not a phone number. A number with a country prefix (`+48…`, `0048…`) keeps it;
 * otherwise its leading zero is dropped and the country's prefix added.
 */
export function toE164(country: string, typed: string): string | null {
  const bare = typed.replace("(0)", "").replace(/[\s().\-/]/g, "");
  const international = bare.replace(/^00/, "+");
  const prefix = PHONE_PREFIXES.find((entry) => entry.country === country)?.prefix;
  if (!international.startsWith("+") && !prefix) return null;
  const number = international.startsWith("+") ? international : `${prefix}${bare.replace(/^0/, "")}`;
  return E164.test(number) ? number : null;
}

/** Splits an E.164 number for the form. A prefix that is not on the list stays with the number. */
export function splitPhone(number: string, likelyCountry?: string): { country: string; number: string } {
  const fitting = PHONE_PREFIXES.filter(({ prefix }) => number.startsWith(prefix));
  const entry = fitting.find(({ country }) => country === likelyCountry) ?? fitting[0];
  if (!entry) return { country: DEFAULT_PHONE_COUNTRY, number };
  return { country: entry.country, number: number.slice(entry.prefix.length) };
}

/** `+353871234567` → `+353 871234567`. */
export function formatPhone(e164: string): string {
  const { country, number } = splitPhone(e164);
  const prefix = PHONE_PREFIXES.find((entry) => entry.country === country)?.prefix;
  return prefix && e164.startsWith(prefix) ? `${prefix} ${number}` : e164;
}
