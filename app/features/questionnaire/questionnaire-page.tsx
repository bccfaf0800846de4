/** A step as a page: the frame, the question or summary inside it, and the result of the last button press. */

import { STEP_COUNT, SUMMARY_STEP } from "#app/features/catalogue/step-numbers.ts";
import type { FormReply } from "#app/shared/form.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Reply } from "./act.server.ts";
import { stepTitle } from "./address.ts";
import type { QuestionView } from "./question-view.ts";
import { QuestionnaireAside } from "./questionnaire-aside.tsx";
import { ClientAnswer, FindClientForm, SignUpPrompt } from "./questionnaire-client.tsx";
import { DETAILS_TITLE, QuestionnaireDetails } from "./questionnaire-details.tsx";
import { FactsFromClient } from "./questionnaire-facts.tsx";
import { QuestionnaireFrame } from "./questionnaire-frame.tsx";
import { NewClientDialog } from "./questionnaire-new-client.tsx";
import { QuestionStep, STEP_FORM_ID } from "./questionnaire-question.tsx";
import { QuestionnaireSummary } from "./questionnaire-summary.tsx";
import { StaleStep, type TwoVersions } from "./questionnaire-versions.tsx";
import type { StepPage } from "./show.server.ts";

const SUMMARY_TITLE = "Assessment Summary";

/** The page's title: the step, then the question. */
export function titleOf(page: StepPage | TwoVersions): string {
  if (page.kind === "two-versions") return "Choose which answers to keep";
  const { view } = page;
  return view.kind === "question" ? stepTitle(view.step, view.title) : stepTitle(SUMMARY_STEP, headingOf(view));
}

function headingOf(view: StepPage["view"]): string {
  if (view.kind === "question") return view.title;
  return view.kind === "details" ? DETAILS_TITLE : SUMMARY_TITLE;
}

export function QuestionnairePage({ page, reply }: { page: StepPage; reply?: Reply }) {
  const { view } = page;
  const step = view.kind === "question" ? view.step : SUMMARY_STEP;
  return (
    <QuestionnaireFrame
      step={step}
      stepCount={STEP_COUNT}
      title={headingOf(view)}
      aside={
        <QuestionnaireAside
          signedIn={view.signedIn}
          savedAt={view.savedAt}
          draft={view.draft}
          parkedUrl={reply?.kind === "parked" ? reply.url : null}
          formId={STEP_FORM_ID}
        />
      }
    >
      {reply?.kind === "gone" ? <Gone /> : null}
      {reply?.kind === "not-generated" && view.kind !== "summary" ? <NotGenerated reason={reply.reason} /> : null}
      {reply?.kind === "stale" ? <StaleStep stale={reply.stale} /> : <Step page={page} reply={reply} />}
    </QuestionnaireFrame>
  );
}

function Step({ page, reply }: { page: StepPage; reply?: Reply }) {
  const { view } = page;
  if (view.kind === "summary") {
    const failure = reply?.kind === "not-generated" ? reply.reason : undefined;
    return <QuestionnaireSummary view={view} step={SUMMARY_STEP} formId={STEP_FORM_ID} failure={failure} />;
  }
  if (view.kind === "details") {
    const formReply = replyTo("details", reply);
    return <QuestionnaireDetails view={view} summaryStep={SUMMARY_STEP} parkFormId={STEP_FORM_ID} reply={formReply} />;
  }
  return <Question view={view} page={page} reply={reply} />;
}

function Question({ view, page, reply }: { view: QuestionView; page: StepPage; reply?: Reply }) {
  const { choices, isAdding, newClient } = page;
  const stepReply = replyTo("step", reply);
  const clientReply = replyTo("client", reply);
  // A new step, version or answer from the server resets the choice on the page.
  const key = [view.step, view.draft.version, ...view.selection].join(" ");
  if (view.questionKind !== "client") {
    return (
      <QuestionStep key={key} view={view} reply={stepReply}>
        {choices.clients.length > 0 ? <FactsFromClient view={view} choices={choices} /> : null}
      </QuestionStep>
    );
  }
  return (
    <>
      <QuestionStep
        key={key}
        view={view}
        reply={stepReply}
        renderAnswer={(selection) =>
          view.signedIn ? (
            <ClientAnswer view={view} choices={choices} selection={selection} error={stepReply?.errors.answer} />
          ) : (
            <SignUpPrompt view={view} />
          )
        }
      />
      <FindClientForm view={view} />
      <NewClientDialog
        step={view.step}
        isOpen={isAdding || clientReply !== undefined}
        fromSummary={view.fromSummary}
        known={newClient}
        reply={clientReply}
      />
    </>
  );
}

function replyTo(form: "step" | "client" | "details", reply: Reply | undefined): FormReply | undefined {
  return reply?.kind === "refused" && reply.form === form ? reply.reply : undefined;
}

/** Shows the reason at the top when the summary, where it would stand beside the button, can no longer be shown. */
function NotGenerated({ reason }: { reason: string }) {
  return (
    <div className="mb-8">
      <Banner tone="error" title="Failed to generate document">
        {reason}
      </Banner>
    </div>
  );
}

function Gone() {
  return (
    <div className="mb-8">
      <Banner tone="warning" title="This assessment was finished or restarted in another window.">
        Your answer was not saved. See{" "}
        <Link to="/documents" className="link">
          your documents
        </Link>{" "}
        or{" "}
        <Link to="/questionnaire" className="link">
          open the assessment as it is now
        </Link>
        .
      </Banner>
    </div>
  );
}
