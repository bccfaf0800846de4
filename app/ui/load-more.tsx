/** The way to the rest of a list. */
import { ButtonLink } from "./button.tsx";

/** A link to the next page; with script it calls `onMore` instead, and waits while more is under way. */
export function LoadMore({ to, loading, onMore }: { to: string; loading: boolean; onMore: () => void }) {
  return (
    <ButtonLink
      variant="secondary"
      className="self-center"
      to={to}
      aria-disabled={loading}
      onClick={(event) => {
        event.preventDefault();
        if (!loading) onMore();
      }}
    >
      {loading ? "Loading..." : "Load more"}
    </ButtonLink>
  );
}
