/** For a page that waits for news which the server gets by itself. */
import { useEffect, useRef } from "react";
import { useNavigation, useRevalidator } from "react-router";

const LONGEST_PAUSE_MS = 30_000;

/**
 * Loads the page's data anew while it is wanted and the page is looked at: after `firstMs`, then at twice the pause each time, and no more
 * once `forMs` are over, since news that has not come by then may take hours. Never while the person is on the way to another page: loading anew
 * would begin that navigation again, so that on a slow line it would never end.
 */
export function useAskAgain({ firstMs, forMs, wanted = true }: { firstMs: number; forMs: number; wanted?: boolean }) {
  const { revalidate, state } = useRevalidator();
  const isFree = useNavigation().state === "idle" && state === "idle";
  const next = useRef({ pauseMs: firstMs, leftMs: forMs });
  useEffect(() => {
    if (!wanted || !isFree || next.current.leftMs <= 0) return;
    const timer = setInterval(() => {
      const { pauseMs, leftMs } = next.current;
      if (leftMs <= 0 || document.visibilityState !== "visible") return;
      next.current = { pauseMs: Math.min(pauseMs * 2, LONGEST_PAUSE_MS), leftMs: leftMs - pauseMs };
      revalidate();
    }, next.current.pauseMs);
    return () => clearInterval(timer);
  }, [wanted, isFree, revalidate]);
  return { isAsking: state !== "idle" };
}
