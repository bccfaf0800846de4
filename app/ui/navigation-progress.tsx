/** A thin bar at the top while a navigation takes longer than a fifth of a second; the animation adds the delay. */
import { useNavigation } from "react-router";

export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return (
    <div
      aria-hidden
      className="fixed inset-x-0 top-0 z-50 h-0.75 origin-left animate-crawl bg-accent opacity-0 print:hidden"
    />
  );
}
