import { expect, test } from "vitest";
import { CONFIGURATIONS } from "#app/features/catalogue/configurations.ts";
import { framedBy } from "#app/features/documents/budget/budget-frame.ts";
import { blocksOf, plainOf, textsOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed, contentFor } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

test("a number that sizing and bill show is not said a third time with nothing beside it", () => {
  const certificates = composed(inputFor({ ...workedExample(), "certificates-a-year": ["24"] }));
  expect(plainOf(certificates, "given.recommended-solution")).not.toContain("24 certificates");
  expect(cells(certificates, "architecture.sizing")).toContain("more than the 24 given");
  const logs = composed(
    inputFor({
      ...workedExample(),
      "solution-type": ["security"],
      "solution-configuration": ["security-detection"],
      "log-volume": ["866"],
    }),
  );
  expect(plainOf(logs, "given.recommended-solution")).not.toContain("866");
  expect(cells(logs, "bill")).toContain("866");
});

test("what follows from an outage that was given stands below the objectives, which show the answer", () => {
  const tree = composed(inputFor({ ...workedExample(), "recovery-time": ["days"] }));
  expect(cells(tree, "solution.recovery")).toMatch(/^Issuing CA · .* · 3 working days/);
  expect(plainOf(tree, "solution.recovery.given")).toMatch(/^The restore is planned to take 8 hours/);
  expect(blocksOf(tree).some(({ provenance }) => provenance.rule === "given.support-and-maintenance")).toBe(false);
});

test("no line has an answer with nothing behind it, and licences are counted where they are set off", () => {
  const given = {
    "server-licences": ["15"],
    "recovery-time": ["hours"],
    "outside-devices": ["171"],
    "fast-recovery": ["3"],
    "user-licences": ["40"],
    framework: ["dora"],
  };
  for (const { id, solution } of CONFIGURATIONS) {
    const answers = { "solution-type": [solution], "solution-configuration": [id], "company-size": ["medium"] };
    const tree = composed(inputFor({ ...workedExample(), ...answers, ...given }));
    const lists = blocksOf(tree).filter(({ provenance }) => provenance.rule.startsWith("given."));
    for (const line of lists.flatMap(textsOf)) expect(line, id).toMatch(/^[^:]+: .*\. .+$/);
    const owned = plainOf(tree, "budget.owned");
    if (solution === "certificate-services" && owned.includes("as the client counts"))
      expect(owned, id).toContain("(15 licences of Windows Server)");
  }
});

test("what was given stands in the words that open its section, below no heading of its own", () => {
  const given = {
    deadline: ["2027-06-30"],
    "deadline-reason": ["support"],
    "change-window": ["weekends"],
    "budget-band": ["50"],
  };
  const { sections } = composed(inputFor({ ...workedExample(), timeline: ["no-timeline"], ...given }));
  for (const title of ["Implementation Timeline", "Budget Considerations", "Implementation Approach"]) {
    const blocks = sections.find((section) => section.title === title)?.blocks ?? [];
    const rules = blocks.map(({ provenance }) => provenance.rule);
    const first = rules.findIndex((rule) => rule.startsWith("given."));
    expect(first, title).toBeGreaterThan(0);
    expect(blocks.slice(0, first).map(({ kind }) => kind)).not.toContain("heading");
    expect(blocks.flatMap(textsOf)).not.toContain("From the detailed answers");
  }
});

test("the glossary leaves out what everybody knows and what stands in one place", () => {
  const tree = composed(inputFor({ ...workedExample(), "company-size": ["medium"] }));
  const glossary = plainOf(tree, "appendix.glossary");
  expect(glossary).toContain("CRL: Certificate revocation list");
  expect(glossary).not.toMatch(/(VPN|TLS|DNS|GDPR|RPC|SID|RDP|RACI|NIS2|DORA): /);
});

test("the terms are the two that bind", () => {
  const tree = composed(inputFor(workedExample()));
  const terms = blocksOf(tree).filter(
    ({ kind, provenance }) => kind === "list" && provenance.rule === "appendix.terms",
  );
  expect(terms.flatMap(textsOf)).toEqual([
    expect.stringContaining("may use this document for this project"),
    expect.stringMatching(/not legal advice or a quotation.*not affiliated with or endorsed by Microsoft/),
  ]);
});

test("one or two terms make no appendix", () => {
  for (const { id, solution } of CONFIGURATIONS) {
    const answers = { "solution-type": [solution], "solution-configuration": [id], "company-size": ["medium"] };
    const terms = blocksOf(composed(inputFor({ ...workedExample(), ...answers })))
      .filter(({ provenance }) => provenance?.rule === "appendix.glossary")
      .flatMap(textsOf);
    expect([1, 2]).not.toContain(terms.length);
  }
});

test("a frame that the high figure passes is said to, whatever comes on top in another currency", () => {
  let passed = 0;
  for (const { id, solution } of CONFIGURATIONS)
    for (const band of ["25", "50", "100", "250"]) {
      const answers = { "solution-type": [solution], "solution-configuration": [id], "budget-band": [band] };
      const content = contentFor(inputFor({ ...workedExample(), ...answers }));
      const [main] = content.budget.totals;
      const framed = framedBy(content.brief, content.budget);
      if (!main || framed?.state !== "together") continue;
      const line = plainOf(composed(inputFor({ ...workedExample(), ...answers })), "given.budget-considerations");
      expect(/the high figure is not\b/.test(line), id).toBe(main.oneOff.high > framed.end);
      passed += main.oneOff.high > framed.end ? 1 : 0;
    }
  expect(passed).toBeGreaterThan(0);
});

test("the last evidence of a tenant comes with its rollout, and nothing follows a date that the plan keeps", () => {
  const told = (reason: string, deadline: string) => {
    const input = inputFor({
      ...workedExample(),
      "solution-type": ["microsoft-365"],
      "solution-configuration": ["m365-secure"],
      "company-size": ["enterprise"],
      "security-requirements": ["data-loss-prevention"],
      deadline: [deadline],
      "deadline-reason": [reason],
    });
    return plainOf(composed(input), "given.implementation-timeline");
  };
  expect(told("audit", "2027-03-31")).toMatch(
    /S-1 is set by [^;]+; the last evidence is filed as the controls apply to all users, by /,
  );
  expect(told("merger", "2029-03-31")).toContain("everything planned is in place by then");
  expect(told("merger", "2027-01-31")).toContain("the rest may follow the date");
});

test("a fixed date on a day that nobody works counts from the working day before it", () => {
  const of = (deadline: string) =>
    plainOf(
      composed(inputFor({ ...workedExample(), timeline: ["no-timeline"], deadline: [deadline] })),
      "given.implementation-timeline",
    );
  expect(of("2028-01-01")).toContain("That is a Saturday, so 31 December 2027, the last working day before it, counts");
  expect(of("2028-01-02")).toContain("That is a Sunday, so ");
  expect(of("2027-12-30")).not.toContain("last working day");
});

test("where the financial year ends, the payments due by then are told apart", () => {
  const of = (deadline: string) => {
    const given = { timeline: ["no-timeline"], deadline: [deadline], "deadline-reason": ["budget"] };
    return plainOf(composed(inputFor({ ...workedExample(), ...given })), "given.implementation-timeline");
  };
  expect(of("2028-12-29")).toMatch(/All proposed payments fall due by then, the last at acceptance \(/);
  expect(of("2027-01-15")).toMatch(/Proposed payments up to .* fall due by then, the others from .* on;/);
  expect(of("2026-12-01")).toMatch(/No proposed payment falls due by then, as the first comes with the order \(/);
});
