import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { unranged } from "#app/features/documents/numbered.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, everyDocument, SIZES } from "./documents.ts";

test("a control is accepted by the part that the project carries, not by its roll-out everywhere", () => {
  const answers: Answers = { "security-requirements": ["identity-management", "threat-protection", "zero-trust"] };
  for (const configuration of ["m365-new-tenant", "m365-optimise"])
    expect(cells(documentOf(configuration, answers), "security.controls")).toMatch(/leaver|leaving/);
});

test("what is said of a tenant in use is what the plan does with mail", () => {
  const said = (configuration: string) => documentOf(configuration, { "current-technologies": ["office-365"] });
  expect(toMarkdown(said("m365-secure"))).toContain("Mail stays in place; settings change");
  expect(cells(said("m365-secure"), "timeline.tasks")).not.toContain("Mailboxes");
  expect(cells(said("m365-new-tenant"), "environment.conflicts")).toContain(
    "mailboxes move into it from another provider",
  );
  expect(cells(said("m365-new-tenant"), "appendix.assumptions")).toContain("Mail is not yet in the existing tenant");
});

test("what has no Active Directory promises no synchronisation", () => {
  for (const { name, tree } of everyDocument({ "security-requirements": ["identity-management"] })) {
    if (plainOf(tree, "architecture.diagram").includes("Synchronisation")) continue;
    expect(cells(tree, "security.controls"), name).not.toContain("ynchronisation");
    expect(cells(tree, "decisions"), name).not.toMatch(/Cloud Sync/);
  }
});

test("an enterprise whose mail a provider keeps moves department by department, and a medium firm on one weekend", () => {
  const said = (size: string) =>
    plainOf(documentOf("m365-new-tenant", { "company-size": [size] }), "approach.coexistence");
  expect(said("enterprise")).toContain("batch by batch");
  expect(said("medium")).toContain("together on one weekend");
});

test("each backup that is bought, and each plan of a few, is traced to what asks for it", () => {
  const tree = documentOf("m365-new-tenant", {
    "company-size": ["enterprise"],
    industry: ["retail"],
    "security-requirements": ["mfa", "compliance"],
    "data-loss": ["hour"],
    "current-technologies": ["office-365", "exchange-server", "active-directory"],
  });
  const line = (item: string) =>
    cells(tree, "bill")
      .split("\n")
      .find((row) => row.includes(`· ${item} ·`))
      ?.slice(0, 4) ?? "none";
  const traces = cells(tree, "appendix.traceability").split("\n");
  const served = (requirement: string) =>
    unranged(
      traces
        .find((row) => row.startsWith(requirement))
        ?.split("; ")
        .at(-1) ?? "",
    );
  expect(served("Recover")).toEqual([line("Third-party backup of Microsoft 365"), line("Microsoft 365 Backup")]);
  expect(served("Compliance")).toEqual([line("Step from E3 to E5 for the sensitive group")]);
  expect(cells(tree, "decisions")).toContain("(risk-based sign-in and one-year audit retention)");
});

test("an Exchange Server whose oldest version is supported is not told of older ones", () => {
  const said = (details: Answers) => {
    const tree = documentOf("m365-hybrid", {
      "company-size": ["enterprise"],
      "current-technologies": ["exchange-server"],
      ...details,
    });
    const [, exchangeToday = ""] = /### Exchange Server today\n(.*?)\n###/s.exec(toMarkdown(tree)) ?? [];
    expect(exchangeToday).toContain("One Exchange SE server stays");
    return `${cells(tree, "environment.technologies")} ${cells(tree, "environment.conflicts")} ${exchangeToday}`;
  };
  expect(said({})).toMatch(/2016.*2019/s);
  expect(said({ "exchange-version": ["se"] })).not.toMatch(/2016|2019/);
});

test("who changes on weekday evenings is given no weekend", () => {
  for (const { name, tree } of everyDocument({ "change-window": ["evenings"] }))
    expect(toMarkdown(tree), name).not.toMatch(/weekend|Friday|\(Monday\)/);
});

