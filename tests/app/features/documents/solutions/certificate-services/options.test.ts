import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { Brief } from "#app/features/documents/brief/brief.ts";
import { effortOf, leastWeeks } from "#app/features/documents/effort/effort.ts";
import { outlineOf } from "#app/features/documents/options/outline.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed, contentFor } from "#tests/app/features/documents/composed.ts";
import { askedIn, cells } from "#tests/app/features/documents/solutions/cells.ts";
import { contentWith, DIRECTORY_OR_NOT, ENTERPRISE_PKI, everywhere, plainOfSections } from "./documents.ts";

test("keys of a public body are left with no provider, with a directory or without one", () => {
  for (const technologies of DIRECTORY_OR_NOT)
    for (const tree of everywhere({ industry: ["government"], "current-technologies": technologies })) {
      const totals = cells(tree, "options.scores").split("\n").at(-1)?.split(" · ").slice(2);
      for (const [place, option] of cells(tree, "options.figures").split("\n").entries())
        if (/Cloud PKI|managed PKI/.test(option)) expect(totals?.[place]).toBe("left out");
      expect(cells(tree, "appendix.assumptions")).not.toContain("replaces the CA");
    }
});

test("one server without a module is not told that two tiers lose it modules or a second authority", () => {
  const outlined = everywhere({ "current-technologies": ["windows-server", "active-directory"], industry: ["finance"] })
    .concat(everywhere({ "current-technologies": ["windows-server", "active-directory"] }))
    .map((tree) => (/Two tiers from the start/.test(JSON.stringify(tree.sections)) ? plainOfSections(tree) : ""))
    .filter((text) => text.includes("Given up with B"));
  expect(outlined.length).toBeGreaterThan(0);
  for (const text of outlined)
    expect(text).not.toMatch(/hardware-protected keys|requires keys in hardware|must enrol independently/);
});

test("a managed authority is priced by the devices that were counted", () => {
  for (const tree of everywhere({ "head-count": ["2729"], devices: ["2708"], servers: ["300"] })) {
    const counted = /([\d,]+) × Managed PKI, certificates/.exec(plainOfSections(tree))?.[1];
    if (counted) expect(["3,008", "5,737"]).toContain(counted);
  }
});

test("an option that is another configuration takes the days and least weeks of that configuration's own document", () => {
  for (const size of ["small", "medium"])
    for (const industry of ["other", "finance"]) {
      const answers: Answers = { ...ENTERPRISE_PKI, "company-size": [size], industry: [industry], sites: ["1"] };
      const { estimates } = contentWith(answers);
      const two = estimates.find(({ option }) => /offline root and one issuing CA/.test(option.row.name));
      const own = new Brief(
        inputFor({ ...workedExample(), ...answers, "solution-configuration": ["cert-medium-single"] }),
      );
      expect(Math.abs((two?.days ?? 0) - effortOf(own).likely)).toBeLessThanOrEqual(5);
      expect(two?.weeks).toBe(leastWeeks(own));
    }
});

test("days that the tasks fill up stand in an option of another row too", () => {
  const answers: Answers = {
    ...ENTERPRISE_PKI,
    "solution-configuration": ["cert-small-single"],
    "company-size": ["medium"],
    industry: ["other"],
    devices: ["20"],
  };
  const { effort, estimates } = contentWith(answers);
  const two = estimates.find(({ option }) => /^Two tiers/.test(option.row.name));
  const own = contentWith({ ...answers, "solution-configuration": ["cert-medium-single"] }).effort;
  expect(effort.filled.likely).toBeGreaterThan(0);
  expect(Math.abs((two?.days ?? 0) - own.likely)).toBeLessThanOrEqual(15);
});

test("doing without an authority takes less work than building the one that would do", () => {
  for (const size of ["small", "medium"]) {
    const { estimates } = contentWith({ ...ENTERPRISE_PKI, "company-size": [size], industry: ["other"] });
    const [two, ...others] = estimates.slice(1);
    for (const { days, option } of others) expect(days, option.row.name).toBeLessThan(two?.days ?? 0);
  }
});

test("the row of another size is measured against the devices of that size", () => {
  const { effort } = contentWith({
    ...ENTERPRISE_PKI,
    "company-size": ["small"],
    industry: ["other"],
    devices: ["39"],
  });
  expect(effort.rowSize).toBe("large");
  expect(effort.volume?.formula).toBe("1 + 20% × (devices 39 ÷ 1,200 − 1)");
});

