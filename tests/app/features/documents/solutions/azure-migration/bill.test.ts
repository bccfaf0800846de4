import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import {
  CONFIGURATIONS,
  documentOf,
  EVERY,
  inputOf,
  landing,
  monthOf,
  rowsOf,
  SIZES,
} from "#tests/app/features/documents/solutions/azure-migration/documents.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

const NEEDED: Answers = { "integration-needs": ["third-party-apis", "erp"], "primary-objective": ["remote-work"] };

const numberOf = (text: string): number => Number(text.replaceAll(",", ""));

/** `0.2 TB × (8 rehosted machines + 4 databases)` → 2.4; null where no terms are printed. */
function termsOf(basis: string): number | null {
  if (!/\d (?:of \d+ )?(?:rehosted|domain|new|hub|gateway)/.test(basis)) return null;
  const [each, inner] = /^([\d.]+)[^×]* × (.*)$/.exec(basis)?.slice(1) ?? ["1", basis];
  const [first = 0, ...others] = (inner ?? "")
    .replace(/[(),]/g, " ")
    .split(" + ")
    .map((term) => numberOf(/\d[\d.]*/.exec(term)?.[0] ?? ""));
  const rest = others.reduce((sum, count) => sum + count, 0);
  return /hub/.test(basis) ? Number(each) * first + rest : Number(each) * (first + rest);
}

test.each(CONFIGURATIONS)("%s promises no private endpoint that the bill leaves out", (configuration) => {
  for (const size of SIZES) {
    const tree = documentOf(configuration, size, { "security-requirements": ["zero-trust", "data-loss-prevention"] });
    const promised = cells(tree, "security.controls").includes("private endpoint");
    expect(cells(tree, "bill").includes("Private endpoints"), size).toBe(promised);
  }
});

test("machines of a data gateway are bought where somebody reads through it", () => {
  const bill = (...integrations: string[]) =>
    cells(documentOf("azure-platform", "enterprise", { "integration-needs": integrations }), "bill");
  expect(bill("erp", "database-systems")).not.toContain("data gateway");
  expect(bill("reporting-tools")).toContain("Machines of the data gateway");
});

test("a handful of servers pays for no API Management", () => {
  const bill = (size: string) =>
    cells(documentOf("azure-rehost", size, { "integration-needs": ["third-party-apis"] }), "bill");
  expect(bill("small")).not.toContain("API Management");
  expect(bill("medium")).toContain("API Management");
});

test.each(EVERY)("%s at %s has what it buys in components, ports and tasks", (configuration, size) => {
  for (const answers of [{}, NEEDED]) {
    const tree = documentOf(configuration, size, answers);
    const bought = (item: string) => cells(tree, "bill").includes(`${item} · `);
    for (const item of ["API Management", "Application Gateway"]) {
      const buys = cells(tree, "bill").includes(item);
      expect(cells(tree, "architecture.components").includes(`${item} · `), item).toBe(buys);
      expect(cells(tree, "architecture.ports").includes(` · ${item} · `), item).toBe(buys);
    }
    const tasks = cells(tree, "timeline.tasks").toLowerCase();
    expect(tasks.includes("order of the circuit")).toBe(bought("ExpressRoute circuit"));
    expect(tasks.includes("circuit into service")).toBe(bought("ExpressRoute circuit"));
  }
});

test("no more replicas are paid than there are machines and data", () => {
  const tree = documentOf("azure-rehost", "medium", {
    servers: ["20"],
    "data-volume": ["39"],
    "fast-recovery": ["39"],
    "recovery-time": ["hours"],
  });
  expect(cells(tree, "bill")).toContain("all of them: 39 were given");
  expect(cells(tree, "solution.recovery")).not.toContain("Other machines");
});

test("a first wave carries its share of the data, not all that the estate holds", () => {
  const tree = documentOf("azure-landing-zone", "large", { servers: ["80"], "data-volume": ["38"] });
  expect(cells(tree, "bill")).toMatch(/Managed disks · 2\.8 · first-wave share of the 38 TB given/);
});