test("loss prevention is simulated as long as its test says before it blocks", () => {
  for (const { name, tree } of everyDocument({ "security-requirements": ["data-loss-prevention"] })) {
    const days = Number(/After (\d+) days in simulation mode/.exec(cells(tree, "security.controls"))?.[1]);
    const last = (title: RegExp) => {
      const row = cells(tree, "timeline.tasks")
        .split("\n")
        .find((line) => title.test(line));
      return Number(/ · (?:\d+–)?(\d+) · /.exec(row ?? "")?.[1]);
    };
    const weeks = last(/labels, DLP/i) - last(/security controls/i);
    expect(weeks * 7, name).toBeGreaterThanOrEqual(days);
  }
});

test("Zero Trust is traced to the labels that its test opens outside the tenant", () => {
  for (const { name, tree } of everyDocument({ "security-requirements": ["zero-trust"] })) {
    const labels = /(T-3\.\d+) · [^·]*labels, DLP and retention/i.exec(cells(tree, "timeline.tasks"))?.[1];
    const traced = cells(tree, "appendix.traceability")
      .split("\n")
      .find((row) => row.includes("Zero Trust"));
    expect(traced?.includes(labels ?? "none"), name).toBe(true);
  }
});

test("the second factor that a tenant brings serves the law that asks for one, asked for by name or not", () => {
  for (const asked of ["mfa", "data-encryption"]) {
    const tree = documentOf("m365-secure", {
      "company-size": ["enterprise"],
      industry: ["government"],
      "security-requirements": [asked],
    });
    expect(cells(tree, "regulation.nis2.measures"), asked).toMatch(/j · Multi-factor authentication.* · (AT|S)-/);
  }
});

test("a product that stays where it is ends its support outside the project", () => {
  for (const size of SIZES) {
    const tree = documentOf("m365-new-tenant", { "company-size": [size], "current-technologies": ["sql-server"] });
    expect(cells(tree, "environment.lifecycle")).toMatch(
      size === "small" ? /^SQL Server 2014 .* Upgrade to 2025 or retire/m : /^SQL Server 2014 .* Outside this project/m,
    );
    expect(cells(tree, "environment.lifecycle").match(/^SQL Server \d{4} ·/gm)).toHaveLength(3);
  }
});

test("a small table of support dates holds the server whose mail moves", () => {
  const tree = documentOf("m365-new-tenant", {
    "company-size": ["small"],
    industry: ["retail"],
    "current-technologies": ["exchange-server", "sharepoint", "office-365"],
  });
  expect(cells(tree, "environment.lifecycle")).toContain("Exchange Server 2013, 2016 and 2019");
});

test("no figure is planned that nothing of the project is counted by", () => {
  const small = documentOf("m365-new-tenant", {
    "company-size": ["small"],
    "current-technologies": ["exchange-server"],
  });
  expect(cells(small, "environment.facts")).not.toMatch(/Servers|Domain controllers/);
});

test("evidence is filed with the pilot, and the date of an audit is held against the rollout to everybody", () => {
  const said = (deadline: string) => {
    const tree = documentOf("m365-new-tenant", {
      "company-size": ["small"],
      "security-requirements": ["data-encryption"],
      "deadline-reason": ["audit"],
      deadline: [deadline],
    });
    return toMarkdown(tree);
  };
  expect(said("2028-06-30")).toMatch(
    /set by .*; the last evidence is filed as the controls apply to all users, by .*, in time for the date/,
  );
});

test("licences of shift workers whom nobody counted are said to be assumed", () => {
  for (const [industry, staff] of [
    ["retail", "Store staff"],
    ["manufacturing", "Shop-floor staff"],
    ["healthcare", "Clinical staff"],
  ] as const) {
    const said = (answers: Answers) =>
      plainOf(
        documentOf("m365-secure", { "company-size": ["medium"], industry: [industry], ...answers }),
        "summary.situation",
      );
    expect(said({})).toContain(`${staff} are assumed to share devices and to need only the frontline plan, F3`);
    expect(said({ "shift-workers": ["20"] })).not.toContain("assumed");
    expect(said({ "shift-workers": ["0"] })).toContain("No shift workers were reported");
  }
});

test("a benefit switches off no server that stays", () => {
  for (const size of ["medium", "enterprise"]) {
    const text = (configuration: string) =>
      toMarkdown(
        documentOf(configuration, {
          "company-size": [size],
          "primary-objective": ["productivity", "remote-work", "scalability"],
          "current-technologies": ["exchange-server"],
        }),
      );
    expect(text("m365-hybrid")).not.toContain("servers are switched off");
  }
});

