/** After a client navigation the new page's heading takes the focus, so that a screen reader says where it is and Tab goes on from there. */
import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";

export function FocusOnNavigation() {
  const { pathname, hash } = useLocation();
  const { state } = useNavigation();
  const shown = useRef<{ pathname: string; heading: string }>(null);

  useEffect(() => {
    if (state !== "idle") return;
    const heading = document.querySelector<HTMLElement>("main h1");
    const now = { pathname, heading: heading?.textContent ?? "" };
    const before = shown.current;
    shown.current = now;
    // A search on the same page changes neither; a step of the questionnaire changes its heading.
    const arrived = before && (before.pathname !== now.pathname || before.heading !== now.heading);
    if (arrived && !hash && heading) focus(heading);
  });

  return null;
}

function focus(heading: HTMLElement) {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
