/** Takes organization size and industry from a client's record, so that they need not be asked again. */

import { Form } from "react-router";
import type { ClientChoices } from "#app/features/clients/clients.server.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { stepPath } from "./address.ts";
import type { QuestionView } from "./question-view.ts";
import { StepFields } from "./questionnaire-fields.tsx";

export function FactsFromClient({ view, choices }: { view: QuestionView; choices: ClientChoices }) {
  const { step } = view;
  const { clients, hasMore } = choices;
  const rest = hasMore
    ? ` These are the first ${clients.length} by name; find the others in the step “Client Selection”.`
    : "";
  return (
    <details className="rounded-lg border border-line px-4 py-3">
      <summary className="min-h-6 cursor-pointer font-medium">Fill in from one of your clients</summary>
      <Form method="post" action={stepPath(step, view)} className="mt-3 flex flex-col items-start gap-4">
        <StepFields draft={view.draft} step={step} fromSummary={view.fromSummary} />
        <div className="w-full">
          <SelectField
            label="Client"
            id="facts-client"
            name="answer"
            placeholder="Choose a client"
            hint={`Chooses the client for this assessment, and fills in organization size and industry if on record.${rest}`}
            options={clients.map(({ id, name, company }) => ({ value: id, label: `${name}, ${company}` }))}
          />
        </div>
        <Button variant="secondary" name="intent" value="use-client">
          Use this client
        </Button>
      </Form>
    </details>
  );
}
