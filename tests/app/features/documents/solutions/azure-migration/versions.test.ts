import { expect, test } from "vitest";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import {
  documentOf,
  EVERY,
  inputOf,
  SIZES,
} from "#tests/app/features/documents/solutions/azure-migration/documents.ts";
import { askedIn, cells } from "#tests/app/features/documents/solutions/cells.ts";

/** The number at the end of what the first page asks. */
const numberIn = (text = "") => /\((D-\d+)\)\.$/.exec(text)?.[1];

test("SharePoint that is taken as a service has no end of support", () => {
  const lifecycle = (...technologies: string[]) =>
    cells(
      documentOf("azure-rehost", "small", {
        "current-technologies": ["windows-server", "sharepoint", ...technologies],
      }),
      "environment.lifecycle",
    );
  expect(lifecycle()).toContain("SharePoint Server 2013, 2016 and 2019");
  expect(lifecycle("office-365", "sql-server")).not.toContain("SharePoint Server");
  expect(lifecycle("office-365", "sql-server", "exchange-server")).toContain("SQL Server 2016");
});

test("servers that move have ends of support, whatever was named", () => {
  const tree = documentOf("azure-platform", "enterprise", { "current-technologies": ["active-directory"] });
  expect(cells(tree, "environment.lifecycle")).toContain("Windows Server 2016");
});

test.each(EVERY)(
  "%s at %s keeps no version of SQL Server on its machine as it is that has lost support",
  (id, size) => {
    const technologies = ["windows-server", "sql-server", "active-directory"];
    for (const version of ["2014", "2016", "unknown"]) {
      const tree = documentOf(id, size, { "current-technologies": technologies, "sql-version": [version] });
      expect(cells(tree, "decisions")).not.toContain("stay on their machines, unchanged");
    }
  },
);

test("who names the oldest version of each product is not told that versions are missing", () => {
  const named = {
    "current-technologies": ["windows-server", "sql-server"],
    "primary-objective": ["cost-reduction"],
    "windows-server-version": ["2019"],
  };
  const open = "SQL Server, version not yet known, is in use";
  expect(cells(documentOf("azure-rehost", "medium", named), "decisions")).toContain(open);
  const both = { ...named, "sql-version": ["2019"] };
  expect(cells(documentOf("azure-rehost", "medium", both), "decisions")).not.toContain(open);
});

test("no paid updates are offered for a version that has none", () => {
  const answers = { "windows-server-version": ["2012"], "current-technologies": ["windows-server"] };
  const tree = documentOf("azure-rehost", "medium", answers);
  expect(cells(tree, "summary.decisions")).toContain(
    "Windows Server 2012, 2012 R2 and 2016: upgrade, isolation or, for 2016 alone, paid updates",
  );
  expect(cells(tree, "decisions")).toContain("isolated or, on Windows Server 2016 alone, covered by paid updates");
  expect(cells(tree, "decisions")).not.toContain("covered by extended updates");
  expect(cells(tree, "appendix.risks")).toContain("updates are no longer sold");
  const later = documentOf("azure-rehost", "medium", { ...answers, "windows-server-version": ["2016"] });
  expect(cells(later, "summary.decisions")).toContain("Windows Server 2016: upgrade, paid updates or isolation");
});

test("mail and sites without updates are a risk and a decision, with what guards them until their project", () => {
  for (const size of ["small", "medium"]) {
    const technologies = { "current-technologies": ["exchange-server", "sharepoint"] };
    const tree = documentOf("azure-landing-zone", size, technologies);
    expect(cells(tree, "decisions")).toContain("reachable from the internet by the client's own VPN only");
    expect(cells(tree, "summary.decisions")).toMatch(
      /Order the project that moves mail and SharePoint \(.*guide .* days, likely \d+\), unless its servers run Subscription Edition .*Approve by \d+ \w+ \d{4} that Exchange and SharePoint servers older than SE are closed to the internet \(D-\d+\)/s,
    );
    expect(cells(tree, "appendix.risks")).toMatch(
      /Unpatched Exchange and SharePoint Servers are compromised.* 4 × 5 = 20/,
    );
    const supported = documentOf("azure-landing-zone", size, {
      "current-technologies": ["sharepoint", "office-365"],
    });
    expect(cells(supported, "decisions")).not.toContain("Unpatched servers outside");
    expect(cells(supported, "appendix.risks")).not.toContain("compromised");
    expect(cells(documentOf("azure-exit", size, technologies), "decisions")).not.toContain("Unpatched servers outside");
  }
});

test("an old mail server lets in what moves its mailboxes, and its users are told what they lose", () => {
  for (const configuration of ["azure-rehost", "azure-exit"]) {
    const decided = cells(
      documentOf(configuration, "medium", { "current-technologies": ["exchange-server"] }),
      "decisions",
    );
    expect(decided).toContain("Exchange Online admitted to move mailboxes");
    expect(decided).toContain("phones read mail over the VPN only");
  }
});

