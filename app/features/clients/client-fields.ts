/** A client as the fields of its form, and what differs between two of them. */
import { splitPhone } from "#app/shared/phone.ts";
import type { ClientFields, ClientInput } from "./client.schema.ts";

export const FIELD_LABELS: Record<keyof ClientFields, string> = {
  name: "Full Name",
  email: "Email Address",
  jobTitle: "Job Title",
  phoneCountry: "Country Code",
  phoneNumber: "Phone Number",
  company: "Company Name",
  department: "Department",
  website: "Website",
  companySize: "Company Size",
  industry: "Industry",
  street: "Street Address",
  street2: "Street Address Line 2",
  city: "City",
  state: "State/Province",
  zipCode: "ZIP/Postal Code",
  country: "Country",
};

export type FieldValues = Record<keyof ClientFields, string>;

const TELLING_APART: Record<string, string> = { Canada: "CA", "United States": "US" };

/** The fields that the form of a stored client begins with. */
export function fieldsOf({ name, email, company, profile }: ClientInput): FieldValues {
  const { jobTitle = "", department = "", website = "", companySize = "", industry = "", address = {} } = profile;
  const { street = "", street2 = "", city = "", state = "", zipCode = "", country = "" } = address;
  const phone = splitPhone(profile.phoneNumber ?? "", TELLING_APART[country]);
  return {
    ...{ name, email, company, jobTitle, department, website, companySize, industry },
    ...{ street, street2, city, state, zipCode, country },
    phoneCountry: phone.country,
    phoneNumber: phone.number,
  };
}

export type FieldDifference = { label: string; stored: string; typed: string };

/** Where what somebody typed differs from what is stored. */
export function differingFields(stored: ClientInput, typed: ClientInput): FieldDifference[] {
  const [before, after] = [fieldsOf(stored), fieldsOf(typed)];
  const names = Object.keys(FIELD_LABELS) as (keyof FieldValues)[]; // the keys of a record declared above
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ label: FIELD_LABELS[name], stored: before[name], typed: after[name] }));
}
