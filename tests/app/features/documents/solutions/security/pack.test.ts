import { expect, test } from "vitest";
import { configurationsOf } from "#app/features/catalogue/configurations.ts";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { lintDocument } from "#app/features/documents/lint/lint.ts";
import { type DocumentTree, plain } from "#app/features/documents/tree/tree.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";
import { askedIn, cells, likelyDays } from "#tests/app/features/documents/solutions/cells.ts";
import { securityDocument, securityInput } from "#tests/app/features/documents/solutions/security-document.ts";

test("hardening of Tier 0 is about a directory, whether or not one was named", () => {
  const tree = securityDocument("security-tier0");
  expect(cells(tree, "timeline.tasks")).toContain("Tiering: cross-tier sign-in denied");
  expect(toMarkdown(tree)).toContain(
    "The first task confirms whether a directory exists; without one, the project stops",
  );
  expect(cells(tree, "appendix.assumptions")).not.toContain("Active Directory exists"); // said once, where answers conflict
  expect(lintDocument(tree)).toEqual([]);
});

test("shift workers hold a plan of their own, and no licence of a knowledge worker", () => {
  const bill = cells(securityDocument("security-detection", { "company-size": ["enterprise"] }), "bill");
  expect(bill).toMatch(/Enterprise Mobility \+ Security E5 · 1,500/);
  expect(bill).toMatch(/Microsoft 365 F1 for shift workers · 1,000/);
});

test("hardening of Tier 0 buys no plan for everybody", () => {
  const bill = cells(
    securityDocument("security-tier0", {
      "company-size": ["enterprise"],
      "security-requirements": ["identity-management"],
    }),
    "bill",
  );
  expect(bill).toMatch(/Defender for Identity · 2,500/);
  expect(bill).not.toMatch(/Microsoft 365 E|Sentinel/);
});

test("a step that a building project leaves to a road map is noticed", () => {
  const tree = securityDocument("security-tier0");
  const spoiled: DocumentTree = {
    ...tree,
    sections: tree.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) =>
        block.kind === "table" && block.provenance.rule === "security.steps"
          ? { ...block, rows: block.rows.map((row) => row.with(1, "road map")) }
          : block,
      ),
    })),
  };
  expect(lintDocument(tree)).toEqual([]);
  expect(lintDocument(spoiled)).toContain("security.steps has a step without a task");
});

const CONFIGURATIONS = configurationsOf("security").map(({ id }) => id);
const BUILDING = CONFIGURATIONS.filter((id) => id !== "security-assessment");
const SIZES = ["small", "medium", "large", "enterprise"];
const everyDocument = (answers: Answers): DocumentTree[] =>
  CONFIGURATIONS.flatMap((id) => SIZES.map((size) => securityDocument(id, { ...answers, "company-size": [size] })));

test("Exchange Server is looked at before anything else is built, in every configuration and size", () => {
  for (const tree of everyDocument({ "current-technologies": ["exchange-server", "teams"] }))
    expect(cells(tree, "timeline.tasks")).toMatch(/T-1\.\d · [^·]*exchange server/i);
});

test("a project that builds closes its quick wins before the design is signed", () => {
  for (const tree of everyDocument({ "current-technologies": ["active-directory", "office-365"] }))
    if (tableOf(tree, "security.steps")) expect(cells(tree, "timeline.tasks")).toMatch(/T-1\.\d · [^·]*quick wins/i);
});

test("what a policy demands of devices is not met by a second factor, which everybody has", () => {
  for (const tree of everyDocument({ "security-requirements": ["zero-trust"], "current-technologies": ["teams"] }))
    if (tableOf(tree, "conditional-access")) {
      expect(cells(tree, "conditional-access")).toMatch(/CA06 · Compliant( or hybrid-joined)? device for desktop apps/);
      expect(cells(tree, "timeline.tasks")).toMatch(/devices joined or enrolled/i);
    }
});

test("loss prevention promises no mail and files that lie outside Microsoft 365", () => {
  for (const tree of everyDocument({ "security-requirements": ["data-loss-prevention"] }))
    expect(cells(tree, "security.controls")).not.toMatch(/[Mm]ail, files/);
});

test("every step of a road map says how its days are counted, and their sum is printed", () => {
  for (const tree of everyDocument({ "current-technologies": ["exchange-server", "windows-server"] })) {
    const road = tableOf(tree, "security.plan");
    if (!road) continue;
    const place = (title: string) => road.columns.findIndex((column) => column.title === title);
    const days = road.rows.map((row) => Number(plain(row[place("Days")] ?? "")));
    expect(toMarkdown(tree)).toContain(`come to ${days.reduce((sum, one) => sum + one, 0)} person-days`);
    for (const row of road.rows) expect(plain(row[place("Basis")] ?? "")).not.toBe("");
  }
});

test("a sector that cannot bear an isolated device has a run book of its own for it", () => {
  for (const [industry, device] of [
    ["manufacturing", "plant computer"],
    ["healthcare", "ward workstation"],
    ["retail", "till"],
  ] as const)
    for (const tree of everyDocument({ industry: [industry], "security-requirements": ["threat-protection"] }))
      if (tableOf(tree, "security.steps"))
        expect(cells(tree, "security.run-books")).toContain(`Malware on a ${device}`);
});

test("who holds no plan buys what the project uses, and a suite for the sensitive group alone", () => {
  for (const size of ["large", "enterprise"])
    for (const configuration of CONFIGURATIONS)
      for (const asked of ["threat-protection", "data-loss-prevention"]) {
        const tree = securityDocument(configuration, { "company-size": [size], "security-requirements": [asked] });
        const bill = tableOf(tree, "bill") ? cells(tree, "bill") : "";
        expect(bill).not.toMatch(/Microsoft 365 E[35] (as|·)/);
        if (/for the sensitive group/.test(bill)) expect(asked).toBe("data-loss-prevention");
      }
});

test("a foundation of identity makes the device a condition, at every size and with or without a tenant", () => {
  for (const technologies of [["office-365"], ["active-directory"], ["none"]])
    for (const size of SIZES) {
      const tree = securityDocument("security-identity", {
        "company-size": [size],
        "current-technologies": technologies,
        "security-requirements": ["mfa"],
      });
      expect(cells(tree, "conditional-access")).toContain("CA06");
      expect(cells(tree, "timeline.tasks")).toMatch(/devices joined or enrolled|device enrolment|devices enrolled/i);
    }
});

test("an alert on the break-glass accounts has a log that raises it, and is promised nowhere else", () => {
  for (const technologies of [["office-365", "active-directory"], ["none"]])
    for (const tree of everyDocument({ "current-technologies": technologies })) {
      const raised = tableOf(tree, "bill") && /Log workspace|Sentinel/.test(cells(tree, "bill"));
      expect(/alert within/.test(cells(tree, "approach.tests"))).toBe(Boolean(raised));
    }
});

test("an assessment and a foundation of identity rank nothing that leaves out what they are", () => {
  for (const tree of everyDocument({ "primary-objective": ["cost-reduction"], "current-technologies": ["office-365"] }))
    expect(toMarkdown(tree)).not.toMatch(/Before ordering[^.]*(Self-assessment|Security defaults)/);
});

test("an assessment fears for no rollout, and reads its tools before it sets a quick win", () => {
  for (const size of SIZES) {
    const tree = securityDocument("security-assessment", {
      "company-size": [size],
      industry: ["retail"],
      "current-technologies": ["windows-server", "office-365"],
      "security-requirements": ["mfa"],
      "integration-needs": ["legacy-applications"],
    });
    expect(cells(tree, "appendix.risks")).not.toMatch(
      /freeze period|work around|blocks the change|Support of a product/,
    );
    expect(cells(tree, "timeline.tasks")).toMatch(/T-2\.\d · [^·]*tool runs[\s\S]*[Qq]uick wins/);
  }
});

test("every plan that is bought for people is asked for among the decisions", () => {
  for (const asked of ["data-loss-prevention", "mfa", "threat-protection"])
    for (const industry of ["healthcare", "other"])
      for (const tree of everyDocument({ industry: [industry], "security-requirements": [asked] })) {
        const bill = tableOf(tree, "bill") ? cells(tree, "bill") : "";
        if (/Business Premium as the base/.test(bill))
          expect(cells(tree, "summary.decisions")).toMatch(/Business Premium for/);
      }
});

test("a step between two licences is billed only where the lower one is held or billed", () => {
  for (const tree of everyDocument({ "security-requirements": ["data-loss-prevention"], industry: ["finance"] })) {
    const bill = tableOf(tree, "bill") ? cells(tree, "bill") : "";
    if (/Step to E5/.test(bill)) expect(bill).toMatch(/Business Premium as the base/);
  }
});

test("hardening of Tier 0 keeps the directory from leaving, and sets no rules for what it buys no licence for", () => {
  for (const size of ["small", "medium", "large", "enterprise"]) {
    const tree = securityDocument("security-tier0", {
      "company-size": [size],
      "security-requirements": ["data-loss-prevention"],
      "integration-needs": ["erp"],
    });
    expect(cells(tree, "security.controls")).toMatch(/Directory copies/);
    expect(cells(tree, "security.steps")).not.toMatch(/loss prevention|DLP/i);
    expect(cells(tree, "bill")).not.toMatch(/E5/);
    expect(cells(tree, "integration.interfaces")).toMatch(/lose all directory rights/);
  }
});

test("nothing is promised of mailboxes on Exchange Server, where neither loss prevention nor a policy reaches", () => {
  for (const tree of everyDocument({
    "current-technologies": ["exchange-server", "teams"],
    "security-requirements": ["data-loss-prevention", "zero-trust"],
  })) {
    expect(cells(tree, "security.controls")).not.toMatch(/[Mm]ail, files|test message/);
    if (tableOf(tree, "conditional-access"))
      expect(cells(tree, "conditional-access")).not.toContain("no mail or file downloads");
  }
});

test("rules for pupils are a step of the plan and have a test, wherever the policies are for staff", () => {
  for (const tree of everyDocument({ industry: ["education"], "current-technologies": ["office-365"] })) {
    if (!tableOf(tree, "conditional-access")) continue;
    expect(cells(tree, "conditional-access")).not.toMatch(/staff (but|except guests)/);
    expect(cells(tree, "security.steps")).toContain("Pupil accounts");
    expect(cells(tree, "approach.tests")).toContain("test pupil");
    expect(askedIn(tree)).toContain("pupil accounts");
  }
});

test("what a school buys beside its plan has a ceiling, and is asked for", () => {
  for (const size of ["small", "medium"]) {
    const tree = securityDocument("security-detection", {
      "company-size": [size],
      industry: ["education"],
      "current-technologies": ["office-365"],
      "security-requirements": ["data-loss-prevention"],
    });
    expect(cells(tree, "bill")).toMatch(
      /Defender for Endpoint P2, academic · [^·]+ · [^·]*up to the commercial list price of USD/,
    );
    expect(cells(tree, "summary.decisions")).toMatch(/Approve Defender for Endpoint P2 for .* and A5 for/);
  }
});

test("loss prevention that needs E5 on devices names the line that buys it", () => {
  for (const size of ["large", "enterprise"]) {
    const tree = securityDocument("security-detection", {
      "company-size": [size],
      "current-technologies": ["office-365"],
      "security-requirements": ["data-loss-prevention"],
    });
    expect(cells(tree, "appendix.traceability")).toMatch(/Data loss prevention · .* · services, phase \d; B-\d+/);
  }
});

test("a pilot comes before the review that ends it, wherever policies are enforced", () => {
  for (const asked of ["mfa", "threat-protection"])
    for (const tree of everyDocument({ "security-requirements": [asked], "current-technologies": ["office-365"] })) {
      if (!tableOf(tree, "conditional-access")) continue;
      expect(cells(tree, "timeline.tasks")).toMatch(/T-2\.\d+ · [^·]*pilot( of the policies|: endpoints)/i);
    }
});

test("the step to E5 is billed where loss prevention is asked for, and the Defender suite where it is not", () => {
  for (const size of ["large", "enterprise"])
    for (const asked of ["threat-protection", "data-loss-prevention"]) {
      const tree = securityDocument("security-detection", {
        "company-size": [size],
        "current-technologies": ["office-365"],
        "security-requirements": [asked],
      });
      const isAsked = asked === "data-loss-prevention";
      expect(cells(tree, "bill").includes("Step from Microsoft 365 E3 to E5")).toBe(isAsked);
      expect(cells(tree, "bill").includes("Defender suite on Microsoft 365 E3")).toBe(!isAsked);
      expect(cells(tree, "summary.decisions")).toMatch(
        isAsked ? /Approve E5 for/ : /Approve the Defender suite on E3 for/,
      );
    }
});

test("a control leads to the task that brings it into force, and to no second one", () => {
  for (const configuration of ["security-identity", "security-detection", "security-tier0"])
    for (const size of ["medium", "enterprise"]) {
      const tree = securityDocument(configuration, {
        "company-size": [size],
        "security-requirements": ["mfa", "identity-management"],
      });
      const tasks = cells(tree, "timeline.tasks");
      const [, enforced] = /(T-[\d.]+) · [^·]*Phased policy enforcement \(S-1\)/.exec(tasks) ?? [];
      const [, eligible] = /(T-[\d.]+) · [^·]*Eligible roles and first access review \(S-2\)/.exec(tasks) ?? [];
      const traces = cells(tree, "appendix.traceability");
      expect(traces).toMatch(new RegExp(`Multi-factor authentication, by D-\\d+ · ${enforced} · S-1`));
      expect(traces).toMatch(new RegExp(`Identity management, by D-\\d+ · ${eligible} · S-2`));
      expect(tasks).not.toContain("Security controls");
    }
});

