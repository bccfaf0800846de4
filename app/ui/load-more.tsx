/** Loads the rest of a list. */
import { ButtonLink } from "./button.tsx";
import { CardSkeletons } from "./skeleton.tsx";
import type { MorePages } from "./use-more-pages.ts";

type LoadMoreProps = {
  list: MorePages<unknown>;
  pathOf: (before: string) => string;
  /** How many entries are shown, in words; announced when more have been loaded. */
  said: string;
};

/** A link to the next page. With scripts it adds that page to the list instead, and does nothing while one is loading. */
export function LoadMore({ list: { pages, next, loading, more }, pathOf, said }: LoadMoreProps) {
  return (
    <>
      {loading ? <CardSkeletons count={3} /> : null}
      {next === null ? null : (
        <p className="mt-8 text-center">
          <ButtonLink
            variant="secondary"
            to={pathOf(next)}
            aria-disabled={loading}
            onClick={(event) => {
              event.preventDefault();
              if (!loading) more(next);
            }}
          >
            {loading ? "Loading..." : "Load more"}
          </ButtonLink>
        </p>
      )}
      <p role="status" className="sr-only">
        {pages.length > 1 ? said : ""}
      </p>
    </>
  );
}
