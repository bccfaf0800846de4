/** Tells the buyer how much of a payment was refunded, and how their bank's dispute of it stands. */
import { formatMoney } from "#app/shared/money.ts";
import { Banner } from "#app/ui/banner.tsx";
import type { TakenBack } from "./payments.server.ts";

const DISPUTES = {
  title: "This payment was disputed",
  open: "Your bank is disputing this payment. We are waiting for its decision.",
  won: "Your bank disputed this payment and has decided that it stands.",
  lost: "Your bank disputed this payment and took the money back.",
};

export function PaymentNotice({ refunded, dispute }: TakenBack) {
  return (
    <Banner
      tone="info"
      title={refunded.minor > 0 ? `${formatMoney(refunded)} of this payment was refunded.` : undefined}
    >
      {dispute ? <p>{DISPUTES[dispute]}</p> : null}
      <p>You keep access to the document.</p>
    </Banner>
  );
}
