/** A legal text: title, version and date, summary, contents and numbered clauses. */
import type { ReactNode } from "react";
import { formatDate } from "#app/shared/date.ts";
import { TERMS_VERSION } from "#app/shared/site.ts";
import { Page } from "./page.tsx";
import { PageHeader } from "./page-header.tsx";

export type Clause = { id: string; title: string; body: ReactNode };

export function LegalPage({ title, short, clauses }: { title: string; short: ReactNode; clauses: readonly Clause[] }) {
  const date = formatDate(new Date(TERMS_VERSION));
  return (
    <Page width="text">
      <PageHeader title={title} subtitle={`Version ${TERMS_VERSION}, in force from ${date}`} />
      <div className="prose">
        <section aria-label="In short" className="rounded-lg border border-line bg-raised p-5 sm:p-6">
          <p className="font-semibold">In short</p>
          <div className="mt-2">{short}</div>
        </section>
        <nav aria-label="Contents" className="print:hidden">
          <ol>
            {clauses.map((clause) => (
              <li key={clause.id}>
                <a href={`#${clause.id}`}>{clause.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        {clauses.map((clause, index) => (
          <section key={clause.id} aria-labelledby={clause.id}>
            <h2 id={clause.id}>
              {index + 1}. {clause.title}
            </h2>
            {clause.body}
          </section>
        ))}
      </div>
    </Page>
  );
}
