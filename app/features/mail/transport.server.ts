/** Hands a mail to whoever carries it: the mailbox's HTTP API when one is set, else Cloudflare's `send_email` binding. */
import type { Settings } from "#workers/env.ts";
import type { MailMessage } from "./message.ts";
import { toBase64, toMime } from "./mime.ts";

const TIMEOUT_MS = 8_000;

/** The carrier did not take the mail. The message says why and names no address. */
export class MailRefused extends Error {
  override name = "MailRefused";
}

/**
 * Resolves once the carrier has taken the mail.
 *
 * @throws {MailRefused} when it refused, or gave no answer within 8 seconds (it may then have taken it all the same)
 */
export async function sendMail(mail: Settings["mail"], message: MailMessage): Promise<void> {
  if (mail.url) return postToMailbox(mail.url, message);
  if (mail.binding) return sendByBinding(mail.binding, message);
  throw new MailRefused("No way to send mail is configured");
}

async function postToMailbox(url: string, message: MailMessage): Promise<void> {
  const response = await fetch(new URL("/api/v1/send", url), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(toMailpit(message)),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error) => Promise.reject(new MailRefused("The mailbox did not answer", { cause: error })));
  await response.body?.cancel();
  if (!response.ok) throw new MailRefused(`The mailbox answered ${response.status}`);
}

/** The body of Mailpit's `POST /api/v1/send`. */
function toMailpit({ id, from, to, subject, text, html, attachments }: MailMessage) {
  return {
    From: { Email: from },
    To: [{ Email: to }],
    Subject: subject,
    Text: text,
    HTML: html,
    Headers: { "X-Delivery-Id": id, "Auto-Submitted": "auto-generated" },
    Attachments: attachments.map(({ name, type, content }) => ({
      Filename: name,
      ContentType: type,
      Content: toBase64(content),
    })),
  };
}

async function sendByBinding(binding: SendEmail, message: MailMessage): Promise<void> {
  const { EmailMessage } = await import("cloudflare:email"); // exists in workerd only
  const timedOut = AbortSignal.timeout(TIMEOUT_MS);
  const late = new Promise<never>((_, reject) => {
    timedOut.addEventListener("abort", () => reject(new MailRefused("The mail service did not answer")));
  });
  const sent = binding.send(new EmailMessage(message.from, message.to, toMime(message)));
  await Promise.race([sent, late]).catch((error) => {
    throw error instanceof MailRefused ? error : new MailRefused("The mail service refused", { cause: error });
  });
}
