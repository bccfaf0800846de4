/** Links through a list whose pages have addresses of their own. */
import { ButtonLink } from "./button.tsx";

type PagingProps = { first: string | null; next: string | null; firstLabel?: string; nextLabel?: string };

/** `first` is null on the first page, `next` on the last one. */
export function Paging({ first, next, firstLabel = "Newest", nextLabel = "Older" }: PagingProps) {
  if (first === null && next === null) return null;
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap justify-center gap-3">
      {first === null ? null : (
        <ButtonLink to={first} variant="secondary">
          {firstLabel}
        </ButtonLink>
      )}
      {next === null ? null : (
        <ButtonLink to={next} variant="secondary">
          {nextLabel}
        </ButtonLink>
      )}
    </nav>
  );
}
