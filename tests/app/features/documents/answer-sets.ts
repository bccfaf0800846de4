/** Answer sets for tests of documents: the worked example, and random ones that the questionnaire would accept. */

import fc from "fast-check";
import { configurationsOf } from "#app/features/catalogue/configurations.ts";
import { type Answers, type QuestionId, requireQuestion } from "#app/features/catalogue/steps.ts";
import { COUNTRIES as FORM_COUNTRIES } from "#app/features/clients/choices.ts";
import type { ComposeInput } from "#app/features/documents/compose.ts";

export const TODAY = new Date("2026-11-20T10:00:00Z");

export function workedExample(): Answers {
  return {
    "solution-type": ["certificate-services"],
    "solution-configuration": ["cert-medium-single"],
    "company-size": ["medium"],
    industry: ["healthcare"],
    "current-technologies": ["windows-server", "active-directory", "exchange-server"],
    "cloud-maturity": ["early"],
    "primary-objective": ["enhance-security", "compliance-objective"],
    timeline: ["1-3-months"],
    "security-requirements": ["mfa", "data-encryption", "mobile-device-management"],
    "integration-needs": ["legacy-applications"],
    "selected-client": ["0b0f6a3e-6d0c-4f7e-9d5e-0d9a4d1f7a11"],
  };
}

export function inputFor(answers: Answers, overrides: Partial<ComposeInput> = {}): ComposeInput {
  return {
    answers,
    client: { name: "Aoife Byrne", company: "Byrne Clinics", country: "Ireland" },
    author: { name: "Sam Doyle", company: "Doyle Consulting" },
    today: TODAY,
    ...overrides,
  };
}

const COUNTRIES = [
  "Ireland",
  "United Kingdom",
  "United States",
  "Canada",
  "Germany",
  "Switzerland",
  "Other",
  undefined,
];

/** Any complete answer set with client, author and a date of the next four years. */
export const anyInput: fc.Arbitrary<ComposeInput> = fc
  .record({
    solution: fc.constantFrom(...idsOf("solution-type")),
    pick: fc.nat(),
    size: fc.constantFrom(...idsOf("company-size")),
    industry: fc.constantFrom(...idsOf("industry")),
    technologies: several("current-technologies"),
    cloud: fc.constantFrom(...idsOf("cloud-maturity")),
    objectives: several("primary-objective"),
    timeline: fc.constantFrom(...idsOf("timeline")),
    security: several("security-requirements"),
    integrations: several("integration-needs"),
    country: fc.constantFrom(...COUNTRIES),
    day: fc.integer({ min: 0, max: 1460 }),
  })
  .map(({ solution, pick, day, country, ...rest }) => {
    const configurations = configurationsOf(solution);
    const answers: Answers = {
      "solution-type": [solution],
      "solution-configuration": [configurations[pick % configurations.length]?.id ?? ""],
      "company-size": [rest.size],
      industry: [rest.industry],
      "current-technologies": rest.technologies,
      "cloud-maturity": [rest.cloud],
      "primary-objective": rest.objectives,
      timeline: [rest.timeline],
      "security-requirements": rest.security,
      "integration-needs": rest.integrations,
      "selected-client": ["0b0f6a3e-6d0c-4f7e-9d5e-0d9a4d1f7a11"],
    };
    return inputFor(answers, {
      client: { name: "Aoife Byrne", company: "Byrne Clinics", country },
      today: new Date(TODAY.getTime() + day * 86_400_000),
    });
  });

/** A client in any country of its form, with a company or without, and whoever writes to it. */
export const anyParties: fc.Arbitrary<Pick<ComposeInput, "client" | "author">> = fc
  .record({ country: fc.constantFrom(...FORM_COUNTRIES, undefined), isAlone: fc.boolean() })
  .map(({ country, isAlone }) => ({
    client: { name: "Aoife Byrne", company: isAlone ? "" : "Byrne Clinics", country },
    author: isAlone ? { name: "Sam Doyle" } : { name: "Sam Doyle", company: "Doyle Consulting" },
  }));

function idsOf(question: QuestionId): string[] {
  return requireQuestion(question).options.map(({ id }) => id);
}

/** One exclusive option, or one or more of the others. */
function several(question: QuestionId): fc.Arbitrary<string[]> {
  const { options } = requireQuestion(question);
  const others = options.filter(({ exclusive }) => !exclusive).map(({ id }) => id);
  const alone = options.filter(({ exclusive }) => exclusive).map(({ id }) => [id]);
  const mixed = fc.subarray(others, { minLength: 1 });
  return alone.length > 0
    ? fc.oneof({ weight: 6, arbitrary: mixed }, { weight: 1, arbitrary: fc.constantFrom(...alone) })
    : mixed;
}
