import { expect, test } from "vitest";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { everywhere } from "./documents.ts";

test("an authority is backed up each day, however much its client would lose", () => {
  const recovery = (loss: string) =>
    cells(composed(inputFor({ ...workedExample(), "data-loss": [loss] })), "solution.recovery");
  expect(recovery("week")).toContain("Issuing CA · 24 hours");
  expect(recovery("hour")).toContain("Issuing CA · 1 hour");
});

test("where less than a day may be lost, backups run between the nightly ones", () => {
  const texts = ["hour", "day"].map((loss) => {
    const tree = composed(inputFor({ ...workedExample(), "data-loss": [loss] }));
    return `${cells(tree, "solution.recovery")} ${cells(tree, "support.calendar")}`;
  });
  expect(texts[0]).toMatch(/-Incremental.*all incremental backups/s);
  expect(texts[1]).not.toContain("ncremental");
});

test("no nightly backup carries the key of the authority", () => {
  for (const tree of everywhere({}))
    expect(cells(tree, "solution.recovery")).toMatch(
      /Backup-CARoleService -DatabaseOnly nightly.*; key (once|in both HSMs)/,
    );
});

test("a list of revocation that may be late by three days is looked at each day, and an old authority by what needs no audit", () => {
  for (const tree of everywhere({})) {
    expect(cells(tree, "support.calendar")).toMatch(/Daily · .*next update of each CRL/);
    if (tableOf(tree, "support.signals")) expect(cells(tree, "support.signals")).toContain("base: under 2 days away");
    expect(cells(tree, "approach.cutover")).not.toContain("no event 4886");
  }
});

test("the alarm of the root's list is silent until its next ceremony is overdue", () => {
  for (const tree of everywhere({})) {
    if (!tableOf(tree, "support.signals")) continue;
    const [, days] = /root: under (\d+) days/.exec(cells(tree, "support.signals")) ?? [];
    if (days) expect(Number(days)).toBeLessThan(8 * 7);
  }
});

test("no root that is powered off is backed up each day, and a single web host is not called several", () => {
  for (const tree of everywhere({})) {
    expect(cells(tree, "support.calendar")).toMatch(/Daily · (Issuing CA|Full issuing CA) database backup/);
    const isOne = /Web host for CRL and AIA · 1 /.test(cells(tree, "architecture.components"));
    expect(cells(tree, "solution.recovery").includes("web hosts")).toBe(!isOne);
    expect(cells(tree, "decisions")).not.toMatch(isOne ? /Issuing CAs are/ : /issuing CA is valid/);
  }
});

test("a report that an interface delivers each month is in the calendar", () => {
  for (const integration of ["reporting-tools", "erp"])
    for (const tree of everywhere({ "integration-needs": [integration] }))
      expect(/Monthly · .*Certificate inventory report/.test(cells(tree, "support.calendar"))).toBe(
        integration === "reporting-tools",
      );
});

test("no list is published that expires at a weekend, when nobody is there", () => {
  for (const tree of everywhere({})) {
    expect(cells(tree, "pki.validity")).not.toMatch(/\/ 1 day/);
    expect(JSON.stringify(tree)).not.toMatch(/delta: overdue|including the delta CRL|delta CRL at weekends/);
  }
});

test("a backup that is missed is told before more is lost than may be", () => {
  const signal = (loss: string) =>
    cells(composed(inputFor({ ...workedExample(), "data-loss": [loss] })), "support.signals");
  expect(signal("hour")).toContain("CA database backup · the first interval of one hour without one");
  expect(signal("minutes")).toContain("the first interval of 15 minutes without one");
  expect(signal("day")).toContain("none completed for 26 hours");
});
