import { expect, test } from "vitest";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { askedIn, cells } from "#tests/app/features/documents/solutions/cells.ts";
import { daysOf, everywhere, isSmall, plainOfSections } from "./documents.ts";

test("who accepts an outage of days is promised days, and told how fast the restore is planned", () => {
  for (const tree of everywhere({ "recovery-time": ["days"] })) {
    expect(cells(tree, "solution.recovery")).toMatch(/^Issuing CA · [^·]* · 3 working days · /m);
    if (!isSmall(tree)) expect(cells(tree, "appendix.traceability")).toContain("(recovery time: 3 working days;");
    expect(plainOf(tree, "solution.recovery.given")).toMatch(/restore is planned to take \d hours/);
    expect(cells(tree, "decisions")).not.toMatch(/restored within \d+ hours/);
  }
});

test("an hour that the second authority bridges is no limit of a restore that is planned to take longer", () => {
  for (const tree of everywhere({ "recovery-time": ["hour"] })) {
    const isBridged = cells(tree, "solution.recovery").includes("enrolment at once from the other CA");
    if (isBridged) expect(plainOfSections(tree)).not.toContain("takes longer than the 1 hour allowed");
  }
});

test("a restore that takes a working day is timed in a day at least, in the project and in operation", () => {
  for (const outage of ["hour", "hours", "day", "unknown"])
    for (const tree of everywhere({ "recovery-time": [outage] })) {
      const isPlanned = plainOf(tree, "solution.recovery.given").includes("planned to take 8 hours");
      if (!isPlanned && !/^Issuing CA · [^·]* · 8 hours/m.test(cells(tree, "solution.recovery"))) continue;
      for (const days of daysOf(tree, /Restore test/)) expect(days).toBeGreaterThanOrEqual(1);
      const sold = /restore tests × ([\d.]+)/.exec(cells(tree, "bill"))?.[1];
      expect(Number(sold)).toBeGreaterThanOrEqual(1);
    }
});

test("a restore within the hour is no certain choice, and is tested on the server that stands by for it", () => {
  const shown = new Set<string>();
  for (const time of ["hour", "day"])
    for (const tree of everywhere({ "recovery-time": [time] })) {
      const decision = cells(tree, "decisions")
        .split("\n")
        .find((row) => row.includes("One CA, restored within"));
      if (!decision) continue;
      const isSpare = time === "hour";
      shown.add(time);
      expect(decision.includes("a second issuing CA on that server is quoted")).toBe(isSpare);
      if (/ · (high|medium)$/.test(decision)) expect(decision.endsWith(" · medium")).toBe(isSpare);
      expect(cells(tree, "approach.tests").includes("the isolated standby server")).toBe(isSpare);
    }
  expect(shown.size).toBe(2);
});

test("a restore is practised on the server that stands by for it wherever it is named", () => {
  for (const tree of everywhere({ "recovery-time": ["hour"] })) {
    const text = plainOfSections(tree);
    expect(
      /isolated standby server/.test(text) && /[Rr]estore test( twice a year)? on an isolated machine/.test(text),
    ).toBe(false);
  }
});

test("a restored authority is shown to enrol, for which it needs its name and a directory", () => {
  for (const tree of everywhere({})) {
    const row = cells(tree, "approach.tests")
      .split("\n")
      .find((text) => text.includes("Restore of the CA"));
    expect(row).toMatch(/under its server's name.*beside a copy of a domain controller.*the copied domain enrols/);
    expect(cells(tree, "appendix.assumptions")).toContain(
      "the client provides a clean machine and restores a backup of a domain controller",
    );
  }
});

test("a recovery time that nobody stated is called proposed", () => {
  for (const outage of ["hours", "unknown"])
    for (const tree of everywhere({ "recovery-time": [outage] }).filter((each) => !isSmall(each)))
      expect(/recovery time: [^;]*, proposed;/.test(cells(tree, "appendix.traceability"))).toBe(outage === "unknown");
});

test("an hour that one authority has to keep is confirmed, with those who open its key and what a day would save", () => {
  for (const tree of everywhere({ "recovery-time": ["hour"] })) {
    const isAlone = cells(tree, "decisions").includes("on a standby server");
    expect(
      /Accept a working day for the restore of the CA \(recommended: .*\), or confirm 1 hour, with .* at work/.test(
        askedIn(tree),
      ),
    ).toBe(isAlone);
    if (isAlone) expect(cells(tree, "decisions")).toContain("isolated, in a workgroup and re-imaged after each test");
    const shared = ["pki.duties", "pki.holders"].filter((id) => tableOf(tree, id));
    const roles = shared.map((id) => cells(tree, id)).join("");
    if (askedIn(tree).includes("or their stand-ins") && roles)
      expect(roles).toContain("a stand-in for each, to be named");
  }
});
