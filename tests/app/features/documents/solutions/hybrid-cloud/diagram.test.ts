import { expect, test } from "vitest";
import { blocksOf } from "#app/features/documents/tree/tree-text.ts";
import { documentOf } from "./documents.ts";

test("replicas leave from the machines of a cluster, in the picture as in the table", () => {
  const replicated = (configuration: string) =>
    blocksOf(documentOf(configuration, "small"))
      .flatMap((block) => (block.kind === "diagram" ? block.diagram.edges : []))
      .find(({ label }) => label?.startsWith("Site Recovery"))?.from;
  expect(replicated("hybrid-azure-local")).toBe("local");
  expect(replicated("hybrid-vpn")).toBe("servers");
});
