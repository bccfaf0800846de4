import { expect, test } from "vitest";
import { configurationsOf } from "#app/features/catalogue/configurations.ts";
import { SIZES } from "#app/features/documents/facts/effort.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { cells, likelyDays } from "#tests/app/features/documents/solutions/cells.ts";
import { contentWith, daysOf, everywhere, hasMany, placeOf, plainOfSections, tasks } from "./documents.ts";

test("no root is made before the modules that keep its key are there", () => {
  for (const tree of everywhere({ industry: ["finance"] })) {
    const modules = placeOf(tree, /HSM installation/);
    if (modules < 0) continue;
    expect(placeOf(tree, /Root ceremony/)).toBeGreaterThanOrEqual(modules);
    expect(cells(tree, "pki.ceremony")).not.toContain("second ceremony");
  }
});

test("controls are set once the templates that they rest on are there", () => {
  for (const tree of everywhere({ "security-requirements": ["identity-management", "threat-protection"] })) {
    const templates = placeOf(tree, /Templates, hardening|; templates, hardening/);
    expect(templates).toBeGreaterThanOrEqual(0);
    expect(placeOf(tree, /[Ss]ecurity controls/)).toBeGreaterThanOrEqual(templates);
  }
});

test("keys are shown to be in the modules once these are installed", () => {
  const encrypted = everywhere({ industry: ["finance"], "security-requirements": ["data-encryption"] });
  const installed = encrypted.filter((tree) => placeOf(tree, /HSM installation/) >= 0);
  expect(installed.length).toBeGreaterThan(0);
  for (const tree of installed)
    expect(placeOf(tree, /\(S-1\)/)).toBeGreaterThanOrEqual(placeOf(tree, /HSM installation/));
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

test("one issuing authority is not spoken of as several", () => {
  for (const tree of everywhere({ industry: ["finance"] })) {
    if (cells(tree, "architecture.components").match(/Issuing CA · (\d)/)?.[1] !== "1") continue;
    const said = [tasks(tree).join("\n"), cells(tree, "approach.cutover"), cells(tree, "bill")].join("\n");
    expect(said).not.toMatch(/issuing CAs|new CAs|requests (signed|of|for the root)|CA requests/i);
    expect(said).toMatch(/Issuing CA put into service|request signed/);
  }
});

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
    if (row) expect(row).toContain("NDES reconfigured with certificates of the new CA; pilot machines enrolled from");
  }
  for (const tree of everywhere({ industry: ["finance"] }).filter((one) => !hasMany(one)))
    expect(tasks(tree).join()).not.toContain("NDES reconfigured");
});

test("a task brings the templates that ask for approval, however few people there are", () => {
  for (const tree of everywhere({ industry: ["technology"] }))
    expect(tasks(tree).filter((task) => /approval: web servers(, | and )code signing/.test(task))).toHaveLength(1);
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

test("the task that sets up sign-in by a security key hands over the sign-in", () => {
  for (const requirement of ["mfa", "compliance"])
    for (const tree of everywhere({ "security-requirements": [requirement] }))
      expect(tasks(tree).some((row) => row.includes("test user signed in"))).toBe(requirement === "mfa");
});

test("few people integrate no interface before the waves have brought its template", () => {
  const asked = {
    "company-size": ["small"],
    "integration-needs": ["crm", "legacy-applications", "custom-applications"],
  };
  for (const tree of everywhere(asked)) {
    const waves = tasks(tree).find((row) => row.includes("; with approval: "));
    const [id = "no such task"] = waves?.split(" · ") ?? [];
    const later = tasks(tree).filter((row) => row.includes("Integration: "));
    if (waves) for (const row of later) expect(row.split(" · ")[3]).toContain(id);
  }
});

test("what a test hierarchy has shown is filed anew by the authority that stays, and its removal is tested", () => {
  const asked = { "security-requirements": ["compliance"], "deadline-reason": ["audit"], deadline: ["2027-12-17"] };
  for (const industry of ["finance", "retail"])
    for (const tree of everywhere({ ...asked, industry: [industry] })) {
      const row = tasks(tree).find((text) => text.includes("test hierarchy removed"));
      const [id = "none"] = row?.split(" · ") ?? [];
      const shown = cells(tree, "appendix.traceability")
        .split("\n")
        .find((text) => text.startsWith("Compliance"));
      expect(row?.includes("evidence of phase 2 filed anew")).toBe(row ? true : undefined);
      if (row) expect(shown).toContain(id);
      expect(cells(tree, "approach.tests").includes("the removed test hierarchy looked for")).toBe(row !== undefined);
    }
});

test("a sign-in that waits for a monthly weekend of the controllers is tested by the end of the rollout", () => {
  for (const window of ["monthly", "evenings"])
    for (const tree of everywhere({ "security-requirements": ["mfa"], "change-window": [window] })) {
      const [row = ""] = tasks(tree).filter((text) => text.includes("security key sign-in"));
      expect(row).toContain("(S-1)");
      if (window === "monthly") expect(row).toContain("Enrolment waves");
    }
});
