/** Warns of facts in a document that were checked long ago. */
import { Banner } from "#app/ui/banner.tsx";
import { DateText } from "#app/ui/time.tsx";

/** Shown on the page of a document whose facts are due for review. */
export function StaleFacts({ since }: { since: string }) {
  return (
    <div className="mb-8">
      <Banner tone="warning" title="The facts in this document are due for review.">
        They counted as current until <DateText value={since} />. Check support dates and prices again before you rely
        on them, or generate a new document from the same answers.
      </Banner>
    </div>
  );
}
