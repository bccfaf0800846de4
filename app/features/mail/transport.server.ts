/** Hands a mail to its carrier: the mailbox's HTTP API if one is configured, otherwise Cloudflare's `send_email` binding. */
import { CONTACT_EMAIL, SITE_NAME } from "#app/shared/site.ts";
import type { Settings } from "#workers/env.ts";
import type { MailMessage } from "./message.ts";
import { toBase64, toMime } from "./mime.ts";

const TIMEOUT_MS = 8_000;

/** The carrier did not accept the mail. The message says why and names no address. */
export class MailRefused extends Error {
  override name = "MailRefused";
}

/** The carrier did not say whether it accepted the mail; sent again, it might arrive twice. */
export class MailUnanswered extends Error {
  override name = "MailUnanswered";
}

/**
 * Sends a mail; resolves once the carrier has accepted it.
 *
 * @throws {MailRefused} when the carrier certainly did not accept it
 * @throws {MailUnanswered} when that is unknown, for instance after 8 seconds without an answer
 */
export async function sendMail(mail: Settings["mail"], message: MailMessage): Promise<void> {
  if (mail.url) return postToMailbox(mail.url, message);
  if (mail.binding) return sendByBinding(mail.binding, message);
  throw new MailRefused("No mail service is configured");
}

/** First asks whether the mailbox is there: a connection that fails later does not show whether the mail got through. */
async function postToMailbox(url: string, message: MailMessage): Promise<void> {
  await ask(new URL("/livez", url), {}).catch((cause) => {
    throw new MailRefused("The mailbox did not answer", { cause });
  });
  const status = await ask(new URL("/api/v1/send", url), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(toMailpit(message)),
  }).catch((cause) => {
    throw new MailUnanswered("The mailbox did not say whether it accepted the email", { cause });
  });
  if (status !== 200) throw new MailRefused(`The mailbox answered ${status}`);
}

async function ask(url: URL, request: RequestInit): Promise<number> {
  const response = await fetch(url, { ...request, redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
  await response.body?.cancel();
  return response.status;
}

/** The body of Mailpit's `POST /api/v1/send`. */
function toMailpit({ id, from, to, subject, text, html, attachments }: MailMessage) {
  return {
    From: { Name: SITE_NAME, Email: from },
    To: [{ Email: to }],
    ReplyTo: [{ Email: CONTACT_EMAIL }],
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

/** A refusal carries a code. After an error without one, or the service's own internal error, the mail may have been accepted. */
async function sendByBinding(binding: SendEmail, message: MailMessage): Promise<void> {
  const { EmailMessage } = await import("cloudflare:email"); // exists in workerd only
  const timedOut = AbortSignal.timeout(TIMEOUT_MS);
  const late = new Promise<never>((_, reject) => {
    timedOut.addEventListener("abort", () => reject(new MailUnanswered("The mail service did not answer")));
  });
  const sent = binding.send(new EmailMessage(message.from, message.to, toMime(message)));
  await Promise.race([sent, late]).catch((error) => {
    throw error instanceof MailUnanswered ? error : judge(error);
  });
}

function judge(cause: unknown): MailRefused | MailUnanswered {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  const isClear = /^E_\w+$/.test(code) && code !== "E_INTERNAL_SERVER_ERROR";
  if (isClear) return new MailRefused(`The mail service refused: ${code}`, { cause });
  return new MailUnanswered("The mail service failed without saying whether it accepted the email", { cause });
}
