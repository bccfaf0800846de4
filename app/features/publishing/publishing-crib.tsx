/** Markdown in a minute, beside the text field. */

const CRIB = [
  ["## Heading", "A section; it appears among the contents"],
  ["### Smaller heading", "A part of a section"],
  ["An empty line", "Begins a new paragraph"],
  ["**bold**   *emphasis*", "bold, emphasis"],
  ["- item", "A list; 1. item makes a numbered one"],
  ["[words](https://example.com)", "A link; it needs the whole address"],
  ["`code`", "A command or a file name"],
  ["> said by somebody", "A quotation"],
  ["| Product | Ends |\n|---|---|\n| Server | 2027 |", "A table"],
] as const;

export function MarkdownCrib() {
  return (
    <details className="rounded-md border border-line bg-raised px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">How to format the text</summary>
      <div className="overflow-x-auto pb-4">
        <table className="w-full text-sm">
          <caption className="sr-only">Markdown and what it makes</caption>
          <thead className="text-muted">
            <tr>
              <th scope="col" className="py-1 pe-4 text-start font-medium">
                You write
              </th>
              <th scope="col" className="py-1 text-start font-medium">
                Readers see
              </th>
            </tr>
          </thead>
          <tbody>
            {CRIB.map(([written, seen]) => (
              <tr key={written} className="border-t border-line align-top">
                <td className="py-2 pe-4 font-mono whitespace-pre-wrap">{written}</td>
                <td className="py-2">{seen}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-3 text-sm text-muted">
          HTML is shown as it is typed and never run. There are no images: say it in words or in a table.
        </p>
      </div>
    </details>
  );
}