test("a handful of people with two sites are shown the one authority that would do, and lose no module by it", () => {
  for (const industry of ["other", "finance"]) {
    const answers: Answers = {
      ...ENTERPRISE_PKI,
      "solution-configuration": ["cert-medium-multi"],
      "primary-objective": ["scalability"],
      industry: [industry],
    };
    const tree = composed(inputFor({ ...workedExample(), ...answers, "company-size": ["small"] }));
    expect(cells(tree, "options.figures")).toContain("offline root and one issuing CA");
    expect(cells(tree, "options.scores")).toMatch(/Scalability and growth · \d+% · ([34]) · \1/); // one issues for thousands; phones in the cloud cost each a point
    expect(plainOfSections(tree)).not.toContain("hardware protection of the keys");
    expect(cells(tree, "environment.conflicts")).toContain("Two issuing CAs are more");
  }
});

test("where the date is missed, the option that can keep it is named beside the choice of date or scope", () => {
  const answers: Answers = { ...workedExample(), ...ENTERPRISE_PKI, industry: ["other"], "company-size": ["small"] };
  const asked = (deadline: string) =>
    plainOf(
      composed(inputFor({ ...answers, "primary-objective": ["cost-reduction"], deadline: [deadline] })),
      "summary.decisions",
    );
  expect(asked("2027-02-12")).toMatch(
    /later date or a smaller scope[:.] .*[;.] B, which takes at least 6 weeks, can meet it/,
  );
  expect(asked("2026-12-24")).not.toContain("can meet it");
});

test("what is still to be built is no ground: no events of old controllers, no sign-in to a directory at a provider", () => {
  for (const technologies of DIRECTORY_OR_NOT)
    for (const tree of everywhere({ "current-technologies": technologies, industry: ["other"] })) {
      const said = plainOfSections(tree);
      const hasDirectory = technologies.includes("active-directory");
      if (!hasDirectory) expect(said).not.toMatch(/events 2889|sign in to the directory|agent on a dedicated/);
    }
});

test("two configurations of the product are told apart by what differs, not by what the product does in both", () => {
  for (const id of ["cert-small-single", "cert-medium-multi", "cert-large-enterprise"]) {
    const { appraisal } = contentWith({
      "solution-configuration": [id],
      "company-size": ["small"],
      "primary-objective": ["innovation", "digital-transformation", "remote-work", "productivity"],
    });
    const same = appraisal.options.find(({ row }) => /offline root and one issuing CA/.test(row.name));
    appraisal.criteria.forEach(({ id: criterion }, place) => {
      if (["time", "run", "enhance-security"].includes(criterion)) return; // what differs
      expect(same?.scores[place], `${id} ${criterion}`).toBe(appraisal.designed.scores[place]);
    });
  }
});

test("a configuration that is larger than needed is held against another option among the decisions, not against three tiers", () => {
  for (const objective of ["scalability", "enhance-security", "innovation"])
    for (const size of ["small", "medium"]) {
      const tree = composed(
        inputFor({
          ...workedExample(),
          "solution-configuration": ["cert-large-enterprise"],
          "company-size": [size],
          "primary-objective": [objective],
        }),
      );
      expect(plainOf(tree, "summary.decisions"), `${objective} ${size}`).toMatch(
        /Confirm A .* [Oo]r take|Choose between A /,
      );
      expect(plainOf(tree, "summary.decisions")).not.toContain("three with policy CAs");
      const goAhead = plainOfSections(tree).includes("proceed with");
      if (goAhead) expect(plainOf(tree, "summary.decisions")).toMatch(/Confirm A .* [Oo]r take/);
      const said = plainOf(tree, "summary.recommendation");
      expect(said).not.toContain("Proceed with");
      if (goAhead) expect(said).toMatch(/confirm that this size is needed \(C-\d+\)[;.] [Ii]f so, proceed with/);
    }
});

test("the option that is designed is not called the chosen one where another configuration is designed", () => {
  for (const tree of everywhere({})) {
    expect(plainOfSections(tree)).toContain("AD CS as designed here");
    expect(plainOfSections(tree)).not.toContain("in the chosen configuration");
  }
});

test("a second issuing authority is no evidence: one with the same keys scores compliance as high", () => {
  const tree = composed(
    inputFor({
      ...workedExample(),
      "solution-configuration": ["cert-medium-multi"],
      "company-size": ["small"],
      industry: ["retail"],
      "primary-objective": ["compliance-objective"],
    }),
  );
  expect(cells(tree, "options.scores")).toMatch(/^Compliance requirements · \d+% · 5 · 5 /m);
});

