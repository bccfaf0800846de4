/** A table in a frame that scrolls by itself where the screen is narrow. */
import type { ReactNode } from "react";

export type Column = { label: string; isNumber?: boolean };

export type AdminTableProps = {
  /** Said to screen readers; the heading above the table says it to everybody else. */
  caption: string;
  columns: readonly Column[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

export function AdminTable({ caption, columns, rows }: AdminTableProps) {
  const align = (at: number) => (columns[at]?.isNumber ? "text-end tabular-nums" : "text-start");
  return (
    <section
      aria-label={`${caption}, a table`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-lg border border-line bg-raised"
    >
      <table className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sunken text-sm">
          <tr>
            {columns.map(({ label }, at) => (
              <th key={label} scope="col" className={`px-4 py-2.5 font-semibold whitespace-nowrap ${align(at)}`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, at) => (
                <td
                  key={columns[at]?.label}
                  className={`px-4 py-3 align-top first:min-w-52 [&_time]:whitespace-nowrap ${align(at)}`}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
