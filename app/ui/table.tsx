/** A table. On a phone each row is a block of its own, with each column's title before its value. */
import type { ReactNode } from "react";

export type Column = { label: string; isNumber?: boolean };

type TableProps = {
  /** For screen readers; everybody else has the heading above the table. */
  caption: string;
  columns: readonly Column[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

const CELL =
  "align-top max-sm:grid max-sm:grid-cols-[6.5rem_minmax(0,1fr)] max-sm:gap-3 max-sm:py-1 max-sm:text-start max-sm:before:text-sm max-sm:before:leading-6 max-sm:before:text-muted max-sm:before:content-[attr(data-title)] max-sm:first:block max-sm:first:pb-2 max-sm:first:font-medium max-sm:first:before:content-none sm:px-4 sm:py-3 sm:first:min-w-52 sm:[&_time]:whitespace-nowrap";

export function Table({ caption, columns, rows }: TableProps) {
  const align = (at: number) => (columns[at]?.isNumber ? "text-end tabular-nums" : "text-start");
  return (
    <section
      aria-label={`${caption}, a table`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-lg border border-line bg-raised"
    >
      <table className="w-full border-collapse max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sunken text-sm max-sm:sr-only">
          <tr>
            {columns.map(({ label }, at) => (
              <th key={label} scope="col" className={`px-4 py-2.5 font-semibold whitespace-nowrap ${align(at)}`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-sm:block">
          {rows.map(({ key, cells }) => (
            <tr key={key} className="max-sm:block max-sm:p-4">
              {cells.map((cell, at) => (
                <td key={columns[at]?.label} data-title={columns[at]?.label} className={`${CELL} ${align(at)}`}>
                  <div className="min-w-0">{cell}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
