/** Encodes a mail for transport: RFC 5322 headers, text and HTML alternatives, attachments in base64. */
import { Buffer } from "node:buffer";
import { createMimeMessage, Mailbox, type MIMEMessage } from "mimetext/browser";
import { asciiName } from "#app/shared/content-disposition.ts";
import { CONTACT_EMAIL, SITE_NAME } from "#app/shared/site.ts";
import { headerLine, type MailMessage } from "./message.ts";

const BASE64_LINE_LENGTH = 76;
/** A header line with an encoded word may have at most 76 characters; 39 bytes become 52 in base64. */
const ENCODED_WORD_BYTES = 39;

/** The whole message. The sender's and the recipient's address must be plain addresses. */
export function toMime(message: MailMessage): string {
  const mime = createMimeMessage();
  mime.setSender({ name: SITE_NAME, addr: message.from });
  mime.setRecipient({ addr: message.to });
  mime.setHeader("Message-ID", `<${message.id}@${message.from.split("@")[1]}>`);
  mime.setHeader("Reply-To", new Mailbox(CONTACT_EMAIL)); // nobody reads mail sent to the sender's address
  mime.setHeader("X-Delivery-Id", message.id);
  mime.setHeader("Auto-Submitted", "auto-generated");
  setSubject(mime, headerLine(message.subject));
  for (const [contentType, text] of [
    ["text/plain", message.text],
    ["text/html", message.html],
  ] as const) {
    mime.addMessage({ contentType, encoding: "base64", data: wrap(toBase64(text)) });
  }
  for (const { name, type, content } of message.attachments) {
    mime.addAttachment({ filename: asciiName(name), contentType: type, data: wrap(toBase64(content)) });
  }
  return mime.asRaw();
}

/** The library puts the whole subject into one encoded word, which mail programs may cut off. */
function setSubject(mime: MIMEMessage, subject: string): void {
  mime.setSubject(subject);
  const field = mime.headers.fields.find(({ name }) => name === "Subject");
  if (field) field.dump = () => encodedWords(subject).join("\r\n ");
}

function encodedWords(text: string): string[] {
  if (/^[\x20-\x7e]*$/.test(text) && !text.includes("=?")) return fold(text);
  const chunks = [""];
  for (const character of text) {
    const longer = `${chunks.at(-1)}${character}`;
    if (byteLength(longer) > ENCODED_WORD_BYTES) chunks.push(character);
    else chunks[chunks.length - 1] = longer;
  }
  return chunks.map((chunk) => `=?utf-8?B?${toBase64(chunk)}?=`);
}

/** Breaks plain words into lines of at most 70 characters. */
function fold(text: string): string[] {
  return text.match(/.{1,70}(?:\s|$)|\S+/g)?.map((line) => line.trimEnd()) ?? [];
}

function wrap(base64Text: string): string {
  return base64Text.match(new RegExp(`.{1,${BASE64_LINE_LENGTH}}`, "g"))?.join("\r\n") ?? "";
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Encodes bytes, or text as UTF-8, as one line of base64. */
export function toBase64(content: string | Uint8Array): string {
  const bytes =
    typeof content === "string"
      ? Buffer.from(content, "utf8")
      : Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return bytes.toString("base64");
}
