/** Tells a buyer of money that was taken by mistake, and of its way back. */
import { formatMoney } from "#app/shared/money.ts";
import { Banner } from "#app/ui/banner.tsx";
import { DateText } from "#app/ui/time.tsx";
import type { ListedRefund } from "./refunds.server.ts";

export function RefundsNotice({ refunds }: { refunds: readonly ListedRefund[] }) {
  if (refunds.length === 0) return null;
  const isUnderWay = refunds.some(({ givenBackAt }) => givenBackAt === null);
  return (
    <div className="mb-8">
      <Banner
        tone="info"
        title={isUnderWay ? "We are giving money back to your card" : "We have given money back to your card"}
      >
        <ul className="mt-1 flex flex-col gap-1">
          {refunds.map((refund) => (
            <li key={refund.id}>
              <RefundLine {...refund} />
            </li>
          ))}
        </ul>
        <p className="mt-1 text-sm text-muted">
          It should not have been taken, and you need not do anything. Your bank may take five to ten days to show it.
        </p>
      </Banner>
    </div>
  );
}

function RefundLine({ title, amount, takenAt, givenBackAt }: ListedRefund) {
  return (
    <>
      {formatMoney(amount)}, charged {takenAt ? <On date={takenAt} /> : null} for{" "}
      {title === null ? "a document that you had deleted" : `${title}, which you had already paid for`}:{" "}
      {givenBackAt ? (
        <>
          given back <On date={givenBackAt} />.
        </>
      ) : (
        "on its way back."
      )}
    </>
  );
}

function On({ date }: { date: Date }) {
  return (
    <>
      on <DateText value={date} />
    </>
  );
}
