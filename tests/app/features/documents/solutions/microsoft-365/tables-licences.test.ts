import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf } from "./documents.ts";

test("loss prevention is not promised to people on the frontline plan, which carries none", () => {
  const shift: Answers = {
    industry: ["manufacturing"],
    "security-requirements": ["data-loss-prevention"],
    "shift-workers": ["60"],
  };
  for (const configuration of ["m365-new-tenant", "m365-secure"]) {
    const tree = documentOf(configuration, shift);
    expect(cells(tree, "security.controls")).toContain("in mail and files (excluding F3 users, whose plan has none)");
    expect(cells(tree, "decisions")).toMatch(
      /no desktop Office, Defender for Office 365 or (data loss prevention \(DLP\)|DLP):/,
    );
    const large = documentOf(configuration, { ...shift, "company-size": ["large"] });
    expect(cells(large, "m365.purview")).toContain("Of these, on F3 (shift workers) · manual labels, 180-day audit");
  }
  const nobody = documentOf("m365-secure", { ...shift, "shift-workers": ["0"], "company-size": ["large"] });
  for (const table of ["security.controls", "m365.purview"]) expect(cells(nobody, table)).not.toContain("F3");
});

test("a second price list is spoken of where the budget uses one", () => {
  const intro = (answers: Answers) => toMarkdown(documentOf("m365-new-tenant", answers));
  const small = { "company-size": ["small"] };
  expect(intro({ ...small, industry: ["finance"] })).toContain("The budget uses EUR prices");
  expect(intro({ ...small, industry: ["education"] })).not.toContain("The budget uses EUR prices");
  expect(intro({ "company-size": ["large"] })).not.toContain("The budget uses EUR prices");
});

test("the step that loss prevention on devices asks for is the suite beside the plan, not the dearest plan", () => {
  const plans = (size: string, ...asked: string[]) =>
    cells(documentOf("m365-optimise", { "company-size": [size], "security-requirements": asked }), "m365.plans");
  for (const size of ["small", "medium"]) {
    const asked = plans(size, "data-loss-prevention");
    expect(asked).toMatch(/Purview suite · 10 on top · .* · finding, if the data call for it/);
    expect(asked).toMatch(/Microsoft 365 E5 · 60 · .* · costs more than the suite/);
    expect(plans(size, "mfa")).not.toContain("Purview suite ·");
  }
});
