/** User administration: everybody's account, edited in place, and the documents that await payment. For owners. */
import { data, href, redirect } from "react-router";
import { callerContext, ownerDbContext, platformContext, serviceDbContext } from "#app/context.ts";
import { listAccounts } from "#app/features/admin/accounts.server.ts";
import { listPendingDocuments } from "#app/features/admin/documents.server.ts";
import { readTotals } from "#app/features/admin/figures.server.ts";
import { USER_LABELS } from "#app/features/admin/user-choices.ts";
import { readUserFilter, withQuery } from "#app/features/admin/user-filter.ts";
import { PostedAdministration } from "#app/features/admin/users.schema.ts";
import { changeUser, findManagedUser, listManagedUsers, removeSecondFactor } from "#app/features/admin/users.server.ts";
import { PendingPanel, UserPanel, UsersHeader } from "#app/features/admin/users-panels.tsx";
import { sendMailsSoon } from "#app/features/mail/mail.server.ts";
import { remindOfPayment } from "#app/features/mail/reminder.server.ts";
import { leaveFlash, takeFlash } from "#app/shared/flash.server.ts";
import { keepTyped, readForm, refuse, replyWith } from "#app/shared/form.ts";
import { notFound } from "#app/shared/respond.ts";
import { pageTitle } from "#app/shared/site.ts";
import { differencesOf, refuseSavedOver } from "#app/shared/stored-version.ts";
import { Page } from "#app/ui/page.tsx";
import type { Route } from "./+types/admin-users.ts";

/** The words that the redirect after a change carries, the first two before the account's id. */
const SAVED = "user-saved ";
const FACTOR_REMOVED = "factor-removed ";
const REMINDED = "reminded";

const CHANGED =
  "This account has since been changed, so nothing was saved. Check both versions: saving again keeps yours.";

const REFUSALS = {
  "not-found": { message: "That account or document no longer exists. Nothing was saved.", status: 404 },
  "own-account": {
    message: "You cannot change your own role or status; another owner has to. Nothing was saved.",
    status: 403,
  },
  none: { message: "Two-step verification is already off. Nothing was changed.", status: 409 },
  paid: { message: "This document has since been paid for. No reminder was sent.", status: 409 },
  "under-way": { message: "A payment is already in progress. No reminder was sent.", status: 409 },
  unreachable: {
    message: "The account is suspended or its address is not confirmed. No reminder was sent.",
    status: 409,
  },
  "too-soon": {
    message: "A reminder for this document was sent within the last day. The limit is one a day.",
    status: 429,
  },
} as const;

export async function loader({ request, url: { searchParams }, context }: Route.LoaderArgs) {
  const db = context.get(ownerDbContext);
  const before = searchParams.get("before");
  const now = new Date();
  const flash = await takeFlash(context.get(platformContext).settings, request);
  if (searchParams.get("tab") === "pending") {
    const { rows, next } = await listPendingDocuments(db, { before });
    const wasReminded = flash.word === REMINDED;
    return data({ tab: "pending", pending: rows, next, now, wasReminded } as const, { headers: flash.headers });
  }
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
    totals,
    filter,
    edited,
    viewerId: context.get(callerContext).userId,
    // The account being edited stays on the page, even if it no longer passes the filter.
    users: edited && !users.rows.some(({ id }) => id === edited.id) ? [edited, ...users.rows] : users.rows,
    next: users.next,
    opened: opened && { userId: openId, ...opened },
    saved: readSaved(flash.word),
  } as const;
  return data(shown, { headers: flash.headers });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request, PostedAdministration);
  if (!form.ok) return refuse(form.reply);
  const { value } = form;
  const platform = context.get(platformContext);
  const refused = await keepTyped(form.reply, async () => {
    const result = await act(context, value);
    if (result.ok) return null;
    if (result.code === "changed") return refuseSavedOver(form.reply, CHANGED, result.stored);
    const { message, status } = REFUSALS[result.code];
    return refuse(replyWith(form.reply, { message }), status);
  });
  if (refused) return refused;
  if (value.intent === "remind") {
    sendMailsSoon(platform, context.get(serviceDbContext));
    throw redirect(href("/admin/users") + withQuery(url.searchParams, {}), {
      headers: await leaveFlash(platform.settings, REMINDED),
    });
  }
  const isSave = value.intent === "save";
  if (!isSave) sendMailsSoon(platform, context.get(serviceDbContext));
  throw redirect(`${href("/admin/users")}${withQuery(url.searchParams, { edit: null })}#${value.userId}`, {
    headers: await leaveFlash(platform.settings, (isSave ? SAVED : FACTOR_REMOVED) + value.userId),
  });
}

async function act(context: Route.ActionArgs["context"], value: PostedAdministration) {
  const db = context.get(ownerDbContext);
  if (value.intent === "remind") return remindOfPayment(db, value);
  if (value.intent !== "save") return removeSecondFactor(db, value);
  const result = await changeUser(db, value);
  if (result.ok || result.code !== "changed") return result;
  const { stored } = result;
  const differences = differencesOf(USER_LABELS, { stored, typed: value });
  return { ...result, stored: { version: stored.updatedAt.toISOString(), differences } };
}

function readSaved(word: string | null) {
  if (word?.startsWith(SAVED)) return { id: word.slice(SAVED.length), done: "saved" } as const;
  return word?.startsWith(FACTOR_REMOVED)
    ? ({ id: word.slice(FACTOR_REMOVED.length), done: "factor-removed" } as const)
    : null;
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle("User Administration") }];

export default function AdminUsersPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Page>
      <UsersHeader tab={loaderData.tab} />
      {loaderData.tab === "pending" ? (
        <PendingPanel {...loaderData} reply={actionData} />
      ) : (
        <UserPanel {...loaderData} reply={actionData} />
      )}
    </Page>
  );
}
