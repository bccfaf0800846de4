/** Turns the body of Mailpit's `POST /api/v1/send` into a mail in transport form. */
import { createMimeMessage, Mailbox } from "mimetext";
import * as v from "valibot";

const RESERVED = ["to", "from", "cc", "bcc", "reply-to", "date", "subject", "content-type", "mime-version"];

const Line = v.pipe(v.string(), v.regex(/^[^\r\n]*$/, "must be a single line"));
const Address = v.pipe(Line, v.regex(/^[^\s<>,;]+@[^\s<>,;]+$/, "is not an e-mail address"));
const Person = v.object({ Name: v.optional(Line, ""), Email: Address });
type Person = v.InferOutput<typeof Person>;

/** A data URL is taken for its content, as Mailpit does. */
const Base64 = v.pipe(
  v.string(),
  v.transform((text) => text.slice(text.lastIndexOf(",") + 1)),
  v.base64("is not base64"),
);

const Attachment = v.object({
  Content: Base64,
  Filename: v.pipe(Line, v.minLength(1)),
  ContentType: v.optional(Line, ""),
  ContentID: v.optional(Line, ""),
});

export const SendInput = v.object({
  From: Person,
  To: v.optional(v.array(Person), []),
  Cc: v.optional(v.array(Person), []),
  Bcc: v.optional(v.array(Address), []),
  ReplyTo: v.optional(v.array(Person), []),
  Subject: v.optional(v.string(), ""),
  Text: v.optional(v.string(), ""),
  HTML: v.optional(v.string(), ""),
  Attachments: v.optional(v.array(Attachment), []),
  Headers: v.optional(
    v.record(
      v.pipe(
        v.string(),
        v.regex(/^[\w-]+$/),
        v.check((name) => !RESERVED.includes(name.toLowerCase()), "cannot overwrite this header"),
      ),
      Line,
    ),
    {},
  ),
  Tags: v.optional(v.array(Line), []),
});
export type SendInput = v.InferInput<typeof SendInput>;

/** The mail in transport form. Bodies are base64, so that no character or long line is damaged. */
export function composeMail(mail: v.InferOutput<typeof SendInput>): string {
  const message = createMimeMessage();
  message.setSender(toMailbox(mail.From));
  if (mail.To.length > 0) message.setTo(mail.To.map(toMailbox));
  if (mail.Cc.length > 0) message.setCc(mail.Cc.map(toMailbox));
  const [reply] = mail.ReplyTo;
  if (reply) message.setHeader("Reply-To", new Mailbox(toMailbox(reply)));
  message.setSubject(mail.Subject.replaceAll(/[\r\n]+/g, " "));
  for (const [name, value] of Object.entries(mail.Headers)) message.setHeader(name, value);
  if (mail.Text !== "" || mail.HTML === "") message.addMessage(toPart("text/plain", mail.Text));
  if (mail.HTML !== "") message.addMessage(toPart("text/html", mail.HTML));
  for (const { Filename, Content, ContentType, ContentID } of mail.Attachments) {
    message.addAttachment({
      filename: encodeWord(Filename),
      contentType: ContentType || "application/octet-stream",
      data: wrap(Content),
      encoding: "base64",
      inline: ContentID !== "",
      ...(ContentID === "" ? {} : { headers: { "Content-ID": ContentID } }),
    });
  }
  return message.asRaw();
}

function toMailbox({ Name, Email }: Person) {
  return { name: Name, addr: Email };
}

function toPart(contentType: string, text: string) {
  return { contentType, encoding: "base64" as const, data: wrap(Buffer.from(text).toString("base64")) };
}

function wrap(base64: string): string {
  return (base64.match(/.{1,76}/g) ?? []).join("\n");
}

function encodeWord(text: string): string {
  const plain = /^[\x20-\x7e]*$/.test(text) && !text.includes('"');
  return plain ? text : `=?utf-8?B?${Buffer.from(text).toString("base64")}?=`;
}
