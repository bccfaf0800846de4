/** Looks into the mailbox of the embedded set-up, attachments included. */
import PostalMime, { type Email } from "postal-mime";
import { waitFor } from "./wait.ts";

export type MailReader = {
  /** Every mail to the address, newest first. */
  list(to: string): Promise<Email[]>;
  /** Waits for a mail to the address whose subject holds the words. */
  wait(to: string, subject: string): Promise<Email>;
};

export function openMailReader(mailUrl: string): MailReader {
  async function list(to: string): Promise<Email[]> {
    const found = await fetch(`${mailUrl}/api/v1/search?query=${encodeURIComponent(`to:"${to}"`)}`);
    const { messages } = (await found.json()) as { messages: { ID: string }[] }; // Mailpit's documented answer
    return Promise.all(
      messages.map(async ({ ID }) => {
        const raw = await fetch(`${mailUrl}/api/v1/message/${ID}/raw`);
        return PostalMime.parse(await raw.arrayBuffer());
      }),
    );
  }
  return {
    list,
    wait: (to, subject) =>
      waitFor(`a mail to ${to} about "${subject}"`, async () =>
        (await list(to)).find((mail) => mail.subject?.includes(subject)),
      ),
  };
}

/** The first link in a mail. */
export function linkIn(mail: Email): string {
  const link = /href="(https?:[^"]+)"/.exec(mail.html ?? "")?.[1];
  if (!link) throw new Error(`the mail "${mail.subject}" holds no link`);
  return link.replaceAll("&amp;", "&");
}
