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
  const why = title === null ? "charged for a document that you had deleted" : `charged a second time for ${title}`;
  return (
    <>
      {formatMoney(amount)}, {why}
      {takenAt ? (
        <>
          {" "}
          on <DateText value={takenAt} />
        </>
      ) : null}
      :{" "}
      {givenBackAt ? (
        <>
          given back on <DateText value={givenBackAt} />.
        </>
      ) : (
        "on its way back."
      )}
    </>
  );
}
