/** Remarks on answers that contradict each other or the client's record. They never block the way. */

import { Form, useNavigation } from "react-router";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { stepPath } from "./address.ts";
import type { DraftRef } from "./draft.ts";
import type { Remark } from "./question-view.ts";
import { StepFields } from "./questionnaire-fields.tsx";

type RemarksProps = { remarks: readonly Remark[]; step: number; draft: DraftRef };

/** `step` is the step being shown: a remark about another step links to it. */
export function Remarks({ remarks, step, draft }: RemarksProps) {
  if (remarks.length === 0) return null;
  return (
    <section aria-label="Remarks on your answers" className="flex flex-col gap-3">
      {remarks.map(({ tone, title, message, step: target, choice }) => (
        <Banner key={message} tone={tone} title={title}>
          <p>
            {message}{" "}
            {target === step ? null : (
              <Link to={stepPath(target, { fromSummary: true })} className="link">
                {choice ? `Compare in step ${target}` : `Change it in step ${target}`}
              </Link>
            )}
          </p>
          {choice ? <Choose choice={choice} step={target} draft={draft} /> : null}
        </Banner>
      ))}
      <p className="text-sm text-muted">You can still continue.</p>
    </section>
  );
}

type ChooseProps = { choice: NonNullable<Remark["choice"]>; step: number; draft: DraftRef };

/** Answers another step from here, as its own form would. */
function Choose({ choice: { value, label }, step, draft }: ChooseProps) {
  const navigation = useNavigation();
  return (
    <Form method="post" action={stepPath(step, { fromSummary: true })} className="mt-3">
      <StepFields draft={draft} step={step} fromSummary />
      <input type="hidden" name="answer" value={value} />
      <Button
        name="intent"
        value="next"
        variant="secondary"
        busy={navigation.formData?.get("answer") === value}
        busyLabel="Choosing…"
      >
        Choose “{label}”
      </Button>
    </Form>
  );
}
