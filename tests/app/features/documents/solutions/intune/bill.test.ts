import { expect, test } from "vitest";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, everySize } from "./documents.ts";

test("nothing of a site is bought", () => {
  for (const tree of everySize({ "cloud-maturity": ["significant"] }))
    expect(cells(tree, "bill")).not.toMatch(/System Center|SQL Server|site systems|Configuration Manager|gateway/);
});

test("a plan that carries Intune is listed as owned and not summed; without one the suite is bought", () => {
  const bill = (technology: string, level: string) =>
    cells(
      documentOf("medium", {
        "current-technologies": ["active-directory", technology],
        "cloud-maturity": [level],
        industry: ["finance"],
      }),
      "bill",
    );
  expect(bill("office-365", "some")).toMatch(/Business Premium.*owned/);
  expect(bill("windows-server", "no-cloud")).toMatch(/Enterprise Mobility \+ Security E3 · 250 · /);
});

test("servers that are hardened are audited by a line of their own", () => {
  const bill = (industry: string) =>
    cells(
      documentOf("enterprise", { industry: [industry], "primary-objective": ["innovation"], servers: ["200"] }),
      "bill",
    );
  expect(bill("government")).toMatch(/Azure machine configuration.* · 200 · /);
  expect(bill("technology")).not.toContain("machine configuration");
});
