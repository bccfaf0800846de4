/** Handles mail sent to the portal: records reports of returned mails and refuses everything else. */
import { openServiceDb } from "#db/rls.server.ts";
import type { Platform } from "./context.ts";
import { receiveBounce } from "./features/mail/bounce.server.ts";
import { logEvent } from "./middleware/log-request.ts";

type InboundMail = { raw: ReadableStream<Uint8Array>; setReject(reason: string): void };

/** If this throws, the mail service answers with a temporary failure, so that the report is sent again. */
export async function receiveMail(mail: InboundMail, { settings, defer }: Platform): Promise<void> {
  const db = openServiceDb({ url: settings.databaseUrl, defer });
  const isBounce = await receiveBounce(db, { raw: mail.raw, from: settings.mail.from });
  if (isBounce) logEvent("mail-bounced", {});
  else mail.setReject("This address takes no mail");
}
