/** Shows refunds and disputes, which owners make and answer at the provider. */
import { formatMoney } from "#app/shared/money.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Table } from "#app/ui/table.tsx";
import { DateText } from "#app/ui/time.tsx";
import { Nothing } from "./admin-section.tsx";
import type { TakenBackPayment } from "./taken-back.server.ts";

const DISPUTES = { open: "Disputed", won: "Dispute won", lost: "Dispute lost" };

export function TakenBackTable({ payments }: { payments: readonly TakenBackPayment[] }) {
  if (payments.length === 0) return <Nothing>No payments have been refunded or disputed.</Nothing>;
  return (
    <Table
      caption="Refunds and disputes"
      columns={[
        { label: "Document" },
        { label: "Paid", isNumber: true },
        { label: "Refunded", isNumber: true },
        { label: "Dispute" },
        { label: "Started" },
        { label: "Payment" },
      ]}
      rows={payments.map(({ id, title, amount, refunded, dispute, reference, createdAt }) => ({
        key: id,
        cells: [
          title ?? "From an erased account",
          formatMoney(amount),
          refunded.minor > 0 ? formatMoney(refunded) : "–",
          dispute ? (
            <Badge key="dispute" tone={dispute === "won" ? "neutral" : "danger"}>
              {DISPUTES[dispute]}
            </Badge>
          ) : (
            "–"
          ),
          <DateText key="started" value={createdAt} />,
          <code key="payment" className="font-mono text-sm whitespace-nowrap">
            {reference ?? id}
          </code>,
        ],
      }))}
    />
  );
}
