import { expect, test } from "vitest";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { everywhere } from "./documents.ts";

test("who wants to grow reads what each step adds and costs, and nobody else", () => {
  for (const tree of everywhere({ "primary-objective": ["scalability"] })) {
    expect(cells(tree, "pki.growth")).toMatch(
      /^(Second|Further) issuing CA · .* · (\d days \([^)]*\d\); Windows .*\d|option B)$/m,
    );
    expect(cells(tree, "pki.growth")).toMatch(/^A further site · .* · 1 day \(.*\d\); Windows .*\d$/m);
  }
  for (const tree of everywhere({ "primary-objective": ["productivity"] }))
    expect(tableOf(tree, "pki.growth")).toBeUndefined();
});

test("what a further user costs is said beside what a device does not, up to the users of the configuration", () => {
  const mobile = { "primary-objective": ["scalability"], "security-requirements": ["mobile-device-management"] };
  for (const tree of everywhere(mobile)) {
    const row = cells(tree, "pki.growth").split("\n")[0] ?? "";
    expect(row).toMatch(/ · none per device; per user USD 40 – 55 once for access/);
    expect(row.includes("USD 24 a year (Cloud PKI)")).toBe(cells(tree, "bill").includes("Cloud PKI licence"));
    expect(row).toContain("USD 108 a year (Intune) unless licensed");
    expect(row).toMatch(/up to the (100 users of this configuration; beyond, option B|[\d,]+ users)|up to ten times/);
  }
  for (const tree of everywhere({ "primary-objective": ["scalability"], "security-requirements": ["compliance"] }))
    expect(cells(tree, "pki.growth")).not.toContain("for phones");
});
