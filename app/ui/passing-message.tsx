/** Says for three seconds that something was done. What was done can be seen on the page as well, so nothing is lost with it. */
import { CircleCheck } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";

const SHOWN_MS = 3_000;

/**
 * The region is always there, so that what appears in it is announced. It lies over the page, so that nothing moves when the
 * words go; without JavaScript they cannot go, and stand where they are written.
 *
 * @param occasion differs each time something was done, also when the words are the same
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
