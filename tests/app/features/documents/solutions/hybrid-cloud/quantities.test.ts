import { expect, test } from "vitest";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf } from "./documents.ts";

const FIRST_AZURE = {
  "cloud-maturity": ["no-cloud"],
  "current-technologies": ["windows-server", "active-directory"],
  "security-requirements": ["zero-trust"],
};

test("a controller that stays beside the cluster is counted there, and the cluster is not called full for it", () => {
  const tree = documentOf("hybrid-azure-local", "medium", { ...FIRST_AZURE, servers: ["10"] });
  expect(cells(tree, "architecture.sizing")).toContain("planned 9 of 10 servers, as a domain controller stays outside");
  expect(cells(tree, "decisions")).toMatch(
    /up to 9 workloads; 1 of 10 servers, a domain controller, stays on its host/,
  );
  expect(cells(tree, "appendix.assumptions")).toMatch(/9 workloads, of 10 servers all but a domain controller,/);
});

test("the region in which a cluster registers is told apart from those of its copies", () => {
  const said = (configuration: string) => cells(documentOf(configuration, "medium"), "decisions");
  expect(said("hybrid-azure-local")).toContain("registers only in the regions on Microsoft's list for Azure Local");
  expect(said("hybrid-vpn")).not.toContain("registers only in");
});

test("no firewall is paid for before a server stands in Azure, up to the middle size", () => {
  const bill = (size: string) => cells(documentOf("hybrid-vpn", size, FIRST_AZURE), "bill");
  expect(bill("medium")).toContain("NAT gateway");
  expect(bill("medium")).not.toContain("Azure Firewall");
  expect(bill("large")).toContain("Azure Firewall");
});

test("a loss and an outage that the copies do not keep to are asked about before the order of a circuit", () => {
  const next = cells(
    documentOf("hybrid-expressroute", "enterprise", {
      "fast-recovery": ["2"],
      "recovery-time": ["hours"],
      "data-loss": ["hour"],
      servers: ["182"],
    }),
    "summary.decisions",
  );
  expect(next).toMatch(/180 servers may lose a day of data with their site \(stated: 1 hour, kept for files/);
  expect(next).toContain("be restored later than the limit stated");
});

test("a price raised for evidence has the task that files it, and a plant's zone is agreed at every size", () => {
  const tree = documentOf("hybrid-vpn", "small", {
    industry: ["manufacturing"],
    "primary-objective": ["compliance-objective"],
    "security-requirements": ["data-encryption"],
  });
  expect(cells(tree, "timeline.tasks")).toContain("Compliance evidence by obligation");
  expect(cells(tree, "decisions")).toContain("Plant and office");
});
