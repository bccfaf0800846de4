/** A link to an element on the page, by its id. */
import type { MouseEvent, ReactNode } from "react";
import { isPlainClick } from "./link.tsx";

/** With scripts, moves the focus itself: the router would take the fragment for a navigation and drop the answer to a form. */
export function JumpLink({ to, className, children }: { to: string; className: string; children: ReactNode }) {
  function jump(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    document.getElementById(to)?.focus();
  }

  return (
    <a href={`#${to}`} onClick={jump} className={className}>
      {children}
    </a>
  );
}
