import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, EVERY, RUNNING } from "./documents.ts";

test.each(EVERY)(
  "%s at %s plans with no line beyond 80% of a class, nor with one that gives nothing back",
  (configuration, size) => {
    for (const bandwidth of ["1", "900", "100000"]) {
      const rows = cells(documentOf(configuration, size, { bandwidth: [bandwidth] }), "architecture.sizing");
      for (const [, percent] of rows.matchAll(/= (\d+)%/g)) expect(Number(percent)).toBeLessThanOrEqual(80);
      expect(rows).not.toMatch(/· 0 GB/);
    }
  },
);

test("a circuit is as wide as the work of the size, and not as the line to the internet", () => {
  const tree = documentOf("hybrid-expressroute", "small", { servers: ["3"], bandwidth: ["500"] });
  expect(cells(tree, "architecture.sizing")).toMatch(/Bandwidth · 500 Mbps line given .* until traffic .* · 100 Mbps/);
  expect(cells(tree, "bill")).toContain("ExpressRoute circuit, 200 Mbps · 1 ");
  expect(cells(tree, "appendix.assumptions")).toContain("A circuit of 200 Mbps is enough.");
  const tunnel = documentOf("hybrid-vpn", "small", { servers: ["3"], bandwidth: ["500"] });
  expect(cells(tunnel, "architecture.sizing")).toContain("Bandwidth · given by the client · 500 Mbps");
});

test("a small circuit carries the copies too, and beside a controller in Azure nobody buys a resolver", () => {
  const tree = documentOf("hybrid-expressroute", "small", { servers: ["3"], bandwidth: ["200"] });
  expect(cells(tree, "architecture.ports")).toMatch(/Site Recovery · TCP 443, private endpoint/);
  expect(cells(tree, "solution.recovery")).toContain("8 hours per 216 GB");
  expect(cells(tree, "approach.tests")).toContain("returns the private endpoint's address");
  expect(cells(tree, "decisions")).not.toContain("public endpoints and bypass");
  for (const [configuration, size] of EVERY) {
    const items = cells(documentOf(configuration, size), "bill");
    expect(items).not.toContain("Resolver");
    const named = cells(documentOf(configuration, size, { "current-technologies": ["azure-services"] }), "bill");
    expect(named.includes("Resolver endpoints")).toBe(size === "medium");
    expect(named.includes("Private endpoints")).toBe(size !== "small");
  }
});

test("tunnels that a class does not carry are bought with one that does, and charged above ten", () => {
  const tree = (configuration: string, sites: string) =>
    documentOf(configuration, "enterprise", { ...RUNNING, servers: ["300"], sites: [sites], bandwidth: ["400"] });
  const bill = (configuration: string, sites: string) => cells(tree(configuration, sites), "bill");
  expect(bill("hybrid-vpn", "29")).toMatch(
    /VPN gateway, 650 Mbps class · 2 [\s\S]*tunnels above ten per gateway · 40 /,
  );
  expect(bill("hybrid-vpn", "30")).toMatch(/VPN gateway, 5 Gbps class · 2 [\s\S]*tunnels above ten per gateway · 42 /);
  expect(cells(tree("hybrid-vpn", "30"), "architecture.sizing")).toContain(
    "VpnGw4AZ: 31 tunnels where smaller classes support 30",
  );
  expect(bill("hybrid-vpn", "9")).not.toContain("tunnels above ten");
  expect(bill("hybrid-expressroute", "40")).not.toMatch(/5 Gbps class|tunnels above ten/);
});

test("a line that is ordered is carried by the gateway too", () => {
  const ordered = (configuration: string, size: string) =>
    /Internet line upgrade · .*/.exec(
      cells(
        documentOf(configuration, size, { ...RUNNING, servers: ["1040"], bandwidth: ["1000"], sites: ["10"] }),
        "bill",
      ),
    )?.[0];
  expect(ordered("hybrid-vpn", "enterprise")).toContain("1,550 Mbps, contracted");
  expect(ordered("hybrid-vpn", "enterprise")).toContain("the gateway then becomes a VpnGw3AZ");
  expect(ordered("hybrid-virtual-wan", "enterprise")).toContain("the hub then needs 4 scale units");
});

