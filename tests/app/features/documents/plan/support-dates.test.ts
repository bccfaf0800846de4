/** What has passed is said first, and the nearest deadline is one and the same on the first page, above the table and in the plan. */
import { expect, test } from "vitest";
import { configurationsOf } from "#app/features/catalogue/configurations.ts";
import { type Answers, requireQuestion } from "#app/features/catalogue/steps.ts";
import { Brief } from "#app/features/documents/brief/brief.ts";
import { dayOfIso } from "#app/features/documents/dates.ts";
import { SMTP_OFF } from "#app/features/documents/facts/lifecycle.ts";
import { gatesOf } from "#app/features/documents/plan/deadlines.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

const SOLUTIONS = requireQuestion("solution-type").options.map(({ id }) => id);
const DATES = ["2026-11-23", "2027-01-26", "2027-06-01", "2027-10-20", "2028-12-15", "2029-02-01"];
const TECHNOLOGIES = ["windows-server", "active-directory", "exchange-server", "sql-server", "office-365"];
const VERSIONS = { "windows-server-version": "2016", "exchange-version": "2016", "sql-version": "2014" };

/** Every solution, on every day, small and large, with the versions given and without. */
function everywhere(answers: Answers = {}) {
  return SOLUTIONS.flatMap((solution) =>
    DATES.flatMap((date) =>
      ["small", "large"].map((size) => {
        const tree = composed(
          inputFor(
            {
              ...workedExample(),
              "solution-type": [solution],
              "solution-configuration": [configurationsOf(solution)[0]?.id ?? ""],
              "company-size": [size],
              "current-technologies": TECHNOLOGIES,
              timeline: ["no-timeline"],
              ...answers,
            },
            { today: new Date(`${date}T10:00:00Z`) },
          ),
        );
        return { name: `${solution} ${size} ${date}`, today: Date.parse(date), tree };
      }),
    ),
  );
}

const GIVEN = Object.fromEntries(Object.entries(VERSIONS).map(([id, value]) => [id, [value]]));
const DAY = /\d{1,2} [A-Z][a-z]+ 20\d\d/;
const dayIn = (text: string) => Date.parse(`${DAY.exec(text)?.[0]} UTC`);

test.each([
  ["unknown", {}],
  ["given", GIVEN],
])("no row of the tables ends before the nearest deadline, versions %s", (_, answers) => {
  let met = 0;
  for (const { name, today, tree } of everywhere(answers)) {
    const row = /^Nearest (?:product|service) date · (.*)$/m.exec(cells(tree, "summary.headline"))?.[1] ?? "";
    const page = row.split("; ").findLast((part) => /^\d+ \w+ \d{4}: /.test(part)) ?? ""; // behind the service changes before it
    if (!page) continue;
    met += 1;
    const deadline = dayIn(page);
    const rows = cells(tree, "environment.lifecycle")
      .split("\n")
      .filter((row) => !row.startsWith("Configuration Manager"));
    const ahead = rows.map((row) => dayIn(row)).filter((day) => day >= today);
    expect(Math.min(deadline, ...ahead), name).toBe(deadline);
    const dated = `${cells(tree, "environment.lifecycle")}${plainOf(tree, "environment.services")}`; // a small organisation reads none that is a year old
    const product = /(?:end of support of|end of paid updates for) (.*?)(?:, if in use)?(?:; |$)/.exec(page)?.[1];
    if (product && !product.includes("long-term")) expect(dated, name).toContain(product.split(" and ")[0]);
    const said = plainOf(tree, "environment.deadline"); // a small organisation reads the day on the first page alone
    if (name.includes(" small ")) expect(said, name).not.toContain(`is ${DAY.exec(page)?.[0]}`);
    else expect(said, name).toMatch(new RegExp(`The next (deadline for this work|date) is ${DAY.exec(page)?.[0]}`));
    const weeks = cells(tree, "timeline.phases").match(/\d+ \w+ \d{4}/g) ?? [];
    const isInside = deadline >= dayIn(weeks[0] ?? "") && deadline <= dayIn(weeks.at(-1) ?? "");
    const isDecided = cells(tree, "decisions").includes(`falls on ${DAY.exec(page)?.[0]}`);
    const isSaid = plainOf(tree, "timeline.deadline").includes(`of ${DAY.exec(page)?.[0]} `);
    if (isInside || isDecided) expect(isSaid, name).toBe(true);
    else expect(plainOf(tree, "timeline.deadline"), name).not.toMatch(/after the plan/); // the page and its table have it
  }
  expect(met).toBeGreaterThan(20);
});

