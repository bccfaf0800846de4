/** Draws the plan: a bar for each phase on a scale of weeks, the critical path as arrows, gates as diamonds, and freezes as bands across all rows. */

import type { GanttBar } from "#app/features/documents/tree/tree.ts";
import type { Gantt } from "./diagram.ts";
import { labelLines, labelWidth } from "./helvetica.ts";
import { type Label, labelsOf, PICTURE_WIDTH, type Picture, roomFor, type Shape } from "./picture.ts";

const RULER = 15;
const LEFT = 178;
const GAP = 10;
const LABEL = { size: 7.8, lead: 9.8 };
const DATES = { size: 6.8, lead: 8.4 };
const PADDING = 3;
const BAR = 12;
const DIAMOND = 4;
const ARROW = 6;
/** The least distance between week numbers. */
const SCALE_ROOM = 22;

type Row = { bar: GanttBar; top: number; height: number; label: string[]; dates: string[] };

export function ganttPicture({ weeks, step, bars }: Gantt): Picture {
  const rows = rowsOf(bars);
  const height = Math.max(...rows.map(({ top, height: own }) => top + own));
  const width = (PICTURE_WIDTH - LEFT - DIAMOND - 1) / weeks;
  const at = (week: number) => LEFT + week * width;
  const freezes = rows.filter(({ bar }) => bar.kind === "freeze");
  const bands = freezes.map(
    ({ bar }): Shape => ({
      kind: "box",
      fill: "warningSoft",
      x: at(bar.start),
      y: RULER,
      width: at(bar.end) - at(bar.start),
      height: height - RULER,
    }),
  );
  return {
    width: PICTURE_WIDTH,
    height: height + 1,
    shapes: [...bands, ...scaleOf(weeks, step, { at, width, height }), ...rows.flatMap((row) => drawRow(row, at))],
  };
}

function rowsOf(bars: readonly GanttBar[]): Row[] {
  let top = RULER;
  return bars.map((bar) => {
    const width = roomFor(LEFT - GAP);
    const label = labelLines(bar.label, { bold: isBold(bar), size: LABEL.size, width });
    const dates = labelLines(bar.dates, { size: DATES.size, width });
    const height = label.length * LABEL.lead + dates.length * DATES.lead + 2 * PADDING;
    const row = { bar, top, height, label, dates };
    top += height;
    return row;
  });
}

type Scale = { at(week: number): number; width: number; height: number };

/** Draws a number and a vertical line at regular intervals of weeks. */
function scaleOf(weeks: number, step: number, { at, width, height }: Scale): Shape[] {
  const every = [1, 2, 4, 5, 10, 20].find((count) => count * width >= SCALE_ROOM && count >= step) ?? 26;
  const look = { size: DATES.size, lead: RULER - 3, tone: "muted" } as const;
  const shapes: Shape[] = [...labelsOf(["Week"], { ...look, x: 0, top: 0 })];
  for (let week = 0; week < weeks; week += every) {
    shapes.push(...labelsOf([String(week + 1)], { ...look, x: at(week) + 1.5, top: 0 }));
    shapes.push({
      kind: "line",
      stroke: "line",
      thin: true,
      points: [
        [at(week), RULER],
        [at(week), height],
      ],
    });
  }
  return shapes;
}

function drawRow({ bar, top, height, label, dates }: Row, at: Scale["at"]): Shape[] {
  const texts = [
    ...labelsOf(label, { ...LABEL, x: 0, top: top + PADDING, tone: "ink", bold: isBold(bar) }),
    ...labelsOf(dates, { ...DATES, x: 0, top: top + PADDING + label.length * LABEL.lead, tone: "muted" }),
  ];
  const rule: Shape = {
    kind: "line",
    stroke: "line",
    thin: true,
    points: [
      [0, top],
      [PICTURE_WIDTH, top],
    ],
  };
  return [rule, ...texts, ...drawBar(bar, top + height / 2, at)];
}

function isBold({ kind }: GanttBar): boolean {
  return kind !== "freeze" && kind !== "critical";
}

function drawBar({ kind, start, end, dates }: GanttBar, middle: number, at: Scale["at"]): Shape[] {
  const x = at(start);
  const width = at(end) - x;
  const box = { kind: "box", x, y: middle - BAR / 2, width, height: BAR, radius: 2 } as const;
  if (kind === "freeze") return [{ ...box, fill: "warningSoft", stroke: "warning" }];
  if (kind === "gate") return [diamond(x + width, middle)];
  if (kind === "critical") return arrow(x, x + width, middle);
  return [{ ...box, fill: "accent" }, ...durationOf(dates, { x, width, middle })];
}

/** An arrow from the first day of the stretch to its last; its shape distinguishes it from a bar. */
function arrow(from: number, to: number, y: number): Shape[] {
  const tip = Math.max(from, to - ARROW);
  const head = [
    [tip, y - DIAMOND],
    [to, y],
    [tip, y + DIAMOND],
  ] as const;
  const start = [
    [from, y - DIAMOND],
    [from, y + DIAMOND],
  ] as const;
  const shaft = [
    [from, y],
    [tip, y],
  ] as const;
  return [
    { kind: "line", stroke: "ink", points: start },
    { kind: "line", stroke: "ink", points: shaft },
    { kind: "area", fill: "ink", points: head },
  ];
}

function diamond(x: number, y: number): Shape {
  const points = [
    [x, y - DIAMOND],
    [x + DIAMOND, y],
    [x, y + DIAMOND],
    [x - DIAMOND, y],
  ] as const;
  return { kind: "area", points, fill: "warning" };
}

/** The duration of a phase, written on its bar if the bar is long enough. */
function durationOf(dates: string, { x, width, middle }: { x: number; width: number; middle: number }): Label[] {
  const duration = /\((\d+ weeks?)\)$/.exec(dates)?.[1];
  if (!duration || labelWidth(duration, true, DATES.size) > roomFor(width - 4)) return [];
  const place = { x: x + width / 2, top: middle - BAR / 2, lead: BAR, anchor: "middle" } as const;
  return labelsOf([duration], { ...place, size: DATES.size, tone: "paper", bold: true });
}
