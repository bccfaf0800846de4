/** The frame around every provider's card fields: heading, method, price and button. */
import { CreditCard, Lock } from "lucide-react";
import { type FormEvent, type ReactNode, useId } from "react";
import { Form } from "react-router";
import type { FormReply } from "#app/shared/form.ts";
import { formatMoney, type Money } from "#app/shared/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Card as Box } from "#app/ui/card.tsx";
import { FormErrors } from "#app/ui/form-errors.tsx";

type FrameProps = {
  price: Money;
  /** What the buyer must know about this way of paying; shown above the form. */
  notice?: ReactNode;
  /** Tells the buyer where the card's details go. */
  privacy: string;
  errors?: FormReply | undefined;
  isComplete: boolean;
  busy: boolean;
  onSubmit(event: FormEvent): void;
  children: ReactNode;
};

export function PaymentFrame({ price, notice, privacy, errors, isComplete, busy, onSubmit, children }: FrameProps) {
  const headingId = useId();
  return (
    <Box as="section" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-2xl">
        Payment
      </h2>
      {notice}
      <noscript>
        <p className="mt-5 rounded-lg border border-warning/40 bg-warning-soft px-4 py-3">
          Paying by card needs JavaScript: the card is read in your browser, so its number never reaches us. Please turn
          JavaScript on and reload this page. Your document is kept.
        </p>
      </noscript>
      <Form method="post" noValidate onSubmit={onSubmit} className="mt-5 flex flex-col gap-5">
        <FormErrors reply={busy ? undefined : errors} idPrefix="card-" />
        <p className="flex items-center gap-2.5 rounded-md border border-accent bg-accent-soft px-4 py-3 font-medium">
          <CreditCard aria-hidden className="size-5 text-accent" />
          Credit/Debit Card
        </p>
        {children}
        <Totals price={price} />
        <Button disabled={!isComplete} busy={busy} busyLabel="Processing Payment..." className="w-full">
          Complete Purchase
        </Button>
        <p className="flex items-start gap-2 text-sm text-muted">
          <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
          {privacy}
        </p>
      </Form>
    </Box>
  );
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
