/** The parts that the client and profile forms have in common. */
import type { ReactNode } from "react";
import { PHONE_PREFIXES } from "#app/shared/phone.ts";
import { COMPANY_SIZES, companySizeLabel, INDUSTRIES } from "#app/shared/profile-choices.ts";
import type { ProfileFields } from "#app/shared/profile-labels.ts";
import { SelectField, TextField } from "./field.tsx";

/** What a form specifies for each field. */
export type FieldFacts = {
  name: string;
  label: string;
  error?: string;
  defaultValue?: string;
  autoComplete?: string;
  requiredMark?: boolean;
};

type Field = (name: keyof ProfileFields) => FieldFacts;

const SIZE_OPTIONS = COMPANY_SIZES.map((band) => ({ value: band, label: companySizeLabel(band) }));
const PHONE_OPTIONS = PHONE_PREFIXES.map(({ country, label }) => ({ value: country, label }));

function asOption(name: string) {
  return { value: name, label: name };
}

/** A titled group of fields, in two columns where there is room. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 text-lg font-semibold">{title}</legend>
      <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

export function PhoneField({ country, number }: { country: FieldFacts; number: FieldFacts }) {
  return (
    <div className="grid grid-cols-[7.5rem_1fr] items-start gap-3">
      <SelectField {...country} options={PHONE_OPTIONS} />
      <TextField {...number} type="tel" inputMode="tel" />
    </div>
  );
}

/** The fields of the company, except its name. */
export function CompanyFields({ field }: { field: Field }) {
  return (
    <>
      <TextField {...field("department")} />
      <TextField {...field("website")} inputMode="url" />
      <SelectField {...field("companySize")} placeholder="Select company size" options={SIZE_OPTIONS} />
      <SelectField {...field("industry")} placeholder="Select industry" options={INDUSTRIES.map(asOption)} />
    </>
  );
}

export function AddressFields({ field, countries }: { field: Field; countries: readonly string[] }) {
  return (
    <>
      <TextField {...field("street")} />
      <TextField {...field("street2")} />
      <TextField {...field("city")} />
      <TextField {...field("state")} />
      <TextField {...field("zipCode")} />
      <SelectField {...field("country")} placeholder="Select country" options={countries.map(asOption)} />
    </>
  );
}
