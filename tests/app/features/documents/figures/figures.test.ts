import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { configurationsOf } from "#app/features/catalogue/configurations.ts";
import { requireQuestion } from "#app/features/catalogue/steps.ts";
import { DocumentFigure } from "#app/features/documents/documents-figure.tsx";
import { drawDiagram, drawGantt, readGantt } from "#app/features/documents/figures/diagram.ts";
import { type Figure, figureOf, figuresIn } from "#app/features/documents/figures/figures.ts";
import { type Box, boxOf, overlap, type Shape } from "#app/features/documents/figures/picture.ts";
import { inputFor } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";

const SIZES = ["small", "medium", "enterprise"];
const CONFIGURATIONS = requireQuestion("solution-type").options.flatMap((solution) =>
  configurationsOf(solution.id).map((configuration) => ({ solution: solution.id, configuration: configuration.id })),
);

/** Every drawing of a document in which all that adds to a drawing is chosen. */
function figuresOf(solution: string, configuration: string, size: string): { text: string; figure: Figure }[] {
  const tree = composed(
    inputFor({
      "solution-type": [solution],
      "solution-configuration": [configuration],
      "company-size": [size],
      industry: ["retail"],
      "current-technologies": requireQuestion("current-technologies")
        .options.slice(0, 6)
        .map(({ id }) => id),
      "cloud-maturity": [requireQuestion("cloud-maturity").options[2]?.id ?? ""],
      "primary-objective": requireQuestion("primary-objective")
        .options.slice(0, 2)
        .map(({ id }) => id),
      timeline: [requireQuestion("timeline").options[size === "small" ? 0 : 3]?.id ?? ""],
      "security-requirements": requireQuestion("security-requirements")
        .options.slice(0, 4)
        .map(({ id }) => id),
      "integration-needs": requireQuestion("integration-needs")
        .options.slice(0, 5)
        .map(({ id }) => id),
    }),
  );
  return tree.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      const code =
        block.kind === "diagram"
          ? { language: "diagram", text: drawDiagram(block.diagram) }
          : block.kind === "gantt"
            ? { language: "gantt", text: drawGantt(block.weeks, block.bars) }
            : null;
      const figure = code && figureOf(code);
      return figure ? [{ text: code.text, figure }] : [];
    }),
  );
}

function extentOf(shape: Shape): Box {
  if (shape.kind === "text") return boxOf(shape);
  if (shape.kind === "box") return shape;
  const [xs, ys] = [shape.points.map(([x]) => x), shape.points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

test.each(CONFIGURATIONS)(
  "in the drawings of $configuration no two texts overlap and nothing leaves the frame",
  ({ solution, configuration }) => {
    for (const size of SIZES) {
      const figures = figuresOf(solution, configuration, size);
      expect(figures).toHaveLength(2);
      for (const { picture } of figures.map(({ figure }) => figure)) {
        const texts = picture.shapes.filter((shape) => shape.kind === "text");
        const clashes = texts.flatMap((one, index) =>
          texts
            .slice(index + 1)
            .flatMap((other) => (overlap(boxOf(one), boxOf(other)) ? [[one.text, other.text]] : [])),
        );
        expect(clashes).toEqual([]);
        const outside = picture.shapes.map(extentOf).filter(({ x, y, width, height }) => {
          return x < -0.01 || y < -0.01 || x + width > picture.width + 0.01 || y + height > picture.height + 0.01;
        });
        expect(outside).toEqual([]);
      }
    }
  },
);

test("no box hides another, and connections end at the boxes that they join", () => {
  for (const { solution, configuration } of CONFIGURATIONS) {
    const [first] = figuresOf(solution, configuration, "enterprise");
    const shapes = first?.figure.picture.shapes ?? [];
    const boxes = shapes.filter((shape) => shape.kind === "box" && shape.radius === 3).map(extentOf);
    expect(boxes.some((box, index) => boxes.slice(index + 1).some((other) => overlap(box, other)))).toBe(false);
    const heads = shapes.filter((shape) => shape.kind === "area").map(({ points }) => points[0] ?? [0, 0]);
    expect(heads.length).toBeGreaterThan(0);
    for (const [x, y] of heads) {
      const touched = boxes.some(
        (box) =>
          x > box.x && x < box.x + box.width && Math.min(Math.abs(y - box.y), Math.abs(y - box.y - box.height)) < 0.01,
      );
      expect(touched).toBe(true);
    }
  }
});

test("connections run through no box", () => {
  for (const { solution, configuration } of CONFIGURATIONS) {
    const [first] = figuresOf(solution, configuration, "medium");
    const shapes = first?.figure.picture.shapes ?? [];
    const boxes = shapes.filter((shape) => shape.kind === "box" && shape.radius === 3).map(extentOf);
    const parts = shapes.flatMap((shape) =>
      shape.kind === "line" && !shape.thin
        ? shape.points
            .slice(1)
            .map((point, index): Shape => ({ ...shape, points: [shape.points[index] ?? point, point] }))
        : [],
    );
    expect(parts.map(extentOf).filter((part) => boxes.some((box) => overlap(part, box)))).toEqual([]);
  }
});

test("a stored plan is read with its gates and freezes, also one from before they were drawn", () => {
  const bars = [
    { kind: "phase", label: "1 Design", start: 0, end: 2, dates: "1 May 2027 to 14 May 2027 (2 weeks)" },
    { kind: "gate", label: "Design sign-off", start: 1, end: 2, dates: "14 May 2027" },
    { kind: "freeze", label: "Freeze: holidays", start: 3, end: 5, dates: "c" },
  ] as const;
  expect(readGantt(drawGantt(6, bars))).toEqual({ weeks: 6, step: 1, bars });
  expect(readGantt("Week      1    6\n1 Design  ██······  a")?.bars).toEqual([
    { kind: "phase", label: "1 Design", start: 0, end: 2, dates: "a" },
  ]);
  expect(readGantt("no plan")).toBeNull();
});

test("a drawing says in words all that it shows", () => {
  for (const { text, figure } of figuresOf("certificate-services", "pki-two-tier", "medium")) {
    for (const name of text.match(/(?<=\[)[^\]]+/g) ?? []) expect(figure.lines.join("\n")).toContain(name);
    expect(figure.summary).toMatch(/zones|phases/);
  }
});

test("on the page a drawing has a name and its words, and no style of its own", () => {
  const text = figuresOf("certificate-services", "pki-two-tier", "medium")[0]?.text ?? "";
  const figures = figuresIn([
    { kind: "code", language: "sh", text: "ls" },
    { kind: "code", language: "diagram", text },
  ]);
  expect([...figures.keys()]).toEqual([{ kind: "code", language: "diagram", text }]);
  const html = [...figures.values()]
    .map((figure) => renderToStaticMarkup(createElement(DocumentFigure, { figure })))
    .join();
  expect(html).toMatch(/<svg role="img" aria-label="\d zones \(/);
  expect(html).toContain("The figure in words");
  expect(html).not.toMatch(/ style=|#[0-9a-f]{3,6}"/);
});
