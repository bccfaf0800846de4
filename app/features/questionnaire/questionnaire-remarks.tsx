/** Remarks on answers that contradict each other or the client's record. They never block the way. */

import { Banner } from "#app/ui/banner.tsx";
import { Link } from "#app/ui/link.tsx";
import { stepPath } from "./address.ts";
import type { Remark } from "./question-view.ts";

/** `step` is the step being shown: a remark about another step links to it. */
export function Remarks({ remarks, step }: { remarks: readonly Remark[]; step: number }) {
  if (remarks.length === 0) return null;
  return (
    <section aria-label="Remarks on your answers" className="flex flex-col gap-3">
      {remarks.map(({ tone, title, message, step: target }) => (
        <Banner key={message} tone={tone} title={title}>
          <p>
            {message}{" "}
            {target === step ? null : (
              <Link to={stepPath(target, { fromSummary: true })} className="link">
                Change it in step {target}
              </Link>
            )}
          </p>
        </Banner>
      ))}
      <p className="text-sm text-muted">You can still continue.</p>
    </section>
  );
}
