/** The profile that clients and people share: the rules of its form fields, and their conversion for the table. */
import * as v from "valibot";
import type { Profile } from "#db/schema/users.ts";
import { optionalLine } from "./form.ts";
import { DEFAULT_PHONE_COUNTRY, PHONE_PREFIXES, toE164 } from "./phone.ts";
import { COMPANY_SIZES, INDUSTRIES } from "./profile-choices.ts";
import { PROFILE_LABELS, type ProfileFields } from "./profile-labels.ts";
import { websiteLink } from "./website.ts";

/** One of the options, or blank. */
function choice<const Options extends readonly string[]>(options: Options, message: string) {
  return v.optional(v.picklist(["", ...options], message), "");
}

/** The country chosen beside a phone number; blank if the number has a prefix of its own. */
export const PhoneCountry = v.optional(
  v.picklist(["", ...PHONE_PREFIXES.map(({ country }) => country)], "Please choose a country code from the list"),
  DEFAULT_PHONE_COUNTRY,
);

/** The fields for a strict object. The forms differ in the countries they offer. */
export function profileFields<const Countries extends readonly string[]>(countries: Countries) {
  return {
    jobTitle: optionalLine(PROFILE_LABELS.jobTitle, 120),
    department: optionalLine(PROFILE_LABELS.department, 120),
    phoneCountry: PhoneCountry,
    phoneNumber: optionalLine(PROFILE_LABELS.phoneNumber, 40),
    website: v.pipe(
      optionalLine(PROFILE_LABELS.website, 300),
      v.check((text) => text === "" || websiteLink(text) !== null, "Please enter a valid website address"),
    ),
    companySize: choice(COMPANY_SIZES, "Please choose a company size from the list"),
    industry: choice(INDUSTRIES, "Please choose an industry from the list"),
    street: optionalLine(PROFILE_LABELS.street, 200),
    street2: optionalLine(PROFILE_LABELS.street2, 200),
    city: optionalLine(PROFILE_LABELS.city, 120),
    state: optionalLine(PROFILE_LABELS.state, 120),
    zipCode: optionalLine(PROFILE_LABELS.zipCode, 20),
    country: choice(countries, "Please choose a country from the list"),
  };
}

/** Checks a phone number together with its country, in the pipe after a strict object that has both. */
export function checkPhone<Form extends Record<string, unknown>>(country = "phoneCountry", number = "phoneNumber") {
  return v.rawCheck<Form>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const form = dataset.value;
    const typed = String(form[number]);
    if (typed === "" || toE164(String(form[country]), typed)) return;
    const path = { type: "object", origin: "value", input: form, key: number, value: typed } as const;
    addIssue({ message: "Please enter a valid phone number", path: [path] });
  });
}

/** Converts checked fields to the shape of the table; blank ones are left out. */
export function toProfile(fields: ProfileFields): Profile {
  const { jobTitle, department, website, companySize, industry } = fields;
  const { street, street2, city, state, zipCode, country } = fields;
  const phoneNumber = toStoredPhone(fields.phoneCountry, fields.phoneNumber);
  const address = filled({ street, street2, city, state, zipCode, country });
  return {
    ...filled({ jobTitle, department, phoneNumber, website, companySize, industry }),
    ...(Object.keys(address).length > 0 ? { address } : {}),
  };
}

/** The number as E.164; empty if none was typed. */
export function toStoredPhone(country: string, typed: string): string {
  return typed && (toE164(country, typed) ?? "");
}

export function filled<T extends Record<string, string>>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== "")) as Partial<T>; // fewer keys of the same type
}