test("a middle-sized client buys the Basic firewall, one of a supervised sector does not", () => {
  const bill = (industry: string) =>
    cells(documentOf("azure-rehost", "medium", { industry: [industry], "cloud-maturity": ["some"] }), "bill");
  expect(bill("retail")).toContain("Azure Firewall Basic");
  expect(bill("finance")).not.toContain("Azure Firewall Basic");
  expect(cells(documentOf("azure-rehost", "large"), "bill")).not.toContain("Azure Firewall Basic");
});

test("the first 100 GB that leave Azure in a month are not paid", () => {
  const bill = (volume: string) => cells(documentOf("azure-rehost", "medium", { "data-volume": [volume] }), "bill");
  expect(bill("1")).not.toContain("Outbound data of Azure");
  expect(bill("3")).toMatch(/Outbound data of Azure · 200 · /);
});

test("the Basic firewall pays for what passes through it, and new machines have disks", () => {
  const tree = documentOf("azure-rehost", "medium", {
    servers: ["35"],
    "data-volume": ["12"],
    industry: ["retail"],
    "cloud-maturity": ["some"],
    bandwidth: ["500"],
    "current-technologies": ["active-directory"],
  });
  expect(cells(tree, "bill")).toMatch(/Data through the firewall · 2 · 1\.2 TB outbound a month/);
  expect(cells(tree, "bill")).toMatch(/Disks of new machines · 0\.4 · 0\.2 TB × 2 domain controllers/);
  expect(monthOf(tree, /Data through/)).toEqual([130]);
});

test.each(["small", "medium", "enterprise"])(
  "a firewall at %s pays once for the volume that passes through it",
  (size) => {
    for (const industry of ["retail", "finance"]) {
      const bill = cells(documentOf("azure-rehost", size, { industry: [industry], servers: ["40"] }), "bill");
      expect(bill.match(/Data through the firewall · /g) ?? []).toHaveLength(bill.includes("Azure Firewall") ? 1 : 0);
      expect(bill).not.toContain("its charge by volume");
    }
  },
);

test("a circuit costs what the retail price list has for it, without its gateway and its data", () => {
  const lines = cells(documentOf("azure-exit", "enterprise"), "bill");
  expect(lines).toMatch(/ExpressRoute circuit · 1 · [^·]* · USD 436 per circuit and month;[^·]* · – · 5,232/);
});

test("a replica of a fifth of a terabyte is not paid as a whole one", () => {
  const tree = documentOf("azure-rehost", "small", { servers: ["4"], "fast-recovery": ["1"] });
  expect(cells(tree, "bill")).toMatch(/Replica disks of Site Recovery · 0\.2 · 0\.2 TB per/);
});

test("below the large sizes a bank is charged for filtering, not for inspection", () => {
  const bought = (servers: string) => {
    const tree = documentOf("azure-rehost", "medium", { industry: ["finance"], servers: [servers] });
    return `${cells(tree, "bill")} ${cells(tree, "timeline.tasks")}`;
  };
  expect(bought("8")).toMatch(/· Azure Firewall ·/);
  expect(bought("8")).not.toMatch(/Azure Firewall Premium|Inspection of outbound/);
  expect(bought("40")).toMatch(/· Azure Firewall ·/);
  expect(bought("40")).not.toMatch(/Azure Firewall Premium|Inspection of outbound/);
});

test("disks that nobody measured are counted to a tenth of a terabyte, as those of new machines are", () => {
  const tree = landing("small", { servers: ["6"] });
  expect(cells(tree, "bill")).toMatch(/Managed disks · 0\.\d · 0\.2 TB × \d rehosted machines?, until measured/);
  expect(cells(tree, "architecture.sizing")).toMatch(/ 0\.\d TB at 100 Mbps: \d nights?$/m);
});

