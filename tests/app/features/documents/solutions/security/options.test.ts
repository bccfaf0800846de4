import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { everyDocument, SIZES, securityDocument } from "./documents.ts";

test("an assessment and a foundation of identity rank nothing that leaves out what they are", () => {
  for (const tree of everyDocument({ "primary-objective": ["cost-reduction"], "current-technologies": ["office-365"] }))
    expect(toMarkdown(tree)).not.toMatch(/Before ordering[^.]*(Self-assessment|Security defaults)/);
});

test("a small organisation reads what each option costs to run", () => {
  const table = tableOf(securityDocument("security-detection", { "company-size": ["small"] }), "options.figures");
  expect(table?.columns.map(({ title }) => title)).toContain("Annual");
});

test("the same stack with somebody else's watch is no rival of it", () => {
  for (const size of SIZES) {
    const tree = securityDocument("security-detection", { "company-size": [size] });
    expect(plainOf(tree, "options.verdict")).toMatch(/ is not ranked: it is A with outsourced monitoring/);
  }
});

test("another provider of sign-in is paid for itself, and not beside what it replaces", () => {
  const tree = securityDocument("security-identity", {
    "company-size": ["large"],
    "security-requirements": ["mfa"],
    "current-technologies": ["office-365"],
  });
  const [, line] = /(B-\d+) · Entra ID P2 for risk-based policies/.exec(cells(tree, "bill")) ?? [];
  expect(line).toBeDefined();
  expect(cells(tree, "options.basis")).toMatch(
    new RegExp(`priced lines of A except [^;]*${line}; [\\d,]+ × Third-party second factor and single sign-on`),
  );
});

test("roles on request beside products of other makers have the plan that they need", () => {
  const tree = (answers: Answers) =>
    securityDocument("security-detection", {
      "current-technologies": ["office-365"],
      industry: ["government"],
      "security-requirements": ["data-loss-prevention"],
      ...answers,
    });
  const large = tree({ "company-size": ["enterprise"], "primary-objective": ["cost-reduction"] });
  expect(cells(large, "outline.cost")).toMatch(/Microsoft Entra ID P2 · 12 · .* · USD 1,440/);
  expect(toMarkdown(large)).toMatch(/third-party detection on [\d,]+ devices and 375 servers/);
  expect(toMarkdown(large)).toContain("risk-based ones for administrators only");
  expect(toMarkdown(tree({ "company-size": ["medium"] }))).not.toContain("risk-based ones for administrators");
  const school = tree({ "company-size": ["enterprise"], industry: ["education"] });
  expect(cells(school, "options.figures")).toContain("Entra ID P2 for administrators, by academic quotation");
});

test("whoever loses E5 to products of other makers keeps a plan for sign-in and devices", () => {
  const tree = securityDocument("security-detection", {
    "company-size": ["enterprise"],
    "security-requirements": ["mfa", "data-loss-prevention"],
  });
  const group = /Microsoft 365 E5 for the sensitive group · ([\d,]+) · /.exec(cells(tree, "bill"))?.[1];
  expect(group).toBeDefined();
  expect(cells(tree, "options.basis")).toContain(`${group} × Enterprise Mobility + Security E5`);
  const without = securityDocument("security-detection", {
    "company-size": ["enterprise"],
    "security-requirements": ["mfa"],
  });
  expect(cells(without, "options.basis")).not.toContain("× Enterprise Mobility + Security E5");
});

test("an assessment earns no score for costing less than what it leaves to its road map", () => {
  for (const size of SIZES) {
    const text = toMarkdown(
      securityDocument("security-assessment", {
        "company-size": [size],
        "primary-objective": ["cost-reduction", "productivity"],
      }),
    );
    expect(text, size).toContain("Cost reduction is not scored on totals, because the options cover different work.");
    const [, days, added] = /, or ([\d,]+) with 20%[^:]*: ([A-Z]{3} [\d,]+) at the engineer's rate/.exec(text) ?? [];
    expect(text, size).toMatch(
      new RegExp(`\\| A.* \\| .*its steps, ${days} days, ${added} with contingency.* \\|$`, "m"),
    );
  }
});

test("a third-party sign-in says what it leaves out of the plan that it replaces", () => {
  const tree = securityDocument("security-identity", { "company-size": ["enterprise"] });
  expect(toMarkdown(tree)).toMatch(/^\| [B-F] \|.*risk-based policies of Entra ID except for administrators \|$/m);
});

