/** An attempt that is under way: the bank has not answered yet, or waits for the buyer to confirm. */
import { useEffect } from "react";
import { Form, useNavigation, useRevalidator } from "react-router";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { Waiting } from "./checkout.server.ts";

const ASK_AGAIN_MS = 5_000;

export function PaymentWaiting({ waiting }: { waiting: Waiting }) {
  return waiting.status === "pending" ? <Pending reference={waiting.reference} /> : <Confirmation />;
}

function Pending({ reference }: { reference: string }) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === "visible" && revalidate(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <Card as="section" aria-labelledby="payment-pending">
      <h2 id="payment-pending" className="mb-4 text-2xl">
        Payment in progress
      </h2>
      <Banner tone="info" title={<>We are confirming your payment, reference {shortReference(reference)}</>}>
        <p>
          Your bank has not answered yet. You do not have to wait here and you cannot be charged twice: as soon as the
          answer arrives, the document opens and is sent to your mailbox.
        </p>
      </Banner>
      <p className="mt-4 text-sm text-muted">
        This page asks again every few seconds. The whole reference:{" "}
        <span className="font-mono break-all select-all">{reference}</span>
      </p>
      <Form method="get" className="mt-4">
        <Button variant="secondary" busy={state !== "idle"} busyLabel="Asking...">
          Ask again now
        </Button>
      </Form>
    </Card>
  );
}

function Confirmation() {
  const { formData } = useNavigation();
  const intent = formData?.get("intent");
  return (
    <Card as="section" aria-labelledby="payment-confirmation">
      <h2 id="payment-confirmation" className="mb-4 text-2xl">
        Confirm payment
      </h2>
      <Banner tone="warning" title="Your bank asks you to confirm this payment">
        <p>
          Nothing is charged before you confirm. With a real card, this would happen on your bank’s own page or app.
        </p>
      </Banner>
      <Form method="post" className="mt-5 flex flex-wrap gap-3">
        <Button
          name="intent"
          value="confirm"
          busy={intent === "confirm"}
          busyLabel="Processing Payment..."
          disabled={Boolean(intent)}
        >
          Confirm payment
        </Button>
        <Button variant="secondary" name="intent" value="cancel" disabled={Boolean(intent)}>
          Use another card
        </Button>
      </Form>
    </Card>
  );
}

/** The first part of the id: enough to quote on the telephone, and to find it again. */
function shortReference(reference: string): string {
  return reference.slice(0, 8).toUpperCase();
}