test.each(EVERY)("%s at %s shows for each line that it counts the terms of its quantity", (configuration, size) => {
  for (const answers of [
    {},
    { "integration-needs": ["reporting-tools"], "security-requirements": ["threat-protection"] },
  ]) {
    const tree = documentOf(configuration, size, answers);
    expect(tableOf(tree, "bill")?.caption).toContain("quantity × unit price (midpoint of ranges)");
    let worked = 0;
    for (const row of tableOf(tree, "bill")?.rows ?? []) {
      const [, item = "", quantity = "", basis = "", , , year = ""] = row.map(plain);
      const sum = termsOf(basis);
      if (sum === null) continue;
      worked += 1;
      expect(numberOf(quantity), `${item}: ${basis}`).toBeCloseTo(Math.max(sum, item === "Log analytics" ? 10 : 0), 5);
      const [, low = "", high = low] = /^USD ([\d.,]+)(?: – ([\d.,]+))? per/.exec(plain(row[4] ?? "")) ?? [];
      const middle = (numberOf(low) + numberOf(high)) / 2;
      expect(Math.abs(numberOf(year) - 12 * numberOf(quantity) * middle), item).toBeLessThan(12); // a month is rounded
    }
    expect(worked).toBeGreaterThan(3);
  }
});

test("a NAT gateway serves one network: that of the machines, and that of the controllers in each region", () => {
  const count = (configuration: string, technology: string) =>
    /NAT gateway · (\d+)/.exec(
      cells(
        documentOf(configuration, "small", {
          "current-technologies": [technology],
          "recovery-time": ["day"],
          "data-loss": ["day"],
        }),
        "bill",
      ),
    )?.[1];
  expect(count("azure-rehost", "active-directory")).toBe("1"); // few machines share the controllers' network
  expect(count("azure-exit", "active-directory")).toBe("2");
});

test("better security is not asked for without the detection of threats, except where a small organisation leaves it out", () => {
  const bill = (size: string, aim: string) =>
    cells(documentOf("azure-rehost", size, { "primary-objective": [aim], "security-requirements": ["mfa"] }), "bill");
  expect(bill("medium", "enhance-security")).toContain("Defender for Servers P2");
  expect(bill("medium", "productivity")).not.toContain("Defender for Servers P2");
  expect(bill("small", "enhance-security")).not.toContain("Defender for Servers P2");
});

test("loss prevention that rests on private endpoints leads to their line", () => {
  const tree = documentOf("azure-rehost", "medium", { "security-requirements": ["data-loss-prevention"] });
  const [line = "?"] = rowsOf(tree, "bill").find(([, item]) => item === "Private endpoints") ?? [];
  const trace = rowsOf(tree, "appendix.traceability").find(([text]) => text === "Data loss prevention");
  expect(trace?.at(-1)).toContain(line);
});

test("every vault has its private endpoint, and every machine behind a firewall its share of that log", () => {
  const tree = documentOf("azure-exit", "medium", { industry: ["government"], servers: ["20"] });
  expect(cells(tree, "architecture.components")).toMatch(/Recovery Services vault · 2/);
  expect(cells(tree, "bill")).toMatch(
    /Private endpoints · 4 · 3 \(vault, keys, storage\) × 1 hub \+ 1 vault of the second/,
  );
  expect(cells(tree, "bill")).toMatch(/Log analytics · 57 · 3 GB a month \(1 of them of the firewall\) × \(16 reh/);
  expect(cells(documentOf("azure-rehost", "small"), "bill")).toMatch(/Log analytics · \d+ · 2 GB a month × /);
});

test("replicas take their share of the data that were given", () => {
  const tree = documentOf("azure-exit", "enterprise", { servers: ["300"], "data-volume": ["60"] });
  expect(cells(tree, "bill")).toMatch(/Replica disks of Site Recovery · 15 · 65 ÷ 260 machines × the 60 TB/);
});

test("paid updates are told for half of the servers and for all", () => {
  const tree = documentOf("azure-rehost", "medium", { servers: ["20"], "windows-server-version": ["2016"] });
  const later = { ...inputOf("azure-rehost", "medium", { servers: ["20"] }), today: new Date("2027-02-01") };
  expect(cells(tree, "bill") + cells(composed(later), "bill")).toContain(
    "USD 10,000 on 10 of 20 servers, USD 20,000 on all",
  );
});