test("a version given as the oldest, whose support has ended, is said first, and not once more above its table", () => {
  let met = 0;
  for (const { name, today, tree } of everywhere(GIVEN)) {
    const first = cells(tree, "environment.lifecycle").split("\n");
    for (const [id, product] of [
      ["windows-server-version", "Windows Server 2016"],
      ["sql-version", "SQL Server 2014"],
    ] as const) {
      const row = first.find((text) => text.startsWith(product));
      if (!row || dayIn(row) >= today || !plainOf(tree, "appendix.answers").includes(product)) continue;
      met += 1;
      const page = cells(tree, "summary.headline");
      expect(page, `${name} ${id}`).toMatch(
        new RegExp(`^Already out of support · .*${product}, the oldest in use`, "m"),
      );
      expect(page.indexOf("Nearest") > page.indexOf("Already out of support") || !/Nearest/.test(page)).toBe(true);
      expect(plainOf(tree, "environment.deadline"), name).not.toContain("the oldest in use");
    }
  }
  expect(met).toBeGreaterThan(20);
});

test("updates of Windows 10 are priced by what they cost now, the year that has passed included", () => {
  const row = (industry: string) => {
    const answers = { ...workedExample(), "solution-type": ["configuration-manager"], industry: [industry] };
    const configured = { ...answers, "solution-configuration": ["sccm-small"], "company-size": ["medium"] };
    return cells(composed(inputFor(configured)), "environment.lifecycle");
  };
  expect(row("finance")).toContain(`USD ${61 + 122} per device to October 2027, USD ${61 + 122 + 244} to October 2028`);
  expect(row("education")).toContain(`USD ${1 + 2} per device to October 2027, USD ${1 + 2 + 4} to October 2028`);
});

test("a sign-in with a second factor is not demanded of a tenant that nobody has", () => {
  const said = (configuration: string, technology: string) => {
    const answers = { ...workedExample(), "solution-type": ["security"], "company-size": ["medium"] };
    const named = { "solution-configuration": [configuration], "current-technologies": [technology] };
    return JSON.stringify(composed(inputFor({ ...answers, ...named }))).includes("Mandatory multi-factor");
  };
  expect(said("security-assessment", "none")).toBe(false);
  expect(said("security-assessment", "office-365")).toBe(true);
  expect(said("security-identity", "none")).toBe(true);
});

test("a product in use whose version nothing rests on is not called supported", () => {
  const answers = { ...workedExample(), "solution-type": ["certificate-services"], "company-size": ["enterprise"] };
  const tree = composed(inputFor({ ...answers, "current-technologies": ["sql-server"] }));
  expect(JSON.stringify(tree)).not.toContain("No product that this work touches");
});

test("versions of Office are listed where the work reads them", () => {
  const listed = (solution: string) => {
    const answers = { ...workedExample(), "solution-type": [solution], "current-technologies": TECHNOLOGIES };
    const configured = { ...answers, "solution-configuration": [configurationsOf(solution)[0]?.id ?? ""] };
    return cells(composed(inputFor(configured)), "environment.lifecycle");
  };
  expect(listed("custom")).not.toContain("Office 20");
  expect(listed("configuration-manager")).toContain("Office 20");
});

test("a day is the latest only where versions that ended earlier are meant too", () => {
  const ended = (server: string) =>
    everywhere({ "windows-server-version": [server] })
      .map(({ tree }) => cells(tree, "environment.lifecycle"))
      .join("\n");
  expect(ended("2025")).toContain("Exchange Server 2019 · 14 October 2025 ·");
  expect(ended("unknown")).toContain("2016 and 2019 · 14 October 2025 at the latest");
});

test("no versions are waited for where the nearest deadline is a service's", () => {
  const found = new Set<boolean>();
  for (const { name, tree } of everywhere()) {
    const said = plainOf(tree, "environment.deadline");
    const [, what] = /The next deadline for this work is ([^.]*)\./.exec(said) ?? [];
    if (!what) continue;
    const isEnd = /end of (support|paid updates)/.test(what);
    found.add(isEnd);
    if (!isEnd) expect(said, name).not.toContain("confirms the versions");
  }
  expect(found.size).toBe(2);
});

/** The table of support dates, with the answers given. */
function supportTable(solution: string, configuration: string, answers: Answers): string {
  const chosen = { "solution-type": [solution], "solution-configuration": [configuration] };
  const today = new Date("2026-11-24T10:00:00Z");
  return cells(composed(inputFor({ ...workedExample(), ...answers, ...chosen }, { today })), "environment.lifecycle");
}

