/** The sample document on the home page: its cover and its opening. */
import { ButtonLink } from "#app/ui/button.tsx";
import { LogoMark } from "#app/ui/logo.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Sample } from "./sample.server.ts";

const SHEET = "rounded-lg border border-line bg-raised shadow-lg print:shadow-none";

export function SampleCover({ sample }: { sample: Sample }) {
  return (
    <figure className="mx-auto w-full max-w-md lg:mx-0 lg:justify-self-end">
      <div className={`p-6 sm:p-8 ${SHEET}`}>
        <LogoMark className="size-7" />
        <p className="mt-6 text-2xl font-semibold">{sample.title}</p>
        <p className="mt-1.5 text-muted">Prepared for {sample.client}</p>
        <ol className="mt-6 border-t border-line text-sm">
          {sample.sections.map((section, index) => (
            <li key={section} className="flex gap-4 border-b border-line py-1.5">
              <span aria-hidden className="w-5 text-end text-muted tabular-nums">
                {index + 1}
              </span>
              {section}
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="mt-4 text-center text-sm text-muted">
        One of our documents, for a fictional client
      </figcaption>
    </figure>
  );
}

export function SampleOpening({ sample }: { sample: Sample }) {
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[1fr_2.1fr] lg:gap-16">
      <div>
        <p className="text-muted">
          This is how the document above begins, word for word: made by the same rules as yours, for a fictional client.
          It continues for {sample.sections.length - 1} more sections and {sample.tables} tables.
        </p>
        <ButtonLink to="/questionnaire" variant="secondary" className="mt-6">
          Make one for your client
        </ButtonLink>
      </div>
      <div className={`p-6 sm:p-10 ${SHEET}`}>
        <p className="mb-6 text-2xl font-semibold">{sample.sections[0]}</p>
        <Prose blocks={sample.opening} />
      </div>
    </div>
  );
}
