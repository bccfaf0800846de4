import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { inputFor } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { askedIn, cells } from "#tests/app/features/documents/solutions/cells.ts";
import { securityDocument, securityInput } from "./documents.ts";

test("approval of a role never waits for the one who asks for it", () => {
  const decisions = (size: string) =>
    cells(securityDocument("security-identity", { "company-size": [size] }), "decisions");
  expect(decisions("small")).toContain("both administrators and a third person approve");
  expect(decisions("large")).toContain("each of these roles has two approvers");
});

test("no policy is said to be in force beside security defaults", () => {
  const tree = securityDocument("security-identity", { "current-technologies": ["office-365"] });
  expect(cells(tree, "decisions")).toMatch(
    /Security defaults, where enabled, are switched off on the day when the pilot enforces CA01/,
  );
});

test("one administrator is asked for as one, and an assessment asks for nobody who approves", () => {
  const decisions = (configuration: string) =>
    cells(
      securityDocument(configuration, {
        "company-size": ["small"],
        administrators: ["1"],
        "current-technologies": ["office-365"],
      }),
      "summary.decisions",
    );
  expect(decisions("security-identity")).toContain(
    "Name the administrator and a deputy, both Global Administrators, one additional approver",
  );
  expect(decisions("security-assessment")).not.toContain("approver");
});

test("where administrators alone get a policy, it is not put beside security defaults", () => {
  const tree = securityDocument("security-tier0", {
    "company-size": ["medium"],
    "current-technologies": ["office-365"],
    "security-requirements": ["data-encryption"],
  });
  expect(cells(tree, "decisions")).toMatch(/Security defaults, where enabled, give way to CA01.* on the day when CA03/);
});

test("Exchange Server that stands in Tier 0 is part of it in every place", () => {
  const tree = (technology: string) =>
    securityDocument("security-tier0", { "company-size": ["medium"], "current-technologies": [technology] });
  expect(cells(tree("exchange-server"), "decisions")).toContain(
    "synchronisation servers, Exchange Server, their backup",
  );
  expect(toMarkdown(tree("exchange-server"))).toMatch(/- Tier 0: .*Exchange Server/);
  expect(cells(tree("active-directory"), "decisions")).toContain("synchronisation servers, their backup");
});

test("a policy on devices waits with the keys where security defaults stay on", () => {
  const tree = securityDocument("security-tier0", {
    "current-technologies": ["office-365"],
    "security-requirements": ["mobile-device-management"],
  });
  expect(cells(tree, "decisions")).toContain("lack Entra ID P1, the defaults stay and CA03 and CA06 wait");
  const steps = cells(tree, "security.steps");
  expect(steps).toContain("Security keys enforced for administrators (CA03)");
  const [, task = "no task"] =
    /Compliant devices enforced for administrators \(CA06\)[^·]* · (T-[\d.]+)/.exec(steps) ?? [];
  expect(cells(tree, "appendix.traceability")).toMatch(new RegExp(`Mobile device management · ${task} `));
});

test("one administrator is asked for a deputy beside, whom the risk wants too, and decision and question name as many", () => {
  const privileges = (count: string) =>
    cells(securityDocument("security-identity", { "company-size": ["small"], administrators: [count] }), "decisions");
  expect(privileges("1")).toContain(
    "two Global Administrators apart from the break-glass accounts, the administrator and a deputy",
  );
  expect(privileges("2")).toContain("; two Global Administrators");
  for (const count of ["3", "4"]) {
    const tree = securityDocument("security-identity", { administrators: [count], "current-technologies": ["teams"] });
    const [, asked] = /including (two \w+ \w+) Global/.exec(askedIn(tree)) ?? [];
    expect(cells(tree, "decisions"), count).toContain(`${asked} Global Administrators`);
  }
});

test("nights are beyond a few administrators, and cost many of them their days", () => {
  const nights = (count: string) =>
    cells(
      securityDocument("security-detection", { "company-size": ["enterprise"], administrators: [count] }),
      "decisions",
    );
  expect(nights("4")).toContain("4 administrators cannot cover every night");
  expect(nights("12")).toContain("A rota would take 12 administrators from their daytime work");
});

