import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf } from "./documents.ts";

test("a hybrid is never without synchronisation", () => {
  const tree = documentOf("m365-hybrid");
  expect(cells(tree, "architecture.components")).toContain("Synchronisation servers");
  expect(cells(tree, "decisions")).toContain("Connect Sync 2.5.79.0 or later with a staging server");
  expect(cells(tree, "appendix.assumptions")).toMatch(/Active Directory exists, although it was not/);
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

test("a tenant that carries Azure or Power Platform already takes Microsoft 365", () => {
  const tree = documentOf("m365-new-tenant", { "current-technologies": ["power-platform"] });
  expect(cells(tree, "appendix.assumptions")).toContain("no second tenant is created");
});

test("an assumption that takes a task away says so, whatever its days", () => {
  const tree = documentOf("m365-new-tenant", {
    "company-size": ["small"],
    "current-technologies": ["teams", "sharepoint"],
  });
  expect(cells(tree, "appendix.assumptions")).toContain("No content moves, and its task is dropped");
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
  const tree = documentOf("m365-hybrid", {
    "company-size": ["enterprise"],
    "current-technologies": ["exchange-server", "active-directory"],
  });
  expect(cells(tree, "bill")).not.toContain("Exchange Server SE, hybrid server");
  expect(cells(tree, "appendix.assumptions")).toMatch(/runs on the free hybrid licence.*subscription, by quotation/);
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

test("files that the space of the tenant does not hold are not sent there unsaid", () => {
  const space = (gb: string, ...technologies: string[]) => {
    const answers: Answers = {
      "company-size": ["medium"],
      "head-count": ["100"],
      "file-volume": [gb],
      ...(technologies.length > 0 && { "current-technologies": technologies }),
    };
    const tree = documentOf("m365-new-tenant", answers);
    return ["architecture.sizing", "appendix.assumptions"].map((table) => cells(tree, table)).join("\n");
  };
  expect(space("9001")).toMatch(/the other [\d,]+ GB go to OneDrive/);
  expect(space("9001")).toMatch(/no storage is bought\. · USD [\d,]+ a year for all of it/);
  expect(space("500")).not.toMatch(/go to OneDrive|no storage is bought/);
  const shared = space("9001", "office-365", "sharepoint", "exchange-server");
  expect(shared).toMatch(/at least [\d,]+ GB, more by what existing sites and those of SharePoint Server take, go to/);
  expect(shared).not.toMatch(/the other [\d,]+ GB go/);
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
      new RegExp(`^${product}.*(?<!Outside this project(; upgrade to \\S+ or retire(; guide: [^·]*)?)?\\.)$`, "m").test(
        cells(tree, "environment.lifecycle"),
      ),
    );
  expect(cells(tree, "appendix.assumptions")).toMatch(/The versions of [^.;]*Windows Server[^.;]* in use/);
  expect(cells(tree, "appendix.assumptions")).not.toContain("Which versions of SQL Server");
});

test("a health check is no dearer with its sites, and assumes none", () => {
  const days = (configuration: string, sites: string) =>
    cells(documentOf(configuration, { sites: [sites] }), "budget.adjusters");
  expect(days("m365-secure", "9")).toContain("9 sites instead of the usual");
  expect(days("m365-secure", "9")).toContain("for each full three (full threes: 3 here, ");
  expect(days("m365-optimise", "9")).not.toContain("sites instead of the usual");
  expect(days("m365-optimise", "9")).toContain("9 sites (the same work for all)");
  expect(cells(documentOf("m365-optimise"), "appendix.assumptions")).not.toMatch(/Planned for \d+ sites?\./);
  expect(cells(documentOf("m365-secure"), "appendix.assumptions")).toMatch(/Planned for \d+ sites?\./);
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
    for (const asked of [
      "Exchange Server: version",
      "SharePoint: Online, or Server with its version",
      "devices that send mail",
      "Public domains",
    ])
      expect(requests.split(asked), `${size} ${asked}`).toHaveLength(2);
  }
});

test("mail that was counted where none moves is taken to be in the tenant, and its move is priced", () => {
  const told = (configuration: string) =>
    toMarkdown(documentOf(configuration, { "mail-volume": ["275"], "current-technologies": ["office-365"] }));
  expect(told("m365-secure")).toContain("275 GB.** Taken to be in this tenant, as decided before the order");
  expect(told("m365-secure")).toMatch(
    /Confirm that the 275 GB of mail are in this tenant already, or order their move \(\d+ to \d+ days, up to EUR/,
  );
  expect(told("m365-new-tenant")).not.toMatch(/Not moved here|in this tenant already|Taken to be in this tenant/);
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

test("what closes the gap of an existing backup is priced", () => {
  const told = (answers: Answers) => toMarkdown(documentOf("m365-optimise", { "data-loss": ["hour"], ...answers }));
  expect(told({ "mail-volume": ["1800"] })).toContain("closes a longer gap for USD 3,240 a year for mail alone");
  expect(told({ "mail-volume": ["1800"], "file-volume": ["2000"] })).toContain(
    "for USD 3,240 a year for mail and USD 3,600 for files",
  );
  expect(told({})).toContain("closes a longer gap for USD 1,800 a year per 1,000 GB");
});

test("sites that move with apps and flows on their lists are told apart from workflows", () => {
  const told = (...technologies: string[]) => documentOf("m365-new-tenant", { "current-technologies": technologies });
  const makers = told("sharepoint", "power-platform");
  expect(cells(makers, "environment.technologies")).toContain("apps and flows on SharePoint Server lists");
  expect(cells(makers, "appendix.assumptions")).toContain("SharePoint in the answers means SharePoint Server");
  expect(toMarkdown(told("sharepoint"))).not.toContain("apps and flows on SharePoint Server lists");
  expect(toMarkdown(told("power-platform"))).not.toContain("apps and flows on SharePoint Server lists");
});

test("where mail is decides the price: of a tenant in use it is confirmed with the order, at the days of leaving mail alone", () => {
  const tree = documentOf("m365-new-tenant", { "company-size": ["medium"], "current-technologies": ["teams"] });
  expect(toMarkdown(tree)).toContain(
    "Confirm by the MX record that mail is with another provider, in no Microsoft 365 tenant yet",
  );
  expect(cells(tree, "appendix.assumptions")).toContain("No mailbox moves: about 25% less effort");
  const none = documentOf("m365-new-tenant", { "company-size": ["medium"], "current-technologies": ["none"] });
  expect(toMarkdown(none)).toContain("Confirm by the MX record who has the mail");
  expect(toMarkdown(none)).not.toContain("in no Microsoft 365 tenant yet");
});

test("a health check says what it takes of the plan held and of mail beside its tenant", () => {
  const assumed = (...technologies: string[]) =>
    cells(
      documentOf("m365-optimise", {
        "company-size": ["enterprise"],
        "head-count": ["1200"],
        "user-licences": ["1100"],
        "current-technologies": technologies,
      }),
      "appendix.assumptions",
    );
  expect(assumed("exchange-server")).toMatch(
    /licences held are Microsoft 365 E5[\s\S]*Mailboxes are in Exchange Online/,
  );
  expect(assumed("office-365")).not.toContain("Mailboxes are in Exchange Online");
});

test("patient data of the United States moves under agreements of business associates only", () => {
  const assumed = (country: string) => {
    const base = inputFor({
      ...workedExample(),
      "solution-type": ["microsoft-365"],
      "solution-configuration": ["m365-new-tenant"],
    });
    return cells(composed({ ...base, client: { ...base.client, country } }), "appendix.assumptions");
  };
  expect(assumed("United States")).toContain("bound by a HIPAA business associate agreement");
  expect(assumed("Ireland")).not.toContain("HIPAA");
});
