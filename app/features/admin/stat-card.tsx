/** One figure with what it counts. A card with an address can be pressed to filter. */
import type { ReactNode } from "react";
import { Link } from "#app/ui/link.tsx";

export type StatProps = {
  label: string;
  value: ReactNode;
  /** Says exactly what is counted. */
  note: ReactNode;
  filter?: { to: string; isCurrent: boolean };
  /** The page that lists the counted rows. */
  rowsTo?: string;
};

const BOX = "relative flex h-full flex-col rounded-lg border border-line bg-raised p-4 shadow-sm sm:p-5";
const CLICKABLE =
  "transition-colors hover:border-ink has-aria-[current=true]:border-accent has-aria-[current=true]:bg-accent-soft has-aria-[current=true]:inset-ring has-aria-[current=true]:inset-ring-accent";

/** Up to four cards in a row, where there is room. */
export function StatCards({ label, stats }: { label: string; stats: readonly StatProps[] }) {
  return (
    <section aria-label={label}>
      <ul className="grid gap-3 min-[24rem]:grid-cols-2 sm:gap-4 lg:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
        {stats.map((stat) => (
          <li key={stat.label}>
            <StatCard {...stat} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function StatCard({ filter, rowsTo, ...told }: StatProps) {
  return (
    <div className={`${BOX} ${filter ? CLICKABLE : ""}`}>
      {filter ? (
        <Link
          to={filter.to}
          preventScrollReset
          aria-current={filter.isCurrent ? "true" : undefined}
          className="flex flex-col after:absolute after:inset-0 after:rounded-lg"
        >
          <Told {...told} />
        </Link>
      ) : (
        <Told {...told} />
      )}
      {rowsTo ? (
        <Link to={rowsTo} className="link relative mt-auto self-start pt-3 text-sm font-medium">
          View the list
          <span className="sr-only">: {told.label}</span>
        </Link>
      ) : null}
    </div>
  );
}

function Told({ label, value, note }: Omit<StatProps, "filter" | "rowsTo">) {
  return (
    <>
      <span className="font-medium text-muted">{label}</span>
      <span className="mt-1 text-2xl font-semibold tabular-nums sm:text-3xl">{value}</span>
      <span className="mt-2 text-sm text-muted">{note}</span>
    </>
  );
}