test("servers found on Windows Server 2016 after its support has ended are decided on", () => {
  const on = (day: string) => {
    const input = inputOf("azure-rehost", "small", { "current-technologies": ["windows-server"] });
    return composed({ ...input, today: new Date(`${day}T10:00:00Z`) });
  };
  const found =
    "Decide for each system on Windows Server 2016, without updates since 12 January 2027, by your own list";
  expect(cells(on("2027-02-01"), "environment.requests")).toContain("2016, by your own records");
  expect(cells(on("2027-02-01"), "summary.decisions")).toContain(found);
  expect(cells(on("2026-11-23"), "summary.decisions")).not.toContain(found);
  // what is chosen has its line
  expect(cells(on("2027-02-01"), "bill").match(/Paid security updates for Windows Server 2016/g)).toHaveLength(1);
});

test("servers open to attack wait for no design sign-off", () => {
  const tree = documentOf("azure-rehost", "medium", { "current-technologies": ["exchange-server"] });
  const asked = cells(tree, "summary.decisions").split("\n");
  const place = asked.findIndex((text) => text.startsWith("Order the project that moves"));
  const steps = cells(tree, "next.steps");
  const [, order = "no order"] = /^(.*) · Sign the order/m.exec(steps) ?? [];
  expect(steps).toMatch(new RegExp(`^${order} · Decide on .*\\b${numberIn(asked[place])}\\b`, "m"));
  expect(cells(tree, "decisions")).toContain("A separate project is ordered with this one");
});

test("who names a version of SQL Server without ordinary support finds the line of its paid updates", () => {
  const bill = (version: string) =>
    cells(
      documentOf("azure-platform", "medium", { "current-technologies": ["sql-server"], "sql-version": [version] }),
      "bill",
    );
  expect(bill("2016")).toContain("Paid security updates for SQL Server (option) · 1 · one line for SQL Server 2016");
  expect(bill("2019")).not.toContain("for SQL Server (option)");
});

test("a database that moves as it is, shortly before its support ends, heads the list of what comes next", () => {
  const decided = (version: string) =>
    cells(
      documentOf("azure-rehost", "medium", { "current-technologies": ["sql-server"], "sql-version": [version] }),
      "decisions",
    );
  expect(decided("2017")).toContain(
    "unchanged, and SQL Server 2017, whose support ends on 12 October 2027, heads the modernisation list",
  );
  expect(decided("2022")).toContain("Databases stay on their machines, unchanged; a Managed Instance");
});

test("a small organisation names who upgrades a database that its servers can carry and whose support ends soon", () => {
  const asked = (version: string) =>
    askedIn(
      documentOf("azure-rehost", "small", {
        "current-technologies": ["sql-server", "windows-server"],
        "windows-server-version": ["2022"],
        "sql-version": [version],
      }),
    );
  expect(asked("unknown")).toContain("name who upgrades any SQL Server 2017 before its support ends");
  expect(asked("2017")).toContain("name who upgrades SQL Server 2017 before its support ends");
  expect(asked("2022")).not.toContain("who upgrades");
});

test("a database whose support has ended by the day of the document is upgraded, not moved as it is", () => {
  const on = (day: string) => {
    const answers = {
      ...workedExample(),
      "solution-type": ["azure-migration"],
      "solution-configuration": ["azure-rehost"],
      "company-size": ["medium"],
      "current-technologies": ["sql-server", "windows-server"],
      "sql-version": ["2017"],
    };
    return cells(composed(inputFor(answers, { today: new Date(`${day}T10:00:00Z`) })), "decisions");
  };
  expect(on("2026-11-23")).toContain("unchanged, and SQL Server 2017, whose support ends on 12 October 2027");
  expect(on("2027-11-01")).toContain("Databases stay on their machines; an out-of-support version is upgraded");
});

test("an exit keeps the internet away from the old mail server until it has left", () => {
  const stands = (named: string[]) =>
    cells(documentOf("azure-exit", "medium", { "current-technologies": named }), "decisions");
  expect(stands(["exchange-server"])).toMatch(
    /until then their servers are reachable from the internet by the client's own VPN only, with inbound mail filtered/,
  );
  expect(stands(["sharepoint"])).toMatch(
    /until then their servers are reachable from the internet by the client's own VPN only\. Without an agreed date/,
  );
});

test("extended updates are decided on where a version in use can have lost its support", () => {
  const decided = (server: string) =>
    cells(
      documentOf("azure-rehost", "large", {
        "current-technologies": ["windows-server", "sql-server"],
        "windows-server-version": [server],
      }),
      "decisions",
    ).includes("Extended security updates.");
  expect(decided("2022")).toBe(false); // carries no SQL Server older than 2017
  expect(decided("2019")).toBe(true);
  expect(decided("2012")).toBe(true);
});

test("a server that moves after its updates end is covered until its wave, not until that day", () => {
  const tree = documentOf("azure-rehost", "medium", { "windows-server-version": ["2016"] });
  expect(cells(tree, "decisions")).toMatch(
    /By 12 January 2027 each system found is covered by paid updates or isolated, until its wave; decided by/,
  );
});

