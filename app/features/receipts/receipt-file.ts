/** A receipt as a PDF file, by the writer that makes documents. */
import { toPdf } from "#app/features/documents/pdf.ts";
import { type Receipt, receiptMarkdown, receiptText } from "./receipt-text.ts";

/** The same receipt gives the same bytes, until something comes later of its payment. */
export function receiptPdf(receipt: Receipt): Promise<Uint8Array<ArrayBuffer>> {
  const text = receiptText(receipt);
  const client = { name: "", company: "" };
  return toPdf({ title: text.heading, client, createdAt: receipt.issuedAt, markdown: receiptMarkdown(text) });
}
