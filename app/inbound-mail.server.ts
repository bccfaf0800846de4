/** What becomes of a mail that is sent to the portal: reports of mails that came back are written down, all else is refused. */
import { openServiceDb } from "#db/rls.server.ts";
import type { Platform } from "./context.ts";
import { receiveBounce } from "./features/mail/bounce.server.ts";
import { logEvent } from "./middleware/log-request.ts";

type InboundMail = { raw: ReadableStream<Uint8Array>; setReject(reason: string): void };

/** What throws is answered by the mail service with a temporary failure, so the report comes again. */
export async function receiveMail(mail: InboundMail, { settings, defer }: Platform): Promise<void> {
  const db = openServiceDb({ url: settings.databaseUrl, defer });
  const isBounce = await receiveBounce(db, { raw: mail.raw, from: settings.mail.from });
  if (isBounce) logEvent("mail-bounced", {});
  else mail.setReject("This address takes no mail");
}
