import { expect, test } from "vitest";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells, likelyDays } from "#tests/app/features/documents/solutions/cells.ts";
import { CONFIGURATIONS, documentOf, everyDocument, SIZES } from "./documents.ts";

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

test("old servers are removed in the second week after go-live at the earliest, when 14 days have passed since the switch", () => {
  let removed = 0;
  for (const size of SIZES)
    for (const people of ["14", "40"]) {
      const tree = documentOf("m365-hybrid", {
        "company-size": [size],
        "current-technologies": ["exchange-server", "active-directory"],
        ...(size === "small" && { "head-count": [people] }),
      });
      const rows = cells(tree, "timeline.tasks").split("\n");
      const weeksOf = (words: string) =>
        rows
          .filter((row) => row.includes(words))
          .map((row) => Number(/ · (?:\d+–)?(\d+) · (?:[–\d]+ · )?[\d.]+ · /.exec(row)?.[1]));
      const [gone = 0] = weeksOf("14 days after the MX switch");
      expect(gone, `${size} ${people}`).toBeGreaterThanOrEqual(Math.max(...weeksOf("Mailboxes and mail cutover")) + 2);
      removed += 1;
    }
  expect(removed).toBe(8);
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
      "mfa",
      "data-encryption",
      "compliance",
      "identity-management",
      "threat-protection",
      "mobile-device-management",
      "zero-trust",
    ],
    "integration-needs": ["erp", "third-party-apis", "database-systems", "reporting-tools"],
    timeline: ["12-plus-months"],
  });
  const days = (title: string) => likelyDays(tree, title);
  const titles = ["Access policies in stages", "data gateway", "Replacement of EWS", "Licence right-sizing"];
  for (const title of [...titles, "Pilot with 13 people"]) expect(days(title), title).toBeGreaterThanOrEqual(1);
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

