/** Everybody with an account, with their organization and their customer accounts. For admins. */
import { href, useSearchParams } from "react-router";
import { adminDbContext } from "#app/context.ts";
import { listAccounts, listNewestAccounts } from "#app/features/admin/accounts.server.ts";
import { AccountsList } from "#app/features/admin/accounts-list.tsx";
import { CustomerCard } from "#app/features/admin/customer-card.tsx";
import { readTotals, type Totals } from "#app/features/admin/figures.server.ts";
import { formatCount } from "#app/features/admin/figures.ts";
import { rowsPath } from "#app/features/admin/overview-funnel.tsx";
import { StatCards } from "#app/features/admin/stat-card.tsx";
import { isFiltered, readUserFilter, withQuery } from "#app/features/admin/user-filter.ts";
import { UserSearch } from "#app/features/admin/user-search.tsx";
import { listUsers } from "#app/features/admin/users.server.ts";
import { pageTitle } from "#app/shared/site.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Paging } from "#app/ui/paging.tsx";
import type { Route } from "./+types/admin-clients.ts";

const CHOICES = [
  { value: "all", label: "All Clients" },
  { value: "recent", label: "Recent (last 30 days)" },
  { value: "with-industry", label: "Has Industry Info" },
] as const;

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const db = context.get(adminDbContext);
  const filter = readUserFilter(searchParams);
  const before = searchParams.get("before");
  const openId = searchParams.get("open");
  const [totals, users, opened] = await Promise.all([
    readTotals(db, { today: new Date() }),
    listUsers(db, { filter, before }),
    openId === null ? null : listAccounts(db, { userId: openId, before: searchParams.get("accounts") }),
  ]);
  const newest = await listNewestAccounts(db, { userIds: users.rows.map(({ id }) => id) });
  return { totals, filter, users, newest, opened: opened && { userId: openId, ...opened } };
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Admin Clients") }];

export default function AdminClientsPage({ loaderData }: Route.ComponentProps) {
  const { totals, filter, users, newest, opened } = loaderData;
  const [query] = useSearchParams();
  return (
    <Page>
      <PageHeader
        title="Clients"
        subtitle="Everyone with an account, with their organization and customer accounts."
        back={{ to: href("/admin"), label: "Back to Admin Dashboard" }}
      />
      <StatCards label="Figures" stats={statsOf(totals)} />
      <UserSearch action={href("/admin/clients")} filter={filter} choices={CHOICES} choiceLabel="Show" />
      {users.rows.length === 0 ? <NobodyFound wasFiltered={isFiltered(filter)} /> : null}
      <ul className="grid items-start gap-6 lg:grid-cols-2">
        {users.rows.map((user) => {
          const isOpen = opened?.userId === user.id;
          return (
            <CustomerCard
              key={user.id}
              user={user}
              newest={newest[user.id] ?? []}
              toggleTo={withQuery(query, { open: isOpen ? null : user.id, accounts: null })}
              opened={isOpen ? <AccountsList accounts={opened.rows} next={opened.next} /> : null}
            />
          );
        })}
      </ul>
      <Paging
        first={query.has("before") ? withQuery(query, { before: null, open: null, accounts: null }) : null}
        next={users.next && withQuery(query, { before: users.next, open: null, accounts: null })}
      />
    </Page>
  );
}

function statsOf({ users, clients, usersThisMonth }: Totals) {
  return [
    {
      label: "Total Clients",
      rowsTo: rowsPath("users", "all"),
      value: formatCount(users),
      note: "Portal accounts, including admins’ own.",
    },
    {
      label: "Total Customers",
      rowsTo: rowsPath("clients", "all"),
      value: formatCount(clients),
      note: "Clients’ customer accounts, including archived ones.",
    },
    {
      label: "New This Month",
      rowsTo: rowsPath("users", "month"),
      value: formatCount(usersThisMonth),
      note: "Clients who have joined since the first of the month (UTC).",
    },
  ];
}

function NobodyFound({ wasFiltered }: { wasFiltered: boolean }) {
  if (!wasFiltered) return <EmptyState title="No clients yet">Nobody has created an account yet.</EmptyState>;
  return <EmptyState title="No clients found">Try a different search or filter.</EmptyState>;
}
