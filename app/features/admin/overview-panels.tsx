/** The overview: the four figures, their history, the newest documents, and what needs attention. */
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
        note="Assessments are shown on the day they were started, documents and their payments on the day the document was generated, so a document counts here even if its assessment was started before the period."
      >
        <OverviewFunnel period={period} figures={figures} />
      </AdminSection>
      <AdminSection
        title="Documents and revenue over time"
        note="Documents are shown on the day they were generated; the coloured part of each bar has since been paid. Revenue is shown on the day a payment succeeded. Days are in UTC."
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
        note="Handled at the payment provider. The buyer keeps access to the document."
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
      note: `All accounts; ${formatCount(newUsers)} of them created in this period.`,
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
      note: "Payments that succeeded in this period, less refunds, by currency.",
    },
    {
      label: "Conversion Rate",
      rowsTo: opened("documents-paid"),
      value: formatShare(conversion),
      note: `Paid ÷ generated: of the ${formatCount(documents)} documents generated in this period, ${formatCount(paid)} have been paid.`,
    },
  ];
}

function RecentDocuments({ recent }: { recent: readonly RecentDocument[] }) {
  if (recent.length === 0) return <Nothing>No documents have been generated yet.</Nothing>;
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
