/** The drawings of a stored document: their pictures, and the same in words for those who cannot see them. */

import type { Diagram } from "#app/features/documents/tree/tree.ts";
import type { Block } from "#app/shared/markdown.ts";
import { rememberFor } from "#app/shared/remember.ts";
import { readDiagram, readGantt } from "./diagram.ts";
import { diagramPicture } from "./diagram-picture.ts";
import { ganttPicture } from "./gantt-picture.ts";
import type { Picture } from "./picture.ts";

/** `summary` names what the picture shows; `lines` tell all of it. */
export type Figure = { picture: Picture; summary: string; lines: readonly string[] };

/** The drawings among the blocks of a text. The server lays them out, so that the browser receives finished pictures. */
export function figuresIn(blocks: readonly Block[]): Map<Block, Figure> {
  const figures = new Map<Block, Figure>();
  for (const block of blocks) {
    const figure = block.kind === "code" ? figureOf(block) : null;
    if (figure) figures.set(block, figure);
  }
  return figures;
}

type DrawnText = { language: string; text: string };

/** The figure of a block; null if the block is not a drawing of ours. Each is drawn only once. */
export const figureOf = (block: DrawnText): Figure | null => figures(block).figure;

const figures = rememberFor((block: DrawnText) => ({ figure: draw(block) }));

function draw({ language, text }: DrawnText): Figure | null {
  const diagram = language === "diagram" ? readDiagram(text) : null;
  if (diagram) return { picture: diagramPicture(diagram), ...diagramWords(diagram) };
  const gantt = language === "gantt" ? readGantt(text) : null;
  if (!gantt) return null;
  const phases = gantt.bars.filter(({ kind }) => kind === "phase").length;
  return {
    picture: ganttPicture(gantt),
    summary: `A plan of ${phases} phases over ${gantt.weeks} weeks, with its critical path, gates and freezes.`,
    lines: gantt.bars.map(({ label, dates, kind }) => `${kind === "gate" ? "Gate: " : ""}${label}: ${dates}`),
  };
}

function diagramWords({ zones, edges }: Diagram): Omit<Figure, "picture"> {
  const labels = new Map(zones.flatMap(({ nodes }) => nodes.map(({ id, label }) => [id, label])));
  return {
    summary: `${zones.length} zones (${zones.map(({ title }) => title).join("; ")}) and ${edges.length} connections between what runs in them.`,
    lines: [
      ...zones.map(
        ({ title, nodes }) =>
          `${title}: ${nodes.map(({ label, note }) => (note ? `${label} (${note})` : label)).join("; ")}`,
      ),
      ...edges.map(
        ({ from, to, label, dotted }, index) =>
          `${index + 1}. ${labels.get(from) ?? from} to ${labels.get(to) ?? to}: ${label}${dotted ? " (not constant)" : ""}`,
      ),
    ],
  };
}
