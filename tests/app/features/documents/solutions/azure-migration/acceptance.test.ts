import { expect, test } from "vitest";
import { plain } from "#app/features/documents/tree/tree.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import {
  documentOf,
  EVERY,
  inputOf,
  MOVING,
} from "#tests/app/features/documents/solutions/azure-migration/documents.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

test.each(MOVING)("%s at %s accepts the applications that it publishes by a test", (configuration, size) => {
  const tree = documentOf(configuration, size, { "primary-objective": ["remote-work"], industry: ["healthcare"] });
  expect(cells(tree, "approach.tests")).toContain("Internal application opened from outside");
});

test.each(EVERY)("%s at %s measures wave 0 for a month where the plan has one", (configuration, size) => {
  for (const timeline of ["1-3-months", "12-plus-months", "no-timeline"]) {
    const tree = documentOf(configuration, size, { timeline: [timeline] });
    const endOf = (gate: string) =>
      tableOf(tree, "timeline.phases")
        ?.rows.map((row) => row.map(plain))
        .find((row) => row.includes(gate))?.[1]
        ?.split(" to ")[1] ?? "";
    const [end, last] = [endOf("Pilot exit"), endOf("Acceptance")];
    expect(last).not.toBe("");
    const days = (Date.parse(last) - Date.parse(end)) / 86_400_000;
    const tests = cells(tree, "approach.tests");
    if (tests.includes("Cost of the first"))
      expect(tests, `${timeline} ${days}`).toContain(
        days > 38 ? "first 30 days of wave 0" : "first two weeks of wave 0",
      );
  }
});

test("one server that moves in the rollout is measured from its move, as its wave 0 is a test", () => {
  const tree = documentOf("azure-rehost", "small", {
    servers: ["2"],
    "domain-controllers": ["1"],
    industry: ["other"],
    "primary-objective": ["productivity"],
    "security-requirements": ["identity-management"],
    "integration-needs": ["no-integrations"],
  });
  expect(cells(tree, "timeline.tasks")).toContain("final move of the wave 0 server");
  expect(cells(tree, "approach.tests")).toContain("Cost of the first two weeks after the move, scaled to a month");
});

test("what a design rests on most is tested at every size that has room for eight tests", () => {
  const tree = documentOf("azure-platform", "medium", {
    "current-technologies": ["sql-server", "active-directory"],
    "integration-needs": ["crm"],
  });
  expect(cells(tree, "approach.tests")).toMatch(/Migrated databases: row counts/);
  expect(cells(tree, "approach.tests")).toMatch(/Domain sign-in in Azure with the link down/);
});

test("the directory is tried with the link down beside the rules that evidence needs", () => {
  for (const size of ["small", "medium", "enterprise"]) {
    const tree = documentOf("azure-rehost", size, {
      industry: [size === "medium" ? "government" : "other"],
      "current-technologies": ["windows-server", "active-directory"],
      "primary-objective": ["compliance-objective"],
    });
    expect(cells(tree, "approach.tests"), size).toContain("Domain sign-in in Azure with the link down");
    expect(cells(tree, "approach.tests"), size).toContain("Policy compliance of the landing zone");
    if (size === "enterprise") expect(cells(tree, "approach.tests")).toContain("Name resolution of a private endpoint");
  }
});

test("waves on monthly weekends are dated in one place, with the design", () => {
  const captionOf = (window: string) =>
    tableOf(documentOf("azure-rehost", "small", { "change-window": [window] }), "approach.cutover")?.caption ?? "";
  expect(JSON.stringify(captionOf("monthly"))).toContain("is one of the weekends dated by design sign-off");
  expect(JSON.stringify(captionOf("evenings"))).toContain("named at pilot exit");
});

test("how long a source is kept stands in the cutover, and once", () => {
  const said = JSON.stringify(documentOf("azure-rehost", "medium"));
  expect(said.match(/14 to 30 days/g)).toHaveLength(1);
});

test("encryption is tested by what can be left out, not by what Azure always does", () => {
  const tree = documentOf("azure-rehost", "medium", { "security-requirements": ["data-encryption"] });
  expect(cells(tree, "security.controls")).toContain("secure transfer required on every storage account");
  expect(cells(tree, "security.controls")).not.toContain("shows encryption of every disk");
});

test("the link to a Managed Instance is offered to the versions that have it", () => {
  const tree = documentOf("azure-rehost", "enterprise", { "current-technologies": ["sql-server"] });
  expect(cells(tree, "approach.cutover")).toContain(
    "Managed Instance link (from SQL Server 2016) or Log Replay Service",
  );
});

test.each(EVERY)("%s at %s accepts its cost by a test where lower cost is the aim", (configuration, size) => {
  const tree = documentOf(configuration, size, { "primary-objective": ["cost-reduction"] });
  expect(cells(tree, "approach.tests").match(/Cost of the first/g)).toHaveLength(1);
});

test("a wave keeps clear of the days on which the books are closed", () => {
  const cutover = (industry: string) =>
    cells(
      documentOf("azure-rehost", "medium", { industry: [industry], "integration-needs": ["crm"] }),
      "approach.cutover",
    );
  expect(cutover("finance")).toContain("Date confirmed clear of closings; replication healthy");
  expect(cutover("retail")).toContain("Replication healthy");
});

test("the test of the second factor fails where only the vendor's own enforcement asks for it", () => {
  const tree = documentOf("azure-rehost", "medium", { "security-requirements": ["mfa"] });
  expect(cells(tree, "security.controls")).toContain("the sign-in log names this policy");
});

test("as many machines as are restored at once have moved by then, and a task does it", () => {
  const said = (size: string, answers: Record<string, string[]>) => {
    const tree = documentOf("azure-rehost", size, answers);
    return [cells(tree, "approach.tests"), cells(tree, "timeline.tasks")];
  };
  const [few = "", fewTasks = ""] = said("small", {
    servers: ["3"],
    "domain-controllers": ["1"],
    "current-technologies": ["active-directory"],
  });
  expect(few).toContain("one file and one machine in wave 0, of two machines at once after the last wave");
  expect(fewTasks).toMatch(/Production migration: .*then two machines restored at once/);
  const [some = "", someTasks = ""] = said("medium", { servers: ["20"] });
  expect(some).toContain("Restore of one file and two machines at once; disks of one machine");
  expect(someTasks).not.toContain("restored at once");
  const [many = "", manyTasks = ""] = said("enterprise", { servers: ["300"] });
  expect(many).toContain("of ten machines at once after the last wave");
  expect(manyTasks.match(/then ten machines restored at once/g)).toHaveLength(1);
});

test("a copy in another region is restored there, unless that region must be opened first", () => {
  const tests = (configuration: string, country: string) => {
    const input = inputOf(configuration, "medium");
    return cells(composed({ ...input, client: { ...input.client, country } }), "approach.tests");
  };
  expect(tests("azure-rehost", "United States")).toContain("restored in the paired region");
  expect(tests("azure-rehost", "Germany")).not.toContain("paired region");
  expect(tests("azure-exit", "Ireland")).toContain("restored in the second region");
});

test.each(MOVING)("%s at %s tests interfaces before it goes on, and answers calls from the next day", (id, size) => {
  const cutover = (needs: string) => cells(documentOf(id, size, { "integration-needs": [needs] }), "approach.cutover");
  expect(cutover("crm")).toMatch(/interfaces of what has moved within 60 minutes; go\/no-go/);
  expect(cutover("no-integrations")).not.toContain("interfaces of what has moved");
  expect(cutover("crm")).toContain("calls answered from the next working day");
});
