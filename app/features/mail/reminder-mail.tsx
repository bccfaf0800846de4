/** The mail that reminds somebody of a document that waits for payment: what it is, what it costs, where to pay, and that nothing happens else. */
import { renderToStaticMarkup } from "react-dom/server";
import { formatDate } from "#app/shared/date.ts";
import { formatMoney, type Money } from "#app/shared/money.ts";
import { NON_AFFILIATION, SITE_NAME } from "#app/shared/site.ts";
import { headerLine } from "./message.ts";

export type Reminder = {
  recipientName: string;
  title: string;
  /** Whom the document is for; empty when that is not known. */
  clientName: string;
  price: Money;
  createdAt: Date;
  /** Where it can be paid for: an absolute address. */
  address: string;
};

/** Subject, plain text and HTML of the same mail. */
export function writeReminderMail(reminder: Reminder): { subject: string; text: string; html: string } {
  const subject = headerLine(`Waiting for you: ${reminder.title}`);
  const [greeting, ...paragraphs] = wordsOf(reminder);
  const action = `Pay and open the document: ${reminder.address}`;
  return {
    subject,
    text: [greeting, ...paragraphs, action, WHY, `-- \n${SITE_NAME}\n${NON_AFFILIATION}`].join("\n\n"),
    html: `<!doctype html>${renderToStaticMarkup(
      <Letter subject={subject} paragraphs={[greeting ?? "", ...paragraphs]} address={reminder.address} />,
    )}`,
  };
}

const WHY =
  "If you no longer want it, you need not do anything: nothing is charged, and we will not remind you automatically. You can delete it under My Documents.";

function wordsOf({ recipientName, title, clientName, price, createdAt }: Reminder): string[] {
  const name = headerLine(recipientName);
  const client = headerLine(clientName);
  return [
    name ? `Hello ${name},` : "Hello,",
    `on ${formatDate(createdAt)} you generated a document${client ? ` for ${client}` : ""}: ${headerLine(title)}.`,
    `It is complete and waits for payment. It costs ${formatMoney(price)}; once that is paid you can read it, download it and receive it by mail.`,
  ];
}

type LetterProps = { subject: string; paragraphs: readonly string[]; address: string };

function Letter({ subject, paragraphs, address }: LetterProps) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
      </head>
      <body style={{ fontFamily: "Arial, Helvetica, sans-serif", fontSize: 16, lineHeight: 1.5, maxWidth: 560 }}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <a href={address}>Pay and open the document</a>
        </p>
        <p>{WHY}</p>
        <p style={{ fontSize: 13 }}>
          {SITE_NAME}
          <br />
          {NON_AFFILIATION}
        </p>
      </body>
    </html>
  );
}
