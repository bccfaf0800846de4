/** Mails about an account: changes to how it is signed in to, and what will soon be deleted. */
import { formatDate, formatInstant } from "#app/shared/date.ts";
import { CONTACT_EMAIL, SITE_NAME } from "#app/shared/site.ts";
import { greeting, type Letter, writeLetter } from "./mail-letter.tsx";
import { headerLine } from "./message.ts";

type NoticeMail = {
  recipientName: string;
  /** The portal's own address. */
  origin: string;
};

export type NewPlace = {
  at: Date;
  /** An ISO 3166 code of two letters, or what Cloudflare says instead; null if unknown. */
  country: string | null;
  browser: string | null;
};

/** For the account's owner, who may not be the one who signed in. */
export function writeNewPlaceMail({
  recipientName,
  origin,
  at,
  country,
  browser,
}: NoticeMail & NewPlace): Promise<Letter> {
  const subject = `New sign-in to your ${SITE_NAME} account`;
  const paragraphs = [
    greeting(recipientName),
    "Someone signed in to your account from a browser that has not been used for it before.",
    `When: ${formatInstant(at)}`,
    `Country: ${nameCountry(country)}`,
    `Browser: ${browser ?? "unknown"}`,
    "If this was you, there is nothing to do. If not, set a new password straight away: that signs everyone else out.",
  ];
  const closing = [
    `To end other sessions only, use “Sign out other sessions” in your profile: ${origin}/profile`,
    "We use only the country and browser for this, and delete both a week after this email.",
  ];
  const action = { label: "Set a new password", address: `${origin}/forgot-password` };
  return writeLetter({ subject, paragraphs, action, closing });
}

/** For somebody whose second factor an owner of the portal has removed, whether or not they asked. */
export function writeFactorRemovedMail({ recipientName, origin, at }: NoticeMail & { at: Date }): Promise<Letter> {
  const subject = `Two-step verification was removed from your ${SITE_NAME} account`;
  const paragraphs = [
    greeting(recipientName),
    `We removed two-step verification from your account on ${formatInstant(at)}, and signed you out everywhere. You now sign in with your password alone.`,
    "If you asked us to, sign in and turn it on again in your profile with your current authenticator app.",
  ];
  const closing = [`If you did not ask for this, set a new password straight away and write to ${CONTACT_EMAIL}.`];
  const action = { label: "Sign in", address: `${origin}/signup?mode=signin` };
  return writeLetter({ subject, paragraphs, action, closing });
}

export type ExpiringDocuments = {
  documents: readonly { title: string; client: string; createdAt: Date }[];
  /** How many more there are beyond those named. */
  more: number;
  /** The first day on which they may be gone. */
  goneOn: Date;
};

/** Sent a month before unpaid documents are deleted. */
export function writeExpiringDocumentsMail(mail: NoticeMail & ExpiringDocuments): Promise<Letter> {
  const { recipientName, origin, documents, more, goneOn } = mail;
  const subject = `Unpaid documents will be deleted on ${formatDate(goneOn)}`;
  const paragraphs = [
    greeting(recipientName),
    `We keep unpaid documents for a year. These will be deleted on ${formatDate(goneOn)}, with the answers they were made from:`,
    ...documents.map(({ title, client, createdAt }) => {
      const of = client === "" ? "" : ` for ${headerLine(client)}`;
      return `${headerLine(title)}${of}, generated on ${formatDate(createdAt)}`;
    }),
    ...(more > 0 ? [`And ${more} more.`] : []),
    "Anything you pay for before then stays as long as your account does.",
  ];
  const closing = ["If you no longer want them, there is nothing to do."];
  const action = { label: "See my documents", address: `${origin}/documents` };
  return writeLetter({ subject, paragraphs, action, closing });
}

/** Sent two months before an unused account is deleted, and again two weeks before. */
export function writeExpiringAccountMail(mail: NoticeMail & { goneOn: Date; isLast: boolean }): Promise<Letter> {
  const { recipientName, origin, goneOn, isLast } = mail;
  const day = formatDate(goneOn);
  const subject = `${isLast ? "Last notice: your" : "Your"} ${SITE_NAME} account will be deleted on ${day}`;
  const paragraphs = [
    greeting(recipientName),
    `Your account has not been used for almost two years. It will be deleted on ${day}, with your profile, clients, assessments and documents, including those you have paid for.`,
    "To keep it, just sign in before then.",
  ];
  const closing = [
    "Once signed in, you can also take everything with you: use “Download my data” in your profile.",
    ...(isLast
      ? ["This is the last reminder."]
      : [`If you cannot sign in, write to ${CONTACT_EMAIL}. We will remind you once more.`]),
  ];
  const action = { label: "Sign in", address: `${origin}/signup?mode=signin` };
  return writeLetter({ subject, paragraphs, action, closing });
}

/** `T1` is Cloudflare's code for the Tor network. */
function nameCountry(code: string | null): string {
  if (code === "T1") return "hidden by the Tor network";
  if (code === null || !/^[A-Z]{2}$/.test(code) || code === "XX") return "unknown";
  const name = new Intl.DisplayNames("en-GB", { type: "region", fallback: "none" }).of(code);
  return name ?? "unknown";
}
