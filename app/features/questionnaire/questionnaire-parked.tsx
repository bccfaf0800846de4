/** What a "Save for later" link shows when it cannot simply restore its answers. */
import { Form } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Difference } from "./draft.ts";
import { Answers, Version, versionTitle } from "./questionnaire-versions.tsx";

type ParkedOrKeptProps = {
  differences: readonly Difference[];
  parkedAt: string;
  browserSavedAt: string | null;
};

export function ParkedOrKept({ differences, parkedAt, browserSavedAt }: ParkedOrKeptProps) {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Which answers do you want to keep?"
        subtitle="The link and this browser hold different answers. The link keeps working either way."
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Version
          title={versionTitle("From the link", parkedAt)}
          action={
            <Form method="post">
              <Button>Replace the answers in this browser</Button>
            </Form>
          }
        >
          <Answers rows={differences.map(({ title, one }) => ({ title, answer: one }))} />
        </Version>
        <Version
          title={versionTitle("In this browser", browserSavedAt)}
          action={
            <ButtonLink variant="secondary" to="/questionnaire">
              Keep the answers in this browser
            </ButtonLink>
          }
        >
          <Answers rows={differences.map(({ title, other }) => ({ title, answer: other }))} />
        </Version>
      </div>
    </div>
  );
}

export function ParkedMissing() {
  return (
    <EmptyState
      title="This link no longer works"
      action={<ButtonLink to="/questionnaire">Open the questionnaire</ButtonLink>}
    >
      Saved answers are kept for 30 days. If you saved them just now, try the link again in a minute.
    </EmptyState>
  );
}
