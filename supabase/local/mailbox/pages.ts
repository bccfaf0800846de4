/** The pages on which a person reads the mails: a list, and a mail as HTML, as text or with its headers. They work without script. */
import { type Context, Hono } from "hono";
import { html, raw } from "hono/html";
import type { Email } from "postal-mime";
import { bytesOf, downloadHeaders, findPart, headersOf, partIdOf, search } from "./api.ts";
import type { Mailbox, Person, Summary } from "./store.ts";
import { textOf } from "./store.ts";
import { STYLE } from "./style.ts";

const VIEWS = { html: "Mail", text: "Text", headers: "Headers" } as const;
type View = keyof typeof VIEWS;
type Html = ReturnType<typeof html>;

/** Reloads the list when a mail has arrived. */
const WATCH = `
const mails = async () => (await (await fetch("/api/v1/messages?limit=1")).json()).messages[0]?.ID;
const known = await mails();
setInterval(async () => { if (document.visibilityState === "visible" && (await mails()) !== known) location.reload(); }, 2000);
`;

/** The HTML of a mail is a stranger's: no script, no forms, no way back into this page. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: cid:";
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; frame-src 'self'; form-action 'self'";

export function createMailPages(mailbox: Mailbox): Hono {
  const app = new Hono();
  app.get("/", (c) => showList(mailbox, c));
  app.post("/delete-all", (c) => {
    mailbox.remove();
    return c.redirect("/", 303);
  });
  app.get("/view/:id", (c) => showMail(mailbox, c));
  app.get("/view/:id/body.html", (c) => showBody(mailbox, c));
  app.get("/view/:id/part/:part", (c) => download(mailbox, c));
  return app;
}

function showList(mailbox: Mailbox, c: Context) {
  const query = c.req.query("q") ?? "";
  const mails = search(mailbox.list(), query);
  const empty = html`<div class="empty"><p>No emails yet.</p><p class="dim">Everything the portal sends appears here.</p></div>`;
  const list = html`<ul class="list">${mails.map(listItem)}</ul>`;
  const removal = html`<form class="push" method="post" action="/delete-all"><button>Delete all</button></form>`;
  return page(
    c,
    "Mailbox",
    html`
    <header><h1>Mailbox</h1><p class="dim">${count(mails.length)}</p>${mails.length > 0 ? removal : ""}</header>
    <main>${mails.length > 0 ? list : empty}</main>
    <script type="module">${raw(WATCH)}</script>`,
  );
}

function listItem(mail: Summary): Html {
  const attachments = mail.Attachments > 0 ? `, ${mail.Attachments} attached` : "";
  return html`<li class="${mail.Read ? "" : "unread"}"><a href="/view/${mail.ID}">
    <span class="subject">${mail.Subject || "(no subject)"}</span>${moment(mail.Created)}
    <span class="more">To ${mail.To.map(({ Address }) => Address).join(", ")}${attachments}. ${mail.Snippet}</span></a></li>`;
}

async function showMail(mailbox: Mailbox, c: Context) {
  const found = mailbox.find(c.req.param("id") ?? "");
  if (!found) return missing(c);
  const email = await mailbox.parse(found.ID);
  mailbox.markRead(found.ID);
  const views = (Object.keys(VIEWS) as View[]).filter((view) => view !== "html" || email.html); // the keys of VIEWS are all there are
  const view = views.find((name) => name === c.req.query("view")) ?? views[0] ?? "text";
  const tabs = views.map((name) => {
    const current = name === view ? html` aria-current="page"` : "";
    return html`<li><a href="/view/${found.ID}?view=${name}"${current}>${VIEWS[name]}</a></li>`;
  });
  return page(
    c,
    found.Subject || "(no subject)",
    html`
    <header><p><a href="/">Mailbox</a></p><h1>${found.Subject || "(no subject)"}</h1></header>
    <main>
      <dl>
        <dt>From</dt><dd>${people(found.From ? [found.From] : [])}</dd>
        <dt>To</dt><dd>${people([...found.To, ...found.Cc, ...found.Bcc])}</dd>
        <dt>Received</dt><dd>${moment(found.Created)}</dd>
      </dl>
      ${attachmentList(found.ID, email)}
      <nav aria-label="Views"><ul>${tabs}<li><a href="/api/v1/message/${found.ID}/raw">Source</a></li></ul></nav>
      ${viewOf(view, found.ID, email)}
    </main>`,
  );
}

function viewOf(view: View, id: string, email: Email): Html {
  if (view === "text") return html`<pre>${textOf(email)}</pre>`;
  if (view === "html") {
    const sandbox = "allow-popups allow-popups-to-escape-sandbox";
    return html`<iframe title="The mail" sandbox="${sandbox}" src="/view/${id}/body.html"></iframe>`;
  }
  const lines = Object.entries(headersOf(email)).flatMap(([name, values]) =>
    values.map((value) => `${name}: ${value}`),
  );
  return html`<pre>${lines.join("\n")}</pre>`;
}

function attachmentList(id: string, email: Email): Html | "" {
  if (email.attachments.length === 0) return "";
  const items = email.attachments.map((attachment, index) => {
    const size = `${Math.ceil(bytesOf(attachment).byteLength / 1024)} kB`;
    const name = attachment.filename ?? "attachment";
    return html`<li><a href="/view/${id}/part/${partIdOf(index)}" download>${name}</a> <span class="dim">${size}</span></li>`;
  });
  return html`<h2>Attachments</h2><ul>${items}</ul>`;
}

async function showBody(mailbox: Mailbox, c: Context) {
  const found = mailbox.find(c.req.param("id") ?? "");
  if (!found) return missing(c);
  const email = await mailbox.parse(found.ID);
  const body = `<base target="_blank">${email.html ?? ""}`;
  return c.html(body, 200, { "content-security-policy": MAIL_POLICY, "referrer-policy": "no-referrer" });
}

async function download(mailbox: Mailbox, c: Context) {
  const found = mailbox.find(c.req.param("id") ?? "");
  const attachment = found && findPart(await mailbox.parse(found.ID), c.req.param("part") ?? "");
  return attachment ? c.body(bytesOf(attachment), 200, downloadHeaders(attachment)) : missing(c);
}

function missing(c: Context) {
  c.status(404);
  return page(
    c,
    "Not found",
    html`<header><h1>This email is not here</h1></header>
    <main><p>It may have been deleted. <a href="/">Back to the mailbox</a></p></main>`,
  );
}

function page(c: Context, title: string, content: Html) {
  c.header("content-security-policy", PAGE_POLICY);
  return c.html(html`<!doctype html><html lang="en-GB"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
    <style>${raw(STYLE)}</style></head><body>${content}</body></html>`);
}

function people(list: Person[]): string {
  return list.map(({ Name, Address }) => (Name ? `${Name} <${Address}>` : Address)).join(", ");
}

function moment(iso: string): Html {
  const text = new Date(iso).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
  return html`<time datetime="${iso}">${text}</time>`;
}

function count(mails: number): string {
  return mails === 1 ? "1 mail" : `${mails} mails`;
}
