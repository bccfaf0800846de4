/** The card form of whichever provider takes the money. What is typed here never reaches us: only a token is sent. */
import type { FormReply } from "#app/shared/form.ts";
import type { Money } from "#app/shared/money.ts";
import { SimulatorForm } from "./payment-simulator.tsx";
import { StripeForm } from "./payment-stripe.tsx";
import type { CardReader } from "./provider.ts";

type FormProps = { price: Money; reader: CardReader; reply?: FormReply | undefined };

export function PaymentForm({ reader, ...form }: FormProps) {
  return reader.name === "stripe" ? (
    <StripeForm {...form} publishableKey={reader.publishableKey} />
  ) : (
    <SimulatorForm {...form} />
  );
}
