/** Writes a receipt as a PDF file, with the writer used for documents. */
import type { LoadFile } from "#app/features/documents/downloads.ts";
import { type Receipt, receiptMarkdown, receiptText } from "./receipt-text.ts";

/** Gives the same bytes each time, until the payment is refunded or disputed. */
export async function receiptPdf(receipt: Receipt, loadFile: LoadFile): Promise<Uint8Array<ArrayBuffer>> {
  const { toPdf } = await import("#app/features/documents/pdf/pdf.ts"); // loaded when first used, so that the portal starts without it
  const text = receiptText(receipt);
  const client = { name: "", company: "" };
  const markdown = receiptMarkdown(text);
  return toPdf({ title: text.heading, client, createdAt: receipt.issuedAt, markdown }, loadFile);
}