test("SharePoint Server without updates is decided on where one may be in use", () => {
  const decided = (answers: Answers) =>
    cells(securityDocument("security-tier0", { "company-size": ["medium"], ...answers }), "decisions");
  const on = (version: string) =>
    decided({ "current-technologies": ["sharepoint", "windows-server"], "windows-server-version": [version] });
  expect(on("2019")).toContain("Security updates for SharePoint Server 2019 ended on 14 July 2026.");
  expect(decided({ "current-technologies": ["sharepoint"] })).toContain("SharePoint Server 2019 and earlier ended by");
  expect(on("2022")).not.toContain("Security updates for SharePoint");
  expect(decided({ "current-technologies": ["sharepoint", "office-365"] })).not.toContain(
    "Security updates for SharePoint",
  );
});

test("the security lead who owns duties after the project is named with its scope", () => {
  for (const size of ["medium", "large", "enterprise"])
    expect(askedIn(securityDocument("security-detection", { "company-size": [size] }))).toContain(
      "the domains with a target, and name the security lead",
    );
});

test("a supervisor is said to ask for evidence where the directive applies", () => {
  const order = cells(securityDocument("security-detection", { industry: ["technology"] }), "decisions");
  expect(order).toContain("where NIS2 applies, a supervisor may request evidence");
});

test("the plan that takes in events of servers is weighed by what they cost without it", () => {
  const log = (...volume: string[]) =>
    cells(
      securityDocument("security-detection", { "company-size": ["enterprise"], "log-volume": volume }),
      "decisions",
    );
  expect(log()).toContain("those planned cost EUR 3,915 a month to ingest, so the volume of the pilot servers decides");
  expect(log("3943")).toContain("P1 is priced, and the volume of the pilot servers decides");
  expect(log("3943")).toContain("At 131 GB a day, a commitment to 100 GB costs less at any discount");
  expect(log("2400")).toContain("At 80 GB a day, a commitment to 100 GB costs less from a discount of 20%");
  const america = composed(
    inputFor(securityInput("security-detection", { "company-size": ["enterprise"] }).answers, {
      client: { name: "A", company: "B", country: "United States" },
    }),
  );
  expect(cells(america, "decisions")).toContain(
    "it pays above about 2.1 GB per server per month, and 2 GB are assumed, so P1",
  );
  const given = { "company-size": ["enterprise"], servers: ["375"], "log-volume": ["722"] };
  const canada = composed(
    inputFor(securityInput("security-detection", given).answers, {
      client: { name: "A", company: "B", country: "Canada" },
    }),
  );
  expect(cells(canada, "decisions")).toContain("the volume given is 1.9 GB per server even if servers sent all of it");
});

test("a log store is approved at what the bill's lines come to", () => {
  const tree = securityDocument("security-detection", { "company-size": ["enterprise"], "log-volume": ["3943"] });
  const [, month = ""] = /Approve Sentinel, EUR ([\d,]+) a month for 3,943 GB/.exec(toMarkdown(tree)) ?? [];
  const lines = cells(tree, "bill")
    .split("\n")
    .filter((row) => row.includes("Sentinel"))
    .map((row) => Number(/([\d,]+)$/.exec(row)?.[1]?.replaceAll(",", "")));
  expect(12 * Number(month.replaceAll(",", ""))).toBe(lines.reduce((sum, one) => sum + one, 0));
});

test("an assessment proposes its two domains from the requirements, and tells users of dates alone", () => {
  const tree = (...requirements: string[]) =>
    securityDocument("security-assessment", { "company-size": ["medium"], "security-requirements": requirements });
  const asked = (...requirements: string[]) => cells(tree(...requirements), "summary.decisions");
  expect(asked("data-loss-prevention", "zero-trust")).toContain("(Identity and Data proposed), and name the security");
  expect(asked("data-encryption")).toContain("(Data and Identity proposed)");
  expect(asked("mfa")).toContain("(Identity and Servers and infrastructure proposed)");
  expect(cells(tree("mfa"), "decisions")).toContain("users are informed of dates, not of findings");
});

