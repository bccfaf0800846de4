import { expect, test } from "vitest";
import { scheduled } from "#app/features/documents/lint/schedule.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { CONFIGURATIONS, documentOf, MAIL_AT_HOME, PRODUCTS, ruled, SIZES } from "./documents.ts";

test("a small organisation is shown three projects at most that may follow", () => {
  const all = {
    "company-size": ["small"],
    "current-technologies": PRODUCTS.map(([id]) => id),
    "security-requirements": ["mfa", "data-loss-prevention", "mobile-device-management", "data-encryption"],
    "cloud-maturity": ["some"],
  };
  for (const configuration of CONFIGURATIONS)
    expect(cells(documentOf(configuration, all), "custom.follow-on").split("\n")).toHaveLength(3);
});

test("servers of a recent version are not renewed by what follows", () => {
  const next = (version: string) => {
    const answers = {
      "current-technologies": ["windows-server"],
      "cloud-maturity": ["no-cloud"],
      "windows-server-version": [version],
      servers: ["40"],
      "security-requirements": ["mfa"],
    };
    return documentOf("custom-roadmap", { ...answers, "company-size": ["medium"] });
  };
  expect(cells(next("2016"), "custom.follow-on")).toMatch(/^On-premises renewal of servers · Windows Server in use/m);
  expect(ruled(next("2025"), "custom.follow-on")).toEqual([]);
});

test("what replaces servers without updates is the first project that may follow, wherever one is named", () => {
  for (const size of SIZES)
    for (const configuration of CONFIGURATIONS) {
      const tree = documentOf(configuration, {
        ...MAIL_AT_HOME,
        "company-size": [size],
        "security-requirements": ["zero-trust", "data-encryption"],
      });
      const [first] = cells(tree, "custom.follow-on").split("\n");
      expect(first).toMatch(/^Microsoft 365 Implementation /);
      expect(JSON.stringify(tree)).not.toMatch(/a security project now|first candidate is a security/i);
      if (configuration === "custom-roadmap")
        expect(cells(tree, "custom.horizons")).toMatch(
          /^Horizon 1 .*start of a Microsoft 365 project.*\nHorizon 2 .*security project/m,
        );
      expect(cells(tree, "custom.follow-on")).not.toContain("Certificate Services");
    }
});

test("licences are no project to begin, and none are priced beside a plan that nobody has", () => {
  const asked = { "company-size": ["large"], "security-requirements": ["data-loss-prevention"] };
  expect(ruled(documentOf("custom-roadmap", asked), "custom.follow-on")).toEqual([]);
  for (const technology of ["none", "office-365"]) {
    const tree = documentOf("custom-roadmap", { ...asked, "current-technologies": [technology] });
    expect(JSON.stringify(tree), technology).toContain("the answers suggest no particular project");
  }
});

test("compliance is traced to the task that reads its evidence, and databases are renewed where some are named", () => {
  for (const requirement of ["compliance", "mfa"]) {
    const tree = documentOf("custom-roadmap", {
      "current-technologies": ["windows-server", "sql-server"],
      "cloud-maturity": ["no-cloud"],
      "primary-objective": ["compliance-objective"],
      "security-requirements": [requirement],
    });
    const row = /^.*“Compliance requirements”.*$/m.exec(cells(tree, "appendix.traceability"))?.[0];
    const task = scheduled(tree).find(({ id }) => id === row?.split(" · ")[1]);
    expect(task?.title).toMatch(requirement === "mfa" ? /compliance records/ : /evidence of duties/);
    for (const table of ["custom.follow-on", "custom.horizons"])
      expect(cells(tree, table)).toMatch(/renewal of (the remaining )?servers and databases/);
  }
});

test("whoever wants better security has detection tested in ten domains, and a security project among what may follow", () => {
  for (const size of ["small", "medium"]) {
    const tree = documentOf("custom-roadmap", {
      "company-size": [size],
      "current-technologies": ["windows-server", "active-directory", "exchange-server", "sql-server", "teams"],
      "primary-objective": ["enhance-security"],
      "security-requirements": ["mfa"],
    });
    expect(cells(tree, "custom.domains")).toMatch(/^Security operations · .*in depth: Enhance security/m);
    expect(cells(tree, "custom.products")).toMatch(/^Detection and response/m);
    expect(scheduled(tree).some(({ title }) => title.includes("test alert"))).toBe(true);
    expect(cells(tree, "custom.follow-on")).toMatch(/^Security Assessment/m);
  }
});

test("a client already on Microsoft 365 is offered what moves there", () => {
  const of = (...technologies: string[]) => {
    const answers = {
      "company-size": ["medium"],
      "current-technologies": technologies,
      "security-requirements": ["mfa"],
    };
    return cells(documentOf("custom-roadmap", answers), "options.description");
  };
  expect(of("sharepoint", "office-365")).toContain("A SharePoint migration now");
  expect(of("exchange-server", "teams")).toContain("A mailbox migration now");
  expect(of("exchange-server", "sharepoint", "office-365")).toContain("A mailbox and SharePoint migration now");
  expect(of("exchange-server", "sharepoint")).toContain("A Microsoft 365 project now");
});
