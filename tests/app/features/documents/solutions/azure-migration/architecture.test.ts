import { expect, test } from "vitest";
import {
  CONFIGURATIONS,
  documentOf,
  EVERY,
  SIZES,
} from "#tests/app/features/documents/solutions/azure-migration/documents.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

test.each(["large", "enterprise"])("platform services at %s are named once, and no plan where none is", (size) => {
  const tree = documentOf("azure-rehost", size, { "current-technologies": ["windows-server", "sql-server"] });
  expect(cells(tree, "architecture.components")).toContain("per instance, until measured");
  expect(cells(tree, "appendix.assumptions")).toMatch(/Of those in scope, [\d,]+ servers? with databases can move/);
});

test("a single server is moved by no waves and carries one connector", () => {
  const tree = documentOf("azure-rehost", "small", { servers: ["1"], "primary-objective": ["remote-work"] });
  expect(cells(tree, "timeline.tasks")).toContain("final move of the wave 0 server");
  expect(JSON.stringify(tree)).not.toMatch(/further waves|two of the moved|two for availability/);
});

test.each(CONFIGURATIONS)("%s calls the place of the servers by one name", (configuration) => {
  for (const size of SIZES) {
    const tree = documentOf(configuration, size);
    for (const rule of ["architecture.ports", "architecture.components", "timeline.tasks", "decisions"])
      expect(cells(tree, rule), size).not.toMatch(/datacentre/i);
    expect(cells(tree, "architecture.ports")).toMatch(/server room/i);
  }
});

test.each(EVERY)("%s at %s lets the appliance read the snapshots of VMware hosts", (configuration, size) => {
  expect(cells(documentOf(configuration, size), "architecture.ports")).toContain("902 (ESXi hosts)");
});

test("a circuit of one site leaves the tunnels of the others a gateway that carries them", () => {
  const components = (sites: string) =>
    cells(documentOf("azure-exit", "enterprise", { sites: [sites], bandwidth: ["200"] }), "architecture.components");
  expect(components("1")).toContain("VpnGw1AZ");
  expect(components("12")).toContain("VpnGw2AZ");
});

test("the room stays connected as long as something stands in it", () => {
  const said = JSON.stringify(
    documentOf("azure-rehost", "enterprise", { "current-technologies": ["active-directory"] }),
  );
  expect(said).toContain("to the server room until it is empty");
  expect(said).not.toMatch(/(tunnel|room|IPsec) until the last wave/);
});

test.each(SIZES.slice(1))("the subnet of the instances at %s holds as many as are planned", (size) => {
  const components = cells(documentOf("azure-platform", size, { servers: ["181"] }), "architecture.components");
  const [, instances = "", prefix = ""] = /subnet for (\d+) instances?, \/(\d+) or larger/.exec(components) ?? [];
  expect(Number(instances)).toBeGreaterThan(10);
  expect(2 ** (32 - Number(prefix))).toBeGreaterThanOrEqual(5 + 12 * Number(instances) + 16);
});
