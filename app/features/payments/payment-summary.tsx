/** What is being bought: the facts of the document, what comes with it, and an honest look inside. */
import { Check } from "lucide-react";
import { clientLabel } from "#app/features/catalogue/answers.ts";
import type { DocumentSummary } from "#app/features/documents/documents.server.ts";
import type { Preview } from "#app/features/documents/preview.ts";
import type { Block } from "#app/shared/markdown.ts";
import { Card } from "#app/ui/card.tsx";
import { Facts } from "#app/ui/description-list.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { DateText } from "#app/ui/time.tsx";

type Outline = Pick<Preview, "outline" | "tables">;

export function PaymentSummary({ document, preview }: { document: DocumentSummary; preview: Outline }) {
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
      <h3 className="mt-8 text-lg">What You’ll Receive</h3>
      <ul className="mt-3 grid gap-2">
        {receivedItems(preview).map((item) => (
          <li key={item} className="flex items-start gap-2.5">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-success" />
            {item}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function receivedItems({ outline, tables }: Outline): string[] {
  const sections = outline.filter(({ depth }) => depth === 2).length;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `The whole document: ${sections} sections, ${tables.length} tables with ${rows} rows`,
    "A page to read it on, with a table of contents, made for screen and print",
    "Downloads as plain text and as Markdown, as often as you like",
    "A copy in your mailbox with both files attached",
    "The right to re-brand it and hand it on to your client",
  ];
}

export function PaymentPreview({ preview, opening }: { preview: Outline; opening: readonly Block[] }) {
  return (
    <section aria-labelledby="preview" className="flex flex-col gap-6">
      <div>
        <h2 id="preview" className="text-2xl">
          A look inside
        </h2>
        <p className="mt-1 text-muted">Taken from your document as it stands. The rest opens with the purchase.</p>
      </div>
      <Card>
        <h3 className="mb-3 text-lg">Contents</h3>
        <Contents outline={preview.outline} />
      </Card>
      <Card>
        <Prose blocks={opening} />
      </Card>
      {preview.tables.length > 0 ? (
        <Card>
          <h3 className="mb-3 text-lg">Tables</h3>
          <Tables tables={preview.tables} />
        </Card>
      ) : null}
    </section>
  );
}

function Contents({ outline }: Pick<Preview, "outline">) {
  return (
    <ol className="grid gap-1.5">
      {keyed(outline).map(({ key, depth, title }) => (
        <li key={key} className={depth === 2 ? "font-medium" : "ps-5 text-muted"}>
          {title}
        </li>
      ))}
    </ol>
  );
}

function Tables({ tables }: Pick<Preview, "tables">) {
  return (
    <ul className="grid gap-1.5">
      {keyed(tables).map(({ key, title, rows }) => (
        <li key={key} className="flex justify-between gap-6">
          <span>{title}</span>
          <span className="shrink-0 text-muted tabular-nums">{rows === 1 ? "1 row" : `${rows} rows`}</span>
        </li>
      ))}
    </ul>
  );
}

/** Titles may repeat, and a preview never changes, so the place is part of the key. */
function keyed<T extends { title: string }>(items: readonly T[]): (T & { key: string })[] {
  return items.map((item, index) => ({ ...item, key: `${index} ${item.title}` }));
}