test("acceptance names where the proof is read", () => {
  for (const tree of everyDocument({ "current-technologies": ["active-directory", "office-365"] })) {
    const tests = cells(tree, "approach.tests");
    if (/without MFA/.test(tests)) expect(tests).toMatch(/50074 or 50076 \(CA02\) and 53003 \(CA01\)/);
    if (/interactive sign-in of a Tier 0 account/i.test(tests)) expect(tests).toMatch(/event 4625.*0xC000015B/);
    if (/Certificate review/.test(tests)) expect(tests).toContain("Invoke-Locksmith");
  }
});

test("servers are told to go into passive mode wherever sensors are put on them, and nowhere else", () => {
  for (const configuration of CONFIGURATIONS) {
    const tree = securityDocument(configuration, { "security-requirements": ["threat-protection"] });
    const isOnServers = tableOf(tree, "bill") !== undefined && /Defender for Servers/.test(cells(tree, "bill"));
    expect(/ForceDefenderPassiveMode/.test(cells(tree, "approach.cutover")), configuration).toBe(isOnServers);
  }
});

test("approval of a role never waits for the one who asks for it", () => {
  const decisions = (size: string) =>
    cells(securityDocument("security-identity", { "company-size": [size] }), "decisions");
  expect(decisions("small")).toContain("both administrators and a third person approve");
  expect(decisions("large")).toContain("each of these roles has two approvers");
});

test("licences of a plan that nobody named are not set off, and what is approved is what the bill sums up", () => {
  for (const size of ["large", "enterprise"]) {
    const tree = securityDocument("security-identity", { "company-size": [size], "user-licences": ["161"] });
    expect(cells(tree, "decisions")).toContain("161 licences are held, plan not stated");
    expect(cells(tree, "bill")).not.toMatch(/less 161 owned/);
    const asked = Number(
      /licences for this design, USD ([\d,.]+) a month/.exec(toMarkdown(tree))?.[1]?.replaceAll(",", ""),
    );
    const lines = cells(tree, "bill")
      .split("\n")
      .filter((line) => / user and month/.test(line));
    const likely = lines.map((line) => Number(line.split(" · ")[6]?.replaceAll(/[^\d]/g, "")) / 12);
    expect(asked).toBeGreaterThan(0);
    expect(likely.reduce((sum, one) => sum + one, 0)).toBeCloseTo(asked, 0);
  }
});

