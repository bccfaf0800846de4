/** Everything one types into, chooses from or presses, in every state. */
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ChoiceGroup } from "#app/ui/choice-group.tsx";
import { CheckboxField, SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { FormErrors } from "#app/ui/form-errors.tsx";
import { Shelf, Specimen } from "./gallery-section.tsx";

const SIZES = [
  { value: "small", label: "Small (1-50 employees)" },
  { value: "medium", label: "Medium (51-250 employees)", hint: "The most frequent answer" },
  { value: "large", label: "Large (251-1000 employees)", disabled: true },
];

export function Buttons() {
  return (
    <Shelf title="Button">
      {(["primary", "secondary", "quiet", "danger"] as const).map((variant) => (
        <Specimen key={variant} state={variant}>
          <div className="flex flex-wrap gap-3">
            <Button type="button" variant={variant}>
              Save Client
            </Button>
            <Button type="button" variant={variant} busy busyLabel="Saving...">
              Save Client
            </Button>
            <Button type="button" variant={variant} disabled>
              Save Client
            </Button>
            <ButtonLink to="/ui" variant={variant} size="large">
              Large link
            </ButtonLink>
          </div>
        </Specimen>
      ))}
    </Shelf>
  );
}

export function Fields() {
  const hint = "As on the letterhead";
  return (
    <Shelf title="Fields">
      <Specimen state="empty, required, hint">
        <TextField label="Company Name" name="empty" hint={hint} required />
      </Specimen>
      <Specimen state="filled, error">
        <TextField label="Email Address" name="wrong" defaultValue="aoife@" error="Please enter a valid email" />
      </Specimen>
      <Specimen state="read only">
        <TextField label="Email" name="fixed" defaultValue="aoife@harbourline.example" readOnly />
      </Specimen>
      <Specimen state="disabled">
        <TextField label="Phone" name="off" defaultValue="+353 1 555 0100" disabled />
      </Specimen>
      <Specimen state="text area">
        <TextAreaField label="Notes" name="notes" hint="Grows with what is written" error="At most 500 characters" />
      </Specimen>
      <Specimen state="select">
        <SelectField
          label="Company Size"
          name="size"
          options={SIZES}
          placeholder="Please choose"
          hint={hint}
          required
        />
      </Specimen>
      <Specimen state="checkbox">
        <CheckboxField label="I accept the Terms of Service" name="terms" required />
      </Specimen>
      <Specimen state="checkbox, error">
        <CheckboxField label="I accept the Terms of Service" name="terms-2" error="Please accept the terms" />
      </Specimen>
    </Shelf>
  );
}

export function Choices() {
  return (
    <Shelf title="ChoiceGroup, FormErrors">
      <Specimen state="single, chosen, one disabled">
        <ChoiceGroup legend="How large?" name="one" kind="single" options={SIZES} defaultValue={["small"]} />
      </Specimen>
      <Specimen state="multi, error">
        <ChoiceGroup
          legend="Which of these?"
          name="many"
          kind="multi"
          options={SIZES}
          error="Please choose an answer"
        />
      </Specimen>
      <Specimen state="refused form">
        <FormErrors
          reply={{ values: {}, errors: { wrong: "Please enter a valid email", notes: "At most 500 characters" } }}
        />
      </Specimen>
      <Specimen state="refused as a whole">
        <FormErrors reply={{ values: {}, errors: {}, message: "Registration failed. Please try again." }} />
      </Specimen>
    </Shelf>
  );
}
