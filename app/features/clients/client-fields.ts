/** Converts a client to the fields of its form, and compares two of them. */
import { PROFILE_LABELS, profileValues } from "#app/shared/profile-labels.ts";
import { type Difference, differencesOf } from "#app/shared/stored-version.ts";
import type { ClientFields, ClientInput } from "./client.schema.ts";

const { jobTitle, phoneCountry, phoneNumber, ...COMPANY_LABELS } = PROFILE_LABELS;

export const FIELD_LABELS: Record<keyof ClientFields, string> = {
  name: "Full Name",
  email: "Email Address",
  jobTitle,
  phoneCountry,
  phoneNumber,
  company: "Company Name",
  ...COMPANY_LABELS,
};

export type FieldValues = Record<keyof ClientFields, string>;

/** The initial values of a stored client's form. */
export function fieldsOf({ name, email, company, profile }: ClientInput): FieldValues {
  return { name, email, company, ...profileValues(profile) };
}

/** The fields in which somebody's input differs from what is stored. */
export function differingFields(stored: ClientInput, typed: ClientInput): Difference[] {
  return differencesOf(FIELD_LABELS, { stored: fieldsOf(stored), typed: fieldsOf(typed) });
}
