/** A section of an admin page with its heading, and the line that stands in for an empty list. */
import { type ReactNode, useId } from "react";

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

/** One line in place of an empty list. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className="rounded-lg border border-dashed border-line-strong px-5 py-6 text-muted">{children}</p>;
}
