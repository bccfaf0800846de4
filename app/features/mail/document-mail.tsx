/** The mail that delivers a paid document. */
import { ActionLink, greeting, type Letter, LOOK, Sheet, SIGNATURE, toHtml } from "./mail-letter.tsx";
import { headerLine } from "./message.ts";

export type DocumentMail = {
  recipientName: string;
  title: string;
  /** Whom the document is for; empty when that is not known. */
  clientName: string;
  /** Where the document can be read: an absolute address. */
  address: string;
  /** The receipt's number and address; null for a document bought before there were receipts. */
  receipt: { number: string; address: string } | null;
  /** The names of the attached files. */
  files: readonly string[];
};

export async function writeDocumentMail(mail: DocumentMail): Promise<Letter> {
  return {
    subject: headerLine(`Your document: ${mail.title}`),
    text: toText(mail),
    html: await toHtml(<DeliveryLetter {...mail} />),
  };
}

const THANKS = "Thank you for your purchase. Your document is attached, and you can read it online at any time.";

function toText(mail: DocumentMail): string {
  return [
    greeting(mail.recipientName),
    THANKS,
    [headerLine(mail.title), mail.clientName ? `Prepared for ${headerLine(mail.clientName)}` : ""]
      .filter(Boolean)
      .join("\n"),
    [
      `Read the document: ${mail.address}`,
      mail.receipt ? `Receipt ${mail.receipt.number}: ${mail.receipt.address}` : "",
    ]
      .filter(Boolean)
      .join("\n"),
    `Attached:\n${mail.files.map((name) => `- ${name}`).join("\n")}`,
    SIGNATURE,
  ].join("\n\n");
}

function DeliveryLetter(mail: DocumentMail) {
  return (
    <Sheet title={headerLine(mail.title)}>
      <p style={LOOK.first}>{greeting(mail.recipientName)}</p>
      <p>{THANKS}</p>
      <h1 style={LOOK.title}>{mail.title}</h1>
      {mail.clientName ? (
        <p className="quiet" style={LOOK.quiet}>
          Prepared for {mail.clientName}
        </p>
      ) : null}
      <ActionLink label="Read the document" address={mail.address} />
      <p className="quiet" style={LOOK.quiet}>
        Attached: {mail.files.join(", ")}
      </p>
      {mail.receipt ? <ReceiptLine {...mail.receipt} /> : null}
    </Sheet>
  );
}

function ReceiptLine({ number, address }: NonNullable<DocumentMail["receipt"]>) {
  return (
    <p className="quiet" style={LOOK.quiet}>
      <a className="quiet" style={LOOK.link} href={address}>
        Receipt {number}
      </a>
    </p>
  );
}
