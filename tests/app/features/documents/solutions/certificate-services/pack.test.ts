import { expect, test } from "vitest";
import { configurationsOf } from "#app/features/catalogue/configurations.ts";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { Brief } from "#app/features/documents/brief/brief.ts";
import { effortOf, leastWeeks } from "#app/features/documents/effort/effort.ts";
import { SIZES } from "#app/features/documents/facts/effort.ts";
import { rolloutWeeks } from "#app/features/documents/plan/plan.ts";
import { type DocumentTree, plain } from "#app/features/documents/tree/tree.ts";
import { blocksOf, plainOf, tableOf, textsOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed, contentFor } from "#tests/app/features/documents/composed.ts";
import { askedIn, cells, likelyDays } from "#tests/app/features/documents/solutions/cells.ts";

/** The worked example with other answers, in every configuration and size. */
const everywhere = (answers: Answers): DocumentTree[] =>
  configurationsOf("certificate-services").flatMap(({ id }) =>
    SIZES.map((size) =>
      composed(inputFor({ ...workedExample(), ...answers, "solution-configuration": [id], "company-size": [size] })),
    ),
  );
const plainOfSections = (tree: DocumentTree): string => blocksOf(tree).flatMap(textsOf).join("\n");
const tasks = (tree: DocumentTree): string[] => cells(tree, "timeline.tasks").split("\n");
const placeOf = (tree: DocumentTree, title: RegExp): number => tasks(tree).findIndex((row) => title.test(row));

test("no root is made before the modules that keep its key are there", () => {
  for (const tree of everywhere({ industry: ["finance"] })) {
    const modules = placeOf(tree, /HSM installation/);
    if (modules < 0) continue;
    expect(placeOf(tree, /Root ceremony/)).toBeGreaterThanOrEqual(modules);
    expect(cells(tree, "pki.ceremony")).not.toContain("second ceremony");
  }
});

test("cloud services that check certificates are asked for where there may be some", () => {
  for (const cloud of ["no-cloud", "some"])
    for (const tree of everywhere({ "cloud-maturity": [cloud] }))
      expect(cells(tree, "environment.requests").includes("cloud services that check them")).toBe(cloud === "some");
});

test("controls are set once the templates that they rest on are there", () => {
  for (const tree of everywhere({ "security-requirements": ["identity-management", "threat-protection"] })) {
    const templates = placeOf(tree, /Templates, hardening|; templates, hardening/);
    expect(templates).toBeGreaterThanOrEqual(0);
    expect(placeOf(tree, /[Ss]ecurity controls/)).toBeGreaterThanOrEqual(templates);
  }
});

