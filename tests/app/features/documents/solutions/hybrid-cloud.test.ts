import { expect, test } from "vitest";
import { configurationsOf } from "#app/features/catalogue/configurations.ts";
import { type Answers, requireQuestion } from "#app/features/catalogue/steps.ts";
import { composeDocument } from "#app/features/documents/compose.ts";
import type { DocumentTree } from "#app/features/documents/tree.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { cells } from "./cells.ts";

const documentOf = (configuration: string, size: string, answers: Answers = {}): DocumentTree =>
  composeDocument(
    inputFor({
      ...workedExample(),
      "solution-type": ["hybrid-cloud"],
      "solution-configuration": [configuration],
      "company-size": [size],
      timeline: ["6-12-months"],
      ...answers,
    }),
  );

const SIZES = requireQuestion("company-size").options.map(({ id }) => id);
const EVERY = configurationsOf("hybrid-cloud").flatMap(({ id }) => SIZES.map((size) => [id, size] as const));

test.each(EVERY)("%s at %s recovers into a region with a domain controller", (configuration, size) => {
  const tree = documentOf(configuration, size);
  expect(cells(tree, "architecture.components")).toContain("Domain controller in Azure");
  expect(cells(tree, "decisions")).not.toMatch(/replicas; its network/);
});

test("a clinic tests the loss of its link at every size", () => {
  for (const [configuration, size] of EVERY)
    expect(cells(documentOf(configuration, size), "approach.tests")).toMatch(/^AT-1 · Site cut off/);
});

test("what is part of a plan is said of the plans that the client can buy", () => {
  const bill = (industry: string) =>
    cells(documentOf("hybrid-vpn", "medium", { industry: [industry], "primary-objective": ["remote-work"] }), "bill");
  expect(bill("education")).toContain("part of Microsoft 365 A3");
  expect(bill("retail")).toContain("part of Business Premium");
});
