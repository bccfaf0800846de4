/** The optional questions, reached from the summary: each may be left open or answered "not known". */
import { Form, useNavigation } from "react-router";
import type { FormReply } from "#app/shared/form.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CheckboxField, SelectField, TextField } from "#app/ui/field.tsx";
import { FormErrors } from "#app/ui/form-errors.tsx";
import { DETAILS_PATH, stepPath } from "./address.ts";
import type { DetailField, DetailsView } from "./details-view.ts";
import { DraftFields, StepFields } from "./questionnaire-fields.tsx";

export const DETAILS_TITLE = "Sharpen the document";

type DetailsProps = {
  view: DetailsView;
  summaryStep: number;
  /** The form that "Save for later" submits; it holds only what is already saved. */
  parkFormId: string;
  reply?: FormReply;
};

export function QuestionnaireDetails({ view, summaryStep, parkFormId, reply }: DetailsProps) {
  const navigation = useNavigation();
  const isSaving = navigation.formData?.get("intent") === "details";
  const sections = [...new Set(view.fields.map(({ section }) => section))];
  return (
    <>
      <Form id={parkFormId} method="post" action={stepPath(summaryStep)} hidden>
        <StepFields draft={view.draft} step={summaryStep} fromSummary={false} />
      </Form>
      <Form method="post" action={DETAILS_PATH} noValidate className="flex flex-col gap-10">
        <p className="max-w-prose text-lg">
          Everything here is optional. A number you give replaces our planning figure wherever it is used; anything
          unknown becomes a numbered assumption with a task to find it out.
        </p>
        <FormErrors reply={reply} />
        <DraftFields draft={view.draft} />
        {sections.map((section) => (
          <Part
            key={section}
            section={section}
            fields={view.fields.filter((field) => field.section === section)}
            reply={reply}
          />
        ))}
        <div className="flex flex-wrap items-start justify-between gap-3 border-t border-line pt-6">
          <ButtonLink variant="secondary" to={stepPath(summaryStep)}>
            Back to the summary
          </ButtonLink>
          <Button name="intent" value="details" busy={isSaving} busyLabel="Saving…">
            Save and return to the summary
          </Button>
        </div>
      </Form>
    </>
  );
}

function Part({ section, fields, reply }: { section: string; fields: readonly DetailField[]; reply?: FormReply }) {
  return (
    <fieldset className="flex flex-col gap-6">
      <legend className="mb-4 text-xl font-semibold">
        <span className="mb-1 block text-sm font-normal text-muted">Sharpens</span>
        {section}
      </legend>
      {fields.map((field) => (
        <Detail key={field.name} field={field} reply={reply} />
      ))}
    </fieldset>
  );
}

function Detail({ field, reply }: { field: DetailField; reply?: FormReply }) {
  const { name, title, text, figure } = field;
  const told = {
    label: title,
    name,
    hint: `${text} Sets ${figure}.`,
    error: reply?.errors[name],
    defaultValue: reply ? (reply.values[name] ?? "") : field.value,
  };
  if (field.kind === "choice") return <SelectField {...told} placeholder="Not answered" options={field.options} />;
  const { unknown } = field;
  const ticked = reply ? reply.values[unknown.name] === "on" : unknown.ticked;
  return (
    <div className="flex flex-col gap-1">
      <TextField
        {...told}
        type={field.kind === "date" ? "date" : "text"}
        inputMode={field.kind === "number" ? "numeric" : undefined}
        placeholder={field.unit}
        autoComplete="off"
        className="sm:max-w-64"
      />
      <CheckboxField
        label={unknown.label}
        aria-label={`${unknown.label}: ${title}`}
        name={unknown.name}
        defaultChecked={ticked}
      />
    </div>
  );
}
