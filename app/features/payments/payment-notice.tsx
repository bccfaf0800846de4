/** Says of a payment what was given back, or that the buyer's bank disputes it. */
import { formatMoney, type Money } from "#app/shared/money.ts";
import { Banner } from "#app/ui/banner.tsx";

export type TakenBack = { refunded: Money; dispute: "open" | "won" | "lost" | null };

const DISPUTES = {
  title: "This payment was disputed",
  open: "Your bank disputes this payment. We will hear from it.",
  won: "Your bank had disputed this payment and has decided that it stands.",
  lost: "Your bank has disputed this payment and taken it back.",
};

export function PaymentNotice({ refunded, dispute }: TakenBack) {
  return (
    <Banner
      tone="info"
      title={refunded.minor > 0 ? `${formatMoney(refunded)} of this payment was refunded.` : undefined}
    >
      {dispute ? <p>{DISPUTES[dispute]}</p> : null}
      <p>The document stays open to you.</p>
    </Banner>
  );
}
