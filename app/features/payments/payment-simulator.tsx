/** The simulator's card form. The inputs have no name, so what is typed stays in the browser. */
import { type FormEvent, useEffect, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import type { FormReply } from "#app/shared/form.ts";
import type { Money } from "#app/shared/money.ts";
import { type Card, type CardErrors, checkCard, isComplete } from "./card.ts";
import { CardFields } from "./payment-card-fields.tsx";
import { PaymentFrame } from "./payment-frame.tsx";
import { TestCards } from "./payment-test-cards.tsx";
import { tokenise } from "./simulator-token.ts";

const EMPTY: Card = { name: "", number: "", expiry: "", cvc: "" };

export function SimulatorForm({ price, reply }: { price: Money; reply?: FormReply | undefined }) {
  const { card, setCard, errors, send, busy } = usePurchase();
  return (
    <PaymentFrame
      price={price}
      notice={<TestCards onPick={(number) => setCard({ ...card, number, expiry: "12/34", cvc: "123" })} />}
      privacy="Your card’s number, expiry date and CVC stay in this browser. We receive only a token for it."
      errors={summaryOf(errors, reply)}
      isComplete={isComplete(card)}
      busy={busy}
      onSubmit={send}
    >
      <CardFields card={card} errors={errors} onChange={setCard} />
    </PaymentFrame>
  );
}

/** The card as typed, its errors, and the only way to send a purchase. */
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

/** The browser's own errors take precedence over the server's answer to an earlier try. */
function summaryOf(errors: CardErrors, reply: FormReply | undefined): FormReply | undefined {
  if (Object.keys(errors).length === 0) return reply;
  return { values: {}, errors: { ...errors } };
}
