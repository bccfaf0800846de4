import { expect, test } from "vitest";
import { configurationsOf } from "#app/features/catalogue/configurations.ts";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { askedIn, cells } from "#tests/app/features/documents/solutions/cells.ts";
import { everywhere, plainOfSections } from "./documents.ts";

test("an organisation that no configuration but the largest fits is not told that a smaller one does", () => {
  for (const count of ["300", "3124"]) {
    const answers: Answers = { "solution-configuration": ["cert-small-single"], "head-count": [count] };
    const tree = composed(inputFor({ ...workedExample(), ...answers, "company-size": ["enterprise"] }));
    expect(cells(tree, "environment.conflicts")).toContain(
      "root plus issuing CA for up to 500, multi-site for up to 1,000",
    );
  }
});

test("who can wait for days is told that one issuing authority is enough", () => {
  const told = (outage: string) =>
    plainOf(
      composed(
        inputFor({
          ...workedExample(),
          "solution-configuration": ["cert-medium-multi"],
          "company-size": ["small"],
          "recovery-time": [outage],
        }),
      ),
      "environment.conflicts",
    );
  expect(told("days")).toContain("An outage of 3 working days is accepted, so one issuing CA is enough");
  expect(told("hours")).not.toContain("is enough");
});

test("the third authority of the enterprise configuration is for more than network equipment wherever it is named", () => {
  for (const { id, description, features } of configurationsOf("certificate-services"))
    if (id === "cert-large-enterprise")
      for (const text of [description, features[0]])
        expect(text).toContain("a third for network equipment and other non-sign-in certificates");
});

test("the document says of the third authority what its components and decisions say", () => {
  for (const integrations of [["no-integrations"], ["erp", "third-party-apis"]])
    for (const tree of everywhere({ "integration-needs": integrations }).slice(-1)) {
      const serves = /; one for ([^·]*) · /.exec(cells(tree, "architecture.components"))?.[1];
      expect(plainOf(tree, "solution.statement")).toContain(`a third for ${serves}, keys in hardware`);
      expect(cells(tree, "decisions")).toContain(`the third issuing CA serves ${serves}.`);
    }
});

test("a size band that may hold more users than a configuration is not called larger", () => {
  const tree = composed(
    inputFor({
      ...workedExample(),
      "solution-configuration": ["cert-small-single"],
      "company-size": ["medium"],
      devices: ["66"],
    }),
  );
  expect(plainOf(tree, "summary.conflicts")).toContain("rated for up to 100 users, root plus");
});

test("servers are not said to need certificates where nothing on them was named, and a cloud authority is ranked", () => {
  const said = (answers: Answers) =>
    everywhere({ "current-technologies": ["none"], "integration-needs": ["no-integrations"], ...answers }).map((tree) =>
      plainOfSections(tree),
    );
  for (const text of said({ "primary-objective": ["innovation"], industry: ["other"], "integration-needs": ["crm"] }))
    expect(text).toMatch(
      /Certificates are needed for [^.;]* devices[^.;]*; [^.;]* servers and connections between services are planned for/,
    );
  for (const text of said({ "current-technologies": ["windows-server"] }))
    expect(text).toMatch(/Certificates are needed for [\d,]+ devices? and [\d,]+ servers?/);
});

test("what is larger than needed is said once, on the first page, and not again among the decisions", () => {
  for (const id of ["cert-medium-multi", "cert-large-enterprise"])
    for (const industry of ["finance", "retail"]) {
      const tree = composed(
        inputFor({
          ...workedExample(),
          "solution-configuration": [id],
          "company-size": ["small"],
          industry: [industry],
          "head-count": ["40"],
        }),
      );
      expect(plainOf(tree, "summary.situation")).toMatch(
        /You selected (two|three) issuing .*\(option B\) would do for 40/,
      );
      expect(cells(tree, "decisions")).not.toMatch(/would also do|exceeds what/);
    }
  for (const tree of everywhere({ "company-size": ["medium"], "recovery-time": ["hour"] }))
    expect(plainOf(tree, "summary.situation")).not.toContain("You selected two issuing");
});

test("a configuration that the size put in the place of the chosen one is not called requested", () => {
  const tree = composed(
    inputFor({
      ...workedExample(),
      "solution-configuration": ["cert-small-single"],
      "company-size": ["enterprise"],
      "security-requirements": ["mfa"],
      "recovery-time": ["days"],
    }),
  );
  expect(cells(tree, "decisions")).toContain("This configuration holds issuing keys in hardware");
  expect(`${cells(tree, "decisions")} ${askedIn(tree)}`).not.toMatch(/as requested|requested configuration/);
});