test("a financial entity of the European Union compares providers by the contract terms of DORA as well", () => {
  const outlined = (industry: string, country: string) =>
    plainOfSections(
      composed(
        inputFor(
          {
            ...workedExample(),
            "solution-configuration": ["cert-large-enterprise"],
            industry: [industry],
            "current-technologies": ["sharepoint", "teams"],
            "primary-objective": ["cost-reduction"],
            "security-requirements": ["data-loss-prevention"],
          },
          { client: { name: "Aoife Byrne", company: "Byrne", country } },
        ),
      ),
    );
  expect(outlined("finance", "Ireland")).toContain(
    "two providers compared on price, exit, audit report and the contract terms of DORA",
  );
  expect(outlined("finance", "United States")).toContain("two providers compared on price, exit and audit report");
});

test("no option is left out for domain controllers that do not exist", () => {
  for (const tree of everywhere({ "current-technologies": ["sql-server", "azure-services"] })) {
    expect(plainOfSections(tree)).toContain("servers and applications would have no certificates");
    expect(plainOfSections(tree)).not.toMatch(
      /domain controllers(,| and) (internal )?servers|servers and domain contr/,
    );
  }
});

test("an agent of a managed authority takes a licence that is free, as the servers of the others do", () => {
  const agent = /[A-Z] includes: [^\n]*1 × Windows Server 2025 Standard[^\n]*Managed PKI, platform/;
  const largeOnes = (answers: Answers) =>
    everywhere({ industry: ["finance"], ...answers }).filter((tree) =>
      plainOfSections(tree).includes("Managed PKI, platform"),
    );
  expect(largeOnes({}).some((tree) => agent.test(plainOfSections(tree)))).toBe(true);
  for (const tree of largeOnes({ "server-licences": ["2"] })) expect(plainOfSections(tree)).not.toMatch(agent);
});

test("another maker's authority is priced without the Windows servers of this one", () => {
  for (const tree of everywhere({ industry: ["government"], "server-licences": ["0"] }).slice(-1))
    expect(plainOfSections(tree)).toMatch(/[C-E] includes: the priced lines of A except B-01; 1 × Windows Server/);
});

test("two tiers instead of one take longer above all to build", () => {
  const input = inputFor({
    ...workedExample(),
    "company-size": ["small"],
    "solution-configuration": ["cert-small-single"],
    "primary-objective": ["enhance-security", "compliance-objective"],
    "head-count": ["40"],
  });
  const days = contentFor(input).effort.phases.map(({ likely }) => likely / 10);
  const [, build, rollout] = outlineOf(contentFor(input))?.phases ?? [];
  const more = [build, rollout].map((phase, place) => (phase?.days ?? 0) / 10 - (days[place + 1] ?? 0));
  expect(more[0]).toBeGreaterThan(Math.max(0, more[1] ?? 0));
});

test("who chooses between one tier and two is not asked for the tiers a second time", () => {
  const asked = (industry: string, objective: string) =>
    askedIn(
      composed(
        inputFor({
          ...workedExample(),
          "solution-configuration": ["cert-small-single"],
          "company-size": ["small"],
          "primary-objective": [objective],
          industry: [industry],
        }),
      ),
    );
  for (const industry of ["technology", "finance"]) {
    expect(asked(industry, "enhance-security")).toMatch(
      /Sign the risk acceptance for an online root[^,]*, if A is chosen/,
    );
    expect(asked(industry, "enhance-security")).not.toContain("or choose two tiers");
  }
  expect(asked("finance", "enhance-security")).toContain("online root with software keys on one server");
  expect(asked("technology", "productivity")).toMatch(/on one server, (or choose two tiers|if A is chosen)/);
});

test("what is reused of several authorities are not the tests that stop one of them, nor of a pair of modules those that stop one", () => {
  const reused = (configuration: Answers) =>
    plainOf(composed(inputFor({ ...workedExample(), ...configuration })), "outline.design");
  expect(reused({ ...CLUSTERED, "recovery-time": ["days"], "primary-objective": ["cost-reduction"] })).toMatch(
    /acceptance tests, except (?:that which stops|those which stop) one of several CAs or responders/,
  );
});

test("Intune that a plan in use may include is in no sum of an option, and without such a plan in each that needs it", () => {
  const written = (technologies: readonly string[]) =>
    composed(
      inputFor({ ...workedExample(), "current-technologies": technologies, "head-count": ["100"], devices: ["100"] }),
    );
  const worth = /Intune Plan 1 \(prerequisite for phones\), worth USD 10,800 a year/;
  const separate = written(["active-directory"]);
  expect(JSON.stringify(separate)).not.toMatch(worth);
  expect(cells(separate, "appendix.assumptions")).toContain("by a project neither planned nor priced here");
  expect(cells(separate, "bill")).toMatch(/Intune Plan 1 .*· 10,800$/m);
  const planned = written(["active-directory", "office-365"]);
  expect(JSON.stringify(planned)).toMatch(worth);
  expect(cells(planned, "bill")).toContain("unless the current Microsoft 365 plan includes it");
});

