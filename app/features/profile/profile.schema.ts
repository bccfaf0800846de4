/** What people may enter about themselves: one schema for every form on the profile page. */
import * as v from "valibot";
import { EmailAddress } from "#app/shared/email.ts";
import { line, optionalLine } from "#app/shared/form.ts";
import {
  checkPhone,
  filled,
  PhoneCountry,
  profileFields,
  toProfile,
  toStoredPhone,
} from "#app/shared/profile-fields.ts";
import { readVatNumber } from "#app/shared/vat-number.ts";
import { MAX_LENGTH } from "#db/schema/limits.ts";
import type { Profile } from "#db/schema/users.ts";
import { COUNTRIES } from "./countries.ts";

const name = line("Full Name", MAX_LENGTH.name);
const company = optionalLine("Company Name", MAX_LENGTH.company);

const VatNumber = v.pipe(
  optionalLine("VAT Number", 30),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const number = value && readVatNumber(value);
    if (number !== null) return number;
    addIssue({ message: "Please enter a valid VAT number, with its country code" });
    return NEVER;
  }),
);

const contactFields = {
  contactName: optionalLine("Contact Name", MAX_LENGTH.name),
  contactEmail: v.optional(v.union([v.literal(""), EmailAddress], "Please enter a valid email"), ""),
  contactPhoneCountry: PhoneCountry,
  contactPhoneNumber: optionalLine("Contact Phone", 40),
};

const Fields = v.strictObject({
  intent: v.literal("profile"),
  name,
  company,
  ...profileFields(COUNTRIES),
  vatNumber: VatNumber,
  ...contactFields,
});
type Fields = v.InferOutput<typeof Fields>;

/** What to save; anything left out stays as it is. */
export type ProfileChange = { name?: string; company?: string; profile?: Profile };

/** What the profile page posts: the whole profile, or a single line. */
export const PostedProfile = v.variant("intent", [
  v.pipe(
    Fields,
    checkPhone(),
    checkPhone("contactPhoneCountry", "contactPhoneNumber"),
    v.transform((fields) => ({ intent: fields.intent, change: toChange(fields) })),
  ),
  v.pipe(
    v.strictObject({ intent: v.literal("name"), name }),
    v.transform(({ intent, ...change }) => ({ intent, change })),
  ),
  v.pipe(
    v.strictObject({ intent: v.literal("company"), company }),
    v.transform(({ intent, ...change }) => ({ intent, change })),
  ),
  v.strictObject({ intent: v.literal("sign-out-others") }),
]);
export type PostedProfile = v.InferOutput<typeof PostedProfile>;

function toChange({ name, company, vatNumber, contactName, contactEmail, ...fields }: Fields): ProfileChange {
  const phone = toStoredPhone(fields.contactPhoneCountry, fields.contactPhoneNumber);
  const technicalContact = filled({ name: contactName, email: contactEmail, phone });
  const isNamed = Object.keys(technicalContact).length > 0;
  return {
    name,
    company,
    profile: { ...toProfile(fields), ...filled({ vatNumber }), ...(isNamed ? { technicalContact } : {}) },
  };
}
