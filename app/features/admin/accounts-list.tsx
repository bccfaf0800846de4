/** A person's customer accounts and what was made for each, by company, without contact data. */
import { useSearchParams } from "react-router";
import { formatMoney } from "#app/shared/money.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Paging } from "#app/ui/paging.tsx";
import { DateText } from "#app/ui/time.tsx";
import type { Account, AccountSolution, OpenAccount } from "./accounts.server.ts";
import { formatCount } from "./figures.ts";
import { PaidBadge } from "./paid-badge.tsx";
import { withQuery } from "./user-filter.ts";

type AccountsListProps = { accounts: readonly OpenAccount[]; next: string | null };

/** The accounts with their newest solutions, a page at a time. The query parameter `accounts` holds the page. */
export function AccountsList({ accounts, next }: AccountsListProps) {
  const [query] = useSearchParams();
  return (
    <>
      <ul className="grid gap-3">
        {accounts.map((account) => (
          <li key={account.id} className="rounded-md bg-sunken px-4 py-3">
            <AccountLine account={account} />
            <Solutions account={account} />
          </li>
        ))}
      </ul>
      <Paging
        first={query.has("accounts") ? withQuery(query, { accounts: null }) : null}
        next={next && withQuery(query, { accounts: next })}
      />
    </>
  );
}

/** The company, and how many of its documents are paid and pending. */
export function AccountLine({ account: { company, paid, pending, archivedAt } }: { account: Account }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{company}</span>
      {archivedAt ? <Badge>Archived</Badge> : null}
      {paid > 0 ? <Badge tone="success">{formatCount(paid)} paid</Badge> : null}
      {pending > 0 ? <Badge tone="warning">{formatCount(pending)} pending</Badge> : null}
      {paid + pending === 0 ? <span className="text-sm text-muted">No solutions yet</span> : null}
    </p>
  );
}

function Solutions({ account: { solutions, paid, pending } }: { account: OpenAccount }) {
  const hidden = paid + pending - solutions.length;
  if (solutions.length === 0) return null;
  return (
    <>
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {solutions.map((solution) => (
          <li key={solution.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
            <Solution solution={solution} />
          </li>
        ))}
      </ul>
      {hidden > 0 ? <p className="text-sm text-muted">{`+${formatCount(hidden)} more solutions`}</p> : null}
    </>
  );
}

function Solution({ solution: { templateType, isPaid, price, createdAt, paidAt } }: { solution: AccountSolution }) {
  return (
    <>
      <span className="min-w-0">
        {templateType}
        <span className="block text-sm text-muted">
          {isPaid ? "Purchased " : "Generated "}
          <DateText value={paidAt ?? createdAt} />
        </span>
      </span>
      <span className="flex items-center gap-3 tabular-nums">
        {formatMoney(price)} <PaidBadge isPaid={isPaid} />
      </span>
    </>
  );
}
