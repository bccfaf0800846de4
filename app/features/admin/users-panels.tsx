/** The two parts of user administration: the users, and the documents that await payment. */
import { href, useSearchParams } from "react-router";
import type { FormReply } from "#app/shared/form.ts";
import type { SavedOverReply } from "#app/shared/stored-version.ts";
import { Banner } from "#app/ui/banner.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FormErrors } from "#app/ui/form-errors.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Paging } from "#app/ui/paging.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import type { OpenAccount } from "./accounts.server.ts";
import { AccountsList } from "./accounts-list.tsx";
import type { PendingDocument } from "./documents.server.ts";
import type { Totals } from "./figures.server.ts";
import { formatCount } from "./figures.ts";
import { rowsPath } from "./overview-funnel.tsx";
import { PendingTable } from "./pending-table.tsx";
import type { FigureId } from "./rows.ts";
import { StatCards } from "./stat-card.tsx";
import { UserCard, type UserDone, UserSaved } from "./user-card.tsx";
import { type UserFilter, withQuery } from "./user-filter.ts";
import { UserForm } from "./user-form.tsx";
import { UserSearch } from "./user-search.tsx";
import type { ManagedUser } from "./users.server.ts";

const PATH = "/admin/users";
/** The parameters to remove when another part of the list is shown. */
const CLOSED = { edit: null, open: null, accounts: null };

const CHOICES = [
  { value: "all", label: "All Users" },
  { value: "admins", label: "Admins Only" },
  { value: "recent", label: "Recent Joins" },
] as const;

/** The export applies the list's filter. */
export function UsersHeader({ tab }: { tab: "users" | "pending" }) {
  const [query] = useSearchParams();
  const narrowed = withQuery(query, { ...CLOSED, before: null, tab: null });
  return (
    <>
      <PageHeader
        title="User Administration"
        subtitle="Everyone with an account: who they are, what they can do, and what they have yet to pay for."
        back={{ to: href("/admin"), label: "Back to Admin Dashboard" }}
        actions={
          <ButtonLink to={`${href("/admin/users/users_export.csv")}${narrowed}`} reloadDocument variant="secondary">
            Export Users
          </ButtonLink>
        }
      />
      <Tabs
        label="User administration sections"
        tabs={[
          { to: href(PATH), label: "Users", isCurrent: tab === "users" },
          { to: `${href(PATH)}?tab=pending`, label: "Pending Payments", isCurrent: tab === "pending" },
        ]}
      />
    </>
  );
}

type UserPanelProps = {
  totals: Totals;
  filter: UserFilter;
  users: readonly ManagedUser[];
  next: string | null;
  viewerId: string;
  edited: ManagedUser | null;
  opened: { userId: string | null; rows: OpenAccount[]; next: string | null } | null;
  /** The account just changed. */
  saved: { id: string; done: UserDone } | null;
  reply: SavedOverReply | undefined;
};

export function UserPanel({ totals, filter, users, next, viewerId, edited, opened, saved, reply }: UserPanelProps) {
  const [query] = useSearchParams();
  const cancelTo = withQuery(query, { edit: null });
  return (
    <>
      <div className="mb-6 empty:hidden">
        {saved && !users.some(({ id }) => id === saved.id) ? <UserSaved done={saved.done} /> : null}
      </div>
      <Figures totals={totals} filter={filter} />
      <UserSearch action={href(PATH)} filter={filter} choices={CHOICES} choiceLabel="Role" />
      {users.length === 0 ? <EmptyState title="No users found">Try a different search or filter.</EmptyState> : null}
      <ul className="grid items-start gap-6 lg:grid-cols-2">
        {users.map((user) => {
          const isOpen = opened?.userId === user.id;
          return (
            <UserCard
              key={user.id}
              user={user}
              done={user.id === saved?.id && !reply ? saved.done : null}
              editTo={withQuery(query, { edit: user.id })}
              form={
                edited?.id === user.id ? (
                  <UserForm user={edited} isOwn={user.id === viewerId} reply={reply} cancelTo={cancelTo} />
                ) : null
              }
              toggleTo={withQuery(query, { open: isOpen ? null : user.id, accounts: null })}
              opened={isOpen ? <AccountsList accounts={opened.rows} next={opened.next} /> : null}
            />
          );
        })}
      </ul>
      <Paging
        first={query.has("before") ? withQuery(query, { ...CLOSED, before: null }) : null}
        next={next && withQuery(query, { ...CLOSED, before: next })}
      />
    </>
  );
}

function Figures({ totals, filter: { shown } }: { totals: Totals; filter: UserFilter }) {
  const [query] = useSearchParams();
  const card = (show: UserFilter["shown"], figure: FigureId, label: string, value: number, note: string) => ({
    label,
    note,
    value: formatCount(value),
    rowsTo: rowsPath(figure, "all"),
    filter: {
      to: withQuery(query, { ...CLOSED, show: show === "all" ? null : show, before: null }),
      isCurrent: shown === show,
    },
  });
  return (
    <StatCards
      label="Figures"
      stats={[
        card("all", "users", "Total Users", totals.users, "All accounts."),
        card("active", "users-active", "Active Users", totals.activeUsers, "Accounts that are not suspended."),
        card(
          "with-clients",
          "clients",
          "Total Clients",
          totals.clients,
          "Client accounts, including archived ones; shows the users who have any.",
        ),
        card(
          "with-company",
          "users-with-company",
          "Users with Companies",
          totals.usersWithCompany,
          "Users who gave a company.",
        ),
      ]}
    />
  );
}

type PendingPanelProps = {
  pending: readonly PendingDocument[];
  next: string | null;
  now: Date;
  /** Whether a reminder has just been requested. */
  wasReminded: boolean;
  reply: FormReply | undefined;
};

export function PendingPanel({ pending, next, now, wasReminded, reply }: PendingPanelProps) {
  const [query] = useSearchParams();
  return (
    <>
      <div className="mb-6 empty:hidden">
        <FormErrors reply={reply} />
        {wasReminded && !reply ? <Banner tone="success">The reminder is on its way.</Banner> : null}
      </div>
      <PendingTable
        pending={pending}
        now={now}
        first={query.has("before") ? withQuery(query, { before: null }) : null}
        next={next && withQuery(query, { before: next })}
      />
    </>
  );
}
