/** The top of a page: its only h1, a sentence below it, and the page's actions. */
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "./link.tsx";

type PageHeaderProps = {
  title: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** A picture above the title. */
  above?: ReactNode;
  back?: { to: string; label: string };
};

export function PageHeader({ title, subtitle, actions, above, back }: PageHeaderProps) {
  return (
    <header className="mb-8">
      {back ? (
        <Link
          to={back.to}
          className="mb-3 inline-flex min-h-6 items-center gap-1.5 rounded-sm text-sm font-medium text-muted hover:text-ink print:hidden"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {back.label}
        </Link>
      ) : null}
      {above ? <div className="mb-5">{above}</div> : null}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 max-w-text">
          <h1 className="text-4xl">{title}</h1>
          {subtitle ? <p className="mt-2 text-lg text-muted">{subtitle}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
      </div>
    </header>
  );
}
