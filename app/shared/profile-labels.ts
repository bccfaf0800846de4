/** The profile that clients and people share: the labels of its fields and a form's initial values. Pages load this without the rules. */
import type { Profile } from "#db/schema/users.ts";
import { splitPhone } from "./phone.ts";

export const PROFILE_LABELS = {
  jobTitle: "Job Title",
  phoneCountry: "Country Code",
  phoneNumber: "Phone Number",
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

export type ProfileFields = Record<keyof typeof PROFILE_LABELS, string>;

/** The form's initial values for a stored profile. */
export function profileValues(profile: Profile): ProfileFields {
  const { jobTitle = "", department = "", website = "", companySize = "", industry = "", address = {} } = profile;
  const { street = "", street2 = "", city = "", state = "", zipCode = "", country = "" } = address;
  const phone = splitPhone(profile.phoneNumber ?? "", TELLING_APART[country]);
  return {
    jobTitle,
    department,
    website,
    companySize,
    industry,
    street,
    street2,
    city,
    state,
    zipCode,
    country,
    phoneCountry: phone.country,
    phoneNumber: phone.number,
  };
}

/** Tells apart the two countries that share a prefix. */
const TELLING_APART: Record<string, string> = { Canada: "CA", "United States": "US" };