/** Where a fee per user costs more than servers with a connector. */
const hasMany = (tree: DocumentTree): boolean => /(Large|Enterprise) \(/.test(plainOf(tree, "appendix.answers"));

test("keys are shown to be in the modules once these are installed", () => {
  const encrypted = everywhere({ industry: ["finance"], "security-requirements": ["data-encryption"] });
  const installed = encrypted.filter((tree) => placeOf(tree, /HSM installation/) >= 0);
  expect(installed.length).toBeGreaterThan(0);
  for (const tree of installed)
    expect(placeOf(tree, /\(S-1\)/)).toBeGreaterThanOrEqual(placeOf(tree, /HSM installation/));
});

test("pupils are said to be counted only where devices were", () => {
  for (const devices of [[], ["400"]])
    for (const tree of everywhere({ industry: ["education"], "head-count": ["200"], devices }))
      expect(cells(tree, "appendix.assumptions").includes("pupils are counted with")).toBe(devices.length > 0);
});

test("phones of a public body or of many users take certificates of its own authority, those of others Cloud PKI", () => {
  for (const tree of everywhere({ industry: ["government"] }).concat(everywhere({}).filter(hasMany))) {
    expect(cells(tree, "architecture.components")).toContain("NDES and certificate connector");
    expect(cells(tree, "bill")).not.toContain("Cloud PKI");
    expect(cells(tree, "pki.templates")).toContain("Phones (SCEP)");
    expect(cells(tree, "decisions")).toMatch(/NDES with the certificate connector|A connector to this CA \(NDES\)/);
    if (tableOf(tree, "pki.cloud-pki"))
      expect(plainOf(tree, "pki.cloud-pki")).toContain("based on NDES with the connector");
  }
  for (const tree of everywhere({}).filter((one) => !hasMany(one))) {
    expect(cells(tree, "architecture.components")).not.toContain("NDES and");
    expect(cells(tree, "bill")).toContain("Intune Cloud PKI licence");
  }
});

test("a certificate authority whose requesters name their own subject is kept out of sign-in", () => {
  for (const tree of everywhere({})) {
    if (!cells(tree, "architecture.components").includes("one for network equipment")) continue;
    expect(cells(tree, "decisions")).toContain("The network CA's NTAuth entry");
    const issuing = tasks(tree).find((row) => row.includes("put into service"));
    expect(issuing).toContain("network CA removed from NTAuth"); // before anything enrols, not with the waves
  }
});

test("nobody holds a duty that no template needs", () => {
  const tree = composed(inputFor({ ...workedExample(), "security-requirements": ["data-encryption"] }));
  expect(cells(tree, "pki.duties")).not.toMatch(/Enrolment agent|Key recovery agent|nobody/);
  expect(cells(tree, "pki.templates")).not.toContain("S/MIME");
});

test("whoever decrypts an archived key is not the one who fetches it", () => {
  for (const tree of everywhere({ "security-requirements": ["data-loss-prevention"] })) {
    if (!tableOf(tree, "pki.duties")) continue; // a small organisation has none
    const duties = cells(tree, "pki.duties").split("\n");
    const heldBy = (duty: string) =>
      duties
        .find((row) => row.startsWith(duty))
        ?.split(" · ")
        .at(-1) ?? "";
    const [manager = "two people"] = heldBy("Certificate manager").match(/\d|the consultant/) ?? [];
    expect(heldBy("Key recovery agent")).toMatch(/./);
    if (manager !== "two people") expect(heldBy("Key recovery agent")).not.toContain(manager);
  }
});

test("a ceremony has the day that its rehearsal and its script take", () => {
  for (const tree of everywhere({ industry: ["retail"] })) {
    const days = likelyDays(tree, "Root ceremony with rehearsal");
    if (!Number.isNaN(days)) expect(days).toBeGreaterThanOrEqual(1);
  }
});

test("restore and handover have half a day each, and the first restore takes no less than those sold for operation", () => {
  for (const tree of everywhere({})) {
    expect(tasks(tree).find((row) => /Restore test.*run book/i.test(row))).toBeUndefined();
    const column = tableOf(tree, "timeline.tasks")?.columns.findIndex(({ title }) => title === "Days likely") ?? -1;
    const days = tasks(tree)
      .find((row) => row.includes("Restore test"))
      ?.split(" · ")[column];
    const sold = /restore tests × ([\d.]+)/.exec(cells(tree, "bill"))?.[1];
    expect(Number(days)).toBeGreaterThanOrEqual(Number(sold));
  }
});

test("a list of revocation signed each year is not dearer than the ceremony that made the root", () => {
  for (const tree of everywhere({ industry: ["retail"] })) {
    const sold = /root ceremon(?:y|ies ×) (\d+) day/.exec(cells(tree, "bill"))?.[1];
    if (tasks(tree).some((row) => row.includes("Root ceremony"))) expect(sold).toBe("1");
  }
});

test("responders, templates, hardening, backup and alerts take longer than the ceremony before them", () => {
  const { tasks: rows } = contentWith({
    "solution-configuration": ["cert-medium-single"],
    "company-size": ["medium"],
    "security-requirements": ["data-encryption", "threat-protection", "zero-trust"],
    "integration-needs": ["no-integrations"],
    industry: ["technology"],
    timeline: ["6-12-months"],
  });
  const days = (title: RegExp) => rows.find((row) => title.test(row.title))?.days ?? 0;
  expect(days(/emplates, hardening/)).toBeGreaterThan(days(/^Root ceremony/));
});

test("the days hold what is promised: machines come from the client, applications are changed by their owners", () => {
  for (const tree of everywhere({})) {
    expect(cells(tree, "appendix.assumptions")).toContain("The client installs the servers in the component table");
    expect(plainOf(tree, "solution.out-of-scope")).toContain("certificate replacement inside applications");
  }
});

test("an authority is backed up each day, however much its client would lose", () => {
  const recovery = (loss: string) =>
    cells(composed(inputFor({ ...workedExample(), "data-loss": [loss] })), "solution.recovery");
  expect(recovery("week")).toContain("Issuing CA · 24 hours");
  expect(recovery("hour")).toContain("Issuing CA · 1 hour");
});

test("where less than a day may be lost, backups run between the nightly ones", () => {
  const texts = ["hour", "day"].map((loss) => {
    const tree = composed(inputFor({ ...workedExample(), "data-loss": [loss] }));
    return `${cells(tree, "solution.recovery")} ${cells(tree, "support.calendar")}`;
  });
  expect(texts[0]).toMatch(/-Incremental.*all incremental backups/s);
  expect(texts[1]).not.toContain("ncremental");
});

const DIRECTORY_OR_NOT = [["active-directory", "office-365"], ["office-365"]];

test("whoever the recommendation names gets a certificate: by template, wave and cutover", () => {
  for (const technologies of DIRECTORY_OR_NOT)
    for (const objective of ["remote-work", "productivity"])
      for (const tree of everywhere({ "current-technologies": technologies, "primary-objective": [objective] })) {
        const isNamed = /for up to [\d,]+ users/.test(plainOf(tree, "summary.recommendation"));
        expect(isNamed).toBe(objective === "remote-work");
        expect(/User authentication/.test(cells(tree, "pki.templates"))).toBe(isNamed);
        expect(/users/.test(tasks(tree).find((row) => /nrolment waves/.test(row)) ?? "")).toBe(isNamed);
        expect(/Users, [\d,]+ planned/.test(cells(tree, "approach.cutover"))).toBe(isNamed);
      }
});

test("domain controllers enrol before the devices, in a directory that is still to be built as well", () => {
  for (const technologies of DIRECTORY_OR_NOT)
    for (const tree of everywhere({ "current-technologies": technologies })) {
      expect(cells(tree, "approach.cutover")).toContain("the domain controller template");
      expect(placeOf(tree, /[Dd]omain controller/)).toBeGreaterThanOrEqual(0);
    }
});

test("what is said to be reached from outside is published there", () => {
  for (const tree of everywhere({
    "integration-needs": ["no-integrations"],
    "primary-objective": ["enhance-security"],
  })) {
    const isPublished = cells(tree, "architecture.ports").includes("External clients");
    const components = tableOf(tree, "architecture.components");
    if (!components?.columns.some(({ title }) => title === "Purpose")) continue;
    expect(/HTTP under a DNS alias, published externally/.test(cells(tree, "architecture.components"))).toBe(
      isPublished,
    );
  }
});

test("a client with one site is promised no second one", () => {
  for (const tree of everywhere({ sites: ["1"] })) expect(plainOf(tree, "solution.statement")).not.toMatch(/sites/);
});

test("each server with a licence in the bill is one of the component table", () => {
  for (const tree of everywhere({})) {
    const licences = Number(/PKI servers · (\d+)/.exec(cells(tree, "bill"))?.[1]);
    const servers = cells(tree, "architecture.components")
      .split("\n")
      .filter((row) => /B-01/.test(row) && !/on the OCSP responder/.test(row))
      .reduce((sum, row) => sum + Number(row.split(" · ")[1]), 0);
    expect(servers).toBe(licences);
  }
});

test("versions are said to be printed only where they are, and none of them is of Office", () => {
  for (const technologies of [["office-365"], ["exchange-server"], ["windows-server", "office-365"]])
    for (const tree of everywhere({ "current-technologies": technologies })) {
      const printed = tableOf(tree, "environment.lifecycle") ? cells(tree, "environment.lifecycle") : "";
      expect(printed).not.toMatch(/Office/);
      if (plainOf(tree, "budget.contingency").includes("of unconfirmed version")) expect(printed).toMatch(/Server/);
    }
});

test("keys of a public body are left with no provider, with a directory or without one", () => {
  for (const technologies of DIRECTORY_OR_NOT)
    for (const tree of everywhere({ industry: ["government"], "current-technologies": technologies })) {
      const totals = cells(tree, "options.scores").split("\n").at(-1)?.split(" · ").slice(2);
      for (const [place, option] of cells(tree, "options.figures").split("\n").entries())
        if (/Cloud PKI|managed PKI/.test(option)) expect(totals?.[place]).toBe("left out");
      expect(cells(tree, "appendix.assumptions")).not.toContain("replaces the CA");
    }
});

test("what was given is set as the design sets it, in every configuration and size", () => {
  const hour = { "recovery-time": ["hour"], "data-loss": ["minutes"], "change-window": ["monthly"] };
  for (const tree of everywhere(hour)) {
    const isSpare = cells(tree, "architecture.components").includes("Standby server for the restore");
    const set = plainOf(tree, "solution.recovery.given");
    expect(set).not.toMatch(/a restore from backup is too slow|not a nightly backup/);
    expect(set).toMatch(isSpare ? /[Aa] standby server is ready/ : /[Tt]he other issuing CA continues enrolment/);
    expect(cells(tree, "solution.recovery")).toMatch(isSpare ? /CA · 15 minutes · 1 hour/ : /enrolment at once/);
    expect(cells(tree, "solution.recovery")).toMatch(/[Ww]eb hosts? · none · 1 hour/);
    expect(cells(tree, "approach.cutover")).toContain("the monthly weekend before T0");
  }
});

test("an audit event is looked for in a central log only where a log store is assumed", () => {
  for (const tree of everywhere({ "security-requirements": ["mfa"] }))
    if (cells(tree, "approach.tests").includes("central log"))
      expect(cells(tree, "appendix.assumptions")).toContain("A log store");
});

test("the licence of Cloud PKI is priced where an option uses it", () => {
  const isRanked = (tree: DocumentTree): boolean => {
    const letter = /([B-F]): Intune Cloud PKI/.exec(JSON.stringify(tree.sections))?.[1];
    const left = new RegExp(`\\b${letter}( \\([^)]*\\))? is not ranked`);
    return letter !== undefined && !left.test(plainOf(tree, "options.verdict"));
  };
  const few = { "integration-needs": ["no-integrations"], "current-technologies": ["office-365"] };
  const ranked = everywhere({ industry: ["other"] })
    .concat(everywhere({ industry: ["other"], ...few }))
    .filter((one) => plainOf(one, "options.basis") && isRanked(one));
  expect(ranked.length).toBeGreaterThan(0);
  for (const tree of ranked) expect(JSON.stringify(tree)).toContain("Intune Cloud PKI, stand-alone add-on");
});

test("a template that outlives the default of two years finds an authority that was told so", () => {
  for (const industry of ["manufacturing", "technology", "other"])
    for (const tree of everywhere({ industry: [industry], "integration-needs": ["erp"] })) {
      const isLong = /3 years/.test(cells(tree, "pki.validity")) || cells(tree, "pki.validity").includes("1–3 years");
      expect(cells(tree, "timeline.tasks").includes("ValidityPeriodUnits raised from 2 to 3 years")).toBe(isLong);
    }
});

test("the ceremony gives the issuing authorities more than the one year of the default", () => {
  for (const tree of everywhere({}).filter((one) => tableOf(one, "pki.ceremony")))
    expect(cells(tree, "pki.ceremony")).toContain("ValidityPeriodUnits 10");
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

test("a one-tier authority promises nothing of ceremonies, responders and a module's cards", () => {
  for (const industry of ["finance", "healthcare"])
    for (const size of SIZES) {
      const answers: Answers = { industry: [industry], "company-size": [size], skills: ["some"] };
      const tree = composed(
        inputFor({ ...workedExample(), ...answers, "solution-configuration": ["cert-small-single"] }),
      );
      if (!cells(tree, "architecture.components").includes("Enterprise root and issuing CA")) continue;
      expect(plainOfSections(tree)).not.toContain("key ceremony evidence");
      expect(plainOfSections(tree)).not.toContain("Responder arrays");
    }
});

test("of two responders one is switched off before acceptance, in a small organisation with the authority beside it", () => {
  for (const tree of everywhere({}))
    if (/OCSP responder · 2/.test(cells(tree, "architecture.components")))
      expect(cells(tree, "approach.tests")).toMatch(/Stop one responder|Issuing CA 1(,| and) responder 1/);
});

test("a connector for phones costs as many servers wherever it is named", () => {
  for (const tree of everywhere({})) {
    const named =
      plainOfSections(tree).match(/(one more server|two more servers) \(Windows[^.;|]*no per-user fee/g) ?? [];
    expect(named.length).toBeGreaterThan(1);
    expect(new Set(named).size).toBe(1);
  }
});

test("a connector for phones is held against Cloud PKI with the Windows licences that are still to be bought for it", () => {
  const named = (licences: Answers) =>
    plainOfSections(
      composed(inputFor({ ...workedExample(), "solution-configuration": ["cert-medium-multi"], ...licences })),
    );
  expect(named({})).toContain("two more servers (Windows: USD 2,245 once) but no per-user fee");
  expect(named({ "server-licences": ["6"] })).toContain("(Windows: USD 1,123 once)");
  expect(named({ "server-licences": ["40"] })).toContain("two more servers but no per-user fee");
});

test("what the sign-in of phones assumes of Cloud PKI is somebody's work, and its rights are named", () => {
  for (const tree of everywhere({})) {
    const phones = tasks(tree).find((row) => /hone certificates through Intune/.test(row));
    expect(phones).toContain("with the account's SID"); // strong mapping refuses it otherwise
    expect(cells(tree, "appendix.assumptions")).toContain("so these accounts are synchronised to Entra ID");
    expect(phones?.includes("loud PKI root and issuing CA, published to the directory")).toBe(!hasMany(tree));
    expect(cells(tree, "architecture.ports").includes("RADIUS server · Cloud PKI")).toBe(!hasMany(tree));
    expect(cells(tree, "decisions")).toContain("rights over Intune SCEP profiles count as Tier 0");
  }
});

test("a managed authority is priced by the devices that were counted", () => {
  for (const tree of everywhere({ "head-count": ["2729"], devices: ["2708"], servers: ["300"] })) {
    const counted = /([\d,]+) × Managed PKI, certificates/.exec(plainOfSections(tree))?.[1];
    if (counted) expect(["3,008", "5,737"]).toContain(counted);
  }
});

const contentWith = (answers: Answers) => contentFor(inputFor({ ...workedExample(), ...answers }));
const ENTERPRISE_PKI: Answers = { "solution-configuration": ["cert-large-enterprise"], timeline: ["6-12-months"] };

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

test("a module pair has the six weeks of the fastest delivery, and the document says how many the plan has", () => {
  for (const deadline of ["2027-02-26", "2027-03-26", "2027-05-28"])
    for (const industry of ["finance", "other"])
      for (const size of SIZES) {
        const answers: Answers = {
          ...ENTERPRISE_PKI,
          "company-size": [size],
          industry: [industry],
          deadline: [deadline],
        };
        const { tasks, brief } = contentWith(answers);
        const weekOf = (mark: string, end: "from" | "to") =>
          tasks.find(({ marks }) => marks.includes(mark))?.[end] ?? Number.NaN;
        const weeks = weekOf("modules", "from") - weekOf("order", "to");
        expect(weeks).toBeGreaterThanOrEqual(6);
        const tree = composed(inputFor({ ...workedExample(), ...answers }));
        expect(cells(tree, "decisions")).toMatch(new RegExp(`(and|;) the plan allows ${weeks}\\b`));
        expect(leastWeeks(brief)).toBeGreaterThanOrEqual(12);
      }
});

test("sizing counts what the design issues, where the client counts fewer, and is left out where nothing follows of it", () => {
  const tree = (answers: Answers) =>
    composed(inputFor({ ...workedExample(), "head-count": ["136"], devices: ["110"], ...answers }));
  const sizing = (answers: Answers) => cells(tree(answers), "architecture.sizing").replaceAll(",", "");
  const fewer = sizing({ "certificates-a-year": ["60"], "primary-objective": ["remote-work"] });
  expect(Number(/= (\d+)/.exec(fewer)?.[1])).toBeGreaterThan(136 + 110);
  expect(fewer).toContain("more than the 60 given");
  expect(sizing({ "certificates-a-year": ["9000"] })).toContain("given by the client · 9000");
  expect(tableOf(tree({}), "architecture.sizing")).toBeUndefined();
  expect(cells(tree({}), "pki.compromise")).toContain("domain controllers first: 110 devices and");
});

test("what the sector has besides desks changes over in the plan: by template, wave and cutover", () => {
  const named = {
    healthcare: /[Cc]linical/,
    manufacturing: /[Pp]lant device/,
    retail: /[Tt]ill/,
    education: /[Cc]ampus/,
  };
  for (const [industry, words] of Object.entries(named))
    for (const tree of everywhere({ industry: [industry] })) {
      for (const table of ["pki.templates", "approach.cutover"]) expect(cells(tree, table)).toMatch(words);
      expect(tasks(tree).find((row) => /nrolment waves/.test(row))).toMatch(words);
      expect(cells(tree, "appendix.assumptions").includes("of at most three types")).toBe(industry !== "education");
    }
  for (const tree of everywhere({ industry: ["other"] }))
    expect(cells(tree, "approach.cutover")).not.toMatch(/Tills|ward/);
});

test("a school's own risk is about the devices that get certificates", () => {
  for (const tree of everywhere({ industry: ["education"] }))
    expect(cells(tree, "appendix.risks")).not.toContain("Own devices");
});

test("a module pair and the network authority are tested, and no enrolment test is named without one", () => {
  for (const industry of ["finance", "other"])
    for (const tree of everywhere({ industry: [industry] })) {
      const tests = cells(tree, "approach.tests");
      const isBought = cells(tree, "bill").includes("Hardware security module pair");
      expect(/one HSM/i.test(tests)).toBe(isBought);
      const isNamed = plainOf(tree, "solution.out-of-scope").includes("beyond the enrolment test");
      expect(/A switch enrols/.test(tests)).toBe(isNamed);
    }
});

test("a directory that is still to be built has no older certificates of controllers", () => {
  for (const tree of everywhere({ "current-technologies": ["office-365"] }))
    expect(plainOfSections(tree)).not.toMatch(/older certificates archived|falls back to the former certificate/);
});

test("autoenrolment is switched on by a task, and the renewal of the authorities stands in the calendar", () => {
  for (const tree of everywhere({})) {
    expect(cells(tree, "timeline.tasks")).toContain("autoenrolment by group policy");
    expect(cells(tree, "support.reminders")).toMatch(/Renewal of the .* with a new key/);
  }
});

test("the names of the authorities are proposed as certificates can carry them", () => {
  const named = (company: string) =>
    cells(
      composed({ ...inputFor(workedExample()), client: { name: "Aoife Byrne", company, country: "Ireland" } }),
      "decisions",
    );
  expect(named("Byrne & Sons (Dublin)")).toContain("“Byrne and Sons Dublin Root CA”");
  for (const company of ["Müller & Söhne", "中村株式会社", "Donaudampf".repeat(8)])
    expect(named(company)).not.toMatch(/Names? proposed/);
});

test("an organisation that no configuration but the largest fits is not told that a smaller one does", () => {
  for (const count of ["300", "3124"]) {
    const answers: Answers = { "solution-configuration": ["cert-small-single"], "head-count": [count] };
    const tree = composed(inputFor({ ...workedExample(), ...answers, "company-size": ["enterprise"] }));
    expect(cells(tree, "environment.conflicts")).toContain(
      "root plus issuing CA for up to 500, multi-site for up to 1,000",
    );
  }
});

test("licences that are free are taken off as such, and evidence alone is no control of data", () => {
  const tree = composed(
    inputFor({ ...workedExample(), "server-licences": ["1"], "security-requirements": ["compliance"] }),
  );
  expect(cells(tree, "bill")).toContain("less 1 available");
  expect(tasks(tree).join(" ")).toContain("Security controls: evidence (S-1)");
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
    expect(cells(tree, "options.scores")).toMatch(/Scalability and growth · \d+% · 4 · 4/); // one issues for thousands
    expect(plainOfSections(tree)).not.toContain("hardware protection of the keys");
    expect(cells(tree, "environment.conflicts")).toContain("Two issuing CAs are more");
  }
});

test("what is published outside is tested from outside, in every configuration", () => {
  for (const objective of ["remote-work", "enhance-security"])
    for (const tree of everywhere({ "primary-objective": [objective], "integration-needs": ["no-integrations"] })) {
      const isPublished = cells(tree, "architecture.ports").includes("External clients");
      expect(/certutil -verify -urlfetch on .*, internally and externally/.test(cells(tree, "approach.tests"))).toBe(
        isPublished,
      );
    }
});

test("who sets wireless, VPN and RADIUS is said in the scope", () => {
  for (const integrations of [["no-integrations"], ["erp"]])
    for (const tree of everywhere({ "integration-needs": integrations }))
      expect(plainOf(tree, "solution.out-of-scope")).toMatch(/ireless, VPN and RADIUS settings, made by their owners/);
});

test("where the date is missed, the option that can keep it is named beside the choice of date or scope", () => {
  const answers: Answers = { ...workedExample(), ...ENTERPRISE_PKI, industry: ["other"], "company-size": ["small"] };
  const asked = (deadline: string) =>
    plainOf(
      composed(inputFor({ ...answers, "primary-objective": ["cost-reduction"], deadline: [deadline] })),
      "summary.decisions",
    );
  expect(asked("2027-02-12")).toMatch(
    /later date or a smaller scope: .*; B, which takes at least 6 weeks, can meet it/,
  );
  expect(asked("2026-12-24")).not.toContain("can meet it");
});

test("access licences are asked for in the version of the servers", () => {
  for (const tree of everywhere({}))
    expect(cells(tree, "bill")).toMatch(
      /client access licences · [\d,]+ · one per user, version 2025 or with Software Assurance/,
    );
});

test("no nightly backup carries the key of the authority", () => {
  for (const tree of everywhere({}))
    expect(cells(tree, "solution.recovery")).toMatch(
      /Backup-CARoleService -DatabaseOnly nightly.*; key (once|in both HSMs)/,
    );
});

test("modules that a short window is kept for have no weeks beyond it", () => {
  const answers: Answers = {
    ...ENTERPRISE_PKI,
    timeline: ["1-3-months"],
    industry: ["other"],
    "company-size": ["small"],
  };
  for (const deadline of ["2028-06-30", "2029-06-29"]) {
    const tree = composed(inputFor({ ...workedExample(), ...answers, deadline: [deadline] }));
    expect(plainOf(tree, "options.rules")).toContain("weeks of the window");
    expect(cells(tree, "decisions")).not.toContain("for which there is time");
  }
});

test("servers that wait for a monthly weekend are promised none that the rollout does not hold, and new controllers wait for none", () => {
  for (const technologies of DIRECTORY_OR_NOT)
    for (const tree of everywhere({ "change-window": ["monthly"], "current-technologies": technologies })) {
      const cutover = cells(tree, "approach.cutover");
      const given = plainOf(tree, "given.implementation-approach");
      const held = /the rollout includes at least (one|\d+)/.exec(given)?.[1] ?? "";
      const isShort = /a rollout with \d+ open weeks? may include none/.test(given);
      expect(held !== "").toBe(!isShort);
      expect(cutover.includes("any left at go-live are listed")).toBe(isShort || ["one", "2"].includes(held));
      const hasDirectory = technologies.includes("active-directory");
      expect(cutover.includes("the monthly weekend before T0")).toBe(hasDirectory);
      expect(given.includes("domain controllers and servers")).toBe(hasDirectory);
    }
});

test("who has server licences to spare probably owns access licences, and is asked what runs on them", () => {
  for (const licences of ["0", "57"])
    for (const tree of everywhere({ "current-technologies": ["none"], "server-licences": [licences] })) {
      const isFree = licences !== "0";
      expect(cells(tree, "summary.headline").includes("Windows Server client access licences")).toBe(isFree);
      expect(cells(tree, "bill").match(/Windows Server client access licences/g)).toHaveLength(1);
      expect(cells(tree, "environment.conflicts").includes("Windows Server licences are held")).toBe(isFree);
    }
});

test("sign-in by a security key is set up with the controllers, and phones with their profile, not before", () => {
  for (const tree of everywhere({
    "security-requirements": ["mfa", "mobile-device-management", "identity-management"],
  })) {
    const rows = tasks(tree);
    expect(rows.find((row) => row.includes("S-1"))).toMatch(/T-3.*omain controller.*security key/);
    expect(rows.find((row) => row.includes("S-3"))).toMatch(/T-3.*[Pp]hone certificates through Intune/);
    expect(rows.find((row) => row.includes("S-2"))).toMatch(/T-2/);
  }
});

test("a responder whose address stands in every certificate is reached from wherever the revocation list is", () => {
  for (const objective of ["remote-work", "enhance-security"])
    for (const tree of everywhere({ "primary-objective": [objective], "integration-needs": ["no-integrations"] })) {
      const ports = cells(tree, "architecture.ports");
      const hasResponder = cells(tree, "architecture.components").includes("OCSP responder");
      expect(ports.includes("Web host and OCSP responder, through")).toBe(
        ports.includes("External clients") && hasResponder,
      );
    }
});

test("what is still to be built is no ground: no events of old controllers, no sign-in to a directory at a provider", () => {
  for (const technologies of DIRECTORY_OR_NOT)
    for (const tree of everywhere({ "current-technologies": technologies, industry: ["other"] })) {
      const said = plainOfSections(tree);
      const hasDirectory = technologies.includes("active-directory");
      if (!hasDirectory) expect(said).not.toMatch(/events 2889|sign in to the directory|agent on a dedicated/);
    }
});

test("the growth of the database is printed where it decides a size", () => {
  const sizing = (count: string) =>
    cells(composed(inputFor({ ...workedExample(), "certificates-a-year": [count] })), "architecture.sizing");
  expect(sizing("9000")).not.toContain("CA database growth");
  expect(sizing("32000")).toContain("2,000 MB");
});

test("a restore that is practised is a small risk where days are allowed, or no time was given", () => {
  for (const tree of [...everywhere({ "recovery-time": ["days"] }), ...everywhere({})]) {
    const risk =
      cells(tree, "appendix.risks")
        .split("\n")
        .find((row) => row.includes("Restoring a CA")) ?? "2 × 4";
    expect(risk).toContain("2 × 4");
  }
});

test("where a second authority enrols meanwhile, a slow restore is no risk of its own", () => {
  const warned = everywhere({ "recovery-time": ["hours"] }).filter((tree) =>
    cells(tree, "appendix.risks").includes("Restoring a CA takes longer than the 4 hours allowed"),
  );
  expect(warned.length).toBeGreaterThan(0);
  for (const tree of warned) expect(cells(tree, "architecture.components")).toMatch(/ssuing CA · 1 /);
});

test("no plan in use is said to contain Cloud PKI where none is named", () => {
  for (const technologies of [["active-directory"], ["active-directory", "office-365"]])
    for (const tree of everywhere({ "current-technologies": technologies })) {
      const hasPlan = technologies.includes("office-365");
      expect(/current plan includes it\)/.test(plainOf(tree, "summary.decisions"))).toBe(hasPlan);
      expect(cells(tree, "decisions").includes("no current plan including it was named")).toBe(!hasPlan);
    }
});

test("services and partners that name their own subject enrol where nothing signs in, if there is such an authority", () => {
  for (const tree of everywhere({ "integration-needs": ["erp", "third-party-apis"] })) {
    const decisions = cells(tree, "decisions");
    const hasThird = decisions.includes("The network CA's NTAuth entry");
    expect(decisions.includes("the third issuing CA serves network equipment, services and partners")).toBe(hasThird);
    expect(cells(tree, "architecture.components")).not.toContain("one for network equipment, where");
  }
});

test("a legacy application changes its certificate after the waves, as its row says", () => {
  for (const tree of everywhere({ "integration-needs": ["legacy-applications", "erp"] })) {
    const rows = tasks(tree);
    const waves = rows.find((row) => /nrolment waves/.test(row))?.split(" · ")[0] ?? "";
    const legacy = rows.find((row) => row.includes("Legacy applications")) ?? waves;
    expect(legacy.includes("nrolment waves") || legacy.includes(waves)).toBe(true);
  }
});

test("the platform takes no less time than the controls set on it, and the waves no less than an interface beside them", () => {
  for (const { id } of configurationsOf("certificate-services"))
    for (const size of SIZES) {
      const { tasks: rows } = contentWith({
        "solution-configuration": [id],
        "company-size": [size],
        "security-requirements": ["data-encryption", "compliance", "data-loss-prevention"],
        "integration-needs": ["legacy-applications", "third-party-apis", "database-systems"],
      });
      const days = (phase: number, title: RegExp) =>
        rows.filter((row) => row.phase === phase && title.test(row.title)).map((row) => row.days);
      const built = days(2, /^(?!Security controls|Pilot|Project)/).reduce((sum, one) => sum + one, 0);
      const waves = days(3, /[Ee]nrolment waves|[Dd]omain controller/).reduce((sum, one) => sum + one, 0);
      for (const controls of days(2, /^Security controls/))
        expect(controls, `${id} ${size}`).toBeLessThanOrEqual(built);
      for (const one of days(3, /^Integration/)) expect(one, `${id} ${size}`).toBeLessThanOrEqual(waves);
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
      if (["time", "run"].includes(criterion)) return;
      expect(same?.scores[place], `${id} ${criterion}`).toBe(appraisal.designed.scores[place]);
    });
  }
});

