/** The two panels of a client card: documents bought, and documents awaiting payment. */
import type { ReactNode } from "react";
import { href } from "react-router";
import { formatMoney, type Money } from "#app/shared/money.ts";
import { Link } from "#app/ui/link.tsx";
import { DateText } from "#app/ui/time.tsx";
import type { Solution, SolutionPanel, Solutions } from "./solutions.server.ts";

type ClientSolutionsProps = { clientId: string; solutions: Solutions };

export function ClientSolutions({ clientId, solutions: { purchased, pending } }: ClientSolutionsProps) {
  const all = `${href("/documents")}?client=${clientId}`;
  if (purchased.count + pending.count === 0) return <p className="text-muted">No solutions generated yet</p>;
  return (
    <div className="grid gap-3">
      <Panel
        title="Purchased Solutions"
        panel={purchased}
        page="/documents"
        more="solutions"
        all={`${all}&status=paid`}
        total="Total Revenue"
      >
        {(solution) => (
          <>
            Purchased <DateText value={solution.date} />
          </>
        )}
      </Panel>
      <Panel
        title="Pending Payments"
        panel={pending}
        page="/payment"
        more="pending"
        all={`${all}&status=pending`}
        total="Potential Revenue"
      >
        {(solution) => (
          <>
            Generated <DateText value={solution.date} /> · Awaiting Payment
          </>
        )}
      </Panel>
    </div>
  );
}

type PanelProps = {
  title: string;
  panel: SolutionPanel;
  /** The path of an entry's page, up to its id. */
  page: string;
  more: string;
  /** The path of the list that has them all. */
  all: string;
  total: string;
  children: (solution: Solution) => ReactNode;
};

const NOTHING: Money = { minor: 0, currency: "USD" };

function Panel({ title, panel, page, more, all, total, children }: PanelProps) {
  const hidden = panel.count - panel.newest.length;
  const totals = panel.totals.length > 0 ? panel.totals : [NOTHING];
  return (
    <section className="rounded-md bg-sunken px-4 py-3">
      <h4 className="flex justify-between gap-4 font-medium">
        {title} <span>{panel.count}</span>
      </h4>
      <ul className="mt-2 flex flex-col gap-2">
        {panel.newest.map((solution) => (
          <li key={solution.id} className="flex justify-between gap-4">
            <span className="min-w-0">
              <Link to={`${page}/${solution.id}`} className="link break-words">
                {solution.templateType}
              </Link>
              <span className="block text-sm text-muted">{children(solution)}</span>
            </span>
            <span className="tabular-nums">{formatMoney(solution.price)}</span>
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <p className="mt-2 text-sm">
          <Link to={all} className="link">{`+${hidden} more ${more}`}</Link>
        </p>
      ) : null}
      <p className="mt-2 flex justify-between gap-4 border-t border-line pt-2 font-medium">
        {total} <span className="tabular-nums">{totals.map((money) => formatMoney(money)).join(" + ")}</span>
      </p>
    </section>
  );
}
