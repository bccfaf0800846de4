import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { contentFor } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { everyDocument, SIZES, securityDocument, securityInput } from "./documents.ts";

test("scripts that run in no cloud do not stop by its policies", () => {
  for (const tree of everyDocument({}))
    expect(toMarkdown(tree)).not.toContain("Scripts that use personal accounts fail");
});

test("alerts come from what the project sets up", () => {
  const risks = (configuration: string, size: string) =>
    cells(
      securityDocument(configuration, {
        "company-size": [size],
        "current-technologies": ["active-directory", "office-365"],
        "security-requirements": ["mfa"],
      }),
      "appendix.risks",
    );
  expect(risks("security-identity", "enterprise")).toContain("Alerts from Sentinel may go unreviewed");
  expect(risks("security-tier0", "medium")).toContain("Alerts from the directory may go unreviewed");
});

test("the only domain controller is feared for as such, and is not restricted first", () => {
  const feared = (controllers: string) =>
    cells(
      securityDocument("security-tier0", {
        "company-size": ["small"],
        "current-technologies": ["active-directory"],
        "domain-controllers": [controllers],
      }),
      "appendix.risks",
    );
  expect(feared("1")).toMatch(/only domain controller · 3 × 5 = 15 · PCs first and the domain controller last/);
  expect(feared("2")).not.toContain("only domain controller");
});

test("a road map that nobody starts is noticed while its first steps, due after thirty days, can still be done", () => {
  for (const size of SIZES) {
    const { plan } = contentFor(securityInput("security-assessment", { "company-size": [size] }));
    const [, day = ""] =
      /No road-map action has started by (\d+ \w+ \d{4})/.exec(
        toMarkdown(securityDocument("security-assessment", { "company-size": [size] })),
      ) ?? [];
    const days = Date.parse(`${day} UTC`) / 86_400_000 - plan.end;
    expect(days, size).toBeGreaterThanOrEqual(10);
    expect(days, size).toBeLessThan(17);
  }
});

test("a mail server without updates and a trust with another party are risks of the directory that is hardened", () => {
  const risks = (answers: Answers) =>
    cells(securityDocument("security-tier0", { "company-size": ["medium"], ...answers }), "appendix.risks");
  const mail = { "current-technologies": ["active-directory", "exchange-server"] };
  expect(risks(mail)).toMatch(/Exchange Server [^·]*gets no security updates and holds rights over the directory/);
  expect(risks({ "current-technologies": ["active-directory"] })).not.toContain("gets no security updates");
  expect(risks({ "deadline-reason": ["merger"] })).toContain("opens the hardened directory to the other party's");
});
