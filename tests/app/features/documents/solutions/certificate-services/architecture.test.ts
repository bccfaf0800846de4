import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { everywhere } from "./documents.ts";

test("what is said to be reached from outside is published there", () => {
  for (const tree of everywhere({
    "integration-needs": ["no-integrations"],
    "primary-objective": ["enhance-security"],
  })) {
    const isPublished = cells(tree, "architecture.ports").includes("External clients");
    const components = tableOf(tree, "architecture.components");
    if (!components?.columns.some(({ title }) => title === "Purpose")) continue;
    expect(/HTTP under a DNS alias, published externally/.test(cells(tree, "architecture.components"))).toBe(
      isPublished,
    );
  }
});

test("each server with a licence in the bill is one of the component table", () => {
  for (const tree of everywhere({})) {
    const licences = Number(/PKI servers · (\d+)/.exec(cells(tree, "bill"))?.[1]);
    const servers = cells(tree, "architecture.components")
      .split("\n")
      .filter((row) => /B-01/.test(row) && !/on the OCSP responder/.test(row))
      .reduce((sum, row) => sum + Number(row.split(" · ")[1]), 0);
    expect(servers).toBe(licences);
  }
});

test("sizing counts what the design issues, where the client counts fewer, and is left out only for a few whom nobody counted", () => {
  const tree = (answers: Answers) =>
    composed(inputFor({ ...workedExample(), "head-count": ["136"], devices: ["110"], ...answers }));
  const sizing = (answers: Answers) => cells(tree(answers), "architecture.sizing").replaceAll(",", "");
  const fewer = sizing({ "certificates-a-year": ["60"], "primary-objective": ["remote-work"] });
  expect(Number(/= (\d+)/.exec(fewer)?.[1])).toBeGreaterThan(136 + 110);
  expect(fewer).toContain("more than the 60 given");
  expect(sizing({ "certificates-a-year": ["9000"] })).toMatch(/^Certificates per year · given by the client.* · 9000/);
  expect(sizing({})).toMatch(/= \d+; at 64 KB each \d+ MB a year in the database$/m);
  const few = tree({ "company-size": ["small"], "head-count": ["30"], devices: ["30"] });
  expect(tableOf(few, "architecture.sizing")).toBeUndefined();
  expect(cells(tree({}), "pki.compromise")).toContain("domain controllers first: 110 devices and");
});

test("a responder whose address stands in every certificate is reached from wherever the revocation list is", () => {
  for (const objective of ["remote-work", "enhance-security"])
    for (const tree of everywhere({ "primary-objective": [objective], "integration-needs": ["no-integrations"] })) {
      const ports = cells(tree, "architecture.ports");
      const hasResponder = cells(tree, "architecture.components").includes("OCSP responder");
      expect(ports.includes("Web host and OCSP responder, through")).toBe(
        ports.includes("External clients") && hasResponder,
      );
    }
});

test("the growth of the database is printed where it decides a size", () => {
  const sizing = (count: string) =>
    cells(composed(inputFor({ ...workedExample(), "certificates-a-year": [count] })), "architecture.sizing");
  expect(sizing("9000")).not.toContain("CA database growth");
  expect(sizing("32000")).toContain("2,000 MB");
});

test("the certificates that the client counted are told apart into those of this design and others", () => {
  const tree = composed(
    inputFor({ ...workedExample(), "head-count": ["136"], devices: ["110"], "certificates-a-year": ["9000"] }),
  );
  expect(cells(tree, "architecture.sizing")).toMatch(
    /given by the client; this design issues .* × 1\.1 = [\d,]+ of them .*, the inventory names the rest · 9,000/,
  );
});

test("partners ask from outside where an interface with them was named", () => {
  for (const integrations of [["third-party-apis"], ["erp"]])
    for (const tree of everywhere({ "integration-needs": integrations, "primary-objective": ["remote-work"] })) {
      const asked = cells(tree, "architecture.ports");
      expect(asked).toContain("devices outside the network");
      expect(asked.includes("partners")).toBe(integrations.includes("third-party-apis"));
    }
});

test("each responder renews a signing certificate of each authority every two weeks", () => {
  for (const tree of everywhere({ "certificates-a-year": ["9000"] })) {
    const sizing = cells(tree, "architecture.sizing");
    const [, responders = "1", authorities = "1"] = /(\d) responders for each of (\d) CAs/.exec(sizing) ?? [];
    const signing = /(\d+)\) × 1\.1/.exec(sizing)?.[1];
    if (sizing.includes("OCSP signing")) expect(Number(signing)).toBe(26 * Number(responders) * Number(authorities));
    expect(/each of \d CAs/.test(sizing)).toBe(/Issuing CA · [23] ·/.test(cells(tree, "architecture.components")));
  }
});
