import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import type { DocumentTree } from "#app/features/documents/tree/tree.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, everySite } from "./documents.ts";

test("a distribution point has its task, a place in the picture and its licence, or is nowhere", () => {
  for (const size of ["medium", "large"])
    for (const tree of everySite({ "company-size": [size] })) {
      const has = cells(tree, "architecture.components").includes("\nDistribution point ·");
      expect(cells(tree, "timeline.tasks").includes("istribution points at the locations")).toBe(has);
      expect(cells(tree, "approach.tests").includes("a branch distribution point")).toBe(has);
    }
});

test("a retailer's stores that are not listed yet get content from peers, and their links are asked for", () => {
  const said = (answers: Answers) => {
    const tree = documentOf("sccm-small", { "company-size": ["medium"], industry: ["retail"], ...answers });
    return `${plainOf(tree, "solution.scope")} ${cells(tree, "environment.requests")}`;
  };
  expect(said({})).toMatch(/to stores by peer cache and Delivery Optimization.*link speeds of each store/s);
  for (const listed of [{ sites: ["1"] }, { sites: ["4"] }, { "distribution-sites": ["0"] }, { industry: ["other"] }])
    expect(said(listed)).not.toMatch(/to stores by|of each store/);
});

test("a site whose branches get no point of their own keeps one where it stands", () => {
  for (const tree of everySite({ sites: ["6"], "distribution-sites": ["0"] }))
    expect(cells(tree, "timeline.tasks")).not.toContain("istribution points at the locations");
  const alone = documentOf("sccm-enterprise", { "distribution-sites": ["0"], devices: ["3900"] });
  expect(cells(alone, "architecture.components")).toMatch(/^Distribution point · 1 · .* · For all locations, /m);
});

test("no distribution point is planned for more devices than one carries, whatever number was named", () => {
  const said = (named: string) => {
    const tree = documentOf("sccm-enterprise", { "distribution-sites": [named], devices: ["9000"], sites: ["6"] });
    return ["architecture.components", "architecture.sizing", "decisions"].map((rule) => cells(tree, rule)).join("\n");
  };
  expect(said("0")).toMatch(/^Distribution point · 3 · [\s\S]*more than the client named · 3, at the main location/m);
  expect(said("2")).toMatch(/3 distribution points at the named locations, one per 4,000 devices/);
  expect(said("4")).toMatch(/^Distribution point · 4 · [\s\S]*4 distribution points, as the client specified/m);
});

test("of the distribution points that were named one stands on a server that is there anyway", () => {
  const named: Answers = {
    "company-size": ["medium"],
    sites: ["3"],
    "distribution-sites": ["2"],
    devices: ["120"],
  };
  const tree = documentOf("sccm-small", named);
  expect(cells(tree, "architecture.components")).toMatch(
    /^Distribution point · 1 · .*the other location the client named/m,
  );
  for (const rule of ["decisions", "architecture.sizing"])
    expect(cells(tree, rule)).toContain("one of them on the site server");
  expect(cells(documentOf("sccm-medium", named), "decisions")).toContain("one of them on the second management point");
  const enterprise = documentOf("sccm-enterprise", { sites: ["25"], "distribution-sites": ["4"] });
  expect(cells(enterprise, "decisions")).not.toContain("one of them on");
});

test("points that the client named are nowhere said to follow from the devices of a location", () => {
  const named = (points: string) =>
    JSON.stringify(
      documentOf("sccm-medium", { sites: ["24"], devices: ["4361"], "distribution-sites": [points] }).sections,
    );
  expect(named("8")).toMatch(/Distribution points? .*8/);
  expect(named("8")).not.toMatch(/50 or more devices|larger location/);
});

test("where the main location has a second point, figure, component and sizing say why there is one more than locations", () => {
  const tree = documentOf("sccm-enterprise", { sites: ["10"], devices: ["2761"] });
  expect(cells(tree, "architecture.sizing")).toMatch(/two at the main location · 11/);
  expect(cells(tree, "architecture.components")).toMatch(/^Distribution point · 11 .*two at the main location/m);
  expect(JSON.stringify(tree.sections)).toContain("one at each larger location, two at the main location");
});

test("no more locations have content of their own than there are", () => {
  const [more, one] = ["4", "1"].map((named) =>
    documentOf("sccm-small", { sites: ["1"], "distribution-sites": [named] }),
  ) as [DocumentTree, DocumentTree];
  expect(cells(more, "bill")).toBe(cells(one, "bill"));
  expect(cells(more, "architecture.components")).toBe(cells(one, "architecture.components"));
});

test("clients of a lost distribution point fall back to another one where there is another", () => {
  const recovery = (sites: string, points: string) =>
    cells(documentOf("sccm-medium", { sites: [sites], "distribution-sites": [points] }), "solution.recovery");
  expect(recovery("4", "3")).toContain("Clients fall back to another distribution point");
  expect(recovery("3", "1")).toMatch(/^Distribution point · none · 1 hour · Role added to the site server/m);
});

