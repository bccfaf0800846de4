/** After a client navigation the new page's heading takes the focus, so that a screen reader says where it is and Tab goes on from there. */
import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";

/** What this tab showed last. Kept outside the component, which the root's error page mounts anew. Effects run in browsers only. */
let shown: { pathname: string; heading: string } | undefined;

export function FocusOnNavigation() {
  const { pathname, hash } = useLocation();
  const { state } = useNavigation();

  useEffect(() => {
    if (state !== "idle") return;
    const heading = document.querySelector<HTMLElement>("main h1");
    const before = shown;
    shown = { pathname, heading: heading?.textContent ?? "" };
    // A search on the same page changes neither; a step of the questionnaire changes its heading.
    const arrived = before && (before.pathname !== shown.pathname || before.heading !== shown.heading);
    if (arrived && !hash && heading) focus(heading);
  });

  return null;
}

function focus(heading: HTMLElement) {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
