import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

/** The cells of the requirement that the words name. */
function trace(words: RegExp, answers: Answers): string[] {
  const tree = composed(inputFor({ ...workedExample(), ...answers }));
  const row = cells(tree, "appendix.traceability")
    .split("\n")
    .find((text) => words.test(text));
  return row?.split(" · ") ?? [];
}
const titleOf = (id: string, answers: Answers): string => {
  const tree = composed(inputFor({ ...workedExample(), ...answers }));
  const row = cells(tree, "timeline.tasks")
    .split("\n")
    .find((text) => text.startsWith(`${id} · `));
  return row?.split(" · ")[1] ?? "";
};

test("an authority that must come back is traced to its restore test before go-live, not to the backup of a pilot", () => {
  for (const industry of ["finance", "retail"])
    for (const size of ["small", "large"]) {
      const answers = { industry: [industry], "company-size": [size] };
      const row = trace(/Recover “Issuing CA”/, answers);
      const task = row.find((cell) => /^T-\d/.test(cell)) ?? "";
      expect(titleOf(task, answers)).toMatch(/[Rr]estore test/);
      expect(task).toMatch(/^T-[34]/); // after the pilot
      expect(row.at(-1)).toBe(size === "small" ? "–" : `services, phase ${task.charAt(2)}`);
    }
});

test("a small organisation reads of its objectives in one row, and the task of each among its measures", () => {
  const row = (size: string) =>
    trace(/^Objective/, {
      "solution-type": ["configuration-manager"],
      "solution-configuration": ["sccm-small"],
      "company-size": [size],
      "primary-objective": ["productivity", "enhance-security"],
    });
  // no line of the bill is for anything required here, so that no column names one
  expect(row("small")).toEqual(["Objectives", expect.stringMatching(/^T-\d/), expect.stringMatching(/^measures/)]);
  const measured = composed(
    inputFor({
      ...workedExample(),
      "company-size": ["small"],
      "primary-objective": ["productivity", "enhance-security", "remote-work"],
    }),
  );
  expect(cells(measured, "features.measures")).toMatch(/^Improve productivity \(T-\d\.\d+\) · /m);
  expect(row("medium").find((cell) => /^T-\d/.test(cell))).toBeDefined();
});

test("a requirement names every line that is bought for it", () => {
  const row = trace(/^Threat protection/, {
    "solution-type": ["security"],
    "solution-configuration": ["security-detection"],
    "company-size": ["medium"],
    "security-requirements": ["threat-protection", "mfa"],
  });
  expect(row.at(-1)).toMatch(/^services(, phase \d)?; B-\d+(, | to )B-/);
});

test("what is carried out by tasks is paid by the services too, and each cost line is named once", () => {
  for (const size of ["small", "medium"]) {
    const row = trace(/Mobile device management/, {
      "company-size": [size],
      "security-requirements": ["mfa", "identity-management", "mobile-device-management", "zero-trust"],
    });
    expect(row.at(-1)).toMatch(size === "small" ? /^B-\d+/ : /^services, phase \d(; services, phase \d)*; B-\d+/);
    const parts = row.at(-1)?.split("; ") ?? [];
    expect(new Set(parts).size).toBe(parts.length);
  }
});

test("what is true for every project is no requirement, and what one task brings about stands in one row", () => {
  for (const size of ["small", "medium", "enterprise"]) {
    const tree = composed(
      inputFor({
        ...workedExample(),
        "company-size": [size],
        "security-requirements": ["mfa", "data-encryption", "identity-management", "zero-trust"],
      }),
    );
    const rows = cells(tree, "appendix.traceability").split("\n");
    expect(rows.join()).not.toMatch(/Scope|Serve \d|Finish|must|should/);
    const objectives = rows.filter((row) => row.startsWith("Objective"));
    expect(objectives.length, "traced by the tasks of its features").toBeGreaterThan(0);
    for (const row of objectives) expect(row).toMatch(/ · T-\d/);
    const traced = rows.map((row) => row.split(" · ")).map((row) => [row[2]?.slice(0, 2), row[1], row[3]].join());
    const controls = traced.filter((trace) => trace.startsWith("S-"));
    expect(new Set(controls).size).toBe(controls.length);
  }
});

