import { expect, test } from "vitest";
import { SMALL_CLIENT } from "#app/features/documents/facts/work.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { lintDocument } from "#app/features/documents/lint/lint.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells, likelyDays } from "#tests/app/features/documents/solutions/cells.ts";
import {
  BUILDING,
  CONFIGURATIONS,
  everyDocument,
  SIZES,
  securityDocument,
  securityInput,
  weeksAndDays,
} from "./documents.ts";

test("hardening of Tier 0 is about a directory, whether or not one was named", () => {
  const tree = securityDocument("security-tier0");
  expect(cells(tree, "timeline.tasks")).toContain("Tiering: cross-tier sign-in denied");
  expect(toMarkdown(tree)).toContain(
    "The first task confirms whether a directory exists; without one, the project stops",
  );
  expect(cells(tree, "appendix.assumptions")).not.toContain("Active Directory exists"); // said once, where answers conflict
  expect(lintDocument(tree)).toEqual([]);
});

test("Exchange Server is looked at before anything else is built, in every configuration and size", () => {
  for (const tree of everyDocument({ "current-technologies": ["exchange-server", "teams"] }))
    expect(cells(tree, "timeline.tasks")).toMatch(/T-1\.\d · [^·]*exchange server/i);
});

test("a project that builds closes its quick wins before the design is signed", () => {
  for (const tree of everyDocument({ "current-technologies": ["active-directory", "office-365"] }))
    if (tableOf(tree, "security.steps")) expect(cells(tree, "timeline.tasks")).toMatch(/T-1\.\d · [^·]*quick wins/i);
});

test("a pilot comes before the review that ends it, wherever policies are enforced", () => {
  for (const asked of ["mfa", "threat-protection"])
    for (const tree of everyDocument({ "security-requirements": [asked], "current-technologies": ["office-365"] })) {
      if (!tableOf(tree, "conditional-access")) continue;
      expect(cells(tree, "timeline.tasks")).toMatch(/T-2\.\d+ · [^·]*pilot( of the policies|: endpoints)/i);
    }
});

test("policies are tried by a pilot that has a task, whatever else is piloted", () => {
  for (const tree of everyDocument({ "security-requirements": ["mfa", "threat-protection"] }))
    if (/for the pilot: IT team/.test(toMarkdown(tree)))
      expect(cells(tree, "timeline.tasks")).toMatch(/policies(: |.*)enforced for the IT team and 10% of users/i);
});

test("a workstation for each of many administrators takes days of its own", () => {
  const daysOf = (administrators: string): number => {
    const tree = securityDocument("security-tier0", { "company-size": ["large"], administrators: [administrators] });
    return likelyDays(tree, "privileged workstations");
  };
  expect(daysOf("60")).toBeGreaterThanOrEqual(12);
  expect(daysOf("60")).toBeGreaterThan(daysOf("5"));
});