test("a third-party sign-in that is ranked buys the plans for device conditions and roles on request", () => {
  const basis = (technologies: string[]) =>
    cells(
      securityDocument("security-identity", {
        "company-size": ["enterprise"],
        "current-technologies": technologies,
        "security-requirements": ["mfa"],
      }),
      "options.basis",
    );
  const singly = basis(["active-directory"]);
  expect(singly).toMatch(/single sign-on[^;]*; [\d,]+ × Enterprise Mobility \+ Security E3/);
  for (const text of [singly, basis(["office-365"])]) expect(text).toMatch(/; \d+ × [^;]*Entra ID P2/);
});

test("a machine that the client keeps for the project is work to run", () => {
  const effort = (size: string, technology = "none") => {
    const tree = securityDocument("security-detection", {
      "company-size": [size],
      industry: ["other"],
      "current-technologies": [technology],
    });
    const collects = cells(tree, "architecture.components").includes("Log collector");
    return [collects, /Low effort to run · [\d.]+% · (\d)/.exec(cells(tree, "options.scores"))?.[1]];
  };
  expect(effort("enterprise")).toEqual([true, "3"]);
  expect(effort("medium")).toEqual([false, "4"]);
  expect(effort("medium", "active-directory")).toEqual([false, "3"]);
});

test("what the detection of a plan for small organisations lacks is said of it", () => {
  const drawbacks = (size: string) =>
    cells(securityDocument("security-detection", { "company-size": [size] }), "options.description");
  expect(drawbacks("medium")).toContain("Defender for Business has no advanced hunting");
  expect(drawbacks("large")).not.toContain("advanced hunting");
});

test("a project that adds cost earns no more than two points for lower cost", () => {
  for (const size of SIZES)
    for (const configuration of ["security-identity", "security-detection"]) {
      const tree = securityDocument(configuration, {
        "company-size": [size],
        "primary-objective": ["cost-reduction"],
        "current-technologies": ["office-365"],
      });
      expect(plainOf(tree, "summary.situation")).toContain("The project adds cost");
      const [, scores = ""] = /^Cost reduction · [^·]* · (.*)$/m.exec(cells(tree, "options.scores")) ?? [];
      expect(scores).not.toBe("");
      for (const score of scores.split(" · ").map(Number)) {
        expect(score, cells(tree, "options.scores")).toBeGreaterThanOrEqual(1);
        expect(score, cells(tree, "options.scores")).toBeLessThanOrEqual(2);
      }
      expect(plainOf(tree, "options.rules")).toContain("As every option adds cost");
    }
});

test("detection without licences for policies is weighed too, unless policies or devices were asked for", () => {
  const weighed = (requirement: string) =>
    securityDocument("security-detection", {
      "company-size": ["enterprise"],
      "current-technologies": ["active-directory"],
      "security-requirements": [requirement],
    });
  const lean = "B: Detection first, access policies later";
  expect(cells(weighed("compliance"), "options.description")).toContain(lean);
  expect(toMarkdown(weighed("compliance"))).toMatch(
    /B includes:\*\* the priced lines of A except [^;]*; 12 × Microsoft Entra/,
  );
  expect(toMarkdown(weighed("zero-trust"))).toMatch(
    /\b[B-F][^.]* (is|are) not ranked: [^.]*policies or managed devices/,
  );
});

test("a small organisation can rebuild the sum of what is built at once: it reads which keys are in it", () => {
  const small = toMarkdown(
    securityDocument("security-assessment", { "company-size": ["small"], "current-technologies": ["exchange-server"] }),
  );
  expect(small).toMatch(
    /B takes A’s road-map steps and purchases, with \d+ more security keys \([A-Z]{3} [\d,]+\)\. A with these steps/,
  );
  const larger = toMarkdown(securityDocument("security-assessment", { "company-size": ["large"] }));
  expect(larger).toMatch(/B takes A’s road-map steps and purchases\. A with these steps/);
});

test("three years on the first page name what a guide alone prices, as the table of options does", () => {
  let named = 0;
  for (const size of SIZES) {
    const tree = securityDocument("security-identity", {
      "company-size": [size],
      industry: ["finance"],
      "current-technologies": ["windows-server", "active-directory", "office-365", "teams", "power-platform"],
      "primary-objective": ["enhance-security", "innovation"],
      "security-requirements": ["threat-protection"],
      "integration-needs": ["reporting-tools"],
    });
    const [, line] = / with (B-\d\d)\b/.exec(cells(tree, "options.figures")) ?? [];
    const told = plainOf(tree, "summary.recommendation");
    if (!line || !/over three years[^.]* costs/i.test(told)) continue;
    expect(told).toMatch(new RegExp(`over three years and with ${line} [A-F] costs`, "i"));
    named += 1;
  }
  expect(named).toBeGreaterThan(0);
});
