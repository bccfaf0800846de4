import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, everyDocument } from "./documents.ts";

test("versions of Exchange Server are spoken of where it stands or is taken to stand", () => {
  const options = (configuration: string, ...technologies: string[]) =>
    cells(documentOf(configuration, { "current-technologies": technologies }), "options.description");
  expect(options("m365-new-tenant", "none")).not.toContain("Exchange");
  expect(options("m365-new-tenant", "exchange-server")).toContain("Exchange Server SE in hybrid");
  expect(options("m365-hybrid", "none")).toContain("Exchange Server SE in hybrid");
});

test("an option that leaves out what was asked for cannot lead", () => {
  const asked = ["data-loss-prevention", "data-encryption"];
  for (const { name, tree } of everyDocument({
    "security-requirements": asked,
    "primary-objective": ["cost-reduction"],
  })) {
    expect(toMarkdown(tree), name).not.toMatch(/Before ordering, (choose|decide)(?!.*costs clearly less)/);
  }
});

test("a hybrid that keeps a server to patch is no less effort to run than one that keeps none", () => {
  for (const size of ["small", "medium", "large"]) {
    const run = cells(
      documentOf("m365-hybrid", { "company-size": [size], "current-technologies": ["exchange-server"] }),
      "options.scores",
    )
      .split("\n")
      .find((row) => row.startsWith("Low effort to run"));
    const [none = 0, kept = 0] = (run?.split(" · ").slice(2, 4) ?? []).map(Number);
    expect(kept, size).toBeLessThan(none);
  }
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
  const asked = (...objectives: string[]) =>
    toMarkdown(documentOf("m365-hybrid", { "company-size": ["large"], "primary-objective": objectives }));
  const either = /[Aa]pprove (move requests for either option|moving mail by)/g;
  for (const objectives of [["enhance-security"], ["productivity"], ["productivity", "cost-reduction", "scalability"]])
    expect(asked(...objectives).match(either), objectives.join()).toHaveLength(1);
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
    /C \(Stay and harden\)(, C recommended)?; licences for the mail server, access and Office come/,
  );
  expect(asked()).toMatch(
    /C \(Current systems, stronger sign-in\)(, C recommended)?; today's mail and file costs come/,
  );
  for (const text of [asked("exchange-server"), asked()])
    expect(text).toMatch(/approve moving mail (by|from) .*, if A is chosen/i);
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

test("no option pays for days that run it, since the one asked for has none, but advice in the place of a project", () => {
  const days = (configuration: string, answers: Answers = {}) =>
    toMarkdown(documentOf(configuration, { "company-size": ["small"], ...answers })).match(
      /\d+ (?:× Consultant operations day|consultant days|advisory days)/g,
    );
  expect(days("m365-secure")).toBeNull();
  expect(days("m365-optimise")).toContain("6 advisory days");
  expect(days("m365-hybrid", { "current-technologies": ["exchange-server"] })).toBeNull();
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
        "current-technologies": ["office-365"],
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

test("mail that stays elsewhere is not backed up with the files of the tenant", () => {
  const included = (loss: string) =>
    toMarkdown(
      documentOf("m365-new-tenant", {
        "company-size": ["small"],
        "data-loss": [loss],
        "mail-volume": ["400"],
        "file-volume": ["250"],
      }),
    );
  expect(included("minutes")).toMatch(/Microsoft 365 Backup \| 650 /);
  expect(included("minutes")).toMatch(/\*\*B includes:\*\* .*except .*250 × Microsoft 365 Backup/);
  expect(included("day")).not.toContain("250 × Microsoft 365 Backup");
});

test("mail that stays at home leaves its machines out of the sum, and a plan that may license its servers is named", () => {
  const options = (size: string) =>
    cells(documentOf("m365-hybrid", { "company-size": [size], "security-requirements": ["mfa"] }), "options.figures");
  expect(options("enterprise").match(/servers, storage and mail backup/g)).toHaveLength(2);
  expect(options("enterprise").match(/unless the agreement for E[35] includes them/g)).toHaveLength(1);
  expect(options("small").match(/servers, storage and mail backup/g)).toHaveLength(2);
  expect(options("small")).not.toContain("unless the agreement");
});

test("a suite is left out for what its priced plans lack, and where they end", () => {
  const told = (configuration: string, size: string, requirement: string) =>
    toMarkdown(documentOf(configuration, { "company-size": [size], "security-requirements": [requirement] }));
  expect(told("m365-new-tenant", "medium", "data-loss-prevention")).toContain(
    "include no DLP, which is required; higher ones are by quotation",
  );
  expect(told("m365-new-tenant", "enterprise", "zero-trust")).toContain(
    "stop at 300 users and include no device conditions, which Zero Trust requires; higher ones are by quotation",
  );
});

test("what leaves labels for later saves the days of their factor, and no more", () => {
  const row = (size: string) =>
    cells(
      documentOf("m365-secure", { "company-size": [size], "security-requirements": ["threat-protection"] }),
      "options.figures",
    );
  for (const [size, share] of [
    ["small", 1 / 1.4],
    ["enterprise", 1 / 1.15],
  ] as const) {
    const [a, b] = row(size)
      .split("\n")
      .map((line) => Number(/ · (\d+(?:\.5)?) · /.exec(line)?.[1]));
    expect(Math.abs((b ?? 0) / (a ?? 1) - share), size).toBeLessThan(0.03);
  }
});

test("what another suite would end is told with its price, so that it can be set against the first option", () => {
  const left = (answers: Answers) =>
    cells(
      documentOf("m365-new-tenant", {
        "company-size": ["small"],
        industry: ["finance"],
        "head-count": ["40"],
        "current-technologies": ["office-365"],
        ...answers,
      }),
      "options.figures",
    );
  expect(left({ "shift-workers": ["0"] })).toContain("no longer needed, up to USD 10,560 a year"); // 40 × 22 × 12
  expect(left({ "shift-workers": ["10"] })).toContain("no longer needed, up to USD 9,120 a year"); // 30 × 22 × 12 + 10 × 10 × 12
  expect(left({ "user-licences": ["20"] })).toContain("no longer needed, up to USD 5,280 a year");
  expect(left({ "user-licences": ["0"] })).not.toContain("no longer needed, up to");
});

test("E5 for all is compared with E5 for the fifth that the plan decision names, at its price", () => {
  const tree = documentOf("m365-secure", {
    "company-size": ["enterprise"],
    "current-technologies": ["office-365"],
    "primary-objective": ["remote-work"],
    "user-licences": ["6293"],
  });
  expect(cells(tree, "options.description")).toMatch(/E5 for a fifth, E3 for the others .* E5 for the [\d,]+ people/);
  expect(toMarkdown(tree)).toMatch(
    /includes:\*\* the priced lines of A except .*; [\d,]+ × Step from Microsoft 365 E3 to E5/,
  );
  expect(toMarkdown(documentOf("m365-secure", { "company-size": ["large"] }))).not.toContain("E5 for a fifth");
});

test("where no objective calls for E5 beyond a fifth, E5 for all is held against it, dearer by what the decision says", () => {
  const tree = documentOf("m365-new-tenant", {
    "company-size": ["enterprise"],
    "primary-objective": ["productivity"],
    "security-requirements": ["threat-protection", "zero-trust"],
    "head-count": ["2000"],
    "shift-workers": ["0"],
    "user-licences": ["0"],
  });
  expect(cells(tree, "bill")).toContain("Microsoft 365 E5 for the sensitive group · 400");
  expect(cells(tree, "options.description")).toMatch(
    /E5 for all · The same project; E5 for all 2,000 people · USD 403,200 a year more at list price/, // 1,600 × 21 × 12
  );
  expect(cells(tree, "decisions")).toContain("E5 for all users would add USD 403,200 a year");
  const amounts = (currency: string) =>
    cells(tree, "options.figures")
      .split("\n")
      .map((row) =>
        [...row.matchAll(new RegExp(`${currency} ([\\d,]+)`, "g"))].map(([, sum = ""]) =>
          Number(sum.replaceAll(",", "")),
        ),
      );
  const dearer = (currency: string) => {
    const [designed = [], all = []] = amounts(currency);
    return Math.max(...all) - Math.max(...designed);
  };
  expect(dearer("USD")).toBe(403_200);
  expect(dearer("EUR")).toBe(3 * 403_200 * 0.87); // three years, in the currency of services
});

test("the hybrid that is designed is in front of the other one, with few mailboxes and with many", () => {
  const said = (size: string) =>
    cells(
      documentOf("m365-hybrid", {
        "company-size": [size],
        "primary-objective": ["digital-transformation"],
        "current-technologies": ["exchange-server", "active-directory"],
      }),
      "options.scores",
    );
  const weighted = (size: string) =>
    said(size)
      .match(/\d\.\d\d/g)
      ?.map(Number) ?? [];
  for (const size of ["small", "medium", "large"]) expect(weighted(size)[1]).toBeLessThan(weighted(size)[0] ?? 0);
});
