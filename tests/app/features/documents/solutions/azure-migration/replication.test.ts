import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import {
  documentOf,
  EVERY,
  landing,
  MOVING,
  SIZES,
} from "#tests/app/features/documents/solutions/azure-migration/documents.ts";
import { askedIn, cells } from "#tests/app/features/documents/solutions/cells.ts";

test.each(EVERY)("%s at %s gives back within the hour by replication, not by a backup", (configuration, size) => {
  const tree = documentOf(configuration, size, { "recovery-time": ["hour"], "data-loss": ["hour"] });
  expect(cells(tree, "solution.recovery")).toMatch(
    /^Machines with Site Recovery · 5 to 15 minutes · 1 hour · Site Recovery to/,
  );
  expect(cells(tree, "bill")).toContain("Replica disks of Site Recovery");
  expect(cells(tree, "decisions")).not.toContain("deployed from code at failover"); // takes longer than the hour
  expect(cells(tree, "approach.tests")).toMatch(/Failover of one application/);
});

test("machines that return in the second region are reached there as soon: its gateway comes with them, and is tested", () => {
  for (const [size, sites, from] of [
    ["small", "1", "the office"],
    ["medium", "4", "a site"],
  ] as const) {
    const tree = documentOf("azure-exit", size, { "recovery-time": ["hours"], "data-loss": ["hour"], sites: [sites] });
    expect(cells(tree, "decisions")).toMatch(
      /from code at failover and in each rehearsal, on reserved addresses preset on the edge devices/,
    );
    expect(cells(tree, "solution.recovery")).toMatch(
      /Machines with Site Recovery · [^·]+ · 4 hours[\s\S]*1 day; gateway.* of the second region within the 4 hours above/,
    );
    expect(cells(tree, "approach.tests")).toContain(
      `opened from ${from} through the gateway there, from a recovery point`,
    );
  }
});

test("an estate that may wait a day for its machines buys no replica where it has one region", () => {
  const tree = documentOf("azure-rehost", "medium", { "recovery-time": ["day"], "data-loss": ["day"] });
  expect(cells(tree, "bill")).not.toContain("Site Recovery");
});

test("who may lose minutes only is told how many machines lose more, and what it costs that these join the others", () => {
  const given = documentOf("azure-rehost", "medium", { "data-loss": ["minutes"], "recovery-time": ["day"] });
  expect(cells(given, "decisions")).toMatch(
    /Data loss\. .*Of \d+ machines, \d+ are replicated .*Replicating these too would add about USD [\d,]+ a month/,
  );
  expect(plainOf(given, "solution.recovery.given")).toMatch(
    /Site Recovery \(\d+ of \d+\) lose 15 minutes at most, all others up to a day/,
  );
  expect(cells(given, "environment.requests")).toContain("which cannot wait for a restore");
});

test("numbers from a thousand on are written alike", () => {
  const tree = documentOf("azure-exit", "enterprise", { servers: ["1243"], "recovery-time": ["hours"] });
  expect(JSON.stringify(tree)).not.toMatch(/\b1(243|231|108)\b/);
  expect(cells(tree, "solution.recovery")).toContain("days at 100 machines a day");
});

test.each(MOVING)("%s at %s buys no replica where the nightly backup serves", (configuration, size) => {
  const tree = documentOf(configuration, size, { "recovery-time": ["days"], "data-loss": ["week"] });
  expect(cells(tree, "bill")).not.toContain("Site Recovery");
  const pace = size === "enterprise" ? String.raw` each; \d days for all \d+, at 100 machines a day` : "";
  expect(cells(tree, "solution.recovery")).toMatch(
    new RegExp(`Business machines · 24 hours · 8 hours${pace} · Azure Backup`),
  );
});

test.each(SIZES)("a first wave at %s copies one machine as a trial, not servers that cannot wait", (size) => {
  const tree = documentOf("azure-landing-zone", size, {
    servers: ["120"],
    "fast-recovery": ["9"],
    "data-loss": ["minutes"],
  });
  expect(cells(tree, "bill")).toMatch(/Site Recovery · 1 · one, as a trial: the 9 stated move later/);
  expect(cells(tree, "solution.recovery")).toMatch(/\nOther machines · 24 hours · 8 hours · Azure Backup/);
  expect(plainOf(tree, "solution.scope")).toMatch(/Replica of one machine in another zone, as a failover trial/);
  expect(JSON.stringify(tree)).toMatch(
    /One first-wave machine trials Site Recovery, losing 15 minutes at most; the others may lose a day, more than stated/,
  );
  expect(JSON.stringify(tree)).not.toMatch(/short recovery times are replicated|all of them: 9 were given/);
});

test("where every machine is replicated, the restore has its row all the same", () => {
  const tree = documentOf("azure-rehost", "small", { servers: ["4"], "fast-recovery": ["4"] });
  expect(cells(tree, "solution.recovery")).toMatch(/\nAny machine, from its backup · 24 hours · 8 hours/);
  expect(cells(tree, "approach.tests")).toMatch(
    /Restore of one file and one machine in wave 0, of two machines at once after/,
  );
});

