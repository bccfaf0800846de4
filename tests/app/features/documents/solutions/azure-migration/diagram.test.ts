import { expect, test } from "vitest";
import { Brief } from "#app/features/documents/brief/brief.ts";
import { diagram } from "#app/features/documents/solutions/azure-migration/diagram.ts";
import { EVERY, inputOf } from "#tests/app/features/documents/solutions/azure-migration/documents.ts";

test.each(EVERY)("%s at %s draws nothing that nothing leads to", (configuration, size) => {
  for (const time of ["hour", "day"]) {
    const answers = { "integration-needs": ["third-party-apis", "erp"], "recovery-time": [time] };
    const { zones, edges } = diagram(new Brief(inputOf(configuration, size, answers)));
    const joined = new Set(edges.flatMap(({ from, to }) => [from, to]));
    expect(zones.flatMap(({ nodes }) => nodes).filter(({ id }) => !joined.has(id))).toEqual([]);
  }
});

test("the circuit leads to the machines, and people reach what runs on App Service", () => {
  const { edges } = diagram(new Brief(inputOf("azure-platform", "enterprise")));
  const ends = edges.map(({ from, to }) => `${from} ${to}`);
  expect(ends).toEqual(expect.arrayContaining(["people er", "er spoke", "people app"]));
});
