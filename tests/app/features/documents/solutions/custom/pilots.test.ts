import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { lintDocument } from "#app/features/documents/lint/lint.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { askedIn, cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, PRODUCTS, SIZES } from "./documents.ts";

test("the proposed pilot is the same wherever it is named, and rests on what is in use", () => {
  for (const size of ["small", "medium", "large", "enterprise"])
    for (const [id] of PRODUCTS) {
      const tree = documentOf("custom-pilot", { "company-size": [size], "current-technologies": [id] });
      const subject =
        /^Subject · (.+), with \d+ (?:users|testers|administrators)$/m.exec(cells(tree, "custom.pilot"))?.[1] ?? "none";
      expect(plainOf(tree, "summary.recommendation")).toContain(subject);
      expect(cells(tree, "decisions")).toContain(`Proposed: ${subject},`);
      expect(askedIn(tree)).toContain(subject);
      if (id === "exchange-server" || id === "sharepoint") expect(subject).not.toMatch(/Online/);
    }
});

test("where the newest Windows Server is the oldest in use, nothing proposes its upgrade", () => {
  for (const version of ["2016", "2022", "2025"]) {
    const given = { "current-technologies": ["windows-server"], "windows-server-version": [version] };
    const tree = documentOf("custom-pilot", given);
    for (const id of ["custom.products", "custom.domains", "custom.pilot"])
      expect(/upgrade in place|in-place upgrade|prevents their upgrade/i.test(cells(tree, id))).toBe(
        version === "2016",
      );
  }
});

test("separate accounts are tried by those who administer, and not in a firm of fifty", () => {
  for (const size of SIZES) {
    const tree = documentOf("custom-pilot", {
      "company-size": [size],
      "current-technologies": ["active-directory"],
      "security-requirements": ["identity-management"],
      "primary-objective": ["enhance-security"],
    });
    const [, users] = /^Subject · administration.*with (\d+) administrators$/m.exec(cells(tree, "custom.pilot")) ?? [];
    const [, administrators] = /^Administrators · (\d+)/m.exec(cells(tree, "environment.facts")) ?? [];
    expect(users).toBe(size === "small" ? undefined : administrators);
  }
});

test("the rules of a pilot fit its users, and it is confirmed before it begins", () => {
  const given = {
    "current-technologies": ["office-365"],
    "security-requirements": ["mobile-device-management"],
    "primary-objective": ["remote-work"],
  };
  const small = documentOf("custom-pilot", { ...given, "company-size": ["small"] });
  expect(cells(small, "custom.pilot")).toMatch(/Every device compliant.*two users call/s);
  const large = documentOf("custom-pilot", { ...given, "company-size": ["enterprise"] });
  expect(cells(large, "custom.pilot")).toMatch(/95% of the devices.*one user in ten calls/s);
  for (const tree of [small, large]) {
    expect(cells(tree, "decisions")).toContain("unless the evidence at “Evidence complete” calls for another");
    expect(plainOf(tree, "architecture.diagram")).not.toContain("the finding that is tried");
  }
});

test("what a few test on copies has testers, and a pilot for many people is one that they work with", () => {
  const answers = { "current-technologies": ["windows-server"], "company-size": ["enterprise"] };
  const copies = documentOf("custom-pilot", answers);
  expect(plainOf(copies, "options.description")).toMatch(/Immediate pilot with 15 testers.* on restored copies/);
  const few = documentOf("custom-pilot", { ...answers, "pilot-users": ["20"] });
  expect(cells(few, "custom.pilot")).toMatch(/^Subject · .*restored copies, with 20 testers$/m);
  const many = documentOf("custom-pilot", { ...answers, "pilot-users": ["300"] });
  expect(cells(many, "custom.pilot")).toMatch(/^Subject · files and meetings .*, with 300 users$/m);
});

test("restored servers can sign in to a directory where there is one, and the client's licences cost the pilot nothing", () => {
  let tried = 0;
  for (const size of SIZES)
    for (const technologies of [["windows-server"], ["windows-server", "active-directory"]]) {
      const tree = documentOf("custom-pilot", {
        "company-size": [size],
        "current-technologies": technologies,
        "security-requirements": ["data-encryption"],
        "windows-server-version": ["2016"],
      });
      if (!cells(tree, "custom.pilot").includes("in-place upgrade")) continue;
      tried += 1;
      const hasDirectory = plainOf(tree, "architecture.diagram").includes("Directory check");
      expect(cells(tree, "custom.pilot").includes("with a copy of a domain controller"), size).toBe(hasDirectory);
      expect(cells(tree, "architecture.components")).toContain("no charge; client's systems and licences");
    }
  expect(tried).toBeGreaterThan(0);
});

