/** For a page that waits for news that reaches the server by itself. */
import { useEffect, useRef } from "react";
import { useNavigation, useRevalidator } from "react-router";

const LONGEST_PAUSE_MS = 30_000;

/**
 * Reloads the page's data while `wanted` and the page is visible: first after `firstMs`, then after pauses that double up to 30 seconds, and
 * no more after `forMs` of pauses in all, since later news may take hours. Never during a navigation: reloading would restart it, so that on
 * a slow connection it would never end.
 */
export function useAskAgain({ firstMs, forMs, wanted = true }: { firstMs: number; forMs: number; wanted?: boolean }) {
  const { revalidate, state } = useRevalidator();
  const isFree = useNavigation().state === "idle" && state === "idle";
  const next = useRef({ pauseMs: firstMs, leftMs: forMs, isAsking: false });
  useEffect(() => {
    if (!wanted || !isFree || next.current.leftMs <= 0) return;
    const timer = setInterval(async () => {
      const { pauseMs, leftMs, isAsking } = next.current;
      // In a busy browser the next tick may come before a render tells that the data is being reloaded.
      if (isAsking || leftMs <= 0 || document.visibilityState !== "visible") return;
      next.current = { pauseMs: Math.min(pauseMs * 2, LONGEST_PAUSE_MS), leftMs: leftMs - pauseMs, isAsking: true };
      await revalidate();
      next.current.isAsking = false;
    }, next.current.pauseMs);
    return () => clearInterval(timer);
  }, [wanted, isFree, revalidate]);
  return { isAsking: state !== "idle" };
}
