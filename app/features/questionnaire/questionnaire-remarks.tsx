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

/** `step` is the step being shown: a remark about another step links to it, or answers it from here as its own form would. */
export function Remarks({ remarks, step, draft }: RemarksProps) {
  const isBusy = useNavigation().state !== "idle";
  if (remarks.length === 0) return null;
  return (
    <section aria-label="Remarks on your answers" className="flex flex-col gap-3">
      {remarks.map(({ tone, title, message, step: target, choice }) => {
        const path = stepPath(target, { fromSummary: true });
        return (
          <Banner key={message} tone={tone} title={title}>
            <p>
              {message}{" "}
              {target === step ? null : (
                <Link to={path} className="link">
                  Change it in step {target}
                </Link>
              )}
            </p>
            {choice ? (
              <Form method="post" action={path} className="mt-3">
                <StepFields draft={draft} step={target} fromSummary />
                <input type="hidden" name="answer" value={choice.value} />
                <Button name="intent" value="next" variant="secondary" busy={isBusy}>
                  Choose “{choice.label}”
                </Button>
              </Form>
            ) : null}
          </Banner>
        );
      })}
      <p className="text-sm text-muted">You can still continue.</p>
    </section>
  );
}
