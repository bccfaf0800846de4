import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { blocksOf, textsOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";

test("the first upgrade is on a working day, and not in the weeks after acceptance", () => {
  for (const today of ["2026-12-01", "2027-02-24", "2027-05-03", "2027-08-30"])
    for (const configuration of ["sccm-small", "sccm-medium", "sccm-enterprise"]) {
      const answers = { "solution-type": ["configuration-manager"], "solution-configuration": [configuration] };
      const input = { ...inputFor({ ...workedExample(), ...answers }), today: new Date(today) };
      const text = blocksOf(composed(input)).flatMap(textsOf).join("\n");
      const day = (words: RegExp) => Date.parse(`${words.exec(text)?.[1]} UTC`);
      const upgrade = day(/(\d+ \w+ \d{4})\. Upgrade of the site/);
      expect(new Date(upgrade).getUTCDay()).toBe(1);
      expect(upgrade - day(/Hypercare runs .*? until (\d+ \w+ \d{4})/)).toBeGreaterThan(80 * 864e5);
    }
});

test("the site is not upgraded in a freeze of the client's sector", () => {
  const answers: Answers = {
    ...workedExample(),
    "solution-type": ["configuration-manager"],
    "solution-configuration": ["sccm-small"],
    "company-size": ["small"],
    industry: ["government"],
    timeline: ["3-6-months"],
    "current-technologies": ["windows-server", "exchange-server"],
    "security-requirements": ["mfa"],
    "integration-needs": ["no-integrations"],
  };
  for (const today of ["2026-11-09", "2026-11-16", "2026-11-23"]) {
    const client = { name: "A", company: "B", country: "Germany" };
    const text = blocksOf(composed(inputFor(answers, { client, today: new Date(`${today}T10:00:00Z`) })))
      .flatMap(textsOf)
      .join("\n");
    const [, month] = /\d+ (\w+) \d{4}\. Upgrade of the site/.exec(text) ?? [];
    expect(month).toBeTruthy();
    expect(month).not.toBe("December"); // the end of the budget year
  }
});