test("a line that cannot stand in for the circuit is widened, quoted and a risk, and the VPN alone is among the options", () => {
  const tree = (bandwidth: string) =>
    documentOf("hybrid-expressroute", "enterprise", {
      industry: ["finance"],
      servers: ["187"],
      bandwidth: [bandwidth],
      "current-technologies": ["windows-server", "active-directory", "azure-services"],
      "security-requirements": ["mfa"],
    });
  const thin = tree("100");
  expect(cells(thin, "architecture.sizing")).toContain("a day's changes take 27.7 hours over the 100 Mbps");
  expect(cells(thin, "bill")).toContain("Internet line upgrade · 1 · 150 Mbps for failover");
  expect(cells(thin, "summary.decisions")).toContain("also an internet line of 150 Mbps, for failover");
  expect(cells(thin, "appendix.risks")).toContain("Until the circuit is delivered, and while it is down");
  expect(cells(thin, "options.description")).toMatch(/^B: VPN alone · /m);
  expect(plainOf(thin, "options.verdict")).toMatch(/three years it costs about EUR [\d,]+ more than B/);
  expect(JSON.stringify(tree("150").sections)).not.toMatch(/Internet line upgrade|Until the circuit is delivered/);
});

test("few people buy no gateway as wide as their line", () => {
  for (const size of ["small", "medium"])
    for (const [configuration, planned, bought] of [
      ["hybrid-virtual-wan", 400, /scale units · 1 /],
      ["hybrid-vpn", 520, /VPN gateway, 650 Mbps class · 1 /],
      ["hybrid-azure-local", 520, /VPN gateway, 650 Mbps class · 1 /],
    ] as const) {
      const tree = documentOf(configuration, size, { ...RUNNING, servers: ["2"], bandwidth: ["2000"] });
      const sizing = cells(tree, "architecture.sizing");
      expect(sizing).toMatch(new RegExp(`2,000 Mbps line .* smallest class for this size .* · ${planned} Mbps`));
      expect(sizing).not.toContain("would carry");
      expect(cells(tree, "bill")).toMatch(bought);
    }
});

test("where nothing runs in Azure yet, the link is the smallest that carries the copies of a night, and nothing is inspected", () => {
  const tree = (configuration: string, answers: Answers = {}) =>
    documentOf(configuration, "enterprise", { servers: ["300"], ...answers });
  for (const [configuration, planned, bought] of [
    ["hybrid-vpn", 520, /VPN gateway, 650 Mbps class · 1 /],
    ["hybrid-azure-local", 520, /VPN gateway, 650 Mbps class · 1 /],
    ["hybrid-virtual-wan", 800, /scale units · 2 /],
    ["hybrid-expressroute", 800, /ExpressRoute circuit, 1 Gbps · 1 /],
  ] as const)
    for (const answers of [{}, { bandwidth: ["2000"] }]) {
      const sizing = cells(tree(configuration, answers), "architecture.sizing");
      expect(sizing).toMatch(
        new RegExp(`Bandwidth · .*est .* with room for [\\d,]+ Mbps, a day's .* · ${planned} Mbps`),
      );
      expect(cells(tree(configuration, answers), "bill")).toMatch(bought);
      expect(cells(tree(configuration, answers), "bill")).not.toContain("Firewall Premium");
    }
  for (const answers of [RUNNING, { ...RUNNING, "cloud-maturity": ["early"] }])
    expect(cells(tree("hybrid-virtual-wan", answers), "bill")).toMatch(/scale units · 5 /);
  expect(cells(tree("hybrid-virtual-wan", RUNNING), "bill")).toContain("Firewall Premium");
  const school = documentOf("hybrid-vpn", "small", { servers: ["8"], bandwidth: ["2000"] });
  expect(cells(school, "bill")).toContain("VPN gateway, 650 Mbps class · 1 ");
});

