import { expect, test } from "vitest";
import { type DocumentMail, writeDocumentMail } from "#app/features/mail/document-mail.tsx";

const MAIL: DocumentMail = {
  recipientName: "Ada Byrne",
  title: "Azure Migration Strategy Solution Document",
  clientName: "Harbour & Sons",
  address: "https://portal.example/documents/0b7e3f5e-0000-4000-8000-000000000001",
  receipt: { number: "2026-000001", address: "https://portal.example/receipts/2026-000001" },
  files: ["Plan.docx", "Plan.pdf"],
};

test("both parts greet, name the document and its client, list the files and link to the reader", async () => {
  const { subject, text, html } = await writeDocumentMail(MAIL);
  expect(subject).toBe("Your document: Azure Migration Strategy Solution Document");
  for (const part of [text, html.replaceAll("&amp;", "&")]) {
    expect(part).toContain("Hello Ada Byrne,");
    expect(part).toContain(MAIL.title);
    expect(part).toContain("Prepared for Harbour & Sons");
    expect(part).toContain(MAIL.address);
    expect(part).toContain("Plan.docx");
    expect(part).toContain("Plan.pdf");
    expect(part).toContain("Receipt 2026-000001");
    expect(part).toContain("https://portal.example/receipts/2026-000001");
  }
});

test("a mail to somebody without a name, for nobody in particular, has no gap", async () => {
  const { text } = await writeDocumentMail({ ...MAIL, recipientName: " ", clientName: "" });
  expect(text).toMatch(/^Hello,\n\n/);
  expect(text).not.toContain("Prepared for");
});

test.each([
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "</style><script>alert(1)</script>",
  "<a href=https://evil.example>click</a>",
])("%j in a name, a client or a title stays text in the HTML part", async (hostile) => {
  const { html } = await writeDocumentMail({ ...MAIL, recipientName: hostile, clientName: hostile, title: hostile });
  expect(html).not.toMatch(/<(script|img)/);
  expect(html.match(/<a /g)).toHaveLength(2);
});

test("a name with line breaks stays on its line of the text part", async () => {
  const { text } = await writeDocumentMail({ ...MAIL, recipientName: "Ada\r\n\r\nPay at https://evil.example" });
  expect(text.split("\n")[0]).toBe("Hello Ada Pay at https://evil.example,");
});

test("the HTML part is one document that can be dark and loads nothing", async () => {
  const { html } = await writeDocumentMail(MAIL);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en-GB">/);
  expect(html).toContain("prefers-color-scheme: dark");
  expect(html).not.toMatch(/<!--|<script|\bsrc=|url\(|@import/);
});
