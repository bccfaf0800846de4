/** Shows at a glance whether a document is paid. */
import { Badge } from "#app/ui/badge.tsx";

export function PaidBadge({ isPaid }: { isPaid: boolean }) {
  return isPaid ? <Badge tone="success">Paid</Badge> : <Badge tone="warning">Pending</Badge>;
}