test("a module pair that must come as fast as any supplier delivers probably comes late", () => {
  for (const tree of [...everywhere({ timeline: ["1-3-months"] }), ...everywhere({ timeline: ["6-12-months"] })]) {
    const given = /Delivery takes 6 to 12 weeks[^.]*?the plan allows (\d+)/.exec(cells(tree, "decisions"))?.[1];
    const risk = cells(tree, "appendix.risks")
      .split("\n")
      .find((row) => row.includes("The HSM pair arrives later"));
    if (!given || !risk) continue;
    if (Number(given) < 8) expect(risk).toContain("4 × 4");
    if (Number(given) >= 10) expect(risk).toMatch(/[12] × 4/);
  }
});

test("of four administrators the fourth is the deputy, not the one who keeps the backups", () => {
  const duties = (many: string) =>
    cells(composed(inputFor({ ...workedExample(), administrators: [many] })), "pki.duties");
  expect(duties("4")).toContain("administrator 1, deputy 4");
  expect(duties("3")).toContain("administrator 1, deputy 3");
});

test("each template that asks for approval is published by a task, beside the waves", () => {
  for (const tree of everywhere({ "integration-needs": ["erp", "third-party-apis"], industry: ["technology"] })) {
    const task = tasks(tree).find((row) => row.includes("Templates requiring approval"));
    if (!task) continue; // few people: the waves carry them
    expect(task).toContain("web servers, code signing, services");
    expect(task.includes("network equipment")).toBe(cells(tree, "pki.templates").includes("Network equipment"));
    expect(plainOfSections(tree)).not.toMatch(/Second wave of templates|Optional templates/);
  }
});

