import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { lintDocument } from "#app/features/documents/lint/lint.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { CONFIGURATIONS, everyDocument, SIZES, securityDocument, securityInput } from "./documents.ts";

test("licences held by a small organisation are confirmed, and only those that lack are approved", () => {
  const tree = securityDocument("security-identity", { "company-size": ["small"], "user-licences": ["20"] });
  expect(toMarkdown(tree)).toMatch(
    /Confirm that the 20 licences held are Business Premium(, and approve|\. Approve| \()/,
  );
  expect(cells(tree, "appendix.assumptions")).toContain("The 20 licences held are Business Premium.");
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

test("a certification authority is assumed before it is feared", () => {
  const tree = (size: string) => securityDocument("security-tier0", { "company-size": [size] });
  expect(cells(tree("medium"), "appendix.assumptions")).toContain(
    "in one forest, one certification authority, one synchronisation server and 6 privileged service accounts, synchronised to no Microsoft tenant.",
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

test("an assessment beside licences whose plan nobody named does not say that there is no tenant", () => {
  const tree = securityDocument("security-assessment", { "company-size": ["small"], "user-licences": ["15"] });
  expect(cells(tree, "appendix.assumptions")).toMatch(/No Microsoft tenant is in use/);
  expect(cells(tree, "security.plan")).toMatch(/at list; 15 held, if Business Premium or above/);
  expect(toMarkdown(tree)).not.toContain("Nothing is deducted for them");
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

test("another forest is read in a day, joined in two, and hardened in five", () => {
  const assumed = (configuration: string) =>
    cells(securityDocument(configuration, { "current-technologies": ["active-directory"] }), "appendix.assumptions");
  expect(assumed("security-assessment")).toContain(" · +1 day per forest");
  expect(assumed("security-identity")).toContain(" · +2 days per forest");
  expect(assumed("security-detection")).toContain("+5 days per forest");
});

test("logs that an assessment is told of have a price", () => {
  const told = (industry: string, ...requirements: string[]) =>
    toMarkdown(
      securityDocument("security-assessment", {
        "company-size": ["medium"],
        "log-volume": ["40"],
        industry: [industry],
        "security-requirements": requirements,
      }),
    );
  expect(told("other", "mfa")).toMatch(
    /Logs per month: 40 GB\.\*\* No log store is sized from it here; Sentinel would cost about [A-Z]{3} \d+ a month/,
  );
  expect(told("healthcare", "mfa")).toMatch(
    /logs kept for 12 months \| Monitoring \|.*Sentinel, about 40 GB: [A-Z]{3} \d+ a month/,
  );
  expect(told("healthcare", "mfa")).not.toContain("No log store is sized");
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
  expect(text).toContain(
    "Applications with their own sign-in; legacy applications, each with its owner; number of pupil accounts, term dates",
  );
  expect(text).toContain("excludes up to USD 29,621 a year for academic licences");
  expect(cells(tree, "architecture.sizing")).toMatch(/242 × 0\.1 \+ \d+ × 2, rounded up: \d+ GB/);
  expect(text).toContain("Exchange Web Services shutdown in Exchange Online");
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
  expect(of({})).toContain("Devices, phones included, by model and user; licence export by plan and last sign-in");
  expect(of({ devices: ["30"] })).toContain(" · Licence export by plan and last sign-in");
});

test("mail that nobody listed is assumed where its presets are set", () => {
  const assumed = (...technologies: string[]) => {
    const tree = securityDocument("security-detection", { "current-technologies": technologies });
    const isAsked = cells(tree, "environment.requests").includes("mail provider");
    expect(cells(tree, "appendix.assumptions").includes("Mail, which was not listed")).toBe(isAsked);
    return isAsked;
  };
  expect(assumed("teams")).toBe(true);
  expect(assumed("teams", "office-365")).toBe(false);
  expect(assumed("teams", "exchange-server")).toBe(false);
  expect(assumed("active-directory")).toBe(false);
});

test("a plan on trial may be held for some people only", () => {
  const tree = (maturity: string, answers: Answers = {}) =>
    securityDocument("security-detection", {
      "company-size": ["enterprise"],
      industry: ["other"],
      "current-technologies": ["teams"],
      "cloud-maturity": [maturity],
      ...answers,
    });
  expect(cells(tree("early"), "appendix.assumptions")).toContain("is held for every user, not only in a trial.");
  expect(toMarkdown(tree("some"))).not.toContain("not only in a trial");
  expect(toMarkdown(tree("early", { "user-licences": ["100"] }))).not.toContain("not only in a trial");
});

test("an unknown number of domain controllers is assumed once, with the forest, and promises no sensors", () => {
  for (const size of SIZES)
    for (const configuration of CONFIGURATIONS) {
      const input = securityInput(configuration, {
        "company-size": [size],
        "current-technologies": ["active-directory"],
        "domain-controllers": ["unknown"],
      });
      const rows = cells(composed(input), "appendix.assumptions");
      expect(rows).toMatch(/domain controllers? in one forest[^\n]*“Domain controllers” is not yet known\./);
      expect(rows.match(/“Domain controllers” is not yet known/g)).toHaveLength(1);
      expect(rows).not.toContain("Sensors and hardening");
    }
});

test("days for a new tenant rest on the assumption that there is none", () => {
  const assumed = (...technologies: string[]) =>
    cells(
      securityDocument("security-detection", {
        "company-size": ["medium"],
        "current-technologies": ["active-directory", ...technologies],
      }),
      "appendix.assumptions",
    );
  expect(assumed()).toMatch(/synchronised to no Microsoft tenant\. .*what an existing tenant saves is not charged/);
  expect(assumed("power-platform")).toMatch(/not yet synchronised\. .*existing synchronisation is not charged/);
});

test("an old version of synchronisation is warned of where there may be one", () => {
  const told = (technology: string) =>
    toMarkdown(
      securityDocument("security-detection", {
        "cloud-maturity": ["early"],
        "current-technologies": ["active-directory", technology],
      }),
    );
  const warning = "Entra Connect Sync below 2.5.79.0 stops synchronising";
  expect(told("office-365")).toContain(warning);
  expect(told("sql-server")).not.toContain(warning);
});

test("a small client whose devices are to be managed lists them, counted or not", () => {
  const asked = (...requirements: string[]) =>
    cells(
      securityDocument("security-assessment", {
        "company-size": ["small"],
        devices: ["17"],
        "security-requirements": requirements,
      }),
      "environment.requests",
    );
  expect(asked("mobile-device-management")).toContain("Devices by model and user; services");
  expect(asked("mfa")).not.toContain("Devices by model");
});

test("callers of mail are looked for on a mail server only where the project moves the mail", () => {
  const told = securityDocument("security-assessment", { "current-technologies": ["office-365"] });
  expect(toMarkdown(told)).toContain("Find callers in sign-in logs; move them to Microsoft Graph.");
});

test("the application that is connected first is the one that was named", () => {
  const assumed = (...integrations: string[]) =>
    cells(
      securityDocument("security-detection", {
        "current-technologies": ["active-directory"],
        "integration-needs": integrations,
      }),
      "appendix.assumptions",
    );
  expect(assumed("erp")).toContain("OpenID Connect, the ERP system first, in addition");
  expect(assumed("none")).toContain("OpenID Connect, in addition");
});

test("applications whose owners a risk counts are asked for", () => {
  for (const tree of everyDocument({ "integration-needs": ["legacy-applications"], "current-technologies": ["teams"] }))
    if (/A legacy application without an owner/.test(toMarkdown(tree)))
      expect(cells(tree, "environment.requests")).toContain("legacy applications, each with its owner");
});

test("phones that are to be enrolled beside the devices counted have a price", () => {
  for (const tree of everyDocument({ "security-requirements": ["mobile-device-management"] }))
    if (/has a phone usable for MFA/.test(toMarkdown(tree)))
      expect(toMarkdown(tree)).toContain("+0.5 day per 50 further phones to enrol");
});

test("domain controllers on an ending version are upgraded, and those that no site needs are not", () => {
  const tree = (controllers: string) =>
    toMarkdown(
      securityDocument("security-tier0", {
        "company-size": ["small"],
        "current-technologies": ["active-directory", "windows-server"],
        sites: ["3"],
        "domain-controllers": [controllers],
        "windows-server-version": ["2016"],
      }),
    );
  expect(tree("4")).toContain(
    "3 of the 4 domain controllers suffice (one a site, two at least), so one can be retired",
  );
  expect(tree("3")).not.toContain("domain controllers suffice");
  expect(tree("3")).toContain("domain controllers on Windows Server 2016 are upgraded first, as none can be isolated");
});