test("what the design rests on has its row, named or assumed", () => {
  const technologies = ["active-directory", "windows-server"];
  for (const size of ["small", "enterprise"]) {
    const answers = { "company-size": [size], "current-technologies": technologies };
    expect(supportTable("microsoft-365", "m365-hybrid", answers), size).toMatch(
      /^Exchange Server (2013, )?2016 and 2019/m,
    );
    expect(supportTable("microsoft-365", "m365-hybrid", answers), size).toMatch(/^Windows Server 2016/m);
    const databases = { ...answers, "current-technologies": ["sql-server"] };
    expect(supportTable("security", "security-assessment", databases), size).toMatch(/^SQL Server 2016/m);
  }
});

test("the end of paid updates stands in the table at every size, and no column says none", () => {
  for (const size of ["small", "enterprise"]) {
    const table = supportTable("azure-migration", "azure-rehost", {
      "company-size": [size],
      "current-technologies": ["windows-server", "exchange-server"],
    });
    expect(table, size).toMatch(
      /^Windows Server 2016 · 12 January 2027 · ends in \d\d days; paid updates to January 2030 · Upgrade, retire, or pay for updates \(Software Assurance/m,
    );
    expect(table, size).toMatch(/^Exchange Server 2016 and 2019 .* ended; paid updates ended on 1 November 2026/m);
    expect(table, size).not.toContain("· none ·");
  }
});

const NAMED = ["exchange-server", "sharepoint", "sql-server", "windows-server", "active-directory"];
const ROWS = [/^Exchange Server 201/m, /^SharePoint Server 201/m, /^SQL Server 201/m, /^Windows Server 201/m];

test("each product that was named and has an end of support has its row, whatever the work touches", () => {
  for (const solution of SOLUTIONS)
    for (const { id } of configurationsOf(solution))
      for (const size of ["small", "medium", "enterprise"]) {
        const table = supportTable(solution, id, { "company-size": [size], "current-technologies": NAMED });
        for (const row of ROWS) expect(table, `${id} ${size}`).toMatch(row);
      }
  const beside = supportTable("configuration-manager", "sccm-small", { "current-technologies": NAMED });
  const said = [
    /^SQL Server 2014 · 9 July 2024 · paid updates only, to 12 July 2027 · Outside this project/m,
    /^SQL Server 2016 · 14 July 2026 · .* · Outside this project/m,
    /^SQL Server 2017 · 12 October 2027 · ends within 12 months.* · Outside this project/m,
  ];
  for (const row of said) expect(beside).toMatch(row);
});

test("a row of several versions names each of them, and the last of their ends", () => {
  const beside = { "company-size": ["small"], "current-technologies": [...NAMED, "office-365"] };
  expect(supportTable("azure-migration", "azure-rehost", { ...beside, "current-technologies": NAMED })).toMatch(
    /^(Exchange Server 2013, 2016 and 2019|SharePoint Server 2013, 2016 and 2019) · .* at the latest/m,
  );
  expect(supportTable("configuration-manager", "sccm-medium", { ...beside, "company-size": ["medium"] })).toMatch(
    /^Office 2016, 2019 and 2021 · 13 October 2026 at the latest · ended/m,
  );
});

test("a version that nobody stated ends something only if it is in use", () => {
  const said = (answers: Answers) => {
    const today = new Date("2026-12-01T10:00:00Z");
    const named = { "solution-type": ["security"], "solution-configuration": ["security-identity"] };
    const asked = { ...workedExample(), ...named, timeline: ["no-timeline"], "current-technologies": NAMED };
    const tree = composed(inputFor({ ...asked, ...answers }, { today }));
    return [
      cells(tree, "summary.headline"),
      cells(tree, "appendix.risks"),
      plainOf(tree, "timeline.deadline"),
      plainOf(tree, "summary.decisions"),
    ].join("\n");
  };
  const assumed = said({});
  expect(assumed).toMatch(/end of support of Windows Server 2016, if in use/);
  expect(assumed).toMatch(/End of support of Windows Server 2016, if in use, on 12 January 2027/);
  expect(assumed).toMatch(/each system found on Windows Server 2016/);
  expect(assumed).not.toMatch(/Windows Server 2016(?!, if in use|:| \(option[,)]| or older:)/);
  const stated = said({ "windows-server-version": ["2016"], "exchange-version": ["2016"] });
  expect(stated).toMatch(/End of support of Windows Server 2016 on 12 January 2027/);
  expect(stated).toMatch(/each system on Windows Server 2016/);
});

test("the Windows that every desk may have is not left out for that of kiosks", () => {
  const shop = { "company-size": ["small"], industry: ["retail"], "current-technologies": TECHNOLOGIES };
  const table = supportTable("configuration-manager", "sccm-small", shop);
  expect(table).toContain("Windows 11 24H2 Pro");
  expect(table).not.toContain("LTSC 2021");
});

test("no product is said to have ended that the oldest Windows Server in use cannot carry", () => {
  const table = (version: string) =>
    supportTable("security", "security-assessment", {
      "current-technologies": ["windows-server", "sharepoint"],
      "windows-server-version": [version],
    });
  expect(table("2019")).toMatch(/^SharePoint Server .*2019/m);
  for (const version of ["2022", "2025"]) expect(table(version)).not.toContain("SharePoint Server 2019");
});

test("a deadline that leaves no days to decide in asks nobody for a decision", () => {
  const gates = (date: string) =>
    gatesOf(
      new Brief(
        inputFor(
          {
            ...workedExample(),
            "solution-type": ["microsoft-365"],
            "solution-configuration": ["m365-secure"],
            "current-technologies": ["office-365"],
          },
          { today: new Date(`${date}T10:00:00Z`) },
        ),
      ),
    ).map(({ day }) => day);
  const off = dayOfIso(SMTP_OFF);
  expect(gates("2026-12-01")).toContain(off);
  expect(gates("2026-12-30")).not.toContain(off);
  expect(gates("2026-12-31")).not.toContain(off);
});

test("where nothing ends within a year, the first page names what has just ended of versions that nobody gave", () => {
  const page = (date: string, answers: Answers = {}) =>
    cells(
      composed(
        inputFor(
          { ...workedExample(), "current-technologies": ["windows-server", "active-directory"], ...answers },
          { today: new Date(`${date}T10:00:00Z`) },
        ),
      ),
      "summary.headline",
    );
  expect(page("2027-01-20")).toMatch(
    /Windows Server [\d, R]*(and )?2016, if in use, left support (on|by) 12 January 2027/,
  );
  expect(page("2027-01-20", { "windows-server-version": ["2025"] })).not.toContain("left support");
  expect(page("2026-11-23")).not.toContain("left support"); // its end is the nearest date
  expect(page("2028-02-20")).not.toContain("left support");
});

test("a fixed date on which no product ends is named, and the next deadline is not a later one", () => {
  const tree = (deadline: string, version = "2019") =>
    composed(
      inputFor(
        {
          ...workedExample(),
          "current-technologies": ["windows-server", "active-directory"],
          "windows-server-version": [version],
          deadline: [deadline],
          "deadline-reason": ["support"],
        },
        { today: new Date("2026-12-01T10:00:00Z") },
      ),
    );
  const said = plainOf(tree("2027-10-06"), "environment.deadline");
  expect(said).toContain(
    "The next deadline for this work is 6 October 2027, as given. No product named ends on that day",
  );
  expect(cells(tree("2027-10-06"), "summary.headline")).toMatch(/^Nearest product date · 6 October 2027: as given/m);
  expect(plainOf(tree("2027-10-06", "2016"), "environment.deadline")).toContain(
    "No product named ends on 6 October 2027, the fixed date",
  );
  const matched = plainOf(tree("2029-01-09"), "environment.deadline");
  expect(matched).not.toContain("as given");
});

test("whatever version of Windows Server may be in use has its row, and what a tenant loses is told beside servers too", () => {
  const of = (solution: string, configuration: string, answers = {}) => {
    const named = { "solution-type": [solution], "solution-configuration": [configuration] };
    const used = { "company-size": ["medium"], "current-technologies": ["windows-server", "office-365"] };
    return composed(inputFor({ ...workedExample(), ...named, ...used, ...answers }));
  };
  const hybrid = of("hybrid-cloud", "hybrid-azure-local");
  for (const version of ["2016", "2019", "2022", "2025"])
    expect(cells(hybrid, "environment.lifecycle")).toContain(`Windows Server ${version}`);
  expect(cells(hybrid, "environment.services")).toMatch(/Exchange Web Services shutdown .* Outside this project/);
  for (const tree of [hybrid, of("security", "security-zero-trust"), of("microsoft-365", "m365-secure")])
    expect(cells(tree, "environment.services")).toMatch(/last 2011 Secure Boot certificate/);
  const used = { "company-size": ["small"], "current-technologies": ["active-directory", "office-365"] };
  const small = of("hybrid-cloud", "hybrid-azure-local", used); // first what the project itself acts on
  expect(`${cells(small, "environment.services")}${plainOf(small, "environment.services")}`).toMatch(
    /Entra Connect Sync/,
  );
});

test("a small organisation reads which days of its plan nobody works", () => {
  const tree = composed(inputFor({ ...workedExample(), "company-size": ["small"] }));
  expect(plainOf(tree, "timeline.absences")).toMatch(/^Days off: /);
});