test("what the pilot tested is set up again where its authority gives way to the real ones", () => {
  const archived = { "security-requirements": ["data-loss-prevention"], "current-technologies": ["teams"] };
  for (const tree of [
    ...everywhere({ industry: ["finance"] }),
    ...everywhere({ industry: ["finance"], ...archived }),
  ]) {
    const service = tasks(tree).find((row) => /Issuing CAs? put into service/.test(row));
    if (service) expect(service).toMatch(/pilot's templates, .*hardening, backup and alerts/);
    if (service) expect(service.includes("key archive")).toBe(cells(tree, "pki.templates").includes("S/MIME"));
  }
});

test("the signature that is to come is weighed at scale or where innovation is wanted, and cited nowhere else", () => {
  const said = (answers: Answers) =>
    plainOfSections(composed(inputFor({ ...workedExample(), "company-size": ["medium"], ...answers })));
  const plain = { "solution-configuration": ["cert-medium-single"], "primary-objective": ["productivity"] };
  expect(said(plain)).not.toContain("ML-DSA");
  for (const one of [
    { ...plain, "primary-objective": ["innovation"] },
    { ...plain, "solution-configuration": ["cert-large-enterprise"] },
  ])
    expect(said(one)).toContain("ML-DSA");
});

test("a private authority signs what runs inside, and not what customers install", () => {
  for (const tree of everywhere({ industry: ["technology"], "integration-needs": ["no-integrations"] })) {
    expect(plainOf(tree, "solution.out-of-scope")).toContain("for code that customers install");
    expect(cells(tree, "appendix.assumptions")).toContain("Code is signed for internal use only");
    expect(plainOf(tree, "summary.situation")).toContain(
      "code that customers install is signed with a public certificate",
    );
  }
  for (const tree of everywhere({ industry: ["other"], "integration-needs": ["no-integrations"] }))
    expect(plainOfSections(tree)).not.toContain("customers install");
});

test("services get certificates where something is integrated, not for an objective alone", () => {
  const answers = { industry: ["other"], "primary-objective": ["digital-transformation"] };
  for (const tree of everywhere({ ...answers, "integration-needs": ["no-integrations"] }))
    expect(cells(tree, "pki.templates")).not.toContain("Mutual TLS");
  for (const tree of everywhere({ ...answers, "integration-needs": ["database-systems"] }))
    expect(cells(tree, "pki.templates")).toContain("Mutual TLS");
});

test("pipelines sign by a key in hardware that needs no hand", () => {
  for (const tree of everywhere({ industry: ["technology"] })) {
    expect(cells(tree, "pki.validity")).toContain("for pipelines in the owner's hardware-backed vault");
    expect(cells(tree, "pki.templates")).toContain("the pipeline signing account");
  }
  const other = composed(inputFor({ ...workedExample(), "integration-needs": ["custom-applications"] }));
  expect(cells(other, "pki.validity")).not.toContain("pipelines");
});

test("the sums say whether they hold the licence of Cloud PKI or a connector, and controllers of an unknown version have a date", () => {
  for (const tree of everywhere({ "current-technologies": ["active-directory", "office-365"] })) {
    expect(plainOf(tree, "summary.decisions")).toMatch(
      hasMany(tree)
        ? /a connector to this CA \(recommended otherwise and budgeted\)/
        : /budgeted at USD [\d,]+ a year, or a connector/,
    );
    expect(plainOfSections(tree)).toContain("(2016 without paid updates only until 12 January 2027)");
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
        /Confirm A .* or take|Choose between A /,
      );
      expect(plainOf(tree, "summary.decisions")).not.toContain("three with policy CAs");
      const goAhead = plainOfSections(tree).includes("proceed with");
      if (goAhead) expect(plainOf(tree, "summary.decisions")).toMatch(/Confirm A .* or take/);
      const said = plainOf(tree, "summary.recommendation");
      expect(said).not.toContain("Proceed with");
      if (goAhead) expect(said).toMatch(/confirm that this size is needed \(C-\d+\); if so, proceed with/);
    }
});

test("of twelve administrators none audits what they administer", () => {
  const tree = composed(inputFor({ ...workedExample(), "company-size": ["large"], administrators: ["12"] }));
  expect(cells(tree, "pki.duties")).toMatch(/Auditor.*two people with no administrative role/);
});

