/** What is being bought: facts about the document, what comes with it, and a look inside. */
import { Check, ChevronRight } from "lucide-react";
import { clientLabel } from "#app/features/catalogue/client-label.ts";
import type { PreviewSection } from "#app/features/documents/preview.ts";
import type { DocumentSummary } from "#app/features/documents/summary.server.ts";
import type { Block } from "#app/shared/markdown.ts";
import { Card } from "#app/ui/card.tsx";
import { Facts } from "#app/ui/description-list.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { DateText } from "#app/ui/time.tsx";

type PaymentSummaryProps = { document: DocumentSummary; sections: readonly PreviewSection[] };

export function PaymentSummary({ document, sections }: PaymentSummaryProps) {
  const { title, description, templateType, client, answered, createdAt } = document;
  return (
    <Card as="section" aria-labelledby="summary">
      <h2 id="summary" className="text-2xl">
        {title}
      </h2>
      <p className="mt-2 mb-6 text-muted">{description}</p>
      <Facts
        items={[
          { label: "Document type", value: templateType },
          ...(client.name ? [{ label: "Prepared for", value: clientLabel(client) }] : []),
          { label: "Responses included", value: String(answered) },
          { label: "Generated", value: <DateText value={createdAt} /> },
        ]}
      />
      <h3 className="mt-8 text-lg">What You'll Receive</h3>
      <ul className="mt-3 grid gap-2">
        {receivedItems(sections).map((item) => (
          <li key={item} className="flex items-start gap-2.5">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-success" />
            {item}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function receivedItems(sections: readonly PreviewSection[]): string[] {
  const tables = sections.flatMap((section) => section.tables);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `The whole document: ${sections.length} sections, ${tables.length} tables with ${rows} rows`,
    "An online version with a table of contents, made for screen and print",
    "Downloads as Word, PDF, Markdown and plain text, as often as you like",
    "A copy by email, with the Word and PDF files attached",
    "The right to re-brand it and hand it on to your client",
  ];
}

type PaymentPreviewProps = { sections: readonly PreviewSection[]; opening: readonly Block[] };

export function PaymentPreview({ sections, opening }: PaymentPreviewProps) {
  return (
    <section aria-labelledby="preview" className="flex flex-col gap-6">
      <div>
        <h2 id="preview" className="text-2xl">
          A look inside
        </h2>
        <p className="mt-1 text-muted">Taken straight from your document. The rest opens when you pay.</p>
      </div>
      <Card>
        <h3 className="mb-2 text-lg">Contents</h3>
        <div className="divide-y divide-line">
          {keyed(sections).map(({ key, ...section }) => (
            <SectionOutline key={key} section={section} />
          ))}
        </div>
      </Card>
      <Card>
        <Prose blocks={opening} />
      </Card>
    </section>
  );
}

function SectionOutline({ section: { title, parts, tables } }: { section: PreviewSection }) {
  const size = [countOf(parts.length, "part"), countOf(tables.length, "table")].filter(Boolean).join(", ");
  if (!size) return <p className="py-2.5 ps-7 font-medium">{title}</p>;
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 py-2.5">
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90" />
        <span className="flex-1 font-medium">{title}</span>
        <span className="shrink-0 text-sm text-muted">{size}</span>
      </summary>
      <ul className="grid gap-1.5 ps-7 pb-4">
        {keyed(parts.map((part) => ({ title: part }))).map(({ key, title: part }) => (
          <li key={key}>{part}</li>
        ))}
        {keyed(tables).map((table) => (
          <li key={table.key} className="flex justify-between gap-6 text-sm text-muted">
            <span className="min-w-0 break-words">{table.title}</span>
            <span className="shrink-0 tabular-nums">{countOf(table.rows, "row")}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function countOf(count: number, noun: string): string {
  if (count === 0) return "";
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

/** The position is part of the key because titles may repeat; a preview never changes its order. */
function keyed<T extends { title: string }>(items: readonly T[]): (T & { key: string })[] {
  return items.map((item, index) => ({ ...item, key: `${index} ${item.title}` }));
}