test("a handful of machines that may lose an hour is copied whole; of more the client decides which lose a day", () => {
  const few = documentOf("azure-rehost", "small", { servers: ["3"], "data-loss": ["hour"] });
  expect(cells(few, "bill")).toMatch(/Site Recovery · (\d) · each rehosted machine, as none may lose a day of work/);
  expect(cells(few, "decisions")).not.toContain("Data loss");
  const many = documentOf("azure-rehost", "medium", { servers: ["20"], "data-loss": ["hour"] });
  expect(cells(many, "decisions")).toMatch(/Data loss\. .*Replicating these too would add about USD \d+ a month/);
  expect(askedIn(many)).toMatch(/Confirm that \d+ of \d+ machines may lose a day of data/);
  const counted = documentOf("azure-rehost", "small", {
    servers: ["3"],
    "data-loss": ["hour"],
    "fast-recovery": ["1"],
  });
  expect(cells(counted, "bill")).toMatch(/Site Recovery · 1 ·/);
});

test.each(SIZES)("web applications on App Service at %s have a recovery, and one gateway before them", (size) => {
  const tree = documentOf("azure-platform", size, { servers: ["60"], "integration-needs": ["crm"] });
  const row = /Web applications on App Service · none: .* · 4 hours(; 1 day when the region is lost)? · /.exec(
    cells(tree, "solution.recovery"),
  );
  expect(row).not.toBeNull();
  expect(row?.[1] !== undefined).toBe(["large", "enterprise"].includes(size));
  if (size !== "small") expect(cells(tree, "bill")).toMatch(/web application firewall · 1 · 1 in front of all/);
});

test("the days of a failover test at a larger size are those of the plans of all machines that it brings back", () => {
  const tasks = cells(documentOf("azure-exit", "enterprise"), "timeline.tasks");
  expect(tasks).toMatch(/Recovery plans for \d+ machines; failover test to the second region/);
});

test("an hour that stands in the table of recovery is not pointed at where it is not named", () => {
  const said = (time: string) =>
    plainOf(documentOf("azure-landing-zone", "small", { "recovery-time": [time] }), "solution.recovery.given");
  for (const time of ["hour", "hours"]) expect(said(time)).toMatch(/first-wave machine is timed; the most important/);
  expect(said("hour")).not.toContain("Longest acceptable outage");
});

test("a day lost against minutes stated is asked on the first page, before the link, and is a risk", () => {
  const tree = documentOf("azure-rehost", "medium", { "data-loss": ["minutes"], timeline: ["1-3-months"] });
  const asked = plainOf(tree, "summary.decisions");
  expect(asked).toContain("may lose a day of data instead of the 15 minutes stated");
  expect(`${asked}${cells(tree, "next.steps")}`).toMatch(/may lose a day of data.*internet link carries/s);
  expect(cells(tree, "appendix.risks")).toMatch(
    /machines without a replica lose a day of work, against the 15 minutes/,
  );
});

test("who may lose minutes only and named no server is told that what is not replicated misses the limit", () => {
  const tree = documentOf("azure-rehost", "medium", { "data-loss": ["minutes"], "fast-recovery": ["0"] });
  expect(cells(tree, "decisions")).toMatch(
    /no server was named for replication.* may lose a day, more than the limit stated/,
  );
  expect(askedIn(tree)).toContain("may lose a day of data instead of the 15 minutes stated");
  const counted = documentOf("azure-rehost", "medium", { "data-loss": ["hour"], "fast-recovery": ["2"] });
  expect(cells(counted, "decisions")).not.toContain("no server was named for replication");
  expect(askedIn(counted)).toContain("instead of the hour stated");
});

test("an outage of hours that a restore does not meet is not said to be met for every machine", () => {
  const given = (servers: string) =>
    plainOf(
      documentOf("azure-exit", "enterprise", {
        "recovery-time": ["hours"],
        servers: ["200"],
        "fast-recovery": [servers],
      }),
      "solution.recovery.given",
    );
  expect(given("2")).toContain("others, restored from backup, take longer");
  expect(given("200")).not.toContain("take longer");
});

test("what has no replica is not said to fail over with its region, and its way back has a row", () => {
  for (const [configuration, size] of MOVING) {
    const tree = documentOf(configuration, size);
    const [, copied, all] = /Site Recovery \((\d+) of (\d+)\)/.exec(plainOf(tree, "solution.recovery.given")) ?? [];
    const isPart = /^Other machines, when the region is lost · .* · 3 days · /m.test(cells(tree, "solution.recovery"));
    const trade = cells(tree, "decisions").includes("the others are restored from the vault copy");
    expect(trade, `${configuration} ${size}`).toBe(isPart);
    if (isPart && copied) expect(Number(copied)).toBeLessThan(Number(all));
    if (isPart) expect(cells(tree, "decisions")).not.toContain("the other takes over");
  }
});

