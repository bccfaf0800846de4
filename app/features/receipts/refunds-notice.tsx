/** Tells a buyer about money taken by mistake and how its refund stands. */
import { formatMoney } from "#app/shared/money.ts";
import { Banner } from "#app/ui/banner.tsx";
import { DateText } from "#app/ui/time.tsx";
import type { ListedRefund } from "./refunds.server.ts";

export function RefundsNotice({ refunds }: { refunds: readonly ListedRefund[] }) {
  if (refunds.length === 0) return null;
  const isUnderWay = refunds.some(({ givenBackAt }) => givenBackAt === null);
  return (
    <div className="mb-8">
      <Banner tone="info" title={isUnderWay ? "We are refunding your card" : "We have refunded your card"}>
        <ul className="mt-1 flex flex-col gap-1">
          {refunds.map((refund) => (
            <li key={refund.id}>
              <RefundLine {...refund} />
            </li>
          ))}
        </ul>
        <p className="mt-1 text-sm text-muted">
          This money should not have been taken. You do not need to do anything; it may take five to ten days to appear
          on your card.
        </p>
      </Banner>
    </div>
  );
}

function RefundLine({ title, amount, takenAt, givenBackAt }: ListedRefund) {
  return (
    <>
      {formatMoney(amount)}, charged {takenAt ? <On date={takenAt} /> : null} for{" "}
      {title === null ? "a document you had deleted" : `${title}, which you had already paid for`}:{" "}
      {givenBackAt ? (
        <>
          refunded <On date={givenBackAt} />.
        </>
      ) : (
        "refund on its way."
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
