/** After a purchase: what has become of the mail, where the document is, and the way on to My Documents. */
import { CircleCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { href, useNavigate, useNavigation } from "react-router";
import type { MailState } from "#app/features/documents/summary.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { useAskAgain } from "#app/ui/use-ask-again.ts";
import { PaymentNotice } from "./payment-notice.tsx";
import type { TakenBack } from "./payments.server.ts";

const REDIRECT_SECONDS = 3;

const MAIL_TEXTS: Record<MailState, (email: string) => string> = {
  sent: (email) => `Your document has been sent to ${email}.`,
  "on-its-way": (email) => `Your document is on its way to ${email}.`,
  failed: (email) =>
    `We could not deliver your document to ${email}. It is ready below, and you can resend it from My Documents.`,
  uncertain: (email) =>
    `We cannot tell whether your document reached ${email}. It is ready below, and you can resend it from My Documents.`,
  bounced: (email) =>
    `The email to ${email} was returned undelivered. Your document is ready below, and you can resend it from My Documents.`,
};

type PaymentSuccessProps = {
  documentId: string;
  title: string;
  mail: MailState | null;
  email: string;
  takenBack: TakenBack | null;
};

export function PaymentSuccess({ documentId, title, mail, email, takenBack }: PaymentSuccessProps) {
  const { seconds, stay } = useRedirect(takenBack === null);
  useEffect(() => void window.scrollTo(0, 0), []); // the payment form keeps its scroll position, to show its errors
  useAskAgain({ firstMs: 1000, forMs: 60_000, wanted: mail === "on-its-way" }); // the mail leaves only after this page has been sent
  return (
    <Card className="text-center">
      <CircleCheck aria-hidden className="mx-auto size-12 text-success" />
      <h1 className="mt-4 text-3xl">Payment Successful!</h1>
      <div role="status" className="mt-3">
        <p className="text-lg">{title} is yours.</p>
        {mail ? <p className="mt-1 text-muted">{MAIL_TEXTS[mail](email)}</p> : null}
      </div>
      {takenBack ? <PaymentNotice {...takenBack} /> : null}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink to={href("/documents/:documentId", { documentId })} onClick={stay}>
          View Document
        </ButtonLink>
        <ButtonLink variant="secondary" reloadDocument to={href("/documents/:documentId/download.txt", { documentId })}>
          Download
        </ButtonLink>
      </div>
      <div className="mt-8 flex min-h-11 flex-wrap items-center justify-center gap-x-4 gap-y-2 border-t border-line pt-5">
        <WayOn seconds={seconds} stay={stay} />
      </div>
    </Card>
  );
}

/** Says that My Documents will open by itself, with a way to stay; otherwise links to it. */
function WayOn({ seconds, stay }: { seconds: number | null; stay: () => void }) {
  if (seconds === null) {
    return (
      <ButtonLink variant="quiet" to={href("/documents")}>
        Go to My Documents
      </ButtonLink>
    );
  }
  return (
    <>
      <p className="text-muted">
        <span role="status" className="sr-only">
          You will be taken to My Documents in {REDIRECT_SECONDS} seconds.
        </span>
        <span aria-hidden>Going to My Documents in {seconds}…</span>
      </p>
      <Button type="button" variant="quiet" onClick={stay}>
        Stay on this page
      </Button>
    </>
  );
}

/**
 * Counts down and opens My Documents. Links must call `stay` when clicked: the router reports a navigation only at its next
 * render, and in a busy browser the count could run out before that.
 *
 * There is no countdown until scripts run, for readers who asked for less motion, where there is more to read, or once the
 * reader goes elsewhere.
 */
function useRedirect(wanted: boolean) {
  const navigate = useNavigate();
  const [seconds, setSeconds] = useState<number | null>(null);

  const isLeaving = useNavigation().state !== "idle";

  useEffect(() => {
    if (isLeaving) setSeconds(null);
  }, [isLeaving]);
  useEffect(() => {
    if (wanted && !matchMedia("(prefers-reduced-motion: reduce)").matches) setSeconds(REDIRECT_SECONDS);
  }, [wanted]);
  useEffect(() => {
    if (seconds === null) return;
    const timer = setTimeout(
      () => (seconds > 1 ? setSeconds(seconds - 1) : navigate(href("/documents"), { replace: true })),
      1000,
    );
    return () => clearTimeout(timer);
  }, [seconds, navigate]);

  return { seconds, stay: () => setSeconds(null) };
}