test("among pilots that equally many answers point to, the one that serves an aim is proposed", () => {
  const pilot = (objective: string) =>
    cells(
      documentOf("custom-pilot", {
        "company-size": ["enterprise"],
        "current-technologies": ["sql-server", "teams"],
        "primary-objective": [objective],
        "integration-needs": ["legacy-applications", "database-systems", "reporting-tools"],
      }),
      "custom.pilot",
    );
  expect(pilot("remote-work")).toContain("one legacy application accessed without a VPN");
  expect(pilot("scalability")).toContain("three databases on a supported SQL Server");
  // those who only test have a task of the criteria
  expect(pilot("scalability")).toContain("the testers' five tasks work on the copy");
});

test("no more servers are upgraded than there are beside the domain controllers, and no more people take part than there are", () => {
  const pilotOf = (answers: Answers) =>
    cells(
      documentOf("custom-pilot", {
        "company-size": ["small"],
        "current-technologies": ["windows-server", "active-directory"],
        "primary-objective": ["scalability"],
        ...answers,
      }),
      "custom.pilot",
    );
  expect(pilotOf({ servers: ["2"] })).not.toContain("upgrade of two servers");
  expect(pilotOf({ servers: ["4"] })).toContain("upgrade of two servers");
  const few = documentOf("custom-pilot", { "company-size": ["small"], "head-count": ["2"], devices: ["2"] });
  expect(cells(few, "architecture.components")).toMatch(/2 client attendees(.*\n)*.*sample of 2 devices/);
  expect(cells(few, "architecture.sizing")).toContain("Pilot users · all users · 2");
  expect(lintDocument(few)).toEqual([]);
});

test("the server of a mail pilot is of a version that older ones beside it allow", () => {
  const tree = documentOf("custom-pilot", {
    "company-size": ["medium"],
    "current-technologies": ["exchange-server", "office-365"],
  });
  expect(cells(tree, "custom.products")).toContain("From its second cumulative update, SE is due to block coexistence");
  expect(cells(tree, "custom.pilot")).toContain("one Exchange SE server below CU2");
});

test("among pilots that equally many answers point to, what was asked for comes before what is in use", () => {
  const tree = documentOf("custom-pilot", {
    "company-size": ["small"],
    "current-technologies": ["windows-server", "active-directory", "teams"],
    "security-requirements": ["mobile-device-management"],
    "primary-objective": ["scalability"],
  });
  expect(cells(tree, "custom.pilot")).toMatch(/^Subject · devices managed by Intune/m);
});

test("hundreds of people in a pilot are supported by the client's help desk, or cost days", () => {
  const of = (users: string) =>
    cells(
      documentOf("custom-pilot", {
        "company-size": ["enterprise"],
        "current-technologies": ["windows-server"],
        "pilot-users": [users],
      }),
      "appendix.assumptions",
    );
  expect(of("559")).toMatch(/help desk registers and supports the 559 pilot users.*\+14 days \(EUR 9,520\)/);
  expect(of("40")).not.toContain("help desk registers");
});

test("shift workers who share devices have their places in a pilot of sign-in, whose keys are ordered before it is confirmed", () => {
  const of = (shift: string) =>
    documentOf("custom-pilot", {
      "company-size": ["enterprise"],
      "current-technologies": ["office-365"],
      "primary-objective": ["enhance-security"],
      "security-requirements": ["zero-trust"],
      "shift-workers": [shift],
    });
  expect(cells(of("1400"), "custom.pilot")).toContain("one place in five for shift workers on shared devices");
  expect(cells(of("0"), "custom.pilot")).not.toContain("shift workers");
  expect(cells(of("0"), "decisions")).toContain("Security keys are ordered at scope sign-off");
});

test("rules on data are judged by samples that five people are enough for, and block after a month", () => {
  const tree = documentOf("custom-pilot", {
    "company-size": ["medium"],
    "current-technologies": ["office-365"],
    "security-requirements": ["data-loss-prevention"],
  });
  expect(cells(tree, "custom.pilot")).toMatch(/20 genuine and 20 look-alike samples of each.*18 genuine samples/s);
  expect(cells(tree, "custom.horizons")).toContain("one data type at a time, after 30 days in simulation mode");
});
