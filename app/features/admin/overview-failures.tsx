/** Shows mails that were not delivered, and payments that are neither settled nor refunded. */
import { Form, href, useNavigation, useSearchParams } from "react-router";
import { formatMoney } from "#app/shared/money.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Paging } from "#app/ui/paging.tsx";
import { Table } from "#app/ui/table.tsx";
import { DateText } from "#app/ui/time.tsx";
import type { Failures } from "./failures.server.ts";
import { withQuery } from "./user-filter.ts";

export function FailureLists({ failures: { mails, payments } }: { failures: Failures }) {
  const [query] = useSearchParams();
  const isFirst = !query.has("mails") && !query.has("payments");
  if (isFirst && mails.rows.length + payments.rows.length === 0) {
    return <Banner tone="success">Every email due has been sent, and every payment is settled.</Banner>;
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      {mails.rows.length > 0 || query.has("mails") ? <Mails {...mails} /> : null}
      {payments.rows.length > 0 || query.has("payments") ? <Payments {...payments} /> : null}
    </div>
  );
}

const MAIL_STATES = {
  pending: "Waiting",
  sending: "Sending",
  sent: "Sent",
  failed: "Failed",
  uncertain: "May have been sent",
};

function Mails({ rows, next }: Failures["mails"]) {
  return (
    <div>
      <h3 className="mb-2 text-lg">Undelivered emails</h3>
      <Table
        caption="Undelivered emails"
        columns={[
          { label: "Document" },
          { label: "Status" },
          { label: "Requested" },
          { label: "Attempts", isNumber: true },
          { label: "Last error" },
          { label: "Send again" },
        ]}
        rows={rows.map(({ id, title, status, bouncedAt, createdAt, attempts, lastError, ...mail }) => ({
          key: id,
          cells: [
            title ?? OTHER_MAILS[mail.reason],
            <Badge key="status" tone={bouncedAt || status === "failed" ? "danger" : "warning"}>
              {bouncedAt ? "Bounced" : MAIL_STATES[status]}
            </Badge>,
            <DateText key="requested" value={createdAt} />,
            attempts,
            <span key="error" className="block sm:min-w-56">
              {lastError ?? "–"}
            </span>,
            mail.documentId === null || mail.reason === "reminder" || isUnderWay(status) ? (
              "–"
            ) : (
              <SendAgain key="again" documentId={mail.documentId} title={title ?? ""} />
            ),
          ],
        }))}
      />
      <More name="mails" next={next} />
    </div>
  );
}

/** The subjects of mails that are not about a document. */
const OTHER_MAILS: Partial<Record<Failures["mails"]["rows"][number]["reason"], string>> = {
  refund: "To an owner: a refund",
  "dispute-open": "To an owner: a dispute",
  "dispute-won": "To an owner: a dispute won",
  "dispute-lost": "To an owner: a dispute lost",
  "charged-again": "To an owner: a refund under way",
  "refund-refused": "To an owner: a refund refused",
  "money-back": "To a buyer: a refund",
  "refund-returned": "To a buyer: a refund their bank returned",
  "new-place": "Notice: a sign-in from a new place",
  "second-factor-removed": "Notice: two-step verification was removed",
  "documents-expiring": "Notice: unpaid documents expiring soon",
  "account-expiring": "Notice: an unused account expiring soon",
  "account-expiring-last": "Last notice: an unused account expiring soon",
};

const isUnderWay = (status: string) => status === "pending" || status === "sending";

function SendAgain({ documentId, title }: { documentId: string; title: string }) {
  const { formData } = useNavigation();
  return (
    <Form method="post" action={href("/admin")} preventScrollReset>
      <input type="hidden" name="documentId" value={documentId} />
      <Button
        variant="secondary"
        busy={formData?.get("documentId") === documentId}
        busyLabel="Sending..."
        aria-label={`Send again: the email about ${title}`}
      >
        Send again
      </Button>
    </Form>
  );
}

const PROVIDERS = { stripe: "Stripe", "stripe-test": "Stripe, test mode", simulator: "Simulator" };
const PAYMENT_STATES = { open: "Open", processing: "Processing", duplicate: "To be refunded" };

function Payments({ rows, next }: Failures["payments"]) {
  return (
    <div>
      <h3 className="mb-2 text-lg">Unsettled payments</h3>
      <Table
        caption="Unsettled payments"
        columns={[
          { label: "Document" },
          { label: "Status" },
          { label: "Started" },
          { label: "Provider" },
          { label: "Amount", isNumber: true },
          { label: "Payment" },
        ]}
        rows={rows.map(({ id, title, status, createdAt, provider, amount }) => ({
          key: id,
          cells: [
            title ?? "From an erased account",
            <Badge key="status" tone={status === "duplicate" ? "danger" : "warning"}>
              {PAYMENT_STATES[status]}
            </Badge>,
            <DateText key="started" value={createdAt} />,
            PROVIDERS[provider],
            formatMoney(amount),
            <code key="payment" className="font-mono text-sm whitespace-nowrap">
              {id}
            </code>,
          ],
        }))}
      />
      <More name="payments" next={next} />
    </div>
  );
}

/** Links to more of a list, whose name is also its query parameter. */
function More({ name, next }: { name: "mails" | "payments"; next: string | null }) {
  const [query] = useSearchParams();
  return (
    <Paging
      first={query.has(name) ? withQuery(query, { [name]: null }) : null}
      next={next && withQuery(query, { [name]: next })}
      firstLabel="Longest waiting"
      nextLabel="More"
    />
  );
}