test("a further point is no answer to slow links where each location has one, and none is said to be without", () => {
  const said = (answers: Answers) => {
    const tree = documentOf("sccm-medium", { "company-size": ["medium"], sites: ["4"], ...answers });
    return cells(tree, "cm.boundaries") + cells(tree, "appendix.assumptions");
  };
  expect(said({ devices: ["240"] })).toContain("prestaged on disk");
  expect(said({ devices: ["240"] })).not.toMatch(/\+1 distribution point|where there is none/);
  expect(said({ devices: ["240"], "distribution-sites": ["2"] })).toMatch(
    /where there is none[\s\S]*\+1 distribution point/,
  );
  expect(said({ devices: ["120"] })).toContain("+1 distribution point");
});

test("no point is called the client's count where the client named none", () => {
  const sizing = (named: string) =>
    cells(documentOf("sccm-medium", { "distribution-sites": [named], sites: ["4"] }), "architecture.sizing");
  expect(sizing("0")).toContain("the client named no site that needs its own · 1, at the main location");
  expect(sizing("2")).toContain("given by the client · 2");
});

test("one location that holds content is not called one distribution point", () => {
  const tree = documentOf("sccm-medium", { "distribution-sites": ["1"], sites: ["3"], devices: ["1452"] });
  expect(cells(tree, "decisions")).toContain("Content at one site, as the client specified");
  expect(cells(tree, "architecture.sizing")).not.toContain("Distribution points");
  expect(JSON.stringify(tree.sections)).not.toContain("in addition to those on the site server");
});

test("sizing names no rule for locations where none has a point of its own", () => {
  const site = (devices: string) => documentOf("sccm-small", { sites: ["3"], devices: [devices] });
  expect(JSON.stringify(site("132").sections)).not.toContain("at each location with 50 or more devices");
  expect(cells(site("300"), "architecture.sizing")).toContain("at each location with 50 or more devices · 3");
});

test("a point of the enterprise site that serves no branch is rebuilt too", () => {
  const recovery = (named: string) =>
    cells(documentOf("sccm-enterprise", { "distribution-sites": [named] }), "solution.recovery");
  expect(recovery("0")).toMatch(/^Distribution point · none · 8 hours · Rebuilt/m);
  expect(recovery("5")).not.toContain("· 8 hours ·");
});

test("where the client named a few sites for content, the others are told what they load from", () => {
  const tradeOff = (sites: string, named: string) =>
    cells(documentOf("sccm-medium", { sites: [sites], "distribution-sites": [named] }), "decisions");
  expect(tradeOff("10", "2")).toContain("The other 8 sites load content from peers or over the WAN");
  expect(tradeOff("3", "2")).toContain("The other site loads content");
  expect(tradeOff("3", "3")).toContain("More distribution points to maintain");
  expect(tradeOff("3", "1")).toContain("Slower first downloads in branches");
});

test("no server is bought for a location with a handful of devices, although the client named it for content", () => {
  const named = (devices: string) => {
    const tree = documentOf("sccm-small", {
      "company-size": ["medium"],
      sites: ["3"],
      "distribution-sites": ["3"],
      devices: [devices],
    });
    return ["architecture.components", "architecture.sizing", "decisions", "bill"]
      .map((rule) => cells(tree, rule))
      .join("\n");
  };
  expect(named("40")).not.toMatch(/^Distribution point ·/m);
  expect(named("40")).toMatch(/which those the client named cannot all have · 1, at the main location/);
  expect(named("40")).toContain("content on the site server; peer cache");
  expect(named("120")).toMatch(/^Distribution point · 1 · .*largest locations/m);
  expect(named("160")).toContain("3 distribution points, as the client specified");
});

test("devices that a gateway serves ask for no distribution point, and a large site without one is asked about", () => {
  const tree = documentOf("sccm-enterprise", {
    sites: ["2"],
    "distribution-sites": ["1"],
    devices: ["8400"],
    "outside-devices": ["2100"],
  });
  expect(cells(tree, "architecture.sizing")).toContain(
    "one per 4,000 devices in the offices, more than the client named · 2",
  );
  expect(JSON.stringify(tree.sections)).toContain("Confirm that the other site, with about 3,150 devices, needs no"); // (8,400 − 2,100) ÷ 2, as the gateway serves the rest
});

test("locations that were named and get no point are named in the scope and priced in a decision", () => {
  const tree = documentOf("sccm-small", { devices: ["37"], sites: ["2"], "distribution-sites": ["2"] });
  expect(cells(tree, "solution.scope")).toContain("at 2 sites, content from the main one");
  expect(cells(tree, "next.steps")).toMatch(
    /site server alone \(recommended\), or at all 2 .*: 1 more server and 1 day/,
  );
});
