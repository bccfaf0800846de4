import { expect, test } from "vitest";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { securityDocument } from "./documents.ts";

test("a partner who watches is not estimated at what a handful of people would pay him", () => {
  const tree = securityDocument("security-detection", { "company-size": ["small"], "head-count": ["4"] });
  expect(cells(tree, "summary.decisions")).toContain("at USD 200 to USD 500 a month (planning estimate)");
  expect(cells(tree, "bill")).toContain("USD 8 to USD 20 per user per month, minimum 25 users");
});

test("the guide for a partner stands on the first page of a larger client whose endpoints he watches, and nowhere else", () => {
  const watching = (asked: string) =>
    securityDocument("security-tier0", {
      "company-size": ["enterprise"],
      "head-count": ["4599"],
      "security-requirements": [asked],
    });
  expect(cells(watching("threat-protection"), "summary.headline")).toContain(
    "partner (option, as a guide USD 441,504 to USD 1,103,760 a year)",
  );
  const directoryAlone = watching("compliance");
  expect(cells(directoryAlone, "bill")).toMatch(/partner \(option\) · 1 · quoted by scope, as no endpoint is watched/);
  expect(toMarkdown(directoryAlone)).not.toContain("441,504");
  expect(toMarkdown(directoryAlone)).toContain("outside office hours, at a fee quoted for this scope, or accept");
});

test("the sign-in log is priced for all users of a tenant, and for administrators where they alone have one", () => {
  const workspace = (technologies: string[]) =>
    cells(
      securityDocument("security-tier0", {
        "company-size": ["enterprise"],
        "head-count": ["2508"],
        "security-requirements": ["compliance"],
        "current-technologies": technologies,
      }),
      "bill",
    );
  expect(workspace(["active-directory", "azure-services"])).toMatch(/Log workspace for the sign-in log · 126 /);
  expect(workspace(["active-directory"])).toMatch(/Log workspace for the sign-in log · 1 /);
});

test("a volume that was given is priced as the decision on the central log says", () => {
  const tree = (volume: string) =>
    securityDocument("security-detection", { "company-size": ["enterprise"], sites: ["10"], "log-volume": [volume] });
  const whole = "all of it is priced at the analytics rate";
  const billed = /Sentinel ingestion · [\d,]+ · GB from the sizing table; firewall logs included/;
  expect(cells(tree("3943"), "decisions")).toContain(whole);
  expect(cells(tree("3943"), "bill")).toMatch(billed);
  expect(cells(tree("3943"), "bill")).not.toContain("data lake for firewall logs");
  expect(cells(tree("500"), "decisions")).not.toContain(whole);
  expect(cells(tree("500"), "bill")).not.toMatch(billed);
  expect(cells(tree("500"), "bill")).toContain("data lake for firewall logs");
});

test("the lake is billed for what the analytics tier no longer holds, compressed six to one", () => {
  const bill = (volume: string) =>
    cells(
      securityDocument("security-detection", {
        "company-size": ["enterprise"],
        sites: ["10"],
        "log-volume": [volume],
      }),
      "bill",
    );
  expect(bill("3943")).toMatch(/Sentinel data lake storage · 5,915 · \(3,943 × 9\) ÷ 6: /);
  expect(bill("500")).toMatch(/Sentinel data lake storage · 2,550 · \(500 × 9 \+ 900 × 12\) ÷ 6: /);
});

test("a second controller beside the only one is an option of the bill, and the copy is restored before any logon is denied", () => {
  const asked = (controllers: string) =>
    securityDocument("security-tier0", {
      "company-size": ["small"],
      "current-technologies": ["active-directory"],
      "domain-controllers": [controllers],
    });
  expect(cells(asked("1"), "bill")).toMatch(/Second domain controller \(option\) .* to be quoted/);
  expect(cells(asked("2"), "bill")).not.toContain("Second domain controller");
  expect(cells(asked("1"), "timeline.tasks")).toMatch(/^T-2\.\d+ .*delete, restored in isolation/m);
});

test("a directory on one server is restored before it is changed, and a second server has a guide price", () => {
  const tree = (controllers: string) =>
    securityDocument("security-identity", {
      "company-size": ["small"],
      "current-technologies": ["active-directory", "office-365"],
      "domain-controllers": [controllers],
    });
  expect(cells(tree("1"), "timeline.tasks")).toMatch(/backup of the only domain controller restored/i);
  expect(cells(tree("1"), "bill")).toMatch(/Second domain controller \(option\) .* and 1\.5 days, /);
  expect(cells(tree("2"), "timeline.tasks")).not.toContain("only domain controller");
});

test("the deputy of a single administrator has a workstation, too, as nothing else reaches Tier 0", () => {
  const tree = (administrators: string) =>
    securityDocument("security-tier0", {
      "company-size": ["medium"],
      "current-technologies": ["active-directory"],
      "security-requirements": ["mobile-device-management"],
      administrators: [administrators],
    });
  expect(cells(tree("1"), "bill")).toMatch(/workstations · 2 · one per administrator and one for the deputy/);
  expect(cells(tree("1"), "bill")).toMatch(/Intune Plan 1 · 2 · one per administrator and one for the deputy/);
  expect(toMarkdown(tree("1"))).toContain("| Privileged access workstations | 2 |");
  expect(cells(tree("3"), "bill")).toMatch(/workstations · 3 · one per administrator; ordered/);
});
