import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, EVERY, RUNNING } from "./documents.ts";

test.each(EVERY)(
  "%s at %s counts a private endpoint for each vault and each storage behind one",
  (configuration, size) => {
    for (const technologies of [["active-directory"], ["active-directory", "windows-server"]]) {
      const bill = cells(documentOf(configuration, size, { "current-technologies": technologies }), "bill");
      const [, count, formula = ""] = /Private endpoints · (\d+) · ([^·]*)/.exec(bill) ?? [];
      const parts = [...formula.matchAll(/(\d+) for /g)].reduce((sum, [, part]) => sum + Number(part), 0);
      expect(parts).toBe(Number(count ?? 0));
      if (size !== "small") expect(Number(count)).toBe(technologies.length > 1 ? 5 : 3);
    }
  },
);

test("few servers in Azure of a middle size are guarded by the Basic edition, and what inspects is tested", () => {
  const tree = (size: string, answers: Answers = {}) =>
    documentOf("hybrid-vpn", size, {
      industry: ["education"],
      "cloud-maturity": ["some"],
      "current-technologies": ["active-directory", "azure-services"],
      "security-requirements": ["mfa"],
      ...answers,
    });
  expect(cells(tree("medium"), "bill")).toMatch(/Azure Firewall Basic · 1 · .* USD 65 per TB/);
  expect(cells(tree("medium", { "security-requirements": ["zero-trust"] }), "bill")).toMatch(/Azure Firewall · 1/);
  expect(cells(tree("large"), "bill")).toMatch(/Azure Firewall · 1 · 1, in the hub/);
  expect(cells(tree("large"), "approach.tests")).not.toContain("HaxerMen");
  const inspected = tree("large", { industry: ["finance"] });
  expect(cells(inspected, "architecture.components")).toContain("TLS inspection with a Key Vault certificate");
  expect(cells(inspected, "approach.tests")).toContain("refused, with the signature in the firewall log");
});

test("no firewall is paid for in a region where no server starts", () => {
  const bill = (configuration: string) => cells(documentOf(configuration, "enterprise", RUNNING), "bill");
  for (const configuration of ["hybrid-vpn", "hybrid-expressroute"]) {
    expect(bill(configuration)).toMatch(/Azure Firewall[^·]* · 1 · 1, in the hub used for recovery/);
    expect(bill(configuration)).toMatch(/NAT gateway · 1 · 1 for the second region's controller/);
  }
  expect(bill("hybrid-virtual-wan")).not.toContain("NAT gateway");
});

test("what copies pay on their way through private endpoints is in the bill", () => {
  const bill = (servers: string) => cells(documentOf("hybrid-vpn", "medium", { servers: [servers] }), "bill");
  expect(bill("300")).toMatch(
    /Data through private endpoints · 36 · 30 days of changes, in TB, rounded up · USD 10 [^\n]* · 4,320$/m,
  );
  expect(bill("20")).toMatch(/Data through private endpoints · 3 · [^\n]* · 360$/m);
});

test("a wider circuit costs more than a narrower one, and none more than its width", () => {
  const widths = [PRICES["er-100m"], PRICES["er-200m"], PRICES["er-500m"], PRICES["er-1g"], PRICES["er-2g"]];
  for (const [index, wider] of widths.slice(1).entries()) {
    const narrower = widths[index];
    expect(wider.low).toBeGreaterThan(narrower?.high ?? 0);
    expect(wider.high).toBeLessThanOrEqual(2.5 * (narrower?.low ?? 0));
  }
  expect(cells(documentOf("hybrid-expressroute", "medium"), "appendix.assumptions")).toContain(
    "at up to 2.5 times its",
  );
});

test("a circuit is the smallest that carries the load, at the listed price of 1 Gbps and beside a guide to what its provider adds", () => {
  const bill = (bandwidth: string) =>
    cells(documentOf("hybrid-expressroute", "small", { ...RUNNING, bandwidth: [bandwidth] }), "bill");
  expect(bill("72")).toMatch(/ExpressRoute circuit, 100 Mbps · 1 · as sized, at about a quarter of the listed USD 436/);
  expect(bill("90")).toContain("ExpressRoute circuit, 200 Mbps · 1");
  expect(bill("72")).toMatch(
    /Charges of the circuit provider · 1 · quoted per circuit; guide until then, [^·]*: USD 300 to/,
  );
});
