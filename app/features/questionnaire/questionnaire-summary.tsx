/** Step 12: every answer by category, each with a link to its step, and the button that makes the document. */
import { Form, useNavigation } from "react-router";
import { ConfidenceCard } from "#app/features/catalogue/catalogue-confidence.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Facts } from "#app/ui/description-list.tsx";
import { Link } from "#app/ui/link.tsx";
import { DETAILS_PATH, SIGN_IN_PATH, SIGN_UP_PATH, stepPath } from "./address.ts";
import type { SummaryView } from "./question-view.ts";
import { DraftFields, StepFields } from "./questionnaire-fields.tsx";
import { Remarks } from "./questionnaire-remarks.tsx";

type SummaryProps = {
  view: SummaryView;
  step: number;
  formId: string;
  /** Why the document could not be made. */
  failure?: string;
};

export function QuestionnaireSummary({ view, step, formId, failure }: SummaryProps) {
  return (
    <div className="flex flex-col gap-8">
      {/* for the buttons beside the summary, such as "Save for later" */}
      <Form id={formId} method="post" action={stepPath(step)} hidden>
        <StepFields draft={view.draft} step={step} fromSummary={false} />
      </Form>
      <div className="grid gap-4 sm:grid-cols-2">
        {view.groups.map((group) => (
          <Group key={group.title} group={group} signedIn={view.signedIn} />
        ))}
      </div>
      <Sharpen view={view} />
      <Remarks remarks={view.remarks} step={step} draft={view.draft} />
      <div className="flex flex-col gap-4 border-t border-line pt-6">
        {failure ? (
          <Banner tone="error" title="Failed to generate document">
            {failure}
          </Banner>
        ) : null}
        <div className="flex flex-wrap items-start justify-between gap-3">
          <ButtonLink variant="secondary" to={stepPath(step - 1)}>
            Previous
          </ButtonLink>
          {view.signedIn ? <Generate view={view} /> : <SignUp />}
        </div>
      </div>
    </div>
  );
}

/** How confident the document can be, and how to make it more so. */
function Sharpen({ view: { confidence, details } }: { view: SummaryView }) {
  return (
    <ConfidenceCard confidence={confidence}>
      {details.length > 0 ? (
        <div className="flex flex-col gap-4 border-t border-line pt-5">
          <h3 className="text-base">Details given</h3>
          <Facts items={details.map(({ title, answer }) => ({ label: title, value: answer }))} />
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink variant="secondary" to={DETAILS_PATH}>
          {details.length > 0 ? "Change the details" : "Sharpen the document"}
        </ButtonLink>
        <p className="text-sm text-muted">Optional: numbers that replace planning figures.</p>
      </div>
    </ConfidenceCard>
  );
}

type GroupProps = { group: SummaryView["groups"][number]; signedIn: boolean };

function Group({ group: { title, rows }, signedIn }: GroupProps) {
  return (
    <Card as="section" className="flex flex-col gap-4 last:odd:sm:col-span-2">
      <h2 className="text-sm font-semibold text-muted">{title}</h2>
      <dl className="flex flex-col gap-4">
        {rows.map((row) => (
          <div key={row.step} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
            <dt className="text-sm text-muted">{row.title}</dt>
            <dd className="row-start-2 font-medium">
              {row.answer || (signedIn ? "Not chosen yet" : "Chosen after you sign up")}
            </dd>
            <dd className="row-span-2">
              <Link
                to={stepPath(row.step, { fromSummary: true })}
                aria-label={`Change ${row.title}`}
                className="link inline-flex min-h-6 text-sm"
              >
                Change
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Generate({ view: { draft, hasClient } }: { view: SummaryView }) {
  const navigation = useNavigation();
  const isGenerating = navigation.formData?.get("intent") === "generate";
  return (
    <Form method="post" action={stepPath(12)} className="flex flex-col items-end gap-2">
      <DraftFields draft={draft} />
      <Button
        name="intent"
        value="generate"
        disabled={!hasClient}
        busy={isGenerating}
        busyLabel="Generating Document..."
      >
        Generate Solution Document
      </Button>
      {hasClient ? null : <p className="text-sm text-muted">Choose a client first.</p>}
    </Form>
  );
}

function SignUp() {
  return (
    <div className="flex flex-col items-end gap-2">
      <ButtonLink to={SIGN_UP_PATH}>Sign Up & Generate Document</ButtonLink>
      <p className="text-sm text-muted">
        Your answers are kept. Already registered?{" "}
        <Link to={SIGN_IN_PATH} className="link">
          Sign in
        </Link>
      </p>
    </div>
  );
}
