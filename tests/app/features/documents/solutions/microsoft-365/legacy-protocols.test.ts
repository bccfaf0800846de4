import { expect, test } from "vitest";
import { dayOfIso } from "#app/features/documents/dates.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { endOfWeek } from "#app/features/documents/working-days.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed, contentFor } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf } from "./documents.ts";

/** The day of "19 March 2027". */
const dayOfText = (text: string): number => Date.parse(`${text} UTC`) / 86_400_000;

test("a date of Exchange Online is a deadline for those whose mail stands there, not for those whose mail moves there", () => {
  const figures = (configuration: string, ...technologies: string[]) =>
    cells(documentOf(configuration, { "current-technologies": technologies }), "summary.headline");
  expect(figures("m365-new-tenant", "none")).not.toMatch(/Nearest/);
  expect(figures("m365-new-tenant", "office-365")).not.toMatch(/Nearest/);
  expect(figures("m365-secure", "office-365")).toMatch(/Nearest service date · 31 December 2026: Basic authentication/);
});

test("callers are put on no allow list where mail is not in the tenant yet", () => {
  const decisions = (configuration: string) =>
    cells(documentOf(configuration, { "current-technologies": ["office-365"] }), "decisions");
  expect(decisions("m365-new-tenant")).toContain("switched with its mailbox");
  expect(decisions("m365-new-tenant")).not.toContain("are allow-listed");
  expect(decisions("m365-secure")).toContain("are allow-listed");
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

test("what changes with its integration after the pilot is not said to be changed before it", () => {
  const tasks = (configuration: string, ...integrations: string[]) =>
    cells(
      documentOf(configuration, { "current-technologies": ["office-365"], "integration-needs": integrations }),
      "timeline.tasks",
    );
  expect(tasks("m365-optimise", "erp", "crm")).toContain("No use left except by ERP systems, changed in phase 3, or");
  for (const [today, left] of [
    [
      "2027-01-18T10:00:00Z",
      /No use left \(EWS by \d+ March 2027\) except basic authentication of ERP systems, changed in phase 3, or/,
    ],
    [
      "2027-02-22T10:00:00Z",
      "No use left (EWS by 31 March 2027) except basic authentication of ERP systems, changed in phase 3, or",
    ],
  ] as const) {
    const answers = {
      ...workedExample(),
      "solution-type": ["microsoft-365"],
      "solution-configuration": ["m365-optimise"],
      "current-technologies": ["office-365"],
      "integration-needs": ["erp"],
    };
    expect(cells(composed(inputFor(answers, { today: new Date(today) })), "timeline.tasks"), today).toMatch(left);
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

test("the dates of old protocols stand among the changes of services, and the decision repeats none", () => {
  const tree = documentOf("m365-new-tenant", { "company-size": ["enterprise"], "current-technologies": ["none"] });
  expect(toMarkdown(tree)).toMatch(/Exchange Web Services shutdown in Exchange Online/);
  const decision = cells(tree, "decisions")
    .split("\n")
    .find((row) => row.includes("Legacy protocols"));
  expect(decision).toContain("(see Product lifecycle)");
  expect(decision).not.toMatch(/20\d\d/);
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
  const kept =
    "Exchange Online disables SMTP AUTH on 31 December 2026, before the start: the client's administrator re-enables it for the interim";
  expect(told("2026-11-23T10:00:00Z")).toContain(kept);
  expect(told("2026-08-03T10:00:00Z")).not.toContain("disables SMTP AUTH");
  expect(told("2027-02-01T10:00:00Z")).not.toContain("disables SMTP AUTH");
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

test("the owner of a caller is missed before EWS ends, not after", () => {
  const trigger = (configuration: string, technologies: string[], today: string) => {
    const answers = {
      ...workedExample(),
      "solution-type": ["microsoft-365"],
      "solution-configuration": [configuration],
      "company-size": ["enterprise"],
      "current-technologies": technologies,
      timeline: ["6-12-months"],
    };
    const risks = cells(composed(inputFor(answers, { today: new Date(today) })), "appendix.risks");
    return dayOfText(/An application without an owner on (\d+ \w+ \d+)/.exec(risks)?.[1] ?? "");
  };
  const end = dayOfIso("2027-04-01");
  for (const [configuration, ...technologies] of [
    ["m365-optimise", "office-365"],
    ["m365-hybrid", "exchange-server", "office-365"],
  ] as const)
    for (const today of ["2027-01-25T10:00:00Z", "2027-01-30T10:00:00Z", "2027-02-08T10:00:00Z"])
      expect(trigger(configuration, [...technologies], today), `${configuration} ${today}`).toBeLessThan(end);
  expect(trigger("m365-hybrid", ["exchange-server"], "2027-01-30T10:00:00Z")).toBeGreaterThan(end); // calls nothing there yet
});

test("nobody is missed on the day on which the list is begun", () => {
  const answers = {
    ...workedExample(),
    "solution-type": ["microsoft-365"],
    "solution-configuration": ["m365-optimise"],
    "company-size": ["enterprise"],
    "current-technologies": ["office-365"],
  };
  const tree = composed(inputFor(answers, { today: new Date("2027-02-08T10:00:00Z") }));
  const dayIn = (pattern: RegExp, table: string) => dayOfText(pattern.exec(cells(tree, table))?.[1] ?? "");
  expect(dayIn(/An application without an owner on (\d+ \w+ \d+)/, "appendix.risks")).toBeGreaterThan(
    dayIn(/^(\d+ \w+ \d+) · Kick-off/m, "next.steps"),
  );
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
    const task = tasks.find(({ title }) => /^Applications using .*EWS/.test(title));
    return { ends: endOfWeek(plan, task?.to ?? 99), isFirst: task?.marks.includes("deadline") };
  };
  expect(listed("2026-11-20").isFirst).toBe(false);
  expect(listed("2027-03-05").isFirst).toBe(true); // what it keeps on goes off otherwise
  for (const date of ["2027-01-25", "2027-01-30"]) {
    expect(listed(date).isFirst, date).toBe(true);
    expect(listed(date).ends, date).toBeLessThan(dayOfIso("2027-04-01"));
  }
});

test("what sends mail is named one by one, without the databases", () => {
  const text = (...asked: string[]) =>
    toMarkdown(documentOf("m365-new-tenant", { "company-size": ["small"], "integration-needs": asked }));
  expect(text("crm", "erp", "database-systems", "reporting-tools")).toContain(
    "Scanners, ERP systems, CRM systems and reporting tools cannot send",
  );
  expect(text("database-systems")).toContain("Scanners and programs cannot send");
});

test("programs that call the tenant already leave EWS before it ends, whenever their mailboxes move", () => {
  const input = (today: string, ...technologies: string[]) =>
    inputFor(
      {
        ...workedExample(),
        "solution-type": ["microsoft-365"],
        "solution-configuration": ["m365-hybrid"],
        "company-size": ["small"],
        "current-technologies": technologies,
        "integration-needs": ["erp"],
      },
      { today: new Date(today) },
    );
  const told = (...asked: Parameters<typeof input>) => composed(input(...asked));
  const changed = "all EWS calls to the tenant changed by ";
  const both = told("2027-01-26T10:00:00Z", "office-365", "active-directory");
  const [, by = ""] = /changed by (\d+ \w+ \d+), those of ERP systems too/.exec(cells(both, "timeline.tasks")) ?? [];
  const pilot = contentFor(input("2027-01-26T10:00:00Z", "office-365", "active-directory")).plan.phases[1];
  expect(dayOfText(by)).toBeLessThanOrEqual(pilot?.lastDay ?? 0); // not in the first days of the rollout
  expect(dayOfText(by)).toBeLessThan(dayOfIso("2027-04-01"));
  expect(cells(both, "appendix.risks")).toContain(`${changed}${by}`);
  expect(cells(both, "decisions")).toContain(`those on EWS change by ${by}`);
  for (const [today, ...technologies] of [
    ["2027-01-26T10:00:00Z", "active-directory"],
    ["2027-05-03T10:00:00Z", "office-365", "active-directory"],
  ] as const)
    expect(toMarkdown(told(today, ...technologies)), today).not.toContain(changed);
});

test("who begins after the end of EWS finds its callers before, and lists only what is left", () => {
  const told = (today: string) => {
    const tree = composed(
      inputFor(
        {
          ...workedExample(),
          "solution-type": ["microsoft-365"],
          "solution-configuration": ["m365-optimise"],
          "company-size": ["small"],
          "current-technologies": ["office-365"],
        },
        { today: new Date(today) },
      ),
    );
    return toMarkdown(tree);
  };
  const late = told("2027-03-15T10:00:00Z");
  expect(late).toContain("the client reads the allow list now");
  expect(late).toContain("EWS callers moved, or their outage planned, by the client before 1 April 2027");
  expect(late).toContain("using basic authentication and any EWS calls left: list");
  expect(late).toMatch(/replacement of basic authentication and any EWS calls left/i);
  expect(late).toContain("stays on, where re-enabled, by exception");
  const early = told("2026-11-23T10:00:00Z");
  expect(early).toMatch(/replacement of EWS and basic authentication/i);
  expect(early).not.toContain("where re-enabled");
  expect(told("2027-05-03T10:00:00Z")).not.toContain("by the client before 1 April");
});

test("callers of a tenant beside own servers are changed before EWS ends, also where that is before the design", () => {
  const tree = composed(
    inputFor(
      {
        ...workedExample(),
        "solution-type": ["microsoft-365"],
        "solution-configuration": ["m365-hybrid"],
        "company-size": ["medium"],
        "current-technologies": ["office-365", "active-directory"],
        "integration-needs": ["third-party-apis"],
        timeline: ["1-3-months"],
      },
      { today: new Date("2027-03-05T00:00:00Z") },
    ),
  );
  expect(cells(tree, "decisions")).toMatch(/those on EWS change by 31 March 2027 \(by their owners\)/);
  expect(cells(tree, "timeline.tasks")).toContain("all EWS calls to the tenant changed by 31 March 2027");
  expect(toMarkdown(tree)).toContain("EWS callers of the tenant move to Graph as decided under legacy protocols");
  expect(toMarkdown(tree)).toContain(
    "The deadline of 1 April 2027 (Exchange Web Services shutdown in Exchange Online)",
  );
});

test("a tenant that the project makes has no exception for basic authentication", () => {
  expect(toMarkdown(documentOf("m365-new-tenant"))).toContain("later tenants cannot re-enable it");
});