test("a requirement leads to a task, a test and a cost line, and names its decision where one answers it", () => {
  const tableFor = (solution: string, configuration: string) =>
    tableOf(
      composed(
        inputFor({ ...workedExample(), "solution-type": [solution], "solution-configuration": [configuration] }),
      ),
      "appendix.traceability",
    );
  for (const table of [
    tableFor("certificate-services", "cert-medium-single"),
    tableFor("security", "security-identity"),
  ])
    expect(table?.columns.map(({ title }) => title)).toEqual(["Requirement", "Task", "Test", "Cost line"]);
  expect(JSON.stringify(tableFor("certificate-services", "cert-medium-single"))).toMatch(/Recover [^"]*, by D-02"/);
  const identity = JSON.stringify(tableFor("security", "security-identity"));
  expect(identity).toMatch(/Multi-factor authentication, by D-\d+"/);
  expect(identity).not.toMatch(/Integrate with [^"]*, by D-|by the scope/);
});

test("what one task sets and another brings into force is traced to both", () => {
  for (const size of ["small", "medium", "enterprise"]) {
    const answers = {
      "solution-type": ["microsoft-365"],
      "solution-configuration": ["m365-secure"],
      "company-size": [size],
      "security-requirements": ["data-loss-prevention", "mobile-device-management"],
    };
    for (const asked of [/Data loss prevention/, /Mobile device management/]) {
      const row = trace(asked, answers);
      // rules that block two weeks after the data has moved may do so in the handover
      const isLast = asked.test("Data loss prevention") && row[1]?.includes("T-4.");
      expect(row[1], size).toMatch(isLast ? /^T-2\.\d+, T-3\.\d+, T-4\.\d+$/ : /^T-2\.\d+, T-3\.\d+$/);
      if (size !== "small")
        expect(row[3], size).toMatch(isLast ? /^services, phases 2, 3 and 4/ : /^services, phases 2 and 3/);
    }
  }
});

test("integrations of one phase stand in one row, with the task of each", () => {
  for (const size of ["small", "medium", "enterprise"]) {
    const tree = composed(
      inputFor({ ...workedExample(), "company-size": [size], "integration-needs": ["crm", "erp", "reporting-tools"] }),
    );
    const rows = cells(tree, "appendix.traceability")
      .split("\n")
      .filter((row) => row.startsWith("Integrat"));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatch(
      /^(Integrate with CRM systems, ERP systems and reporting tools|Integrations) · T-.* · I-1 to I-3 · (services, phase 3|–)$/,
    );
    expect(rows[0]?.startsWith("Integrations")).toBe(size === "small"); // its interfaces have the names
  }
});

test("an integration is traced to each task in which it is worked on", () => {
  const hybrid = {
    "solution-type": ["hybrid-cloud"],
    "solution-configuration": ["hybrid-expressroute"],
    "company-size": ["medium"],
    timeline: ["6-12-months"],
    "integration-needs": ["legacy-applications"],
  };
  const [, legacy = ""] = trace(/^Integrate/, hybrid);
  const [first = "", own = ""] = legacy.split(", ");
  expect(titleOf(first, hybrid)).toBe("Publication of internal applications (S-1)");
  expect(titleOf(own, hybrid)).toContain("Integration: Legacy applications");
  const [, recovered = ""] = trace(/^Recover “Replicated servers”/, hybrid);
  expect(titleOf(recovered, hybrid)).toContain("test failover"); // not the VPN that is a circuit's failover
  const mail = { ...hybrid, "solution-type": ["microsoft-365"], "solution-configuration": ["m365-secure"] };
  const [, callers = "", , paid] = trace(/^Integrate/, mail);
  expect(titleOf(callers.split(", ")[0] ?? "", mail)).toMatch(/set up for Graph|Replacement of EWS/);
  expect(paid).toBe("services, phases 2 and 3");
});

test("each test of acceptance is traced in every size, to a requirement or to what is delivered besides", () => {
  for (const input of samples(40)) {
    const rows = tableOf(composed(input), "appendix.traceability")?.rows.map((row) => row.map(plain)) ?? [];
    const traced = new Set(rows.flatMap(([, , tests = ""]) => tests.split(", ").flatMap(eachOf)));
    const missing = contentFor(input).acceptance.filter((_, place) => !traced.has(`AT-${place + 1}`));
    expect(missing, JSON.stringify(input.answers)).toEqual([]);
    const objectives = input.answers["primary-objective"] ?? [];
    expect(rows.some(([what = ""]) => what.startsWith("Objective"))).toBe(objectives.length > 0);
    for (const [, task] of rows) expect(task, JSON.stringify(input.answers)).toMatch(/^T-\d/);
  }
});

/** `AT-2 to AT-4` is three. */
function eachOf(codes: string): string[] {
  const [, kind = "", from = "", to = from] = /^([A-Z]+-)(\d+)(?: to [A-Z]+-(\d+))?$/.exec(codes) ?? [];
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, step) => `${kind}${Number(from) + step}`);
}
