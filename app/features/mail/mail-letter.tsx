/** The one look of our mails: a sheet with an action, plain, and readable in light and dark. The templates of the auth mails repeat it. */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server.node";
import { NON_AFFILIATION, SITE_NAME } from "#app/shared/site.ts";
import { headerLine } from "./message.ts";

// Mail programs know no stylesheets from outside and few selectors, so colours stand in both places: inline for the
// many that know nothing else, and here for those that can be dark. No quotes: React would escape them.
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

/** What stands below every mail, as text. */
export const SIGNATURE = `-- \n${SITE_NAME}\n${NON_AFFILIATION}`;

/** How every mail begins; of somebody without a name it says none. */
export function greeting(recipientName: string): string {
  const name = headerLine(recipientName);
  return name ? `Hello ${name},` : "Hello,";
}

export type Action = { label: string; address: string };

/** A mail of paragraphs with at most one action, as plain text and as HTML; `closing` stands below the action. */
export function writeLetter(letter: {
  title: string;
  paragraphs: readonly string[];
  action?: Action;
  closing?: readonly string[];
}): { text: string; html: string } {
  const { title, paragraphs, action, closing = [] } = letter;
  const pressed = action ? [`${action.label}: ${action.address}`] : [];
  return {
    text: [...paragraphs, ...pressed, ...closing, SIGNATURE].join("\n\n"),
    html: toHtml(
      <Sheet title={title}>
        <Paragraphs texts={paragraphs} isFirst />
        {action ? <ActionLink {...action} /> : null}
        <Paragraphs texts={closing} />
      </Sheet>,
    ),
  };
}

/** A whole document for the HTML part of a mail. */
export function toHtml(sheet: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(sheet)}`;
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

/** `isFirst`: nothing stands above them in the box, whose own edge is distance enough. */
function Paragraphs({ texts, isFirst = false }: { texts: readonly string[]; isFirst?: boolean }) {
  return texts.map((text, at) => (
    <p key={text} style={isFirst && at === 0 ? LOOK.first : undefined}>
      {text}
    </p>
  ));
}
