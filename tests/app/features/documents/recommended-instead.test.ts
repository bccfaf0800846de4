import { expect, test } from "vitest";
import { findConfiguration } from "#app/features/catalogue/configurations.ts";
import { recommendedInstead } from "#app/features/documents/recommended-instead.ts";
import { PACKS } from "#app/features/documents/solutions/packs.ts";
import { contentFor, samples } from "./composed.ts";

test("what is told before a document is made is what the document recommends, and what is offered recommends what it designs", () => {
  let told = 0;
  let offered = 0;
  for (const input of samples(200)) {
    const instead = recommendedInstead(input);
    const { winner, designed } = contentFor(input).appraisal;
    expect(instead !== null).toBe(winner !== designed);
    if (!instead) continue;
    expect(instead.recommended).toBe(winner.row.name);
    told += 1;
    if (!instead.configuration) continue;
    const answers = { ...input.answers, "solution-configuration": [instead.configuration.id] };
    const other = contentFor({ ...input, answers }).appraisal;
    expect(other.winner).toBe(other.designed);
    offered += 1;
  }
  expect(told).toBeGreaterThan(5);
  expect(offered).toBeGreaterThan(2);
});

test("an option is designed by a configuration of its own solution", () => {
  const named = PACKS.flatMap(({ id, options }) => options.map(({ configuration }) => ({ id, configuration })));
  const configured = named.filter(({ configuration }) => configuration);
  expect(configured.length).toBeGreaterThan(5);
  for (const { id, configuration } of configured) expect(findConfiguration(configuration)?.solution).toBe(id);
});
