import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { headerLine, type MailMessage } from "#app/features/mail/message.ts";
import { toMime } from "#app/features/mail/mime.ts";
import { CONTACT_EMAIL, SITE_NAME } from "#app/shared/site.ts";

function message(change: Partial<MailMessage> = {}): MailMessage {
  return {
    id: "0b7e3f5e-0000-4000-8000-000000000001",
    from: "documents@portal.example",
    to: "ada@example.com",
    subject: "Your document: Azure Migration Strategy Solution Document",
    text: "Hello Ada,\n\nyour document is attached.",
    html: "<!doctype html><p>Hello Ada</p>",
    attachments: [{ name: "Plan_Byrne.txt", type: "text/plain; charset=utf-8", content: "Plan\n\n€ 1.200 – Zoë" }],
    ...change,
  };
}

test("a mail program reads back what was written", async () => {
  const mail = await PostalMime.parse(toMime(message()), { attachmentEncoding: "utf8" });
  expect(mail).toMatchObject({
    subject: "Your document: Azure Migration Strategy Solution Document",
    messageId: "<0b7e3f5e-0000-4000-8000-000000000001@portal.example>",
    from: { name: SITE_NAME, address: "documents@portal.example" },
    to: [{ address: "ada@example.com" }],
    replyTo: [{ address: CONTACT_EMAIL }],
    attachments: [{ filename: "Plan_Byrne.txt", mimeType: "text/plain", content: "Plan\n\n€ 1.200 – Zoë" }],
  });
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
  expect(headers.get("x-delivery-id")).toBe("0b7e3f5e-0000-4000-8000-000000000001");
  expect(headers.get("auto-submitted")).toBe("auto-generated");
  expect(headers.has("date")).toBe(true);
  expect(mail.text?.trim()).toBe("Hello Ada,\n\nyour document is attached.");
  expect(mail.html?.trim()).toBe("<!doctype html><p>Hello Ada</p>");
});

test("a file of bytes arrives byte by byte", async () => {
  const content = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const mail = await PostalMime.parse(
    toMime(message({ attachments: [{ name: "Plan.pdf", type: "application/pdf", content }] })),
    { attachmentEncoding: "arraybuffer" },
  );
  const [file] = mail.attachments;
  expect(file?.content instanceof ArrayBuffer && new Uint8Array(file.content)).toEqual(content);
});

test("no line is longer than a mail server takes, and every line ends with CRLF", () => {
  const raw = toMime(
    message({
      text: "x".repeat(5000),
      html: `<p>${"€".repeat(5000)}</p>`,
      subject: "Zoë ".repeat(60),
      attachments: [{ name: `${"n".repeat(96)}.txt`, type: "text/plain", content: "y".repeat(200_000) }],
    }),
  );
  expect(Math.max(...raw.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(998);
  expect(raw.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(
    raw
      .slice(0, raw.indexOf("\r\n\r\n"))
      .split("\r\n")
      .filter((line) => line.length > 78),
  ).toEqual([]);
});

test.each([
  "Plan",
  "Zoë’s plan for Straße & Söhne, the one with the very long name that needs more than one encoded word",
  "計画書".repeat(40),
  "📄".repeat(60),
  "A long subject of plain words that has to be folded because it is longer than one line of a header may be, twice",
  "=?utf-8?B?dGVzdA==?=",
])("the subject %j arrives as it was written", async (subject) => {
  const mail = await PostalMime.parse(toMime(message({ subject })));
  expect(mail.subject).toBe(subject);
});

test.each([
  "Plan\r\nBcc: all@example.com",
  "Plan\nBcc: all@example.com",
  "Plan\u2028Bcc: all@example.com",
  "Plan\u0000\u202e\r\n\r\n<b>body</b>",
])("the subject %j adds no header and no body", async (subject) => {
  const mail = await PostalMime.parse(toMime(message({ subject })));
  expect(mail.headers.map(({ key }) => key)).toEqual(
    (await PostalMime.parse(toMime(message()))).headers.map(({ key }) => key),
  );
  expect(mail.bcc).toBeUndefined();
  expect(mail.subject).toMatch(/^Plan /);
  expect(mail.text?.trim()).toBe("Hello Ada,\n\nyour document is attached.");
});

test("the name of an attached file cannot end its header", async () => {
  const attachments = [{ name: 'a"; filename="b.exe\r\nX-Evil: 1', type: "text/plain", content: "x" }];
  const mail = await PostalMime.parse(toMime(message({ attachments })));
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(["a___filename__b.exe__X-Evil__1"]);
});

test("a header line is one line of at most 200 characters", () => {
  expect(headerLine(" a\r\n\tb \u202e c ")).toBe("a b c");
  expect([...headerLine("😀".repeat(300))].length).toBe(200);
});
