/**
 * A tab of the release before asks for files that are gone, and React Router then loads the page anew, where it stands. This makes it the page
 * that the person was going to: after Generate the payment, and not a questionnaire that begins again.
 */
import { useContext, useEffect } from "react";
import { UNSAFE_DataRouterContext } from "react-router";

export function KeepDestination() {
  const router = useContext(UNSAFE_DataRouterContext)?.router;

  useEffect(() => {
    if (!router || !("navigation" in window)) return;
    function lead(event: NavigateEvent) {
      // of the router itself: React may draw what useNavigation says after the file has failed
      const to = router?.state.navigation.location;
      if (!to || event.navigationType !== "reload" || event.userInitiated) return;
      event.preventDefault();
      location.assign(to.pathname + to.search + to.hash);
    }
    navigation.addEventListener("navigate", lead);
    return () => navigation.removeEventListener("navigate", lead);
  }, [router]);

  return null;
}
