/** Whether a document is paid, at a glance. */
import { Badge } from "#app/ui/badge.tsx";

export function PaidBadge({ isPaid }: { isPaid: boolean }) {
  return isPaid ? <Badge tone="success">Paid</Badge> : <Badge tone="warning">Pending</Badge>;
}
