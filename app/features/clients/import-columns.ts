/** Matches the columns of somebody's file to the fields of a client. */

import { DEFAULT_PHONE_COUNTRY } from "#app/shared/phone.ts";
import { COMPANY_SIZES, INDUSTRIES } from "#app/shared/profile-choices.ts";
import { COUNTRIES } from "./choices.ts";
import type { FieldValues } from "./client-fields.ts";

type Field = Exclude<keyof FieldValues, "phoneCountry">;

/** Other programs' names for a field and our own labels, in lower-case letters and digits only. */
const NAMES: Record<Field, readonly string[]> = {
  name: ["fullname", "name", "contact", "contactname", "contactperson", "clientname", "displayname"],
  email: ["emailaddress", "email", "mail", "emailaddress1", "contactemail", "primaryemail"],
  company: ["companyname", "company", "organisation", "organization", "account", "accountname", "organisationname"],
  jobTitle: ["jobtitle", "title", "role", "position"],
  phoneNumber: ["phonenumber", "phone", "telephone", "tel", "mobile", "mobilephone", "businessphone", "workphone"],
  department: ["department"],
  website: ["website", "web", "url", "homepage", "webpage", "companywebsite"],
  companySize: ["companysize", "size", "employees", "numberofemployees"],
  industry: ["industry", "sector", "industrysector"],
  street: ["streetaddress", "street", "address", "addressline1", "address1", "businessstreet"],
  street2: ["streetaddressline2", "street2", "addressline2", "address2", "businessstreet2"],
  city: ["city", "town", "businesscity"],
  state: ["stateprovince", "state", "province", "county", "region", "businessstate"],
  zipCode: ["zippostalcode", "zip", "zipcode", "postcode", "postalcode", "eircode", "businesspostalcode"],
  country: ["country", "countryregion", "businesscountryregion"],
};

/** Columns of our own export that are not imported, because we set them. */
const OURS = ["added"];

/** `places` gives the column of each field that has one. */
export type Columns = { places: ReadonlyMap<Field, number>; unknown: readonly string[] };

/** The first column for a field counts. Columns that name no field are listed as unknown. */
export function readHeader(cells: readonly string[]): Columns {
  const places = new Map<Field, number>();
  const unknown: string[] = [];
  for (const [at, cell] of cells.entries()) {
    const name = plain(cell);
    const field = FIELD_OF.get(name);
    if (field && !places.has(field)) places.set(field, at);
    else if (name !== "" && !OURS.includes(name)) unknown.push(cell.trim());
  }
  return { places, unknown };
}

const FIELDS = Object.keys(NAMES) as Field[]; // the keys of a record declared above
const FIELD_OF: ReadonlyMap<string, Field> = new Map(
  FIELDS.flatMap((field) => NAMES[field].map((name) => [name, field] as const)),
);

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

const COUNTRY_NAMES: Record<string, string> = {
  ie: "Ireland",
  eire: "Ireland",
  uk: "United Kingdom",
  gb: "United Kingdom",
  greatbritain: "United Kingdom",
  us: "United States",
  usa: "United States",
  unitedstatesofamerica: "United States",
  czechrepublic: "Czechia",
  thenetherlands: "Netherlands",
};

const PHONE_COUNTRIES: Record<string, string> = {
  Ireland: "IE",
  "United Kingdom": "GB",
  "United States": "US",
  Canada: "CA",
  Australia: "AU",
  Germany: "DE",
  France: "FR",
  Netherlands: "NL",
  Belgium: "BE",
  Switzerland: "CH",
};

/**
 * The values as form fields, with choices matched regardless of case. What does not match is left for the form's rules to refuse.
 * A phone number without a prefix counts as Irish if no country is given, and is refused if we do not know the country's prefix.
 */
export function toFormFields(values: Partial<Record<Field, string>>): Record<string, string> {
  const { country = "", industry = "", companySize = "" } = values;
  const named = COUNTRY_NAMES[plain(country)] ?? matching(COUNTRIES, country);
  return {
    ...values,
    country: named,
    industry: matching(INDUSTRIES, industry),
    companySize: toBand(companySize),
    phoneCountry: named === "" ? DEFAULT_PHONE_COUNTRY : (PHONE_COUNTRIES[named] ?? ""),
  };
}

function matching(options: readonly string[], text: string): string {
  return options.find((option) => plain(option) === plain(text)) ?? text;
}

/** The band that a number of people falls into; a band may also be written with its label and with any dash. */
function toBand(text: string): string {
  const size = text.replace(/\s{0,9}employees$/i, "").replace(/\s{0,9}[–—-]\s{0,9}/, "-"); // a whole cell may be blank, so bounded
  const people = /^\d{1,3}(,?\d{3})*$/.test(size) ? Number(size.replaceAll(",", "")) : 0;
  if (people === 0) return size;
  return COMPANY_SIZES.find((band) => people <= Number(band.split("-")[1] ?? Number.POSITIVE_INFINITY)) ?? size;
}
