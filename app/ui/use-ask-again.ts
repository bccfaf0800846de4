/** For a page that waits for news which the server gets by itself. */
import { useEffect } from "react";
import { useNavigation, useRevalidator } from "react-router";

/**
 * Loads the page's data anew at an interval, while it is wanted and the page is looked at. Never while the person is on the way to
 * another page: loading anew would begin that navigation again, so that on a slow line it would never end.
 */
export function useAskAgain({ everyMs, wanted = true }: { everyMs: number; wanted?: boolean }) {
  const { revalidate, state } = useRevalidator();
  const isFree = useNavigation().state === "idle" && state === "idle";
  useEffect(() => {
    if (!wanted || !isFree) return;
    const timer = setInterval(() => document.visibilityState === "visible" && revalidate(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, wanted, isFree, revalidate]);
  return { isAsking: state !== "idle" };
}
