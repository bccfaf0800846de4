/** Says that no money moves, and offers a test card for every outcome. */
import { Info } from "lucide-react";
import { TEST_CARDS } from "./simulator-token.ts";

export function TestCards({ onPick }: { onPick: (number: string) => void }) {
  return (
    <div className="mt-4 rounded-lg border border-info/40 bg-info-soft px-4 py-3">
      <p className="flex items-start gap-2.5">
        <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-info" />
        <span>
          <strong>This is a simulated payment: no money moves.</strong> Use a test card with any future date and any
          CVC, not your own card.
        </span>
      </p>
      <details className="mt-2">
        <summary className="link cursor-pointer py-1 font-medium">Test cards</summary>
        <ul className="mt-1 grid">
          {TEST_CARDS.map(({ number, effect }) => (
            <li key={number}>
              <button
                type="button"
                onClick={() => onPick(number)}
                className="flex min-h-11 w-full cursor-pointer flex-wrap items-baseline justify-between gap-x-4 rounded-md px-2 py-1.5 text-start hover:bg-raised"
              >
                <span className="font-mono text-sm whitespace-nowrap">{number}</span>
                <span className="text-sm text-muted">{effect}</span>
              </button>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
