/** Documents and revenue over time, as bars rendered by the server and as a table. */
import { type Currency, formatMoney, type Money } from "#app/shared/money.ts";
import { Table } from "#app/ui/table.tsx";
import { Nothing } from "./admin-section.tsx";
import { formatCount, type Point } from "./figures.ts";

type Series = { label: string; bars: Bar[]; highest: string; summary: string };
/** `part` is the share of the bar drawn in the accent colour. */
type Bar = { step: string; value: number; part: number; told: string };

export function OverviewChart({ points }: { points: readonly Point[] }) {
  const currencies = [...new Set(points.flatMap(({ revenue }) => revenue.map(({ currency }) => currency)))].sort();
  if (points.every(({ documents }) => documents === 0) && currencies.length === 0) {
    return <Nothing>No documents were generated and no payments received in this period.</Nothing>;
  }
  const series = [documentSeries(points), ...currencies.map((currency) => revenueSeries(points, currency))];
  return (
    <>
      <div className="grid gap-6 lg:grid-cols-2">
        {series.map((one) => (
          <BarChart key={one.label} {...one} from={points[0]?.step ?? ""} to={points.at(-1)?.step ?? ""} />
        ))}
      </div>
      <details className="mt-4">
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-md font-medium text-accent">
          Show as a table
        </summary>
        <Table
          caption="Documents and revenue over time"
          columns={[
            { label: "From" },
            { label: "Documents generated", isNumber: true },
            { label: "Of which paid", isNumber: true },
            { label: "Revenue", isNumber: true },
          ]}
          rows={points.map(({ step, documents, paid, revenue }) => ({
            key: step,
            cells: [stepLabel(step), formatCount(documents), formatCount(paid), formatAmounts(revenue)],
          }))}
        />
      </details>
    </>
  );
}

/** `–` if there are no amounts. */
export function formatAmounts(amounts: readonly Money[]): string {
  return amounts.map((amount) => formatMoney(amount)).join(" + ") || "–";
}

function documentSeries(points: readonly Point[]): Series {
  const bars = points.map(({ step, documents, paid }) => ({
    step,
    value: documents,
    part: documents === 0 ? 0 : paid / documents,
    told: `${stepLabel(step)}: ${formatCount(documents)} generated, ${formatCount(paid)} paid`,
  }));
  const total = bars.reduce((sum, { value }) => sum + value, 0);
  const highest = formatCount(Math.max(...bars.map(({ value }) => value)));
  return { label: "Documents generated", bars, highest, summary: `${formatCount(total)} documents generated` };
}

function revenueSeries(points: readonly Point[], currency: Currency): Series {
  const minorOf = ({ revenue }: Point) => revenue.find((money) => money.currency === currency)?.minor ?? 0;
  const bars = points.map((point) => {
    const minor = minorOf(point);
    return {
      step: point.step,
      value: minor,
      part: 1,
      told: `${stepLabel(point.step)}: ${formatMoney({ minor, currency })}`,
    };
  });
  const total = bars.reduce((sum, { value }) => sum + value, 0);
  const highest = formatMoney({ minor: Math.max(...bars.map(({ value }) => value)), currency });
  return { label: `Revenue in ${currency}`, bars, highest, summary: formatMoney({ minor: total, currency }) };
}

const HEIGHT = 100;
const SLOT = 10;
const BAR = 7;

function BarChart({ label, bars, highest, summary, from, to }: Series & { from: string; to: string }) {
  const top = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <figure className="rounded-lg border border-line bg-raised p-5 shadow-sm">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{label}</span>
        <span className="text-sm text-muted">highest: {highest}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={`${label} from ${stepLabel(from)} to ${stepLabel(to)}: ${summary}; highest ${highest}`}
        viewBox={`0 0 ${bars.length * SLOT} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-3 block h-40 w-full border-b border-line-strong"
      >
        {bars.map(({ step, value, part, told }, at) => {
          const height = Math.max(0, (value / top) * HEIGHT);
          const x = at * SLOT + (SLOT - BAR) / 2;
          return (
            <g key={step}>
              <title>{told}</title>
              <rect x={x} y={HEIGHT - height} width={BAR} height={height} className="fill-line-strong" />
              <rect x={x} y={HEIGHT - height * part} width={BAR} height={height * part} className="fill-accent" />
            </g>
          );
        })}
      </svg>
      <p className="mt-1.5 flex justify-between text-sm text-muted">
        <span>{stepLabel(from)}</span>
        <span>{stepLabel(to)}</span>
      </p>
    </figure>
  );
}

/** `20 Nov 2026` */
function stepLabel(step: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" }).format(new Date(step));
}