test("Office of the plan takes the place of older versions with the devices", () => {
  for (const configuration of CONFIGURATIONS) {
    const tasks = cells(documentOf(configuration), "timeline.tasks");
    if (configuration === "m365-optimise") expect(tasks).not.toContain("older Office");
    else expect(tasks, configuration).toContain("older Office replaced");
  }
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

test("the pilot, which moves the first mail and files, waits for the backup, and the choice of one comes before it", () => {
  for (const configuration of ["m365-new-tenant", "m365-hybrid", "m365-secure"])
    for (const size of ["small", "medium", "enterprise"]) {
      const tree = documentOf(configuration, {
        "company-size": [size],
        "current-technologies": ["exchange-server", "sharepoint"],
      });
      const tasks = cells(tree, "timeline.tasks");
      const backup = Number(/^T-2\.(\d+) · [^·]*[Tt]enant backup started/m.exec(tasks)?.[1]);
      const [, pilot, waits = ""] = /^T-2\.(\d+) · Pilot[^·]* · Engineer · ([^·]*)/m.exec(tasks) ?? [];
      expect(Number(pilot), `${configuration} ${size}`).toBeGreaterThan(backup);
      expect(waits, `${configuration} ${size}`).toContain("T-2.");
      expect(toMarkdown(tree)).not.toContain("move in phase 3");
    }
});

test("sites are listed before they move, and are kept until their move is accepted", () => {
  const tasks = cells(
    documentOf("m365-new-tenant", { "current-technologies": ["sharepoint", "active-directory"] }),
    "timeline.tasks",
  );
  expect(tasks).toContain("SharePoint sites with custom code and workflows");
  expect(tasks).toContain("old server read-only until the client shuts it down after acceptance");
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

test("partners confirm rights to mailboxes once these are in the tenant", () => {
  const tasks = cells(
    documentOf("m365-new-tenant", { "company-size": ["large"], "integration-needs": ["third-party-apis"] }),
    "timeline.tasks",
  );
  const mail = /^(T-3\.\d+) · Mailboxes/m.exec(tasks)?.[1] ?? "?";
  expect(tasks).toMatch(new RegExp(`Integration: Third-party APIs.* · Engineer · ${mail} · `));
});

test("the weekend of the mail cutover lies before the gate", () => {
  for (const size of ["small", "medium", "enterprise"])
    for (const timeline of ["1-3-months", "3-6-months", "6-12-months"]) {
      const tasks = cells(
        documentOf("m365-hybrid", {
          "company-size": [size],
          timeline: [timeline],
          "current-technologies": ["exchange-server"],
          "change-window": ["weekends"],
        }),
        "timeline.tasks",
      );
      for (const title of ["Mailboxes and mail cutover", "Enforcement of access policies"])
        expect(tasks, `${size} ${timeline}`).toMatch(new RegExp(`${title}.* · \\d+–\\d+ · `));
    }
});

test("where settings change at weekends, the policies are enforced over two weeks at least", () => {
  for (const configuration of ["m365-optimise", "m365-secure"])
    for (const size of ["small", "medium"])
      for (const timeline of ["1-3-months", "3-6-months", "6-12-months"]) {
        const tasks = cells(
          documentOf(configuration, {
            "company-size": [size],
            timeline: [timeline],
            "current-technologies": ["office-365"],
            "change-window": ["weekends"],
          }),
          "timeline.tasks",
        );
        expect(tasks, `${configuration} ${size} ${timeline}`).toMatch(/Enforcement of access policies.* · \d+–\d+ · /);
      }
});

test("where mail arrives in one step, data policies leave simulation after it, and only then are domain computers tried", () => {
  for (const technologies of [["exchange-server", "active-directory"], ["windows-server"]]) {
    const tasks = cells(
      documentOf("m365-secure", {
        "company-size": ["small"],
        timeline: ["3-6-months"],
        "current-technologies": technologies,
      }),
      "timeline.tasks",
    );
    const isLater = technologies.includes("active-directory");
    expect(tasks.includes("files and Entra-joined devices of selected users")).toBe(isLater);
    expect(tasks.includes("Three domain computers tried first")).toBe(isLater);
    const numberOf = (row: RegExp) => Number(row.exec(tasks)?.[1]);
    expect(numberOf(/abels, DLP and retention · Architect · T-3\.(\d+)/)).toBeGreaterThanOrEqual(
      numberOf(/T-3\.(\d+) · [^\n]*Mailboxes and mail cutover/),
    );
  }
});

test("labels have tasks of their own in each phase, where the project sets them", () => {
  const built = "Labels, rules and periods built, in simulation";
  const tasks = (configuration: string) =>
    cells(documentOf(configuration, { "security-requirements": ["data-loss-prevention"] }), "timeline.tasks");
  expect(tasks("m365-secure")).toMatch(new RegExp(`Data workshops[\\s\\S]*${built}[\\s\\S]*Labels, DLP and retention`));
  expect(tasks("m365-optimise")).not.toContain(built);
});

test("data rules of up to 250 people block two weeks after the last data moved, in the handover", () => {
  const rows = (configuration: string, size: string) => {
    const tree = documentOf(configuration, {
      "company-size": [size],
      "security-requirements": ["data-loss-prevention"],
    });
    const closing = /^(T-4\.\d+) [^\n]*? · (?:\d+–)?(\d+) · .*Restore record.*$/m.exec(cells(tree, "timeline.tasks"));
    const [, , last = ""] =
      /^(T-3\.\d+) [^\n]*? · (?:\d+–)?(\d+) · .*Shares read-only.*$/m.exec(cells(tree, "timeline.tasks")) ?? [];
    return { tree, row: closing?.[0] ?? "", id: closing?.[1] ?? "", week: Number(closing?.[2]), moved: Number(last) };
  };
  for (const configuration of ["m365-new-tenant", "m365-hybrid", "m365-secure"])
    for (const size of ["small", "medium"]) {
      const { tree, row, id, week, moved } = rows(configuration, size);
      expect(row, `${configuration} ${size}`).toContain("rules blocking, two weeks after the last move");
      expect(week - moved, `${configuration} ${size}`).toBeGreaterThanOrEqual(2);
      expect(cells(tree, "appendix.traceability")).toMatch(new RegExp(`Data loss prevention · .*${id}`));
      expect(cells(tree, "timeline.tasks")).not.toContain("out of simulation");
    }
  for (const [configuration, size] of [
    ["m365-new-tenant", "large"],
    ["m365-optimise", "small"],
  ] as const)
    expect(cells(rows(configuration, size).tree, "timeline.tasks")).toMatch(/olicies out of simulation/);
});

test("false positives are resolved once the last files are there to be found", () => {
  for (const configuration of ["m365-hybrid", "m365-secure"])
    for (const size of ["small", "medium"]) {
      const tree = documentOf(configuration, {
        "company-size": [size],
        "security-requirements": ["data-encryption"],
      });
      const tasks = cells(tree, "timeline.tasks").split("\n");
      for (const row of tasks.filter((line) => line.includes("false positives"))) expect(row).toMatch(/^T-4\./);
    }
});

test("a health check that assumes E5 lists the functions in use", () => {
  const told = (size: string) =>
    cells(
      documentOf("m365-optimise", { "company-size": [size], "current-technologies": ["office-365"] }),
      "timeline.tasks",
    );
  expect(told("enterprise")).toContain("unused seats and of E5 functions in use");
  expect(told("medium")).not.toContain("E5");
});

test("whoever is examined at the fixed date has the results filed as evidence", () => {
  const tasks = (reason: string) =>
    cells(
      documentOf("m365-new-tenant", {
        "company-size": ["small"],
        deadline: ["2028-01-18"],
        "deadline-reason": [reason],
      }),
      "timeline.tasks",
    );
  expect(tasks("audit")).toContain("filed as evidence with the signed tests");
  expect(tasks("contract")).not.toContain("filed as evidence");
});
