/** Tells what was done to a document, or why it was not done. */
import { useEffect, useRef } from "react";
import { Banner } from "#app/ui/banner.tsx";

/** Takes the focus if the dialog cannot return it, because its card is gone. */
export function Said({ tone, children }: { tone: "success" | "error"; children: string }) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) said.current?.focus();
  }, []);
  return (
    <div ref={said} tabIndex={-1} className="mb-6">
      <Banner tone={tone} title={children} />
    </div>
  );
}
