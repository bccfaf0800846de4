/**
 * A tab of the release before asks for files that are gone, and React Router then loads the page anew, where it stands. This makes it the page
 * that the person was going to: after Generate the payment, and not a questionnaire that begins again.
 */
import { useEffect } from "react";
import { useNavigation } from "react-router";

export function KeepDestination() {
  const { location: to } = useNavigation();

  useEffect(() => {
    if (!to || !("navigation" in window)) return;
    function lead(event: NavigateEvent) {
      if (!to || event.navigationType !== "reload" || event.userInitiated) return;
      event.preventDefault();
      location.assign(to.pathname + to.search + to.hash);
    }
    navigation.addEventListener("navigate", lead);
    return () => navigation.removeEventListener("navigate", lead);
  }, [to]);

  return null;
}
