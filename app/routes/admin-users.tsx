/** User administration: everybody's account, edited in place, and the documents that wait for payment. For owners. */
import { data, href, redirect } from "react-router";
import { ownerDbContext, platformContext, sessionContext } from "#app/context.ts";
import { listAccounts } from "#app/features/admin/accounts.server.ts";
import { listPendingDocuments } from "#app/features/admin/documents.server.ts";
import { readTotals } from "#app/features/admin/figures.server.ts";
import { readUserFilter, withQuery } from "#app/features/admin/user-filter.ts";
import { UserInput } from "#app/features/admin/users.schema.ts";
import { changeUser, findManagedUser, listManagedUsers } from "#app/features/admin/users.server.ts";
import { PendingPanel, UserPanel, UsersHeader } from "#app/features/admin/users-panels.tsx";
import { leaveFlash, takeFlash } from "#app/shared/flash.server.ts";
import { keepTyped, readForm, refuse, replyWith } from "#app/shared/form.ts";
import { notFound } from "#app/shared/respond.ts";
import { pageTitle } from "#app/shared/site.ts";
import { Page } from "#app/ui/page.tsx";
import type { Route } from "./+types/admin-users.ts";

/** What the redirect after a save leaves behind, before the id of the account. */
const SAVED = "user-saved ";

const REFUSALS = {
  "not-found": { message: "There is no such account any more. Nothing was saved.", status: 404 },
  changed: {
    message:
      "This account was changed meanwhile. Nothing was saved; what you typed is kept, and saving again keeps yours.",
    status: 409,
  },
  "own-account": {
    message: "Nobody changes their own role or status: another owner has to. Nothing was saved.",
    status: 403,
  },
} as const;

export async function loader({ request, url: { searchParams }, context }: Route.LoaderArgs) {
  const db = context.get(ownerDbContext);
  const before = searchParams.get("before");
  const now = new Date();
  if (searchParams.get("tab") === "pending") {
    const { rows, next } = await listPendingDocuments(db, { before });
    return data({ tab: "pending", pending: rows, next, now } as const);
  }
  const flash = await takeFlash(context.get(platformContext).settings, request);
  const filter = readUserFilter(searchParams);
  const editId = searchParams.get("edit");
  const openId = searchParams.get("open");
  const [totals, users, edited, opened] = await Promise.all([
    readTotals(db, { today: now }),
    listManagedUsers(db, { filter, before }),
    editId === null ? null : findManagedUser(db, { userId: editId }),
    openId === null ? null : listAccounts(db, { userId: openId, before: searchParams.get("accounts") }),
  ]);
  if (editId !== null && !edited) throw notFound();
  const shown = {
    tab: "users",
    ...{ totals, filter, edited, viewerId: context.get(sessionContext)?.userId },
    // One who is edited is on the page, also after a filter that is passed no more.
    users: edited && !users.rows.some(({ id }) => id === edited.id) ? [edited, ...users.rows] : users.rows,
    next: users.next,
    opened: opened && { userId: openId, ...opened },
    savedId: flash.word?.startsWith(SAVED) ? flash.word.slice(SAVED.length) : null,
  } as const;
  return data(shown, { headers: flash.headers });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request, UserInput);
  if (!form.ok) return refuse(form.reply);
  const refused = await keepTyped(form.reply, async () => {
    const result = await changeUser(context.get(ownerDbContext), form.value);
    if (result.ok) return null;
    const { message, status } = REFUSALS[result.code];
    return refuse(replyWith(form.reply, { message }), status);
  });
  if (refused) return refused;
  throw redirect(`${href("/admin/users")}${withQuery(url.searchParams, { edit: null })}#${form.value.userId}`, {
    headers: await leaveFlash(context.get(platformContext).settings, SAVED + form.value.userId),
  });
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle("User Administration") }];

export default function AdminUsersPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Page>
      <UsersHeader tab={loaderData.tab} />
      {loaderData.tab === "pending" ? (
        <PendingPanel {...loaderData} />
      ) : (
        <UserPanel {...loaderData} reply={actionData} />
      )}
    </Page>
  );
}
