/** One question with its answer, and the buttons that save it and move on. */
import { type ReactNode, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { FormReply } from "#app/shared/form.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { ChoiceGroup } from "#app/ui/choice-group.tsx";
import { FormErrors } from "#app/ui/form-errors.tsx";
import { stepPath } from "./address.ts";
import type { Origin, QuestionView } from "./question-view.ts";
import { ConfigurationPanel } from "./questionnaire-configuration.tsx";
import { StepFields } from "./questionnaire-fields.tsx";
import { Remarks } from "./questionnaire-remarks.tsx";
import { type Selection, useSaveOnLeave, useSelection } from "./questionnaire-selection.tsx";

export const STEP_FORM_ID = "step";

export type QuestionProps = {
  view: QuestionView;
  reply?: FormReply;
  /** Renders something else in place of the list of options. */
  renderAnswer?: (selection: Selection) => ReactNode;
  children?: ReactNode;
};

export function QuestionStep({ view, reply, renderAnswer, children }: QuestionProps) {
  const form = useRef<HTMLFormElement>(null);
  const selection = useSelection(view, form, typedIn(reply));
  useSaveOnLeave(form, selection);
  return (
    <div className="flex flex-col gap-8">
      {view.notice ? <Banner tone="info">{view.notice}</Banner> : null}
      <FormErrors reply={reply} />
      <Form
        ref={form}
        id={STEP_FORM_ID}
        method="post"
        action={stepPath(view.step, view)}
        noValidate
        className="flex flex-col gap-8"
      >
        <StepFields draft={view.draft} step={view.step} fromSummary={view.fromSummary} offered={offeredIn(view)} />
        <EnterButton disabled={isBlocked(view, selection)} />
        {renderAnswer ? (
          renderAnswer(selection)
        ) : (
          <Answer view={view} selection={selection} error={reply?.errors.answer} />
        )}
        <ClearsNotice view={view} selection={selection} />
        <Why text={view.why} />
        <Remarks remarks={view.remarks} step={view.step} draft={view.draft} />
        <StepButtons view={view} selection={selection} />
      </Form>
      {children}
    </div>
  );
}

/** The prefilled answer, while the step is unanswered. A client added just now is an answer, not a prefilled one. */
function offeredIn({ saved, origin, selection }: QuestionView): string | undefined {
  return saved.length === 0 && origin !== "new client" ? selection[0] : undefined;
}

/** The answer in a refused form, as it came back. */
function typedIn(reply: FormReply | undefined): readonly string[] | null {
  return reply?.values.answer ? reply.values.answer.split(", ") : null;
}

/** Without JavaScript Next is always enabled, and the server says what is missing. */
function isBlocked(view: QuestionView, { isLive, values }: Selection): boolean {
  const mayPass = view.questionKind === "client" && !view.signedIn;
  return isLive && values.length === 0 && !mayPass;
}

/** Enter presses a form's first button, which would otherwise be Previous. */
function EnterButton({ disabled }: { disabled: boolean }) {
  return <button type="submit" name="intent" value="next" disabled={disabled} hidden tabIndex={-1} aria-hidden />;
}

function Answer({ view, selection, error }: { view: QuestionView; selection: Selection; error?: string }) {
  const group = (
    <ChoiceGroup
      id="answer"
      name="answer"
      kind={view.questionKind === "multi" ? "multi" : "single"}
      legend={view.text}
      hint={hintOf(view)}
      options={view.options.map(({ id, label }) => ({ value: id, label }))}
      columns={view.configurations.length > 0 ? 1 : 2}
      value={selection.values}
      onChange={selection.choose}
      error={error}
    />
  );
  if (view.configurations.length === 0) return group;
  return <ConfigurationPanel configurations={view.configurations}>{group}</ConfigurationPanel>;
}

const ORIGINS: Record<Origin, string> = {
  "last assessment": "Filled in from your last assessment. Please check it.",
  "client record": "Filled in from the client’s record.",
  "new client": "Your new client is selected.",
};

function hintOf({ origin, questionKind }: QuestionView): string {
  if (origin) return ORIGINS[origin];
  return questionKind === "multi" ? "Choose all that apply." : "Choose one.";
}

function ClearsNotice({ view, selection }: { view: QuestionView; selection: Selection }) {
  if (!view.clears || view.saved.length === 0 || !selection.isUnsaved) return null;
  return (
    <Banner tone="info">
      The configuration “{view.clears}” belongs to your previous solution. It will be cleared when you continue.
    </Banner>
  );
}

function StepButtons({ view, selection }: { view: QuestionView; selection: Selection }) {
  const navigation = useNavigation();
  const intent = navigation.state === "idle" ? null : navigation.formData?.get("intent");
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          variant="secondary"
          name="intent"
          value="previous"
          disabled={view.step === 1}
          busy={intent === "previous"}
          busyLabel="Saving…"
        >
          Previous
        </Button>
        <Button
          name="intent"
          value="next"
          disabled={isBlocked(view, selection)}
          busy={intent === "next"}
          busyLabel="Saving…"
        >
          {view.fromSummary ? "Save and return to summary" : "Next"}
        </Button>
      </div>
      <p className="text-end text-sm text-muted">{stateOf(view, selection)}</p>
    </div>
  );
}

function stateOf(view: QuestionView, selection: Selection): string {
  if (isBlocked(view, selection)) {
    return view.options.length === 0 ? "" : "Choose an answer to continue.";
  }
  if (selection.isUnsaved) return "Saved when you continue.";
  return view.saved.length > 0 ? "Saved." : "";
}

function Why({ text }: { text: string }) {
  return (
    <details className="text-sm text-muted">
      <summary className="min-h-6 w-fit cursor-pointer rounded-sm hover:text-ink">Why we ask</summary>
      <p className="mt-1 max-w-text">{text}</p>
    </details>
  );
}
