/** A receipt as a PDF file, by the writer that makes documents. */
import type { LoadFile } from "#app/features/documents/downloads.ts";
import { type Receipt, receiptMarkdown, receiptText } from "./receipt-text.ts";

/** The same receipt gives the same bytes, until something comes later of its payment. */
export async function receiptPdf(receipt: Receipt, loadFile: LoadFile): Promise<Uint8Array<ArrayBuffer>> {
  const { toPdf } = await import("#app/features/documents/pdf/pdf.ts"); // when first used, so that the portal starts without it
  const text = receiptText(receipt);
  const client = { name: "", company: "" };
  const markdown = receiptMarkdown(text);
  return toPdf({ title: text.heading, client, createdAt: receipt.issuedAt, markdown }, loadFile);
}
