/** The newest receipts on the profile page, with a link to all of them. */
import { href } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { Link } from "#app/ui/link.tsx";
import type { ListedReceipt } from "./receipts.server.ts";
import { ReceiptsList } from "./receipts-list.tsx";

export function ReceiptsPanel({ receipts }: { receipts: readonly ListedReceipt[] }) {
  return (
    <Card as="section" aria-labelledby="receipts-title" className="flex flex-col gap-4">
      <h2 id="receipts-title" className="text-xl">
        Receipts
      </h2>
      {receipts.length === 0 ? (
        <p className="text-muted">The receipt for each payment you make appears here.</p>
      ) : (
        <>
          <ReceiptsList receipts={receipts} />
          <Link to={href("/receipts")} className="link">
            All receipts
          </Link>
        </>
      )}
    </Card>
  );
}
