import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { dayOfIso } from "#app/features/documents/dates.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { lintDocument } from "#app/features/documents/lint/lint.ts";
import { unranged } from "#app/features/documents/numbered.ts";
import type { DocumentTree } from "#app/features/documents/tree/tree.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { endOfWeek } from "#app/features/documents/working-days.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed, contentFor } from "#tests/app/features/documents/composed.ts";
import { cells, likelyDays } from "#tests/app/features/documents/solutions/cells.ts";

const documentOf = (configuration: string, answers: Answers = {}): DocumentTree =>
  composed(
    inputFor({
      ...workedExample(),
      "solution-type": ["microsoft-365"],
      "solution-configuration": [configuration],
      "current-technologies": ["none"],
      ...answers,
    }),
  );

test("a hybrid is never without synchronisation", () => {
  const tree = documentOf("m365-hybrid");
  expect(cells(tree, "architecture.components")).toContain("Synchronisation servers");
  expect(cells(tree, "decisions")).toContain("Connect Sync 2.5.79.0 or later with a staging server");
  expect(cells(tree, "appendix.assumptions")).toMatch(/Active Directory exists, although it was not/);
});

test("a date of Exchange Online is a deadline for those whose mail stands there, not for those whose mail moves there", () => {
  const figures = (configuration: string, ...technologies: string[]) =>
    cells(documentOf(configuration, { "current-technologies": technologies }), "summary.headline");
  expect(figures("m365-new-tenant", "none")).not.toMatch(/Nearest product date/);
  expect(figures("m365-new-tenant", "office-365")).not.toMatch(/Nearest product date/);
  expect(figures("m365-secure", "office-365")).toMatch(/Nearest product date · 31 December 2026: Basic authentication/);
});

test("callers are put on no allow list where mail is not in the tenant yet", () => {
  const decisions = (configuration: string) =>
    cells(documentOf(configuration, { "current-technologies": ["office-365"] }), "decisions");
  expect(decisions("m365-new-tenant")).toContain("switched with its mailbox");
  expect(decisions("m365-new-tenant")).not.toContain("are allow-listed");
  expect(decisions("m365-secure")).toContain("are allow-listed");
});

test("a line too slow for the rollout is told with the speed that it needs", () => {
  const tree = (size: string) =>
    documentOf("m365-hybrid", { "company-size": [size], "current-technologies": ["exchange-server"] });
  const large = tree("enterprise");
  const weeks = Number(/3 Rollout .*?\((\d+) weeks\)/.exec(toMarkdown(large))?.[1]);
  expect(cells(large, "architecture.sizing")).toMatch(
    new RegExp(`in the ${(weeks - 2) * 7} nights available in the rollout takes [2-5]00 Mbps`),
  );
  expect(cells(tree("medium"), "architecture.sizing")).not.toMatch(/nights available in the rollout/);
});

test("servers of Exchange that a cutover empties are named neither with a second server nor with a way back beyond the plan", () => {
  const small = documentOf("m365-new-tenant", {
    "company-size": ["small"],
    "current-technologies": ["exchange-server"],
  });
  expect(cells(small, "m365.exchange")).toContain("2013 · final 2013 update, then migrate");
  const text = toMarkdown(small);
  expect(text).toContain("possible until the old server is decommissioned in phase 4");
  expect(text).not.toContain("for 14 days");
});

test("what the treatment of a conflict leaves to discovery is asked for", () => {
  const requests = (configuration: string, answers: Answers) =>
    cells(documentOf(configuration, answers), "environment.requests");
  const lower: Answers = { "primary-objective": ["cost-reduction"] };
  for (const size of ["small", "enterprise"])
    for (const configuration of ["m365-new-tenant", "m365-optimise"])
      expect(requests(configuration, { ...lower, "company-size": [size] })).toContain("with yearly cost and term");
  expect(requests("m365-new-tenant", { "company-size": ["enterprise"] })).toContain(
    "whether an Active Directory exists",
  );
});

test("a control is accepted by the part that the project carries, not by its roll-out everywhere", () => {
  const answers: Answers = { "security-requirements": ["identity-management", "threat-protection", "zero-trust"] };
  for (const configuration of ["m365-new-tenant", "m365-optimise"])
    expect(cells(documentOf(configuration, answers), "security.controls")).toMatch(/leaver|leaving/);
});

test("a gateway is bought where flows read databases, and stands in the architecture", () => {
  const answers: Answers = { "integration-needs": ["database-systems", "reporting-tools"] };
  const makers = documentOf("m365-new-tenant", { ...answers, "current-technologies": ["power-platform"] });
  expect(cells(makers, "bill")).toContain("data gateway");
  expect(cells(makers, "architecture.components")).toContain("On-premises data gateway");
  expect(cells(documentOf("m365-new-tenant", answers), "bill")).not.toContain("data gateway");
  const few = { ...answers, "company-size": ["small"], "current-technologies": ["power-platform"] };
  expect(cells(documentOf("m365-new-tenant", few), "bill")).not.toContain("data gateway");
  expect(cells(documentOf("m365-new-tenant", few), "architecture.components")).toContain("single member");
});

test("a plan above what is taken to be held is paid as a step", () => {
  const answers: Answers = { "company-size": ["enterprise"], "current-technologies": ["office-365"] };
  const tree = documentOf("m365-secure", answers);
  expect(cells(tree, "bill")).toContain("Step from Microsoft 365 E3 to E5");
  expect(plainOf(tree, "budget.owned")).toContain("Microsoft 365 E3");
  expect(cells(documentOf("m365-secure", { ...answers, "current-technologies": ["none"] }), "bill")).toContain(
    "Microsoft 365 E5",
  );
});