test("whoever is the only administrator has two people who approve", () => {
  const tree = securityDocument("security-identity", { "company-size": ["small"], administrators: ["1"] });
  expect(cells(tree, "decisions")).toContain(
    "the deputy and a further person approve, with keys of their own, and one of them may be away",
  );
  expect(cells(tree, "bill")).toContain("Entra ID P2 · 3 · one per administrator, plus two additional approvers");
  // whoever approves the strongest role signs in no weaker than its holder
  expect(cells(tree, "bill")).toContain(
    "Security keys · 8 · 2 × (administrators + additional approvers) + 2 break-glass",
  );
  const larger = securityDocument("security-identity", { "company-size": ["medium"], administrators: ["2"] });
  expect(toMarkdown(larger)).toMatch(/\| CA03 \| .* \| administrators, approvers/);
});

test("mail of a closed Exchange Server has a way in where there is no VPN", () => {
  const decided = (...requirements: string[]) =>
    cells(
      securityDocument("security-tier0", {
        "current-technologies": ["exchange-server"],
        "security-requirements": requirements,
      }),
      "decisions",
    );
  expect(decided("mfa")).toContain("without one, web mail behind Entra application proxy with MFA (+1 day); CA02");
  expect(decided("data-encryption")).toContain("needs a VPN for a time, or, without one, waits");
});

test("servers whose support has ended are decided on in the first week, from the client's own list", () => {
  const decisions = (version: string) => {
    const { answers } = securityInput("security-identity", {
      "current-technologies": ["windows-server", "active-directory"],
      "windows-server-version": [version],
    });
    const tree = composed(inputFor(answers, { today: new Date("2027-02-08T10:00:00Z") })); // no end of updates is ahead
    return [cells(tree, "decisions"), askedIn(tree)];
  };
  const [ended, asked] = decisions("2012");
  expect(ended).toMatch(
    /Each system on Windows Server 2012 and 2012 R2 on the client's own list gets an owner and a treatment/,
  );
  expect(asked).toContain("Decide for each system on Windows Server 2012 and 2012 R2: ");
  for (const text of decisions("2022")) expect(text).not.toMatch(/Servers that have left support|Decide for each/);
});

test("security defaults give way to policies for the same people, so that keys are enforced and tried", () => {
  const tree = (technology: string) =>
    securityDocument("security-tier0", {
      "company-size": ["medium"],
      "current-technologies": ["active-directory", technology],
      "security-requirements": ["compliance"],
    });
  expect(cells(tree("teams"), "decisions")).toMatch(/switched on as a quick win\. .* give way to CA01, CA02 and CA04/);
  expect(cells(tree("teams"), "security.steps")).toContain("MFA for all users: security defaults switched on");
  expect(cells(tree("teams"), "approach.tests")).toMatch(/a user's without a second factor[^\n]*both refused/);
  expect(cells(tree("power-platform"), "security.steps")).not.toContain("security defaults switched on");
});

test("an experienced team is shown what its course costs where that brings the sum within the budget", () => {
  const tree = (skills: string) =>
    toMarkdown(
      securityDocument("security-tier0", {
        "company-size": ["small"],
        "current-technologies": ["active-directory", "teams"],
        "security-requirements": ["compliance"],
        skills: [skills],
      }),
    );
  expect(tree("experienced")).toContain("The training of administrators can be left out");
  expect(tree("experienced")).toContain("the training of the experienced administrators, EUR 680, can be left out");
  expect(tree("none")).not.toContain("can be left out");
});

test("a public body in the United States says first which cloud it belongs in", () => {
  const asked = (country: string) =>
    askedIn(
      composed(
        inputFor(securityInput("security-detection", { industry: ["government"] }).answers, {
          client: { name: "A", company: "B", country },
        }),
      ),
    );
  expect(asked("United States")).toContain("Confirm the type of tenant");
  expect(asked("Ireland")).not.toContain("type of tenant");
});

test("a merger is asked about where a trust would open the tiers", () => {
  const asked = (reason: string) =>
    askedIn(securityDocument("security-tier0", { "company-size": ["medium"], "deadline-reason": [reason] }));
  expect(asked("merger")).toContain("Confirm that no trust with the other party is set up before the tiers stand");
  expect(asked("audit")).not.toContain("no trust with the other party");
});
