/** The whole of a paid document: a table of contents that stays at hand, and the text beside it. */
import { Download } from "lucide-react";
import { href } from "react-router";
import type { Block, Heading } from "#app/shared/markdown.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { drawFigure } from "./documents-figure.tsx";

export function DocumentReader({ blocks, contents }: { blocks: readonly Block[]; contents: readonly Heading[] }) {
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
      <article className="min-w-0">
        <Prose blocks={blocks} drawing={drawFigure} />
      </article>
    </div>
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