test("traffic that nobody measured buys no gateway of 10 Gbps, and no more comes back than is protected", () => {
  const bill = cells(documentOf("hybrid-expressroute", "enterprise", RUNNING), "bill");
  expect(bill).toContain("ExpressRoute gateway, 2 Gbps class · 2");
  expect(bill).not.toContain("10 Gbps");
  const recovery = (servers: string) =>
    cells(documentOf("hybrid-vpn", "small", { servers: [servers], bandwidth: ["2000"] }), "solution.recovery");
  expect(recovery("3")).toContain("8 hours, plus reinstallation");
  expect(recovery("40")).toContain("8 hours per 4,320 GB");
});

test("two circuits are told as two", () => {
  const tree = documentOf("hybrid-expressroute", "enterprise", { ...RUNNING, bandwidth: ["2000"] });
  expect(cells(tree, "summary.decisions")).toContain("Order both circuits with the project order");
  expect(cells(tree, "decisions")).toContain("2 ExpressRoute circuits in different peering locations");
  expect(cells(tree, "appendix.assumptions")).toMatch(
    /2 circuits of 1,000 Mbps are enough[\s\S]*delivers both circuits/,
  );
  expect(plainOf(tree, "summary.recommendation")).toContain("2 private circuits");
  expect(cells(tree, "approach.tests")).toMatch(
    /One circuit, then both switched off.*the other circuit, then the (VPN|internet tunnel), each/,
  );
});

test("two circuits are told as two where they are ordered, built, tested and feared", () => {
  for (const answers of [RUNNING, { ...RUNNING, "security-requirements": ["data-encryption"] }]) {
    const text = JSON.stringify(documentOf("hybrid-expressroute", "enterprise", { ...answers, bandwidth: ["2000"] }));
    expect(text).toMatch(/Both circuits and the VPN fail together/);
    expect(text).toContain("Traffic on both circuits");
    expect(text).not.toMatch(/circuit goes live|the VPN gateway to the circuit,|reach the circuit|One tunnel over/);
  }
});

test("scale units are counted from the copies of a night where nothing else crosses the link, over the line of the main site", () => {
  const tree = documentOf("hybrid-virtual-wan", "enterprise", {
    "cloud-maturity": ["early"],
    "current-technologies": ["windows-server", "active-directory"],
  });
  const sizing = cells(tree, "architecture.sizing");
  expect(sizing).toContain("with room for 600 Mbps, a day's changes in a 10-hour night at 60%");
  expect(sizing).toContain("600 ÷ 400, rounded up: 2 scale units");
  expect(cells(tree, "appendix.assumptions")).toContain("The main site's line carries 800 Mbps to Azure");
  const given = documentOf("hybrid-vpn", "medium", { sites: ["2"], bandwidth: ["436"] });
  expect(cells(given, "appendix.assumptions")).toContain("The 436 Mbps given are the line of the main site");
  expect(cells(given, "decisions")).toContain("436 Mbps to Azure from the main site");
});

test("circuits are sized by the copies of a night, not by four fifths of themselves, and what one of two could carry is said", () => {
  const sizing = (servers: string) =>
    cells(documentOf("hybrid-expressroute", "enterprise", { servers: [servers] }), "architecture.sizing");
  // 853 × 0.2 TB × 2% = 3,412 GB: 1,264 Mbps at 60% of ten hours, in steps of 50
  expect(sizing("853")).toMatch(
    /80% of two circuits of 1,000 Mbps, the fewest with room for 1,300 Mbps, a day's changes/,
  );
  expect(sizing("853")).toContain("ErGw2AZ: 1,300 ÷ 2,000 = 65%; 2 circuits of 1,000 Mbps: 1,300 ÷ 2,000 = 65%");
  expect(sizing("400")).not.toContain("800 ÷ 1,000 = 80%");
  const wide = documentOf("hybrid-expressroute", "enterprise", { servers: ["576"], bandwidth: ["7680"] });
  expect(cells(wide, "architecture.sizing")).toMatch(
    /ErGw2AZ: 1,600 ÷ 2,000 = 80%; 2 circuits .*: 1,600 ÷ 2,000 = 80%/,
  );
});
