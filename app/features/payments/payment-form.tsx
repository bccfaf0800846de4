/** The card form. What is typed here stays in the browser: the inputs have no name, and only a token is sent. */
import { CreditCard, Lock } from "lucide-react";
import { type FormEvent, useEffect, useId, useState } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import type { FormReply } from "#app/shared/form.ts";
import { formatMoney, type Money } from "#app/shared/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Card as Box } from "#app/ui/card.tsx";
import { FormErrors } from "#app/ui/form-errors.tsx";
import { type Card, type CardErrors, checkCard, isComplete } from "./card.ts";
import { CardFields } from "./payment-card-fields.tsx";
import { TestCards } from "./payment-test-cards.tsx";
import { tokenise } from "./simulator-token.ts";

const EMPTY: Card = { name: "", number: "", expiry: "", cvc: "" };

export function PaymentForm({ price, reply }: { price: Money; reply?: FormReply }) {
  const { card, setCard, errors, send, busy } = usePurchase();
  const headingId = useId();
  return (
    <Box as="section" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-2xl">
        Payment
      </h2>
      <TestCards onPick={(number) => setCard({ ...card, number, expiry: "12/34", cvc: "123" })} />
      <noscript>
        <p className="mt-5 rounded-lg border border-warning/40 bg-warning-soft px-4 py-3">
          Entering a card needs JavaScript: the card is read in your browser, so that its number never reaches us.
          Please turn JavaScript on for this page and reload it. Your document is kept.
        </p>
      </noscript>
      <Form method="post" noValidate onSubmit={send} className="mt-5 flex flex-col gap-5">
        <FormErrors reply={busy ? undefined : summaryOf(errors, reply)} idPrefix="card-" />
        <p className="flex items-center gap-2.5 rounded-md border border-accent bg-accent-soft px-4 py-3 font-medium">
          <CreditCard aria-hidden className="size-5 text-accent" />
          Credit/Debit Card
        </p>
        <CardFields card={card} errors={errors} onChange={setCard} />
        <Totals price={price} />
        <Button disabled={!isComplete(card)} busy={busy} busyLabel="Processing Payment..." className="w-full">
          Complete Purchase
        </Button>
        <p className="flex items-start gap-2 text-sm text-muted">
          <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
          Your card’s number, expiry date and CVC stay in this browser. We receive a token that stands for the card.
        </p>
      </Form>
    </Box>
  );
}

/** The card as typed, what is wrong with it, and the one way in which a purchase is sent. */
function usePurchase() {
  const [card, setCard] = useState(EMPTY);
  const [errors, setErrors] = useState<CardErrors>({});
  const submit = useSubmit();
  const navigation = useNavigation();
  const busy = navigation.formData?.get("intent") === "pay";

  function change(next: Card) {
    setCard(next);
    setErrors({});
  }

  function send(event: FormEvent) {
    event.preventDefault();
    if (busy || !isComplete(card)) return;
    const found = checkCard(card, new Date());
    setErrors(found);
    if (Object.keys(found).length === 0) {
      submit({ intent: "pay", token: tokenise(card.number) }, { method: "post", preventScrollReset: true });
    }
  }

  useEffect(() => {
    const [first] = Object.keys(errors);
    if (first) document.getElementById(`card-${first}`)?.focus();
  }, [errors]);

  return { card, setCard: change, errors, send, busy };
}

/** What the browser found comes before what the server said about an earlier try. */
function summaryOf(errors: CardErrors, reply: FormReply | undefined): FormReply | undefined {
  if (Object.keys(errors).length === 0) return reply;
  return { values: {}, errors: { ...errors } };
}

function Totals({ price }: { price: Money }) {
  const amount = formatMoney(price);
  return (
    <dl className="grid gap-2 border-t border-line pt-4">
      <div className="flex justify-between gap-4 text-muted">
        <dt>Price</dt>
        <dd className="tabular-nums">{amount}</dd>
      </div>
      <div className="flex justify-between gap-4 text-lg font-semibold">
        <dt>Total</dt>
        <dd className="tabular-nums">{amount}</dd>
      </div>
    </dl>
  );
}
