/** Facts about one thing: a label and its value, line by line. */
import type { ReactNode } from "react";

export function Facts({ items }: { items: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="divide-y divide-line">
      {items.map(({ label, value }) => (
        <div
          key={label}
          className="grid gap-x-6 gap-y-0.5 py-3 first:pt-0 last:pb-0 sm:grid-cols-[minmax(8rem,1fr)_2fr]"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
