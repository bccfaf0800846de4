import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { everyDocument, SIZES, securityDocument } from "./documents.ts";

test("no more identity sensors are placed than there are servers, nor more domain controllers planned", () => {
  for (const configuration of ["security-detection", "security-tier0"])
    for (const size of ["medium", "large", "enterprise"]) {
      const tree = securityDocument(configuration, {
        "company-size": [size],
        "current-technologies": ["active-directory"],
        servers: ["2"],
      });
      expect(cells(tree, "architecture.components")).toMatch(/Identity sensors · 2 ·/);
      expect(cells(tree, "architecture.sizing")).toMatch(
        /(1 synchronisation server|2 synchronisation servers), on 2 servers · 2$/m,
      );
      expect(cells(tree, "environment.facts")).toMatch(/Domain controllers · [12] ·/);
    }
});

test("a sign-in log is no larger than the volume that was given for all logs", () => {
  const tree = (volume: string) =>
    securityDocument("security-identity", {
      "company-size": ["medium"],
      "head-count": ["182"],
      "log-volume": [volume],
    });
  expect(cells(tree("5"), "architecture.sizing")).toContain("capped at the volume given for all logs · 5 GB");
  expect(cells(tree("5"), "bill")).toMatch(/Log workspace for the sign-in log · 5 ·/);
  expect(toMarkdown(tree("5"))).not.toContain("**Logs per month: 5 GB.** Only");
  expect(cells(tree("50"), "architecture.sizing")).toContain("182 × 0.05, rounded up: 10 GB");
  expect(toMarkdown(tree("50"))).toContain("No log but that of sign-ins, for 31 days, is retained by this project");
});

test("firewalls that would write more than the volume given are counted beside it", () => {
  const sizing = (volume: string) =>
    cells(
      securityDocument("security-identity", { "company-size": ["enterprise"], sites: ["19"], "log-volume": [volume] }),
      "architecture.sizing",
    );
  expect(sizing("457")).toMatch(/19 × 3 × 30 = 1,710 GB, on top of the volume given/);
  expect(sizing("5000")).toContain("not given separately · included in the volume given");
});

test("accounts that come from a directory have the tool, the server and the connection that brings them", () => {
  for (const technology of ["active-directory", "exchange-server", "sharepoint"]) {
    const tree = securityDocument("security-identity", {
      "company-size": ["large"],
      "current-technologies": [technology],
    });
    expect(cells(tree, "decisions")).toContain(
      "Connect Sync 2.5.79.0 or later, as Cloud Sync does not support hybrid join",
    );
    expect(cells(tree, "architecture.components")).toContain("Synchronisation server · 2");
    expect(cells(tree, "architecture.ports")).toContain("Synchronisation server · Entra ID");
    expect(toMarkdown(tree)).not.toContain("current identity provider");
  }
});

test("attack paths are read by what still collects them", () => {
  const tree = securityDocument("security-tier0");
  expect(cells(tree, "approach.tests")).toContain("Tier 0 (BloodHound collection)");
  expect(cells(tree, "architecture.components")).toContain("attack paths (BloodHound)");
  expect(cells(tree, "architecture.ports")).toContain("Assessment tools · Domain controllers · TCP 389");
});

test("events of servers have a way into the log, and the plan that takes them in is weighed", () => {
  for (const configuration of ["security-identity", "security-detection"]) {
    const tree = securityDocument(configuration, {
      "company-size": ["enterprise"],
      "security-requirements": ["mfa"],
      "current-technologies": ["office-365"],
    });
    expect(cells(tree, "architecture.ports")).toMatch(/On-premises servers · Azure Arc.* log workspace/);
    expect(cells(tree, "decisions").includes("Defender for Servers P2, at USD 3,750 a month above P1")).toBe(
      configuration === "security-detection",
    );
  }
});

test("an assessment does not count its figure's boxes again, and a small one opens no port for its tools", () => {
  const answers = { "current-technologies": ["active-directory", "office-365"] };
  for (const size of SIZES) {
    const tree = securityDocument("security-assessment", { ...answers, "company-size": [size] });
    expect(cells(tree, "architecture.components")).not.toMatch(/Scorecard|Evidence register/);
    expect(tableOf(tree, "architecture.ports") !== undefined, size).toBe(size !== "small");
  }
});

test("no network connection is told that every tool of an assessment has", () => {
  for (const size of ["small", "medium"])
    for (const asked of [{}, { "security-requirements": ["zero-trust"] }] as Answers[]) {
      const tree = securityDocument("security-identity", { "company-size": [size], industry: ["other"], ...asked });
      expect(tableOf(tree, "architecture.ports"), size).toBe(undefined);
    }
});

test("attack paths are promised where a tool reads them", () => {
  for (const tree of everyDocument({ "current-technologies": ["active-directory", "office-365"] }))
    if (/Attack paths[^.]* reviewed/.test(toMarkdown(tree)))
      expect(cells(tree, "architecture.components")).toMatch(/BloodHound/);
});

test("devices are said to be synchronised by what can do it", () => {
  const tree = (configuration: string) =>
    securityDocument(configuration, {
      "security-requirements": ["mfa"],
      "current-technologies": ["active-directory"],
    });
  const sent = (configuration: string) =>
    /Synchronisation server · Entra ID · .*/.exec(cells(tree(configuration), "architecture.ports"))?.[0];
  expect(cells(tree("security-tier0"), "architecture.components")).toContain("Cloud Sync");
  expect(sent("security-tier0")).toMatch(/password hashes$/);
  expect(cells(tree("security-identity"), "architecture.components")).toContain("Connect Sync");
  expect(sent("security-identity")).toMatch(/password hashes, devices$/);
});

