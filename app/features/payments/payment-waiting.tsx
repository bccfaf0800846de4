/** Shows an attempt that is under way: the bank has not answered yet, or wants the buyer to confirm. */
import { type FormEvent, useState } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import type { FormReply } from "#app/shared/form.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { FormErrors } from "#app/ui/form-errors.tsx";
import { useAskAgain } from "#app/ui/use-ask-again.ts";
import type { Waiting } from "./checkout.server.ts";
import type { CardReader } from "./provider.ts";
import { loadStripeScript } from "./stripe-script.ts";

const ASKING = { firstMs: 5_000, forMs: 10 * 60_000 };

type WaitingProps = { waiting: Waiting; reader: CardReader; isUnconfirmed: boolean };

export function PaymentWaiting({ waiting, ...shown }: WaitingProps) {
  return waiting.status === "pending" ? (
    <Pending reference={waiting.reference} />
  ) : (
    <Confirmation waiting={waiting} {...shown} />
  );
}

function Pending({ reference }: { reference: string }) {
  const { isAsking } = useAskAgain(ASKING);
  return (
    <Card as="section" aria-labelledby="payment-pending">
      <h2 id="payment-pending" className="mb-4 text-2xl">
        Payment in progress
      </h2>
      <Banner tone="info" title={<>We are confirming your payment, reference {shortReference(reference)}</>}>
        <p>
          Your bank has not responded yet. You do not have to wait here, and you cannot be charged twice: as soon as it
          responds, the document opens and is emailed to you.
        </p>
      </Banner>
      <p className="mt-4 text-sm text-muted">
        This page checks again by itself for ten minutes. Full reference:{" "}
        <span className="font-mono break-all select-all">{reference}</span>
      </p>
      <Form method="get" className="mt-4">
        <input type="hidden" name="waiting" value="" />
        <Button variant="secondary" busy={isAsking} busyLabel="Checking...">
          Check again now
        </Button>
      </Form>
    </Card>
  );
}

function Confirmation({ waiting, reader, isUnconfirmed }: WaitingProps) {
  const { formData } = useNavigation();
  const { lead, isLeading, problem } = useBank(waiting, reader);
  const intent = isLeading ? "confirm" : formData?.get("intent");
  const reply = problem ?? (isUnconfirmed ? UNCONFIRMED : undefined);
  return (
    <Card as="section" aria-labelledby="payment-confirmation">
      <h2 id="payment-confirmation" className="mb-4 text-2xl">
        Confirm payment
      </h2>
      <Banner tone="warning" title="Your bank is asking you to confirm this payment">
        <p>
          Nothing is charged until you confirm.
          {reader.name === "simulator"
            ? " With a real card, this would happen on your bank’s own page or app."
            : " Your bank will open its own window or message you in its app."}
        </p>
      </Banner>
      <div className="mt-4">
        <FormErrors reply={intent ? undefined : reply} />
      </div>
      <Form method="post" onSubmit={lead} className="mt-5 flex flex-wrap gap-3">
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

const UNCONFIRMED = {
  values: {},
  errors: {},
  message: "Your bank has not yet confirmed the payment. Nothing was charged. Please try again, or use another card.",
};
const UNREACHABLE = {
  values: {},
  errors: {},
  message: "Your bank’s window could not be opened. Nothing was charged. Please reload this page and try again.",
};

/** Takes the buyer through their bank's window before sending the confirmation; the server then asks the provider for the result. */
function useBank({ clientSecret }: Waiting, reader: CardReader) {
  const [isLeading, setLeading] = useState(false);
  const [problem, setProblem] = useState<FormReply>();
  const submit = useSubmit();

  async function lead(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent; // a form's submit event always is one
    const wanted = submitter instanceof HTMLButtonElement ? submitter.value : "";
    if (reader.name === "simulator" || !clientSecret || wanted !== "confirm") return;
    event.preventDefault();
    setLeading(true);
    setProblem(undefined);
    const stripe = await loadStripeScript(reader.publishableKey).catch(() => null);
    await stripe?.handleNextAction({ clientSecret }).catch(() => {}); // the provider tells the server the result
    setLeading(false);
    if (stripe) submit({ intent: "confirm" }, { method: "post" });
    else setProblem(UNREACHABLE);
  }

  return { lead, isLeading, problem };
}

/** The first part of the id: enough to quote on the telephone and to find the payment by. */
function shortReference(reference: string): string {
  return reference.slice(0, 8).toUpperCase();
}
