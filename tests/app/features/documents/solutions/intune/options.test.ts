import { expect, test } from "vitest";
import { isAhead, isRecommended } from "#app/features/documents/options/appraisal.ts";
import { recommendedInstead } from "#app/features/documents/recommended-instead.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { contentFor, samples } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf } from "./documents.ts";

const SITES = ["sccm-small", "sccm-medium", "sccm-enterprise"];

test("where a site's document puts Intune alone in front, its own document recommends what it designs", () => {
  let led = 0;
  let kept = 0;
  for (const { answers, ...rest } of samples(1200)) {
    if (!SITES.includes(answers["solution-configuration"]?.[0] ?? "")) continue;
    const content = contentFor({ ...rest, answers });
    if (content.appraisal.winner.row.name !== "Intune only") continue;
    led += 1;
    const own = contentFor({ ...rest, answers: { ...answers, "solution-configuration": ["sccm-intune"] } });
    if (!isAhead(own)) kept += 1;
  }
  expect(led).toBeGreaterThan(30);
  expect(kept / led).toBeGreaterThan(0.9);
});

test("the summary offers it with one button where it leads", () => {
  let offered = 0;
  for (const input of samples(400)) {
    const instead = recommendedInstead(input);
    if (instead?.recommended !== "Intune only") continue;
    if (instead.configuration) expect(instead.configuration.id).toBe("sccm-intune");
    offered += instead.configuration ? 1 : 0;
  }
  expect(offered).toBeGreaterThan(5);
});

test("a site that is recommended beside it names the configuration that designs it, by the clients that there are", () => {
  const named = (size: string, devices: string) =>
    cells(documentOf(size, { devices: [devices] }), "options.description");
  expect(named("medium", "200")).toMatch(/^B: Small Configuration Manager site, co-managed/m);
  expect(named("large", "900")).toMatch(/^B: Medium Configuration Manager site, co-managed/m);
  expect(named("enterprise", "12000")).toMatch(/^B: Enterprise Configuration Manager site, co-managed/m);
});

test("no site is ranked where its server has no directory to join, and the present tools are none of the choices", () => {
  const tree = documentOf("large", { "current-technologies": ["teams"] });
  expect(plainOf(tree, "options.verdict")).toContain("must be a member of a directory");
  for (const input of samples(300)) {
    if (input.answers["solution-configuration"]?.[0] !== "sccm-intune") continue;
    const { appraisal } = contentFor(input);
    expect(appraisal.winner.row.name).not.toBe("Present tools kept");
    expect(isRecommended(appraisal) && appraisal.winner === appraisal.designed).toBe(false);
  }
});
