import { expect, test } from "vitest";
import { blocksOf } from "#app/features/documents/tree/tree-text.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { documentOf, inputOf, RUNNING } from "./documents.ts";

test("replicas leave from the machines of a cluster, in the picture as in the table", () => {
  const replicated = (configuration: string) =>
    blocksOf(documentOf(configuration, "small"))
      .flatMap((block) => (block.kind === "diagram" ? block.diagram.edges : []))
      .find(({ label }) => label?.startsWith("Site Recovery"))?.from;
  expect(replicated("hybrid-azure-local")).toBe("local");
  expect(replicated("hybrid-vpn")).toBe("servers");
});

test("no gateway is drawn in zones that a region does not have", () => {
  const drawn = (country: string) => {
    const input = inputOf("hybrid-vpn", "enterprise", { ...RUNNING, sites: ["3"] });
    return JSON.stringify(composed({ ...input, client: { ...input.client, country } }).sections).includes(
      '"note":"zone redundant"',
    );
  };
  expect(drawn("Ireland")).toBe(true);
  expect(drawn("Canada")).toBe(false);
});
