import { expect, test } from "vitest";
import { scheduled } from "#app/features/documents/lint/schedule.ts";
import { documentOf } from "./documents.ts";

test("a shop of one site has no head office to be cut off from", () => {
  const said = (sites: string) =>
    JSON.stringify(documentOf("custom-roadmap", { industry: ["retail"], sites: [sites] }));
  expect(said("1")).toContain("Shop and office are scored separately");
  expect(said("1")).toContain(
    "Compliance and Resilience each have one score for shop and one for office, the others one",
  );
  expect(said("1")).not.toContain("ead office");
  expect(said("4")).toContain("Stores and head office are scored separately");
});

test("what is walked through has half a day of its own, and four readings beside it have more than half a day", () => {
  for (const [industry, area] of [
    ["retail", "the tills"],
    ["manufacturing", "the plant"],
    ["healthcare", "clinical work"],
  ] as const) {
    const tree = documentOf("custom-pilot", {
      "company-size": ["medium"],
      industry: [industry],
      "current-technologies": ["teams"],
      "primary-objective": ["cost-reduction", "digital-transformation", "compliance-objective"],
      "security-requirements": ["mfa", "data-encryption", "compliance", "identity-management"],
    });
    const tasks = scheduled(tree).filter(({ title }) => title.startsWith("Measurement: "));
    expect(tasks.find(({ title }) => title.includes(area))?.title, industry).toBe(`Measurement: ${area}`);
    for (const { title, days } of tasks)
      expect(title.split(", ").length <= 3 || days > 0.5, `${industry}: ${title}, ${days}`).toBe(true);
  }
});
