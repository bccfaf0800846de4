/** Writes diagrams as text: zones in frames, connections below, bars of weeks. Reads them back, so that pictures can be drawn from stored text. */

import type { Diagram, GanttBar, GanttKind } from "#app/features/documents/tree/tree.ts";

/** The marks of a phase, a stretch of the critical path, the week that ends with a gate, and a freeze. */
const MARKS: Record<GanttKind, string> = { phase: "█", critical: "━", gate: "◆", freeze: "▒" };
const KINDS: readonly GanttKind[] = ["phase", "critical", "gate", "freeze"];
const REST = "·";
/** In weeks. Longer plans use one character for two weeks, so that a line stays readable. */
const WIDEST_PLAN = 52;

/** Writes zones as frames with their nodes, then one line for each connection; dotted ones use `..>`. */
export function drawDiagram({ zones, edges }: Diagram): string {
  const labels = new Map(zones.flatMap(({ nodes }) => nodes.map(({ id, label }) => [id, clean(label)])));
  const bodies = zones.map(({ nodes }) =>
    nodes.map(({ label, note }) => `[${clean(label)}]${note ? ` ${clean(note)}` : ""}`),
  );
  const width = Math.max(...bodies.flat().map((line) => line.length), ...zones.map(({ title }) => title.length + 4));
  const frames = zones.map(({ title }, index) => {
    const top = `+- ${clean(title)} ${"-".repeat(width - title.length - 1)}+`;
    const rows = (bodies[index] ?? []).map((line) => `| ${line.padEnd(width)} |`);
    return [top, ...rows, `+${"-".repeat(width + 2)}+`].join("\n");
  });
  const lines = edges.map(
    ({ from, to, label, dotted }) =>
      `[${labels.get(from)}] ${dotted ? "..>" : "-->"} [${labels.get(to)}]: ${clean(label)}`,
  );
  return `${frames.join("\n")}\n\n${lines.join("\n")}`;
}

/** Reads a diagram that `drawDiagram` wrote, with labels as ids; null for any other text. */
export function readDiagram(text: string): Diagram | null {
  const zones: { title: string; nodes: { id: string; label: string; note?: string }[] }[] = [];
  const edges: { from: string; to: string; label: string; dotted?: true }[] = [];
  for (const line of text.split("\n")) {
    const zone = /^\+- (.+?) -*\+$/.exec(line);
    const node = /^\| \[([^\]]+)\] ?(.*?) *\|$/.exec(line);
    const edge = /^\[([^\]]+)\] (-->|\.\.>) \[([^\]]+)\]: (.*)$/.exec(line);
    if (zone) zones.push({ title: zone[1] ?? "", nodes: [] });
    else if (node)
      zones.at(-1)?.nodes.push({ id: node[1] ?? "", label: node[1] ?? "", ...(node[2] && { note: node[2] }) });
    else if (edge)
      edges.push({
        from: edge[1] ?? "",
        to: edge[3] ?? "",
        label: edge[4] ?? "",
        ...(edge[2] === "..>" && { dotted: true as const }),
      });
    else if (line !== "" && !/^\+-+\+$/.test(line)) return null;
  }
  return zones.length > 0 ? { zones, edges } : null;
}

/** Writes one line for each phase, stretch of the critical path, gate and freeze: a character for each week (or two), and the dates. */
export function drawGantt(weeks: number, bars: readonly GanttBar[]): string {
  const step = weeks > WIDEST_PLAN ? 2 : 1;
  const width = Math.max(...bars.map(({ label }) => label.length));
  const columns = Math.ceil(weeks / step);
  const ruler = `${"Week".padEnd(width)}  ${scale(columns, step)}`;
  const lines = bars.map(({ label, start, end, dates, kind = "phase" }) => {
    const from = Math.min(columns - 1, Math.floor(start / step));
    const to = Math.min(columns, Math.max(from + 1, Math.ceil(end / step)));
    return `${label.padEnd(width)}  ${REST.repeat(from)}${MARKS[kind].repeat(to - from)}${REST.repeat(columns - to)}  ${dates}`;
  });
  return [ruler, ...lines].join("\n");
}

export type Gantt = { weeks: number; step: number; bars: GanttBar[] };

/** Reads a plan that `drawGantt` wrote, as exactly as its columns allow; null for any other text. */
export function readGantt(text: string): Gantt | null {
  const [ruler = "", ...lines] = text.split("\n");
  const numbers = ruler.match(/\d+/g) ?? [];
  const step = Number(numbers[1] ?? 6) > 6 ? 2 : 1;
  const bars: GanttBar[] = [];
  let columns = 0;
  for (const line of lines) {
    const match = /^(.*?) {2}(·*)([█━◆▒]+)(·*) {2}(.*)$/.exec(line);
    if (!match) return null;
    const [, label = "", before = "", bar = "", after = "", dates = ""] = match;
    const kind = KINDS.find((candidate) => bar.startsWith(MARKS[candidate])) ?? "phase";
    const end = before.length + bar.length;
    columns = Math.max(columns, end + after.length);
    bars.push({ label: label.trim(), start: before.length * step, end: end * step, dates, kind });
  }
  return bars.length > 0 ? { weeks: columns * step, step, bars } : null;
}

function scale(columns: number, step: number): string {
  let text = "";
  for (let column = 0; column < columns; column += 5) text = text.padEnd(column) + String(column * step + 1);
  return text.padEnd(columns);
}

/** Brackets and line breaks would end a node's name early. */
function clean(text: string): string {
  return text.replace(/[[\]]/g, "").replace(/\s+/g, " ");
}
