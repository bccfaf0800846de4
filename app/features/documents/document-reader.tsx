/** The whole of a paid document: a table of contents that stays at hand, and the text beside it. */
import { Download } from "lucide-react";
import { href } from "react-router";
import type { Block, Heading } from "#app/shared/markdown.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { DocumentFigure } from "./documents-figure.tsx";
import type { Figure } from "./figures/figures.ts";
import type { Reasons } from "./provenance-index.ts";

type ReaderProps = {
  blocks: readonly Block[];
  /** The figures drawn in place of blocks. */
  figures: ReadonlyMap<Block, Figure>;
  contents: readonly Heading[];
  /** One for each heading of the contents; empty for documents without provenance. */
  reasons: readonly Reasons[];
};

export function DocumentReader({ blocks, figures, contents, reasons }: ReaderProps) {
  const places = new Map(contents.map(({ id }, place) => [id, place]));
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[16rem_minmax(0,1fr)] print:block">
      <details
        open
        className="rounded-lg border border-line bg-raised px-4 py-3 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto lg:border-0 lg:bg-transparent lg:p-0 print:hidden"
      >
        <summary className="cursor-pointer font-semibold">Contents</summary>
        <nav aria-label="Contents" className="max-h-72 overflow-y-auto lg:max-h-none">
          <ol className="mt-3 grid gap-0.5 text-sm">
            {contents.map(({ id, title, depth }) => (
              <li key={id} className={depth === 2 ? "" : "ps-4"}>
                <a
                  href={`#${id}`}
                  className={`block rounded-sm py-1.5 hover:text-accent ${depth === 2 ? "font-medium" : "text-muted"}`}
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </details>
      <article className="prose-wide min-w-0">
        <Prose
          blocks={blocks}
          drawing={(block) => draw(figures.get(block))}
          below={({ id, title }) => <Why title={title} reasons={reasons[places.get(id) ?? -1]} />}
        />
      </article>
    </div>
  );
}

function draw(figure: Figure | undefined) {
  return figure && <DocumentFigure figure={figure} />;
}

/** Shows which rules and answers made the part below a heading. Opens without scripts and is not printed. */
function Why({ title, reasons }: { title: string; reasons: Reasons | undefined }) {
  if (!reasons || reasons.answers.length + reasons.rules.length === 0) return null;
  return (
    <details className="my-2 text-sm print:hidden">
      <summary className="inline-flex min-h-6 cursor-pointer rounded-sm text-muted underline decoration-line underline-offset-4 hover:text-ink">
        Why this is here<span className="sr-only">: {title}</span>
      </summary>
      <div className="mt-2 grid gap-3 rounded-lg border border-line bg-raised p-4">
        <p className="font-semibold">Answers used</p>
        <ul className="grid gap-1">
          {reasons.answers.map((answer) => (
            <li key={answer}>{answer}</li>
          ))}
        </ul>
        <p className="text-muted">Rules: {reasons.rules.join(", ")}</p>
      </div>
    </details>
  );
}

const FILES = [
  { label: "Download Word", path: "/documents/:documentId/download.docx" },
  { label: "Download PDF", path: "/documents/:documentId/download.pdf" },
  { label: "Download text", path: "/documents/:documentId/download.txt" },
  { label: "Download Markdown", path: "/documents/:documentId/download.md" },
] as const;

export function DownloadLinks({ documentId }: { documentId: string }) {
  return FILES.map(({ label, path }) => (
    <ButtonLink key={path} variant="secondary" reloadDocument to={href(path, { documentId })}>
      <Download aria-hidden className="size-4" />
      {label}
    </ButtonLink>
  ));
}
