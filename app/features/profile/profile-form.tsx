/** The form in which people edit their own profile. */
import { Form, useNavigation } from "react-router";
import type { FormReply } from "#app/shared/form.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FormErrors } from "#app/ui/form-errors.tsx";
import { AddressFields, CompanyFields, type FieldFacts, FieldGroup, PhoneField } from "#app/ui/profile-fields.tsx";
import { InstantText } from "#app/ui/time.tsx";
import { useErrors } from "#app/ui/use-errors.ts";
import { COUNTRIES } from "./countries.ts";
import type { OwnProfile } from "./profile.server.ts";
import { type FieldValues, LABELS, valuesOf } from "./profile-values.ts";

/** Fields not listed here are not the person's own data, or nothing that a browser could know. */
const AUTO_COMPLETE: Partial<Record<keyof FieldValues, string>> = {
  name: "name",
  company: "organization",
  jobTitle: "organization-title",
  phoneNumber: "tel-national",
  website: "url",
  street: "address-line1",
  street2: "address-line2",
  city: "address-level2",
  state: "address-level1",
  zipCode: "postal-code",
  country: "country-name",
};

type ProfileFormProps = { person: OwnProfile; reply?: FormReply };

export function ProfileForm({ person, reply }: ProfileFormProps) {
  const navigation = useNavigation();
  const busy = navigation.formData?.get("intent") === "profile";
  const { errors, summary, onInput } = useErrors(reply);
  const values = valuesOf(person);
  const field = (name: keyof FieldValues) => ({
    name,
    label: LABELS[name],
    error: errors[name],
    defaultValue: reply?.values[name] ?? values[name],
    autoComplete: AUTO_COMPLETE[name] ?? "off",
  });

  return (
    <Card as="section" aria-label="Your profile" className="flex flex-col gap-6">
      <FormErrors reply={summary} />
      <Form method="post" action="/profile" replace preventScrollReset noValidate onInput={onInput}>
        <input type="hidden" name="intent" value="profile" />
        {/* Rendered anew when the stored profile changes; the lines above, which are saved separately, are not part of it. */}
        <div key={JSON.stringify(person.profile)} className="flex flex-col gap-8">
          <Fields field={field} email={person.email} />
        </div>
        <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button busy={busy} busyLabel="Saving...">
            Save Profile
          </Button>
          <p className="text-sm text-muted">
            Last changed <InstantText value={person.updatedAt} />
          </p>
        </div>
      </Form>
    </Card>
  );
}

function Fields({ field, email }: { field: (name: keyof FieldValues) => FieldFacts; email: string }) {
  const [name, company] = [field("name"), field("company")];
  return (
    <>
      <FieldGroup title="Basic Information">
        <TextField key={name.defaultValue} {...name} required />
        <TextField id="email" label="Email Address" type="email" value={email} readOnly />
        <TextField {...field("jobTitle")} />
        <PhoneField country={field("phoneCountry")} number={field("phoneNumber")} />
      </FieldGroup>
      <FieldGroup title="Company Information">
        <TextField key={company.defaultValue} {...company} />
        <CompanyFields field={field} />
        <TextField {...field("vatNumber")} hint="For your receipts: EU or UK, with country code" />
      </FieldGroup>
      <FieldGroup title="Address Information">
        <AddressFields field={field} countries={COUNTRIES} />
      </FieldGroup>
      <FieldGroup title="Technical Contact (optional)">
        <TextField {...field("contactName")} />
        <TextField {...field("contactEmail")} type="email" inputMode="email" />
        <PhoneField country={field("contactPhoneCountry")} number={field("contactPhoneNumber")} />
      </FieldGroup>
    </>
  );
}
