/** The last mail to somebody who has erased their account. */
import { writeLetter } from "#app/features/mail/mail-letter.tsx";
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
  const subject = `Your ${SITE_NAME} account has been erased`;
  return { subject, ...writeLetter({ title: subject, paragraphs }) };
}
