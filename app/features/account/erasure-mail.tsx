/** The last mail to somebody who has erased their account. */
import { renderToStaticMarkup } from "react-dom/server";
import { headerLine } from "#app/features/mail/message.ts";
import { PRIVACY_EMAIL, SITE_NAME } from "#app/shared/site.ts";

type Parting = { name: string };

/** Subject, plain text and HTML of the same mail. */
export function writeErasureMail(parting: Parting): { subject: string; text: string; html: string } {
  const paragraphs = [
    headerLine(parting.name) ? `Hello ${headerLine(parting.name)},` : "Hello,",
    `your account at ${SITE_NAME} has been erased as you asked, with your profile, clients, assessments and documents. It cannot be brought back.`,
    "Of your payments we keep the amounts, the dates and the payment provider's numbers, as tax law asks, without your name.",
    `If it was not you who asked, please write to ${PRIVACY_EMAIL} at once.`,
  ];
  return {
    subject: `Your ${SITE_NAME} account has been erased`,
    text: `${paragraphs.join("\n\n")}\n\n-- \n${SITE_NAME}\n`,
    html: `<!doctype html>${renderToStaticMarkup(<Letter paragraphs={paragraphs} />)}`,
  };
}

function Letter({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="color-scheme" content="light dark" />
        <title>{`Your ${SITE_NAME} account has been erased`}</title>
      </head>
      <body style={{ fontFamily: "Arial, Helvetica, sans-serif", fontSize: 16, lineHeight: 1.5, maxWidth: 560 }}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>{SITE_NAME}</p>
      </body>
    </html>
  );
}
