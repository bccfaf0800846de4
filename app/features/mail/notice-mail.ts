/** Mails about an account: what happened to the ways into it, and what is soon to be deleted. */
import { formatDate, formatInstant } from "#app/shared/date.ts";
import { CONTACT_EMAIL, SITE_NAME } from "#app/shared/site.ts";
import { writeLetter } from "./mail-letter.tsx";
import { headerLine } from "./message.ts";

type NoticeMail = {
  recipientName: string;
  /** The portal's own address. */
  origin: string;
};

export type NewPlace = {
  at: Date;
  /** Two letters of ISO 3166, or what Cloudflare says instead; null where nobody can tell. */
  country: string | null;
  browser: string | null;
};

type Letter = { subject: string; text: string; html: string };

/** To whoever signed in, and to whoever did not. Subject, plain text and HTML of the same mail. */
export function writeNewPlaceMail({ recipientName, origin, at, country, browser }: NoticeMail & NewPlace): Letter {
  const subject = `A sign-in to your ${SITE_NAME} account from a new place`;
  const paragraphs = [
    greeting(recipientName),
    "somebody signed in to your account from a browser that had not been used for it before.",
    `When: ${formatInstant(at)}`,
    `Country: ${nameCountry(country)}`,
    `Browser: ${browser ?? "not known"}`,
    "If it was you, you need do nothing. If it was not, set a new password at once: that signs out everybody else.",
  ];
  const closing = [
    `If only a session is to end, “Sign out other sessions” in your profile does it: ${origin}/profile`,
    "Country and browser are all that we look at for this, and they are deleted a week after this mail.",
  ];
  const action = { label: "Set a new password", address: `${origin}/forgot-password` };
  return { subject, ...writeLetter({ title: subject, paragraphs, action, closing }) };
}

/** To whose second factor an owner of the portal took away, asked for or not. */
export function writeFactorRemovedMail({ recipientName, origin, at }: NoticeMail & { at: Date }): Letter {
  const subject = `Two-step verification was removed from your ${SITE_NAME} account`;
  const paragraphs = [
    greeting(recipientName),
    `we removed two-step verification from your account on ${formatInstant(at)}, and signed you out everywhere. From now on the password alone signs in.`,
    "If you asked us to, sign in and turn it on again in your profile, with the authenticator app that you use now.",
  ];
  const closing = [`If you did not ask for it, set a new password at once, and write to ${CONTACT_EMAIL}.`];
  const action = { label: "Sign in", address: `${origin}/signup?mode=signin` };
  return { subject, ...writeLetter({ title: subject, paragraphs, action, closing }) };
}

export type ExpiringDocuments = {
  documents: readonly { title: string; client: string; createdAt: Date }[];
  /** How many more there are than are named. */
  more: number;
  /** The first day on which they may be gone. */
  goneOn: Date;
};

/** A month before unpaid documents are deleted. */
export function writeExpiringDocumentsMail(mail: NoticeMail & ExpiringDocuments): Letter {
  const { recipientName, origin, documents, more, goneOn } = mail;
  const subject = `Unpaid documents will be deleted on ${formatDate(goneOn)}`;
  const paragraphs = [
    greeting(recipientName),
    `a document that is not paid for is kept for a year. These will be deleted on ${formatDate(goneOn)}, with the answers that they were made of:`,
    ...documents.map(({ title, client, createdAt }) => {
      const of = client === "" ? "" : ` for ${headerLine(client)}`;
      return `${headerLine(title)}${of}, of ${formatDate(createdAt)}`;
    }),
    ...(more > 0 ? [`and ${more} more.`] : []),
    "What you pay for before that day stays as long as your account does.",
  ];
  const closing = ["If you no longer want them, you need do nothing."];
  const action = { label: "See my documents", address: `${origin}/documents` };
  return { subject, ...writeLetter({ title: subject, paragraphs, action, closing }) };
}

/** Two months and two weeks before an account is deleted that nobody uses. */
export function writeExpiringAccountMail(mail: NoticeMail & { goneOn: Date; isLast: boolean }): Letter {
  const { recipientName, origin, goneOn, isLast } = mail;
  const day = formatDate(goneOn);
  const subject = `${isLast ? "Last notice: your" : "Your"} ${SITE_NAME} account will be deleted on ${day}`;
  const paragraphs = [
    greeting(recipientName),
    `nobody has used your account for almost two years. It will be deleted on ${day}, with your profile, clients, assessments and documents, also those that you have paid for.`,
    "To keep it, sign in once before that day.",
  ];
  const closing = [
    "Signed in, you can also take everything with you: “Download my data” in your profile.",
    ...(isLast
      ? ["There will be no further notice."]
      : [`If you cannot sign in, write to ${CONTACT_EMAIL}. We will remind you once more.`]),
  ];
  const action = { label: "Sign in", address: `${origin}/signup?mode=signin` };
  return { subject, ...writeLetter({ title: subject, paragraphs, action, closing }) };
}

function greeting(recipientName: string): string {
  const name = headerLine(recipientName);
  return name ? `Hello ${name},` : "Hello,";
}

/** `T1` is what Cloudflare says of the Tor network. */
function nameCountry(code: string | null): string {
  if (code === "T1") return "hidden by the Tor network";
  if (code === null || !/^[A-Z]{2}$/.test(code) || code === "XX") return "not known";
  const name = new Intl.DisplayNames("en-GB", { type: "region", fallback: "none" }).of(code);
  return name ?? "not known";
}