test("separate accounts with keys for many administrators take days of their own", () => {
  const daysOf = (administrators: string): number => {
    const tree = securityDocument("security-tier0", { "company-size": ["large"], administrators: [administrators] });
    return likelyDays(tree, "separate administrator accounts");
  };
  expect(daysOf("48")).toBeGreaterThanOrEqual(4);
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

test("two exercises with a restore, and the roles of a few administrators, take no architect for weeks", () => {
  const tasks = weeksAndDays(
    securityDocument("security-identity", { "company-size": ["enterprise"], "head-count": ["7500"], sites: ["30"] }),
  );
  expect(tasks.find(({ title }) => title.startsWith("Exercise"))?.days).toBeLessThanOrEqual(10);
  expect(tasks.find(({ title }) => title.startsWith("Eligible roles"))?.days).toBeLessThanOrEqual(12);
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
      "within the tasks' days",
    );
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

test("a log store with its rules takes the days of detection, not of a side work", () => {
  const tasks = weeksAndDays(
    securityDocument("security-detection", { "company-size": ["enterprise"], "current-technologies": ["office-365"] }),
  );
  expect(tasks.find(({ title }) => title.startsWith("Sentinel"))?.days).toBeGreaterThanOrEqual(5);
});

test("before the pilot no device is enrolled but those of the pilot", () => {
  const tasks = cells(securityDocument("security-identity"), "timeline.tasks");
  expect(tasks).toMatch(/Accounts migrated from .*, device enrolment configured · .*pilot devices enrolled, others/);
});

test("service accounts that a decision wants listed in phase 1 are listed by its assessment", () => {
  for (const size of SIZES) {
    const tasks = cells(securityDocument("security-tier0", { "company-size": [size] }), "timeline.tasks");
    expect(tasks).toMatch(/^T-1\.\d+ · Assessment: .*privileged service accounts listed/m);
  }
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

test("who answers for security is asked before a control is built", () => {
  for (const tree of everyDocument({ "current-technologies": ["active-directory", "office-365"] })) {
    const raci = tableOf(tree, "approach.raci");
    const place = raci?.columns.findIndex(({ title }) => title === "Security" || title === SMALL_CLIENT) ?? -1;
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

test("a plan without a window gives no reason that its own length refutes", () => {
  const tree = securityDocument("security-tier0", {
    "company-size": ["medium"],
    timeline: ["no-timeline"],
    "current-technologies": ["active-directory", "office-365"],
  });
  expect(toMarkdown(tree)).not.toMatch(/less than half a person/);
  expect(toMarkdown(tree)).toMatch(/The plan takes \d+, a steady pace/);
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

test("the measure of jobs that sign in as people leaves the exceptions of which the project keeps a register", () => {
  const tree = securityDocument("security-identity", { "primary-objective": ["digital-transformation"] });
  expect(plainOf(tree, "features.measures")).toMatch(/running under a person.*none except time-limited exceptions/);
  expect(cells(tree, "timeline.tasks")).toContain("exception register with end dates");
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

test("a gate that asks for a passed pilot follows a task that holds one", () => {
  for (const tree of everyDocument({ "security-requirements": ["identity-management"] }))
    if (/pilot exit/i.test(cells(tree, "timeline.phases")))
      expect(cells(tree, "timeline.tasks")).toMatch(/^T-2\.\d+ · [^·]*pilot(?! exit)/im);
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
      const isLast = blocks?.id.startsWith("T-4") || enforced.includes("whose 30 days of audit end after the rollout");
      expect(isLast, `${size} ${configuration}`).toBe(true);
      expect(enforced).toMatch(
        /rules enforced on each device with 30 days of audit, the others dated in the run book|Three standard protection rules enforced/,
      );
      expect(toMarkdown(tree)).not.toMatch(/two weeks of audit|wave in hypercare/i); // where a freeze may allow desk work only
    }
});

test("a rollout too short for weeks in audit leaves the block to hypercare", () => {
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

test("half a day for each service account that the assumptions count is in the days of the tiers", () => {
  for (const [size, accounts, least] of [
    ["small", 3, 3],
    ["medium", 6, 4.5],
  ] as const) {
    const tree = securityDocument("security-tier0", { "company-size": [size] });
    expect(cells(tree, "appendix.assumptions")).toContain(`and ${accounts} privileged service accounts`);
    expect(likelyDays(tree, "Tiering: cross-tier")).toBeGreaterThanOrEqual(least);
  }
  const large = securityDocument("security-tier0", { "company-size": ["large"] });
  expect(cells(large, "appendix.assumptions")).not.toContain("privileged service accounts");
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

test("protected apps are required of phones only where a task sets them up", () => {
  for (const requirement of ["mfa", "mobile-device-management"])
    for (const technology of ["office-365", "active-directory", "none"])
      for (const tree of everyDocument({
        "security-requirements": [requirement],
        "current-technologies": [technology],
      })) {
        if (!tableOf(tree, "conditional-access")) continue;
        const isRequired = cells(tree, "conditional-access").includes("CA07 ·");
        expect(/app protection on phones/i.test(cells(tree, "timeline.tasks"))).toBe(isRequired);
      }
});

test("phones that are to be managed are enrolled by what reaches them", () => {
  const told = (size: string, technologies: string[], requirement: string) =>
    cells(
      securityDocument("security-identity", {
        "company-size": [size],
        "current-technologies": technologies,
        "security-requirements": [requirement],
      }),
      "timeline.tasks",
    );
  const phones = /phones through Apple Business Manager and Android Enterprise/;
  for (const size of SIZES)
    for (const technologies of [["active-directory"], ["office-365"], ["none"]]) {
      expect(told(size, technologies, "mobile-device-management"), size).toMatch(phones);
      expect(told(size, technologies, "mfa"), size).not.toMatch(phones);
    }
});

test("security keys of shift workers open the PCs of the domain", () => {
  const tasks = (industry: string) =>
    cells(
      securityDocument("security-identity", {
        "company-size": ["enterprise"],
        industry: [industry],
        "current-technologies": ["active-directory"],
      }),
      "timeline.tasks",
    );
  expect(tasks("manufacturing")).toContain("Kerberos server object for security keys on joined PCs");
  expect(tasks("technology")).not.toContain("Kerberos server object");
});

test("policies are enforced in no less than a day, however few people they reach", () => {
  const tree = securityDocument("security-identity", {
    "company-size": ["small"],
    "head-count": ["12"],
    "current-technologies": ["active-directory"],
  });
  expect(weeksAndDays(tree).find(({ title }) => title.includes("policy enforcement"))?.days).toBeGreaterThanOrEqual(1);
});

test("sensors report before administrators are held to their workstations, in a row of their own", () => {
  for (const size of ["medium", "large"]) {
    const tasks = weeksAndDays(
      securityDocument("security-tier0", { "company-size": [size], "security-requirements": ["compliance"] }),
    );
    const sensing = tasks.find(({ title }) => title.includes("Identity sensors"));
    const pilot = tasks.find(({ title }) => title.includes("Pilot: administrators"));
    expect(sensing?.id, size).not.toBe(pilot?.id);
    expect(sensing?.from ?? Infinity, size).toBeLessThan(pilot?.to ?? 0);
  }
});

test("the applications that are connected with the directory take the days that the assumptions give them", () => {
  const daysOf = (heads: string): number =>
    likelyDays(
      securityDocument("security-identity", {
        "company-size": ["medium"],
        "current-technologies": ["active-directory"],
        "head-count": [heads],
      }),
      "Directory synchronisation",
    );
  expect(daysOf("60")).toBeGreaterThanOrEqual(2.5); // half a day for each of three, and what comes before
});
