/** What is assumed because nobody could say: said where something rests on it, and once for what one list settles. */

import { expect, test } from "vitest";
import { UNKNOWN } from "#app/features/catalogue/details.ts";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { Brief } from "#app/features/documents/brief/brief.ts";
import { contentOf } from "#app/features/documents/content.ts";
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

test("who plans with servers that nobody counted reads how many days follow them", () => {
  const wrong = (servers: string) =>
    contentOf(
      briefOf("configuration-manager", "sccm-medium", { "company-size": ["medium"], servers: [servers] }),
    ).assumptions.map(({ ifWrong }) => ifWrong);
  expect(wrong(UNKNOWN)).toContain(
    "+10% effort at each further multiple of three sites; 5% of the effort basis follows servers; dependent cost lines in proportion",
  );
  expect(wrong("20").join()).not.toContain("follows servers");
});
