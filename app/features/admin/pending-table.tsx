/** Everybody's documents that await payment, with how long they have waited and a button to send a reminder. */
import { Form, useNavigation } from "react-router";
import { formatMoney } from "#app/shared/money.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Paging } from "#app/ui/paging.tsx";
import { Table } from "#app/ui/table.tsx";
import { DateText } from "#app/ui/time.tsx";
import { daysBetween, formatDays } from "./age.ts";
import type { PendingDocument } from "./documents.server.ts";

type PendingTableProps = { pending: readonly PendingDocument[]; now: Date; first: string | null; next: string | null };

export function PendingTable({ pending, now, first, next }: PendingTableProps) {
  if (pending.length === 0) {
    return (
      <>
        <EmptyState title="No pending payments">Every generated document has been paid for.</EmptyState>
        <Paging first={first} next={next} />
      </>
    );
  }
  return (
    <>
      <Table
        caption="Pending Payments"
        columns={[
          { label: "Document" },
          { label: "User" },
          { label: "Client" },
          { label: "Generated" },
          { label: "Age" },
          { label: "Price", isNumber: true },
          { label: "Reminded" },
        ]}
        rows={pending.map((document) => ({ key: document.id, cells: cellsOf(document, now) }))}
      />
      <Paging first={first} next={next} />
    </>
  );
}

function cellsOf({ id, title, user, company, createdAt, price, remindedAt }: PendingDocument, now: Date) {
  return [
    title,
    <span key="user" className="block sm:min-w-40">
      {user.name || user.email}
      <span className="block text-sm text-muted">{user.name ? user.email : null}</span>
    </span>,
    company ?? "–",
    <DateText key="generated" value={createdAt} />,
    <span key="age" className="whitespace-nowrap">
      {formatDays(daysBetween(createdAt, now))}
    </span>,
    formatMoney(price),
    <Reminder key="reminder" documentId={id} title={title} remindedAt={remindedAt} />,
  ];
}

type ReminderProps = { documentId: string; title: string; remindedAt: Date | null };

function Reminder({ documentId, title, remindedAt }: ReminderProps) {
  const { formData } = useNavigation();
  return (
    <Form method="post" preventScrollReset className="grid sm:min-w-40 justify-items-start gap-1">
      <input type="hidden" name="intent" value="remind" />
      <input type="hidden" name="documentId" value={documentId} />
      <span>{remindedAt ? <DateText value={remindedAt} /> : "Never"}</span>
      <Button
        variant="secondary"
        busy={formData?.get("documentId") === documentId}
        busyLabel="Sending..."
        aria-label={`Send reminder for ${title}`}
      >
        Send reminder
      </Button>
    </Form>
  );
}