test("licences held by a small organisation are confirmed, and only those that lack are approved", () => {
  const tree = securityDocument("security-identity", { "company-size": ["small"], "user-licences": ["20"] });
  expect(toMarkdown(tree)).toMatch(/Confirm that the 20 licences held are Business Premium(, and approve| \()/);
  expect(cells(tree, "appendix.assumptions")).toContain("The 20 licences held are Business Premium.");
});

test("policies are tried by a pilot that has a task, whatever else is piloted", () => {
  for (const tree of everyDocument({ "security-requirements": ["mfa", "threat-protection"] }))
    if (/for the pilot: IT team/.test(toMarkdown(tree)))
      expect(cells(tree, "timeline.tasks")).toMatch(/policies(: |.*)enforced for the IT team and 10% of users/i);
});

test("what a project leaves running has its break-glass accounts tested each quarter, at every size", () => {
  for (const tree of everyDocument({}))
    if (!tableOf(tree, "security.plan"))
      expect(cells(tree, "support.calendar")).toMatch(
        /Quarterly · [^·]*break-glass accounts tested; role access review/,
      );
});

test("scripts that run in no cloud do not stop by its policies", () => {
  for (const tree of everyDocument({}))
    expect(toMarkdown(tree)).not.toContain("Scripts that use personal accounts fail");
});

test("a workstation for each of many administrators takes days of its own", () => {
  const daysOf = (administrators: string): number => {
    const tree = securityDocument("security-tier0", { "company-size": ["large"], administrators: [administrators] });
    return likelyDays(tree, "privileged workstations");
  };
  expect(daysOf("60")).toBeGreaterThanOrEqual(12);
  expect(daysOf("60")).toBeGreaterThan(daysOf("5"));
});

test("one more person who approves for two administrators is licensed as they are", () => {
  const p2 = (size: string) =>
    cells(
      securityDocument("security-tier0", {
        "company-size": [size],
        "security-requirements": ["identity-management"],
      }),
      "bill",
    );
  expect(p2("small")).toMatch(/Entra ID P2 · 3 · one per administrator, plus the additional approver/);
  expect(p2("large")).toMatch(
    /Entra ID P2 · \d+ · one per administrator ·|Entra ID P2 · \d+ · one per administrator$/m,
  );
});

test("devices are enrolled only where the bill holds what manages them, and alerts come from what is watched", () => {
  const tree = securityDocument("security-tier0", { "company-size": ["small"], "security-requirements": ["mfa"] });
  expect(cells(tree, "bill")).not.toMatch(/Intune|Business Premium/);
  expect(toMarkdown(tree)).not.toMatch(/device enrolment|devices enrolled|alerts from \d+ devices/);
});

test("licences held where no cloud of Microsoft is in use are a conflict, and none held are not", () => {
  const small = securityDocument("security-assessment", {
    "company-size": ["small"],
    "current-technologies": ["sharepoint"],
    "user-licences": ["11"],
  });
  expect(toMarkdown(small)).toContain("Microsoft 365 licences are held");
  const conflicts = (held: string, technology: string) => {
    const tree = securityDocument("security-identity", {
      "current-technologies": [technology],
      "primary-objective": ["cost-reduction", "enhance-security", "remote-work"],
      "cloud-maturity": ["no-cloud"],
      "user-licences": [held],
    });
    return tableOf(tree, "environment.conflicts") ? cells(tree, "environment.conflicts") : toMarkdown(tree);
  };
  expect(conflicts("20", "windows-server")).toMatch(/warning · Microsoft 365 licences are held/);
  expect(conflicts("0", "windows-server")).not.toContain("Microsoft 365 licences are held");
  expect(conflicts("20", "office-365")).not.toContain("Microsoft 365 licences are held");
});

test("separate accounts with keys for many administrators take days of their own", () => {
  const daysOf = (administrators: string): number => {
    const tree = securityDocument("security-tier0", { "company-size": ["large"], administrators: [administrators] });
    return likelyDays(tree, "separate administrator accounts");
  };
  expect(daysOf("48")).toBeGreaterThanOrEqual(4);
});

const weeksAndDays = (tree: DocumentTree) => {
  const table = tableOf(tree, "timeline.tasks");
  const place = (title: string) => table?.columns.findIndex((column) => column.title === title) ?? -1;
  return (table?.rows.slice(0, -1) ?? []).map((row) => {
    const cell = (title: string) => plain(row[place(title)] ?? "");
    const [from = 0, to = from] = cell("Weeks").split("–").map(Number);
    return { id: cell("Task"), title: cell("Activity"), from, to, days: Number(cell("Days likely")) };
  });
};

test("no more identity sensors are placed than there are servers, nor more domain controllers planned", () => {
  for (const configuration of ["security-detection", "security-tier0"])
    for (const size of ["medium", "large", "enterprise"]) {
      const tree = securityDocument(configuration, {
        "company-size": [size],
        "current-technologies": ["active-directory"],
        servers: ["2"],
      });
      expect(cells(tree, "architecture.components")).toMatch(/Identity sensors · 2 ·/);
      expect(cells(tree, "architecture.sizing")).toMatch(
        /(1 synchronisation server|2 synchronisation servers), on 2 servers · 2$/m,
      );
      expect(cells(tree, "environment.facts")).toMatch(/Domain controllers · [12] ·/);
    }
});

test("a sign-in log is no larger than the volume that was given for all logs", () => {
  const tree = (volume: string) =>
    securityDocument("security-identity", {
      "company-size": ["medium"],
      "head-count": ["182"],
      "log-volume": [volume],
    });
  expect(cells(tree("5"), "architecture.sizing")).toContain("capped at the volume given for all logs · 5 GB");
  expect(cells(tree("5"), "bill")).toMatch(/Log workspace for the sign-in log · 5 ·/);
  expect(toMarkdown(tree("5"))).not.toContain("**Logs per month: 5 GB.** Only");
  expect(cells(tree("50"), "architecture.sizing")).toContain("182 × 0.05, rounded up: 10 GB");
  expect(toMarkdown(tree("50"))).toContain("Only the sign-in log is retained by this project");
});

test("firewalls that would write more than the volume given are counted beside it", () => {
  const sizing = (volume: string) =>
    cells(
      securityDocument("security-identity", { "company-size": ["enterprise"], sites: ["19"], "log-volume": [volume] }),
      "architecture.sizing",
    );
  expect(sizing("457")).toMatch(/19 × 3 × 30 = 1,710 GB, on top of the volume given/);
  expect(sizing("5000")).toContain("not given separately · included in the volume given");
});

test("a version that the oldest Windows Server settles is called unknown nowhere", () => {
  for (const size of SIZES)
    for (const configuration of CONFIGURATIONS) {
      const tree = securityDocument(configuration, {
        "company-size": [size],
        "current-technologies": ["windows-server", "exchange-server"],
        "windows-server-version": ["2019"],
      });
      expect(cells(tree, "environment.lifecycle")).toContain("Exchange Server 2019");
      expect(cells(tree, "appendix.assumptions")).toContain("Planned with Exchange Server 2019:");
      expect(toMarkdown(tree)).not.toContain("2016 and 2019");
      expect(toMarkdown(tree)).not.toMatch(/[Vv]ersions of Exchange Server|of unconfirmed version/);
    }
});

test("the assessment of eight domains and the design take a day each in a small project", () => {
  for (const configuration of ["security-identity", "security-detection", "security-tier0"])
    for (const technologies of [["office-365"], ["exchange-server", "windows-server"], ["none"], ["active-directory"]])
      for (const people of ["25", "45"]) {
        const tasks = weeksAndDays(
          securityDocument(configuration, {
            "company-size": ["small"],
            "current-technologies": technologies,
            "head-count": [people],
          }),
        );
        const daysOf = (work: RegExp) =>
          tasks.filter(({ title }) => work.test(title)).reduce((sum, { days }) => sum + days, 0);
        expect(daysOf(/assessment: tools/i), configuration).toBeGreaterThanOrEqual(1);
        expect(daysOf(/access policy and privilege design|detailed design/i), configuration).toBeGreaterThanOrEqual(1);
      }
});

test("eight domains are not asked about and measured in half a day", () => {
  for (const size of ["small", "medium"]) {
    const tasks = weeksAndDays(
      securityDocument("security-assessment", {
        "company-size": [size],
        "security-requirements": [
          "mfa",
          "data-encryption",
          "compliance",
          "threat-protection",
          "data-loss-prevention",
          "mobile-device-management",
          "zero-trust",
        ],
        "integration-needs": ["crm", "legacy-applications", "third-party-apis", "database-systems", "reporting-tools"],
      }),
    );
    expect(tasks.find(({ title }) => /eight domains/.test(title))?.days, size).toBeGreaterThanOrEqual(2);
  }
});

test("what users notice is done outside a freeze, or the freeze names it", () => {
  const day = 86_400_000;
  for (const [industry, from, to] of [
    ["finance", "2026-12-15", "2027-01-15"],
    ["retail", "2026-11-01", "2026-12-31"],
  ] as const)
    for (const size of SIZES)
      for (const configuration of CONFIGURATIONS) {
        const tree = composed(
          inputFor(
            {
              ...workedExample(),
              "solution-type": ["security"],
              "solution-configuration": [configuration],
              "company-size": [size],
              industry: [industry],
              "current-technologies": ["exchange-server"],
            },
            { today: new Date("2026-11-23T10:00:00Z") },
          ),
        );
        const start = Date.parse(`${/starts on (\d+ \w+ \d+)/.exec(toMarkdown(tree))?.[1]} UTC`);
        for (const { id, title, from: first, to: last } of weeksAndDays(tree)) {
          if (!/quick wins|closed to the internet/i.test(title)) continue;
          const isInside =
            start + (first - 1) * 7 * day >= Date.parse(from) && start + (last * 7 - 3) * day <= Date.parse(to);
          if (isInside) expect(plainOf(tree, "timeline.freezes"), title).toContain(id);
        }
      }
});

test("mail that the score is to raise is worked on by a task", () => {
  for (const tree of everyDocument({
    "current-technologies": ["office-365"],
    "security-requirements": ["threat-protection"],
  }))
    if (tableOf(tree, "security.steps") && /Mail · 10% ·[^\n]* · 2$/m.test(cells(tree, "security.domains")))
      expect(cells(tree, "timeline.tasks")).toMatch(/mail presets, sender authentication/);
});

test("a small organisation reads what each option costs to run", () => {
  const table = tableOf(securityDocument("security-detection", { "company-size": ["small"] }), "options.figures");
  expect(table?.columns.map(({ title }) => title)).toContain("Annual");
});

test("accounts that come from a directory have the tool, the server and the connection that brings them", () => {
  for (const technology of ["active-directory", "exchange-server", "sharepoint"]) {
    const tree = securityDocument("security-identity", {
      "company-size": ["large"],
      "current-technologies": [technology],
    });
    expect(cells(tree, "decisions")).toContain(
      "Connect Sync 2.5.79.0 or later, as Cloud Sync does not support hybrid join",
    );
    expect(cells(tree, "architecture.components")).toContain("Synchronisation server · 2");
    expect(cells(tree, "architecture.ports")).toContain("Synchronisation server · Entra ID");
    expect(toMarkdown(tree)).not.toContain("current identity provider");
  }
});

test("loss prevention is part of the scope, and reaches a part where a group alone is licensed", () => {
  for (const size of SIZES) {
    const tree = securityDocument("security-identity", {
      "company-size": [size],
      "security-requirements": ["data-loss-prevention"],
    });
    expect(plainOf(tree, "solution.scope")).toContain("Sensitivity labels and DLP");
    expect(cells(tree, "security.domains")).toMatch(/Data · 15% ·[^\n]* · 1$/m);
  }
});

test("two exercises with a restore, and the roles of a few administrators, take no architect for weeks", () => {
  const tasks = weeksAndDays(
    securityDocument("security-identity", { "company-size": ["enterprise"], "head-count": ["7500"], sites: ["30"] }),
  );
  expect(tasks.find(({ title }) => title.startsWith("Exercise"))?.days).toBeLessThanOrEqual(10);
  expect(tasks.find(({ title }) => title.startsWith("Eligible roles"))?.days).toBeLessThanOrEqual(12);
});

test("no policy is said to be in force beside security defaults", () => {
  const tree = securityDocument("security-identity", { "current-technologies": ["office-365"] });
  expect(cells(tree, "decisions")).toMatch(
    /security defaults, where enabled, are switched off on the day when the pilot enforces CA01/,
  );
});

test("licences that lack beside those held are asked for wherever they are billed", () => {
  for (const asked of ["mfa", "threat-protection", "data-loss-prevention"])
    for (const industry of ["finance", "education"])
      for (const tree of everyDocument({
        industry: [industry],
        "current-technologies": ["office-365", "active-directory"],
        "security-requirements": [asked],
        "user-licences": ["3"],
      }))
        if (tableOf(tree, "bill") && /as the base[^\n]* less 3 owned/.test(cells(tree, "bill")))
          expect(askedIn(tree)).toMatch(/Approve (Business Premium|Microsoft 365 [AE]3[^;]*) for .* more/);
});

test("a plan of which no licence is held is asked for with its price, and the doubt is an assumption", () => {
  for (const [size, base] of [
    ["small", "Business Premium"],
    ["enterprise", "Microsoft 365 E3"],
  ] as const) {
    const tree = securityDocument("security-identity", {
      "company-size": [size],
      "current-technologies": ["office-365", "active-directory"],
      "user-licences": ["0"],
    });
    expect(askedIn(tree)).toMatch(
      new RegExp(`Approve ${base} for (all users|[\\d,]+ people) \\([A-Z]{3} [\\d,.]+ a month at list price`),
    );
    expect(cells(tree, "appendix.assumptions")).toContain("although its services are in use");
    expect(cells(tree, "appendix.assumptions")).toContain("synchronised to the tenant");
    if (size === "enterprise") expect(toMarkdown(tree)).toContain("if another plan already provides Office and mail");
  }
});

test("a volume of logs that the client gave is not called an estimate", () => {
  const log = (answers: Answers) =>
    toMarkdown(
      securityDocument("security-identity", {
        "company-size": ["medium"],
        "security-requirements": ["threat-protection"],
        ...answers,
      }),
    );
  expect(log({ "log-volume": ["126"] })).toContain("126 GB of logs a month are reported");
  expect(log({})).toContain("would generate about");
  const roadMap = securityDocument("security-assessment", { "company-size": ["enterprise"], "log-volume": ["900"] });
  expect(cells(roadMap, "security.plan")).toMatch(/Sentinel, about 900 GB: [A-Z]{3} [\d,]+ a month/);
  expect(toMarkdown(roadMap)).toMatch(/person-days \(\d+\.\d consultants on average\)/);
  expect(toMarkdown(roadMap)).not.toContain("No log store is sized");
});

test("servers too old for Windows LAPS are named beside it", () => {
  const steps = (version: string) =>
    toMarkdown(
      securityDocument("security-identity", {
        "current-technologies": ["office-365", "active-directory", "windows-server"],
        "windows-server-version": [version],
      }),
    );
  expect(steps("2016")).toContain("LAPS on every device (legacy LAPS up to Windows Server 2016)");
  expect(steps("2019")).not.toContain("legacy LAPS");
});

test("cloud applications that a plan brings under detection are connected", () => {
  for (const tree of everyDocument({ "security-requirements": ["threat-protection"] }))
    if (/, identities and cloud applications/.test(cells(tree, "security.controls")))
      expect(cells(tree, "timeline.tasks")).toContain("Microsoft 365 connected to Defender for Cloud Apps");
});

test("a server that is attacked first is closed at once, and the freeze that it breaks says so", () => {
  const tree = composed(
    inputFor(
      {
        ...workedExample(),
        "solution-type": ["security"],
        "solution-configuration": ["security-identity"],
        "company-size": ["enterprise"],
        industry: ["retail"],
        "current-technologies": ["exchange-server", "office-365"],
      },
      { today: new Date("2026-10-05T10:00:00Z") },
    ),
  );
  const closed = weeksAndDays(tree).find(({ title }) => /closed to the internet/i.test(title));
  expect(closed?.from).toBeLessThanOrEqual(2);
  expect(plainOf(tree, "timeline.freezes")).toContain(`${closed?.id} cannot wait`);
});

test("certificate templates, passwords and the copy of the directory take the days that they need", () => {
  for (const configuration of ["security-detection", "security-tier0"]) {
    const tasks = weeksAndDays(
      securityDocument(configuration, { "company-size": ["medium"], "current-technologies": ["active-directory"] }),
    );
    expect(tasks.find(({ title }) => /certificate templates remediated/i.test(title))?.days).toBeGreaterThanOrEqual(
      1.5,
    );
    expect(tasks.find(({ title }) => /offline directory backup/i.test(title))?.days).toBeGreaterThanOrEqual(1);
  }
});

test("the calls of a small project are said to lie in the days of its tasks", () => {
  for (const configuration of CONFIGURATIONS)
    expect(plainOf(securityDocument(configuration, { "company-size": ["small"] }), "approach.method")).toContain(
      "within the task effort",
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
    "Name the administrator, who will also be Global Administrator, one",
  );
  expect(decisions("security-assessment")).not.toContain("approver");
});

test("where administrators alone get a policy, it is not put beside security defaults", () => {
  const tree = securityDocument("security-tier0", {
    "company-size": ["medium"],
    "current-technologies": ["office-365"],
    "security-requirements": ["data-encryption"],
  });
  expect(cells(tree, "decisions")).toContain("Security defaults, where enabled, stay on until then");
});

test("the picture shows the directory from which the accounts come", () => {
  const tree = securityDocument("security-identity", {
    "company-size": ["large"],
    "current-technologies": ["active-directory"],
  });
  expect(plainOf(tree, "architecture.diagram")).toContain("accounts, by Connect Sync");
});

test("a compressed plan over the turn of the year reads sign-ins before its pilot, while people are at work", () => {
  for (const size of ["medium", "large"]) {
    const tree = composed(
      inputFor(
        {
          ...workedExample(),
          "solution-type": ["security"],
          "solution-configuration": ["security-identity"],
          "company-size": [size],
          industry: ["retail"],
          timeline: ["1-3-months"],
          "current-technologies": ["office-365"],
        },
        { today: new Date("2026-11-23T10:00:00Z") },
      ),
    );
    const tasks = weeksAndDays(tree);
    const reading = tasks.find(({ title }) => /report-only/i.test(title));
    const pilot = tasks.find(({ title }) => /^pilot(:| of)/i.test(title));
    expect(pilot?.to, size).toBeGreaterThan(reading?.from ?? 0);
  }
});

test("administrators get their rights on request in the build, before anything is piloted or rolled out", () => {
  for (const configuration of BUILDING)
    for (const size of SIZES)
      for (const technologies of [["office-365"], ["active-directory", "office-365"], ["none"]]) {
        const tree = securityDocument(configuration, { "company-size": [size], "current-technologies": technologies });
        const eligible = weeksAndDays(tree).find(({ title }) => /eligible roles/i.test(title));
        expect(eligible?.id, `${configuration} ${size}`).toMatch(/^T-2/);
        expect(eligible?.title, `${configuration} ${size}`).not.toMatch(/pilot/i);
      }
  expect(toMarkdown(securityDocument("security-identity", { "current-technologies": ["office-365"] }))).toContain(
    "CA03 applies to administrators from the pilot onwards",
  );
});

test("rights of those outside the house are listed by the task that a decision promises them to", () => {
  for (const [industry, work] of [
    ["manufacturing", "remote maintenance through named accounts"],
    ["government", "named supplier accounts"],
    ["technology", "build machines and signing keys listed"],
  ] as const)
    for (const tree of everyDocument({ industry: [industry] }))
      if (tableOf(tree, "security.steps")) expect(cells(tree, "timeline.tasks"), industry).toContain(work);
});

test("the same stack with somebody else's watch is no rival of it", () => {
  for (const size of SIZES) {
    const tree = securityDocument("security-detection", { "company-size": [size] });
    expect(plainOf(tree, "options.verdict")).toMatch(/ is not ranked: it is A with outsourced monitoring/);
  }
});

test("no second measurement is set a target that no task reaches", () => {
  for (const tree of everyDocument({ "current-technologies": ["active-directory", "windows-server", "office-365"] })) {
    const domains = cells(tree, "security.domains");
    expect(domains).not.toMatch(/^Servers and infrastructure · .* · [23]$/m);
    expect(domains).toMatch(/^Backup and recovery · .* · 1$/m);
  }
});

test("run books, sensors and servers of detection are work of a named task", () => {
  for (const size of SIZES) {
    const tasks = cells(
      securityDocument("security-detection", {
        "company-size": [size],
        "current-technologies": ["active-directory", "office-365"],
      }),
      "timeline.tasks",
    );
    expect(tasks).toMatch(/a run book per incident/);
    expect(tasks).toMatch(/servers through Azure Arc/i);
    expect(/Test-MDIConfiguration/.test(tasks), size).toBe(size !== "small");
    expect(/Defender for Cloud Apps/.test(tasks), size).toBe(size === "large" || size === "enterprise");
  }
  expect(cells(securityDocument("security-identity"), "timeline.tasks")).toContain("draft run books");
});

test("attack paths are read by what still collects them", () => {
  const tree = securityDocument("security-tier0");
  expect(cells(tree, "approach.tests")).toContain("Tier 0 (BloodHound collection)");
  expect(cells(tree, "architecture.components")).toContain("attack paths (BloodHound)");
  expect(cells(tree, "architecture.ports")).toContain("Assessment tools · Domain controllers · TCP 389");
});

test("events of servers have a way into the log, and the plan that takes them in is weighed", () => {
  for (const configuration of ["security-identity", "security-detection"]) {
    const tree = securityDocument(configuration, {
      "company-size": ["enterprise"],
      "security-requirements": ["mfa"],
      "current-technologies": ["office-365"],
    });
    expect(cells(tree, "architecture.ports")).toMatch(/On-premises servers · Azure Arc.* log workspace/);
    expect(cells(tree, "decisions").includes("Defender for Servers P2, at USD 3,000 a month above P1")).toBe(
      configuration === "security-detection",
    );
  }
});

test("a log store with its rules takes the days of detection, not of a side work", () => {
  const tasks = weeksAndDays(
    securityDocument("security-detection", { "company-size": ["enterprise"], "current-technologies": ["office-365"] }),
  );
  expect(tasks.find(({ title }) => title.startsWith("Sentinel"))?.days).toBeGreaterThanOrEqual(5);
});

test("a certification authority is assumed before it is feared", () => {
  const tree = (size: string) => securityDocument("security-tier0", { "company-size": [size] });
  expect(cells(tree("medium"), "appendix.assumptions")).toContain(
    "in one forest, one certification authority and one synchronisation server.",
  );
  expect(cells(tree("medium"), "appendix.risks")).toMatch(/vulnerable certificate template .* · 3 × 5/);
  expect(cells(tree("small"), "appendix.risks")).not.toMatch(/vulnerable certificate template .* · 3 × 5/);
});

test("a directory that was not named is asked for where work rests on it", () => {
  for (const size of SIZES)
    expect(cells(securityDocument("security-tier0", { "company-size": [size] }), "environment.requests")).toContain(
      "Active Directory: whether in use",
    );
});

test("phones are held to a rule wherever computers are", () => {
  for (const size of SIZES) {
    const policies = cells(
      securityDocument("security-identity", { "company-size": [size], "current-technologies": ["office-365"] }),
      "conditional-access",
    );
    expect(policies).toContain("CA06");
    expect(policies).toContain("CA07");
  }
});

test("a small organisation that buys detection by itself buys the product for its size", () => {
  const bill = (answers: Answers) =>
    cells(
      securityDocument("security-tier0", {
        "company-size": ["medium"],
        "security-requirements": ["threat-protection"],
        ...answers,
      }),
      "bill",
    );
  expect(bill({})).toMatch(/Defender for Business · /);
  expect(bill({})).not.toMatch(/Defender for Endpoint P2/);
  for (const answers of [{ industry: ["education"] }, { "company-size": ["large"] }])
    expect(bill(answers)).toMatch(/Defender for Endpoint P2 · /);
});

test("another provider of sign-in is paid for itself, and not beside what it replaces", () => {
  const tree = securityDocument("security-identity", {
    "company-size": ["large"],
    "security-requirements": ["mfa"],
    "current-technologies": ["office-365"],
  });
  const [, line] = /(B-\d+) · Entra ID P2 for risk-based policies/.exec(cells(tree, "bill")) ?? [];
  expect(line).toBeDefined();
  expect(cells(tree, "options.basis")).toMatch(
    new RegExp(`priced lines of A except [^;]*${line}; [\\d,]+ × Third-party second factor and single sign-on`),
  );
});

test("a road map of a client who asked for managed devices enrols them", () => {
  for (const size of SIZES)
    for (const technologies of [["office-365"], ["none"]])
      expect(
        cells(
          securityDocument("security-assessment", {
            "company-size": [size],
            "current-technologies": technologies,
            "security-requirements": ["mobile-device-management"],
          }),
          "security.plan",
        ),
      ).toMatch(/(60|90) · Devices enrolled, compliance policies · .* · Intune, in /);
});

test("a suite that costs less than its parts is what the bill buys", () => {
  for (const [configuration, asked, users] of [
    ["security-identity", "mfa", "1,500"],
    ["security-tier0", "zero-trust", "2,500"],
  ] as const) {
    const tree = securityDocument(configuration, {
      "company-size": ["enterprise"],
      "security-requirements": [asked],
      "current-technologies": ["active-directory"],
    });
    const bill = cells(tree, "bill");
    expect(bill).toContain(`Enterprise Mobility + Security E5 · ${users}`);
    expect(bill).not.toMatch(/^B-\d+ · (Entra ID P[12]|Intune Plan 1|Defender for Identity)/m);
    expect(cells(tree, "decisions")).toMatch(
      /The suite costs about USD 18 per user per month .*; the parts this project needs cost USD \d\d/,
    );
  }
  const detection = cells(
    securityDocument("security-detection", {
      "company-size": ["enterprise"],
      "current-technologies": ["active-directory"],
    }),
    "bill",
  );
  expect(detection).toMatch(/Defender for Identity · 1,000 · one per shift worker in the directory/);
});

test("a small organisation reads what the suite beside its plan would cost", () => {
  const tree = securityDocument("security-detection", {
    "company-size": ["medium"],
    "head-count": ["100"],
    administrators: ["3"],
    "security-requirements": ["mfa"],
    "current-technologies": ["active-directory", "office-365"],
  });
  expect(cells(tree, "decisions")).toContain("USD 800 a month instead of USD 530.");
});

test("Zero Trust promises no plan for which there is no task, and the queue joins what is watched", () => {
  const answers = {
    "company-size": ["medium"],
    "current-technologies": ["active-directory", "office-365"],
    "security-requirements": ["zero-trust", "threat-protection"],
  };
  const tree = securityDocument("security-detection", answers);
  expect(cells(tree, "security.controls")).toContain("endpoints, mail, sign-ins and the directory");
  expect(cells(tree, "security.controls")).toMatch(/just-in-time roles rather than the network: CA02, CA06 and CA12/);
  for (const policy of ["CA02", "CA06", "CA12"]) expect(cells(tree, "conditional-access")).toContain(policy);
  for (const { id } of configurationsOf("security"))
    expect(toMarkdown(securityDocument(id, answers)), id).not.toMatch(/horizon/i);
});

test("a device that is not compliant is refused where that is tested, although it is hybrid-joined", () => {
  const effect = (...requirements: string[]) =>
    cells(
      securityDocument("security-identity", {
        "company-size": ["large"],
        "current-technologies": ["active-directory"],
        "security-requirements": ["mfa", ...requirements],
      }),
      "conditional-access",
    );
  expect(effect()).toContain("CA06 · Compliant or hybrid-joined device for desktop apps");
  expect(effect("mobile-device-management")).toMatch(/CA06 · Compliant device · /);
});

test("the step that brings servers under detection names the licence of servers, where they are in it", () => {
  const step = (configuration: string, ...requirements: string[]) =>
    cells(securityDocument(configuration, { "security-requirements": requirements }), "security.steps");
  expect(step("security-detection", "mfa")).toMatch(/Endpoints and servers onboarded.*Defender for Servers P1/);
  expect(step("security-identity", "mfa")).not.toContain("Defender for Servers");
});

test("hardening of Tier 0 that completes the plan held says so, and whoever holds none buys no plan", () => {
  const level = (...technologies: string[]) =>
    cells(
      securityDocument("security-tier0", {
        "current-technologies": technologies,
        "security-requirements": ["mfa", "mobile-device-management"],
      }),
      "decisions",
    );
  expect(level("active-directory", "office-365")).toMatch(
    /Business Premium for (?:all users|\d).*, plus what this project needs: Entra ID P2/,
  );
  expect(level("active-directory")).toContain("Only what this project needs: ");
});

test("interviews have the days that the road map counts for them", () => {
  for (const [size, people, least] of [
    ["small", "26", 1],
    ["medium", "58", 1.5],
    ["large", "260", 2.5],
  ] as const)
    for (const { id } of configurationsOf("security")) {
      const counted = { "head-count": [people], devices: [people], servers: ["3"] };
      const tasks = tableOf(securityDocument(id, { "company-size": [size], ...counted }), "timeline.tasks");
      const place = (title: string) => tasks?.columns.findIndex((column) => column.title === title) ?? -1;
      const row = tasks?.rows.find((one) =>
        /Assessment: (interviews|tools)(?! runs)/.test(plain(one[place("Activity")] ?? "")),
      );
      expect(Number(plain(row?.[place("Days likely")] ?? "")), `${id} ${size}`).toBeGreaterThanOrEqual(least);
    }
});

test("the opening says once that nothing was named, and leaves the order of work to its decision", () => {
  const opening = toMarkdown(
    securityDocument("security-identity", { industry: ["other"], "cloud-maturity": ["early"] }),
  );
  expect(opening).toContain("How sign-in, mail and devices are protected today is not known.");
  expect(opening).not.toMatch(/No Microsoft cloud service was named|alone sets the order of work/);
});

test("an assessment does not count its figure's boxes again, and a small one opens no port for its tools", () => {
  const answers = { "current-technologies": ["active-directory", "office-365"] };
  for (const size of SIZES) {
    const tree = securityDocument("security-assessment", { ...answers, "company-size": [size] });
    expect(cells(tree, "architecture.components")).not.toMatch(/Scorecard|Evidence register/);
    expect(tableOf(tree, "architecture.ports") !== undefined, size).toBe(size !== "small");
  }
});

test("management of devices and detection are traced to the plan that holds them", () => {
  const traces = cells(
    securityDocument("security-identity", {
      "company-size": ["medium"],
      "security-requirements": ["mobile-device-management", "threat-protection"],
    }),
    "appendix.traceability",
  );
  expect(traces).toMatch(/^Mobile device management · .*services, phase 3; B-/m);
  expect(traces).toMatch(/^Threat protection · .*; B-\d+ (and|to) B-\d+|^Threat protection · .*; B-\d+, B-\d+/m);
});

test("Zero Trust is traced to the plan that its policies need", () => {
  for (const size of SIZES) {
    const answers = { "company-size": [size], "security-requirements": ["zero-trust"] };
    const traces = cells(securityDocument("security-identity", answers), "appendix.traceability");
    expect(traces, size).toMatch(/^Zero Trust architecture, by D-\d+ · .*services, phase 3; B-\d+/m);
  }
});

test("no network connection is told that every tool of an assessment has", () => {
  for (const size of ["small", "medium"])
    for (const asked of [{}, { "security-requirements": ["zero-trust"] }] as Answers[]) {
      const tree = securityDocument("security-identity", { "company-size": [size], industry: ["other"], ...asked });
      expect(tableOf(tree, "architecture.ports"), size).toBe(undefined);
    }
});

test("before the pilot no device is enrolled but those of the pilot", () => {
  const tasks = cells(securityDocument("security-identity"), "timeline.tasks");
  expect(tasks).toMatch(/Accounts migrated from .*, device enrolment configured · .*pilot devices enrolled, others/);
});

test("an assessment beside licences whose plan nobody named does not say that there is no tenant", () => {
  const tree = securityDocument("security-assessment", { "company-size": ["small"], "user-licences": ["15"] });
  expect(cells(tree, "appendix.assumptions")).toMatch(/No Microsoft tenant is in use/);
  expect(cells(tree, "security.plan")).toMatch(/at list; plan of the 15 held not known/);
  expect(toMarkdown(tree)).not.toContain("Nothing is deducted for them");
});

test("service accounts that a decision wants listed in phase 1 are listed by its assessment", () => {
  for (const size of SIZES) {
    const tasks = cells(securityDocument("security-tier0", { "company-size": [size] }), "timeline.tasks");
    expect(tasks).toMatch(/^T-1\.\d+ · Assessment: .*privileged service accounts listed/m);
  }
});

test("certificate cases and a register of exceptions stand where something is corrected or refused", () => {
  const tree = (configuration: string) =>
    securityDocument(configuration, {
      "company-size": ["large"],
      "current-technologies": ["active-directory", "office-365"],
      "security-requirements": ["identity-management"],
    });
  expect(tableOf(tree("security-detection"), "security.esc")).not.toBeNull();
  for (const configuration of ["security-identity", "security-assessment"])
    expect(tableOf(tree(configuration), "security.esc") ?? null).toBeNull();
  expect(plainOf(tree("security-identity"), "solution.scope")).toContain("findings are handed over with their fix");
  expect(cells(tree("security-tier0"), "decisions")).not.toContain("Exceptions. ");
  expect(cells(tree("security-identity"), "decisions")).toMatch(/Exceptions\. [^·]* may be unable to comply\./);
});

test("rights on request and sensors that share a task keep half a day each", () => {
  for (const people of ["12", "22", "45"]) {
    const tasks = weeksAndDays(
      securityDocument("security-tier0", {
        "company-size": ["small"],
        "head-count": [people],
        "current-technologies": ["windows-server", "azure-services", "teams"],
        "security-requirements": ["data-encryption", "compliance"],
        industry: ["finance"],
      }),
    );
    const daysOf = (work: RegExp) => tasks.find(({ title }) => work.test(title));
    const [roles, sensors] = [daysOf(/eligible roles/i), daysOf(/identity sensors/i)];
    expect((roles?.days ?? 0) + (sensors === roles ? 0 : (sensors?.days ?? 0)), people).toBeGreaterThanOrEqual(1);
  }
});

test("an assessment sets no target that the steps of its road map do not reach", () => {
  for (const size of SIZES)
    for (const [technology, asked] of [
      ["office-365", "data-loss-prevention"],
      ["exchange-server", "mobile-device-management"],
      ["office-365", "zero-trust"],
    ] as const) {
      const tree = securityDocument("security-assessment", {
        "company-size": [size],
        "current-technologies": [technology],
        "security-requirements": [asked],
      });
      const domains = cells(tree, "security.domains");
      const steps = cells(tree, "security.plan");
      expect(domains).toMatch(/^Data · .* · 1$/m); // loss prevention is in simulation by day 90
      expect(domains).toMatch(/^Monitoring and response · .* · 1$/m);
      expect(/^Endpoint · .* · 2$/m.test(domains)).toBe(/compliance policies/.test(steps));
      expect(/^Mail · .* · 2$/m.test(domains)).toBe(/Standard preset policies for mail/.test(steps));
      expect(steps).toMatch(/attack surface reduction rules from audit to block/);
    }
});

test("a step of a road map needs no table of another project, and names what its licence costs", () => {
  const road = (size: string, industry: string) =>
    cells(
      securityDocument("security-assessment", {
        "company-size": [size],
        industry: [industry],
        "current-technologies": ["office-365", "active-directory"],
      }),
      "security.plan",
    );
  expect(road("enterprise", "healthcare")).not.toMatch(/CA0\d/);
  expect(road("enterprise", "healthcare")).toContain("Defender for Endpoint P2 for 2,500, USD 13,000 a month at list");
  expect(road("small", "healthcare")).toContain("Entra ID P2 for 3, USD 30 a month at list");
  expect(road("enterprise", "education")).not.toMatch(/at list/);
  expect(road("enterprise", "education")).toContain("Defender for Endpoint P2 for 2,500, by academic quotation");
});

test("days of a road map are counted by what the work is about", () => {
  const road = cells(
    securityDocument("security-assessment", { "company-size": ["enterprise"], industry: ["healthcare"] }),
    "security.plan",
  );
  expect(road).toMatch(/Session lock[^\n]* · 0\.5 \+ 1,000 shift workers ÷ 300/);
  expect(road).toMatch(/Sentinel connectors[^\n]* · 4 \+ 10 log sources, assumed/);
});

test("no quick win of an assessment is set before the way past it has been tested", () => {
  for (const technologies of [["office-365"], ["active-directory"]])
    for (const size of ["large", "enterprise"]) {
      const tasks = cells(
        securityDocument("security-assessment", { "company-size": [size], "current-technologies": technologies }),
        "timeline.tasks",
      );
      const [, first = "", rest = ""] =
        /(T-[\d.]+) · (?:Break-glass|Emergency) accounts? and separate administrator accounts([^·]*)/.exec(tasks) ?? [];
      const after = /[Qq]uick wins · Engineer · ([^·]*)/.exec(tasks)?.[1] ?? "";
      expect(rest.includes("quick wins") || after.trim().split(", ").includes(first), tasks).toBe(true);
    }
});

test("what the first week rests on is asked for first", () => {
  for (const configuration of CONFIGURATIONS) {
    const requests = cells(
      securityDocument(configuration, {
        "company-size": ["medium"],
        "current-technologies": ["windows-server", "exchange-server", "office-365"],
      }),
      "environment.requests",
    );
    expect(requests).toMatch(/^[1-5] · List of servers/m);
    expect(requests).toMatch(/^[1-6] · Exchange Server: version/m);
  }
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

test("attack paths are promised where a tool reads them", () => {
  for (const tree of everyDocument({ "current-technologies": ["active-directory", "office-365"] }))
    if (/Attack paths[^.]* reviewed/.test(toMarkdown(tree)))
      expect(cells(tree, "architecture.components")).toMatch(/BloodHound/);
});

test("devices that shift workers share have detection, and their keys reach them by a task", () => {
  const tree = securityDocument("security-tier0", {
    "company-size": ["medium"],
    industry: ["healthcare"],
    "current-technologies": ["active-directory", "office-365"],
    "security-requirements": ["mfa", "threat-protection"],
  });
  expect(cells(tree, "bill")).toMatch(/Defender for Business for shift workers · 100/);
  expect(cells(tree, "decisions")).toContain("Defender for Business for 100 shift workers");
  expect(cells(tree, "timeline.tasks")).toContain("keys issued by team leads and registered");
});

test("who answers for security is asked before a control is built", () => {
  for (const tree of everyDocument({ "current-technologies": ["active-directory", "office-365"] })) {
    const raci = tableOf(tree, "approach.raci");
    const place =
      raci?.columns.findIndex(({ title }) => title === "Security" || title === "Owner and IT contact") ?? -1;
    const built = raci?.rows.filter((row) => /^I · C · I · A|^I · A · R/.test(row.slice(1).map(plain).join(" · ")));
    if (/in all tasks: .*Security C/.test(raci?.caption ?? "")) continue; // consulted on every task
    expect(place).toBeGreaterThan(0);
    expect(built).toEqual([]);
  }
});

test("Exchange Server is closed by more than half a day of a medium project", () => {
  const tasks = weeksAndDays(
    securityDocument("security-tier0", {
      "company-size": ["medium"],
      "current-technologies": ["exchange-server", "office-365"],
    }),
  );
  expect(tasks.find(({ title }) => /Exchange Server closed/.test(title))?.days).toBeGreaterThanOrEqual(1);
});

test("a report is written by those who measured, and operations are asked about it", () => {
  const raci = cells(securityDocument("security-assessment", { "company-size": ["enterprise"] }), "approach.raci");
  expect(raci).toMatch(/^T-1\.2[^·]*T-4\.1[^·]* · .* · C$/m);
});

test("a plan without a window gives no reason that its own length refutes", () => {
  const tree = securityDocument("security-tier0", {
    "company-size": ["medium"],
    timeline: ["no-timeline"],
    "current-technologies": ["active-directory", "office-365"],
  });
  expect(toMarkdown(tree)).not.toMatch(/less than half a person/);
  expect(toMarkdown(tree)).toMatch(/The plan takes \d+, a steady pace/);
});

test("accounts of shift workers that the sensors watch are licensed, whatever knowledge workers hold", () => {
  for (const asked of ["threat-protection", "data-loss-prevention"])
    for (const technologies of [["active-directory", "office-365"], ["active-directory"]]) {
      const tree = securityDocument("security-detection", {
        "company-size": ["enterprise"],
        industry: ["healthcare"],
        "current-technologies": technologies,
        "security-requirements": [asked],
      });
      expect(cells(tree, "bill")).toMatch(/Defender for Identity · 1,000 · one per shift worker in the directory/);
      expect(lintDocument(tree)).toEqual([]);
    }
});

test("a small organisation is asked for the suites that its bill holds, and for E5 nowhere", () => {
  for (const size of ["small", "medium"])
    for (const technologies of [["active-directory"], ["office-365", "active-directory"]])
      for (const configuration of BUILDING.filter((id) => id !== "security-tier0")) {
        const tree = securityDocument(configuration, {
          "company-size": [size],
          industry: ["finance"],
          "security-requirements": ["data-loss-prevention"],
          "current-technologies": technologies,
        });
        expect(cells(tree, "bill")).toContain("Defender and Purview suites for the sensitive group");
        expect(askedIn(tree)).toMatch(/the Defender and Purview suites for \d+ (people|person)/);
        expect(cells(tree, "security.steps")).toContain("Purview suite for devices");
        for (const said of [askedIn(tree), cells(tree, "bill"), cells(tree, "security.steps")])
          expect(said).not.toMatch(/\bE5\b/);
      }
});

test("disks are encrypted by policy once the devices are there to take one", () => {
  for (const technologies of [["active-directory"], ["office-365"], ["none"]])
    for (const size of SIZES) {
      const tree = securityDocument("security-identity", {
        "company-size": [size],
        "security-requirements": ["data-encryption"],
        "current-technologies": technologies,
      });
      const rows = cells(tree, "timeline.tasks").split("\n");
      const enrolled = rows.find((row) =>
        /devices (joined or )?enrolled|device enrolment/i.test(row.split(" · ")[1] ?? ""),
      );
      const encrypted = rows.find((row) => /security controls: data/i.test(row));
      const code = enrolled?.split(" · ")[0] ?? "–";
      if (enrolled !== encrypted) expect(encrypted?.split(" · ")[3], `${technologies} ${size}`).toContain(code);
    }
});

test("the applications that a new sign-in reaches are counted in the task and in an assumption", () => {
  for (const technologies of [["active-directory"], ["none"]])
    for (const [size, most] of [
      ["small", "one application"],
      ["medium", "up to 3 applications"],
      ["enterprise", "up to 10 applications"],
    ] as const) {
      const tree = securityDocument("security-identity", {
        "company-size": [size],
        "current-technologies": technologies,
      });
      expect(cells(tree, "timeline.tasks")).toContain(`${most} connected to Entra ID`);
      expect(cells(tree, "appendix.assumptions")).toContain(`The policies cover ${most} supporting SAML`);
    }
  const there = securityDocument("security-identity", { "current-technologies": ["office-365"] });
  expect(cells(there, "appendix.assumptions")).not.toContain("SAML");
});

test("the measure of jobs that sign in as people leaves the exceptions of which the project keeps a register", () => {
  const tree = securityDocument("security-identity", { "primary-objective": ["digital-transformation"] });
  expect(plainOf(tree, "features.measures")).toMatch(/running under a person.*none except time-limited exceptions/);
  expect(cells(tree, "timeline.tasks")).toContain("exception register with end dates");
});

test("the baseline is cited for what it says, and a new tenant is held to it as a whole", () => {
  const asked = { "company-size": ["large"], "security-requirements": ["zero-trust"] };
  const fresh = securityDocument("security-identity", { ...asked, "current-technologies": ["active-directory"] });
  const used = securityDocument("security-identity", { ...asked, "current-technologies": ["office-365"] });
  for (const tree of [fresh, used])
    expect(cells(tree, "conditional-access")).toMatch(/CA08 · [^·]*password \(MS\.AAD\.2\.1 would block them/);
  expect(cells(fresh, "approach.tests")).toMatch(/of the new tenant · each failure .* is a signed exception/);
  expect(cells(fresh, "approach.tests")).not.toContain("before and after · failures");
  expect(cells(used, "approach.tests")).toContain("before and after · failures");
});

test("devices are said to be synchronised by what can do it", () => {
  const tree = (configuration: string) =>
    securityDocument(configuration, {
      "security-requirements": ["mfa"],
      "current-technologies": ["active-directory"],
    });
  const sent = (configuration: string) =>
    /Synchronisation server · Entra ID · .*/.exec(cells(tree(configuration), "architecture.ports"))?.[0];
  expect(cells(tree("security-tier0"), "architecture.components")).toContain("Cloud Sync");
  expect(sent("security-tier0")).toMatch(/password hashes$/);
  expect(cells(tree("security-identity"), "architecture.components")).toContain("Connect Sync");
  expect(sent("security-identity")).toMatch(/password hashes, devices$/);
});

test("sensors that a suite licenses and the project leaves out are called a later step", () => {
  const left = (size: string) =>
    plainOf(
      securityDocument("security-identity", {
        "company-size": [size],
        "current-technologies": ["active-directory"],
      }),
      "solution.out-of-scope",
    );
  expect(left("enterprise")).toContain("on domain controllers (licensed by the suite; a later step)");
  expect(left("medium")).toMatch(/on domain controllers;/);
});

test("users at risk are looked at by those who hold the plan that reports them", () => {
  for (const [size, reports] of [
    ["small", false],
    ["medium", false],
    ["large", true],
  ] as const) {
    const tree = securityDocument("security-identity", {
      "company-size": [size],
      "current-technologies": ["office-365"],
    });
    expect(cells(tree, "support.calendar").includes("risky users")).toBe(reports);
  }
});

test("SharePoint Server is named among what is closed to the internet, where no tenant holds its sites", () => {
  const closed = (technologies: string[]) =>
    cells(securityDocument("security-identity", { "current-technologies": technologies }), "security.steps");
  expect(closed(["sharepoint"])).toContain("RDP, SharePoint Server and unsupported servers closed");
  expect(closed(["sharepoint", "office-365"])).toContain("RDP and unsupported servers closed");
});

test("no unsupported server is closed or replaced where the oldest named is supported and nothing else may not be", () => {
  const told = (version: string, technology: string) =>
    ["security-identity", "security-assessment"].map((configuration) =>
      cells(
        securityDocument(configuration, {
          "current-technologies": ["windows-server", "office-365", technology],
          "windows-server-version": [version],
        }),
        configuration === "security-identity" ? "security.steps" : "security.plan",
      ),
    );
  for (const steps of [...told("2019", "teams"), ...told("2022", "sql-server")]) // it carries no SQL Server out of support
    expect(steps).not.toMatch(/unsupported server/i);
  for (const steps of [...told("2016", "teams"), ...told("2019", "sql-server")])
    expect(steps).toMatch(/unsupported server/i);
});

test("the days of a road map are said to be those of its steps alone", () => {
  expect(toMarkdown(securityDocument("security-assessment"))).toMatch(
    /come to \d+ person-days, .* excluding design, training and project management/,
  );
});

test("what licences come to in a month is told in whole dollars", () => {
  for (const [configuration, place] of [
    ["security-identity", "summary.decisions"],
    ["security-assessment", "security.plan"],
  ] as const) {
    const tree = securityDocument(configuration, {
      "company-size": ["enterprise"],
      "security-requirements": ["threat-protection"],
      "head-count": ["2467"],
    });
    expect(cells(tree, place)).toMatch(/USD [\d,]+ a month/);
    expect(cells(tree, place)).not.toMatch(/USD [\d,]+\.\d\d a month/);
  }
});

test("a partner who watches is not estimated at what a handful of people would pay him", () => {
  const tree = securityDocument("security-detection", { "company-size": ["small"], "head-count": ["4"] });
  expect(cells(tree, "summary.decisions")).toContain("at USD 200 to USD 500 a month (planning estimate)");
  expect(cells(tree, "bill")).toContain("USD 8 to USD 20 per user per month, minimum 25 users");
});

test("attack paths that an exception covers do not fail the test, and a Tier 0 without a directory stops", () => {
  const tree = securityDocument("security-tier0");
  expect(cells(tree, "approach.tests")).toContain("no path remains without a signed exception; no ESC1");
  expect(toMarkdown(tree)).toContain("without one, the project stops before build");
  const detection = securityDocument("security-detection", { "current-technologies": ["exchange-server"] });
  expect(cells(detection, "appendix.assumptions")).toContain("Directory days are reassigned to identity");
});

test("as many servers of synchronisation stand in Tier 0 as the project sets up or finds", () => {
  const tree = (size: string, answers: Answers) =>
    securityDocument("security-tier0", { "company-size": [size], "domain-controllers": ["4"], ...answers });
  const none = tree("large", { "security-requirements": ["identity-management"] });
  expect(toMarkdown(none)).not.toMatch(/synchronis/i);
  expect(cells(none, "architecture.sizing")).toMatch(/domain controllers \+ 1 AD CS server · 5$/m);
  const asked = { "security-requirements": ["mfa"], "current-technologies": ["active-directory"] };
  const two = tree("large", asked);
  expect(cells(two, "architecture.components")).toMatch(/Synchronisation server · 2 ·/);
  expect(cells(two, "decisions")).toContain("Both its servers are administered as Tier 0");
  expect(cells(tree("medium", asked), "decisions")).toContain("Its server is administered as Tier 0");
  expect(cells(two, "architecture.sizing")).toContain("+ 2 synchronisation servers · 7");
  expect(cells(two, "appendix.assumptions")).toContain("one certification authority and 2 synchronisation servers.");
  expect(cells(tree("medium", asked), "architecture.sizing")).toContain("+ 1 synchronisation server · 6");
});

test("whoever holds Entra ID P2 is bought no Entra ID P1, in the bill and in the decision", () => {
  const tree = securityDocument("security-tier0", {
    "company-size": ["medium"],
    "security-requirements": ["mfa"],
    "current-technologies": ["active-directory"],
  });
  const bill = cells(tree, "bill");
  const [, p2 = "", p1 = ""] = /Entra ID P2 · (\d+) ·[\s\S]*Entra ID P1 · (\d+) ·/.exec(bill) ?? [];
  expect(Number(p2)).toBeGreaterThan(0);
  expect(Number(p1) + Number(p2)).toBe(250);
  expect(cells(tree, "decisions")).toContain(`Entra ID P1 for the other ${p1} users`);
  const shop = securityDocument("security-tier0", {
    "company-size": ["medium"],
    industry: ["retail"],
    "security-requirements": ["mfa"],
    "current-technologies": ["active-directory"],
    "shift-workers": ["100"],
  });
  expect(cells(shop, "decisions")).toContain("F1 includes P1; where its terms fit the shift workers, it saves USD 400");
});

test("policies on devices beside a Tier 0 are bought in the suite that costs less than its parts", () => {
  const tree = securityDocument("security-tier0", {
    "company-size": ["medium"],
    "security-requirements": ["zero-trust"],
    "current-technologies": ["active-directory"],
  });
  expect(cells(tree, "bill")).toMatch(/Enterprise Mobility \+ Security E3 · 250 · one per user/);
  expect(cells(tree, "bill")).not.toMatch(/· (Entra ID P1|Intune Plan 1) ·/);
  expect(cells(tree, "decisions")).toContain("Security E3 (includes Entra ID P1 and Intune) for 250 users");
  expect(lintDocument(tree)).toEqual([]);
});

test("loss prevention that goes from simulation to block is work of the task and week that the step names", () => {
  for (const size of SIZES)
    for (const configuration of ["security-identity", "security-detection"]) {
      const tree = securityDocument(configuration, {
        "company-size": [size],
        "current-technologies": ["office-365"],
        "security-requirements": ["data-loss-prevention"],
      });
      const named = /simulation to block[^\n]* · (T-\d\.\d+), week/.exec(cells(tree, "security.steps"))?.[1] ?? "";
      const task = cells(tree, "timeline.tasks")
        .split("\n")
        .find((line) => line.startsWith(`${named} ·`));
      expect(task, `${size} ${configuration}`).toContain("loss prevention set to block");
    }
  const unasked = securityDocument("security-detection", { "security-requirements": ["mfa"] });
  expect(cells(unasked, "timeline.tasks")).not.toContain("loss prevention");
});

test("no baseline report and no tool is spoken of where there is no tenant that a tool could read", () => {
  const said = (technology: string) =>
    toMarkdown(securityDocument("security-assessment", { "current-technologies": [technology] }));
  expect(said("none")).not.toMatch(/final baseline report|Interpreting tool reports/);
  expect(said("office-365")).toMatch(/final baseline report/);
});

test("a road map that begins with a tenant names what its first plan costs", () => {
  const road = (size: string, industry: string) =>
    cells(securityDocument("security-assessment", { "company-size": [size], industry: [industry] }), "security.plan");
  expect(road("medium", "technology")).toContain("Business Premium for 250, USD 5,500 a month at list");
  expect(road("enterprise", "healthcare")).toContain(
    "Microsoft 365 E3 for 1,500 and F3 for 1,000, USD 68,500 a month at list",
  );
  expect(road("medium", "education")).not.toMatch(/at list/);
});

test("a road map prices the plan that it needs where none is held, and what lacks of it", () => {
  const road = (licences: string) =>
    cells(
      securityDocument("security-assessment", {
        "company-size": ["enterprise"],
        industry: ["technology"],
        "current-technologies": ["office-365"],
        "head-count": ["2500"],
        "user-licences": [licences],
      }),
      "security.plan",
    );
  expect(road("0")).toContain("Entra ID P1, in Microsoft 365 E3 for 2,500, USD 97,500 a month at list");
  expect(road("2400")).toContain("in Microsoft 365 E3; 100 more than held, USD 3,900 a month at list");
  expect(road("2500")).not.toMatch(/Microsoft 365 E3[^·]* at list/);
});

test("servers get their agents in the pilot and the rollout, once each, and are counted with the devices", () => {
  const tree = securityDocument("security-detection", {
    "company-size": ["large"],
    "current-technologies": ["office-365", "windows-server"],
    devices: ["1000"],
    servers: ["80"],
  });
  expect(cells(tree, "timeline.tasks")).toContain("agents on pilot servers through Azure Arc");
  expect(cells(tree, "timeline.tasks")).toContain("Detection rollout, servers through Azure Arc");
  expect(cells(tree, "architecture.components")).toMatch(/Onboarded endpoints · 1,080 ·/);
  expect(toMarkdown(tree)).not.toContain("Monitoring team, day and night");
});

test("roles on request beside products of other makers have the plan that they need", () => {
  const tree = (answers: Answers) =>
    securityDocument("security-detection", {
      "current-technologies": ["office-365"],
      industry: ["government"],
      "security-requirements": ["data-loss-prevention"],
      ...answers,
    });
  const large = tree({ "company-size": ["enterprise"], "primary-objective": ["cost-reduction"] });
  expect(cells(large, "outline.cost")).toMatch(/Microsoft Entra ID P2 · 12 · .* · USD 1,440/);
  expect(toMarkdown(large)).toMatch(/third-party detection on [\d,]+ devices and 300 servers/);
  expect(toMarkdown(large)).toContain("risk-based ones for administrators only");
  expect(toMarkdown(tree({ "company-size": ["medium"] }))).not.toContain("risk-based ones for administrators");
});

test("a gate that asks for a passed pilot follows a task that holds one", () => {
  for (const tree of everyDocument({ "security-requirements": ["identity-management"] }))
    if (/pilot exit/i.test(cells(tree, "timeline.phases")))
      expect(cells(tree, "timeline.tasks")).toMatch(/^T-2\.\d+ · [^·]*pilot(?! exit)/im);
});

test("every domain with a target has a step that leads to it", () => {
  for (const input of samples(500)) {
    const configuration = input.answers["solution-configuration"]?.[0] ?? "";
    if (!configuration.startsWith("security-")) continue;
    const tree = composed(input);
    const column = tableOf(tree, "security.steps")?.columns.findIndex(({ title }) => title === "Domain") ?? -1;
    if (column < 0) continue; // an assessment takes no step, and a small organisation reads no domain
    const served = tableOf(tree, "security.steps")
      ?.rows.map((row) => plain(row[column] ?? ""))
      .join();
    for (const [name = "", , , , , target] of tableOf(tree, "security.domains")?.rows.map((row) => row.map(plain)) ??
      [])
      if (target !== "none") expect(served, configuration).toContain(name.split(" ")[0]);
  }
});

test("mail and data are scored by what can be read where they lie", () => {
  const domains = (technologies: string[]) =>
    everyDocument({ "current-technologies": technologies })
      .map((tree) => cells(tree, "security.domains"))
      .filter((table) => table.includes("incident record")); // small ones print no evidence
  for (const table of domains(["exchange-server", "azure-services"])) {
    expect(table).toMatch(/^Mail · .*mail service rules/m);
    expect(table).toMatch(/^Data · .*permissions on the three largest stores/m);
  }
  for (const table of domains(["office-365"])) {
    expect(table).toMatch(/^Mail · .*preset report/m);
    expect(table).toMatch(/^Data · .*label report/m);
  }
});

test("hundreds of people are taught by a recording, as the days hold no course for them", () => {
  const taught = (size: string) => toMarkdown(securityDocument("security-identity", { "company-size": [size] }));
  expect(taught("enterprise")).toMatch(/MFA, phishing, reporting, as a recording/);
  expect(taught("medium")).not.toContain("as a recording");
});

test("licences held for more than the knowledge workers cover shift workers, who are then counted for no other plan", () => {
  for (const configuration of ["security-tier0", "security-detection"]) {
    const tree = securityDocument(configuration, {
      "company-size": ["small"],
      industry: ["retail"],
      "current-technologies": ["active-directory", "office-365"],
      "security-requirements": ["mfa", "threat-protection"],
      "head-count": ["42"],
      "user-licences": ["41"],
    });
    const bill = cells(tree, "bill");
    expect(bill).toMatch(/Business Premium as the base · 41 · /);
    expect(bill).toMatch(/Microsoft 365 F3 for shift workers · 1 · /);
    expect(bill).toMatch(/Defender for Business for shift workers · 1 · /);
    expect(cells(tree, "appendix.assumptions")).toContain("F3 is held for 1 shift worker.");
    expect(cells(tree, "decisions")).not.toContain("17 shift workers");
  }
  const larger = securityDocument("security-detection", {
    "company-size": ["large"],
    industry: ["healthcare"],
    "current-technologies": ["active-directory", "office-365"],
    "security-requirements": ["mfa", "data-loss-prevention"],
    "head-count": ["316"],
    "user-licences": ["250"],
  });
  expect(cells(larger, "bill")).toMatch(/Microsoft 365 E3 as the base · 250 · /);
  expect(cells(larger, "bill")).toMatch(/Microsoft 365 F3 for shift workers · 66 · /);
  expect(cells(larger, "decisions")).toContain("E3 covers 60 shift workers, F3 another 66");
});

test("a school buys what is counted by users on academic quotation, and no such line is in a sum", () => {
  for (const size of SIZES)
    for (const technology of ["active-directory", "office-365"]) {
      const tree = securityDocument("security-tier0", {
        "company-size": [size],
        industry: ["education"],
        "current-technologies": [technology],
        "security-requirements": ["mfa", "threat-protection", "mobile-device-management"],
      });
      const lines = cells(tree, "bill").split("\n");
      const people = lines.filter((line) =>
        /^B-\d+ · (Enterprise Mobility|Entra ID P1|Defender for (Identity|Endpoint|Business))/.test(line),
      );
      expect(people.length).toBeGreaterThan(0);
      for (const line of people)
        expect(line).toContain("by academic quotation, up to the commercial list price of USD");
      expect(people.join()).toContain("Defender for Endpoint P2");
      expect(toMarkdown(tree)).toMatch(/a month at list price and up to USD [\d,]+ a year on academic quotation/);
    }
});

test("whoever approves the suites of the sensitive group approves the watch over the directory too, each with its price", () => {
  const tree = securityDocument("security-detection", {
    "company-size": ["medium"],
    industry: ["manufacturing"],
    "current-technologies": ["active-directory", "office-365"],
    "security-requirements": ["data-loss-prevention"],
  });
  expect(toMarkdown(tree)).toContain(
    "suites for 30 people (USD 450 a month at list price), or leave devices and Teams outside data loss prevention (DLP); approve Defender for Identity for the other 220 (USD 1,100 a month)",
  );
});

test("a project of detection tries what it detects, at every size and in every sector", () => {
  for (const size of SIZES)
    for (const industry of ["manufacturing", "finance"]) {
      const tree = securityDocument("security-detection", {
        "company-size": [size],
        industry: [industry],
        "current-technologies": ["exchange-server", "active-directory", "office-365"],
        "security-requirements": ["mfa", "threat-protection", "zero-trust"],
      });
      expect(cells(tree, "approach.tests")).toContain("Harmless test malware (EICAR)");
    }
});

test("attack paths that a test reads before and after are left behind by a task at both ends", () => {
  for (const size of SIZES) {
    const tasks = cells(securityDocument("security-tier0", { "company-size": [size] }), "timeline.tasks").split("\n");
    const leaves = (title: RegExp) => tasks.find((task) => title.test(task)) ?? "";
    expect(leaves(/Assessment: tools/)).toContain("attack paths (BloodHound)");
    expect(leaves(/^T-3.*attack paths closed/)).toMatch(/Tiering: cross-tier|Privileged service accounts/);
    expect(leaves(/Second measurement/)).toContain("attack paths and baseline report");
  }
});

test("accounts that come into a new tenant are a step with its task, as large a piece of work as they are", () => {
  const tree = securityDocument("security-tier0", {
    "company-size": ["enterprise"],
    "security-requirements": ["mfa", "mobile-device-management"],
  });
  expect(cells(tree, "security.steps")).toMatch(/Accounts synchronised, devices enrolled · T-2\.\d+, week \d+/);
});

test("accounts without a directory are brought over by a step with its task, and so are their devices", () => {
  for (const size of SIZES)
    expect(cells(securityDocument("security-identity", { "company-size": [size] }), "security.steps")).toMatch(
      size === "small"
        ? /Accounts migrated, device enrolment configured · T-\d\.\d+, week \d+ · Intune/
        : /Accounts migrated, device enrolment configured · T-\d\.\d+, week \d+ · Identity, Endpoint · Intune/,
    );
});

test("the road map says which of its licences shift workers hold, and what is bought beside theirs", () => {
  const road = (industry: string) =>
    cells(
      securityDocument("security-assessment", {
        "company-size": ["small"],
        industry: [industry],
        "security-requirements": ["mobile-device-management"],
      }),
      "security.plan",
    );
  expect(road("retail")).toContain(
    "Defender for Business, in Business Premium; for 20 on F3 USD 60 a month, planning estimate",
  );
  expect(road("retail")).toMatch(/Entra ID P1, in Business Premium and F3$/m);
  expect(road("retail")).toMatch(/Intune, in Business Premium and F3$/m);
  expect(road("technology")).toMatch(/Defender for Business, in Business Premium$/m);
  expect(road("technology")).toContain("approval for the most privileged by one additional person");
});

test("how long logs of cards are kept is said by the obligation and by no table of one rule", () => {
  for (const industry of ["finance", "retail"]) {
    const tree = securityDocument("security-detection", { "company-size": ["enterprise"], industry: [industry] });
    expect(tableOf(tree, "architecture.rules")).toBeUndefined();
    expect(cells(tree, "regulation.rows")).toContain("Logs for 12 months, 3 of them immediately available");
  }
});

test("a larger plan takes the place of what it holds, and of Defender for Identity or Servers nowhere", () => {
  const decision = (configuration: string, size: string) =>
    cells(
      securityDocument(configuration, {
        "company-size": [size],
        industry: ["technology"],
        "security-requirements": ["zero-trust", "threat-protection"],
      }),
      "decisions",
    );
  expect(decision("security-tier0", "small")).toContain(
    "Business Premium, at USD 22 per user per month, replaces the suite and Defender for Business once",
  );
  expect(decision("security-detection", "enterprise")).toContain(
    "E5, at USD 60 per user per month, replaces the suite and Defender for Endpoint once",
  );
});

test("rules of attack surface name the licence that they need, whatever step stands above them", () => {
  for (const configuration of CONFIGURATIONS) {
    const tree = securityDocument(configuration, {
      "company-size": ["enterprise"],
      "current-technologies": ["active-directory", "windows-server"],
      "security-requirements": ["threat-protection"],
    });
    if (!tableOf(tree, "security.steps")) continue;
    expect(cells(tree, "security.steps")).toMatch(
      /Attack surface reduction rules from audit to block · .* · Defender for Endpoint P2/,
    );
  }
});

test("hardening of Tier 0 has its controllers refuse unsigned queries, by a step with its task", () => {
  for (const size of SIZES)
    expect(cells(securityDocument("security-tier0", { "company-size": [size] }), "security.steps")).toMatch(
      /require LDAP signing and channel binding once events 2889 and 3039 .* · T-3\.\d+, week \d+/,
    );
});

test("hardening of Tier 0 tries its attack paths and its restore, whatever else a small organisation tries", () => {
  for (const technology of ["exchange-server", "office-365"])
    for (const industry of ["education", "retail"]) {
      const tests = cells(
        securityDocument("security-tier0", {
          "company-size": ["small"],
          industry: [industry],
          "current-technologies": ["active-directory", technology],
          "security-requirements": ["mfa"],
        }),
        "approach.tests",
      );
      expect(tests).toContain("Attack paths from a standard account to Tier 0");
      expect(tests).toContain("Directory restored from the offline copy");
    }
});

test("a policy on devices waits with the keys where security defaults stay on", () => {
  const tree = securityDocument("security-tier0", {
    "current-technologies": ["office-365"],
    "security-requirements": ["mobile-device-management"],
  });
  expect(cells(tree, "decisions")).toContain("stay on until then and CA03 and CA06 wait");
  expect(cells(tree, "security.steps")).toContain("compliant devices enforced for administrators (CA03, CA06)");
});

test("a small organisation reads what becomes of security defaults, whatever decisions it is spared", () => {
  const tree = securityDocument("security-identity", {
    "company-size": ["small"],
    "current-technologies": ["office-365"],
  });
  expect(toMarkdown(tree)).toMatch(
    /Security defaults, where enabled, are switched off on the day when the pilot enforces CA01/,
  );
});

test("a road map buys what mail on Exchange Server needs, and enrols devices for Zero Trust", () => {
  const plan = (technology: string, asked: string) =>
    cells(
      securityDocument("security-assessment", {
        "current-technologies": ["active-directory", technology],
        "security-requirements": [asked],
      }),
      "security.plan",
    );
  expect(plan("exchange-server", "mfa")).toMatch(/Subscription Edition, if chosen, by quotation/);
  expect(plan("exchange-server", "mfa")).toMatch(/DKIM signing gateway, by quotation/);
  expect(plan("office-365", "mfa")).not.toMatch(/Subscription Edition|DKIM signing gateway|Devices enrolled/);
  expect(plan("office-365", "zero-trust")).toMatch(/Devices enrolled, compliance policies/);
});

test("alerts come from what the project sets up", () => {
  const risks = (configuration: string, size: string) =>
    cells(
      securityDocument(configuration, {
        "company-size": [size],
        "current-technologies": ["active-directory", "office-365"],
        "security-requirements": ["mfa"],
      }),
      "appendix.risks",
    );
  expect(risks("security-identity", "enterprise")).toContain("Alerts from Sentinel may go unreviewed");
  expect(risks("security-tier0", "medium")).toContain("Alerts from the directory may go unreviewed");
});

test("hardening of Tier 0 names the suite that costs little more than the two products it bills", () => {
  const licences = (industry: string, asked: string) =>
    cells(
      securityDocument("security-tier0", {
        "company-size": ["enterprise"],
        industry: [industry],
        "current-technologies": ["active-directory", "office-365"],
        "security-requirements": [asked],
      }),
      "decisions",
    );
  expect(licences("other", "threat-protection")).toContain(
    "USD 12 per user per month (planning assumption) against USD 10.20",
  );
  expect(licences("other", "mfa")).not.toContain("Defender suite");
  expect(licences("education", "threat-protection")).not.toContain("Defender suite");
});

test("a volume that was given is priced as the decision on the central log says", () => {
  const tree = (volume: string) =>
    securityDocument("security-detection", { "company-size": ["enterprise"], sites: ["10"], "log-volume": [volume] });
  const whole = "all of it is priced at the analytics rate";
  const billed = /Sentinel ingestion · [\d,]+ · GB from the sizing table; firewall logs included/;
  expect(cells(tree("3943"), "decisions")).toContain(whole);
  expect(cells(tree("3943"), "bill")).toMatch(billed);
  expect(cells(tree("3943"), "bill")).not.toContain("data lake for firewall logs");
  expect(cells(tree("500"), "decisions")).not.toContain(whole);
  expect(cells(tree("500"), "bill")).not.toMatch(billed);
  expect(cells(tree("500"), "bill")).toContain("data lake for firewall logs");
});

test("records under HIPAA are kept for six years by what is said to keep them", () => {
  const tree = (country: string) =>
    composed(
      inputFor(
        {
          ...workedExample(),
          "solution-type": ["security"],
          "solution-configuration": ["security-detection"],
          "company-size": ["medium"],
          industry: ["healthcare"],
        },
        { client: { name: "A", company: "B", country } },
      ),
    );
  expect(cells(tree("United States"), "decisions")).toContain("audit exports and reports are kept for six years");
  expect(cells(tree("United States"), "approach.tests")).toContain("kept for six years");
  expect(toMarkdown(tree("Germany"))).not.toContain("six years");
});

test("a line that covers every user is counted by users", () => {
  const bill = (answers: Answers) =>
    cells(
      securityDocument("security-detection", {
        "company-size": ["medium"],
        "current-technologies": ["office-365"],
        "head-count": ["211"],
        ...answers,
      }),
      "bill",
    );
  const base = (answers: Answers) => /Business Premium as the base · [^\n]*/.exec(bill(answers))?.[0];
  expect(base({ "user-licences": ["211"] })).toMatch(/ · 211 · one per user ·/);
  expect(base({ industry: ["technology"], "user-licences": ["50"] })).toMatch(/ · one per user;/);
  expect(base({ "user-licences": ["147"] })).toMatch(
    / · 147 · one per knowledge worker, plus 20 shift workers on remaining licences held ·/,
  );
  expect(base({ "user-licences": ["50"] })).toMatch(/ · one per knowledge worker;/);
});

test("no plan is called unstated where no licence is held", () => {
  const text = (licences: string) =>
    toMarkdown(securityDocument("security-detection", { "company-size": ["enterprise"], "user-licences": [licences] }));
  expect(text("0")).not.toContain("plan was not stated");
  expect(text("0")).toContain("None is held, so none is deducted");
  expect(text("9")).toContain("The plan was not stated, so none is deducted");
});

test("each domain names the controls of the framework that the client named", () => {
  for (const configuration of CONFIGURATIONS) {
    const tree = (framework: string) => securityDocument(configuration, { framework: [framework] });
    expect(cells(tree("cis"), "security.domains")).toMatch(/^Identity \(5, 6\) · 25%/m);
    expect(cells(tree("iso-27001"), "security.domains")).toMatch(/^Backup and recovery \(A\.8\.13\) · 5%/m);
    expect(cells(tree("nis2"), "security.domains")).toMatch(/^Identity · 25%/m);
    for (const framework of ["cis", "iso-27001", "nis2"]) {
      expect(cells(tree(framework), "security.domains").split("\n").length).toBe(8);
      expect(lintDocument(tree(framework))).toEqual([]);
    }
  }
});

test("an assessment earns no score for costing less than what it leaves to its road map", () => {
  for (const size of SIZES) {
    const text = toMarkdown(
      securityDocument("security-assessment", {
        "company-size": [size],
        "primary-objective": ["cost-reduction", "productivity"],
      }),
    );
    expect(text, size).toContain("Cost reduction is not scored on totals, because the options cover different work.");
    const added = /come to ([\d.,]+) person-days/.exec(text)?.[1];
    expect(text, size).toContain(`A's total excludes its wider road map of ${added} person-days`);
  }
});

test("a small organisation pays once for what the eight domains measure, and for no cloud that it does not enter", () => {
  const small = securityDocument("security-assessment", {
    "company-size": ["small"],
    "head-count": ["20"],
    "cloud-maturity": ["no-cloud"],
    "current-technologies": ["windows-server", "active-directory"],
    "security-requirements": ["compliance", "identity-management", "threat-protection"],
    "integration-needs": ["no-integrations"],
  });
  const tasks = cells(small, "timeline.tasks");
  expect(tasks).toMatch(/measurement of eight domains \(S-2, S-3\)/);
  expect(tasks).toMatch(/[Mm]easurement: evidence of duties \(S-1\)/);
  expect(cells(small, "budget.adjusters")).not.toContain("no cloud adoption");
  expect(likelyDays(small, /^(?!Sum)./)).toBeLessThanOrEqual(12);
});

test("a step of the road map is rounded to the nearest half day, and takes one at least", () => {
  const steps = cells(
    securityDocument("security-assessment", {
      "company-size": ["small"],
      "head-count": ["9"],
      devices: ["9"],
      "current-technologies": ["active-directory", "office-365"],
    }),
    "security.plan",
  );
  expect(steps).toContain("1 · 1 + 9 devices ÷ 500");
  expect(steps).toContain("2 · 2 + 9 users ÷ 100");
});

test("an exercise of two incidents has a run book for each", () => {
  for (const configuration of BUILDING) {
    const tree = securityDocument(configuration, {
      "company-size": ["medium"],
      "current-technologies": ["office-365"],
      "security-requirements": ["mfa"],
    });
    expect(cells(tree, "security.run-books").split("\n").length, configuration).toBeGreaterThan(1);
  }
});

test("the price of Entra ID is cited from the page that it was read from", () => {
  const road = tableOf(
    securityDocument("security-assessment", { "current-technologies": ["office-365"] }),
    "security.plan",
  );
  expect(JSON.stringify(road)).toContain("entra-price");
});

test("attack surface reduction rules block after weeks in audit, in a task of their own", () => {
  for (const size of SIZES)
    for (const configuration of ["security-detection", "security-tier0"]) {
      const tree = securityDocument(configuration, {
        "company-size": [size],
        "current-technologies": ["active-directory", "office-365"],
        "security-requirements": ["threat-protection"],
      });
      const tasks = weeksAndDays(tree);
      const audits = tasks.find(({ title }) => title.includes("rules in audit"));
      const blocks = tasks.find(({ title }) => /rules set to block/i.test(title));
      expect(blocks?.title, `${size} ${configuration}`).not.toBe(audits?.title);
      expect(blocks?.to ?? 0, `${size} ${configuration}`).toBeGreaterThan(audits?.from ?? 0);
      const enforced = cells(tree, "timeline.tasks");
      expect(enforced).toContain("Two weeks of audit hits (event 1122)");
      expect(enforced.includes("rules enforced (last wave in hypercare)")).toBe(size !== "small");
    }
});

test("a rollout too short for two weeks in audit leaves the block to hypercare", () => {
  const tasks = weeksAndDays(
    composed(
      inputFor(
        {
          ...securityInput("security-identity").answers,
          industry: ["government"],
          timeline: ["1-3-months"],
          "company-size": ["medium"],
          "current-technologies": ["active-directory", "office-365"],
          "security-requirements": ["threat-protection"],
        },
        {
          today: new Date("2027-01-22T10:00:00Z"),
          client: { ...securityInput("security-identity").client, country: "Canada" },
        },
      ),
    ),
  );
  const audits = tasks.find(({ title }) => title.includes("rules in audit"));
  const blocks = tasks.find(({ title }) => /rules set to block/i.test(title));
  expect(audits?.to).toBeLessThan((audits?.from ?? 0) + 2);
  expect(blocks?.to ?? 0).toBeGreaterThan((audits?.from ?? 0) + 1);
});

test("devices are enrolled before a policy encrypts their disks, and by as many days as they are many", () => {
  for (const size of ["small", "medium"])
    expect(
      cells(
        securityDocument("security-detection", {
          "company-size": [size],
          "current-technologies": ["office-365"],
          "security-requirements": ["data-encryption"],
        }),
        "timeline.tasks",
      ),
    ).toMatch(/Devices joined or enrolled/);
  const joined = (devices: string) =>
    likelyDays(
      securityDocument("security-detection", {
        "company-size": ["medium"],
        "current-technologies": ["active-directory"],
        devices: [devices],
      }),
      "Directory synchronisation",
    );
  expect(joined("300")).toBeGreaterThan(joined("60"));
});

test("what a lake holds for a year is a line of the bill", () => {
  const tree = securityDocument("security-detection", {
    "company-size": ["enterprise"],
    sites: ["10"],
    "log-volume": ["3943"],
  });
  expect(cells(tree, "bill")).toMatch(/Sentinel data lake storage · 47,316 · /);
  expect(toMarkdown(tree)).not.toContain("few cents");
});

test("the directory is the service that hardening of Tier 0 traces to its restore", () => {
  const trace = cells(securityDocument("security-tier0", { "company-size": ["medium"] }), "appendix.traceability");
  expect(trace).toMatch(/Recover “Directory” .* · T-2\.\d+ · AT-\d+/);
  expect(trace).not.toContain("Recover “Sign-in”");
});

test("the only domain controller is feared for as such, and is not restricted first", () => {
  const feared = (controllers: string) =>
    cells(
      securityDocument("security-tier0", {
        "company-size": ["small"],
        "current-technologies": ["active-directory"],
        "domain-controllers": [controllers],
      }),
      "appendix.risks",
    );
  expect(feared("1")).toMatch(/only domain controller · 3 × 5 = 15 · PCs first and the domain controller last/);
  expect(feared("2")).not.toContain("only domain controller");
});

test("a second controller beside the only one is an option of the bill, and the copy is restored before any logon is denied", () => {
  const asked = (controllers: string) =>
    securityDocument("security-tier0", {
      "company-size": ["small"],
      "current-technologies": ["active-directory"],
      "domain-controllers": [controllers],
    });
  expect(cells(asked("1"), "bill")).toMatch(/Second domain controller \(option\) .* to be quoted/);
  expect(cells(asked("2"), "bill")).not.toContain("Second domain controller");
  expect(cells(asked("1"), "timeline.tasks")).toMatch(/^T-2\.\d+ .*delete, restored in isolation/m);
});

test("passwords of every device change in the rollout, which no freeze holds up, and Exchange Server closes once the VPN is known", () => {
  for (const size of SIZES) {
    const tree = securityDocument("security-tier0", {
      "company-size": [size],
      "current-technologies": ["active-directory", "exchange-server"],
    });
    expect(cells(tree, "security.steps"), size).toMatch(/krbtgt password reset twice, a day apart · T-3\./);
    expect(weeksAndDays(tree).find(({ title }) => title.includes("closed to the internet"))?.to).toBeGreaterThan(1);
  }
});

test("devices that Intune looks at are encrypted where encryption was asked for", () => {
  const tree = securityDocument("security-tier0", {
    "security-requirements": ["mfa", "data-encryption", "mobile-device-management"],
  });
  expect(toMarkdown(tree)).not.toContain("ncryption of users' devices");
  expect(cells(tree, "security.controls")).toContain("and managed laptops by policy");
});

test("a small assessment assumes which plan the licences held are", () => {
  const assumed = (licences: string) =>
    cells(
      securityDocument("security-assessment", {
        "company-size": ["small"],
        "current-technologies": ["office-365"],
        "user-licences": [licences],
      }),
      "appendix.assumptions",
    );
  expect(assumed("13")).toMatch(/The 13 licences held are Business Premium\. · The road map's licence column/);
  expect(assumed("0")).toContain("No licence of the main Microsoft 365 plan is held");
});

test("a larger directory pays for no identity sensors that E5 would bring, if it is held", () => {
  const tree = securityDocument("security-tier0", {
    "company-size": ["enterprise"],
    "current-technologies": ["active-directory", "office-365"],
    "security-requirements": ["data-encryption"],
  });
  expect(cells(tree, "appendix.assumptions")).toMatch(/No Microsoft 365 E5 is held.* · Both lines are dropped/);
});

test("licences are decided before the design that rests on them, not the day before the build begins", () => {
  const { asked, tasks } = contentFor(securityInput("security-detection", { "company-size": ["enterprise"] }));
  const design = tasks.find(({ title }) => title.startsWith("Access policy and privilege design"));
  expect(design).toBeDefined();
  expect(asked.find(({ text }) => text.includes("licences for this design"))?.needed).toBe(design?.id);
});

test("days after go-live that a large project has are for tuning what it watches, not for waiting", () => {
  for (const size of ["large", "enterprise"])
    for (const configuration of BUILDING) {
      const tree = securityDocument(configuration, {
        "company-size": [size],
        "current-technologies": ["active-directory", "office-365"],
      });
      expect(likelyDays(tree, "Alert tuning"), `${size} ${configuration}`).toBeGreaterThanOrEqual(1);
      expect(likelyDays(tree, /^Hypercare$/)).toBeLessThan(0.1 * likelyDays(tree, /^(?!Sum)./));
    }
});

test("a road map requires of administrators what it or the project gives them by then", () => {
  const road = (technologies: string[]) =>
    cells(
      securityDocument("security-assessment", { industry: ["government"], "current-technologies": technologies }),
      "security.plan",
    );
  for (const technologies of [["office-365", "active-directory"], ["active-directory"]]) {
    expect(road(technologies).match(/phishing-resistant/gi)).toHaveLength(1);
    expect(road(technologies)).toContain("Shared supplier accounts");
  }
  expect(road(["active-directory"])).toContain("for administrators (two keys each)");
  expect(road(["office-365"])).not.toContain("two keys each");
});

test("another forest is read in a day, joined in two, and hardened in five", () => {
  const assumed = (configuration: string) =>
    cells(securityDocument(configuration, { "current-technologies": ["active-directory"] }), "appendix.assumptions");
  expect(assumed("security-assessment")).toContain(" · +1 day per forest");
  expect(assumed("security-identity")).toContain(" · +2 days per forest");
  expect(assumed("security-detection")).toContain("+5 days per forest");
});

test("logs that an assessment is told of have a price", () => {
  const tree = securityDocument("security-assessment", { "company-size": ["medium"], "log-volume": ["40"] });
  expect(toMarkdown(tree)).toMatch(
    /Logs per month: 40 GB\.\*\* No log store is sized from it here; Sentinel would cost about [A-Z]{3} \d+ a month/,
  );
});

test("logs that regulation wants kept are tested for it, in a medium organisation too", () => {
  for (const size of ["medium", "large", "enterprise"]) {
    const tree = securityDocument("security-detection", {
      "company-size": [size],
      industry: ["finance"],
      "current-technologies": ["active-directory", "office-365"],
    });
    expect(cells(tree, "approach.tests"), size).toContain("Log retention setting");
    expect(cells(tree, "regulation.rows"), size).not.toContain("log archive");
  }
});

test("a public body reads which rating of its national authority the project does not give", () => {
  const left = (country: string, industry: string) =>
    plainOf(
      composed(
        inputFor(
          {
            ...workedExample(),
            "solution-type": ["security"],
            "solution-configuration": ["security-assessment"],
            industry: [industry],
          },
          { client: { name: "A", company: "B", country } },
        ),
      ),
      "solution.out-of-scope",
    );
  expect(left("Australia", "government")).toContain("Essential Eight");
  expect(left("Canada", "government")).toContain("formerly PBMM");
  expect(left("Australia", "retail")).not.toContain("Essential Eight");
  expect(left("Ireland", "government")).toMatch(/penetration test; legal/);
});

test("a small directory is told how many of its controllers get a sensor, and opens no port that every agent has", () => {
  const tree = (controllers: string) =>
    securityDocument("security-detection", {
      "company-size": ["small"],
      "current-technologies": ["active-directory", "office-365"],
      "domain-controllers": [controllers],
    });
  expect(toMarkdown(tree("1"))).toContain("the domain controller gets a server sensor");
  expect(toMarkdown(tree("2"))).toContain("domain controllers get a server sensor");
  expect(toMarkdown(tree("2"))).not.toMatch(/\| Endpoints \| Defender service \|/);
});

test("people whom nobody counted are recommended for as the planning basis has them", () => {
  const said = (configuration: string, answers: Answers) =>
    toMarkdown(securityDocument(configuration, { "company-size": ["enterprise"], ...answers }));
  expect(said("security-assessment", {})).toContain("covering up to 2,500 users");
  expect(said("security-identity", {})).toMatch(/Proceed with [^.]*for up to 2,500 users/);
  expect(said("security-detection", { "head-count": ["1800"] })).toMatch(/Proceed with [^.]* for 1,800 users/);
});

test("a policy that is in force at once says why, and a small organisation reads no thresholds of a watch", () => {
  for (const tree of everyDocument({ "current-technologies": ["office-365", "active-directory"] })) {
    if (tableOf(tree, "conditional-access"))
      expect(toMarkdown(tree)).toContain("except CA05, which Azure enforces anyway,");
    if (/1 to 50 employees/.test(toMarkdown(tree))) expect(tableOf(tree, "support.signals")).toBeUndefined();
  }
});

test("a road map before a merger closes what the other party can reach", () => {
  const road = (reason: string) =>
    cells(
      securityDocument("security-assessment", { deadline: ["2027-12-01"], "deadline-reason": [reason] }),
      "security.plan",
    );
  expect(road("merger")).toContain("30 · Trusts, guests and shared accounts of the other party");
  expect(road("audit")).not.toContain("other party");
});

test("what a road map starts from is said once, by an assumption or by a decision", () => {
  for (const technology of ["office-365", "azure-services"])
    for (const licences of [{}, { "user-licences": ["100"] }] as Answers[]) {
      const tree = securityDocument("security-assessment", {
        "company-size": ["enterprise"],
        "current-technologies": [technology],
        ...licences,
      });
      const isAssumed = /is held/.test(cells(tree, "appendix.assumptions"));
      expect(cells(tree, "decisions").includes("None is bought for the assessment"), technology).toBe(!isAssumed);
    }
});

test("loss prevention leaves out whom their plan leaves out, and says so", () => {
  const control = (answers: Answers) =>
    cells(
      securityDocument("security-identity", {
        "company-size": ["medium"],
        industry: ["healthcare"],
        "current-technologies": ["office-365"],
        "security-requirements": ["data-loss-prevention"],
        ...answers,
      }),
      "security.controls",
    );
  expect(control({})).toContain("mail and files (excluding F3 users, whose plan has none)");
  for (const answers of [{ industry: ["other"] }, { "head-count": ["100"], "user-licences": ["100"] }])
    expect(control(answers)).toContain("mail and files and, where licensed, devices");
});

test("Sentinel gets the sign-ins, and its alerts join the one queue", () => {
  const figure = toMarkdown(securityDocument("security-identity", { "company-size": ["enterprise"] }));
  expect(figure).toContain("[Conditional Access] --> [Microsoft Sentinel]: sign-ins");
  expect(figure).toContain("[Microsoft Sentinel] --> [Defender XDR]: alerts");
});

test("one administrator is not asked for two Global Administrators, and decision and question name as many", () => {
  const privileges = (count: string) =>
    cells(securityDocument("security-identity", { "company-size": ["small"], administrators: [count] }), "decisions");
  expect(privileges("1")).toContain("one Global Administrator apart from the break-glass accounts");
  expect(privileges("2")).toContain("two to four Global Administrators");
  for (const count of ["3", "4"]) {
    const tree = securityDocument("security-identity", { administrators: [count], "current-technologies": ["teams"] });
    const [, asked] = /including (two \w+ \w+) Global/.exec(askedIn(tree)) ?? [];
    expect(cells(tree, "decisions"), count).toContain(`${asked} Global Administrators`);
  }
});

test("Exchange Server stands in Tier 0 in the figure where the scope says so", () => {
  for (const configuration of BUILDING)
    for (const size of ["small", "medium"])
      for (const technologies of [["active-directory"], ["active-directory", "exchange-server"]]) {
        const tree = securityDocument(configuration, { "company-size": [size], "current-technologies": technologies });
        const isTiered = /^Tier 0: .*Exchange Server/m.test(cells(tree, "solution.scope"));
        expect(toMarkdown(tree).includes("--> [Exchange Server]"), `${configuration} ${size}`).toBe(isTiered);
      }
});

test("every access policy that a document names stands in its table", () => {
  for (const size of SIZES)
    for (const technologies of [["office-365"], ["active-directory", "exchange-server"], ["none"]]) {
      const tree = securityDocument("security-identity", {
        "company-size": [size],
        "current-technologies": technologies,
      });
      const table = cells(tree, "conditional-access");
      const named = toMarkdown(tree).match(/CA\d\db?/g) ?? [];
      expect(named.filter((policy) => !table.includes(`${policy} · `))).toEqual([]);
      expect(table.includes("CA13 · Block administration"), size).toBe(["large", "enterprise"].includes(size));
    }
});

test("what hardening of Tier 0 does for administrators alone is excluded for users, and sets no target for their devices", () => {
  const tree = securityDocument("security-tier0", {
    "current-technologies": ["active-directory", "office-365"],
    "security-requirements": ["data-encryption", "mobile-device-management", "data-loss-prevention"],
  });
  expect(toMarkdown(tree)).toContain(
    "enrolment of users' devices and phones; encryption of users' devices; labels and loss prevention for users;",
  );
  expect(cells(tree, "security.domains")).toMatch(/^Endpoint · .* · none$/m);
});

test("hardening of Tier 0 traces growth to its control plane, and the privileges of services to theirs", () => {
  const tree = securityDocument("security-tier0", {
    "company-size": ["enterprise"],
    "primary-objective": ["scalability", "digital-transformation"],
  });
  const [plane, services] = ["Control plane", "Privileged service accounts"].map(
    (title) => new RegExp(`^(D-\\d+) · ${title}`, "m").exec(cells(tree, "decisions"))?.[1],
  );
  const traces = cells(tree, "appendix.traceability");
  expect(traces).toContain(`Objective “Scalability and growth”, by ${plane} · `);
  expect(traces).toContain(`Objective “Digital transformation”, by ${services} · `);
});

test("a small regulated client's log store and restore are tested before its roles, and leave no such duty to it", () => {
  const tree = securityDocument("security-detection", {
    "company-size": ["small"],
    industry: ["retail"],
    "current-technologies": ["active-directory", "office-365"],
    "security-requirements": ["compliance"],
  });
  expect(cells(tree, "approach.tests")).toMatch(/Log retention setting[\s\S]*Restore of a server from its backup/);
  expect(toMarkdown(tree)).toContain("in a single incident queue, with logs retained for 12 months.");
  expect(toMarkdown(tree)).not.toMatch(/^- PCI DSS .*log archive/m);
});

test("a third-party sign-in says what it leaves out of the plan that it replaces", () => {
  const tree = securityDocument("security-identity", { "company-size": ["enterprise"] });
  expect(toMarkdown(tree)).toMatch(/^\| D \|.*time-limited roles and access reviews \|$/m);
});

test("nights are beyond a few administrators, and cost many of them their days", () => {
  const nights = (count: string) =>
    cells(
      securityDocument("security-detection", { "company-size": ["enterprise"], administrators: [count] }),
      "decisions",
    );
  expect(nights("4")).toContain("4 administrators cannot cover every night");
  expect(nights("12")).toContain("a rota would take 12 administrators from their daytime work");
});

test("plans assumed to be held are payable where they are not", () => {
  const tree = securityDocument("security-identity", { "current-technologies": ["office-365"] });
  expect(cells(tree, "appendix.assumptions")).toContain("Lines marked as probably owned are payable");
});

test("a school's staff are counted apart from its pupils, and its licences have a ceiling", () => {
  const tree = composed(
    securityInput("security-detection", {
      "company-size": ["medium"],
      industry: ["education"],
      "head-count": ["242"],
      "current-technologies": ["active-directory", "teams"],
      "security-requirements": ["mfa", "compliance"],
    }),
  );
  const text = toMarkdown(tree);
  expect(text).toContain("100% of staff registered");
  expect(text).toContain("Applications with their own sign-in; number of pupil accounts");
  expect(text).toContain("excludes up to USD 29,621 a year for academic licences");
  expect(cells(tree, "architecture.sizing")).toMatch(/242 × 0\.1 \+ \d+ × 2, rounded up: \d+ GB/);
  expect(text).toContain("Exchange Web Services to Exchange Online shut down");
  expect(lintDocument(tree)).toEqual([]);
});

test("a small client is asked for the devices that its price follows, unless their number was given", () => {
  const of = (devices: Answers) =>
    cells(
      securityDocument("security-identity", {
        "company-size": ["small"],
        "current-technologies": ["windows-server", "active-directory", "office-365"],
        "head-count": [],
        devices: [],
        ...devices,
      }),
      "environment.requests",
    );
  expect(of({})).toContain("Devices by model and user; licence export by plan and last sign-in");
  expect(of({ devices: ["30"] })).toContain(" · Licence export by plan and last sign-in");
});

test("a small client's plan says how its logon restrictions are undone, with and without policies", () => {
  const of = (requirements: string[]) =>
    plainOf(
      securityDocument("security-tier0", { "company-size": ["small"], "security-requirements": requirements }),
      "approach.rollback",
    );
  expect(of(["compliance"])).toMatch(/^Rollback\. A GPO is unlinked, .* within two hours, or an account returns/);
  expect(of(["mfa"])).toMatch(/excluded from it, within minutes\. A GPO is unlinked, .* or an account returns/);
});

test("somebody reads the break-glass alert where nothing else is watched", () => {
  const rows = (requirements: string[]) =>
    cells(
      securityDocument("security-identity", { "company-size": ["medium"], "security-requirements": requirements }),
      "support.calendar",
    );
  expect(rows(["mfa"])).toMatch(/^Daily · Break-glass alerts · Security lead$/m);
  expect(rows(["threat-protection"])).toMatch(/^Daily · Incident queue; break-glass alerts · /m);
});
