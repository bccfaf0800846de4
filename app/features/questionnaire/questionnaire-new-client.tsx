/** The 'Add New Client' dialog of step 11. Its address opens it; without scripts it is part of the page. */
import { Form, useNavigate, useNavigation } from "react-router";
import { DIALOG_INDUSTRIES } from "#app/features/clients/choices.ts";
import type { FormReply } from "#app/shared/form.ts";
import { COMPANY_SIZES, companySizeLabel } from "#app/shared/profile-choices.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { FormErrors } from "#app/ui/form-errors.tsx";
import { ADD_CLIENT_ID, ADD_CLIENT_PATH, stepPath } from "./address.ts";
import type { ClientFacts } from "./client-facts.ts";

type NewClientProps = { step: number; isOpen: boolean; fromSummary: boolean; known: ClientFacts; reply?: FormReply };

const ID = "client-";
const SIZES = COMPANY_SIZES.map((size) => ({ value: size, label: companySizeLabel(size) }));
const INDUSTRIES = DIALOG_INDUSTRIES.map((industry) => ({ value: industry, label: industry }));

export function NewClientDialog({ step, isOpen, fromSummary, known, reply }: NewClientProps) {
  const navigate = useNavigate();
  const busy = useNavigation().formData?.get("intent") === "add-client";
  const closed = stepPath(step, { fromSummary });
  return (
    <Dialog
      title="Add New Client"
      open={isOpen}
      busy={busy}
      onClose={() => navigate(closed, { replace: true, preventScrollReset: true })}
    >
      <Form id={ADD_CLIENT_ID} method="post" action={ADD_CLIENT_PATH} noValidate className="flex flex-col gap-5">
        <input type="hidden" name="step" value={step} />
        {fromSummary ? <input type="hidden" name="return" value="summary" /> : null}
        <FormErrors reply={reply} idPrefix={ID} />
        <Fields values={reply?.values ?? known} reply={reply} />
        <div className="flex flex-wrap justify-end gap-3">
          <ButtonLink variant="secondary" to={closed} replace preventScrollReset>
            Cancel
          </ButtonLink>
          <Button name="intent" value="add-client" busy={busy} busyLabel="Adding...">
            Add Client
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

function Fields({ values, reply }: { values: Record<string, string | undefined>; reply?: FormReply }) {
  const field = (name: string) => ({
    name,
    id: `${ID}${name}`,
    error: reply?.errors[name],
    defaultValue: values[name],
  });
  return (
    <>
      <TextField label="Full Name" required autoComplete="off" {...field("name")} />
      <TextField label="Email Address" required type="email" autoComplete="off" {...field("email")} />
      <TextField label="Company Name" required autoComplete="off" {...field("company")} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Industry"
          required
          placeholder="Select industry"
          options={INDUSTRIES}
          {...field("industry")}
        />
        <SelectField
          label="Company Size"
          required
          placeholder="Select size"
          options={SIZES}
          {...field("companySize")}
        />
      </div>
      <TextField label="Website" inputMode="url" autoComplete="off" {...field("website")} />
    </>
  );
}