test("as many servers of synchronisation stand in Tier 0 as the project sets up or finds", () => {
  const tree = (size: string, answers: Answers) =>
    securityDocument("security-tier0", { "company-size": [size], "domain-controllers": ["4"], ...answers });
  const none = tree("large", { "security-requirements": ["identity-management"] });
  expect(toMarkdown(none)).not.toMatch(/synchronis/i);
  expect(cells(none, "architecture.sizing")).toMatch(/domain controllers \+ 1 AD CS server · 5$/m);
  const asked = { "security-requirements": ["mfa"], "current-technologies": ["active-directory"] };
  const two = tree("large", asked);
  expect(cells(two, "architecture.components")).toMatch(/Synchronisation server · 2 ·/);
  expect(cells(two, "decisions")).toContain("Both its servers are administered as Tier 0");
  expect(cells(tree("medium", asked), "decisions")).toContain("Its server is administered as Tier 0");
  const untiered = securityDocument("security-identity", { "company-size": ["large"], ...asked });
  expect(cells(untiered, "decisions")).toContain("Both its servers are open to directory administrators only");
  expect(cells(untiered, "timeline.tasks")).toContain("sign-in to the synchronisation servers restricted");
  expect(cells(two, "architecture.sizing")).toContain("+ 2 synchronisation servers · 7");
  expect(cells(two, "appendix.assumptions")).toContain(
    "one certification authority and 2 synchronisation servers, synchronised to no Microsoft tenant.",
  );
  expect(cells(tree("medium", asked), "architecture.sizing")).toContain("+ 1 synchronisation server · 6");
});

test("how long logs of cards are kept is said by the obligation and by no table of one rule", () => {
  for (const industry of ["finance", "retail"]) {
    const tree = securityDocument("security-detection", { "company-size": ["enterprise"], industry: [industry] });
    expect(tableOf(tree, "architecture.rules")).toBeUndefined();
    expect(cells(tree, "regulation.rows")).toContain("Logs for 12 months, 3 of them immediately available");
  }
});

test("no identity sensor is promised on a Windows Server that takes none", () => {
  const size = (oldest: string) =>
    cells(
      securityDocument("security-tier0", {
        "current-technologies": ["windows-server", "active-directory"],
        "windows-server-version": [oldest],
      }),
      "architecture.components",
    );
  expect(size("2012")).toMatch(/Identity sensors · .* server from Windows Server 2016 onwards; 2 cores/);
  expect(size("2016")).not.toContain("from Windows Server 2016 onwards");
});

test("a firewall rule from the table lets through what reads and administers the directory", () => {
  const ports = (configuration: string, answers: Answers = {}) =>
    cells(
      securityDocument(configuration, { "current-technologies": ["active-directory"], ...answers }),
      "architecture.ports",
    );
  const watched = ports("security-detection");
  expect(watched).toMatch(/Synchronisation server · Domain controllers · .*135, 445, 636, 49152–65535/);
  expect(watched).toContain("Privileged workstations · Tier 0 servers · TCP 3389, 5985, 9389");
  expect(watched).toMatch(/Assessment tools · Domain controllers · .* 9389/);
  expect(ports("security-assessment")).toContain("Assessment tools · Certification authority · TCP 135");
  expect(ports("security-tier0", { "security-requirements": ["compliance"] })).not.toMatch(/^Synchronisation/m);
});

test("tools of a small assessment are named, with and without a tenant", () => {
  for (const technology of ["office-365", "windows-server"])
    expect(
      cells(
        securityDocument("security-assessment", {
          "company-size": ["small"],
          "current-technologies": ["active-directory", technology],
        }),
        "architecture.components",
      ),
    ).toMatch(/Assessment tools · \d · .*Locksmith/);
});

test("the log workspace says how long it retains the sign-in log", () => {
  const tree = securityDocument("security-detection", {
    "company-size": ["medium"],
    industry: ["other"],
    "primary-objective": ["innovation"],
    "security-requirements": ["mfa"],
  });
  expect(cells(tree, "architecture.components")).toContain(
    "Retains the sign-in log for 31 days, included in its price",
  );
});

test("a supervised client files the sign-in log for a year, whatever was asked for", () => {
  const components = (industry: string) =>
    cells(
      securityDocument("security-identity", {
        "company-size": ["medium"],
        industry: [industry],
        "primary-objective": ["innovation"],
        "security-requirements": ["identity-management"],
      }),
      "architecture.components",
    );
  for (const industry of ["healthcare", "finance"]) expect(components(industry)).toContain("sign-in log for 12 months");
  expect(components("other")).toContain("sign-in log for 31 days");
});

test("accounts are synchronised from a server that is supported, over ports that are named, at every size", () => {
  for (const size of SIZES) {
    const tree = securityDocument("security-identity", {
      "company-size": [size],
      "current-technologies": ["active-directory"],
    });
    expect(cells(tree, "architecture.components"), size).toContain(
      "on a client server with Windows Server 2022 or later",
    );
    expect(cells(tree, "architecture.ports"), size).toContain("Synchronisation server · Domain controllers");
  }
});
