/** Receipts, one per line, each linked to its page and its file. */
import { href } from "react-router";
import { formatMoney } from "#app/shared/money.ts";
import { Link } from "#app/ui/link.tsx";
import { DateText } from "#app/ui/time.tsx";
import type { ListedReceipt } from "./receipts.server.ts";

export function ReceiptsList({ receipts }: { receipts: readonly ListedReceipt[] }) {
  return (
    <ul className="divide-y divide-line">
      {receipts.map(({ number, title, issuedAt, amount }) => (
        <li
          key={number}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0"
        >
          <div className="min-w-0">
            <Link to={href("/receipts/:number", { number })} className="link font-medium">
              Receipt <span className="whitespace-nowrap">{number}</span>
            </Link>
            <p className="text-sm break-words text-muted">
              {title}, <DateText value={issuedAt} />
            </p>
          </div>
          <div className="flex items-baseline gap-4">
            <span className="tabular-nums">{formatMoney(amount)}</span>
            <Link to={href("/receipts/:number/download.pdf", { number })} reloadDocument className="link text-sm">
              PDF<span className="sr-only"> of receipt {number}</span>
            </Link>
          </div>
        </li>
      ))}
    </ul>
  );
}
