/** What is true of the mail that carries a paid document, and the way to have it sent again. */
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { MailState } from "./documents.server.ts";

const SENTENCES: Record<MailState, (email: string) => string> = {
  sent: (email) => `Sent to ${email}`,
  "on-its-way": (email) => `On its way to ${email}`,
  failed: (email) => `Not delivered to ${email}`,
};

export function DocumentMail({ documentId, state, email }: { documentId: string; state: MailState; email: string }) {
  const { formData } = useNavigation();
  const busy = formData?.get("intent") === "resend" && formData.get("documentId") === documentId;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3 text-sm">
      <p className={state === "failed" ? "font-medium text-danger" : "text-muted"}>{SENTENCES[state](email)}</p>
      {state === "on-its-way" ? null : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="resend" />
          <input type="hidden" name="documentId" value={documentId} />
          <Button variant="quiet" busy={busy} busyLabel="Sending..." className="-me-3 text-sm">
            Send again
          </Button>
        </Form>
      )}
    </div>
  );
}