test("what the computers of shift workers are protected by is said beside what E5 brings the others", () => {
  const controls = (size: string, shift: string, objective = "enhance-security") =>
    cells(
      documentOf("m365-secure", {
        "company-size": [size],
        "primary-objective": [objective],
        "security-requirements": ["threat-protection"],
        "shift-workers": [shift],
      }),
      "security.controls",
    );
  for (const shift of ["600", "0"])
    expect(controls("enterprise", shift, "cost-reduction")).toContain(
      "report to Defender for Endpoint; those of others on E3 have its Plan 1, which blocks without detection and response",
    );
  expect(controls("enterprise", "600")).toContain("Defender for Endpoint (except for F3 users) as they are enrolled.");
  expect(controls("enterprise", "0")).toContain("report to Defender for Endpoint as they are enrolled.");
  expect(controls("small", "10")).toContain("Defender for Business (except for F3 users)");
  expect(controls("small", "0")).toContain("report to Defender for Business as they are enrolled.");
});

test("a school pays its own price for updates of Windows 10, and no list that rose for companies", () => {
  const tree = (industry: string) =>
    documentOf("m365-optimise", {
      industry: [industry],
      "company-size": ["medium"],
      "current-technologies": ["teams"],
    });
  expect(cells(tree("education"), "environment.lifecycle")).toContain("cost schools USD 3 per device");
  expect(cells(tree("education"), "environment.lifecycle")).not.toContain("USD 183");
  expect(cells(tree("finance"), "environment.lifecycle")).toContain("cost USD 183 per device");
  expect(cells(tree("education"), "environment.services")).not.toContain("New Microsoft 365 list prices");
  expect(cells(tree("finance"), "environment.services")).toContain("New Microsoft 365 list prices");
});

test("supervision of communication is said to need what the plan adds, and not to be set up", () => {
  const text = toMarkdown(documentOf("m365-secure", { industry: ["finance"], "company-size": ["enterprise"] }));
  expect(text).toContain("supervising them needs the Purview suite or E5 and is not set up here");
  expect(text).not.toContain("supervision needs E5-class licences");
});

test("a window too short for the work is set against that work, not against the standard plan", () => {
  const text = toMarkdown(
    documentOf("m365-new-tenant", {
      "company-size": ["enterprise"],
      "current-technologies": ["exchange-server"],
      timeline: ["1-3-months"],
    }),
  );
  expect(text).toMatch(/One to three months are requested; the work needs at least \d+ weeks/);
  expect(text).not.toContain("14 to 22 weeks");
});

test("a tenant in use contradicts the wish for a new one, and nothing else", () => {
  const told = (configuration: string, size: string) =>
    toMarkdown(
      documentOf(configuration, { "company-size": [size], "current-technologies": ["teams", "exchange-server"] }),
    );
  for (const size of ["small", "medium"])
    expect(told("m365-new-tenant", size)).toMatch(
      /the existing Microsoft 365 tenant \(not a new one\)[\s\S]*moving mail (by|from) .* into the existing tenant[\s\S]*A new tenant is requested.*The existing tenant is kept; mailboxes move/,
    );
  for (const configuration of ["m365-hybrid", "m365-secure", "m365-optimise"])
    expect(told(configuration, "medium")).not.toMatch(/already in use\. \||A new tenant is requested|not a new one/);
});

test("releases of custom applications are tested in the one tenant that the project makes", () => {
  const interfaces = cells(
    documentOf("m365-new-tenant", { "integration-needs": ["custom-applications", "legacy-applications"] }),
    "integration.interfaces",
  );
  expect(interfaces).toContain("tested with a test mailbox");
  expect(interfaces).toContain("connector restricted to its public IP address");
});

test("a tenant that stands already is not called new, and the client is asked to approve it", () => {
  const told = (technology: string) =>
    toMarkdown(documentOf("m365-new-tenant", { "current-technologies": [technology] }));
  for (const technology of ["power-platform", "azure-services"]) {
    expect(told(technology), technology).toContain("Microsoft 365 in the existing Entra tenant (not a new one)");
    expect(told(technology), technology).toMatch(/moving mail (by|from) [^;]* into the existing tenant/);
    expect(told(technology), technology).toMatch(
      /A new tenant is requested, although (Azure|Power Platform) already uses an Entra tenant\..*Microsoft 365 goes into it/,
    );
    expect(told(technology), technology).not.toContain("secured before the first user arrives");
  }
  expect(told("none")).toContain("secured before the first user arrives");
});
