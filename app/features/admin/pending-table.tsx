/** Everybody's documents that wait for payment, with how long they have waited. */
import { formatMoney } from "#app/shared/money.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { DateText } from "#app/ui/time.tsx";
import { Paging } from "./admin-section.tsx";
import { AdminTable } from "./admin-table.tsx";
import { daysBetween, formatDays } from "./age.ts";
import type { PendingDocument } from "./documents.server.ts";

type PendingTableProps = { pending: readonly PendingDocument[]; now: Date; first: string | null; next: string | null };

export function PendingTable({ pending, now, first, next }: PendingTableProps) {
  if (pending.length === 0) {
    return (
      <>
        <EmptyState title="No pending payments">Every document that was generated is paid.</EmptyState>
        <Paging first={first} next={next} />
      </>
    );
  }
  return (
    <>
      <AdminTable
        caption="Pending Payments"
        columns={[
          { label: "Document" },
          { label: "User" },
          { label: "Client" },
          { label: "Generated" },
          { label: "Age" },
          { label: "Price", isNumber: true },
        ]}
        rows={pending.map(({ id, title, user, company, createdAt, price }) => ({
          key: id,
          cells: [
            title,
            <span key="user" className="block min-w-40">
              {user.name || user.email}
              <span className="block text-sm text-muted">{user.name ? user.email : null}</span>
            </span>,
            company ?? "–",
            <DateText key="generated" value={createdAt} />,
            formatDays(daysBetween(createdAt, now)),
            formatMoney(price),
          ],
        }))}
      />
      <Paging first={first} next={next} />
    </>
  );
}