test("where no objective asks for security or evidence, the protection of the keys has a weight of its own", () => {
  for (const objective of ["productivity", "compliance-objective"])
    for (const tree of everywhere({ "primary-objective": [objective] }))
      expect(/^Protection of the keys · 20%/m.test(cells(tree, "options.scores"))).toBe(objective === "productivity");
});

test("the same hierarchy on another product protects its keys no better than the one designed", () => {
  for (const configuration of ["cert-small-single", "cert-medium-single", "cert-large-enterprise"])
    for (const size of ["small", "enterprise"]) {
      const { criteria, options } = contentWith({
        "solution-configuration": [configuration],
        "company-size": [size],
        industry: ["government"],
        "primary-objective": ["enhance-security", "compliance-objective"],
      }).appraisal;
      const scoreOf = (name: string, criterion: string) =>
        options.find(({ row }) => row.name === name)?.scores[criteria.findIndex(({ id }) => id === criterion)];
      const other = (criterion: string) => scoreOf("Third-party CA software, self-hosted", criterion);
      const own = (criterion: string) => scoreOf("AD CS as designed here", criterion);
      expect(other("enhance-security")).toBe(own("enhance-security"));
      expect(other("compliance-objective")).toBeLessThan(own("compliance-objective") ?? 0);
    }
});

const CLUSTERED: Answers = {
  "solution-configuration": ["cert-medium-multi"],
  "company-size": ["medium"],
  industry: ["retail"],
  "primary-objective": ["compliance-objective"],
};

test("beside two issuing authorities the one that would do is priced, and left out only where enrolment may not wait", () => {
  const shown = (outage: string) => composed(inputFor({ ...workedExample(), ...CLUSTERED, "recovery-time": [outage] }));
  for (const outage of ["unknown", "hours", "day", "days", "hour"])
    expect(cells(shown(outage), "options.figures")).toMatch(/^[B-F] · [\d.]+ · .* a second issuing CA$/m);
  expect(plainOf(shown("hour"), "options.verdict")).toMatch(
    /\b[B-F] is not ranked: .*within the 1 hour allowed; if accepted, it scores/,
  );
});

test("one issuing authority is easier to run than two, and otherwise no better, whoever can wait for a restore", () => {
  const scores = (outage: string) => {
    const { appraisal } = contentWith({ ...CLUSTERED, "recovery-time": [outage] });
    const [two, one] = appraisal.options;
    return appraisal.criteria.map(({ id }, place) => [id, (one?.scores[place] ?? 0) - (two?.scores[place] ?? 0)]);
  };
  for (const outage of ["days", "hours"])
    for (const [id, more] of scores(outage)) expect(more, `${id}`).toBe(id === "run" ? 1 : 0);
});

test("what does without an authority is priced without the days of its modules", () => {
  const { effort, estimates } = contentWith({
    ...ENTERPRISE_PKI,
    "company-size": ["enterprise"],
    industry: ["retail"],
  });
  const managed = estimates.find(({ option }) => option.row.name === "Third-party managed PKI");
  const modules = 100; // ten days, in tenths
  expect(Math.abs((managed?.days ?? 0) - (effort.likely - modules) * 0.6)).toBeLessThanOrEqual(10);
});

test("who chooses between one issuing authority and two is told what it costs, and not asked for them a second time", () => {
  const asked = (outage: string) =>
    askedIn(composed(inputFor({ ...workedExample(), ...CLUSTERED, "recovery-time": [outage] })));
  expect(asked("days")).toMatch(
    /(or take|and) B .*enrolment stops until it is restored, which the accepted outage allows/,
  );
  expect(asked("days")).not.toContain("Confirm two independent issuing CAs");
  expect(asked("unknown")).toContain(
    "two independent issuing CAs (recommended) or a failover cluster, unless one CA is chosen",
  );
  expect(asked("hour")).toContain("if new certificates may wait longer than 1 hour, one CA with a tested restore");
});

test("two tiers in place of one online server leave its staff the ceremonies", () => {
  const tree = composed(
    inputFor({
      ...workedExample(),
      industry: ["healthcare"],
      "company-size": ["small"],
      "solution-configuration": ["cert-small-single"],
      "primary-objective": ["productivity"],
    }),
  );
  const [, designed, tiered] = /Low effort to run · \d+% · (\d) · (\d)/.exec(cells(tree, "options.scores")) ?? [];
  expect(Number(tiered)).toBe(Number(designed) - 1);
  expect(plainOfSections(tree)).toContain("B settings, servers and manual upkeep");
});