test("one issuing authority is not spoken of as several", () => {
  for (const tree of everywhere({ industry: ["finance"] })) {
    if (cells(tree, "architecture.components").match(/Issuing CA · (\d)/)?.[1] !== "1") continue;
    const said = [tasks(tree).join("\n"), cells(tree, "approach.cutover"), cells(tree, "bill")].join("\n");
    expect(said).not.toMatch(/issuing CAs|new CAs|requests (signed|of|for the root)|CA requests/i);
    expect(said).toMatch(/Issuing CA put into service|request signed/);
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

test("who can wait for days is told that one issuing authority is enough", () => {
  const told = (outage: string) =>
    plainOf(
      composed(
        inputFor({
          ...workedExample(),
          "solution-configuration": ["cert-medium-multi"],
          "company-size": ["small"],
          "recovery-time": [outage],
        }),
      ),
      "environment.conflicts",
    );
  expect(told("days")).toContain("An outage of 3 working days is accepted, so one issuing CA is enough");
  expect(told("hours")).not.toContain("is enough");
});

test("who accepts an outage of days is promised days, and told how fast the restore is planned", () => {
  for (const tree of everywhere({ "recovery-time": ["days"] })) {
    expect(cells(tree, "solution.recovery")).toMatch(/^Issuing CA · [^·]* · 3 working days · /m);
    expect(cells(tree, "appendix.traceability")).toContain("(recovery time: 3 working days;");
    expect(plainOf(tree, "solution.recovery.given")).toMatch(/restore is planned to take \d hours/);
    expect(cells(tree, "decisions")).not.toMatch(/restored within \d+ hours/);
  }
});

/** The days of tasks whose row shows the words, none where they are done together with others. */
function daysOf(tree: DocumentTree, title: RegExp): number[] {
  const column = tableOf(tree, "timeline.tasks")?.columns.findIndex((one) => one.title === "Days likely") ?? -1;
  return tasks(tree)
    .map((row) => row.split(" · "))
    .filter(([, what = ""]) => title.test(what) && !what.includes(";"))
    .map((row) => Number(row[column]));
}

test("a ceremony of half a day takes no week, and two modules are not installed in an hour or two", () => {
  for (const integrations of [["no-integrations"], ["erp", "reporting-tools", "custom-applications"]])
    for (const tree of everywhere({ industry: ["finance"], "integration-needs": integrations })) {
      for (const days of daysOf(tree, /Root ceremony: root key/)) {
        expect(days).toBeGreaterThanOrEqual(1);
        expect(days).toBeLessThanOrEqual(3);
      }
      const isAlone = integrations[0] === "no-integrations";
      for (const days of daysOf(tree, /HSM installation/)) expect(days).toBeGreaterThanOrEqual(isAlone ? 1.5 : 1);
      for (const days of daysOf(tree, /put into service/)) expect(days).toBeGreaterThanOrEqual(1);
    }
});

test("the consultant who builds and restores the authority does not audit it", () => {
  for (const administrators of ["1", "2", "3", "5"]) {
    const tree = composed(
      inputFor({ ...workedExample(), "company-size": ["medium"], administrators: [administrators] }),
    );
    expect(cells(tree, "pki.duties")).toMatch(/Auditor · .* · a named person outside IT$/m);
  }
});

test("a late delivery that a freeze carries past the fixed date says so", () => {
  const said = (deadline: string) =>
    cells(
      composed(
        inputFor(
          {
            ...workedExample(),
            "solution-configuration": ["cert-large-enterprise"],
            "company-size": ["enterprise"],
            industry: ["education"],
            "integration-needs": ["no-integrations"],
            timeline: ["no-timeline"],
            deadline: [deadline],
          },
          { today: new Date("2026-11-23T10:00:00Z") },
        ),
      ),
      "decisions",
    );
  expect(said("2027-06-24")).toMatch(
    /freeze from 10 May 2027 \(examinations\) wait until it ends, after the fixed date/,
  );
  expect(said("2027-07-30")).toMatch(/freeze from 10 May 2027 \(examinations\) wait until it ends\./);
});

test("a school whose users are worked out from its devices is not told that all of them are staff", () => {
  const assumed = (answers: Answers) =>
    cells(composed(inputFor({ ...workedExample(), industry: ["education"], ...answers })), "appendix.assumptions");
  expect(assumed({ devices: ["240"] })).toContain("derived from the devices, including those of pupils");
  expect(assumed({ devices: ["240"], "head-count": ["200"] })).toContain("All planned users (200) are staff");
});

test("a control that is accepted before the pilot needs no device of it", () => {
  for (const technologies of [["active-directory"], ["active-directory", "office-365"]])
    for (const tree of everywhere({
      "current-technologies": technologies,
      "security-requirements": ["zero-trust", "data-loss-prevention"],
    }))
      expect(cells(tree, "security.controls")).not.toContain("of the pilot");
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

test("two modules and three authorities take no longer where more devices enrol", () => {
  for (const tree of everywhere({
    "head-count": ["7999"],
    devices: ["9599"],
    "integration-needs": ["no-integrations"],
  })) {
    for (const days of daysOf(tree, /HSM installation/)) expect(days).toBeLessThanOrEqual(6);
    for (const days of daysOf(tree, /put into service/)) expect(days).toBeLessThanOrEqual(5);
  }
});

test("the connector of phones is set up again once the test hierarchy is gone", () => {
  for (const tree of everywhere({ industry: ["government"] })) {
    const row = tasks(tree).find((task) => /put into service/.test(task));
    if (row) expect(row).toContain("NDES reconfigured; test hierarchy removed");
  }
  for (const tree of everywhere({ industry: ["finance"] }).filter((one) => !hasMany(one)))
    expect(tasks(tree).join()).not.toContain("NDES reconfigured");
});

test("a task brings the templates that ask for approval, however few people there are", () => {
  for (const tree of everywhere({ industry: ["technology"] }))
    expect(tasks(tree).filter((task) => /approval: web servers(, | and )code signing/.test(task))).toHaveLength(1);
});

test("no option is left out for domain controllers that do not exist", () => {
  for (const tree of everywhere({ "current-technologies": ["sql-server", "azure-services"] })) {
    expect(plainOfSections(tree)).toContain("servers and applications would have no certificates");
    expect(plainOfSections(tree)).not.toMatch(
      /domain controllers(,| and) (internal )?servers|servers and domain contr/,
    );
  }
});

test("one administrator shares the duties with a deputy, who has a workstation, and not with the consultant for ever", () => {
  for (const tree of everywhere({
    administrators: ["1"],
    "security-requirements": ["data-loss-prevention"],
  })) {
    if (!cells(tree, "bill").includes("Privileged access workstation · 1 ·"))
      expect(cells(tree, "bill")).toContain("1 each for the administrator and the deputy");
    if (!tableOf(tree, "pki.duties")) continue; // a small organisation has none
    expect(cells(tree, "pki.duties")).not.toContain("the consultant");
    expect(cells(tree, "pki.duties")).toContain("administrator 1 and a second person outside IT");
    expect(plainOfSections(tree)).not.toContain("among 1 administrator");
  }
});

test("the decision on phones names what Intune costs either way, where no plan in use contains it", () => {
  for (const industry of ["government", "finance"]) {
    const ask = (technologies: string[]) =>
      everywhere({ industry: [industry], "current-technologies": technologies }).map(plainOfSections);
    for (const text of ask(["active-directory"])) expect(text).toContain("both need Intune, budgeted at USD");
    for (const text of ask(["active-directory", "office-365"])) expect(text).not.toContain("both need Intune");
  }
});

test("three waves are not told apart by two sites", () => {
  for (const tree of everywhere({ sites: ["2"] }))
    expect(cells(tree, "approach.cutover")).not.toContain("waves by site");
  for (const tree of everywhere({ sites: ["3"] }))
    expect(cells(tree, "approach.cutover")).toMatch(/waves by site|Remaining devices/);
});

test("the third authority of the enterprise configuration is for more than network equipment wherever it is named", () => {
  for (const { id, description, features } of configurationsOf("certificate-services"))
    if (id === "cert-large-enterprise")
      for (const text of [description, features[0]])
        expect(text).toContain("a third for network equipment and other non-sign-in certificates");
});

test("each CA publishes to both web hosts, and sign-in by card stays a test", () => {
  for (const tree of everywhere({ "security-requirements": ["mfa"] })) {
    const said = JSON.stringify(tree.sections);
    expect(said).toContain("smart cards beyond two test users");
    expect(said).not.toContain("; Configuration of");
    expect(said.includes("each CA to both hosts")).toBe(said.includes("Web host 2"));
  }
});

test("names that change no price are agreed with the design, not with the order", () => {
  for (const tree of everywhere({})) {
    const place = cells(tree, "summary.decisions")
      .split("\n")
      .findIndex((text) => text.startsWith("Name the key ceremony"));
    const steps = cells(tree, "next.steps");
    if (place >= 0 && steps.includes(" · the order"))
      expect(steps).toMatch(new RegExp(`Decision.*\\b${place + 1}\\b.* · Design sign-off$`, "m"));
  }
});

test("card management is left out by name only where somebody signs in by card", () => {
  for (const tree of everywhere({ "security-requirements": ["mfa"] }))
    expect(plainOfSections(tree)).toContain("card management");
  for (const tree of everywhere({ "security-requirements": ["data-encryption"] }))
    expect(plainOfSections(tree)).not.toContain("card management");
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

test("the decision on modules names what the pair costs, as the bill does", () => {
  for (const tree of everywhere({ industry: ["finance"] })) {
    const [, once, yearly] =
      /· ([A-Z]{3} [\d,]+) once, ([A-Z]{3} [\d,]+) a year and a 6 to 12 week delivery, in return/.exec(
        cells(tree, "decisions"),
      ) ?? [];
    if (!cells(tree, "bill").includes("Hardware security module pair")) {
      expect(once).toBeUndefined();
      continue;
    }
    const priced = cells(tree, "bill");
    for (const sum of [once, yearly]) expect(priced).toContain(sum?.slice(4));
  }
});

test("machines stand before the build, not by a list that is signed on its eve", () => {
  for (const tree of everywhere({})) {
    expect(cells(tree, "appendix.assumptions")).toMatch(/installs the servers in the component table.* before phase 2/);
    expect(plainOfSections(tree)).not.toContain("list that comes with the design");
  }
});

test("a size band that may hold more users than a configuration is not called larger", () => {
  const tree = composed(
    inputFor({
      ...workedExample(),
      "solution-configuration": ["cert-small-single"],
      "company-size": ["medium"],
      devices: ["66"],
    }),
  );
  expect(plainOf(tree, "summary.conflicts")).toContain("rated for up to 100 users, root plus");
});

test("interfaces whose templates ask for approval are integrated once these are published", () => {
  const asked = { "integration-needs": ["crm", "erp", "third-party-apis", "custom-applications"] };
  const published = everywhere(asked).flatMap((tree) => {
    const [, id] = /(T-3\.\d+) · Templates requiring approval/.exec(cells(tree, "timeline.tasks")) ?? [];
    return id ? [{ tree, id }] : [];
  });
  expect(published.length).toBeGreaterThan(0);
  for (const { tree, id } of published)
    for (const title of ["CRM systems", "ERP systems", "Third-party APIs", "Custom applications"]) {
      const row = tasks(tree).find((text) => text.includes(`Integration: ${title}`)) ?? "";
      expect(row.split(" · ").slice(3, 4).join()).toContain(id);
    }
});

test("software keys are weighed against what a module pair costs", () => {
  const tree = composed(inputFor({ ...workedExample(), "solution-configuration": ["cert-medium-single"] }));
  expect(cells(tree, "decisions")).toMatch(/avoids [A-Z]{3} 42,500 once, [A-Z]{3} 6,375 a year and a 6 to 12 week/);
});

test("the pair that phase 1 orders is said to wait where the frame holds its services alone", () => {
  const lines = everywhere({ "budget-band": ["25"], industry: ["finance"] }).map((tree) => ({
    line: plainOf(tree, "given.budget-considerations"),
    order: tasks(tree)
      .find((row) => row.includes("Order of the HSM pair"))
      ?.split(" · ")[0],
  }));
  const bare = lines.filter(({ line }) => line.includes("the services of phase 1 alone, with contingency, fit"));
  expect(bare.length).toBeGreaterThan(2);
  for (const { line, order } of bare)
    expect(line.includes("(order of the HSM pair) waits as well")).toBe(order !== undefined);
  for (const { line, order } of bare.filter((one) => one.order)) expect(line).toContain(`. ${order} (order of`);
});

test("what is issued in a year is asked for with the authorities, of which there may be none", () => {
  for (const tree of everywhere({ "certificates-a-year": ["unknown"], "current-technologies": ["none"] })) {
    const requests = cells(tree, "environment.requests");
    expect(requests).not.toContain("present authority");
    expect(requests).toContain("with numbers and consumers");
  }
});

test("a name for twenty years is proposed without the company's where a merger stands behind the date", () => {
  const decided = (reason: string) =>
    everywhere({ deadline: ["2028-06-30"], "deadline-reason": [reason] }).map((tree) => cells(tree, "decisions"));
  for (const text of decided("merger")) expect(text).toContain("or without the client's name");
  for (const text of decided("contract")) expect(text).not.toContain("or without the client's name");
});

test("no machine is in a domain before there is one, and the delivery week is known before the order", () => {
  for (const tree of everywhere({ "current-technologies": ["none"] })) {
    expect(cells(tree, "appendix.assumptions")).toContain("and domain-joined once the directory is ready.");
    expect(cells(tree, "appendix.risks")).not.toContain("two weeks after the order");
  }
});

test("the list of the root is signed as often as it is billed, early enough for its alarm", () => {
  let found = 0;
  for (const tree of everywhere({})) {
    const [, period, overlap] = /(\d+) weeks \/ (\d+) weeks \/ none/.exec(cells(tree, "pki.validity")) ?? [];
    if (!period || !tableOf(tree, "pki.ceremony")) continue;
    found += 1;
    expect(cells(tree, "pki.ceremony")).toContain(`CRL period of ${period} weeks with an overlap of ${overlap}`);
    expect(/(\d+) root ceremonies/.exec(cells(tree, "bill"))?.[1] ?? "1").toBe(`${52 / Number(period)}`);
    if (!tableOf(tree, "support.signals")) continue;
    const [, alarm] = /root: under (\d+) days/.exec(cells(tree, "support.signals")) ?? [];
    expect(Number(alarm)).toBeLessThan(Number(overlap) * 7);
  }
  expect(found).toBeGreaterThan(0);
});

test("whoever is no test user is told of with a price where a second factor is required", () => {
  for (const tree of everywhere({ "security-requirements": ["mfa"], "head-count": ["60"] })) {
    expect(cells(tree, "security.controls")).toContain("the other 58 are outside this project");
    expect(plainOfSections(tree)).toMatch(/two test users \([A-Z]{3} [\d,]+ in keys for the other 58\)/);
  }
});

test("another maker's authority is priced without the Windows servers of this one", () => {
  for (const tree of everywhere({ industry: ["government"], "server-licences": ["0"] }).slice(-1))
    expect(plainOfSections(tree)).toMatch(/C includes: the priced lines of A except B-01; 1 × Windows Server/);
});

test("the certificates that the client counted are told apart into those of this design and others", () => {
  const tree = composed(
    inputFor({ ...workedExample(), "head-count": ["136"], devices: ["110"], "certificates-a-year": ["9000"] }),
  );
  expect(cells(tree, "architecture.sizing")).toMatch(
    /× 1\.1 = [\d,]+; the inventory names the rest of those given by the client/,
  );
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
  const [, build, rollout] =
    /Plan of B: .*, build and pilot ([\d.]+), rollout ([\d.]+)/.exec(plainOfSections(composed(input))) ?? [];
  const more = [build, rollout].map((told, place) => Number(told) - (days[place + 1] ?? 0));
  expect(more[0]).toBeGreaterThan(Math.max(0, more[1] ?? 0));
});

test("servers are not said to need certificates where nothing on them was named, and a cloud authority is ranked", () => {
  const said = (answers: Answers) =>
    everywhere({ "current-technologies": ["none"], "integration-needs": ["no-integrations"], ...answers }).map((tree) =>
      plainOfSections(tree),
    );
  for (const text of said({ "primary-objective": ["innovation"], industry: ["other"] }))
    expect(text).toMatch(
      /Certificates are needed for [^.;]* devices[^.;]*; [^.;]* servers and connections between services are planned for/,
    );
  for (const text of said({ "current-technologies": ["windows-server"] }))
    expect(text).toMatch(/Certificates are needed for [\d,]+ devices? and [\d,]+ servers?/);
});

test("an authority that stands alone has no number, in the drawing as in its name", () => {
  for (const tree of everywhere({ industry: ["finance"] })) {
    const text = JSON.stringify(blocksOf(tree).filter(({ kind }) => kind === "diagram"));
    expect(text).toContain("Windows Server 2025");
    expect(/Issuing CA 1/.test(text)).toBe(/Issuing CA 2/.test(text));
    if (!/Issuing CA 2/.test(text)) expect(tasks(tree).join()).not.toContain("responders pointed to them");
  }
});

test("of a product in use nothing is said that the design makes no use of", () => {
  for (const tree of everywhere({ "current-technologies": ["active-directory", "azure-services", "teams"] })) {
    const said = cells(tree, "environment.technologies");
    expect(said).toContain("Holds templates");
    expect(said).not.toMatch(/Azure|Teams/);
  }
});

test("a wave of users has the template that it enrols from", () => {
  for (const industry of ["education", "healthcare"])
    for (const objective of ["scalability", "remote-work"])
      for (const tree of everywhere({ industry: [industry], "primary-objective": [objective] })) {
        const hasTemplate = /^User authentication/m.test(cells(tree, "pki.templates"));
        expect(hasTemplate).toBe(objective === "remote-work");
        expect(/Users, [\d,]+ planned/.test(cells(tree, "approach.cutover"))).toBe(hasTemplate);
        expect(/Enrolment waves.*\busers\b/.test(tasks(tree).join("\n"))).toBe(hasTemplate);
        expect(cells(tree, "approach.cutover").includes("after the users")).toBe(
          hasTemplate && industry === "education",
        );
      }
});

test("partners ask from outside where an interface with them was named", () => {
  for (const integrations of [["third-party-apis"], ["erp"]])
    for (const tree of everywhere({ "integration-needs": integrations, "primary-objective": ["remote-work"] })) {
      const asked = cells(tree, "architecture.ports");
      expect(asked).toContain("devices outside the network");
      expect(asked.includes("partners")).toBe(integrations.includes("third-party-apis"));
    }
});

test("of three administrators the deputy of the certificate manager neither requests nor recovers a key", () => {
  const rows = (many: string) =>
    cells(
      composed(
        inputFor({
          ...workedExample(),
          administrators: [many],
          "security-requirements": ["mfa", "data-loss-prevention"],
        }),
      ),
      "pki.duties",
    ).split("\n");
  for (const row of rows("3").filter((one) => /^(Enrolment|Key recovery) agent/.test(one)))
    expect(row).not.toMatch(/administrators? .*3$/);
  expect(rows("4")).toContainEqual(expect.stringMatching(/^Key recovery agent.*administrators 1 and 3$/));
});

test("the module pair is asked for in the week in which the plan orders it", () => {
  const large = everywhere({ industry: ["finance"] }).filter(
    (tree) => placeOf(tree, /^T-\d\.\d+ · Order of the HSM/) >= 0,
  );
  expect(large.length).toBeGreaterThan(0);
  for (const tree of large) {
    expect(plainOfSections(tree)).toContain("pair in week 1");
    expect(tasks(tree).find((row) => row.includes("Order of the HSM"))).toContain("start · 1 ·");
  }
});

test("an order of modules that waits for the end of a freeze is asked for in its own week", () => {
  const weeks = ["2026-11-27", "2026-12-04", "2026-12-11"].map((today) => {
    const answers: Answers = { industry: ["finance"], timeline: ["12-plus-months"] };
    const input = inputFor({ ...workedExample(), ...answers }, { today: new Date(`${today}T10:00:00Z`) });
    const tree = composed(input);
    const [, planned] =
      / · start · (\d+)/.exec(tasks(tree).find((row) => row.includes("Order of the HSM")) ?? "") ?? [];
    expect(plainOf(tree, "summary.decisions")).toContain(`pair in week ${planned}`);
    return Number(planned);
  });
  expect(Math.max(...weeks)).toBeGreaterThan(1);
});

test("two authorities are proposed two names, and no row of them", () => {
  for (const tree of everywhere({})) {
    const [, joined, last] = /Issuing CA 1” (to|and) “(\d)”/.exec(cells(tree, "decisions")) ?? [];
    if (last) expect(joined).toBe(last === "2" ? "and" : "to");
  }
});

test("a sector is called regulated where it is, not where a client of another asked for compliance", () => {
  const tiersFor = (answers: Answers) =>
    everywhere({ "primary-objective": ["productivity"], "security-requirements": ["mfa"], ...answers }).flatMap(
      (tree) => {
        const text = /Number of tiers\. ([^·]*)/.exec(cells(tree, "decisions"))?.[1];
        return text ? [text] : []; // a small organisation reads no context
      },
    );
  for (const text of tiersFor({ industry: ["healthcare"] })) expect(text).toContain("in a regulated sector");
  for (const text of tiersFor({ industry: ["retail"], "primary-objective": ["compliance-objective"] }))
    expect(text).toMatch(/^[\d,]+ users, compliance required/);
  for (const text of tiersFor({ industry: ["retail"] })) expect(text).toContain("no rule on CA keys named");
});

test("an acronym that is written out keeps the article that suits its words", () => {
  for (const tree of everywhere({ industry: ["government"] }))
    expect(plainOfSections(tree)).not.toContain("an hardware");
});

test("a delay is counted in weeks, and a single responder is not called many", () => {
  for (const timeline of ["6-12-months", "12-plus-months"])
    for (const tree of everywhere({ industry: ["finance"], timeline: [timeline] })) {
      const [, unit = "weeks"] = /delays the rollout by up to \d+(\D*?),/.exec(cells(tree, "decisions")) ?? [];
      expect(unit.trim()).toMatch(/^weeks?$/);
      const isSeveral = /OCSP responder · 2/.test(cells(tree, "architecture.components"));
      if (!isSeveral) expect(cells(tree, "timeline.tasks")).not.toContain("OCSP responders");
    }
});

test("an hour that the second authority bridges is no limit of a restore that is planned to take longer", () => {
  for (const tree of everywhere({ "recovery-time": ["hour"] })) {
    const isBridged = cells(tree, "solution.recovery").includes("enrolment at once from the other CA");
    if (isBridged) expect(plainOfSections(tree)).not.toContain("takes longer than the 1 hour allowed");
  }
});

test("a restore that takes a working day is timed in a day at least, in the project and in operation", () => {
  for (const outage of ["hour", "hours", "day", "unknown"])
    for (const tree of everywhere({ "recovery-time": [outage] })) {
      const isPlanned = plainOf(tree, "solution.recovery.given").includes("planned to take 8 hours");
      if (!isPlanned && !/^Issuing CA · [^·]* · 8 hours/m.test(cells(tree, "solution.recovery"))) continue;
      for (const days of daysOf(tree, /Restore test/)) expect(days).toBeGreaterThanOrEqual(1);
      const sold = /restore tests × ([\d.]+)/.exec(cells(tree, "bill"))?.[1];
      expect(Number(sold)).toBeGreaterThanOrEqual(1);
    }
});

test("weeks by which the order of the modules may slip are taken from its delivery", () => {
  for (const timeline of ["1-3-months", "6-12-months", "12-plus-months"])
    for (const size of SIZES) {
      const answers: Answers = { ...ENTERPRISE_PKI, "company-size": [size], timeline: [timeline] };
      const { tasks } = contentWith(answers);
      const find = (mark: string) => tasks.find(({ marks }) => marks.includes(mark));
      const allowed = (find("modules")?.from ?? 0) - (find("order")?.to ?? 0);
      const float = find("order")?.float ?? 0;
      const decisions = cells(composed(inputFor({ ...workedExample(), ...answers })), "decisions");
      const [, left, slip] = /the plan allows \d+ \((\d+) if the order slips (\d+) week/.exec(decisions) ?? [];
      expect(left !== undefined).toBe(float > 0 && allowed - float < 12);
      if (left) expect([Number(left), Number(slip)]).toEqual([allowed - float, float]);
      if (left) expect(Number(left)).toBeGreaterThanOrEqual(6); // what the task that waits for the delivery is given
    }
});

test("where servers in use lose their updates inside the plan, a list of them is requested, and the name of the CRL still is", () => {
  for (const version of ["2016", "2022"])
    for (const tree of everywhere({ "windows-server-version": [version], "certificates-a-year": ["unknown"] })) {
      const requests = cells(tree, "environment.requests");
      const isDecided = cells(tree, "decisions").includes("Windows Server 2016 when updates end");
      expect(isDecided).toBe(version === "2016");
      if (isDecided)
        expect(requests.split("\n").slice(0, 6).join("\n")).toContain("List of servers by version and role");
      expect(requests.match(/DNS name for the CRL location/g)).toHaveLength(1);
      expect(requests.match(/List of servers by version/g)?.length ?? 0).toBeLessThanOrEqual(1);
    }
});

test("controllers are supported whatever other servers run, where some of those may not be", () => {
  const assumed = (version: string) =>
    everywhere({ "windows-server-version": [version] }).map((tree) => cells(tree, "appendix.assumptions"));
  for (const text of [...assumed("unknown"), ...assumed("2012")])
    expect(text).toContain("Whatever other servers run, the domain controllers run a supported Windows Server");
  for (const text of assumed("2022")) expect(text).not.toContain("Whatever other servers run");
});

test("controllers have another weekend than the monthly one where the rollout may hold none", () => {
  for (const timeline of ["1-3-months", "12-plus-months"])
    for (const id of ["cert-small-single", "cert-large-enterprise"])
      for (const size of SIZES) {
        const answers: Answers = {
          "solution-configuration": [id],
          "company-size": [size],
          timeline: [timeline],
          "change-window": ["monthly"],
        };
        const { brief } = contentWith(answers);
        const cutover = cells(composed(inputFor({ ...workedExample(), ...answers })), "approach.cutover");
        expect(cutover.includes("before T0, or a reserve weekend")).toBe(rolloutWeeks(brief) < 5);
      }
});

test("licences that count as available carry the rights to the version that is installed", () => {
  for (const licences of ["0", "2", "57"])
    for (const tree of everywhere({ "server-licences": [licences] }))
      expect(cells(tree, "bill").includes("available ones: unused, version 2025 or with Software Assurance")).toBe(
        licences !== "0",
      );
});

test("each decision weighs two or three alternatives, and a small organisation, whose log has no column for them, reads them too", () => {
  for (const tree of everywhere({ "current-technologies": ["active-directory", "azure-services"] })) {
    const table = tableOf(tree, "decisions");
    const own = cells(tree, "decisions")
      .split("\n")
      .filter((row) => !/ · (Plan type|[^·]* when updates end|Service change)/.test(row));
    for (const row of own) {
      const [, listed = ""] = / Considered: ([^.]*)\./.exec(row) ?? [];
      const weighed = table?.columns.some(({ title }) => title === "Alternatives") ? row.split(" · ")[2] : listed;
      expect([2, 3], row).toContain(weighed?.split("; ").length);
    }
    expect(own.join()).not.toContain("Azure Cloud HSM");
  }
});

test("what is larger than needed is said once, on the first page, and not again among the decisions", () => {
  for (const id of ["cert-medium-multi", "cert-large-enterprise"])
    for (const industry of ["finance", "retail"]) {
      const tree = composed(
        inputFor({
          ...workedExample(),
          "solution-configuration": [id],
          "company-size": ["small"],
          industry: [industry],
          "head-count": ["40"],
        }),
      );
      expect(plainOf(tree, "summary.situation")).toMatch(
        /You selected (two|three) issuing .*\(option B\) would do for 40/,
      );
      expect(cells(tree, "decisions")).not.toMatch(/would also do|exceeds what/);
    }
  for (const tree of everywhere({ "company-size": ["medium"], "recovery-time": ["hour"] }))
    expect(plainOf(tree, "summary.situation")).not.toContain("You selected two issuing");
});

test("the sunset of a standard for modules is cited where a decision names it", () => {
  for (const tree of everywhere({ industry: ["retail"] }))
    expect(plainOf(tree, "appendix.references").includes("Sunset of FIPS 140-2")).toBe(
      cells(tree, "decisions").includes("historical list"),
    );
});

test("Cloud PKI is recommended to few users, and to many where their plan contains it", () => {
  const asked = (users: string) =>
    plainOf(
      composed(
        inputFor({
          ...workedExample(),
          "current-technologies": ["active-directory", "office-365"],
          "head-count": [users],
        }),
      ),
      "summary.decisions",
    );
  expect(asked("60")).toContain("(recommended; free if the current plan includes it)");
  expect(asked("200")).toMatch(
    /\(recommended if the current plan includes it\).*connector to this CA \(recommended otherwise where cost decides\)/,
  );
});

test("an authority is renewed in the year of the calendar, whatever the configuration", () => {
  for (const tree of everywhere({})) {
    const [, year] = /with a new key, (in year \d+) of/.exec(plainOfSections(tree)) ?? [];
    expect(cells(tree, "pki.validity")).toMatch(new RegExp(`ssuing CA · .* years, renewed ${year} · `));
  }
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
  expect(asked("technology", "productivity")).toContain("on one server, or choose two tiers");
});

test("a few devices enrol all, and no departments are told apart among a handful", () => {
  const cutover = (devices: string) =>
    cells(
      composed(inputFor({ ...workedExample(), "company-size": ["small"], devices: [devices] })),
      "approach.cutover",
    );
  expect(cutover("11")).toMatch(/issued to all devices seen on the network[\s\S]*Remaining devices · /);
  expect(cutover("45")).toContain("Remaining devices, by department");
});

test("keys for people are listed where somebody signs in with one", () => {
  for (const [requirement, row] of [
    ["mfa", "User and device sign-in"],
    ["compliance", "Device sign-in"],
  ] as const)
    for (const tree of everywhere({ "security-requirements": [requirement] }))
      expect(
        cells(tree, "pki.validity")
          .split("\n")
          .some((cell) => cell.startsWith(row)),
      ).toBe(true);
});

test("phones that no plan enrols have a price, and certificates on request are reissued as well", () => {
  for (const tree of everywhere({ "current-technologies": ["active-directory", "teams"], "head-count": ["60"] })) {
    expect(cells(tree, "appendix.assumptions")).toContain("about USD 6,480 a year more if the plan lacks Intune");
    if (tableOf(tree, "pki.compromise")) expect(cells(tree, "pki.compromise")).toMatch(/; web servers.* on request/);
  }
});

test("an end of support is a rule of design until it has passed, and algorithms are weighed where somebody may not verify them", () => {
  const designed = (answers: Answers, today: string) =>
    composed(
      inputFor(
        { ...workedExample(), industry: ["retail"], "integration-needs": ["crm"], ...answers },
        { today: new Date(today) },
      ),
    );
  const rules = (today: string) => cells(designed({}, today), "architecture.rules");
  expect(rules("2026-12-01T10:00:00Z")).toContain("No CA on Windows Server 2016");
  expect(rules("2027-02-01T10:00:00Z")).not.toContain("No CA on Windows Server 2016");
  const decisions = (answers: Answers) => cells(designed(answers, "2026-12-01T10:00:00Z"), "decisions");
  expect(decisions({})).not.toContain("Algorithms and key lengths");
  expect(decisions({ "integration-needs": ["legacy-applications"] })).toContain("Algorithms and key lengths");
});

test("a small organisation is shown the weaknesses that a setting closes, and told what closes the others", () => {
  for (const tree of everywhere({})) {
    const codes = tableOf(tree, "pki.esc")?.rows.map(([code = ""]) => plain(code)) ?? [];
    const told = plainOf(tree, "pki.esc");
    for (let number = 1; number <= 17; number++)
      expect(
        codes.includes(`ESC${number}`) ||
          told.includes(`ESC${number}`) ||
          (number === 2 && told.includes("ESC1 to ESC3")),
      ).toBe(true);
  }
});

test("what public certificates are valid for is said as of the day", () => {
  const told = (today: string) =>
    cells(composed(inputFor(workedExample(), { today: new Date(today) })), "options.description");
  expect(told("2027-03-01T10:00:00Z")).toContain("valid for 200 days, 100 from March 2027, 47 from March 2029");
  expect(told("2027-03-20T10:00:00Z")).toContain("valid for 100 days, 47 from March 2029");
});

test("a list of revocation that may be late by three days is looked at each day, and an old authority by what needs no audit", () => {
  for (const tree of everywhere({})) {
    expect(cells(tree, "support.calendar")).toMatch(/Daily · .*next update of each CRL/);
    if (tableOf(tree, "support.signals"))
      expect(cells(tree, "support.signals")).toMatch(/base: under 2 days away; delta: overdue/);
    expect(cells(tree, "approach.cutover")).not.toContain("no event 4886");
  }
});

test("a configuration that the size put in the place of the chosen one is not called requested", () => {
  const tree = composed(
    inputFor({
      ...workedExample(),
      "solution-configuration": ["cert-small-single"],
      "company-size": ["enterprise"],
      "security-requirements": ["mfa"],
      "recovery-time": ["days"],
    }),
  );
  expect(cells(tree, "decisions")).toContain("This configuration holds issuing keys in hardware");
  expect(`${cells(tree, "decisions")} ${askedIn(tree)}`).not.toMatch(/as requested|requested configuration/);
});

test("what of the annual cost is Intune alone is said with the option, where no plan in use contains it", () => {
  const described = (technologies: readonly string[]) =>
    cells(
      composed(
        inputFor({ ...workedExample(), "current-technologies": technologies, "head-count": ["100"], devices: ["100"] }),
      ),
      "options.description",
    );
  expect(described(["active-directory"])).toContain("and USD 10,800 Intune, unless licensed");
  expect(described(["active-directory", "office-365"])).not.toContain("Intune, unless licensed");
});

test("the task that sets up sign-in by a security key hands over the sign-in", () => {
  for (const requirement of ["mfa", "compliance"])
    for (const tree of everywhere({ "security-requirements": [requirement] }))
      expect(tasks(tree).some((row) => row.includes("test user signed in"))).toBe(requirement === "mfa");
});

test("keys that leave no device are kept by its chip, and the rehearsal of a ceremony is no training beside it", () => {
  for (const tree of everywhere({})) {
    expect(cells(tree, "pki.validity")).toContain("device sign-in · RSA 2048, SHA-256, TPM preferred");
    if (tableOf(tree, "approach.training")) expect(cells(tree, "approach.training")).not.toContain("ehearsal");
  }
});

test("a programme of a year has no months in hand for the module pair where a fixed date shortens it", () => {
  const risk = (deadline: Answers) =>
    contentWith({ ...ENTERPRISE_PKI, industry: ["other"], timeline: ["12-plus-months"], ...deadline }).risks.find(
      ({ id }) => id === "PK11",
    );
  expect(risk({})?.mitigation ?? "months in hand").toContain("months in hand"); // so small that it may be left out
  const pressed = risk({ deadline: ["2027-03-26"] });
  expect(pressed?.likelihood).toBeGreaterThanOrEqual(3);
  expect(pressed?.mitigation).toContain("waves postponed by the delay");
});

test("software keys are said to miss the date as well only where it is missed and nothing asks for modules", () => {
  const said = (answers: Answers) =>
    cells(
      composed(
        inputFor({
          ...workedExample(),
          ...ENTERPRISE_PKI,
          "company-size": ["enterprise"],
          "security-requirements": ["zero-trust"],
          industry: ["other"],
          ...answers,
        }),
      ),
      "decisions",
    );
  const SLOW = /Software keys would save at most \d+ weeks?; the plan would still end after the fixed date/;
  expect(said({ deadline: ["2027-02-12"] })).toMatch(SLOW);
  for (const answers of [{}, { deadline: ["2028-06-30"] }, { industry: ["finance"], deadline: ["2027-02-12"] }])
    expect(said(answers)).not.toMatch(SLOW);
});

test("a restore within the hour is no certain choice, and is tested on the server that stands by for it", () => {
  const shown = new Set<string>();
  for (const time of ["hour", "day"])
    for (const tree of everywhere({ "recovery-time": [time] })) {
      const decision = cells(tree, "decisions")
        .split("\n")
        .find((row) => row.includes("One CA, restored within"));
      if (!decision) continue;
      const isSpare = time === "hour";
      shown.add(time);
      expect(decision.includes("a second issuing CA on that server is quoted")).toBe(isSpare);
      if (/ · (high|medium)$/.test(decision)) expect(decision.endsWith(" · medium")).toBe(isSpare);
      expect(cells(tree, "approach.tests").includes("the isolated standby server")).toBe(isSpare);
    }
  expect(shown.size).toBe(2);
});

test("the alarm of the root's list is silent until its next ceremony is overdue", () => {
  for (const tree of everywhere({})) {
    if (!tableOf(tree, "support.signals")) continue;
    const [, days] = /root: under (\d+) days/.exec(cells(tree, "support.signals")) ?? [];
    if (days) expect(Number(days)).toBeLessThan(8 * 7);
  }
});

test("security keys are traced to the sign-in that they are bought for", () => {
  for (const tree of everywhere({ "security-requirements": ["mfa"] })) {
    const line = cells(tree, "bill")
      .split("\n")
      .find((row) => row.includes("Security keys with smart card function"))
      ?.slice(0, 4);
    expect(line).toMatch(/^B-/);
    const trace = cells(tree, "appendix.traceability")
      .split("\n")
      .find((row) => row.startsWith("Multi-factor authentication"));
    expect(trace).toContain(`; ${line}`);
  }
});

test("a bank in the cloud reads whose machines are meant, what keys and cards serve, and measures that its dates can show", () => {
  const said = new Set<string>();
  for (const tree of everywhere({
    industry: ["finance"],
    "cloud-maturity": ["significant"],
    "primary-objective": ["remote-work", "innovation"],
    "security-requirements": ["data-encryption"],
    "integration-needs": ["custom-applications", "crm"],
    "change-window": ["monthly"],
    "budget-band": ["100"],
  })) {
    expect(cells(tree, "appendix.assumptions")).toMatch(/All [\d,]+ devices are joined to Active Directory/);
    expect(cells(tree, "architecture.ports")).toContain("remote devices through the VPN");
    expect(plainOfSections(tree)).not.toMatch(/renew on time|ertificates renewed automatically/); // a year passes before any renews
    const lines = cells(tree, "bill").split("\n");
    const line = (item: string) => lines.find((row) => row.includes(item))?.slice(0, 4);
    const trace = (requirement: string) =>
      cells(tree, "appendix.traceability")
        .split("\n")
        .find((row) => row.startsWith(requirement));
    expect(trace("Integrate with custom applications")).toContain(line("Security keys with smart card function"));
    const pair = line("Hardware security module pair");
    if (pair) expect(trace("Data encryption, by D-")).toContain(pair);
    expect(cells(tree, "approach.cutover")).not.toContain("after the servers"); // which wait for another weekend
    const waves = tasks(tree).find((row) => row.includes("Enrolment waves: devices, then"));
    if (waves) expect(waves).toContain("devices, then users, then servers");
    const budget = plainOf(tree, "given.budget-considerations");
    const saving = /Software keys \(D-\d+\), against the sector's expectation, would save about/.exec(budget)?.[0];
    if (saving) expect(pair).toBeDefined();
    said.add(saving ?? "");
  }
  expect(said.size).toBeGreaterThan(1);
});

test("a restore is practised on the server that stands by for it wherever it is named", () => {
  for (const tree of everywhere({ "recovery-time": ["hour"] })) {
    const text = plainOfSections(tree);
    expect(
      /isolated standby server/.test(text) && /[Rr]estore test( twice a year)? on an isolated machine/.test(text),
    ).toBe(false);
  }
});

test("a late delivery is absorbed by what was asked for: a window, a fixed date, or neither", () => {
  const late = (answers: Answers) =>
    everywhere({ industry: ["finance"], ...answers })
      .map(
        (tree) => /later delivery delays the rollout by up to \d+ weeks?, ([^.;]*)/.exec(cells(tree, "decisions"))?.[1],
      )
      .filter((words) => words && !words.includes("freeze"));
  for (const words of late({ timeline: ["6-12-months"] })) expect(words).toContain("the requested window");
  const dated = late({ timeline: ["no-timeline"], deadline: ["2028-06-30"] });
  for (const words of dated) expect(words).toContain("the fixed date");
  const open = late({ timeline: ["no-timeline"] });
  for (const words of open) expect(words).toContain("no date at risk");
  expect(dated.length + open.length).toBeGreaterThan(1);
});
