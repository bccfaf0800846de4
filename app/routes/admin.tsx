/** The admin dashboard: the overview, and a link to the users. The articles have a page of their own. */
import { href, redirect, useRouteLoaderData } from "react-router";
import { adminDbContext, platformContext, serviceDbContext } from "#app/context.ts";
import { DashboardTabs } from "#app/features/admin/admin-tabs.tsx";
import { listRecentDocuments } from "#app/features/admin/documents.server.ts";
import { listFailures } from "#app/features/admin/failures.server.ts";
import { readPeriodFigures, readTotals } from "#app/features/admin/figures.server.ts";
import { Overview } from "#app/features/admin/overview-panels.tsx";
import { readPeriod } from "#app/features/admin/period.ts";
import { listTakenBack } from "#app/features/admin/taken-back.server.ts";
import { ResendInput } from "#app/features/mail/mail.schema.ts";
import { sendMailsSoon } from "#app/features/mail/mail.server.ts";
import { resendForOwner } from "#app/features/mail/resend.server.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { readForm, refuse, replyWith } from "#app/shared/form.ts";
import { pageTitle } from "#app/shared/site.ts";
import { Banner } from "#app/ui/banner.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/admin.ts";

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const db = context.get(adminDbContext);
  const tab = searchParams.get("tab");
  if (tab === "users") return { tab } as const;
  if (tab === "articles") throw redirect(href("/admin/articles"));
  const period = readPeriod(searchParams.get("period"));
  const today = new Date();
  const [totals, figures, recent, failures, takenBack] = await Promise.all([
    readTotals(db, { today }),
    readPeriodFigures(db, { period, today }),
    listRecentDocuments(db),
    listFailures(db, { mails: searchParams.get("mails"), payments: searchParams.get("payments") }),
    listTakenBack(db),
  ]);
  return { tab: "overview", period, totals, figures, recent, failures, takenBack } as const;
}

const REFUSALS = {
  "not-found": { message: "That document does not exist or has not been paid for.", status: 404 },
  "too-many": { message: "This document has been sent five times today. Please try again tomorrow.", status: 429 },
} as const;

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, ResendInput);
  if (!form.ok) return refuse(form.reply);
  const result = await resendForOwner(context.get(adminDbContext), form.value);
  if (!result.ok) {
    const { message, status } = REFUSALS[result.code];
    return refuse(replyWith(form.reply, { message }), status);
  }
  sendMailsSoon(context.get(platformContext), context.get(serviceDbContext));
  return { message: "The document is on its way to its owner." };
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Admin Dashboard") }];

export default function AdminPage({ loaderData, actionData }: Route.ComponentProps) {
  const { tab } = loaderData;
  return (
    <Page>
      <PageHeader title="Admin Dashboard" />
      <DashboardTabs current={tab} />
      {actionData ? (
        <Banner tone={"errors" in actionData ? "error" : "success"}>
          {actionData.message ?? "That document no longer exists."}
        </Banner>
      ) : null}
      {loaderData.tab === "overview" ? <Overview {...loaderData} /> : null}
      {tab === "users" ? <Users /> : null}
    </Page>
  );
}

function Users() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Door title="Admin clients" to={href("/admin/clients")} action="Show clients">
        Everyone with an account, with their organization and customer accounts.
      </Door>
      {root?.viewer?.role === "owner" ? (
        <>
          <Door title="User administration" to={href("/admin/users")} action="Manage users">
            Roles, suspensions, pending payments and the user list as a file.
          </Door>
          <Door title="Audit log" to={href("/admin/audit")} action="Open the log">
            Who did what, when and from where, to search, verify or export.
          </Door>
        </>
      ) : null}
    </div>
  );
}

function Door({ title, to, action, children }: { title: string; to: string; action: string; children: string }) {
  return (
    <section className="flex flex-col items-start rounded-lg border border-line bg-raised p-5 shadow-sm sm:p-6">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-1 mb-5 text-muted">{children}</p>
      <ButtonLink to={to} className="mt-auto">
        {action}
      </ButtonLink>
    </section>
  );
}
