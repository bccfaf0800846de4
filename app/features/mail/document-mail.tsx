/** The mail that hands a paid document over: short, plain, and readable in light and dark. */
import { renderToStaticMarkup } from "react-dom/server";
import { NON_AFFILIATION, SITE_NAME } from "#app/shared/site.ts";
import { headerLine } from "./message.ts";

export type DocumentMail = {
  recipientName: string;
  title: string;
  /** Whom the document is for; empty when that is not known. */
  clientName: string;
  /** Where the document can be read: an absolute address. */
  address: string;
  /** Its number and address; null for what was bought before there were receipts. */
  receipt: { number: string; address: string } | null;
  /** The names of the attached files. */
  files: readonly string[];
};

/** Subject, plain text and HTML of the same mail. */
export function writeDocumentMail(mail: DocumentMail): { subject: string; text: string; html: string } {
  return {
    subject: headerLine(`Your document: ${mail.title}`),
    text: toText(mail),
    html: `<!doctype html>${renderToStaticMarkup(<Letter {...mail} />)}`,
  };
}

function greeting({ recipientName }: DocumentMail): string {
  const name = headerLine(recipientName);
  return name ? `Hello ${name},` : "Hello,";
}

const THANKS = "Thank you for your purchase. Your document is attached, and you can read it online at any time.";

function toText(mail: DocumentMail): string {
  return [
    greeting(mail),
    THANKS,
    [headerLine(mail.title), mail.clientName ? `Prepared for ${headerLine(mail.clientName)}` : ""]
      .filter(Boolean)
      .join("\n"),
    [`Read it: ${mail.address}`, mail.receipt ? `Receipt ${mail.receipt.number}: ${mail.receipt.address}` : ""]
      .filter(Boolean)
      .join("\n"),
    `Attached:\n${mail.files.map((name) => `- ${name}`).join("\n")}`,
    `-- \n${SITE_NAME}\n${NON_AFFILIATION}`,
  ].join("\n\n");
}

// Mail programs know no stylesheets from outside and few selectors, so colours stand in both places: inline for the
// many that know nothing else, and here for those that can be dark. No quotes: React would escape them.
const DARK = `@media (prefers-color-scheme: dark) {
  .page { background: #14191b !important; color: #eceae4 !important; }
  .box { background: #1c2325 !important; border-color: #3a4446 !important; }
  .quiet { color: #aab4b6 !important; }
  .action { background: #6cc4cf !important; color: #0c1a1d !important; }
}`;

const FONT = "ui-sans-serif, system-ui, -apple-system, Segoe UI, Roboto, Helvetica, Arial, sans-serif";

const LOOK = {
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
  },
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
  files: { margin: "4px 0 0", color: "#54605f", wordBreak: "break-all" },
  link: { color: "#54605f" },
  small: { maxWidth: "560px", margin: "20px auto 0", color: "#54605f", fontSize: "13px" },
} as const;

function Letter(mail: DocumentMail) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{headerLine(mail.title)}</title>
        <style>{DARK}</style>
      </head>
      <body className="page" style={LOOK.page}>
        <div className="box" style={LOOK.box}>
          <p style={{ marginTop: 0 }}>{greeting(mail)}</p>
          <p>{THANKS}</p>
          <h1 style={LOOK.title}>{mail.title}</h1>
          {mail.clientName ? (
            <p className="quiet" style={LOOK.quiet}>
              Prepared for {mail.clientName}
            </p>
          ) : null}
          <a className="action" style={LOOK.action} href={mail.address}>
            Read the document
          </a>
          <p className="quiet" style={LOOK.files}>
            Attached: {mail.files.join(", ")}
          </p>
          {mail.receipt ? <ReceiptLine {...mail.receipt} /> : null}
        </div>
        <p className="quiet" style={LOOK.small}>
          {NON_AFFILIATION}
        </p>
      </body>
    </html>
  );
}

function ReceiptLine({ number, address }: NonNullable<DocumentMail["receipt"]>) {
  return (
    <p className="quiet" style={LOOK.files}>
      <a className="quiet" style={LOOK.link} href={address}>
        Receipt {number}
      </a>
    </p>
  );
}
