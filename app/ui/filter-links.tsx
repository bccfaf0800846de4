/** The views of a list, as links so that each has its own address. */
import { Link } from "./link.tsx";

/** `count` says how many entries the view has. */
type FilterLink = { to: string; label: string; count?: number; isCurrent: boolean };

export function FilterLinks({ label, links }: { label: string; links: readonly FilterLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ to, label, count, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              preventScrollReset
              aria-current={isCurrent ? "true" : undefined}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-md border border-line-strong bg-raised px-4 font-medium hover:border-ink hover:bg-sunken aria-[current=true]:border-accent aria-[current=true]:bg-accent-soft aria-[current=true]:text-accent"
            >
              {label}
              {count === undefined ? null : <span className="tabular-nums">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
