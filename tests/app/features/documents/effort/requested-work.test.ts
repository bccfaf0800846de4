/** Controls: what they wait for, and where their days end. */

import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { contentFor } from "#tests/app/features/documents/composed.ts";

const tasksFor = (answers: Answers) => contentFor(inputFor({ ...workedExample(), ...answers })).tasks;

test("nobody's access is set before the plan has brought their account into the tenant", () => {
  const onPremises = {
    "cloud-maturity": ["early"],
    "current-technologies": ["active-directory"],
    "security-requirements": ["mfa", "identity-management"],
  };
  for (const [solution, configuration, size] of [
    ["microsoft-365", "m365-new-tenant", "medium"],
    ["configuration-manager", "sccm-medium", "large"],
    ["security", "security-identity", "medium"],
    ["security", "security-identity", "enterprise"],
  ] as const) {
    const tasks = tasksFor({
      ...onPremises,
      "solution-type": [solution],
      "solution-configuration": [configuration],
      "company-size": [size],
    });
    const brings = tasks.find(({ phase, title }) => phase === 2 && /synchronisation/i.test(title));
    const sets = tasks.find(({ title }) => /Security controls: identities|Eligible roles/.test(title));
    const waitsFor = (id: string): string[] => {
      const after = tasks.find((task) => task.id === id)?.after ?? [];
      return after.flatMap((one) => [one, ...waitsFor(one)]);
    };
    expect(sets && waitsFor(sets.id), `${configuration} ${size}`).toContain(brings?.id);
  }
});

test("controls set together end after a week and a half, however much a large build has left", () => {
  const days = (configuration: string, requirements: string[]) =>
    tasksFor({
      "solution-type": ["security"],
      "solution-configuration": [configuration],
      "company-size": ["enterprise"],
      "current-technologies": ["active-directory", "office-365"],
      "security-requirements": requirements,
      "head-count": ["7000"],
      servers: ["900"],
    }).find(({ title }) => title.startsWith("Security controls: "))?.days;
  for (const configuration of ["security-identity", "security-detection"])
    expect(days(configuration, ["data-encryption", "data-loss-prevention"])).toBeLessThanOrEqual(80);
});
