/** The overview: the four figures, how they came about, the newest documents, and what needs attention. */
import { href } from "react-router";
import { Table } from "#app/ui/table.tsx";
import { DateText } from "#app/ui/time.tsx";
import { AdminSection, Nothing } from "./admin-section.tsx";
import type { RecentDocument } from "./documents.server.ts";
import type { Failures } from "./failures.server.ts";
import type { Totals } from "./figures.server.ts";
import { formatCount, formatShare, type PeriodFigures } from "./figures.ts";
import { formatAmounts, OverviewChart } from "./overview-chart.tsx";
import { FailureLists } from "./overview-failures.tsx";
import { OverviewFunnel, rowsPath } from "./overview-funnel.tsx";
import { PaidBadge } from "./paid-badge.tsx";
import type { PeriodId } from "./period.ts";
import { PeriodForm } from "./period-form.tsx";
import type { FigureId } from "./rows.ts";
import { StatCards } from "./stat-card.tsx";
import type { TakenBackPayment } from "./taken-back.server.ts";
import { TakenBackTable } from "./taken-back-table.tsx";

export type OverviewProps = {
  period: PeriodId;
  totals: Totals;
  figures: PeriodFigures;
  recent: RecentDocument[];
  failures: Failures;
  takenBack: TakenBackPayment[];
};

export function Overview({ period, totals, figures, recent, failures, takenBack }: OverviewProps) {
  return (
    <>
      <PeriodForm period={period} action={href("/admin")} />
      <StatCards label="Figures" stats={statsOf(period, totals, figures)} />
      <AdminSection
        title="From assessment to payment"
        note="Assessments stand on the day they were begun, documents and what became of them on the day they were generated; so a document counts here also where its assessment was begun before the period."
      >
        <OverviewFunnel period={period} figures={figures} />
      </AdminSection>
      <AdminSection
        title="Documents and revenue over time"
        note="Documents stand on the day they were generated, the coloured part of a bar being paid by now. Revenue stands on the day a payment succeeded. Days are those of UTC."
      >
        <OverviewChart points={figures.points} />
      </AdminSection>
      <AdminSection title="Recent Documents">
        <RecentDocuments recent={recent} />
      </AdminSection>
      <AdminSection title="Needs attention">
        <FailureLists failures={failures} />
      </AdminSection>
      <AdminSection
        title="Refunds and disputes"
        note="Made and answered at the payment provider. The document stays open to its buyer."
      >
        <TakenBackTable payments={takenBack} />
      </AdminSection>
    </>
  );
}

function statsOf(period: PeriodId, totals: Totals, { newUsers, documents, paid, conversion, revenue }: PeriodFigures) {
  const opened = (figure: FigureId, of: PeriodId = period) => rowsPath(figure, of);
  return [
    {
      label: "Total Users",
      rowsTo: opened("users", "all"),
      value: formatCount(totals.users),
      note: `Every account there is; ${formatCount(newUsers)} of them made in this period.`,
    },
    {
      label: "Documents Generated",
      rowsTo: opened("documents"),
      value: formatCount(documents),
      note: "Documents generated in this period.",
    },
    {
      label: "Revenue",
      rowsTo: opened("revenue"),
      value:
        revenue.length === 0
          ? "–"
          : revenue.map((money) => (
              <span key={money.currency} className="block">
                {formatAmounts([money])}
              </span>
            )),
      note: "The sum of payments that succeeded in this period and were not given back, by currency.",
    },
    {
      label: "Conversion Rate",
      rowsTo: opened("documents-paid"),
      value: formatShare(conversion),
      note: `Paid ÷ generated: of the ${formatCount(documents)} documents generated in this period, ${formatCount(paid)} are paid by now.`,
    },
  ];
}

function RecentDocuments({ recent }: { recent: readonly RecentDocument[] }) {
  if (recent.length === 0) return <Nothing>No document has been generated yet.</Nothing>;
  return (
    <Table
      caption="Recent Documents"
      columns={[{ label: "Document" }, { label: "Status" }, { label: "Created" }, { label: "Revenue", isNumber: true }]}
      rows={recent.map(({ id, title, isPaid, createdAt, revenue }) => ({
        key: id,
        cells: [
          title,
          <PaidBadge key="status" isPaid={isPaid} />,
          <DateText key="created" value={createdAt} />,
          formatAmounts(revenue ? [revenue] : []),
        ],
      }))}
    />
  );
}
