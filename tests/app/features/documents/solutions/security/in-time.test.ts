import { expect, test } from "vitest";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { fixedDay, weeksUntil } from "#app/features/documents/plan/fixed-date.ts";
import { contentFor } from "#tests/app/features/documents/composed.ts";
import { securityDocument, securityInput } from "./documents.ts";

const LATE = { "company-size": ["enterprise"], "current-technologies": ["active-directory"], deadline: ["2027-04-07"] };

test("a project that misses its date says what it has delivered by then, and leaves the price to the decision", () => {
  const { brief, plan, tasks } = contentFor(securityInput("security-detection", LATE));
  const weeks = weeksUntil(fixedDay(brief) ?? 0, plan.start);
  const done = tasks.filter(({ to }) => to <= weeks).map(({ title }) => title);
  const [, named = ""] =
    /By 7 April 2027 the plan has delivered ([^:]*): the smaller scope that “Decisions required” prices/.exec(
      toMarkdown(securityDocument("security-detection", LATE)),
    ) ?? [];
  expect(named).toContain("quick wins");
  expect(toMarkdown(securityDocument("security-detection", LATE))).toMatch(
    /[Aa] scope that ends in time( \([^)]+\))? is T-1\.1/,
  );
  expect(named.includes("accounts in the tenant")).toBe(done.some((title) => title.includes("Directory synch")));
  expect(named.includes("Sentinel")).toBe(done.some((title) => title.includes("Sentinel")));
  expect(named.includes("detection on devices")).toBe(done.some((title) => title.includes("Detection rollout")));
});

test("a project that ends in time offers no smaller scope", () => {
  const tree = securityDocument("security-detection", { ...LATE, deadline: ["2029-04-06"] });
  expect(toMarkdown(tree)).not.toContain("the smaller scope that");
});
