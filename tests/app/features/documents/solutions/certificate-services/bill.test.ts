import { expect, test } from "vitest";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { everywhere, tasks } from "./documents.ts";

test("a list of revocation signed each year is not dearer than the ceremony that made the root", () => {
  for (const tree of everywhere({ industry: ["retail"] })) {
    const sold = /root ceremon(?:y|ies ×) (\d+) day/.exec(cells(tree, "bill"))?.[1];
    if (tasks(tree).some((row) => row.includes("Root ceremony"))) expect(sold).toBe("1");
  }
});

test("licences that are free are taken off as such, and evidence alone is no control of data", () => {
  const tree = composed(
    inputFor({ ...workedExample(), "server-licences": ["1"], "security-requirements": ["compliance"] }),
  );
  expect(cells(tree, "bill")).toContain("needed, 1 available");
  expect(tasks(tree).join(" ")).toContain("Security controls: evidence (S-1)");
});

test("access licences are asked for in the version of the servers", () => {
  for (const tree of everywhere({}))
    expect(cells(tree, "bill")).toMatch(
      /client access licences · [\d,]+ · one per user, version 2025 or with Software Assurance/,
    );
});

test("who has server licences to spare probably owns access licences, and is asked what runs on them", () => {
  for (const licences of ["0", "57"])
    for (const tree of everywhere({ "current-technologies": ["none"], "server-licences": [licences] })) {
      const isFree = licences !== "0";
      const [[, line = ""] = []] = [
        ...cells(tree, "bill").matchAll(/(B-\d+) · Windows Server client access licences/g),
      ];
      expect(new RegExp(`probably owned: [^:]*${line}`).test(cells(tree, "summary.headline"))).toBe(isFree);
      expect(cells(tree, "bill").match(/Windows Server client access licences/g)).toHaveLength(1);
      expect(cells(tree, "environment.conflicts").includes("Windows Server licences are held")).toBe(isFree);
    }
});

test("whoever's oldest server is older than the CA's buys access licences, and is asked for them", () => {
  for (const version of ["2019", "2025", "unknown"])
    for (const tree of everywhere({ "windows-server-version": [version] })) {
      const line = cells(tree, "bill")
        .split("\n")
        .find((row) => row.includes("client access licences"));
      expect(line?.includes("probably owned")).toBe(version !== "2019");
      expect(cells(tree, "environment.requests")).toContain("access licences by version");
    }
});

test("the pair that phase 1 orders is said to wait where a first order holds the services of phase 1 alone", () => {
  let waiting = 0;
  for (const tree of everywhere({ "budget-band": ["25"], industry: ["finance"] })) {
    const line = plainOf(tree, "given.budget-considerations");
    const order = tasks(tree)
      .find((row) => row.includes("HSM pair: order confirmed"))
      ?.split(" · ")[0];
    const isAlone = tableOf(tree, "budget.smaller")
      ? cells(tree, "budget.smaller").includes("First order: Phase 1, without purchases")
      : false;
    expect(line.includes(`If phase 1 is ordered first, ${order} (HSM pair: order confirmed`)).toBe(isAlone);
    if (line.includes("which brings it within budget")) expect(isAlone).toBe(false);
    waiting += isAlone ? 1 : 0;
  }
  expect(waiting).toBeGreaterThan(2);
});

test("the list of the root is signed as often as it is billed, early enough for its alarm", () => {
  let found = 0;
  for (const tree of everywhere({})) {
    const [, period, overlap] = /(\d+) weeks \/ (\d+) weeks \/ none/.exec(cells(tree, "pki.validity")) ?? [];
    if (!period || !tableOf(tree, "pki.ceremony")) continue;
    found += 1;
    expect(cells(tree, "pki.ceremony")).toContain(`CRL period of ${period} weeks with an overlap of ${overlap}`);
    expect(/(\d+) root ceremonies/.exec(cells(tree, "bill"))?.[1] ?? "1").toBe(`${52 / Number(period)}`);
    if (!tableOf(tree, "support.signals")) continue;
    const [, alarm] = /root: under (\d+) days/.exec(cells(tree, "support.signals")) ?? [];
    expect(Number(alarm)).toBeLessThan(Number(overlap) * 7);
  }
  expect(found).toBeGreaterThan(0);
});

test("licences that count as available carry the rights to the version that is installed", () => {
  for (const licences of ["0", "2", "57"])
    for (const tree of everywhere({ "server-licences": [licences] }))
      expect(cells(tree, "bill").includes("available ones: unused, version 2025 or with Software Assurance")).toBe(
        licences !== "0",
      );
});

test("security keys are traced to the sign-in that they are bought for", () => {
  for (const tree of everywhere({ "security-requirements": ["mfa"] })) {
    const line = cells(tree, "bill")
      .split("\n")
      .find((row) => row.includes("Security keys with smart card function"))
      ?.slice(0, 4);
    expect(line).toMatch(/^B-/);
    const trace = cells(tree, "appendix.traceability")
      .split("\n")
      .find((row) => row.startsWith("Multi-factor authentication"));
    expect(trace?.split(" · ").at(-1)?.split("; ")).toContain(line);
  }
});

test("a sensor that a plan of Microsoft 365 may hold is assumed only where there is one, and left out by name elsewhere", () => {
  for (const technology of ["office-365", "windows-server"])
    for (const tree of everywhere({
      "security-requirements": ["threat-protection"],
      "current-technologies": ["active-directory", technology],
    })) {
      const isHeld = technology === "office-365";
      expect(cells(tree, "bill").includes("Defender for Identity")).toBe(isHeld);
      expect(cells(tree, "appendix.assumptions").includes("Defender for Identity is licensed")).toBe(isHeld);
      expect(plainOf(tree, "solution.out-of-scope").includes("Defender for Identity sensor")).toBe(!isHeld);
    }
});

test("keys in software are the first cut of a budget that does not pay for hardware which no rule asks for", () => {
  let found = 0;
  for (const industry of ["manufacturing", "finance"])
    for (const tree of everywhere({ "budget-band": ["50"], industry: [industry] })) {
      if (!tableOf(tree, "budget.smaller")) continue;
      const cuts = cells(tree, "budget.smaller")
        .split("\n")
        .filter((row) => row.startsWith("Without "));
      const [place, ...others] = cuts.flatMap((row, place) => (row.includes("'s HSM pair") ? [place] : []));
      expect(others).toEqual([]);
      if (place === undefined) continue;
      expect([industry, place]).toEqual(["manufacturing", 0]);
      expect(cuts[0]).toMatch(/^Without D-\d\d's HSM pair \(software keys\) · −\d+ · −[\d,]+ · /);
      found += 1;
    }
  expect(found).toBeGreaterThan(0);
});
