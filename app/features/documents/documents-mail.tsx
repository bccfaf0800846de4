/** The state of the mail that carries a paid document, and a button to send it again. */
import { Form, useNavigation } from "react-router";
import type { MailState } from "./summary.server.ts";

const SENTENCES: Record<MailState, (email: string) => string> = {
  sent: (email) => `Sent to ${email}`,
  "on-its-way": (email) => `On its way to ${email}`,
  failed: (email) => `Not delivered to ${email}`,
  uncertain: (email) => `We cannot tell whether the email to ${email} was sent`,
  bounced: (email) => `The email to ${email} was returned undelivered`,
};

const TROUBLED = new Set<MailState>(["failed", "uncertain", "bounced"]);

export function DocumentMail({ documentId, state, email }: { documentId: string; state: MailState; email: string }) {
  const { formData } = useNavigation();
  const busy = formData?.get("intent") === "resend" && formData.get("documentId") === documentId;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2 text-sm">
      <p className={TROUBLED.has(state) ? "font-medium text-danger" : "text-muted"}>{SENTENCES[state](email)}</p>
      {state === "on-its-way" ? null : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="resend" />
          <input type="hidden" name="documentId" value={documentId} />
          <button type="submit" disabled={busy} className="link min-h-11 cursor-pointer px-1 disabled:text-muted">
            {busy ? "Sending..." : "Send again"}
          </button>
        </Form>
      )}
    </div>
  );
}
