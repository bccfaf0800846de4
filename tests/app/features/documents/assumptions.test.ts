/** What is assumed because nobody could say: said where something rests on it, and once for what one list settles. */

import { expect, test } from "vitest";
import { configurationsOf } from "#app/features/catalogue/configurations.ts";
import { UNKNOWN } from "#app/features/catalogue/details.ts";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { Brief } from "#app/features/documents/brief/brief.ts";
import { contentOf } from "#app/features/documents/content.ts";
import { OBJECTIVES, objectiveIn } from "#app/features/documents/facts/technologies.ts";
import { inputFor, workedExample } from "./answer-sets.ts";

const briefOf = (solution: string, configuration: string, answers: Answers) =>
  new Brief(
    inputFor({
      ...workedExample(),
      "solution-type": [solution],
      "solution-configuration": [configuration],
      ...answers,
    }),
  );
const assumed = (...given: Parameters<typeof briefOf>) =>
  contentOf(briefOf(...given))
    .assumptions.map(({ text }) => text)
    .join("\n");

test("nobody assumes a distribution point where one small location needs none", () => {
  const told = (sites: string, devices: string) =>
    assumed("configuration-manager", "sccm-small", {
      "company-size": ["small"],
      "distribution-sites": [UNKNOWN],
      sites: [sites],
      devices: [devices],
    }).includes("distribution point");
  expect([told("1", "30"), told("1", "80"), told("2", "30")]).toEqual([false, true, true]);
});

test("no change window is assumed where a focused review changes nothing", () => {
  const told = (id: string) =>
    assumed("custom", id, { "company-size": ["medium"], "change-window": [UNKNOWN] }).includes("Change window");
  expect(Object.fromEntries(configurationsOf("custom").map(({ id }) => [id, told(id)]))).toMatchObject({
    "custom-focused": false,
    "custom-pilot": true,
  });
});

test("the versions of several products are one assumption at every size", () => {
  for (const size of ["small", "medium", "large", "enterprise"]) {
    const text = assumed("hybrid-cloud", "hybrid-vpn", {
      "company-size": [size],
      "current-technologies": ["windows-server", "sql-server"],
    });
    expect(text.match(/The versions of .* in use are unconfirmed/g), size).toEqual([
      "The versions of Windows Server and SQL Server in use are unconfirmed",
    ]);
  }
});

test("a measure compares with a baseline only what there is to measure before, and asks for what gets better", () => {
  const measure = (solution: string, configuration: string, ...technologies: string[]) => {
    const brief = briefOf(solution, configuration, { "current-technologies": technologies });
    const row = OBJECTIVES.find(({ id }) => id === "productivity");
    return row && objectiveIn(row, solution, brief);
  };
  expect(measure("microsoft-365", "m365-new-tenant", "windows-server")?.target).toMatch(/^at most one a day;/);
  expect(measure("microsoft-365", "m365-secure", "office-365")?.target).toMatch(/^not above the baseline;/);
  expect(measure("azure-migration", "azure-rehost", "windows-server")).toMatchObject({
    measure: "Hours of unplanned outage per quarter; cutovers rolled back",
    target: "below the baseline; none",
  });
});
