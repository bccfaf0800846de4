/** What the fact base states for certain answers is in every document that has them, and in no other. */
import { expect, test } from "vitest";
import { Brief } from "#app/features/documents/brief/brief.ts";
import { SERVERS } from "#app/features/documents/brief/planning-figures.ts";
import type { ComposeInput } from "#app/features/documents/compose.ts";
import { lifecycleOf, VERSIONED } from "#app/features/documents/plan/deadlines.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

const INPUTS = samples(120);

type Rule = { id: string; when: (brief: Brief) => boolean };

const reportsNone = (brief: Brief) => brief.has("cloud-maturity", "no-cloud");
const CLOUD = ["office-365", "azure-services", "teams", "power-platform"];
const namesCloud = (brief: Brief) => brief.has("current-technologies", ...CLOUD);
const REGULATED = ["healthcare", "finance", "government"];

/** Of those that a small organisation is told as well. */
const CONFLICTS: readonly Rule[] = [
  { id: "X06", when: (brief) => isOf(brief, "certificate-services") && brief.has("cloud-maturity", "cloud-first") },
  {
    id: "X16",
    when: (brief) => hasSite(brief) && brief.has("cloud-maturity", "significant", "cloud-first"),
  },
  {
    id: "X25",
    when: (brief) => hasSite(brief) && brief.has("security-requirements", "mobile-device-management"),
  },
  {
    id: "X30",
    when: (brief) =>
      brief.has("primary-objective", "cost-reduction") &&
      (brief.has("primary-objective", "enhance-security") || brief.has("solution-configuration", "security-detection")),
  },
  { id: "X31", when: (brief) => reportsNone(brief) && brief.has("primary-objective", "remote-work") },
  { id: "X41", when: (brief) => reportsNone(brief) && namesCloud(brief) },
];

const ADJUSTERS: readonly Rule[] = [
  {
    id: "no cloud adoption reported",
    when: (brief) =>
      reportsNone(brief) &&
      !brief.has("solution-configuration", "m365-optimise", "security-assessment") &&
      ((isOf(brief, "azure-migration", "hybrid-cloud") && !brief.has("current-technologies", "azure-services")) ||
        (isOf(brief, "microsoft-365", "security", "configuration-manager") && !namesCloud(brief))),
  },
  {
    id: "legacy applications",
    when: (brief) =>
      brief.has("integration-needs", "legacy-applications") &&
      !brief.has("solution-configuration", "azure-landing-zone"), // none of them moves
  },
  {
    id: "regulated industry: evidence and approvals at gates",
    when: (brief) => brief.has("industry", ...REGULATED),
  },
  { id: "unknown environment: more discovery", when: (brief) => brief.has("current-technologies", "none") },
];

const hasSite = (brief: Brief): boolean =>
  isOf(brief, "configuration-manager") && !brief.has("solution-configuration", "sccm-intune");
const isOf = (brief: Brief, ...solutions: string[]): boolean => brief.has("solution-type", ...solutions);
const labelOf = ({ answers, today }: ComposeInput): string =>
  [answers["solution-configuration"], answers["company-size"], today.toISOString().slice(0, 10)].join(" ");

/** Where a document has what its answers do not name, or lacks what they do. */
function amiss(rules: readonly Rule[], found: (input: ComposeInput) => readonly string[]): string[] {
  return INPUTS.flatMap((input) => {
    const brief = new Brief(input);
    const ids = found(input);
    return rules
      .filter(({ id, when }) => when(brief) !== ids.includes(id))
      .map(({ id, when }) => `${labelOf(input)}: ${when(brief) ? "lacks" : "has"} ${id}`);
  });
}

test("a conflict is told to whoever gives its answers, and to nobody else", () => {
  expect(amiss(CONFLICTS, (input) => contentFor(input).conflicts.map(({ id }) => id))).toEqual([]);
});

test("an adjuster of the days applies to whoever gives its answers, and to nobody else", () => {
  expect(amiss(ADJUSTERS, (input) => contentFor(input).effort.adjusters.map(({ reason }) => reason))).toEqual([]);
});

test("servers that nobody counted are planned by the middle of their range", () => {
  for (const { low, high, plan } of Object.values(SERVERS)) expect(plan).toBe(Math.ceil((low + high) / 2));
});

test("of each product in use every version still to be found has its row, and what to move to is named", () => {
  const missing = INPUTS.flatMap((input) => {
    const brief = new Brief(input);
    const rows = (tableOf(composed(input), "environment.lifecycle")?.rows ?? []).map((row) =>
      row.map(plain).join(" · "),
    );
    const isSmall = brief.has("company-size", "small");
    return VERSIONED.filter((family) => brief.has("current-technologies", family)).flatMap((family) => {
      const versions = lifecycleOf(brief).filter((row) => row.family === family);
      const [name = ""] = versions[0]?.product.split(/ (?=\d|SE$)/) ?? [];
      const told = rows.filter((row) => row.startsWith(name)).join("\n");
      const wanted = isSmall ? versions.slice(-1) : versions; // outside the project it reads the newest alone
      return wanted
        .map(({ product }) => product.split(" ").at(-1) ?? "")
        .filter((version) => !told.includes(version))
        .map((version) => `${labelOf(input)}: ${name} ${version}`);
    });
  });
  expect(missing).toEqual([]);
});

test("whoever uses a tenant for mail reads in every solution when its old protocols stop", () => {
  const lacking = INPUTS.filter((input) => {
    const brief = new Brief(input);
    if (brief.has("company-size", "small")) return false; // reads what is nearest
    if (!brief.has("current-technologies", "office-365")) return false;
    const told = `${cells(composed(input), "environment.services")}${plainOf(composed(input), "environment.services")}`;
    return !["31 December 2026", "1 April 2027"].every((date) => told.includes(date));
  });
  expect(lacking.map(labelOf)).toEqual([]);
});

/** By configuration, else by solution: what an expert looks for in each of its documents. */
const STATED: Readonly<Record<string, readonly RegExp[]>> = {
  "certificate-services": [
    ...Array.from({ length: 17 }, (_, place) => new RegExp(`ESC${place + 1}\\b|ESC1 to ESC3`)),
    /AuditFilter 127/,
    /before the first certificate/,
    /never renamed/,
  ],
  "configuration-manager": [/SQL Server 2022/, /SQL_Latin1_General_CP1_CI_AS/, /supported for 18 months/, /TCP 8531/],
  "sccm-intune": [/TCP 7680/, /without inspection of TLS/, /Entra ID alone/],
  "hybrid-cloud": [/two break-glass accounts tested/],
};

test("a document states what its solution cannot be built safely without", () => {
  const lacking = INPUTS.flatMap((input) => {
    const text = JSON.stringify(composed(input));
    const [solution = ""] = input.answers["solution-type"] ?? [];
    const [configuration = ""] = input.answers["solution-configuration"] ?? [];
    return (STATED[configuration] ?? STATED[solution] ?? [])
      .filter((pattern) => !pattern.test(text))
      .map((pattern) => `${labelOf(input)}: ${pattern}`);
  });
  expect(lacking).toEqual([]);
});
