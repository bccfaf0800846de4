/** Mailpit's HTTP API, as far as the portal, its tests and a developer's scripts use it. */
import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import type { Attachment, Email } from "postal-mime";
import * as v from "valibot";
import { composeMail, SendInput } from "./compose.ts";
import { type Mailbox, type Summary, textOf } from "./store.ts";

const DEFAULT_LIMIT = 50;
const RemoveInput = v.object({ IDs: v.optional(v.array(v.string()), []) });

/** Where a real Mailpit gives its release. */
const MAILBOX_VERSION = "embedded";

export function createMailApi(mailbox: Mailbox): Hono {
  const app = new Hono();
  app.get("/info", (c) => c.json(info(mailbox)));
  app.post("/send", (c) => send(mailbox, c));
  app.get("/messages", (c) => c.json(toPage(mailbox, c, mailbox.list())));
  app.get("/search", (c) => c.json(toPage(mailbox, c, search(mailbox.list(), c.req.query("query") ?? ""))));
  app.delete("/messages", (c) => removeMails(mailbox, c));
  app.get("/message/:id", (c) => showMail(mailbox, c));
  app.get("/message/:id/headers", (c) => showHeaders(mailbox, c));
  app.get("/message/:id/raw", (c) => showRaw(mailbox, c));
  app.get("/message/:id/part/:part", (c) => showPart(mailbox, c));
  app.all("*", () => notFound());
  return app;
}

async function send(mailbox: Mailbox, c: Context): Promise<Response> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), SendInput), await c.req.text());
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const field = v.getDotPath(issue);
    return c.json({ Error: field ? `${field}: ${issue.message}` : issue.message }, 400);
  }
  return c.json({ ID: await mailbox.deliver(composeMail(parsed.output), parsed.output.Bcc) });
}

async function removeMails(mailbox: Mailbox, c: Context): Promise<Response> {
  const text = await c.req.text();
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), RemoveInput), text === "" ? "{}" : text);
  if (!parsed.success) return c.json({ Error: parsed.issues[0].message }, 400);
  mailbox.remove(parsed.output.IDs.length > 0 ? parsed.output.IDs : undefined);
  return c.text("ok");
}

