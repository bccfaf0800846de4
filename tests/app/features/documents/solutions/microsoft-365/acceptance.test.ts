import { expect, test } from "vitest";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, everyDocument, school } from "./documents.ts";

test("the old way of finding a mailbox is closed with the switch, where servers of the client's own made it", () => {
  const cutover = (configuration: string, ...technologies: string[]) =>
    cells(documentOf(configuration, { "current-technologies": technologies }), "approach.cutover");
  expect(cutover("m365-hybrid", "exchange-server")).toContain("Autodiscover SCP cleared");
  expect(cutover("m365-new-tenant", "windows-server")).not.toContain("SCP");
});

test("the rules that the configuration enforces are accepted, requested or not", () => {
  const tests = (requirement: string) =>
    cells(documentOf("m365-secure", { "security-requirements": [requirement] }), "approach.tests");
  expect(tests("mfa")).toMatch(/marked test number sent outside/);
  expect(tests("data-loss-prevention")).not.toMatch(/marked test number/); // a control of its own
});

test("a second factor is accepted by the accounts of staff where pupils get none", () => {
  expect(cells(school("m365-secure", { "security-requirements": ["compliance"] }), "approach.tests")).toContain(
    "every active staff account is MFA-capable",
  );
  expect(cells(school("m365-secure", { "security-requirements": ["mfa"] }), "security.controls")).toContain(
    "All active accounts of staff registered",
  );
  expect(cells(school("m365-secure"), "approach.training")).toMatch(/^Staff · Sign-in with MFA/m);
});

test("everybody follows on the one weekend that the rollout holds", () => {
  const cutover = (weeks: string) =>
    cells(
      documentOf("m365-optimise", {
        "company-size": ["medium"],
        "current-technologies": ["office-365"],
        "change-window": ["monthly"],
        timeline: [weeks],
      }),
      "approach.cutover",
    );
  expect(cutover("1-3-months")).toContain("T+1 day, the same weekend · All other departments");
  expect(cutover("1-3-months")).not.toContain("weekends");
});

test("where settings change at any weekend, the second wave waits for none that the rollout may lack", () => {
  const tree = documentOf("m365-secure", { "current-technologies": ["office-365"], "change-window": ["weekends"] });
  expect(cells(tree, "approach.cutover")).toContain("from the same weekend on · Other departments in turn");
});

test("a health check is accepted without a backup that nobody has, and a key counts once its holder has it", () => {
  const told = (configuration: string) =>
    documentOf(configuration, { "current-technologies": ["office-365"], industry: ["healthcare"] });
  const kept = told("m365-optimise");
  expect(cells(kept, "approach.tests")).toContain(
    "without an existing backup, the sponsor has signed for one of two quotations or against both",
  );
  expect(cells(told("m365-new-tenant"), "approach.tests")).not.toContain("without an existing backup");
  for (const configuration of ["m365-new-tenant", "m365-optimise"])
    expect(cells(told(configuration), "timeline.tasks").match(/shift workers' keys registered/g)).toHaveLength(1);
});

test("calendars of both sides are compared while both sides have mailboxes", () => {
  const tests = (size: string) => cells(documentOf("m365-hybrid", { "company-size": [size] }), "approach.tests");
  expect(tests("enterprise")).toMatch(/one mailbox on each side, at pilot exit/);
  expect(tests("medium")).not.toContain("one mailbox on each side"); // which shares none
});

test("a limit of an hour is accepted by a loss of that age, not by any restore", () => {
  const tests = (loss: string) => cells(documentOf("m365-secure", { "data-loss": [loss] }), "approach.tests");
  expect(tests("hour")).toContain("Restore of one mail and one file, changed and deleted an hour later");
  expect(tests("minutes")).toContain("changed and deleted 15 minutes later");
  expect(tests("day")).toContain("Restore of one purged mail and one overwritten file");
});

test("a way back ends with the conversion of the old mailboxes, which is signed for after the cutover", () => {
  const cutover = (...technologies: string[]) =>
    cells(
      documentOf("m365-new-tenant", { "company-size": ["small"], "current-technologies": technologies }),
      "approach.cutover",
    );
  expect(cutover("exchange-server", "active-directory")).toMatch(
    /new passwords handed over[\s\S]*Desk-side support[\s\S]*converted to mail users.*rollback ends here/,
  );
  expect(cutover("exchange-server")).toContain("new passwords handed over");
  expect(cutover("exchange-server")).not.toContain("converted");
  expect(cutover("windows-server")).not.toContain("new passwords");
});

test("a shared workstation of a clinic is accepted by a second person beside a locked session", () => {
  const tests = (industry: string, shift: string) =>
    cells(
      documentOf("m365-new-tenant", { industry: [industry], "company-size": ["medium"], "shift-workers": [shift] }),
      "approach.tests",
    );
  expect(tests("healthcare", "20")).toContain("beside a locked session");
  expect(tests("healthcare", "0")).not.toContain("beside a locked session");
  expect(tests("finance", "20")).not.toContain("beside a locked session");
});

test("where data encryption is required, encrypted disks are set and accepted", () => {
  for (const { name, tree } of everyDocument({ "security-requirements": ["data-encryption"] })) {
    expect(cells(tree, "m365.baseline"), name).toMatch(/ompliance with disks encrypted/);
    if (!name.includes("small"))
      expect(cells(tree, "approach.tests"), name).toContain("every computer's disk encrypted");
  }
  expect(cells(documentOf("m365-secure"), "approach.tests")).toContain("95% compliant");
});
