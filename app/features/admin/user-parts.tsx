/** The parts that every user card shares: heading, contact, and the toggle for the client accounts. */
import { Mail } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { Link, MailLink } from "#app/ui/link.tsx";
import { formatCount } from "./figures.ts";
import type { ListedUser } from "./users.server.ts";

export const NOT_SPECIFIED = "Not specified";

/** Some people never gave a name. */
export function shownName({ name, email }: Pick<ListedUser, "name" | "email">): string {
  return name || email;
}

export function UserHeading({ user, actions }: { user: ListedUser; actions?: ReactNode }) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        <h2 className="text-xl [overflow-wrap:anywhere]">{shownName(user)}</h2>
        <p className="mt-1 flex flex-wrap gap-2 empty:hidden">
          {user.role === "user" ? null : <Badge tone="accent">{user.role === "owner" ? "Owner" : "Admin"}</Badge>}
          {user.status === "suspended" ? <Badge tone="danger">Suspended</Badge> : null}
        </p>
      </div>
      {actions}
    </header>
  );
}

export function Contact({ user: { email } }: { user: ListedUser }) {
  return (
    <p className="flex items-center gap-2.5">
      <Mail aria-hidden className="size-4 shrink-0 text-muted" />
      <MailLink address={email} className="link min-w-0 [overflow-wrap:anywhere]" />
    </p>
  );
}

type AccountsToggleProps = { user: ListedUser; noun: string; isOpen: boolean; to: string };

/** A link, so that it works without scripts; following it keeps the scroll position. */
export function AccountsToggle({ user, noun, isOpen, to }: AccountsToggleProps) {
  const { accounts } = user;
  const counted = accounts === 1 ? `1 ${noun}` : `${formatCount(accounts)} ${noun}s`;
  if (accounts === 0) return <p className="text-muted">No {noun}s</p>;
  return (
    <Link
      to={to}
      preventScrollReset
      aria-expanded={isOpen}
      className="link inline-flex min-h-11 items-center self-start font-medium"
    >
      {isOpen ? "Hide" : "Show"} {counted}
      <span className="sr-only"> of {shownName(user)}</span>
    </Link>
  );
}
