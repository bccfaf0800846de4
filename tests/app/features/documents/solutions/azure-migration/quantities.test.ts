import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import {
  CONFIGURATIONS,
  documentOf,
  landing,
  SIZES,
} from "#tests/app/features/documents/solutions/azure-migration/documents.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

test.each(CONFIGURATIONS)(
  "%s halves the planned estate of a cloud-first client, and no number that was given",
  (configuration) => {
    for (const size of SIZES) {
      const cloudFirst: Answers = { "cloud-maturity": ["cloud-first"] };
      const given = documentOf(configuration, size, { ...cloudFirst, servers: ["40"] });
      expect(cells(given, "appendix.assumptions")).not.toContain("still on-premises");
      expect(cells(given, "environment.conflicts")).not.toContain("half of the estate");
      expect(cells(documentOf(configuration, size, cloudFirst), "environment.conflicts")).toContain(
        "half of the estate",
      );
    }
  },
);

test("a first wave is at most half of what can move, which mail and controllers cannot", () => {
  const room = { "current-technologies": ["windows-server", "active-directory", "exchange-server"] };
  for (const [size, servers, first, whole] of [
    ["small", "4", 1, 2],
    ["small", "9", 3, 7],
    ["medium", "9", 3, 6],
    ["enterprise", "169", 5, 157],
  ] as const) {
    const tree = landing(size, { ...room, servers: [servers] });
    expect(cells(tree, "architecture.sizing")).toContain(`Servers in scope · the first wave · ${first}`);
    expect(JSON.stringify(tree)).toContain(`every server that can move (${whole})`);
  }
});