/** Finds mails by `to:`, `from:`, `subject:` and free words, quoted or not, all of which must match. */
export function search(mails: Summary[], query: string): Summary[] {
  const terms = [...query.matchAll(/(?:(to|from|subject):)?(?:"([^"]*)"|(\S+))/gi)];
  return mails.filter((mail) =>
    terms.every(([, field, quoted, word]) => {
      const needle = (quoted ?? word ?? "").toLowerCase();
      return searchable(mail, field?.toLowerCase()).includes(needle);
    }),
  );
}

function searchable(mail: Summary, field: string | undefined): string {
  const people = (list: Summary["To"]) => list.map(({ Name, Address }) => `${Name} ${Address}`).join(" ");
  const fields: Record<string, string> = {
    to: people([...mail.To, ...mail.Cc, ...mail.Bcc]),
    from: people(mail.From ? [mail.From] : []),
    subject: mail.Subject,
  };
  return (field ? (fields[field] ?? "") : `${Object.values(fields).join(" ")} ${mail.Snippet}`).toLowerCase();
}

function toPage(mailbox: Mailbox, c: Context, found: Summary[]) {
  const start = readCount(c.req.query("start"), 0);
  const page = found.slice(start, start + readCount(c.req.query("limit"), DEFAULT_LIMIT));
  const all = mailbox.list();
  return {
    total: all.length,
    unread: all.filter(({ Read }) => !Read).length,
    count: page.length,
    messages_count: found.length,
    messages_unread: found.filter(({ Read }) => !Read).length,
    start,
    tags: [],
    messages: page,
  };
}

function readCount(text: string | undefined, fallback: number): number {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : fallback;
}

function info(mailbox: Mailbox) {
  const mails = mailbox.list();
  const unread = mails.filter(({ Read }) => !Read).length;
  return { Version: MAILBOX_VERSION, LatestVersion: MAILBOX_VERSION, Messages: mails.length, Unread: unread, Tags: {} };
}

/** The mail that the path names; `latest` is the newest. */
function findMail(mailbox: Mailbox, c: Context): Summary | undefined {
  const id = c.req.param("id") ?? "";
  return id === "latest" ? mailbox.list()[0] : mailbox.find(id);
}

async function showMail(mailbox: Mailbox, c: Context): Promise<Response> {
  const found = findMail(mailbox, c);
  if (!found) return notFound();
  const email = await mailbox.parse(found.ID);
  mailbox.markRead(found.ID);
  const { Read: _read, Created: received, Snippet: _snippet, Attachments: _count, ...envelope } = found;
  const parts = email.attachments.map((attachment, index) => ({ attachment, part: toPart(attachment, index) }));
  const [inline, attached] = [true, false].map((wanted) =>
    parts.filter(({ attachment }) => (attachment.disposition === "inline") === wanted).map(({ part }) => part),
  );
  return c.json({
    ...envelope,
    ReturnPath: envelope.From?.Address ?? "",
    ListUnsubscribe: { Header: "", Links: [], Errors: "", HeaderPost: "" },
    Date: email.date ?? received,
    Text: textOf(email),
    HTML: email.html ?? "",
    Inline: inline,
    Attachments: attached,
  });
}

async function showHeaders(mailbox: Mailbox, c: Context): Promise<Response> {
  const found = findMail(mailbox, c);
  if (!found) return notFound();
  return c.json(headersOf(await mailbox.parse(found.ID)));
}

/** Every value of every header. */
export function headersOf(email: Email): Record<string, string[]> {
  const headers: Record<string, string[]> = {};
  for (const { originalKey, value } of email.headers) headers[originalKey] = [...(headers[originalKey] ?? []), value];
  return headers;
}

async function showRaw(mailbox: Mailbox, c: Context): Promise<Response> {
  const found = findMail(mailbox, c);
  if (!found) return notFound();
  return c.body(new Uint8Array(mailbox.readRaw(found.ID)), 200, { "content-type": "text/plain; charset=utf-8" });
}

async function showPart(mailbox: Mailbox, c: Context): Promise<Response> {
  const found = findMail(mailbox, c);
  const attachment = found && findPart(await mailbox.parse(found.ID), c.req.param("part") ?? "");
  if (!attachment) return notFound();
  return c.body(bytesOf(attachment), 200, downloadHeaders(attachment));
}

export function findPart(email: Email, partId: string): Attachment | undefined {
  return email.attachments.find((_, index) => partIdOf(index) === partId);
}

/** Attachments are numbered from 2: the text, with the HTML if any, is part 1. */
export function partIdOf(index: number): string {
  return String(index + 2);
}

export function bytesOf({ content }: Attachment): Uint8Array<ArrayBuffer> {
  return typeof content === "string" ? Uint8Array.from(Buffer.from(content)) : new Uint8Array(content);
}

/** Always a download: an attachment must not run as a page of this address. */
export function downloadHeaders({ filename, mimeType }: Attachment): Record<string, string> {
  const name = encodeURIComponent(filename ?? "attachment");
  return {
    "content-type": mimeType,
    "content-disposition": `attachment; filename*=UTF-8''${name}`,
    "content-security-policy": "sandbox",
    "x-content-type-options": "nosniff",
  };
}

function toPart(attachment: Attachment, index: number) {
  const bytes = bytesOf(attachment);
  const checksum = (algorithm: string) => createHash(algorithm).update(bytes).digest("hex");
  return {
    PartID: partIdOf(index),
    FileName: attachment.filename ?? "",
    ContentType: attachment.mimeType,
    ContentID: (attachment.contentId ?? "").replaceAll(/[<>]/g, ""),
    Size: bytes.byteLength,
    Checksums: { MD5: checksum("md5"), SHA1: checksum("sha1"), SHA256: checksum("sha256") },
  };
}

function notFound(): Response {
  return new Response("404 page not found\n", { status: 404 });
}
