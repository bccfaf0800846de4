/** A short guide to Markdown, beside the text field. */
import { Table } from "#app/ui/table.tsx";

const CRIB = [
  ["## Heading", "A section, listed in the contents"],
  ["### Smaller heading", "Part of a section"],
  ["An empty line", "Starts a new paragraph"],
  ["**bold**   *emphasis*", "bold, emphasis"],
  ["- item", "A list; 1. item makes a numbered one"],
  ["[words](https://example.com)", "A link, with its full address"],
  ["`code`", "A command or a file name"],
  ["> said by somebody", "A quotation"],
  ["| Product | Ends |\n|---|---|\n| Server | 2027 |", "A table"],
] as const;

export function MarkdownCrib() {
  return (
    <details className="rounded-md border border-line bg-raised px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">How to format the text</summary>
      <div className="pb-4">
        <Table
          caption="Markdown and its result"
          columns={[{ label: "You write" }, { label: "Readers see" }]}
          rows={CRIB.map(([written, seen]) => ({
            key: written,
            cells: [
              <span key="written" className="font-mono text-sm whitespace-pre-wrap">
                {written}
              </span>,
              seen,
            ],
          }))}
        />
        <p className="mt-3 text-sm text-muted">
          HTML is shown as typed and never run. Images are not supported: use words or a table.
        </p>
      </div>
    </details>
  );
}
