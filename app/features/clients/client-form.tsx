/** The form that adds or changes a client, with the same fields and rules for both. */
import { Form, useNavigation } from "react-router";
import { DEFAULT_PHONE_COUNTRY } from "#app/shared/phone.ts";
import type { SavedOverReply } from "#app/shared/stored-version.ts";
import { BothVersions } from "#app/ui/both-versions.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FormErrors } from "#app/ui/form-errors.tsx";
import { AddressFields, CompanyFields, type FieldFacts, FieldGroup, PhoneField } from "#app/ui/profile-fields.tsx";
import { useErrors } from "#app/ui/use-errors.ts";
import { COUNTRIES, DEFAULT_COUNTRY } from "./choices.ts";
import { FIELD_LABELS, type FieldValues } from "./client-fields.ts";

type ClientFormProps = {
  kind: "add" | "edit";
  /** The form's initial values. */
  values?: Partial<FieldValues>;
  version?: number;
  reply?: SavedOverReply;
  cancelTo: string;
};

const NEW_CLIENT = { phoneCountry: DEFAULT_PHONE_COUNTRY, country: DEFAULT_COUNTRY };

export function ClientForm({ kind, values = NEW_CLIENT, version, reply, cancelTo }: ClientFormProps) {
  const isNew = kind === "add";
  const busy = useNavigation().formMethod === "POST";
  const { errors, summary, onInput } = useErrors(reply);
  const field = (name: keyof FieldValues) => ({
    name,
    label: FIELD_LABELS[name],
    error: errors[name],
    defaultValue: reply?.values[name] ?? values[name],
    autoComplete: "off", // it is somebody else's data
    requiredMark: isNew,
  });
  const heading = isNew ? "Add New Client" : "Edit Client";

  return (
    <Card as="section" aria-label={heading} className="flex flex-col gap-6">
      <h2 className="text-2xl">{heading}</h2>
      <FormErrors reply={summary} />
      {reply?.stored ? <BothVersions differences={reply.stored.differences} /> : null}
      <Form method="post" replace noValidate onInput={onInput} className="flex flex-col gap-8">
        <input type="hidden" name="intent" value={isNew ? "add" : "save"} />
        {isNew ? null : <input type="hidden" name="version" value={reply?.stored?.version ?? version} />}
        <Fields field={field} />
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} busyLabel={isNew ? "Adding..." : "Saving..."}>
            {isNew ? "Add Client" : "Save Client"}
          </Button>
          <ButtonLink to={cancelTo} variant="secondary">
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </Card>
  );
}

function Fields({ field }: { field: (name: keyof FieldValues) => FieldFacts }) {
  return (
    <>
      <FieldGroup title="Basic Information">
        <TextField {...field("name")} required />
        <TextField {...field("email")} required type="email" inputMode="email" />
        <TextField {...field("jobTitle")} />
        <PhoneField country={field("phoneCountry")} number={field("phoneNumber")} />
      </FieldGroup>
      <FieldGroup title="Company Information">
        <TextField {...field("company")} required />
        <CompanyFields field={field} />
      </FieldGroup>
      <FieldGroup title="Address Information">
        <AddressFields field={field} countries={COUNTRIES} />
      </FieldGroup>
    </>
  );
}
