/** What a client may be: one schema for the dialog, the add form, the edit form and the server. */
import * as v from "valibot";
import { EmailAddress } from "#app/shared/email.ts";
import { line, optionalLine } from "#app/shared/form.ts";
import { DEFAULT_PHONE_COUNTRY, PHONE_PREFIXES, toE164 } from "#app/shared/phone.ts";
import { websiteLink } from "#app/shared/website.ts";
import { MAX_LENGTH } from "#db/schema/limits.ts";
import type { Profile } from "#db/schema/users.ts";
import { COMPANY_SIZES, COUNTRIES, INDUSTRIES } from "./choices.ts";

const choice = <const Options extends readonly string[]>(options: Options, message: string) =>
  v.optional(v.picklist(["", ...options], message), "");

const chosen = <const Options extends readonly string[]>(options: Options, message: string) =>
  v.pipe(v.optional(v.string(message), ""), v.picklist(options, message));

/** The fields as the forms name them. A route adds its own hidden ones: `v.strictObject({ ...clientFields, intent })`. */
export const clientFields = {
  name: line("Full Name", MAX_LENGTH.name),
  email: EmailAddress,
  company: line("Company Name", MAX_LENGTH.company),
  jobTitle: optionalLine("Job Title", 120),
  department: optionalLine("Department", 120),
  phoneCountry: v.optional(
    v.picklist(
      PHONE_PREFIXES.map(({ country }) => country),
      "Please choose a country code from the list",
    ),
    DEFAULT_PHONE_COUNTRY,
  ),
  phoneNumber: optionalLine("Phone Number", 40),
  website: v.pipe(
    optionalLine("Website", 300),
    v.check((text) => text === "" || websiteLink(text) !== null, "Please enter a valid website address"),
  ),
  companySize: choice(COMPANY_SIZES, "Please choose a company size from the list"),
  industry: choice(INDUSTRIES, "Please choose an industry from the list"),
  street: optionalLine("Street Address", 200),
  street2: optionalLine("Street Address Line 2", 200),
  city: optionalLine("City", 120),
  state: optionalLine("State/Province", 120),
  zipCode: optionalLine("ZIP/Postal Code", 20),
  country: choice(COUNTRIES, "Please choose a country from the list"),
};

/** The dialog of the questionnaire asks for industry and size as well. */
export const dialogClientFields = {
  ...clientFields,
  companySize: chosen(COMPANY_SIZES, "Company size is required"),
  industry: chosen(INDUSTRIES, "Industry is required"),
};

const Fields = v.strictObject(clientFields);
export type ClientFields = v.InferOutput<typeof Fields>;

/** A client as the database keeps it: only what was filled in. */
export type ClientInput = { name: string; email: string; company: string; profile: Profile };

type PhoneFields = Pick<ClientFields, "phoneCountry" | "phoneNumber">;

/**
 * The rule across two fields, for a pipe: `v.pipe(v.strictObject({ ...clientFields, intent }), checkPhone(), …)`;
 * {@link toClientInput} then makes the client of them.
 */
export function checkPhone<Form extends PhoneFields>() {
  return v.rawCheck<Form>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const form = dataset.value;
    if (form.phoneNumber === "" || toE164(form.phoneCountry, form.phoneNumber)) return;
    const path = { type: "object", origin: "value", input: form, key: "phoneNumber", value: form.phoneNumber } as const;
    addIssue({ message: "Please enter a valid phone number", path: [path] });
  });
}

export const ClientInput = v.pipe(Fields, checkPhone(), v.transform(toClientInput));

/** The checked fields in the shape of the table; blank fields are left out. */
export function toClientInput(fields: ClientFields): ClientInput {
  const { name, email, company, jobTitle, department, website, companySize, industry } = fields;
  const { street, street2, city, state, zipCode, country } = fields;
  const phoneNumber = fields.phoneNumber && (toE164(fields.phoneCountry, fields.phoneNumber) ?? "");
  const isPlaced = [street, street2, city, state, zipCode].some(Boolean);
  const address = filled({ street, street2, city, state, zipCode, country });
  return {
    name,
    email,
    company,
    profile: {
      ...filled({ jobTitle, department, phoneNumber, website, companySize, industry }),
      ...(isPlaced || country ? { address } : {}),
    },
  };
}

function filled<T extends Record<string, string>>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== "")) as Partial<T>; // fewer keys of the same type
}

const UNREADABLE = "The form could not be read. Please reload the page and try again.";

/** What the clients page posts: a new client, or one made of the `version` that the form began with. */
export const PostedClient = v.pipe(
  v.strictObject({
    ...clientFields,
    intent: v.picklist(["add", "save"], UNREADABLE),
    version: v.optional(v.pipe(v.string(UNREADABLE), v.regex(/^\d{1,9}$/, UNREADABLE), v.transform(Number)), "0"),
  }),
  checkPhone(),
  v.transform((form) => ({ intent: form.intent, version: form.version, client: toClientInput(form) })),
);
export type PostedClient = v.InferOutput<typeof PostedClient>;
