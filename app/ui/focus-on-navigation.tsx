/** After a client navigation, moves the focus to the new page's heading, so that a screen reader reads it and Tab continues from there. */
import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";

/** What this tab showed last. Kept outside the component, which the root's error page remounts. Only set in browsers, where effects run. */
let shown: { pathname: string; heading: string } | undefined;

export function FocusOnNavigation() {
  const { pathname, hash } = useLocation();
  const { state } = useNavigation();

  useEffect(() => {
    if (state !== "idle") return;
    const heading = document.querySelector<HTMLElement>("main h1");
    const before = shown;
    shown = { pathname, heading: heading?.textContent ?? "" };
    // A search on the same page changes neither; another step of the questionnaire changes the heading.
    const arrived = before && (before.pathname !== shown.pathname || before.heading !== shown.heading);
    if (arrived && !hash && heading) focus(heading);
  });

  return null;
}

function focus(heading: HTMLElement) {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
