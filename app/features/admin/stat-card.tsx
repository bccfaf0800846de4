/** One figure with what it counts; where it has an address, a filter to press. */
import type { ReactNode } from "react";
import { Link } from "react-router";

export type StatProps = {
  label: string;
  value: ReactNode;
  /** What exactly is counted. */
  note: ReactNode;
  filter?: { to: string; isCurrent: boolean };
};

const BOX = "flex h-full flex-col rounded-lg border bg-raised p-5 shadow-sm";
const CLICKABLE =
  "border-line transition-colors hover:border-ink aria-[current=true]:border-accent aria-[current=true]:bg-accent-soft aria-[current=true]:inset-ring aria-[current=true]:inset-ring-accent";

/** Four in a row where there is room. */
export function StatCards({ label, stats }: { label: string; stats: readonly StatProps[] }) {
  return (
    <section aria-label={label}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
        {stats.map((stat) => (
          <li key={stat.label}>
            <StatCard {...stat} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function StatCard({ filter, ...told }: StatProps) {
  if (!filter) {
    return (
      <div className={`${BOX} border-line`}>
        <Told {...told} />
      </div>
    );
  }
  return (
    <Link
      to={filter.to}
      preventScrollReset
      aria-current={filter.isCurrent ? "true" : undefined}
      className={`${BOX} ${CLICKABLE}`}
    >
      <Told {...told} />
    </Link>
  );
}

function Told({ label, value, note }: Omit<StatProps, "filter">) {
  return (
    <>
      <span className="font-medium text-muted">{label}</span>
      <span className="mt-1 text-3xl font-semibold tabular-nums">{value}</span>
      <span className="mt-2 text-sm text-muted">{note}</span>
    </>
  );
}
