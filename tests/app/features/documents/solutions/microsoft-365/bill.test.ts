import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, everyDocument, school } from "./documents.ts";

test("a gateway is bought where flows read databases, and stands in the architecture", () => {
  const answers: Answers = { "integration-needs": ["database-systems", "reporting-tools"] };
  const makers = documentOf("m365-new-tenant", { ...answers, "current-technologies": ["power-platform"] });
  expect(cells(makers, "bill")).toContain("data gateway");
  expect(cells(makers, "architecture.components")).toContain("On-premises data gateway");
  expect(cells(documentOf("m365-new-tenant", answers), "bill")).not.toContain("data gateway");
  const few = { ...answers, "company-size": ["small"], "current-technologies": ["power-platform"] };
  expect(cells(documentOf("m365-new-tenant", few), "bill")).not.toContain("data gateway");
  expect(cells(documentOf("m365-new-tenant", few), "architecture.components")).toContain("single member");
});

test("a plan above what is taken to be held is paid as a step", () => {
  const answers: Answers = { "company-size": ["enterprise"], "current-technologies": ["office-365"] };
  const tree = documentOf("m365-secure", answers);
  expect(cells(tree, "bill")).toContain("Step from Microsoft 365 E3 to E5");
  expect(plainOf(tree, "budget.owned")).toContain("Microsoft 365 E3");
  expect(cells(documentOf("m365-secure", { ...answers, "current-technologies": ["none"] }), "bill")).toContain(
    "Microsoft 365 E5",
  );
});

test("a health check neither buys the plan that is held nor moves mail", () => {
  const tree = documentOf("m365-optimise", { "company-size": ["enterprise"] });
  expect(plainOf(tree, "budget.owned")).toContain("Microsoft 365 E5");
  expect(cells(tree, "timeline.tasks")).not.toMatch(/[Mm]ailbox|Mail and file/);
  expect(cells(tree, "options.description")).toContain("Licences only");
});

test("E5 for everybody is bought only for what asks for it, and never for less cost", () => {
  const bill = (answers: Answers) =>
    cells(
      documentOf("m365-new-tenant", { "company-size": ["enterprise"], "security-requirements": ["mfa"], ...answers }),
      "bill",
    );
  const asked = ["threat-protection", "data-loss-prevention"];
  expect(bill({ "primary-objective": ["productivity"] })).not.toContain("E5");
  expect(bill({ "primary-objective": ["enhance-security"], "security-requirements": asked })).toContain(
    "Microsoft 365 E5 ·",
  );
  for (const objective of ["productivity", "digital-transformation", "cost-reduction"])
    expect(bill({ "primary-objective": [objective], "security-requirements": asked }), objective).toContain(
      "E5 for the sensitive",
    );
});

test("a health check buys no step, no backup and no server", () => {
  for (const { name, tree } of everyDocument({ "security-requirements": ["data-loss-prevention", "compliance"] })) {
    if (name.startsWith("m365-optimise"))
      expect(cells(tree, "bill"), name).not.toMatch(/Step (to|from)|[Bb]ackup of|Windows Server/);
  }
});

test("nobody buys servers for agents that run on those of the directory", () => {
  for (const { name, tree } of everyDocument())
    expect(toMarkdown(tree), name).not.toMatch(/Windows Server for synchronisation \|.*\| [A-Z]{3} [^|]*per licence/);
});

test("what E5 is chosen for is paid by its line", () => {
  const tree = documentOf("m365-secure", {
    "company-size": ["enterprise"],
    "security-requirements": ["threat-protection", "mobile-device-management"],
    "current-technologies": ["active-directory"],
  });
  const line = /^(B-\d+) · Microsoft 365 E5 ·/m.exec(cells(tree, "bill"))?.[1] ?? "none";
  expect(cells(tree, "appendix.traceability")).toMatch(new RegExp(`^Threat protection.*; ${line}$`, "m"));
  expect(cells(tree, "appendix.traceability")).toMatch(new RegExp(`^Mobile device management.*; ${line}`, "m"));
});

test("A5 is bought for a fifth of a school's staff only where something is asked for that needs it", () => {
  const bill = (...asked: string[]) => cells(school("m365-new-tenant", { "security-requirements": asked }), "bill");
  expect(bill("mfa")).toContain("Step to Microsoft 365 A5 for administrators, academic");
  expect(bill("mfa")).not.toContain("sensitive group");
  expect(bill("data-loss-prevention")).toContain("A5 for the sensitive group and administrators");
});

test("the log that proves the emergency accounts is a cost of the second factor", () => {
  const trace = cells(
    documentOf("m365-secure", { "security-requirements": ["mfa", "identity-management"] }),
    "appendix.traceability",
  );
  const lineOf = (item: string) =>
    new RegExp(`(B-\\d+) · ${item}`).exec(
      cells(documentOf("m365-secure", { "security-requirements": ["mfa", "identity-management"] }), "bill"),
    )?.[1];
  const log = lineOf("Log workspace") ?? "none";
  const row = (title: string) => trace.split("\n").find((line) => line.includes(title));
  expect(row("Multi-factor")).toContain(log);
  expect(row("Identity management")).not.toContain(log);
});
