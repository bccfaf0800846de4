/** The confidence grade of a document, before or after it is made: what was answered, what is assumed, what must be found out. */
import type { ReactNode } from "react";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { Facts } from "#app/ui/description-list.tsx";
import type { Confidence, Grade } from "./confidence.ts";

const TONES: Record<Grade, BadgeTone> = { A: "success", B: "success", C: "info", D: "warning" };

type ConfidenceCardProps = { confidence: Confidence; children?: ReactNode };

export function ConfidenceCard({ confidence, children }: ConfidenceCardProps) {
  const { grade, meaning, questions, details, assumed, toDiscover } = confidence;
  return (
    <Card as="section" aria-labelledby="confidence" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="confidence" className="text-xl">
          Confidence
        </h2>
        <Badge tone={TONES[grade]}>Grade {grade}</Badge>
      </div>
      <p className="max-w-prose text-muted">{meaning}</p>
      <Facts
        items={[
          {
            label: "Answered",
            value: `${questions.answered} of ${questions.of} questions, ${details.answered} of ${details.of} optional ones`,
          },
          { label: "Assumed", value: assumed.length > 0 ? listed(assumed) : "Nothing that was asked" },
          {
            label: "To be discovered",
            value: toDiscover.length > 0 ? listed(toDiscover) : "Nothing beyond the usual information requests",
          },
        ]}
      />
      {children}
    </Card>
  );
}

function listed(titles: readonly string[]): string {
  return titles.join(" · ");
}
