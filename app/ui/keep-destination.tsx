/**
 * A tab opened under the previous release requests files that no longer exist, and React Router then reloads the current page. This loads the
 * page to which the person was going instead: after Generate, the payment page and not the questionnaire again.
 */
import { useContext, useEffect } from "react";
import { UNSAFE_DataRouterContext } from "react-router";

export function KeepDestination() {
  const router = useContext(UNSAFE_DataRouterContext)?.router;

  useEffect(() => {
    if (!router || !("navigation" in window)) return;
    function lead(event: NavigateEvent) {
      // read from the router, since React may not render what useNavigation returns before the file has failed to load
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
