import { expect, test } from "vitest";
import { configurationsOf } from "#app/features/catalogue/configurations.ts";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { composeDocument } from "#app/features/documents/compose.ts";
import { SIZES } from "#app/features/documents/facts/effort.ts";
import type { DocumentTree } from "#app/features/documents/tree.ts";
import { plainOf } from "#app/features/documents/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { cells } from "./cells.ts";

/** The worked example with other answers, in every configuration and size. */
const everywhere = (answers: Answers): DocumentTree[] =>
  configurationsOf("certificate-services").flatMap(({ id }) =>
    SIZES.map((size) =>
      composeDocument(
        inputFor({ ...workedExample(), ...answers, "solution-configuration": [id], "company-size": [size] }),
      ),
    ),
  );
const tasks = (tree: DocumentTree): string[] => cells(tree, "timeline.tasks").split("\n");
const placeOf = (tree: DocumentTree, title: RegExp): number => tasks(tree).findIndex((row) => title.test(row));

test("no root is made before the modules that keep its key are there", () => {
  for (const tree of everywhere({ industry: ["finance"] })) {
    const modules = placeOf(tree, /HSM installation/);
    if (modules < 0) continue;
    expect(placeOf(tree, /Root ceremony/)).toBeGreaterThanOrEqual(modules);
    expect(cells(tree, "pki.ceremony")).not.toContain("second ceremony");
  }
});

test("controls are set once the templates that they rest on are there", () => {
  for (const tree of everywhere({})) {
    const templates = placeOf(tree, /Templates, hardening|; templates, hardening/);
    expect(templates).toBeGreaterThanOrEqual(0);
    expect(placeOf(tree, /[Ss]ecurity controls/)).toBeGreaterThanOrEqual(templates);
  }
});

test("phones of a public body take certificates of its own authority, those of others Cloud PKI", () => {
  for (const tree of everywhere({ industry: ["government"] })) {
    expect(cells(tree, "architecture.components")).toContain("NDES and certificate connector");
    expect(cells(tree, "bill")).not.toContain("Cloud PKI");
    expect(cells(tree, "pki.templates")).toContain("Phones (SCEP)");
    expect(plainOf(tree, "pki.cloud-pki")).toContain("follow NDES with the connector");
  }
  for (const tree of everywhere({})) {
    expect(cells(tree, "architecture.components")).not.toContain("NDES and");
    expect(cells(tree, "bill")).toContain("Intune Cloud PKI licence");
  }
});

test("a certificate authority whose requesters name their own subject is kept out of sign-in", () => {
  for (const tree of everywhere({})) {
    if (!cells(tree, "architecture.components").includes("one for network equipment")) continue;
    expect(cells(tree, "decisions")).toContain("The entry of the network CA in NTAuth");
    expect(cells(tree, "approach.cutover")).toContain("take the network CA out of NTAuth");
  }
});

test("nobody holds a duty that no template needs", () => {
  const tree = composeDocument(inputFor({ ...workedExample(), "security-requirements": ["data-encryption"] }));
  expect(cells(tree, "pki.duties")).not.toMatch(/Enrolment agent|Key recovery agent|nobody/);
  expect(cells(tree, "pki.templates")).not.toContain("S/MIME");
});

test("the days hold what is promised: machines come from the client, applications are changed by their owners", () => {
  for (const tree of everywhere({})) {
    expect(cells(tree, "appendix.assumptions")).toContain("The client installs the machines of the component table");
    expect(plainOf(tree, "solution.out-of-scope")).toContain("Exchange of certificates inside applications");
  }
});

test("an authority is backed up each day, however much its client would lose", () => {
  const recovery = (loss: string) =>
    cells(composeDocument(inputFor({ ...workedExample(), "data-loss": [loss] })), "solution.recovery");
  expect(recovery("week")).toContain("Issuing authority · 24 hours");
  expect(recovery("hour")).toContain("Issuing authority · 1 hour");
});

test("where less than a day may be lost, backups run between the nightly ones", () => {
  const texts = ["hour", "day"].map((loss) => {
    const tree = composeDocument(inputFor({ ...workedExample(), "data-loss": [loss] }));
    return `${cells(tree, "solution.recovery")} ${cells(tree, "support.calendar")}`;
  });
  expect(texts[0]).toMatch(/-Incremental.*every incremental one/s);
  expect(texts[1]).not.toContain("ncremental");
});
