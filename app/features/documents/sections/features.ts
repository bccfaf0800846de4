/** Key Features: what each feature does for which objective, and how success is measured. */

import type { Content } from "#app/features/documents/content.ts";
import { OBJECTIVES, objectiveIn } from "#app/features/documents/facts/technologies.ts";
import { optionLabel } from "#app/features/documents/option-label.ts";
import { chosenRows } from "#app/features/documents/pack.ts";
import { Sheet } from "#app/features/documents/sheet.ts";
import type { Section } from "#app/features/documents/tree.ts";
import { reworded } from "./solution.ts";

const MOST_MEASURES = 8;
/** Features that serve no chosen objective stand only where fewer than this serve one. */
const FEWEST_FEATURES = 3;

export function featuresSection(content: Content): Section {
  const { brief } = content;
  const sheet = new Sheet(brief.reader);
  sheet.list("features.configuration", () => brief.configuration.features.map(reworded(content)));
  sheet.heading("Features and the objectives they serve");
  const serves = ({ objectives }: { objectives: readonly string[] }) => brief.has("primary-objective", ...objectives);
  sheet.table("features.matrix", () => ({
    caption: "Features by objective",
    columns: ["Feature", "Serves the chosen objective", "Effect"],
    rows: chosenRows(content.pack.features, brief)
      .toSorted((a, b) => Number(serves(b)) - Number(serves(a)))
      .filter((row, index) => serves(row) || index < FEWEST_FEATURES),
    cells: ({ feature, objectives, effect }) => {
      const served = objectives
        .filter((id) => brief.has("primary-objective", id))
        .map((id) => optionLabel("primary-objective", id));
      return [feature, served.length > 0 ? served.join(", ") : "all of them, as a foundation", effect];
    },
  }));
  sheet.heading("Measures of success");
  sheet.table("features.measures", () => ({
    caption: "Measures, each with a baseline taken in week 1",
    columns: ["Objective", "Measure", "Target", "Evidence"],
    rows: OBJECTIVES.filter(({ id }) => brief.has("primary-objective", id))
      .slice(0, MOST_MEASURES)
      .map((row) => objectiveIn(row, content.pack.id, brief)),
    cells: ({ id, measure, target, evidence }) => [optionLabel("primary-objective", id), measure, target, evidence],
  }));
  sheet.paragraph(
    "features.benefit",
    () => "No return on investment is promised: the yearly benefit is worked out once the baseline is measured.",
  );
  return sheet.section("Key Features");
}
