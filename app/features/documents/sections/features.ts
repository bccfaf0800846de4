/** Key Features: what serves the objectives, and how success is measured. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { optionLabel } from "#app/features/documents/brief/option-label.ts";
import type { Content } from "#app/features/documents/content.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { OBJECTIVES, objectiveIn } from "#app/features/documents/facts/technologies.ts";
import { chosenRows } from "#app/features/documents/pack.ts";
import { Sheet } from "#app/features/documents/tree/sheet.ts";
import type { Section, Text } from "#app/features/documents/tree/tree.ts";
import { clause, sentence } from "#app/features/documents/words.ts";

const MOST_MEASURES = 8;

export function featuresSection(content: Content): Section {
  const { brief } = content;
  const sheet = new Sheet(brief.reader);
  sheet.list("features.benefits", () => benefitsOf(content));
  sheet.heading("Measures of success");
  sheet.table("features.measures", () => ({
    caption: captionOf(brief),
    columns: ["Objective", "Measure", "Target", "Evidence"],
    rows: OBJECTIVES.filter(({ id }) => brief.has("primary-objective", id))
      .slice(0, MOST_MEASURES)
      .map((row) => objectiveIn(row, content.pack.id, brief)),
    cells: ({ id, measure, target, evidence }) => {
      const shown = brief.has("company-size", "small") ? firstOf(measure, target) : [measure, target];
      return [optionLabel("primary-objective", id), ...shown, evidence];
    },
    inWords: ({ id, measure, target, evidence }) => [
      optionLabel("primary-objective", id),
      `${measure}. Target: ${clause(target)}.${brief.has("company-size", "small") ? "" : ` Evidence: ${clause(evidence)}.`}`,
    ],
  }));
  return sheet.section("Key Features");
}

/** One measure with its target: what a small organisation keeps counting. */
function firstOf(measure: string, target: string): string[] {
  const [measures, targets] = [measure.split("; "), target.split("; ")];
  return measures.length === targets.length ? [measures[0] ?? measure, targets[0] ?? target] : [measure, target];
}

/** What an assessment leaves behind, and a platform that is not there yet, had no state before. */
function captionOf(brief: Brief): string {
  if (brief.holds(ASSESSES)) return "Measures and their targets";
  if (brief.has("solution-configuration", "azure-landing-zone"))
    return "Measures, with a baseline from phase 1 where there is one";
  return "Measures, each with a baseline taken in phase 1";
}

/** At most three, each with a feature of its own as far as there are enough. */
type Benefit = { labels: string[]; effect: string };

/** What the first three objectives get; objectives that one feature alone serves share a line. */
function benefitsOf({ brief, pack }: Content): Text[] {
  const benefits: Benefit[] = [];
  const features = chosenRows(pack.features, brief);
  for (const row of OBJECTIVES.filter(({ id }) => brief.has("primary-objective", id)).slice(0, 3)) {
    const { id, emphasis } = objectiveIn(row, pack.id, brief);
    const serving = features
      .filter(({ objectives }) => objectives.includes(id))
      .map(({ feature, effect }) => `${feature}: ${clause(effect)}`);
    const shown = (effect: string) => benefits.find((benefit) => benefit.effect === effect);
    const effect = serving.find((text) => !shown(text)) ?? serving[0] ?? sentence(emphasis);
    const benefit = shown(effect) ?? { labels: [], effect };
    if (benefit.labels.length === 0) benefits.push(benefit);
    benefit.labels.push(optionLabel("primary-objective", id));
  }
  return benefits.map(({ labels, effect }) => [{ strong: `${labels.join(" and ")}. ` }, `${effect}.`]);
}
