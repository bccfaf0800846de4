/** The common look of our mails: a plain sheet with one action, readable in light and dark. The auth mail templates repeat it. */
import type { ReactElement, ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server.node";
import { NON_AFFILIATION, SITE_NAME } from "#app/shared/site.ts";
import { headerLine } from "./message.ts";

// Mail programs support no external stylesheets and few selectors, so colours are given twice: inline for the many
// programs that support nothing else, and here for those with a dark mode. No quotes, because React would escape them.
export const DARK = `@media (prefers-color-scheme: dark) {
  .page { background: #14191b !important; color: #eceae4 !important; }
  .box { background: #1c2325 !important; border-color: #3a4446 !important; }
  .quiet { color: #aab4b6 !important; }
  .action { background: #6cc4cf !important; color: #0c1a1d !important; }
}`;

const FONT = "ui-sans-serif, system-ui, -apple-system, Segoe UI, Roboto, Helvetica, Arial, sans-serif";

export const LOOK = {
  page: {
    margin: 0,
    padding: "32px 16px",
    background: "#f9f8f4",
    color: "#1b2427",
    fontFamily: FONT,
    lineHeight: 1.55,
  },
  box: {
    maxWidth: "560px",
    margin: "0 auto",
    padding: "28px",
    background: "#ffffff",
    border: "1px solid #dedcd4",
    borderRadius: "12px",
    overflowWrap: "break-word",
  },
  first: { marginTop: 0 },
  title: { margin: "24px 0 0", fontSize: "20px", lineHeight: 1.3 },
  quiet: { margin: "4px 0 0", color: "#54605f" },
  action: {
    display: "inline-block",
    margin: "24px 0 8px",
    padding: "12px 20px",
    background: "#0f5f6b",
    color: "#ffffff",
    borderRadius: "8px",
    fontWeight: 600,
    textDecoration: "none",
  },
  link: { color: "#54605f" },
  small: { maxWidth: "560px", margin: "20px auto 0", color: "#54605f", fontSize: "13px" },
} as const;

/** The plain-text footer of every mail. */
export const SIGNATURE = `-- \n${SITE_NAME}\n${NON_AFFILIATION}`;

/** The opening of every mail; without a name if the recipient has none. */
export function greeting(recipientName: string): string {
  const name = headerLine(recipientName);
  return name ? `Hello ${name},` : "Hello,";
}

export type Action = { label: string; address: string };

/** Subject, plain text and HTML of the same mail. */
export type Letter = { subject: string; text: string; html: string };

/** A mail of paragraphs with at most one action; `closing` follows the action, and `title` is the subject unless given. */
export async function writeLetter(letter: {
  subject: string;
  title?: string;
  paragraphs: readonly string[];
  action?: Action;
  closing?: readonly string[];
}): Promise<Letter> {
  const { subject, title = subject, paragraphs, action, closing = [] } = letter;
  const pressed = action ? [`${action.label}: ${action.address}`] : [];
  return {
    subject,
    text: [...paragraphs, ...pressed, ...closing, SIGNATURE].join("\n\n"),
    html: await toHtml(
      <Sheet title={title}>
        <Paragraphs texts={paragraphs} isFirst />
        {action ? <ActionLink {...action} /> : null}
        <Paragraphs texts={closing} />
      </Sheet>,
    ),
  };
}

/** The complete HTML document of a mail. React's other renderer, which leaves out the marks between texts, would add 40 kB to the Worker. */
export async function toHtml(sheet: ReactElement): Promise<string> {
  const html = await new Response(await renderToReadableStream(sheet)).text();
  return html.replaceAll("<!-- -->", "");
}

export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{DARK}</style>
      </head>
      <body className="page" style={LOOK.page}>
        <div className="box" style={LOOK.box}>
          {children}
        </div>
        <p className="quiet" style={LOOK.small}>
          {NON_AFFILIATION}
        </p>
      </body>
    </html>
  );
}

export function ActionLink({ label, address }: Action) {
  return (
    <a className="action" style={LOOK.action} href={address}>
      {label}
    </a>
  );
}

/** `isFirst`: nothing precedes them in the box, whose padding is space enough. */
function Paragraphs({ texts, isFirst = false }: { texts: readonly string[]; isFirst?: boolean }) {
  return texts.map((text, at) => (
    <p key={text} style={isFirst && at === 0 ? LOOK.first : undefined}>
      {text}
    </p>
  ));
}
