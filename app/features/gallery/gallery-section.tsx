/** A shelf of the gallery: a name and the part beside it in each of its states. */
import type { ReactNode } from "react";

export function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-8">
      <h2 className="text-xl">{title}</h2>
      <div className="mt-5 grid items-start gap-6 md:grid-cols-2">{children}</div>
    </section>
  );
}

export function Specimen({ state, children }: { state: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-2 font-mono text-xs text-muted">{state}</p>
      {children}
    </div>
  );
}
