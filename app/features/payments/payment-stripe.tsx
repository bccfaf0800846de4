/** Our form around Stripe's own card fields, which stand in Stripe's frames. */
import type { Stripe, StripeElements } from "@stripe/stripe-js";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import type { FormReply } from "#app/shared/form.ts";
import type { Money } from "#app/shared/money.ts";
import { TextField } from "#app/ui/field.tsx";
import { PaymentFrame } from "./payment-frame.tsx";
import { loadStripeScript } from "./stripe-script.ts";

type Props = { price: Money; publishableKey: string; reply?: FormReply | undefined };

const PROBLEM = "The card form could not be loaded. Please reload this page; your document is kept.";

export function StripeForm({ price, publishableKey, reply }: Props) {
  const { place, fields, isComplete, problem: loading } = useCardFields(publishableKey, price);
  const [name, setName] = useState("");
  const { send, busy, problem: sending } = usePurchase(fields, name);
  const problem = loading ?? sending;
  return (
    <PaymentFrame
      price={price}
      privacy="Your card’s number, expiry date and CVC go to Stripe, which takes the payment. We receive only a token for it."
      errors={problem ? { values: {}, errors: {}, message: problem } : reply}
      isComplete={isComplete && name.trim() !== ""}
      busy={busy}
      onSubmit={send}
    >
      <TextField
        id="card-name"
        label="Cardholder Name"
        autoComplete="cc-name"
        value={name}
        required
        maxLength={100}
        onChange={(event) => setName(event.target.value)}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around Stripe's own */}
      <div ref={place} role="group" aria-label="Card details" className="min-h-44" />
    </PaymentFrame>
  );
}

type Fields = { stripe: Stripe; elements: StripeElements };

/** Puts Stripe's fields into the element at `place`. */
function useCardFields(publishableKey: string, { minor, currency }: Money) {
  const place = useRef<HTMLDivElement>(null);
  const [fields, setFields] = useState<Fields | null>(null);
  const [isComplete, setComplete] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    const effect = new AbortController();
    async function show() {
      const stripe = await loadStripeScript(publishableKey);
      if (effect.signal.aborted || !stripe || !place.current) return;
      const elements = stripe.elements({
        mode: "payment",
        amount: minor,
        currency: currency.toLowerCase(),
        allowedPaymentMethodTypes: ["card"],
        locale: "en-GB",
        appearance: { theme: matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "stripe" },
      });
      const element = elements.create("payment", {
        fields: { billingDetails: { name: "never" } }, // our own field asks for it
        wallets: { applePay: "never", googlePay: "never", link: "never" },
      });
      effect.signal.addEventListener("abort", () => element.destroy());
      element.on("change", ({ complete }) => setComplete(complete));
      element.on("loaderror", () => setProblem(PROBLEM));
      element.mount(place.current);
      setFields({ stripe, elements });
    }
    show().catch(() => setProblem(PROBLEM));
    return () => effect.abort();
  }, [publishableKey, minor, currency]);

  return { place, fields, isComplete, problem };
}

/** Has Stripe exchange the card for a token, and sends only the token. */
function usePurchase(fields: Fields | null, name: string) {
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = useSubmit();
  const navigation = useNavigation();
  const busy = isReading || navigation.formData?.get("intent") === "pay";

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy || !fields) return;
    setReading(true);
    setProblem(null);
    const read = await readToken(fields, name.trim()).catch(() => ({ problem: PROBLEM }));
    setReading(false);
    if ("problem" in read) setProblem(read.problem);
    else submit({ intent: "pay", token: read.token }, { method: "post", preventScrollReset: true });
  }

  return { send, busy, problem };
}

async function readToken({ stripe, elements }: Fields, name: string): Promise<{ token: string } | { problem: string }> {
  const checked = await elements.submit();
  if (checked.error) return { problem: checked.error.message ?? PROBLEM };
  const made = await stripe.createConfirmationToken({
    elements,
    params: { payment_method_data: { billing_details: { name } } },
  });
  return made.error ? { problem: made.error.message ?? PROBLEM } : { token: made.confirmationToken.id };
}