test("versions of Exchange Server are spoken of where it stands or is taken to stand", () => {
  const options = (configuration: string, ...technologies: string[]) =>
    cells(documentOf(configuration, { "current-technologies": technologies }), "options.description");
  expect(options("m365-new-tenant", "none")).not.toContain("Exchange");
  expect(options("m365-new-tenant", "exchange-server")).toContain("Exchange Server SE in hybrid");
  expect(options("m365-hybrid", "none")).toContain("Exchange Server SE in hybrid");
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

test("the policies that a configuration promises are those of the table", () => {
  for (const size of ["small", "medium", "enterprise"])
    expect(cells(documentOf("m365-secure", { "company-size": [size] }), "conditional-access")).toContain("CA12");
});

test("a health check neither buys the plan that is held nor moves mail", () => {
  const tree = documentOf("m365-optimise", { "company-size": ["enterprise"] });
  expect(plainOf(tree, "budget.owned")).toContain("Microsoft 365 E5");
  expect(cells(tree, "timeline.tasks")).not.toMatch(/[Mm]ailbox|Mail and file/);
  expect(cells(tree, "options.description")).toContain("Licences only");
});

const CONFIGURATIONS = ["m365-new-tenant", "m365-hybrid", "m365-secure", "m365-optimise"];
const SIZES = ["small", "medium", "large", "enterprise"];
const TECHNOLOGIES = [
  ["none"],
  ["exchange-server"],
  ["office-365"],
  ["sharepoint", "windows-server", "power-platform"],
];

/** Every configuration, size and kind of environment. */
const everyDocument = (answers: Answers = {}): { name: string; tree: DocumentTree }[] =>
  CONFIGURATIONS.flatMap((configuration) =>
    SIZES.flatMap((size) =>
      TECHNOLOGIES.map((technologies) => ({
        name: `${configuration} ${size} ${technologies.join(" ")}`,
        tree: documentOf(configuration, { "company-size": [size], "current-technologies": technologies, ...answers }),
      })),
    ),
  );

test("policies that look at devices are enforced after these are enrolled", () => {
  for (const { name, tree } of everyDocument()) {
    const tasks = cells(tree, "timeline.tasks").split("\n");
    const place = (words: string) => tasks.findIndex((task) => task.includes(words));
    expect(place("Enforcement of access policies"), name).toBeGreaterThan(-1);
    if (!name.startsWith("m365-optimise"))
      expect(place("Devices enrolled"), name).toBeLessThanOrEqual(place("Enforcement of access policies"));
    if (!name.startsWith("m365-optimise")) expect(place("Devices enrolled"), name).toBeGreaterThan(-1);
  }
});

test("what has no Active Directory promises no synchronisation", () => {
  for (const { name, tree } of everyDocument({ "security-requirements": ["identity-management"] })) {
    if (plainOf(tree, "architecture.diagram").includes("Synchronisation")) continue;
    expect(cells(tree, "security.controls"), name).not.toContain("ynchronisation");
    expect(cells(tree, "decisions"), name).not.toMatch(/Cloud Sync/);
  }
});

test("E5 for everybody is bought only for what asks for it, and never for less cost", () => {
  const bill = (answers: Answers) =>
    cells(
      documentOf("m365-new-tenant", { "company-size": ["enterprise"], "security-requirements": ["mfa"], ...answers }),
      "bill",
    );
  const asked = ["threat-protection", "data-loss-prevention"];
  expect(bill({ "primary-objective": ["productivity"] })).not.toContain("E5");
  expect(bill({ "primary-objective": ["productivity"], "security-requirements": asked })).toContain(
    "Microsoft 365 E5 ·",
  );
  expect(bill({ "primary-objective": ["cost-reduction"], "security-requirements": asked })).toContain(
    "E5 for the sensitive",
  );
});

test("an enterprise whose mail a provider keeps moves department by department, and a medium firm on one weekend", () => {
  const said = (size: string) =>
    plainOf(documentOf("m365-new-tenant", { "company-size": [size] }), "approach.coexistence");
  expect(said("enterprise")).toContain("batch by batch");
  expect(said("medium")).toContain("together on one weekend");
});

test("a tenant that carries Azure or Power Platform already takes Microsoft 365", () => {
  const tree = documentOf("m365-new-tenant", { "current-technologies": ["power-platform"] });
  expect(cells(tree, "appendix.assumptions")).toContain("no second tenant is created");
});

test("a health check buys no step, no backup and no server", () => {
  for (const { name, tree } of everyDocument({ "security-requirements": ["data-loss-prevention", "compliance"] })) {
    if (name.startsWith("m365-optimise"))
      expect(cells(tree, "bill"), name).not.toMatch(/Step (to|from)|[Bb]ackup of|Windows Server/);
  }
});

test("nothing waits for mailboxes where none moves", () => {
  const integrations = ["crm", "erp", "legacy-applications", "third-party-apis", "custom-applications"];
  for (const { name, tree } of everyDocument({ "integration-needs": integrations })) {
    if (cells(tree, "timeline.tasks").includes("Mailboxes")) continue;
    expect(cells(tree, "integration.interfaces"), name).not.toMatch(/mail is in the tenant|with the finance mailboxes/);
    expect(cells(tree, "timeline.tasks"), name).not.toMatch(/Mail and file|: mail,/);
    expect(cells(tree, "appendix.assumptions"), name).not.toContain("Mailboxes average");
  }
});

test("what may be lost in an hour is kept by a backup that runs so often", () => {
  const method = (loss: string) => cells(documentOf("m365-secure", { "data-loss": [loss] }), "solution.recovery");
  expect(method("hour")).toContain("Microsoft 365 Backup for the last hours");
  expect(method("day")).not.toContain("Microsoft 365 Backup");
});

test("whoever decides on a second backup reads what it costs a year", () => {
  const tree = documentOf("m365-new-tenant", { "data-loss": ["hour"], "mail-volume": ["331"], "file-volume": ["874"] });
  const yearly = / · Microsoft 365 Backup · 1,205 · .* · ([\d,]+)$/m.exec(cells(tree, "bill"))?.[1] ?? "none";
  expect(cells(tree, "decisions")).toContain(`to meet the required data loss limit, for USD ${yearly} a year.`);
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

test("more licences than the plan needs are returned once people are counted, where nobody counted them", () => {
  const said = (count: string, shift = "unknown") =>
    cells(
      documentOf("m365-new-tenant", {
        "company-size": ["enterprise"],
        industry: ["retail"],
        "user-licences": ["4477"],
        "head-count": [count],
        "shift-workers": [shift],
      }),
      "decisions",
    );
  expect(said("unknown")).toMatch(
    /; confirm the head-count and number of shift workers before returning the [\d,]+ above plan\./,
  );
  expect(said("2500")).toMatch(/; confirm the number of shift workers before returning the [\d,]+ above plan\./);
  expect(said("2500", "1000")).toMatch(
    /; return the [\d,]+ above plan at renewal, until which they serve shift workers in place of F3\./,
  );
});

test("where Exchange Server SE alone is in use, no table leads from versions to it", () => {
  const tree = (version: string) =>
    documentOf("m365-new-tenant", {
      "current-technologies": ["exchange-server", "active-directory"],
      "exchange-version": [version],
    });
  expect(toMarkdown(tree("se"))).not.toContain("Upgrade path by Exchange version");
  expect(plainOf(tree("se"), "m365.exchange")).toContain(
    "Exchange Server SE gets the latest cumulative update before the hybrid.",
  );
  expect(cells(tree("2019"), "m365.exchange")).toContain("SE · latest cumulative update");
});

test("an assumption that takes a task away says so, whatever its days", () => {
  const tree = documentOf("m365-new-tenant", {
    "company-size": ["small"],
    "current-technologies": ["teams", "sharepoint"],
  });
  expect(cells(tree, "appendix.assumptions")).toContain("No content moves, and its task is dropped");
});

test("sites are not moved, compared and their server switched off in half a day", () => {
  for (const size of ["small", "medium"]) {
    const tree = documentOf("m365-new-tenant", {
      "company-size": [size],
      "current-technologies": ["exchange-server", "active-directory", "teams", "sharepoint"],
    });
    const row =
      cells(tree, "timeline.tasks")
        .split("\n")
        .find((line) => line.includes("SharePoint Server content")) ?? "";
    expect(Number(/ · ([\d.]+) · (?:[\d,]+ · )?Sites moved/.exec(row)?.[1])).toBeGreaterThanOrEqual(1);
  }
});

test("an Exchange Server whose oldest version is supported is not told of older ones", () => {
  const said = (details: Answers) => {
    const tree = documentOf("m365-hybrid", { "current-technologies": ["exchange-server"], ...details });
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

test("batches of mailboxes are completed when the change window is open", () => {
  const hybrid = (window: string) =>
    cells(documentOf("m365-hybrid", { "company-size": ["medium"], "change-window": [window] }), "decisions");
  expect(hybrid("monthly")).toContain("completed on change-window weekends");
  expect(hybrid("monthly")).not.toContain("in the evening");
  expect(hybrid("evenings")).toContain("completed in the evening");
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

test("a school's pupils get rules of their own, which are decided and tested", () => {
  for (const { name, tree } of everyDocument({ industry: ["education"], "company-size": ["large"] })) {
    expect(cells(tree, "decisions"), name).toContain("Pupils get a separate set");
    expect(cells(tree, "approach.tests"), name).toContain("Account of a pupil or student");
    expect(cells(tree, "timeline.tasks"), name).toContain("pupil policies set");
    expect(cells(tree, "m365.purview"), name).toContain("Plan · A3 · A5");
  }
});

test("protection is compared between the plans that the client may hold, and audit kept as long as each keeps it", () => {
  const told = (size: string, configuration = "m365-optimise") =>
    documentOf(configuration, {
      "company-size": [size],
      industry: ["technology"],
      "current-technologies": ["office-365"],
      "security-requirements": ["data-loss-prevention", "zero-trust"],
    });
  expect(cells(told("enterprise"), "m365.purview")).toContain("Plan · Microsoft 365 E3 · E5");
  expect(cells(told("medium"), "m365.purview")).toContain("Plan · Business Premium · E5 or Purview suite");
  const suite = "180 days, one year for holders of the Purview suite, extended to twelve months";
  expect(cells(told("medium", "m365-hybrid"), "m365.baseline")).toContain(suite);
  expect(cells(told("medium"), "m365.baseline")).toContain("180 days, extended to twelve months");
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

test("a health check changes the sign-in of shift workers and not their devices", () => {
  const adoption = (configuration: string, shift: Answers = {}) =>
    plainOf(documentOf(configuration, { "company-size": ["large"], industry: ["retail"], ...shift }), "m365.adoption");
  expect(adoption("m365-optimise")).not.toContain("instead of a PC account");
  expect(adoption("m365-new-tenant")).toContain("instead of a PC account");
  expect(adoption("m365-new-tenant", { "shift-workers": ["0"] })).not.toContain("Shift workers");
  expect(adoption("m365-new-tenant", { industry: ["healthcare"] })).toContain(
    "Key at the shared device, optionally their own phone",
  );
});

test("computers of a domain pass the condition on devices wherever accounts are synchronised", () => {
  for (const technology of ["windows-server", "sql-server", "active-directory", "none"]) {
    const tree = documentOf("m365-secure", { "company-size": ["large"], "current-technologies": [technology] });
    const isKept = cells(tree, "decisions").includes("hybrid join and enrolment by Group Policy only for domain PCs");
    expect(isKept, technology).toBe(technology !== "none");
    expect(cells(tree, "conditional-access").includes("compliant or hybrid-joined computer"), technology).toBe(isKept);
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

test("a small firm is asked for what its design rests on, whatever else it does not know", () => {
  const tree = documentOf("m365-secure", {
    "company-size": ["small"],
    "current-technologies": ["windows-server"],
    sites: ["unknown"],
    "data-loss": ["unknown"],
    "deadline-reason": ["contract"],
  });
  expect(cells(tree, "appendix.assumptions")).toMatch(/hosted provider[\s\S]*There is no Active Directory/);
  expect(cells(tree, "environment.requests")).toMatch(/Mail system, version[\s\S]*whether an Active Directory exists/);
});

test("services and licences that no technology explains are asked for where the conflicts say so", () => {
  const asked = (technology: string, licences: string) => {
    const answers = { "cloud-maturity": ["significant"], "user-licences": [licences] };
    const tree = documentOf("m365-secure", { ...answers, "current-technologies": [technology] });
    return cells(tree, "environment.requests");
  };
  expect(asked("windows-server", "50")).toContain("Cloud services in use and the tenant holding the existing licences");
  expect(asked("windows-server", "unknown")).toMatch(/Cloud services in use( ·|$)/m);
  expect(asked("office-365", "50")).not.toMatch(/Cloud services in use|holding the existing licences/);
});

test("shift workers sign in as their sector works, and nobody is told of them where there are none", () => {
  const decisions = (industry: string, shift: Answers = {}) =>
    toMarkdown(documentOf("m365-new-tenant", { "company-size": ["large"], industry: [industry], ...shift }));
  expect(decisions("healthcare")).toContain("Ward workstations are unlocked by key");
  expect(decisions("retail")).toContain(
    "Seasonal staff accounts are disabled and their F3 seats returned at the end of the season",
  );
  expect(decisions("finance")).not.toContain("Shift worker sign-in");
  expect(decisions("retail", { "shift-workers": ["0"] })).not.toContain("Shift worker sign-in");
});

test("nobody buys servers for agents that run on those of the directory", () => {
  for (const { name, tree } of everyDocument())
    expect(toMarkdown(tree), name).not.toMatch(/Windows Server for synchronisation \|.*\| [A-Z]{3} [^|]*per licence/);
});

test("an option that leaves out what was asked for cannot lead", () => {
  const asked = ["data-loss-prevention", "data-encryption"];
  for (const { name, tree } of everyDocument({
    "security-requirements": asked,
    "primary-objective": ["cost-reduction"],
  })) {
    expect(toMarkdown(tree), name).not.toMatch(/Before ordering, (choose|decide)/);
  }
});

test("a product that stays where it is ends its support outside the project", () => {
  for (const size of SIZES) {
    const tree = documentOf("m365-new-tenant", { "company-size": [size], "current-technologies": ["sql-server"] });
    expect(cells(tree, "environment.lifecycle")).toMatch(/^SQL Server 2014 and 2016 .* Outside this project/m);
    expect(cells(tree, "environment.lifecycle").match(/SQL Server/g)).toHaveLength(1);
  }
});

test("what the step to a higher plan is bought for is set up", () => {
  for (const { name, tree } of everyDocument({ "security-requirements": ["data-loss-prevention"] })) {
    if (!/to E5 for the sensitive group|E5 for the sensitive group/.test(cells(tree, "bill"))) continue;
    expect(cells(tree, "decisions"), name).toContain("(auto-labelling");
    expect(cells(tree, "m365.baseline"), name).toContain("one auto-label");
  }
});

test("a health check asks for the licences that it measures, and names an Exchange Server without updates", () => {
  for (const technology of ["none", "teams", "office-365"])
    expect(
      cells(documentOf("m365-optimise", { "current-technologies": [technology] }), "environment.requests"),
    ).toContain("Licence counts by plan with renewal dates");
  const small = {
    "company-size": ["small"],
    "current-technologies": ["windows-server", "active-directory", "office-365"],
  };
  expect(cells(documentOf("m365-optimise", small), "environment.requests")).toContain("Licence counts by plan with");
  const risks = (configuration: string, version: string) =>
    cells(
      documentOf(configuration, { "current-technologies": ["exchange-server"], "exchange-version": [version] }),
      "appendix.risks",
    );
  expect(risks("m365-optimise", "2016")).toContain("Exchange Server 2016 remains exposed");
  expect(risks("m365-optimise", "se")).not.toMatch(/Exchange.*remains exposed/);
});

test("an integration takes the days of its work, and developers who change their own code take few of them", () => {
  const days = (id: string) => {
    const tree = documentOf("m365-new-tenant", {
      "company-size": ["enterprise"],
      "integration-needs": ["erp", "crm", "reporting-tools", "custom-applications"],
    });
    return likelyDays(tree, `Integration: ${id}`);
  };
  expect(days("ERP systems")).toBeGreaterThan(days("CRM systems"));
  expect(days("CRM systems")).toBeGreaterThan(days("Reporting tools"));
  expect(days("CRM systems")).toBeGreaterThan(days("Custom applications"));
});

test("a health check of some size has a day at least for its policies, its gateway, its callers, its seats and its pilot", () => {
  const tree = documentOf("m365-optimise", {
    "company-size": ["medium"],
    industry: ["technology"],
    "current-technologies": ["exchange-server", "power-platform"],
    "security-requirements": [
      ...["mfa", "data-encryption", "compliance", "identity-management", "threat-protection"],
      ...["mobile-device-management", "zero-trust"],
    ],
    "integration-needs": ["erp", "third-party-apis", "database-systems", "reporting-tools"],
    timeline: ["12-plus-months"],
  });
  const days = (title: string) => likelyDays(tree, title);
  const titles = ["Access policies in stages", "data gateway", "Replacement of EWS", "Licence right-sizing"];
  for (const title of [...titles, "Pilot with 13 people"]) expect(days(title), title).toBeGreaterThanOrEqual(1);
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

test("a tenant in use does not lose its second factor on the day that security defaults go off; a new one has none to lose", () => {
  const decisions = (...technologies: string[]) =>
    cells(documentOf("m365-secure", { "current-technologies": technologies }), "decisions");
  expect(decisions("office-365")).toMatch(/CA01, CA02 and CA04 are enforced for all users the day they go off/);
  expect(decisions("office-365")).not.toContain("excluded from CA02");
  expect(decisions("office-365", "active-directory")).toMatch(/Connect Sync service account is excluded from CA02/);
  expect(decisions("windows-server")).not.toContain("Where security defaults");
  const policies = (technology: string) =>
    toMarkdown(documentOf("m365-secure", { "current-technologies": [technology] }));
  expect(policies("office-365")).toContain("enforced for the pilot group and report-only for the rest");
  expect(policies("office-365")).not.toContain("each user who moves");
  expect(policies("windows-server")).toContain("enforced for the pilot group and each user who moves");
  expect(policies("windows-server")).not.toMatch(/report-only for (the rest|all others)/);
});

test("the guard against accidental deletion is lowered where there are fewer people than its default", () => {
  const guard = (people: string) =>
    /accidental-deletion threshold.*? to (\d+)\./.exec(
      cells(documentOf("m365-hybrid", { "company-size": ["large"], "head-count": [people] }), "decisions"),
    )?.[1];
  expect(guard("300")).toBe("30");
  expect(guard("500")).toBe("50");
  expect(guard("501")).toBeUndefined();
});

test("CA01 to CA04 are set by the tasks of the policies, and by none of the security controls", () => {
  for (const configuration of ["m365-optimise", "m365-new-tenant", "m365-secure"])
    for (const size of ["small", "medium", "enterprise"]) {
      const tree = documentOf(configuration, {
        "company-size": [size],
        "current-technologies": ["office-365"],
        "security-requirements": ["mfa", "identity-management"],
      });
      expect(cells(tree, "timeline.tasks"), `${configuration} ${size}`).toMatch(
        /Enforcement of access policies \(S-1\)/,
      );
    }
});

test("the old way of finding a mailbox is closed with the switch, where servers of the client's own made it", () => {
  const cutover = (configuration: string, ...technologies: string[]) =>
    cells(documentOf(configuration, { "current-technologies": technologies }), "approach.cutover");
  expect(cutover("m365-hybrid", "exchange-server")).toContain("Autodiscover SCP cleared");
  expect(cutover("m365-new-tenant", "windows-server")).not.toContain("SCP");
});

test("a volume that was given is not assumed, whichever of the two it is", () => {
  const assumed = (answers: Answers) =>
    cells(
      documentOf("m365-secure", { "current-technologies": ["exchange-server"], ...answers }),
      "appendix.assumptions",
    );
  expect(assumed({})).toMatch(/Mailboxes average 8 GB and files 5 GB/);
  expect(assumed({ "file-volume": ["874"] })).toMatch(/Mailboxes average 8 GB per (user|knowledge)/);
  expect(assumed({ "mail-volume": ["874"] })).toMatch(/Files average 5 GB per (user|knowledge)/);
  expect(assumed({ "mail-volume": ["874"] })).not.toMatch(/mailbox over 100 GB/);
});

test("a key is bought for everybody who opens a shared computer by key", () => {
  const tree = (industry: string, configuration = "m365-new-tenant", shift = "80") =>
    documentOf(configuration, {
      industry: [industry],
      "company-size": ["medium"],
      "head-count": ["200"],
      "shift-workers": [shift],
      administrators: ["3"],
    });
  const keys = (...asked: Parameters<typeof tree>) =>
    /Security keys · (\d+) ·/.exec(cells(tree(...asked), "bill"))?.[1];
  expect(keys("healthcare")).toBe("88");
  expect(keys("manufacturing")).toBe("88");
  expect(keys("retail")).toBe("16");
  expect(keys("healthcare", "m365-optimise")).toBe("16");
  expect(keys("healthcare", "m365-optimise", "4")).toBe("12");
  expect(cells(tree("healthcare", "m365-optimise", "4"), "decisions")).toContain("A security key each");
  expect(cells(tree("healthcare"), "decisions")).not.toContain("planned for one in ten");
  const large = documentOf("m365-new-tenant", { "company-size": ["enterprise"], "head-count": ["2500"] });
  expect(cells(large, "bill")).toMatch(/Security keys · 1,0\d\d · .*1 per shift worker/m);
});

test("a health check says what the shift's keys may still cost, and what its plan does not cover", () => {
  const decisions = (requirement: string) =>
    cells(
      documentOf("m365-optimise", {
        industry: ["manufacturing"],
        "company-size": ["enterprise"],
        "head-count": ["2500"],
        "shift-workers": ["1000"],
        "security-requirements": [requirement],
      }),
      "decisions",
    );
  expect(decisions("data-loss-prevention")).toMatch(/at most 900 more keys \([A-Z]{3} [\d,]+\)/);
  expect(decisions("data-loss-prevention")).toContain("F3 has no DLP");
  expect(decisions("identity-management")).not.toContain("F3 has no DLP");
});

test("more administrators than a tenant may have globally get narrower roles; a single one is told what a deputy adds", () => {
  const tree = (administrators: string, size: string) =>
    documentOf("m365-new-tenant", { "company-size": [size], administrators: [administrators] });
  expect(cells(tree("53", "enterprise"), "m365.baseline")).toContain("others of the 53 in narrower roles");
  expect(cells(tree("8", "enterprise"), "m365.baseline")).not.toContain("narrower roles");
  expect(cells(tree("1", "small"), "bill")).toContain("2 more for a deputy");
  expect(cells(tree("2", "small"), "bill")).not.toContain("for a deputy");
});

test("a block and a grant are two policies, and only kinds of policy that are listed start report-only", () => {
  for (const size of ["small", "medium"]) {
    const tree = documentOf("m365-new-tenant", { "company-size": [size], "security-requirements": ["mfa"] });
    expect(cells(tree, "conditional-access")).toMatch(
      /CA07 · Require protected apps[^\n]*\nCA07b · Block unknown platforms/,
    );
    expect(toMarkdown(tree).includes("session policies start")).toBe(
      cells(tree, "conditional-access").includes("CA12"),
    );
    expect(toMarkdown(tree)).toContain("and to each other user on moving");
    expect(cells(tree, "timeline.tasks")).toContain("device policies report-only for others");
  }
});

test("a health check returns seats at renewal, and no earlier", () => {
  for (const size of ["small", "medium", "enterprise"])
    for (const objective of ["cost-reduction", "scalability"]) {
      const tree = documentOf("m365-optimise", { "company-size": [size], "primary-objective": [objective] });
      expect(cells(tree, "decisions")).toMatch(/[Aa]t renewal/);
      expect(cells(tree, "timeline.tasks")).not.toContain("eats returned");
    }
});

test("a health check locks nobody out whose computer it does not enrol", () => {
  for (const configuration of CONFIGURATIONS) {
    const tree = documentOf(configuration, { "primary-objective": ["remote-work"] });
    const policies = cells(tree, "conditional-access");
    if (configuration === "m365-optimise") expect(policies).toMatch(/CA06.*users of enrolled computers/);
    else expect(policies, configuration).toMatch(/CA06.*all users except guests/);
    expect(toMarkdown(tree), configuration).not.toContain("Intune does not know");
  }
});

test("who has a tenant in use is no team new to it", () => {
  const risks = (configuration: string, technology: string) =>
    cells(
      documentOf(configuration, {
        "cloud-maturity": ["early"],
        "current-technologies": [technology],
        "company-size": ["enterprise"],
      }),
      "appendix.risks",
    );
  expect(risks("m365-new-tenant", "none")).toContain("A team new to the cloud operates Microsoft 365");
  expect(risks("m365-optimise", "none")).not.toContain("A team new to the cloud");
  expect(risks("m365-secure", "teams")).not.toContain("A team new to the cloud");
});

test("SharePoint of a tenant that is checked is no server, unless other servers of its kind are named", () => {
  const tree = (...technologies: string[]) => documentOf("m365-optimise", { "current-technologies": technologies });
  for (const technologies of [["sharepoint"], ["sharepoint", "office-365"]]) {
    const text = toMarkdown(tree(...technologies));
    expect(text).not.toMatch(/SharePoint Server|Active Directory exists/);
    expect(text).toContain("SharePoint in the answers means SharePoint Online");
  }
  expect(toMarkdown(tree("sharepoint", "exchange-server"))).toContain(
    "SharePoint in the answers means SharePoint Server",
  );
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
  expect(said("2028-06-30")).toMatch(/filed by .*; the controls apply to all users from .*, in time for the date/);
});

test("a computer without a directory is joined, and not registered as a private one is", () => {
  const devices = (...technologies: string[]) =>
    cells(documentOf("m365-new-tenant", { "current-technologies": technologies }), "decisions");
  expect(devices("none")).toContain("Registration is for private devices only");
  expect(devices("active-directory")).toContain("hybrid join and enrolment by Group Policy only for domain PCs");
  const small = documentOf("m365-new-tenant", {
    "company-size": ["small"],
    "current-technologies": ["exchange-server"],
  });
  expect(cells(small, "decisions")).toContain("once they have left the domain");
});

test("a hybrid that keeps a server to patch is no less effort to run than one that keeps none", () => {
  for (const size of ["small", "medium", "large"]) {
    const run = cells(
      documentOf("m365-hybrid", { "company-size": [size], "current-technologies": ["exchange-server"] }),
      "options.scores",
    )
      .split("\n")
      .find((row) => row.startsWith("Low effort to run"));
    const [kept = 0, none = 0] = (run?.split(" · ").slice(2, 4) ?? []).map(Number);
    expect(kept, size).toBeLessThan(none);
  }
});

test("the step beyond Business Premium is the suite that holds what is set up, and no middle of two prices", () => {
  const tree = (...requirements: string[]) =>
    documentOf("m365-new-tenant", {
      "company-size": ["small"],
      "head-count": ["40"],
      "security-requirements": requirements,
    });
  const line = (...requirements: string[]) =>
    cells(tree(...requirements), "bill")
      .split("\n")
      .find((row) => row.includes("for the sensitive group"));
  expect(line("data-loss-prevention")).toMatch(/Purview suite for the sensitive group · .*USD 10 per user and month/);
  expect(line("data-loss-prevention", "zero-trust")).toMatch(/Defender and Purview suites .*USD 15 per user and month/);
  expect(line("mfa")).toBeUndefined();
  expect(toMarkdown(tree("data-loss-prevention"))).not.toMatch(/holders of E5|CA08/);
});

test("Office of the plan takes the place of older versions with the devices", () => {
  for (const configuration of CONFIGURATIONS) {
    const tasks = cells(documentOf(configuration), "timeline.tasks");
    if (configuration === "m365-optimise") expect(tasks).not.toContain("older Office");
    else expect(tasks, configuration).toContain("older Office replaced");
  }
});

test("nobody is sent to high-volume e-mail for mail to the outside", () => {
  for (const configuration of CONFIGURATIONS)
    expect(cells(documentOf(configuration), "architecture.ports"), configuration).toMatch(
      /high-volume e-mail delivers inside the tenant only/,
    );
});

test("the pilot of a small firm leaves most of its people for the rollout", () => {
  for (const [people, some] of [
    ["4", 2],
    ["9", 3],
    ["40", 5],
    ["200", 10],
  ] as const) {
    const tree = documentOf("m365-secure", {
      "company-size": [people === "200" ? "medium" : "small"],
      "head-count": [people],
    });
    expect(cells(tree, "timeline.tasks")).toContain(`Pilot with ${some} people`);
  }
});

test("mailboxes that move on each of a few monthly weekends are counted", () => {
  const decision = (window: string) =>
    cells(
      documentOf("m365-new-tenant", {
        "company-size": ["enterprise"],
        "head-count": ["2500"],
        "change-window": [window],
      }),
      "decisions",
    );
  expect(decision("monthly")).toMatch(/so about [\d,]+ mailboxes move on each/);
  expect(decision("weekends")).not.toContain("mailboxes move on each");
});

test("more mailboxes than a support desk receives on one Monday ask for more weekends", () => {
  const decision = (people: string) =>
    cells(
      documentOf("m365-new-tenant", {
        "company-size": ["enterprise"],
        "head-count": [people],
        "change-window": ["monthly"],
      }),
      "decisions",
    );
  expect(decision("6989")).toMatch(
    /mailboxes move on each; 7 weekends, for at most 1,000 each, are requested at design sign-off/,
  );
  expect(decision("1100")).toMatch(/mailboxes move on each\. /);
});

test("a backup that runs before data move is not said to run from the first day of the rollout", () => {
  for (const { name, tree } of everyDocument()) {
    const said = toMarkdown(tree);
    expect(said, name).not.toMatch(/from the start of phase 3|started first in phase 3/);
  }
});

test("files and sites wait for the backup that is said to run before them", () => {
  for (const size of ["medium", "enterprise"]) {
    const tasks = cells(
      documentOf("m365-hybrid", { "company-size": [size], "current-technologies": ["exchange-server", "sharepoint"] }),
      "timeline.tasks",
    );
    const backup = /^(T-3\.\d+) · Tenant backup/m.exec(tasks)?.[1] ?? "?";
    for (const moved of ["Files to OneDrive", "SharePoint Server content"])
      expect(tasks, size).toMatch(new RegExp(`${moved}[^·]* · Engineer · [^·]*${backup.replace(".", "\\.")}\\b`));
  }
});

test("a public body confirms where its tenant lies, and chooses where it has none", () => {
  const asked = (...technologies: string[]) =>
    toMarkdown(documentOf("m365-new-tenant", { industry: ["government"], "current-technologies": technologies }));
  for (const service of ["teams", "azure-services"]) {
    expect(asked(service)).toContain("Confirm the tenant's data region and choose the licence plan");
    expect(asked(service)).toContain("was set when it was created");
  }
  expect(asked("none")).toContain("Choose the data region and the licence plan");
});

test("a small organisation with a tenant in use decides on old protocols too", () => {
  for (const [configuration, ...technologies] of [
    ["m365-secure", "office-365", "active-directory"],
    ["m365-hybrid", "office-365", "exchange-server"],
  ] as const)
    expect(
      cells(
        documentOf(configuration, { "company-size": ["small"], "current-technologies": technologies }),
        "decisions",
      ),
    ).toMatch(/Legacy protocols .*allow-listed/);
});

test("whose servers are of the supported version keeps them in the options that leave mail at home", () => {
  for (const size of ["small", "medium"]) {
    const options = (version: string) =>
      toMarkdown(
        documentOf("m365-hybrid", {
          "company-size": [size],
          "current-technologies": ["exchange-server"],
          "exchange-version": [version],
        }),
      );
    expect(options("2019")).not.toContain("licences, as today");
    expect(options("se")).toContain("client access licences, as today");
    expect(options("se")).not.toMatch(/SE on new|two Windows Server licences/);
  }
});

test("whoever may take the minimal hybrid is asked for the method once", () => {
  const asked = toMarkdown(documentOf("m365-hybrid", { "company-size": ["small"] }));
  expect(asked).toMatch(/[Aa]pprove move requests for either option/);
  expect(asked).not.toContain("or state the preferred method");
});

test("what staying leaves out of its sum is said where the client is asked to choose it", () => {
  const asked = (...technologies: string[]) =>
    toMarkdown(
      documentOf("m365-new-tenant", {
        "company-size": ["medium"],
        "current-technologies": ["active-directory", ...technologies],
        "integration-needs": ["no-integrations"],
        "primary-objective": ["cost-reduction"],
        "security-requirements": ["mfa"],
      }),
    );
  expect(asked("exchange-server")).toMatch(
    /C \(Stay and harden\); licences for the mail server, access and Office come/,
  );
  expect(asked()).toMatch(/C \(Current systems, stronger sign-in\); today's mail and file costs come/);
  for (const text of [asked("exchange-server"), asked()])
    expect(text).toMatch(/Approve moving mail by .*, if A is chosen/);
});

test("a line that must carry more is told for each of the sites that were counted", () => {
  const line = (sites: Answers) =>
    cells(
      documentOf("m365-hybrid", {
        "company-size": ["enterprise"],
        "current-technologies": ["exchange-server"],
        ...sites,
      }),
      "architecture.sizing",
    );
  expect(line({ sites: ["30"] })).toMatch(
    /takes \d00 Mbps in total, or \d+ Mbps for mail at the site of its servers and \d+ Mbps at each of 30 sites for files/,
  );
  expect(line({})).toContain("over one link or several sites");
});

test("mail that was counted is held against the mailbox of the frontline plan, with the price of more", () => {
  const assumed = (gb: string) =>
    cells(
      documentOf("m365-new-tenant", {
        "company-size": ["medium"],
        "head-count": ["100"],
        "shift-workers": ["30"],
        "mail-volume": [gb],
      }),
      "appendix.assumptions",
    );
  expect(assumed("1200")).toMatch(/30 shift workers fit the 2 GB of F3.*averages 12 GB.*USD 144 a year/);
  expect(assumed("150")).not.toContain("fit the 2 GB");
});

test("a hybrid server that holds nothing is assumed to need no licence, and is on no bill", () => {
  const tree = documentOf("m365-hybrid", { "current-technologies": ["exchange-server", "active-directory"] });
  expect(cells(tree, "bill")).not.toContain("Exchange Server SE, hybrid server");
  expect(cells(tree, "appendix.assumptions")).toMatch(/runs on the free hybrid licence.*subscription, by quotation/);
});

test("what E5 is chosen for is paid by its line", () => {
  const tree = documentOf("m365-secure", {
    "company-size": ["enterprise"],
    "security-requirements": ["threat-protection", "mobile-device-management"],
    "current-technologies": ["active-directory"],
  });
  const line = /^(B-\d+) · Microsoft 365 E5 ·/m.exec(cells(tree, "bill"))?.[1] ?? "none";
  expect(cells(tree, "appendix.traceability")).toMatch(new RegExp(`^Threat protection.*; ${line}$`, "m"));
  expect(cells(tree, "appendix.traceability")).toMatch(new RegExp(`^Mobile device management.*; ${line}`, "m"));
});

test("sites are listed before they move, and are kept until their move is accepted", () => {
  const tasks = cells(
    documentOf("m365-new-tenant", { "current-technologies": ["sharepoint", "active-directory"] }),
    "timeline.tasks",
  );
  expect(tasks).toContain("SharePoint sites with custom code and workflows");
  expect(tasks).toContain("old server read-only until the client shuts it down after acceptance");
});

test("where licences of the main plan were counted, those of the shift are in the sums", () => {
  const tree = (licences: string) =>
    documentOf("m365-secure", {
      "company-size": ["medium"],
      industry: ["retail"],
      "current-technologies": ["office-365"],
      "head-count": ["200"],
      "shift-workers": ["80"],
      "user-licences": [licences],
    });
  expect(cells(tree("21"), "bill")).toContain("Microsoft 365 F3");
  expect(cells(tree("120"), "bill")).toMatch(/Microsoft 365 F3 · 80 · .* · USD 10 per .* · – · 9,600/);
  expect(cells(tree("unknown"), "bill")).toMatch(/Microsoft 365 F3.* · probably owned, else [A-Z]{3} [^·]+ · – · –/);
  expect(plainOf(tree("unknown"), "budget.owned")).toContain("Microsoft 365 F3");
  expect(cells(tree("150"), "decisions")).toContain(
    "off the bill; return the 30 above plan at renewal, until which they serve shift workers in place of F3.",
  );
});

test("more licences than the people of an open size band are remarked on until people are counted", () => {
  const assumed = (...heads: string[]) =>
    cells(
      documentOf("m365-new-tenant", {
        "company-size": ["enterprise"],
        industry: ["retail"],
        "user-licences": ["4477"],
        ...(heads.length > 0 ? { "head-count": heads } : {}),
      }),
      "appendix.assumptions",
    );
  const remark = "The 4,477 main plan licences held include unused ones: 2,500 users are planned for.";
  expect(assumed()).toContain(remark);
  expect(assumed("2500")).not.toContain("include unused ones");
});

test("more licences than knowledge workers speak against the usual share of shift workers", () => {
  const assumed = (licences: string) =>
    cells(
      documentOf("m365-secure", {
        "company-size": ["medium"],
        industry: ["retail"],
        "head-count": ["200"],
        "user-licences": [licences],
      }),
      "appendix.assumptions",
    );
  expect(assumed("150")).toContain("own PC, although 30 main plan licences more than the others need are held.");
  expect(assumed("110")).toContain("40% of users are shift workers without their own PC.");
});

test("FastTrack is named from 150 licences on, with what it gives", () => {
  const said = (size: string, people: string) =>
    cells(documentOf("m365-hybrid", { "company-size": [size], "head-count": [people] }), "decisions");
  expect(said("medium", "100")).not.toContain("FastTrack");
  expect(said("medium", "200")).toContain("FastTrack gives guidance from 150 licences");
  expect(said("enterprise", "2000")).toContain("FastTrack assists with data migration from 500 licences");
});

test("a health check lists no connection that it leaves, and each fact is asked for once", () => {
  const named: Answers = { "company-size": ["medium"], "current-technologies": ["active-directory", "office-365"] };
  const ports = (configuration: string) => cells(documentOf(configuration, named), "architecture.ports");
  expect(ports("m365-optimise")).toMatch(/^Scanners and applications/);
  expect(ports("m365-secure")).toContain("Synchronisation servers");
  const asked = cells(documentOf("m365-secure", named), "environment.requests");
  expect(asked.match(/Connect Sync version/g)).toHaveLength(1);
});

test("licences of shift workers whom nobody counted are said to be assumed", () => {
  for (const [industry, staff] of [
    ["retail", "Store staff"],
    ["manufacturing", "Shop-floor staff"],
    ["healthcare", "Ward staff"],
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

test("where the rollout may hold one monthly weekend, that of the mailboxes is not that of the policies", () => {
  const decisions = (configuration: string, size: string) =>
    cells(documentOf(configuration, { "company-size": [size], "change-window": ["monthly"] }), "decisions");
  const second = "a second, for the access policies, is requested at design sign-off";
  for (const size of ["small", "medium"]) expect(decisions("m365-new-tenant", size), size).toContain(second);
  expect(decisions("m365-new-tenant", "enterprise")).not.toContain(second);
  expect(decisions("m365-optimise", "medium")).not.toContain(second);
});

test("mailboxes of a hosted provider that nobody named are switched together, and assumed against no adoption", () => {
  const tree = (size: string, maturity: string) =>
    documentOf("m365-new-tenant", { "company-size": [size], "cloud-maturity": [maturity] });
  const together = /then the others, copied in batches and switched together/;
  expect(cells(tree("medium", "no-cloud"), "architecture.components")).toMatch(together);
  expect(cells(tree("enterprise", "no-cloud"), "architecture.components")).toContain("then the others with their");
  expect(cells(tree("medium", "no-cloud"), "appendix.assumptions")).toContain("although no cloud adoption was stated");
  expect(cells(tree("medium", "some"), "appendix.assumptions")).not.toContain("although no cloud adoption");
});

test("whoever decides on E5 for everybody reads on the first page what it costs above E3 for most", () => {
  const asked = (answers: Answers) =>
    plainOf(
      documentOf("m365-secure", { "company-size": ["enterprise"], industry: ["finance"], ...answers }),
      "summary.decisions",
    );
  const above = "USD 504,000 a year more at list price than E3 with E5 for 500 people";
  expect(asked({ "head-count": ["2500"] })).toContain(above);
  expect(asked({ "head-count": ["2500"], "current-technologies": ["office-365"] })).not.toContain("than E3 with E5");
  expect(asked({ "head-count": ["2500"], "user-licences": ["2500"] })).not.toContain("than E3 with E5");
});

test("whose E3 is held buys the step to E5 alone, in the bill as in the other options", () => {
  const tree = (licences: string) =>
    documentOf("m365-secure", {
      "company-size": ["enterprise"],
      "primary-objective": ["cost-reduction"],
      "security-requirements": ["threat-protection", "zero-trust"],
      "head-count": ["2000"],
      "shift-workers": ["0"],
      "user-licences": [licences],
    });
  const bill = (licences: string) => cells(tree(licences), "bill");
  expect(bill("2000")).toContain("Microsoft 365 E3 · 2,000 · one per user");
  expect(bill("2000")).toContain("Step from E3 to E5 for the sensitive group · 400 · a fifth of the users");
  expect(bill("2000")).not.toContain("Microsoft 365 E5 for the sensitive group");
  expect(toMarkdown(tree("2000"))).not.toContain("× Microsoft 365 E3, USD");
  expect(bill("100")).toContain("Step from E3 to E5 for the sensitive group · 100 · existing E3 holders");
  expect(bill("100")).toContain("Microsoft 365 E5 for the sensitive group · 300");
  expect(bill("100")).toContain("Microsoft 365 E3 · 1,600");
  expect(bill("0")).toContain("Microsoft 365 E5 for the sensitive group · 400");
});

test("file shares are copied by agents of Migration Manager, wherever files move beyond a small office", () => {
  const components = (configuration: string, size: string) =>
    cells(documentOf(configuration, { "company-size": [size] }), "architecture.components");
  expect(components("m365-new-tenant", "enterprise")).toContain("Migration Manager agents · 4 · 4 cores, 16 GB");
  expect(components("m365-optimise", "enterprise")).not.toContain("Migration Manager");
  expect(components("m365-new-tenant", "small")).not.toContain("Migration Manager");
});

test("files that the space of the tenant does not hold are not sent there unsaid", () => {
  const space = (gb: string) => {
    const answers: Answers = { "company-size": ["medium"], "head-count": ["100"], "file-volume": [gb] };
    const tree = documentOf("m365-new-tenant", answers);
    return ["architecture.sizing", "appendix.assumptions"].map((table) => cells(tree, table)).join("\n");
  };
  expect(space("9001")).toMatch(/the other [\d,]+ GB go to OneDrive/);
  expect(space("9001")).toMatch(/no storage is bought\. · USD [\d,]+ a year for all of it/);
  expect(space("500")).not.toMatch(/go to OneDrive|no storage is bought/);
});

test("SharePoint of a tenant that is protected stands there already, and what is new or hybrid moves it", () => {
  const text = (configuration: string, ...technologies: string[]) =>
    toMarkdown(documentOf(configuration, { "current-technologies": ["sharepoint", ...technologies] }));
  expect(text("m365-secure", "office-365")).not.toContain("SharePoint Server");
  for (const moved of [
    text("m365-secure"),
    text("m365-secure", "office-365", "exchange-server"),
    text("m365-hybrid", "teams"),
  ])
    expect(moved).toContain("SharePoint Server content");
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

test("who is asked to choose the plan is told what is bought beside it", () => {
  const asked = (size: string, ...requirements: string[]) =>
    plainOf(
      documentOf("m365-new-tenant", {
        "company-size": [size],
        industry: ["technology"],
        "head-count": [size === "small" ? "40" : "600"],
        "security-requirements": requirements,
      }),
      "summary.decisions",
    );
  expect(asked("small", "data-loss-prevention")).toContain("is recommended, with the Purview suite for 8 people;");
  expect(asked("large", "data-loss-prevention")).toContain("with the Purview suite for 120 people;");
  expect(asked("large", "zero-trust")).toContain("with E5 for 120 people;");
  expect(asked("small", "mfa")).toContain("is recommended; name");
  const school = documentOf("m365-new-tenant", {
    "company-size": ["small"],
    industry: ["education"],
    administrators: ["3"],
    "security-requirements": ["mfa"],
  });
  expect(plainOf(school, "summary.decisions")).toContain("with the step to A5 for 3 administrators;");
});

test("loss prevention is not promised to people on the frontline plan, which carries none", () => {
  const shift: Answers = {
    industry: ["manufacturing"],
    "security-requirements": ["data-loss-prevention"],
    "shift-workers": ["60"],
  };
  for (const configuration of ["m365-new-tenant", "m365-secure"]) {
    const tree = documentOf(configuration, shift);
    expect(cells(tree, "security.controls")).toContain("in mail and files (excluding F3 users, whose plan has none)");
    expect(cells(tree, "decisions")).toMatch(
      /no desktop Office, Defender for Office 365 or (data loss prevention \(DLP\)|DLP):/,
    );
    const large = documentOf(configuration, { ...shift, "company-size": ["large"] });
    expect(cells(large, "m365.purview")).toContain("Of these, on F3 (shift workers) · manual labels, 180-day audit");
  }
  const nobody = documentOf("m365-secure", { ...shift, "shift-workers": ["0"], "company-size": ["large"] });
  for (const table of ["security.controls", "m365.purview"]) expect(cells(nobody, table)).not.toContain("F3");
});

test("the rules that the configuration enforces are accepted, requested or not", () => {
  const tests = (requirement: string) =>
    cells(documentOf("m365-secure", { "security-requirements": [requirement] }), "approach.tests");
  expect(tests("mfa")).toMatch(/marked test number sent outside/);
  expect(tests("data-loss-prevention")).not.toMatch(/marked test number/); // a control of its own
});

test("labels are promised to encrypt what the decision on labels lets them encrypt", () => {
  const tree = documentOf("m365-secure", { "security-requirements": ["data-encryption"] });
  expect(cells(tree, "decisions")).toContain("Only the highest label encrypts");
  expect(cells(tree, "security.controls")).toContain(
    "Labels encrypt files at the highest level, inside and outside the organisation",
  );
});

test("the drawing moves mail where mail moves, and files to SharePoint and OneDrive", () => {
  const drawn = (configuration: string, ...technologies: string[]) =>
    toMarkdown(documentOf(configuration, { "current-technologies": technologies }));
  const files = "--> [SharePoint, OneDrive, Teams]: files, HTTPS 443";
  expect(drawn("m365-secure", "office-365")).toContain(`[Current files] ${files}`);
  expect(drawn("m365-secure", "office-365")).not.toContain("[Exchange Online]: mail, HTTPS 443");
  expect(drawn("m365-new-tenant", "none")).toContain(`[Current mail and files] ${files}`);
  for (const technologies of [["none"], ["active-directory", "teams"]])
    expect(drawn("m365-new-tenant", ...technologies)).toContain(
      "[Current mail and files] --> [Exchange Online]: mail, HTTPS 443 or IMAP 993",
    );
});

test("the limit of 300 is measured by seats of Business Premium, not by people", () => {
  const risks = (shift: string) =>
    cells(
      documentOf("m365-secure", {
        "company-size": ["medium"],
        "current-technologies": ["office-365"],
        "cloud-maturity": ["cloud-first"],
        "integration-needs": ["none"],
        timeline: ["flexible"],
        "head-count": ["250"],
        "shift-workers": [shift],
      }),
      "appendix.risks",
    );
  expect(risks("62")).not.toContain("300-seat limit");
  expect(risks("20")).toContain("Growth beyond the 230 planned seats exceeds the 300-seat limit of Business Premium");
});

test("the summary of a shop floor names the second factor that the decision and the bill name", () => {
  const shop = (configuration: string) =>
    toMarkdown(documentOf(configuration, { industry: ["manufacturing"], "shift-workers": ["60"] }));
  expect(shop("m365-secure")).toContain("their second factor is a security key, or their own phone where agreed");
  expect(shop("m365-secure")).toContain("A security key each, plus their own phone");
  expect(shop("m365-optimise")).toContain("their second factor is their own phone or a security key.");
  expect(shop("m365-secure")).toContain("shared phones and tablets in shared device mode");
});

test("whose mail stays in the tenant and who holds fewer licences than people is told what that assumes", () => {
  const assumed = (configuration: string, held: string) =>
    cells(
      documentOf(configuration, {
        "company-size": ["medium"],
        "current-technologies": ["office-365"],
        "head-count": ["120"],
        "shift-workers": ["20"],
        "user-licences": [held],
      }),
      "appendix.assumptions",
    );
  expect(assumed("m365-secure", "14")).toContain("Mailboxes of the 86 knowledge workers without a main plan licence");
  expect(assumed("m365-secure", "100")).not.toContain("without a main plan licence");
  expect(assumed("m365-new-tenant", "14")).not.toContain("without a main plan licence");
});

test("a small client with a server of Windows is told that no Active Directory is planned with", () => {
  const assumed = (...technologies: string[]) =>
    cells(
      documentOf("m365-new-tenant", { "company-size": ["small"], "current-technologies": technologies }),
      "appendix.assumptions",
    );
  expect(assumed("windows-server")).toContain("There is no Active Directory");
  for (const named of ["active-directory", "exchange-server"])
    expect(assumed("windows-server", named)).not.toContain("There is no Active Directory");
  expect(assumed("none")).not.toContain("There is no Active Directory");
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
      "report to Defender for Endpoint; the others have no endpoint detection and response",
    );
  expect(controls("enterprise", "600")).toContain("Defender for Endpoint (except for F3 users) as they are enrolled.");
  expect(controls("enterprise", "0")).toContain("report to Defender for Endpoint as they are enrolled.");
  expect(controls("small", "10")).toContain("Defender for Business (except for F3 users)");
  expect(controls("small", "0")).toContain("report to Defender for Business as they are enrolled.");
});

const school = (configuration: string, answers: Answers = {}) =>
  documentOf(configuration, {
    industry: ["education"],
    "company-size": ["medium"],
    "head-count": ["120"],
    "shift-workers": ["20"],
    ...answers,
  });

test("a school's shift workers count as staff, for the academic list has no frontline plan", () => {
  for (const configuration of ["m365-new-tenant", "m365-secure", "m365-optimise"]) {
    const tree = school(configuration, { "current-technologies": ["office-365"] });
    expect(toMarkdown(tree)).not.toMatch(/\bF3\b/);
    expect(cells(tree, "decisions")).toContain("the 20 shift workers count as staff");
    expect(cells(tree, "bill")).toContain("Microsoft 365 A3, academic · 120");
  }
});

test("a health check buys no seat, whatever the client counts", () => {
  const sizes = { medium: "120", large: "800", enterprise: "4000" };
  for (const [size, people] of Object.entries(sizes))
    for (const industry of ["education", "finance"]) {
      const check = (held: string) =>
        documentOf("m365-optimise", {
          industry: [industry],
          "company-size": [size],
          "head-count": [people],
          "current-technologies": ["office-365"],
          "user-licences": [held],
        });
      const bill = cells(check("14"), "bill");
      expect(bill, `${size} ${industry}`).toMatch(/(A3, academic|Business Premium|Microsoft 365 E[35]) · 14 ·/);
      expect(bill).not.toContain("less 14 owned");
      expect(cells(check("14"), "decisions")).not.toContain("off the bill");
      expect(cells(check("14"), "appendix.assumptions")).toContain("hold other plans in this tenant");
      expect(cells(check("9000"), "decisions")).toMatch(/licences of the 9,000 held exceed|above plan/);
      if (industry === "education") continue;
      const none = toMarkdown(check("0"));
      expect(none).toMatch(
        size === "medium" ? /seats not held: \w+ [\d,]+ a year at list/ : /No licence of the main plan is held/,
      );
      expect(none).not.toMatch(/ saves USD|a year less if/);
    }
});

test("A5 is bought for a fifth of a school's staff only where something is asked for that needs it", () => {
  const bill = (...asked: string[]) => cells(school("m365-new-tenant", { "security-requirements": asked }), "bill");
  expect(bill("mfa")).toContain("Step to Microsoft 365 A5 for administrators, academic");
  expect(bill("mfa")).not.toContain("sensitive group");
  expect(bill("data-loss-prevention")).toContain("A5 for the sensitive group and administrators");
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

test("versions are assumed only of products of which the support dates are printed", () => {
  const tree = documentOf("m365-optimise", {
    "company-size": ["medium"],
    "current-technologies": ["windows-server", "exchange-server", "sql-server"],
  });
  for (const product of ["Exchange Server", "Windows Server", "SQL Server"])
    expect(
      new RegExp(`The versions of [^.;]*${product}[^.;]* in use`).test(cells(tree, "appendix.assumptions")),
      product,
    ).toBe(
      new RegExp(`^${product}.*(?<!Outside this project; upgrade or retire\\.)$`, "m").test(
        cells(tree, "environment.lifecycle"),
      ),
    );
  expect(cells(tree, "appendix.assumptions")).toMatch(/The versions of [^.;]*Windows Server[^.;]* in use/);
  expect(cells(tree, "appendix.assumptions")).not.toContain("Which versions of SQL Server");
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
  expect(cutover("1-3-months")).toContain("All other departments");
  expect(cutover("1-3-months")).not.toContain("weekends");
});

test("files beyond the space of the plans, and beyond the line, are told with what they cost and need", () => {
  const tree = (gigabytes: string) =>
    documentOf("m365-new-tenant", {
      "company-size": ["enterprise"],
      "head-count": ["3504"],
      "shift-workers": ["0"],
      "file-volume": [gigabytes],
    });
  expect(cells(tree("79104"), "architecture.sizing")).toContain("43,040 GB go to OneDrive");
  expect(cells(tree("79104"), "appendix.assumptions")).toContain("USD 103,296 a year for all of it");
  expect(cells(tree("79104"), "appendix.risks")).toMatch(/Links do not carry the [\d,]+00 Mbps/);
  expect(cells(tree("3000"), "appendix.risks")).not.toContain("Links do not carry");
});

test("the limit of 300 seats is measured where it is near", () => {
  const sizing = (people: string) =>
    cells(
      documentOf("m365-new-tenant", { "company-size": ["medium"], "head-count": [people], "shift-workers": ["0"] }),
      "architecture.sizing",
    );
  expect(sizing("250")).toContain("Headroom to the 300-seat limit");
  expect(sizing("95")).not.toContain("300-seat limit");
});

test("computers leave their domain wherever a server that needs one stands", () => {
  const decisions = (...technologies: string[]) =>
    cells(
      documentOf("m365-new-tenant", { "company-size": ["small"], "current-technologies": technologies }),
      "decisions",
    );
  expect(decisions("sharepoint")).toContain("existing ones once they have left the domain");
  expect(decisions("none")).toContain("existing ones from their settings");
});

test("a second price list is spoken of where the budget uses one", () => {
  const intro = (answers: Answers) => toMarkdown(documentOf("m365-new-tenant", answers));
  const small = { "company-size": ["small"] };
  expect(intro({ ...small, industry: ["finance"] })).toContain("The budget uses EUR prices");
  expect(intro({ ...small, industry: ["education"] })).not.toContain("The budget uses EUR prices");
  expect(intro({ "company-size": ["large"] })).not.toContain("The budget uses EUR prices");
});

test("policies that the pilot group feels wait for the end of the holidays", () => {
  for (const configuration of ["m365-optimise", "m365-secure"])
    for (const size of ["small", "medium"]) {
      const tree = composed(
        inputFor(
          {
            ...workedExample(),
            "solution-type": ["microsoft-365"],
            "solution-configuration": [configuration],
            "company-size": [size],
            "current-technologies": ["office-365"],
            timeline: ["6-12-months"],
          },
          { today: new Date("2026-11-23T10:00:00Z") },
        ),
      );
      const policies = /Access policies in stages.*? · (\d+)(?:–\d+)? · /i.exec(cells(tree, "timeline.tasks"));
      const start = Date.UTC(2026, 11, 7) + (Number(policies?.[1]) - 1) * 7 * 86_400_000; // the plan begins on 7 December
      expect(new Date(start).toISOString() > "2027-01-03", `${configuration} ${size}`).toBe(true);
    }
});

test("what changes with its integration after the pilot is not said to be changed before it", () => {
  const tasks = (configuration: string, ...integrations: string[]) =>
    cells(
      documentOf(configuration, { "current-technologies": ["office-365"], "integration-needs": integrations }),
      "timeline.tasks",
    );
  expect(tasks("m365-optimise", "erp", "crm")).toContain("No use left except by ERP systems, changed in phase 3, or");
  for (const [today, left] of [
    ["2027-01-18T10:00:00Z", "No use left except by ERP systems, changed in phase 3 (EWS by 1 April 2027), or"],
    [
      "2027-02-22T10:00:00Z",
      "No use left (EWS by 1 April 2027) except basic authentication of ERP systems, changed in phase 3, or",
    ],
  ] as const) {
    const answers = {
      ...workedExample(),
      "solution-type": ["microsoft-365"],
      "solution-configuration": ["m365-optimise"],
      "current-technologies": ["office-365"],
      "integration-needs": ["erp"],
    };
    expect(cells(composed(inputFor(answers, { today: new Date(today) })), "timeline.tasks"), today).toContain(left);
  }
  expect(tasks("m365-optimise", "legacy-applications")).toContain("No use left, or outage accepted");
  expect(tasks("m365-new-tenant", "erp", "crm")).toContain("Applications (ERP systems in phase 3) set up and tested");
  expect(tasks("m365-new-tenant", "legacy-applications")).toContain("Applications set up and tested");
});

test("a program gets its mail from the tenant with its mailbox, not before", () => {
  for (const configuration of ["m365-hybrid", "m365-new-tenant"]) {
    const text = toMarkdown(
      documentOf(configuration, {
        "company-size": ["medium"],
        "current-technologies": ["exchange-server", "office-365"],
        "integration-needs": ["custom-applications", "third-party-apis"],
      }),
    );
    expect(text).toContain("ready to switch with their mailboxes");
    expect(text).toContain("Profiles, phones and applications verified");
    expect(text).toContain("tested with a test mailbox and switched with the mailboxes it uses");
    expect(text).not.toMatch(
      /No (use|caller) left|before the mailbox|changed before|(Callers of EWS|EWS callers) move to Graph/,
    );
  }
});

test("a health check is accepted without a backup that nobody has, and a key counts once its holder has it", () => {
  const told = (configuration: string) =>
    documentOf(configuration, { "current-technologies": ["office-365"], industry: ["healthcare"] });
  const kept = told("m365-optimise");
  expect(cells(kept, "approach.tests")).toContain(
    "without an existing backup, the report says so, with two backup quotations",
  );
  expect(cells(told("m365-new-tenant"), "approach.tests")).not.toContain("without an existing backup");
  for (const configuration of ["m365-new-tenant", "m365-optimise"])
    expect(cells(told(configuration), "timeline.tasks").match(/shift workers' keys registered/g)).toHaveLength(1);
});

test("a health check is no dearer with its sites, and assumes none", () => {
  const days = (configuration: string, sites: string) =>
    cells(documentOf(configuration, { sites: [sites] }), "budget.adjusters");
  expect(days("m365-secure", "9")).toContain("9 sites where this size implies");
  expect(days("m365-optimise", "9")).not.toContain("sites where this size implies");
  expect(cells(documentOf("m365-optimise"), "appendix.assumptions")).not.toMatch(/Planned for \d+ sites?\./);
  expect(cells(documentOf("m365-secure"), "appendix.assumptions")).toMatch(/Planned for \d+ sites?\./);
});

test("the step that loss prevention on devices asks for is the suite beside the plan, not the dearest plan", () => {
  const plans = (size: string, ...asked: string[]) =>
    cells(documentOf("m365-optimise", { "company-size": [size], "security-requirements": asked }), "m365.plans");
  for (const size of ["small", "medium"]) {
    const asked = plans(size, "data-loss-prevention");
    expect(asked).toMatch(/Purview suite · 10 on top · .* · finding, if the data call for it/);
    expect(asked).toMatch(/Microsoft 365 E5 · 60 · .* · costs more than the suite/);
    expect(plans(size, "mfa")).not.toContain("Purview suite ·");
  }
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

test("Exchange 2013 has a way forward where nothing newer is in use", () => {
  const tree = documentOf("m365-hybrid", { "current-technologies": ["exchange-server"] });
  expect(cells(tree, "m365.exchange")).toContain("without one, by a third-party tool, quoted separately");
});

test("a newer server beside Exchange 2013 is asked for, decided and registered as a risk wherever mail moves by it", () => {
  const told = (configuration: string, version: string, size = "medium") =>
    documentOf(configuration, {
      "company-size": [size],
      "current-technologies": ["active-directory", "exchange-server"],
      "exchange-version": [version],
    });
  const newer = /a newer Exchange server|no newer server runs alongside/i;
  for (const configuration of ["m365-hybrid", "m365-new-tenant"])
    for (const size of ["small", "medium", "enterprise"]) {
      const tree = told(configuration, "2013", size);
      for (const table of ["decisions", "appendix.assumptions", "appendix.risks"])
        expect(cells(tree, table), `${configuration} ${size} ${table}`).toMatch(newer);
      expect(cells(tree, "environment.requests")).toContain("Exchange Server: version and update level");
      expect(cells(tree, "timeline.tasks")).toMatch(/mailboxes by server and size/i);
      expect(toMarkdown(told(configuration, "2016", size))).not.toMatch(newer);
    }
  expect(toMarkdown(told("m365-optimise", "2013"))).not.toMatch(newer);
});

test("what moves is among the requests of every size, and drops none of the domains", () => {
  for (const size of ["small", "medium", "enterprise"]) {
    const requests = cells(
      documentOf("m365-new-tenant", {
        "company-size": [size],
        "current-technologies": ["windows-server", "active-directory", "exchange-server", "sharepoint"],
      }),
      "environment.requests",
    );
    for (const asked of ["Exchange Server: version", "SharePoint: version", "devices that send mail", "Public domains"])
      expect(requests.split(asked), `${size} ${asked}`).toHaveLength(2);
  }
});

test("guests are invited from the domains of those with whom the sector works", () => {
  const baseline = (industry: string) =>
    cells(documentOf("m365-new-tenant", { industry: [industry] }), "m365.baseline");
  expect(baseline("technology")).toContain("from allowed domains (customers, by project), links");
  expect(baseline("other")).toContain("from allowed domains, links");
});

test("mailboxes that are in the tenant are not moved into it", () => {
  const moved = (...also: string[]) =>
    cells(
      documentOf("m365-hybrid", { "current-technologies": ["exchange-server", "active-directory", ...also] }),
      "decisions",
    );
  expect(moved("office-365")).toContain("Mailboxes already in the tenant stay there.");
  expect(moved()).not.toContain("already in the tenant");
});

test("a plan that nobody is planned on is no part of the baseline", () => {
  const audit = (shift: string) =>
    cells(
      documentOf("m365-optimise", { "company-size": ["enterprise"], industry: ["retail"], "shift-workers": [shift] }),
      "m365.baseline",
    );
  expect(audit("0")).toContain("180 days on E3, extended");
  expect(audit("400")).toContain("180 days on E3 and F3, extended");
});

test("the plans that a health check counts its savings on are said to be assumed", () => {
  for (const industry of ["retail", "finance"])
    expect(
      cells(documentOf("m365-optimise", { "company-size": ["enterprise"], industry: [industry] }), "decisions"),
    ).toMatch(/E5 is assumed for (all users|knowledge workers and F3).*saves USD/);
});

test("the table of a small organisation names the consultant days in an option's yearly sum", () => {
  const figures = (configuration: string, answers: Answers = {}) =>
    cells(documentOf(configuration, { "company-size": ["small"], ...answers }), "options.figures");
  expect(figures("m365-secure")).toContain("12 consultant days a year");
  expect(figures("m365-optimise")).toContain("6 advisory days a year");
  const own = figures("m365-hybrid", { "current-technologies": ["exchange-server"] });
  expect(own).toMatch(/12 consultant days a year[\s\S]*8 consultant days a year/);
});

test("the dates of old protocols stand among the changes of services, and the decision repeats none", () => {
  const tree = documentOf("m365-new-tenant", { "company-size": ["enterprise"], "current-technologies": ["none"] });
  expect(toMarkdown(tree)).toMatch(/Exchange Web Services to Exchange Online shut down/);
  const decision = cells(tree, "decisions")
    .split("\n")
    .find((row) => row.includes("Legacy protocols"));
  expect(decision).toContain("(see Product lifecycle)");
  expect(decision).not.toMatch(/20\d\d/);
});

test("a school's pupils are in no figure, and what it holds already is not quoted again", () => {
  const school = (configuration: string, answers: Answers = {}) =>
    documentOf(configuration, {
      industry: ["education"],
      "company-size": ["large"],
      "head-count": ["900"],
      "current-technologies": ["office-365"],
      ...answers,
    });
  for (const configuration of CONFIGURATIONS) {
    const assumed = cells(school(configuration), "appendix.assumptions");
    if (configuration === "m365-optimise") expect(assumed).not.toContain("no pupil or student");
    else expect(assumed, configuration).toMatch(/The 900 people planned for are staff: no pupil or student mailbox/);
  }
  const plan = (held: string) => cells(school("m365-new-tenant", { "user-licences": [held] }), "decisions");
  expect(plan("400")).toContain("USD 234,000 a year for 500 people");
  expect(plan("900")).not.toContain("the commercial E3 list price");
});

test("a suite without loss prevention is not ranked where the configuration brings it and the answers ask for it", () => {
  const told = (...asked: string[]) =>
    toMarkdown(documentOf("m365-secure", { "current-technologies": ["office-365"], "security-requirements": asked }));
  const leftOut = /D[^.]* is not ranked: its plans at USD 7 to USD 18 per user and month include no DLP/;
  expect(told("compliance")).toMatch(/include no DLP, which the chosen configuration enforces/);
  expect(told("data-loss-prevention")).toMatch(/include no DLP, which is required/);
  expect(told("compliance")).toMatch(leftOut);
  expect(told("mfa")).not.toMatch(leftOut);
});

test("one server, one synchronisation and the settings of one tenant take no more days at any size", () => {
  const tasks = cells(
    documentOf("m365-hybrid", {
      "company-size": ["enterprise"],
      "head-count": ["7900"],
      sites: ["20"],
      "current-technologies": ["exchange-server", "office-365"],
    }),
    "timeline.tasks",
  );
  const daysOf = (title: string) => Number(new RegExp(`${title}.*? · (\\d+) · \\d+,\\d+ · `).exec(tasks)?.[1]);
  expect(daysOf("Exchange hybrid")).toBeLessThanOrEqual(16);
  expect(daysOf("Tenant baseline")).toBeLessThanOrEqual(22);
  expect(daysOf("Synchronisation and sign-in")).toBeLessThanOrEqual(11);
  expect(daysOf("Pilot with")).toBeGreaterThan(20);
});

test("what goes off before the first day is kept on by the client, who has access", () => {
  const told = (today: string) =>
    cells(
      composed(
        inputFor(
          {
            ...workedExample(),
            "solution-type": ["microsoft-365"],
            "solution-configuration": ["m365-hybrid"],
            "company-size": ["enterprise"],
            "current-technologies": ["exchange-server", "office-365"],
            timeline: ["12-plus-months"],
          },
          { today: new Date(today) },
        ),
      ),
      "decisions",
    );
  const kept = "on 31 December 2026, before that week: the client's administrator re-enables it for the interim";
  expect(told("2026-11-23T10:00:00Z")).toContain(kept);
  expect(told("2026-08-03T10:00:00Z")).not.toContain("before that week");
  expect(told("2027-02-01T10:00:00Z")).not.toContain("before that week");
});

test("who begins after the end of EWS is promised no allow list for it", () => {
  const told = (configuration: string, technologies: string[], today: string) =>
    cells(
      composed(
        inputFor(
          {
            ...workedExample(),
            "solution-type": ["microsoft-365"],
            "solution-configuration": [configuration],
            "company-size": ["enterprise"],
            "current-technologies": technologies,
          },
          { today: new Date(today) },
        ),
      ),
      "decisions",
    );
  for (const [configuration, technologies] of [
    ["m365-secure", ["office-365"]],
    ["m365-hybrid", ["exchange-server", "office-365"]],
  ] as const) {
    expect(told(configuration, [...technologies], "2026-11-23T10:00:00Z")).toContain("are allow-listed");
    const late = told(configuration, [...technologies], "2027-03-15T10:00:00Z");
    expect(late).not.toContain("are allow-listed");
    expect(late).toMatch(/EWS .*ends on 1 April 2027, before the start.*by the cut-off date no longer work/);
    expect(late).not.toContain("no outage");
    expect(told(configuration, [...technologies], "2027-05-03T10:00:00Z")).toMatch(/ended on 1 April 2027/);
  }
});

test("no way back to basic authentication is left open in a tenant that is made without it", () => {
  const told = (...technologies: string[]) =>
    cells(
      composed(
        inputFor(
          {
            ...workedExample(),
            "solution-type": ["microsoft-365"],
            "solution-configuration": ["m365-new-tenant"],
            "company-size": ["medium"],
            "current-technologies": technologies,
          },
          { today: new Date("2027-01-18T10:00:00Z") },
        ),
      ),
      "decisions",
    );
  const never = "A new tenant cannot enable basic authentication for sending";
  expect(told("exchange-server")).toContain(never);
  expect(told("exchange-server", "office-365")).not.toContain(never);
  expect(told("exchange-server", "azure-services")).not.toContain(never);
});

test("callers of EWS are replaced by its end, where that comes before go-live", () => {
  const replaced = (today: string) =>
    cells(
      composed(
        inputFor(
          {
            ...workedExample(),
            "solution-type": ["microsoft-365"],
            "solution-configuration": ["m365-optimise"],
            "company-size": ["enterprise"],
            "current-technologies": ["office-365"],
          },
          { today: new Date(today) },
        ),
      ),
      "appendix.risks",
    );
  expect(replaced("2027-01-18T10:00:00Z")).toContain("EWS replaced by 1 April 2027, everything else before go-live");
  expect(replaced("2027-02-10T10:00:00Z")).toContain(
    "changed by their owners by 1 April 2027, everything else replaced",
  );
  for (const today of ["2026-08-03T10:00:00Z", "2027-03-29T10:00:00Z"])
    expect(replaced(today)).toContain("all replaced before go-live");
});

test("a health check lists in its scope what it cleans up", () => {
  expect(toMarkdown(documentOf("m365-optimise"))).toContain("- Clean-up of unused seats, guests, sharing and consents");
  expect(toMarkdown(documentOf("m365-secure"))).not.toContain("unused seats, guests");
});

test("a tenant in use contradicts the wish for a new one, and nothing else", () => {
  const told = (configuration: string, size: string) =>
    toMarkdown(
      documentOf(configuration, { "company-size": [size], "current-technologies": ["teams", "exchange-server"] }),
    );
  for (const size of ["small", "medium"])
    expect(told("m365-new-tenant", size)).toMatch(
      /A new tenant is requested.*The existing tenant is kept; mailboxes move/,
    );
  for (const configuration of ["m365-hybrid", "m365-secure", "m365-optimise"])
    expect(told(configuration, "medium")).not.toMatch(/already in use\. \||A new tenant is requested/);
});

test("mail that was counted where none moves is told to be a separate project", () => {
  const told = (configuration: string) =>
    toMarkdown(documentOf(configuration, { "mail-volume": ["275"], "current-technologies": ["office-365"] }));
  expect(told("m365-secure")).toContain("275 GB.** Not moved here; a separate project is quoted on request");
  expect(told("m365-new-tenant")).not.toContain("Not moved here");
});

test("partners confirm rights to mailboxes once these are in the tenant", () => {
  const tasks = cells(
    documentOf("m365-new-tenant", { "company-size": ["large"], "integration-needs": ["third-party-apis"] }),
    "timeline.tasks",
  );
  const mail = /^(T-3\.\d+) · Mailboxes/m.exec(tasks)?.[1] ?? "?";
  expect(tasks).toMatch(new RegExp(`Integration: Third-party APIs.* · Engineer · ${mail} · `));
});

test("sign-in and device management beside the present systems are bought as the suite of both", () => {
  const options = (...technologies: string[]) =>
    toMarkdown(
      documentOf("m365-new-tenant", {
        "current-technologies": technologies,
        "company-size": ["medium"],
        "security-requirements": ["mfa"],
      }),
    );
  for (const technologies of [["none"], ["exchange-server"]]) {
    expect(options(...technologies)).toContain("× Enterprise Mobility + Security E3, USD 12 per user and month");
    expect(options(...technologies)).not.toMatch(/× Entra ID P1/);
  }
  expect(options("office-365")).not.toContain("Enterprise Mobility + Security E3");
});

test("who holds fewer plans than people buys sign-in and device management for the others, whatever else is in use", () => {
  const options = (held: string, industry = "other") =>
    toMarkdown(
      documentOf("m365-new-tenant", {
        "current-technologies": ["teams"],
        "company-size": ["medium"],
        industry: [industry],
        "security-requirements": ["mfa"],
        "head-count": ["100"],
        "shift-workers": ["0"],
        "user-licences": [held],
      }),
    );
  expect(options("0")).toContain("100 × Enterprise Mobility + Security E3");
  expect(options("0")).not.toContain("the Microsoft plans");
  expect(options("60")).toContain("40 × Enterprise Mobility + Security E3");
  expect(options("60")).toContain("the Microsoft plans owned");
  expect(options("100")).not.toContain("Enterprise Mobility + Security E3");
  expect(options("unknown")).toContain("the Microsoft plans probably owned");
  expect(options("60", "education")).toContain("the Microsoft plans owned; the rest by academic quotation");
});

test("devices are paid for by the plans in use where none of them is the main one", () => {
  const tree = documentOf("m365-optimise", {
    "company-size": ["small"],
    industry: ["other"],
    "current-technologies": ["teams"],
    "user-licences": ["0"],
  });
  expect(lintDocument(tree)).toEqual([]);
  expect(cells(tree, "architecture.components")).toMatch(/Devices in Intune .* · part of the plans in use$/m);
  const ward = toMarkdown(documentOf("m365-optimise", { industry: ["healthcare"], "user-licences": ["0"] }));
  expect(ward).toMatch(/\| Devices in Intune .* B-01; otherwise part of the plans in use \|/);
  expect(ward).not.toContain("leave the bill of materials");
});

test("a computer that leaves its domain is enrolled with the others, and is told to sign in apart to what stays there", () => {
  const decisions = (...technologies: string[]) =>
    cells(
      documentOf("m365-new-tenant", { "company-size": ["small"], "current-technologies": technologies }),
      "decisions",
    );
  expect(decisions("exchange-server")).toMatch(
    /once they have left the domain, with .* a separate sign-in for systems left/,
  );
  expect(decisions("exchange-server")).not.toContain("on the day that their holder moves");
  expect(decisions("none")).not.toContain("left in the domain");
});

test("releases of custom applications are tested in the one tenant that the project makes", () => {
  const interfaces = cells(
    documentOf("m365-new-tenant", { "integration-needs": ["custom-applications", "legacy-applications"] }),
    "integration.interfaces",
  );
  expect(interfaces).toContain("tested with a test mailbox");
  expect(interfaces).toContain("connector restricted to its public IP address");
});

test("teams of a school end by what the project sets, not by a register that it does not connect", () => {
  const risks = cells(documentOf("m365-new-tenant", { industry: ["education"] }), "appendix.risks");
  expect(risks).toContain("teams expire unless the owner renews");
});

test("the log that proves the emergency accounts is a cost of the second factor", () => {
  const trace = cells(
    documentOf("m365-secure", { "security-requirements": ["mfa", "identity-management"] }),
    "appendix.traceability",
  );
  const lineOf = (item: string) =>
    new RegExp(`(B-\\d+) · ${item}`).exec(
      cells(documentOf("m365-secure", { "security-requirements": ["mfa", "identity-management"] }), "bill"),
    )?.[1];
  const log = lineOf("Log workspace") ?? "none";
  const row = (title: string) => trace.split("\n").find((line) => line.includes(title));
  expect(row("Multi-factor")).toContain(log);
  expect(row("Identity management")).not.toContain(log);
});

test("a device that is tested to be refused until it is compliant does not pass for being joined", () => {
  const policies = (...requirements: string[]) =>
    cells(
      documentOf("m365-secure", {
        "current-technologies": ["active-directory", "office-365"],
        "security-requirements": ["mfa", ...requirements],
      }),
      "conditional-access",
    );
  expect(policies()).toContain("CA06 · Require a compliant or hybrid-joined computer");
  expect(policies("zero-trust")).toContain("CA06 · Require a compliant computer");
});

test("a health check lists the licences held as they were given, and calls none too many by a count made from them", () => {
  const tree = (answers: Answers) =>
    documentOf("m365-optimise", { "current-technologies": ["office-365"], ...answers });
  expect(cells(tree({ "head-count": ["120"], "user-licences": ["80"], "shift-workers": ["0"] }), "bill")).toMatch(
    /Microsoft 365 Business Premium · 80 · given by the client/,
  );
  const shift = { "user-licences": ["120"], "shift-workers": ["20"] };
  expect(cells(tree({ ...shift, "head-count": ["130"] }), "bill")).toContain("110 · one per knowledge worker");
  const large = { "company-size": ["large"], "user-licences": ["620"], "shift-workers": ["20"] };
  expect(cells(tree(large), "decisions")).not.toContain("the number of people on the plan");
  expect(cells(tree({ ...large, "head-count": ["620"] }), "decisions")).toContain("20 licences of the 620 held exceed");
});

test("what calls EWS is listed first where EWS ends before the design is signed off", () => {
  const listed = (date: string) => {
    const base = inputFor({
      ...workedExample(),
      "solution-type": ["microsoft-365"],
      "solution-configuration": ["m365-optimise"],
      "company-size": ["enterprise"],
      "current-technologies": ["office-365", "exchange-server"],
      timeline: ["6-12-months"],
    });
    const { plan, tasks } = contentFor({ ...base, today: new Date(`${date}T10:00:00Z`) });
    const task = tasks.find(({ title }) => title.startsWith("Applications using EWS"));
    return { ends: endOfWeek(plan, task?.to ?? 99), isFirst: task?.marks.includes("deadline") };
  };
  expect(listed("2026-11-20").isFirst).toBe(false);
  expect(listed("2027-03-05").isFirst).toBe(true); // what it keeps on goes off otherwise
  for (const date of ["2027-01-25", "2027-01-30"]) {
    expect(listed(date).isFirst, date).toBe(true);
    expect(listed(date).ends, date).toBeLessThan(dayOfIso("2027-04-01"));
  }
});

test("a large move has two hybrid servers, and the speed that it assumes is a risk", () => {
  const tree = documentOf("m365-hybrid", {
    "company-size": ["enterprise"],
    "current-technologies": ["active-directory", "exchange-server"],
    "head-count": ["4000"],
    "mail-volume": ["48000"],
  });
  expect(cells(tree, "architecture.components")).toMatch(/Exchange Server SE · 2 ·/);
  expect(cells(tree, "bill")).toMatch(/Windows Server 2025 Standard for Exchange Server SE · 2 ·/);
  const speed = /takes ([\d,]+) Mbps/.exec(cells(tree, "architecture.sizing"))?.[1];
  expect(cells(tree, "appendix.risks")).toContain(`Links do not carry the ${speed} Mbps`);
});

test("where costs are to fall, what the plan adds is told", () => {
  const risks = (objective: string) =>
    cells(documentOf("m365-secure", { "primary-objective": [objective] }), "appendix.risks");
  expect(risks("cost-reduction")).toMatch(/Costs are to fall, yet the plan adds .*[A-Z]{3} [\d,]+ a year unless/);
  expect(risks("innovation")).not.toContain("Costs are to fall");
});

test("licences to be returned count against what the plan adds, and a health check says how many repay it", () => {
  const told = (configuration: string, answers: Answers) =>
    cells(documentOf(configuration, { "primary-objective": ["cost-reduction"], ...answers }), "appendix.risks");
  const small = { "company-size": ["small"], "head-count": ["27"], "shift-workers": ["10"], "user-licences": ["27"] };
  expect(told("m365-secure", small)).toMatch(
    /adds .*[A-Z]{3} [\d,]+ a year until renewal, then .+ less [A-Z]{3} [\d,]+ for returned licences, unless/,
  );
  expect(told("m365-secure", { ...small, "user-licences": ["17"] })).not.toContain("until renewal");
  const healthCheck = { "company-size": ["medium"], "head-count": ["150"], "current-technologies": ["office-365"] };
  expect(told("m365-optimise", healthCheck)).toMatch(/would take returning [\d,]+ of the \d+ Business Premium seats/);
  expect(told("m365-optimise", { ...healthCheck, industry: ["education"] })).not.toContain("would take returning");
});

test("a tenant that nobody named is shown before the order, and what is given for a move is quoted after it", () => {
  const tree = documentOf("m365-optimise", { "file-volume": ["900"] });
  expect(cells(tree, "decisions")).toContain("Health check once the tenant has been seen");
  expect(toMarkdown(tree)).toContain("Confirm the tenant before signing");
  expect(toMarkdown(tree)).toContain("a separate project is quoted once the tenant is confirmed");
  expect(toMarkdown(documentOf("m365-optimise", { "current-technologies": ["teams"] }))).not.toContain(
    "Confirm the tenant",
  );
});

test("a bank is asked for its retention periods, and a new tenant has no database access to list", () => {
  const bank = documentOf("m365-hybrid", {
    "company-size": ["small"],
    industry: ["finance"],
    "security-requirements": ["data-loss-prevention"],
    "integration-needs": ["database-systems"],
  });
  expect(cells(bank, "environment.requests")).toContain("retention periods, from the compliance owner");
  expect(cells(bank, "integration.interfaces")).toContain("Planned database connections are listed");
});

test("a backup that nobody notices begins before the freeze in which copies go on", () => {
  const { plan, tasks } = contentFor({
    ...inputFor({
      ...workedExample(),
      "solution-type": ["microsoft-365"],
      "solution-configuration": ["m365-hybrid"],
      "company-size": ["enterprise"],
      industry: ["education"],
      "current-technologies": ["active-directory", "exchange-server"],
      timeline: ["12-plus-months"],
      deadline: ["2027-10-01"],
    }),
    today: new Date("2027-01-03T10:00:00Z"),
  });
  const frozen = plan.freezes.find(({ phases }) => phases.includes(3));
  const first = plan.phases.find(({ number }) => number === 3)?.start ?? 0;
  expect(frozen).toBeDefined();
  expect(tasks.find(({ title }) => title.startsWith("Tenant backup"))?.from).toBe(first + 1);
});
