/** A receipt on the page, for reading and printing. */
import type { ReactNode } from "react";
import { Banner } from "#app/ui/banner.tsx";
import { Card } from "#app/ui/card.tsx";
import { Facts } from "#app/ui/description-list.tsx";
import type { ReceiptText } from "./receipt-text.ts";

export function ReceiptSheet({ text }: { text: ReceiptText }) {
  return (
    <div className="flex flex-col gap-6">
      <Card as="article" aria-label={text.heading} className="flex flex-col gap-8">
        <div className="grid gap-6 sm:grid-cols-2 print:grid-cols-2">
          <Party title="Seller" lines={text.seller} />
          <Party title="Buyer" lines={text.buyer} />
        </div>
        <Facts items={text.facts.map(([label, value]) => ({ label, value }))} />
        <Amounts rows={text.amounts} />
        {text.notes.length > 0 ? (
          <div className="flex flex-col gap-2 text-sm text-muted">{lines(text.notes)}</div>
        ) : null}
      </Card>
      {text.later.length > 0 ? (
        <Banner tone="info" title="Since then">
          {lines(text.later)}
        </Banner>
      ) : null}
    </div>
  );
}

function lines(texts: readonly string[]): ReactNode {
  return texts.map((line) => <p key={line}>{line}</p>);
}

function Party({ title, lines: said }: { title: string; lines: readonly string[] }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="mb-1 text-sm font-medium text-muted">{title}</h2>
      <address className="break-words not-italic">
        {said.map((line, index) => (
          <p key={line} className={index === 0 ? "font-medium" : undefined}>
            {line}
          </p>
        ))}
      </address>
    </section>
  );
}

function Amounts({ rows }: { rows: ReceiptText["amounts"] }) {
  return (
    <table className="w-full">
      <caption className="sr-only">Items and payment</caption>
      <thead>
        <tr className="border-b border-line text-sm text-muted">
          <th scope="col" className="pb-2 text-start font-medium">
            Item
          </th>
          <th scope="col" className="pb-2 text-end font-medium">
            Amount
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(([label, amount], index) => (
          <tr key={label} className={index === rows.length - 1 ? "text-lg font-semibold" : "font-normal"}>
            <th scope="row" className="py-3 pe-4 text-start [font-weight:inherit] break-words">
              {label}
            </th>
            <td className="py-3 text-end whitespace-nowrap tabular-nums">{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
