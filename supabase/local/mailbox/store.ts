/** The mailbox: every mail that the set-up sends, kept as files (`<id>.eml`, and its summary in `<id>.json`). */
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Address, type Email } from "postal-mime";
import * as v from "valibot";

const SNIPPET_LENGTH = 250;

const Person = v.object({ Name: v.string(), Address: v.string() });
export type Person = v.InferOutput<typeof Person>;

/** A mail in a list, under Mailpit's names. */
const Summary = v.object({
  ID: v.string(),
  MessageID: v.string(),
  Read: v.boolean(),
  From: v.nullable(Person),
  To: v.array(Person),
  Cc: v.array(Person),
  Bcc: v.array(Person),
  ReplyTo: v.array(Person),
  Subject: v.string(),
  Created: v.string(),
  Username: v.string(),
  Tags: v.array(v.string()),
  Size: v.number(),
  Attachments: v.number(),
  Snippet: v.string(),
});
export type Summary = v.InferOutput<typeof Summary>;

export type Mailbox = {
  /** Keeps a mail and returns its id. `hidden` are the recipients that its header does not name. */
  deliver(raw: string, hidden?: string[]): Promise<string>;
  /** Newest first. */
  list(): Summary[];
  find(id: string): Summary | undefined;
  readRaw(id: string): Buffer;
  parse(id: string): Promise<Email>;
  markRead(id: string): void;
  /** Removes all mails if no ids are given. */
  remove(ids?: string[]): void;
};

/** Opens the mailbox in a folder, making the folder if need be. */
export function openMailbox(folder: string): Mailbox {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const mails = new Map(readSummaries(folder).map((summary) => [summary.ID, summary]));
  const file = (id: string, ending: string) => join(folder, `${id}.${ending}`);
  const save = (summary: Summary) => {
    mails.set(summary.ID, summary);
    writeFileSync(file(summary.ID, "json"), JSON.stringify(summary), { mode: 0o600 });
  };
  const readRaw = (id: string) => readFileSync(file(id, "eml"));
  return {
    async deliver(raw, hidden = []) {
      const created = new Date();
      const id = created.getTime().toString(36) + randomBytes(8).toString("hex");
      const summary = summarise(id, created, raw, await PostalMime.parse(raw), hidden);
      writeFileSync(file(id, "eml"), raw, { mode: 0o600 });
      save(summary);
      return id;
    },
    list: () => [...mails.values()].reverse(),
    find: (id) => mails.get(id),
    readRaw,
    parse: (id) => PostalMime.parse(readRaw(id)),
    markRead(id) {
      const summary = mails.get(id);
      if (summary && !summary.Read) save({ ...summary, Read: true });
    },
    remove(ids = [...mails.keys()]) {
      for (const id of ids) {
        if (!mails.delete(id)) continue;
        rmSync(file(id, "eml"), { force: true });
        rmSync(file(id, "json"), { force: true });
      }
    },
  };
}

/** Oldest first. Skips files that a crash cut short. */
function readSummaries(folder: string): Summary[] {
  const found = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const summaries = found.flatMap((name) => {
    if (!existsSync(join(folder, name.replace(/json$/, "eml")))) return [];
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Summary), readFileSync(join(folder, name), "utf8"));
    return parsed.success ? [parsed.output] : [];
  });
  return summaries.sort((a, b) => a.Created.localeCompare(b.Created) || a.ID.localeCompare(b.ID));
}

function summarise(id: string, created: Date, raw: string, email: Email, hidden: string[]): Summary {
  return {
    ID: id,
    MessageID: (email.messageId ?? "").replaceAll(/[<>]/g, ""),
    Read: false,
    From: toPeople(email.from)[0] ?? null,
    To: toPeople(email.to),
    Cc: toPeople(email.cc),
    Bcc: hidden.map((address) => ({ Name: "", Address: address })),
    ReplyTo: toPeople(email.replyTo),
    Subject: email.subject ?? "",
    Created: created.toISOString(),
    Username: "",
    Tags: [],
    Size: Buffer.byteLength(raw),
    Attachments: email.attachments.length,
    Snippet: textOf(email).replaceAll(/\s+/g, " ").trim().slice(0, SNIPPET_LENGTH),
  };
}

function toPeople(addresses: Address | Address[] | undefined): Person[] {
  const list = addresses === undefined ? [] : [addresses].flat();
  return list
    .flatMap((entry) => entry.group ?? [entry])
    .map((entry) => ({ Name: entry.name, Address: entry.address ?? "" }));
}

/** The plain part of a mail, or else the text of its HTML. */
export function textOf(email: Email): string {
  return email.text ?? htmlToText(email.html ?? "");
}

function htmlToText(html: string): string {
  const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#34": '"', "#39": "'", nbsp: " " };
  return html
    .replaceAll(/<(head|style|script)\b.*?<\/\1>/gis, "")
    .replaceAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gis, "$2 ($1)")
    .replaceAll(/<br\s*\/?>|<\/(p|h\d|div|li|tr)>/gi, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/[ \t]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
