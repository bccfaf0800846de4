/** The last mail to somebody who has erased their account. */
import { greeting, type Letter, writeLetter } from "#app/features/mail/mail-letter.tsx";
import { PRIVACY_EMAIL, SITE_NAME } from "#app/shared/site.ts";

type Parting = { name: string };

export function writeErasureMail(parting: Parting): Promise<Letter> {
  const paragraphs = [
    greeting(parting.name),
    `As you asked, we have erased your ${SITE_NAME} account, with your profile, clients, assessments and documents. This cannot be undone.`,
    "As tax law requires, we keep the amounts and dates of your payments and the payment provider’s references, without your name.",
    `If you did not ask for this, please write to ${PRIVACY_EMAIL} straight away.`,
  ];
  const subject = `Your ${SITE_NAME} account has been erased`;
  return writeLetter({ subject, paragraphs });
}
