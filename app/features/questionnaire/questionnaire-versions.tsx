/** Shows two versions of the answers side by side to choose from, so that nothing is overwritten unasked. */
import type { ReactNode } from "react";
import { Form } from "react-router";
import { formatDate } from "#app/shared/date.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { stepPath } from "./address.ts";
import type { Difference, DraftRef } from "./draft.ts";
import { DraftFields, StepFields } from "./questionnaire-fields.tsx";

/** A save refused because the answers had been changed elsewhere. `mine` was posted, `theirs` is stored. */
export type Stale = {
  step: number;
  title: string;
  mine: { values: readonly string[]; label: string };
  theirs: { label: string; savedAt: string | null };
  /** The version to overwrite if the person chooses so. */
  draft: DraftRef;
  fromSummary: boolean;
};

export function StaleStep({ stale }: { stale: Stale }) {
  return (
    <div className="flex flex-col gap-6">
      <Banner tone="warning" title="This assessment was changed in another window or on another device.">
        Your answer to “{stale.title}” has not been saved. Choose which one to keep.
      </Banner>
      <div className="grid gap-4 sm:grid-cols-2">
        <Version title="In this window" action={<KeepMine stale={stale} />}>
          <p className="font-medium">{stale.mine.label}</p>
        </Version>
        <Version
          title={stale.theirs.savedAt ? `Saved elsewhere, ${clock(stale.theirs.savedAt)}` : "Saved elsewhere"}
          action={
            <ButtonLink variant="secondary" to={stepPath(stale.step, stale)} replace>
              Keep the saved answer
            </ButtonLink>
          }
        >
          <p className="font-medium">{stale.theirs.label}</p>
        </Version>
      </div>
    </div>
  );
}

function KeepMine({ stale: { step, draft, mine, fromSummary } }: { stale: Stale }) {
  return (
    <Form method="post" action={stepPath(step, { fromSummary })}>
      <StepFields draft={draft} step={step} fromSummary={fromSummary} />
      {mine.values.map((value) => (
        <input key={value} type="hidden" name="answer" value={value} />
      ))}
      <Button name="intent" value="next">
        Keep this answer
      </Button>
    </Form>
  );
}

/** The answers of the browser and of the account. */
export type TwoVersions = {
  kind: "two-versions";
  differences: readonly Difference[];
  browserSavedAt: string | null;
  accountSavedAt: string | null;
  draft: DraftRef;
};

export function ChooseVersion({ versions }: { versions: TwoVersions }) {
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-3xl">Which answers do you want to keep?</h1>
      <p className="max-w-text text-muted">
        This browser holds answers from before you signed in, and your account holds a different assessment in progress.
        The one you do not keep is removed.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Version
          title={versionTitle("In this browser", versions.browserSavedAt)}
          action={<Keep intent="keep-browser" draft={versions.draft} label="Keep the answers in this browser" />}
        >
          <Answers rows={versions.differences.map(({ title, one }) => ({ title, answer: one }))} />
        </Version>
        <Version
          title={versionTitle("In your account", versions.accountSavedAt)}
          action={<Keep intent="keep-account" draft={versions.draft} label="Keep the answers in the account" />}
        >
          <Answers rows={versions.differences.map(({ title, other }) => ({ title, answer: other }))} />
        </Version>
      </div>
    </div>
  );
}

function Keep({ intent, draft, label }: { intent: string; draft: DraftRef; label: string }) {
  return (
    <Form method="post" action="/questionnaire">
      <DraftFields draft={draft} />
      <Button variant="secondary" name="intent" value={intent}>
        {label}
      </Button>
    </Form>
  );
}

export function Version({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 className="text-lg">{title}</h2>
      <div className="grow">{children}</div>
      <div>{action}</div>
    </Card>
  );
}

export function Answers({ rows }: { rows: readonly { title: string; answer: string }[] }) {
  return (
    <dl className="flex flex-col gap-3">
      {rows.map(({ title, answer }) => (
        <div key={title}>
          <dt className="text-sm text-muted">{title}</dt>
          <dd className="font-medium">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}

export function versionTitle(place: string, savedAt: string | null): string {
  return savedAt ? `${place}, saved ${clock(savedAt)}` : place;
}

/** To the minute and in UTC, so that the server and every browser render the same. */
function clock(instant: string): string {
  return `${formatDate(new Date(instant))}, ${instant.slice(11, 16)} UTC`;
}
