/** The rows behind a figure on the dashboard: exactly those it counts, in the same period. */
import { href } from "react-router";
import { adminDbContext } from "#app/context.ts";
import { readFigure } from "#app/features/admin/figures.server.ts";
import { formatCount } from "#app/features/admin/figures.ts";
import { formatAmounts } from "#app/features/admin/overview-chart.tsx";
import { readPeriod, spanOf } from "#app/features/admin/period.ts";
import { PeriodForm } from "#app/features/admin/period-form.tsx";
import { listCounted } from "#app/features/admin/rows.server.ts";
import { FIGURE_TEXTS, findFigure } from "#app/features/admin/rows.ts";
import { RowsTable } from "#app/features/admin/rows-table.tsx";
import { notFound } from "#app/shared/respond.ts";
import { pageTitle } from "#app/shared/site.ts";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/admin-rows.ts";

export async function loader({ params, url: { searchParams }, context }: Route.LoaderArgs) {
  const db = context.get(adminDbContext);
  const figure = findFigure(params.figure);
  if (!figure) throw notFound();
  const period = readPeriod(searchParams.get("period"), "all");
  const { from } = spanOf(period, new Date());
  const [sum, { rows, next }] = await Promise.all([
    readFigure(db, { figure, from }),
    listCounted(db, { figure, from, before: searchParams.get("before") }),
  ]);
  return { figure, period, sum, rows, next };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData ? FIGURE_TEXTS[loaderData.figure].label : "Admin Dashboard") },
];

export default function AdminRowsPage({ loaderData: { figure, period, sum, rows, next } }: Route.ComponentProps) {
  const { label, note } = FIGURE_TEXTS[figure];
  return (
    <Page>
      <PageHeader
        title={label}
        subtitle={note}
        back={{ to: `${href("/admin")}?period=${period}`, label: "Back to Admin Dashboard" }}
      />
      <PeriodForm period={period} action={href("/admin/rows/:figure", { figure })} />
      <p className="mb-4 text-3xl font-semibold tabular-nums">
        {figure === "revenue" ? formatAmounts(sum.money) : formatCount(sum.count)}
      </p>
      <RowsTable caption={label} rows={rows} next={next} />
    </Page>
  );
}
