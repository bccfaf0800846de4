/** A part of an admin page under its heading, and the way to the rest of a list. */
import { type ReactNode, useId } from "react";
import { ButtonLink } from "#app/ui/button.tsx";

export function AdminSection({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {note ? <p className="mt-1 max-w-text text-muted">{note}</p> : null}
      <div className="mt-4">{children}</div>
    </section>
  );
}

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

/** One line in place of a list that has nothing in it. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className="rounded-lg border border-dashed border-line-strong px-5 py-6 text-muted">{children}</p>;
}
