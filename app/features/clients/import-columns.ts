/** Which column of somebody's file is which field of a client. */

import { DEFAULT_PHONE_COUNTRY } from "#app/shared/phone.ts";
import { COMPANY_SIZES, INDUSTRIES } from "#app/shared/profile-choices.ts";
import { COUNTRIES } from "./choices.ts";
import type { FieldValues } from "./client-fields.ts";

type Field = Exclude<keyof FieldValues, "phoneCountry">;

/** What other programs call a field, in small letters without signs; our own labels among them. */
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

/** In our own export, and for us to say. */
const OURS = ["added"];

/** `places`: in which column each field stands that has one. */
export type Columns = { places: ReadonlyMap<Field, number>; unknown: readonly string[] };

/** The first column of a name is taken; those that name no field are told apart. */
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
 * The fields of a form, with lists matched whatever their case: what does not match stays for the form's own rules to refuse. A
 * number without its prefix is Irish where no country stands beside it, and is refused beside one whose prefix is not held.
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

/** A number of people lies in a band; a band may be written with its label and with any dash. */
function toBand(text: string): string {
  const size = text.replace(/\s{0,9}employees$/i, "").replace(/\s{0,9}[–—-]\s{0,9}/, "-"); // a file's whole cell may be blank
  const people = /^\d{1,3}(,?\d{3})*$/.test(size) ? Number(size.replaceAll(",", "")) : 0;
  if (people === 0) return size;
  return COMPANY_SIZES.find((band) => people <= Number(band.split("-")[1] ?? Number.POSITIVE_INFINITY)) ?? size;
}
