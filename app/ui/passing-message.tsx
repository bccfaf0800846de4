/** Says for three seconds that something was done. The page shows the result as well, so nothing is lost when the message goes. */
import { CircleCheck } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";

const SHOWN_MS = 3_000;

/**
 * The region is always there, so that screen readers announce what appears in it. It lies over the page, so that nothing moves
 * when the message goes. Without JavaScript the message stays, and is part of the page.
 *
 * @param occasion differs each time something was done, even if the text is the same
 */
export function PassingMessage({ text, occasion }: { text: string | null; occasion: string }) {
  const isScripted = useSyncExternalStore(neverChanges, inBrowser, onServer);
  const place = isScripted ? "pointer-events-none fixed inset-x-4 bottom-6 z-40 flex justify-center" : "mb-6 flex";
  return (
    <div role="status" className={text === null && !isScripted ? "" : place}>
      {text === null ? null : <Words key={occasion} text={text} />}
    </div>
  );
}

function Words({ text }: { text: string }) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) return null;
  return (
    <p className="flex items-center gap-3 rounded-lg border border-success/40 bg-success-soft px-4 py-3 font-medium shadow-lg">
      <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
      {text}
    </p>
  );
}

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
