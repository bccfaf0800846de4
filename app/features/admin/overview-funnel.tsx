/** The funnel from assessment to payment: how many got how far, each number linked to its rows. */
import { href } from "react-router";
import { Link } from "#app/ui/link.tsx";
import { Table } from "#app/ui/table.tsx";
import { Nothing } from "./admin-section.tsx";
import { formatCount, formatShare, type PeriodFigures } from "./figures.ts";
import type { PeriodId } from "./period.ts";
import { FIGURE_TEXTS, type FigureId } from "./rows.ts";

/** The path of the rows behind a figure. */
export function rowsPath(figure: FigureId, period: PeriodId): string {
  return `${href("/admin/rows/:figure", { figure })}?period=${period}`;
}

type Stage = { figure: FigureId; count: number };

export function OverviewFunnel({ period, figures }: { period: PeriodId; figures: PeriodFigures }) {
  const stages: Stage[] = [
    { figure: "assessments", count: figures.assessments },
    { figure: "assessments-finished", count: figures.finished },
    { figure: "documents", count: figures.documents },
    { figure: "documents-begun", count: figures.begun },
    { figure: "documents-paid", count: figures.paid },
  ];
  const most = Math.max(...stages.map(({ count }) => count));
  if (most === 0) return <Nothing>No assessments were started and no documents generated in this period.</Nothing>;
  return (
    <Table
      caption="From assessment to payment"
      columns={[
        { label: "Stage" },
        { label: "Number", isNumber: true },
        { label: "Of previous stage", isNumber: true },
        { label: "Share" },
      ]}
      rows={stages.map((stage, at) => ({ key: stage.figure, cells: cellsOf(stage, stages[at - 1], { most, period }) }))}
    />
  );
}

function cellsOf(
  { figure, count }: Stage,
  before: Stage | undefined,
  { most, period }: { most: number; period: PeriodId },
) {
  const { label, note } = FIGURE_TEXTS[figure];
  return [
    <span key="stage" className="block max-w-text">
      <span className="font-medium">{label}</span>
      <span className="block text-sm text-muted">{note}</span>
    </span>,
    <Link key="number" to={rowsPath(figure, period)} className="link font-medium">
      {formatCount(count)}
      <span className="sr-only"> {label}, view the list</span>
    </Link>,
    before ? formatShare(before.count === 0 ? null : count / before.count) : "–",
    <svg key="bar" aria-hidden viewBox="0 0 100 8" preserveAspectRatio="none" className="mt-1.5 h-3 w-40">
      <rect width="100" height="8" className="fill-sunken" />
      <rect width={(count / most) * 100} height="8" className="fill-accent" />
    </svg>,
  ];
}
