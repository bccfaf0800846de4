/** A link to a place on the page, by the id of what is there. */
import type { MouseEvent, ReactNode } from "react";
import { isPlainClick } from "./link.tsx";

/** With script the focus is moved by hand: the router takes a followed fragment for a navigation, and forgets the answer to a form. */
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
