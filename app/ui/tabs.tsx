/** The parts of a page, each with its own address. They are links, so that they work without scripts and can be opened side by side. */
import { Link } from "./link.tsx";

export type Tab = { to: string; label: string; isCurrent: boolean };

export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="mb-8 border-b border-line print:hidden">
      <ul className="-mb-px flex flex-wrap gap-x-2">
        {tabs.map(({ to, label, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isCurrent ? "page" : undefined}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent px-3 font-medium text-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
