/** One of the caller's receipts as a file. */
import { platformContext, userDbContext } from "#app/context.ts";
import { receiptPdf } from "#app/features/receipts/receipt-file.ts";
import { findReceipt } from "#app/features/receipts/receipts.server.ts";
import { notFound, respondFile } from "#app/shared/respond.ts";
import type { Route } from "./+types/receipt-download.ts";

export async function loader({ params: { number }, context }: Route.LoaderArgs) {
  const receipt = await findReceipt(context.get(userDbContext), { number });
  if (!receipt) throw notFound();
  const { loadFile } = context.get(platformContext).settings;
  return respondFile(await receiptPdf(receipt, loadFile), { type: "application/pdf", name: `Receipt_${number}.pdf` });
}
