/** The hidden fields that tell which assessment, version and step a form was rendered from. */
import type { DraftRef } from "./draft.ts";

export function DraftFields({ draft }: { draft: DraftRef }) {
  return (
    <>
      <input type="hidden" name="assessment" value={draft.assessment} />
      <input type="hidden" name="version" value={draft.version} />
    </>
  );
}

type StepFieldsProps = { draft: DraftRef; step: number; fromSummary: boolean; offered?: string };

export function StepFields({ draft, step, fromSummary, offered }: StepFieldsProps) {
  return (
    <>
      <DraftFields draft={draft} />
      <input type="hidden" name="step" value={step} />
      {fromSummary ? <input type="hidden" name="return" value="summary" /> : null}
      {offered ? <input type="hidden" name="offered" value={offered} /> : null}
    </>
  );
}
