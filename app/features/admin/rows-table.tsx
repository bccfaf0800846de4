/** The rows that a figure counts, as a table. */
import { useSearchParams } from "react-router";
import { formatMoney } from "#app/shared/money.ts";
import { Paging } from "#app/ui/paging.tsx";
import { Table } from "#app/ui/table.tsx";
import { InstantText } from "#app/ui/time.tsx";
import { Nothing } from "./admin-section.tsx";
import type { CountedRow } from "./rows.server.ts";
import { withQuery } from "./user-filter.ts";

type RowsTableProps = { caption: string; rows: readonly CountedRow[]; next: string | null };

export function RowsTable({ caption, rows, next }: RowsTableProps) {
  const [query] = useSearchParams();
  const hasAmounts = rows.some(({ amount }) => amount !== null);
  return (
    <>
      {rows.length === 0 ? <Nothing>Nothing in this period.</Nothing> : null}
      {rows.length > 0 ? (
        <Table
          caption={caption}
          columns={[
            { label: "Item" },
            { label: "Belongs to" },
            { label: "Date" },
            { label: "Status" },
            ...(hasAmounts ? [{ label: "Amount", isNumber: true }] : []),
          ]}
          rows={rows.map(({ id, what, who, createdAt, state, amount }) => ({
            key: id,
            cells: [
              <span key="what" className="[overflow-wrap:anywhere]">
                {what}
              </span>,
              <span key="who" className="block sm:min-w-32 [overflow-wrap:anywhere]">
                {who || "–"}
              </span>,
              <InstantText key="when" value={createdAt} />,
              state,
              ...(hasAmounts ? [amount ? formatMoney(amount) : "–"] : []),
            ],
          }))}
        />
      ) : null}
      <Paging
        first={query.has("before") ? withQuery(query, { before: null }) : null}
        next={next && withQuery(query, { before: next })}
      />
    </>
  );
}
