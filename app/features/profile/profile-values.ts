/** Converts a stored profile to the fields of its form. */
import { splitPhone } from "#app/shared/phone.ts";
import { PROFILE_LABELS, profileValues } from "#app/shared/profile-labels.ts";
import type { Profile } from "#db/schema/users.ts";
import { DEFAULT_COUNTRY } from "./countries.ts";

export const LABELS = {
  name: "Full Name",
  company: "Company Name",
  ...PROFILE_LABELS,
  vatNumber: "VAT Number",
  contactName: "Contact Name",
  contactEmail: "Contact Email",
  contactPhoneCountry: "Country Code",
  contactPhoneNumber: "Contact Phone",
};

export type FieldValues = Record<keyof typeof LABELS, string>;

/** Suggests a country until an address has been saved; an address saved without a country keeps none. */
export function valuesOf({ name, company, profile }: { name: string; company: string; profile: Profile }): FieldValues {
  const { technicalContact = {}, address } = profile;
  const fields = profileValues(profile);
  const phone = splitPhone(technicalContact.phone ?? "");
  return {
    ...fields,
    name,
    company,
    vatNumber: profile.vatNumber ?? "",
    country: address ? fields.country : DEFAULT_COUNTRY,
    contactName: technicalContact.name ?? "",
    contactEmail: technicalContact.email ?? "",
    contactPhoneCountry: phone.country,
    contactPhoneNumber: phone.number,
  };
}