test("SharePoint on a Windows Server that runs no unsupported version is not called unpatched, and its version is requested", () => {
  const on = (version: string) =>
    documentOf("azure-rehost", "medium", {
      "current-technologies": ["windows-server", "active-directory", "sharepoint"],
      "windows-server-version": [version],
    });
  for (const version of ["2016", "2019", "unknown"]) {
    expect(cells(on(version), "decisions"), version).toContain("Unpatched servers outside the waves");
    expect(cells(on(version), "appendix.risks"), version).toContain("Unpatched SharePoint Server is compromised");
  }
  for (const version of ["2022", "2025"]) {
    const said = JSON.stringify(on(version));
    expect(said, version).not.toMatch(/Unpatched|2016 and 2019 left support|versions up to 2019/);
    expect(cells(on(version), "environment.requests"), version).toContain("SharePoint Server: version");
  }
});

test("old versions of Windows Server are decided on once", () => {
  const decided = cells(documentOf("azure-rehost", "medium", { "windows-server-version": ["unknown"] }), "decisions");
  expect(decided).toContain("Windows Server 2016 or older when updates end");
  expect(decided).toContain("isolated or, on Windows Server 2016 alone, covered by paid updates");
  expect(decided).not.toContain("Extended security updates.");
});

test("Windows Server 2016 without ordinary support has a line of paid updates and a decision on each system", () => {
  const on = (today: string, version = "2016") =>
    composed({
      ...inputOf("azure-platform", "medium", { "windows-server-version": [version] }),
      today: new Date(`${today}T10:00:00Z`),
    });
  const lapsed = on("2027-03-16");
  const LINE = /Paid security updates for Windows Server 2016 \(option\)/g;
  expect(cells(lapsed, "bill").match(LINE)).toHaveLength(1);
  expect(askedIn(lapsed)).toContain("Decide for each known system on Windows Server 2016: isolation or paid updates");
  expect(cells(on("2026-12-01"), "bill").match(LINE)?.length ?? 0).toBeLessThan(2); // the plan's own line stands alone
  for (const tree of [on("2027-03-16", "2019"), on("2030-02-01")]) expect(cells(tree, "bill")).not.toMatch(LINE);
  const onTheDay = on("2027-01-12"); // too late for a decision of the plan
  expect(cells(onTheDay, "bill").match(LINE)).toHaveLength(1);
  expect(askedIn(onTheDay)).toContain("Decide for each known system on Windows Server 2016: isolation or paid updates");
});

test("a database that moves as it is leaves its next upgrade outside, and says so", () => {
  const outside = (version: string) =>
    plainOf(
      documentOf("azure-exit", "small", { "current-technologies": ["sql-server"], "sql-version": [version] }),
      "solution.out-of-scope",
    );
  expect(outside("2017")).toContain("upgrading SQL Server 2017");
  expect(outside("2022")).not.toContain("upgrading SQL");
});

test("a first wave promises no upgrade of servers that it leaves where they are", () => {
  const technologies = { "current-technologies": ["windows-server", "active-directory"] };
  const first = JSON.stringify(documentOf("azure-landing-zone", "small", technologies));
  expect(first).toContain("in the first wave are upgraded in the move; for those that stay, the client decides");
  expect(first).not.toContain("are upgraded during migration");
  expect(first).not.toContain("covered by one of the three until their wave");
  expect(JSON.stringify(documentOf("azure-rehost", "small", technologies))).toContain("are upgraded during migration");
});

test.each(SIZES)(
  "Windows Server 2016 that may be unpatched at %s is decided on with the order, and is a risk",
  (size) => {
    const tree = composed({
      ...inputOf("azure-rehost", size, { "current-technologies": ["windows-server", "sql-server"] }),
      today: new Date("2027-01-15T10:00:00Z"),
    });
    const asked = cells(tree, "summary.decisions").split("\n");
    const place = asked.findIndex((text) => text.includes("each system on Windows Server 2016, without updates"));
    expect(place).toBeGreaterThanOrEqual(0);
    const steps = cells(tree, "next.steps");
    const [, order = "no order"] = /^(.*) · Sign the order/m.exec(steps) ?? [];
    expect(steps).toMatch(new RegExp(`^${order} · Decide on .*\\b${numberIn(asked[place])}\\b`, "m"));
    expect(cells(tree, "appendix.risks")).toContain(
      "Systems on Windows Server 2016, without updates since 12 January 2027,",
    );
  },
);

test("a version of SQL Server that was named and has lost its support is decided on before the order", () => {
  const said = (version: string) =>
    askedIn(
      documentOf("azure-landing-zone", "medium", {
        "current-technologies": ["windows-server", "sql-server"],
        "sql-version": [version],
      }),
    );
  expect(said("2016")).toMatch(
    /each instance of SQL Server 2016, out of support since 14 July 2026: isolation or paid/,
  );
  expect(said("2019")).not.toContain("each instance of SQL Server");
});
