/** A document's figure on the page: the picture in the page's colours, and the same in words. */
import type { ReactNode } from "react";
import type { Figure } from "./figures/figures.ts";
import type { Label, Point, Shape, Tone } from "./figures/picture.ts";

export function DocumentFigure({ figure: { picture, summary, lines } }: { figure: Figure }) {
  return (
    <figure>
      <div
        className="overflow-x-auto rounded-lg border border-line bg-raised p-4 print:overflow-visible print:border-0 print:p-0"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keyboard
        tabIndex={0}
      >
        <svg
          role="img"
          aria-label={summary}
          viewBox={`0 0 ${picture.width} ${picture.height}`}
          className="w-full min-w-2xl print:min-w-0"
        >
          {picture.shapes.map(drawShape)}
        </svg>
      </div>
      <details className="mt-2 text-sm print:hidden">
        <summary className="cursor-pointer text-muted hover:text-ink">The figure in words</summary>
        <ul className="mt-2">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </figure>
  );
}

const FILL: Record<Tone, string> = {
  ink: "fill-ink",
  muted: "fill-muted",
  accent: "fill-accent",
  band: "fill-sunken",
  line: "fill-line",
  paper: "fill-raised",
  warning: "fill-warning",
  warningSoft: "fill-warning-soft",
};
const STROKE: Record<Tone, string> = {
  ink: "stroke-ink",
  muted: "stroke-muted",
  accent: "stroke-accent",
  band: "stroke-sunken",
  line: "stroke-line",
  paper: "stroke-raised",
  warning: "stroke-warning",
  warningSoft: "stroke-warning-soft",
};
const DASHES = "3 2";

// Positions are keys: a drawing is shown whole and never changes while it is on screen.
function drawShape(shape: Shape, key: number): ReactNode {
  switch (shape.kind) {
    case "box": {
      const { x, y, width, height, radius, fill, stroke, dashed } = shape;
      const colours = `${fill ? FILL[fill] : "fill-none"} ${stroke ? STROKE[stroke] : ""}`;
      return (
        <rect
          key={key}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={radius}
          strokeWidth={0.7}
          strokeDasharray={dashed ? DASHES : undefined}
          className={colours}
        />
      );
    }
    case "line": {
      const { points, stroke, dashed, thin } = shape;
      return (
        <polyline
          key={key}
          points={pointsText(points)}
          strokeWidth={thin ? 0.5 : 0.9}
          strokeDasharray={dashed ? DASHES : undefined}
          className={`fill-none ${STROKE[stroke]}`}
        />
      );
    }
    case "area":
      return <polygon key={key} points={pointsText(shape.points)} className={FILL[shape.fill]} />;
    case "text":
      return drawText(shape, key);
  }
}

function drawText({ x, y, text, size, tone, bold, anchor }: Label, key: number): ReactNode {
  return (
    <text
      key={key}
      x={x}
      y={y}
      fontSize={size}
      fontWeight={bold ? 600 : undefined}
      textAnchor={anchor}
      className={FILL[tone]}
    >
      {text}
    </text>
  );
}

function pointsText(points: readonly Point[]): string {
  return points.map((point) => point.map((place) => Math.round(place * 100) / 100).join()).join(" ");
}
