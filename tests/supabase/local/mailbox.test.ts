import { readdirSync, statSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import * as v from "valibot";
import { afterAll, beforeEach, expect, test } from "vitest";
import { startTestStack } from "./test-stack.ts";

const stack = await startTestStack();
const api = (path: string, init?: RequestInit) => fetch(`${stack.mailUrl}/api/v1${path}`, init);
beforeEach(async () => void (await api("/messages", { method: "DELETE" })));
afterAll(stack.stop);

const Sent = v.object({ ID: v.string() });
const Refused = v.object({ Error: v.string() });
const List = v.looseObject({ messages_count: v.number(), messages: v.array(v.looseObject({ Subject: v.string() })) });
const Read = v.looseObject({
  Text: v.string(),
  HTML: v.string(),
  Attachments: v.array(v.looseObject({ PartID: v.string() })),
});
const list = async (path = "/messages") => v.parse(List, await (await api(path)).json());
const read = async (id: string) => v.parse(Read, await (await api(`/message/${id}`)).json());

const PDF = Buffer.from("%PDF-1.7 not really");

function mail(fields: object = {}) {
  return {
    From: { Name: "Portal", Email: "documents@example.com" },
    To: [{ Name: "Zoë O'Neil", Email: "zoe@example.com" }],
    Subject: "Your document — “Azure” 🚀",
    Text: "Grüße,\nyour document is attached.",
    HTML: "<p>Grüße, your document is <b>attached</b>.</p>",
    ...fields,
  };
}

async function send(body: object): Promise<string> {
  const answer = await api("/send", { method: "POST", body: JSON.stringify(body) });
  return v.parse(Sent, await answer.json()).ID;
}

test("a sent mail can be listed and read as it was written", async () => {
  const id = await send(mail({ Bcc: ["archive@example.com"], ReplyTo: [{ Email: "help@example.com" }] }));
  const listed = await list();
  expect(listed).toMatchObject({ total: 1, unread: 1, messages_count: 1, start: 0 });
  expect(listed.messages[0]).toMatchObject({
    ID: id,
    Read: false,
    Subject: mail().Subject,
    From: { Name: "Portal", Address: "documents@example.com" },
    To: [{ Name: "Zoë O'Neil", Address: "zoe@example.com" }],
    Bcc: [{ Name: "", Address: "archive@example.com" }],
    ReplyTo: [{ Name: "", Address: "help@example.com" }],
    Snippet: "Grüße, your document is attached.",
  });
  const { Text, HTML } = await read(id);
  expect([Text.trim(), HTML.trim()]).toEqual([mail().Text, mail().HTML]);
  expect(await list()).toMatchObject({ unread: 0 });
});

test("only their owner may read the files of a mail", async () => {
  const id = await send(mail());
  const folder = join(stack.dataDir, "mail");
  const files = readdirSync(folder).filter((name) => name.startsWith(id));
  expect(files.map((name) => statSync(join(folder, name)).mode & 0o077)).toEqual([0, 0]);
});

test("an attachment comes back byte for byte, under its name", async () => {
  const name = "Größe_Lösung_2026-11-20.pdf";
  const Attachments = [{ Filename: name, ContentType: "application/pdf", Content: PDF.toString("base64") }];
  const id = await send(mail({ Attachments }));
  const { Attachments: found } = await read(id);
  expect(found).toMatchObject([{ FileName: name, ContentType: "application/pdf", Size: PDF.length }]);
  const part = await api(`/message/${id}/part/${found[0]?.PartID}`);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(PDF);
  expect(part.headers.get("content-disposition")).toContain(encodeURIComponent(name));
});

test("the newest mail, its headers and its source can be asked for", async () => {
  await send(mail({ Subject: "first" }));
  await send(mail({ Subject: "second", Headers: { "X-Reference": "abc" } }));
  expect(await (await api("/message/latest")).json()).toMatchObject({ Subject: "second" });
  expect(await (await api("/message/latest/headers")).json()).toMatchObject({ "X-Reference": ["abc"] });
  expect(await (await api("/message/latest/raw")).text()).toContain("X-Reference: abc");
});

test("mails are found by recipient, sender, subject and words", async () => {
  await send(mail());
  await send(mail({ To: [{ Email: "other@example.com" }], Subject: "Receipt 7", Text: "Thank you", HTML: "" }));
  const found = async (query: string) => (await list(`/search?query=${encodeURIComponent(query)}`)).messages_count;
  expect(await found('to:"zoe@example.com"')).toBe(1);
  expect(await found("to:example.com")).toBe(2);
  expect(await found("from:documents@example.com subject:receipt")).toBe(1);
  expect(await found("subject:receipt attached")).toBe(0);
  expect(await found("attached")).toBe(1);
});

test("a list has pages", async () => {
  for (const Subject of ["a", "b", "c"]) await send(mail({ Subject }));
  const page = await list("/messages?start=1&limit=1");
  expect(page.messages.map(({ Subject }) => Subject)).toEqual(["b"]);
  expect(page).toMatchObject({ total: 3, count: 1, start: 1 });
});

test("some mails are deleted, or all", async () => {
  const [first] = [await send(mail()), await send(mail()), await send(mail())];
  await api("/messages", { method: "DELETE", body: JSON.stringify({ IDs: [first] }) });
  expect(await (await api("/info")).json()).toMatchObject({ Messages: 2 });
  await api("/messages", { method: "DELETE" });
  expect(await (await api("/info")).json()).toMatchObject({ Messages: 0 });
  expect((await api(`/message/${first}`)).status).toBe(404);
});

test.each([
  ["no sender", { From: undefined }, /^From/],
  ["a malformed recipient", { To: [{ Email: "nobody" }] }, /is not an e-mail address/],
  ["a second header smuggled into a name", { To: [{ Name: "a\r\nBcc: x@y.z", Email: "a@b.c" }] }, /single line/],
  ["a second header smuggled into a value", { Headers: { "X-A": "1\r\nBcc: x@y.z" } }, /single line/],
  ["a header that is not to be overwritten", { Headers: { Subject: "x" } }, /cannot overwrite/],
  ["an attachment that is no base64", { Attachments: [{ Filename: "a", Content: "***" }] }, /not base64/],
])("a mail with %s is refused", async (_what, fields, message) => {
  const answer = await api("/send", { method: "POST", body: JSON.stringify(mail(fields)) });
  expect(answer.status).toBe(400);
  expect(v.parse(Refused, await answer.json()).Error).toMatch(message);
});

test("the pages show a mail, and nothing in it can act on them", async () => {
  const id = await send(mail({ Subject: "<script>alert(1)</script>", HTML: "<script>alert(2)</script><p>Hello</p>" }));
  const list = await (await fetch(stack.mailUrl)).text();
  expect(list).toContain("&lt;script&gt;alert(1)");
  expect(list).not.toContain("<script>alert(1)");
  const page = await (await fetch(`${stack.mailUrl}/view/${id}`)).text();
  expect(page).toContain(`<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox"`);
  const body = await fetch(`${stack.mailUrl}/view/${id}/body.html`);
  const policy = body.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("sandbox allow-popups");
  expect(policy).not.toContain("allow-scripts");
  expect(policy).toContain("default-src 'none'");
});

test("a mail is read as text, with its headers, and its attachment is handed over", async () => {
  const Attachments = [{ Filename: "a.html", ContentType: "text/html", Content: btoa("<script>alert(3)</script>") }];
  const id = await send(mail({ Attachments }));
  expect(await (await fetch(`${stack.mailUrl}/view/${id}?view=text`)).text()).toContain("<pre>Grüße,");
  expect(await (await fetch(`${stack.mailUrl}/view/${id}?view=headers`)).text()).toContain("MIME-Version: 1.0");
  const part = await fetch(`${stack.mailUrl}/view/${id}/part/2`);
  expect(part.headers.get("content-disposition")).toMatch(/^attachment/);
  expect((await fetch(`${stack.mailUrl}/view/nothing`)).status).toBe(404);
});

test("the button empties the mailbox, and no other website can press it", async () => {
  await send(mail());
  const form = { method: "POST", redirect: "manual" } as const;
  const foreign = await fetch(`${stack.mailUrl}/delete-all`, { ...form, headers: { origin: "https://evil.example" } });
  expect(foreign.status).toBe(403);
  expect(await (await api("/info")).json()).toMatchObject({ Messages: 1 });
  const own = await fetch(`${stack.mailUrl}/delete-all`, { ...form, headers: { origin: stack.mailUrl } });
  expect(own.status).toBe(303);
  expect(await (await api("/info")).json()).toMatchObject({ Messages: 0 });
});

test("a name that merely resolves to this machine reaches nothing", async () => {
  const status = await new Promise((tell) => {
    const { port } = new URL(stack.mailUrl);
    const options = { host: "127.0.0.1", port, path: "/api/v1/messages", headers: { host: `evil.example:${port}` } };
    request(options, (answer) => tell(answer.resume().statusCode)).end();
  });
  expect(status).toBe(403);
});