test("an outage of a day is not said to be met by a restore that takes three when the region is lost", () => {
  const given = (loss: string) =>
    plainOf(
      documentOf("azure-platform", "enterprise", { "recovery-time": ["day"], "data-loss": [loss] }),
      "solution.recovery.given",
    );
  expect(given("hour")).toContain("except when the region is lost (other machines then take 3 days)");
  expect(given("hour")).toContain("(databases 1 hour when the region is lost)");
  expect(given("day")).toContain("(when the region is lost, for the most important application only)");
  const one = documentOf("azure-rehost", "medium", { "recovery-time": ["day"], "data-loss": ["day"] });
  expect(plainOf(one, "solution.recovery.given")).toContain("except when the region is lost (3 days)");
});

test("six hundred machines are not restored in the three days of a hundred", () => {
  const days = (servers: string) =>
    /^Other machines, when the region is lost · .* · (\d+) days(?: at 100 machines a day)? · /m.exec(
      cells(
        documentOf("azure-rehost", "enterprise", { servers: [servers], "fast-recovery": ["2"] }),
        "solution.recovery",
      ),
    )?.[1];
  expect(days("100")).toBe("3");
  expect(days("600")).toBe("6");
});

test("one protected machine covers no database on another, and a circuit of 1 Gbps ends at a gateway of as much", () => {
  const given = (count: string) =>
    documentOf("azure-platform", "enterprise", {
      servers: ["182"],
      "fast-recovery": [count],
      "recovery-time": ["hours"],
      "data-loss": ["hour"],
      industry: ["healthcare"],
    });
  const one = given("1");
  expect(plainOf(one, "solution.recovery.given")).toContain(
    "its database only if it is on a protected machine or in a failover group",
  );
  expect(plainOf(given("4"), "solution.recovery.given")).toContain("its database only if it is on a protected machine");
  expect(cells(one, "decisions")).toContain("down for 8 hours or longer, more than the limits stated");
  expect(cells(one, "architecture.components")).toContain("ErGw1AZ, 1 Gbps");
});

test("a trial of replication promises later waves no more servers than are left for them", () => {
  const bill = (fast: string) => {
    const asked: Answers = { "fast-recovery": [fast], "data-loss": ["hour"], servers: ["13"] };
    return cells(landing("medium", { ...asked, "current-technologies": ["active-directory"] }), "bill");
  };
  expect(bill("6")).toContain("one, as a trial: the 6 stated move later");
  expect(bill("8")).toContain("one, as a trial: at most 6 of the 8 stated move later");
  expect(bill("0")).toContain("one, as a trial, for the loss stated");
});

test("who named no server and an outage of an hour is asked whether the others may return later", () => {
  const given = (loss: string, fast = "0") =>
    documentOf("azure-rehost", "small", {
      servers: ["6"],
      "fast-recovery": [fast],
      "recovery-time": ["hour"],
      "data-loss": [loss],
    });
  const week = given("week");
  expect(cells(week, "bill")).toContain("the client named none; one, for the outage stated");
  expect(askedIn(week)).toMatch(
    /3 days to return if a region is lost, and that \d of \d may otherwise take 8 hours to return\. Or order their replication \(about USD \d+ a month\)/,
  );
  expect(askedIn(given("week", "2"))).not.toMatch(/may (?:otherwise )?take 8 hours to return/); // counted by the client
  const hour = given("hour"); // has a decision on data loss
  expect(cells(hour, "bill")).toContain("the client named none; one, for the outage and loss stated");
  expect(askedIn(hour)).not.toMatch(/may (?:otherwise )?take 8 hours to return/);
  const exit = documentOf("azure-exit", "enterprise", {
    servers: ["182"],
    "recovery-time": ["hours"],
    "data-loss": ["day"],
  });
  expect(askedIn(exit)).toMatch(
    /machines without Site Recovery \(\d+ of \d+\) may take 8 hours or longer to return, 3 days if a region is lost\. Or order their replication \(about USD [\d,]+ a month\)/,
  );
});

test("copies in another zone are no way back from a lost region, and more than a day restores are not promised within it", () => {
  const zones = { "recovery-time": ["day"], "data-loss": ["minutes"] };
  const first = landing("small", zones);
  expect(plainOf(first, "solution.recovery.given")).toContain("except when the region is lost (then 3 days)");
  expect(askedIn(first)).toContain("may take 3 days to return if a region is lost");
  const many = documentOf("azure-rehost", "enterprise", { ...zones, servers: ["300"], "fast-recovery": ["3"] });
  expect(plainOf(many, "solution.recovery.given")).toContain("meets this for up to 100 machines at once");
});

test("a failover is tested for the age of its recovery point too, and a restore is not", () => {
  const tests = (loss: string) =>
    cells(documentOf("azure-rehost", "large", { "recovery-time": ["days"], "data-loss": [loss] }), "approach.tests");
  expect(tests("minutes")).toMatch(/Failover .* from a recovery point at most 15 minutes old/);
  expect(tests("week")).not.toContain("recovery point at most");
});
