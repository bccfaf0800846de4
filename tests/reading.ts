/**
 * `npm run reading -- SEED`: writes the documents for a blind reading into `.reading/`, one for each solution and size and for plausible clients,
 * each with its answers and what the linter finds. README has the sheet for reading them. The same seed gives the same documents.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import fc from "fast-check";
import { configurationsOf } from "#app/features/catalogue/configurations.ts";
import { detailsFor } from "#app/features/catalogue/detail-answers.ts";
import type { Detail } from "#app/features/catalogue/details.ts";
import { type Answers, type QuestionId, requireQuestion } from "#app/features/catalogue/steps.ts";
import { CONTENT_VERSION, type ComposeInput, composeDocument } from "#app/features/documents/compose.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { lintDocument } from "#app/features/documents/lint/lint.ts";
import { inputFor } from "./app/features/documents/answer-sets.ts";

const FOLDER = path.resolve(import.meta.dirname, "../.reading");
const DAY_MS = 86_400_000;
/** The day on which the content became what it is: no document is older than its content. */
const FIRST_DAY = Date.parse(CONTENT_VERSION.split(".").slice(0, 3).join("-"));
const SIZES = ["small", "medium", "enterprise"] as const;
type Size = (typeof SIZES)[number];

const PEOPLE: Record<Size, [least: number, most: number]> = {
  small: [8, 50],
  medium: [60, 250],
  enterprise: [1_200, 7_000],
};
/** Configurations made for a size; for other solutions any may be chosen. */
const FITTING: Partial<Record<string, Record<Size, readonly string[]>>> = {
  "certificate-services": {
    small: ["cert-small-single"],
    medium: ["cert-medium-single", "cert-medium-multi"],
    enterprise: ["cert-large-enterprise"],
  },
  "configuration-manager": {
    small: ["sccm-small", "sccm-intune"],
    medium: ["sccm-small", "sccm-medium", "sccm-intune"],
    enterprise: ["sccm-medium", "sccm-enterprise", "sccm-intune"],
  },
};
const COUNTRIES = "Ireland,United Kingdom,United States,Germany,France,Netherlands,Canada,Switzerland,Australia".split(
  ",",
);

/** The numbers that optional questions may get, for each person in the organisation; all others are small. */
const SHARES: Partial<Record<string, number>> = {
  "head-count": 1,
  devices: 1.2,
  "shift-workers": 0.2,
  servers: 0.15,
  administrators: 0.02,
  "outside-devices": 0.3,
  "certificates-a-year": 2.4,
  "data-volume": 0.05,
  bandwidth: 2,
  "mail-volume": 12,
  "file-volume": 30,
  "log-volume": 0.6,
  "pilot-users": 0.08,
  "user-licences": 0.9,
};
const FEW = 4;

type Draw = fc.GeneratorValue;

const idsOf = (question: QuestionId): string[] =>
  requireQuestion(question)
    .options.filter(({ exclusive }) => !exclusive)
    .map(({ id }) => id);

function oneOf<T>(draw: Draw, list: readonly T[]): T {
  return list[draw(fc.nat, list.length - 1)] as T; // a place in the list
}

function clientOf(draw: Draw, solution: string, size: Size): ComposeInput {
  const one = <T>(list: readonly T[]): T => oneOf(draw, list);
  const some = (question: QuestionId) => draw(fc.subarray<string>, idsOf(question), { minLength: 1, maxLength: 4 });
  const people = draw(fc.integer, { min: PEOPLE[size][0], max: PEOPLE[size][1] });
  const technologies = new Set(["windows-server", "active-directory", ...some("current-technologies")]);
  const answers: Answers = {
    "solution-type": [solution],
    "solution-configuration": [one(FITTING[solution]?.[size] ?? configurationsOf(solution).map(({ id }) => id))],
    "company-size": [size],
    industry: [one(idsOf("industry"))],
    "current-technologies": idsOf("current-technologies").filter((id) => technologies.has(id)),
    "cloud-maturity": [one(technologies.has("office-365") ? ["early", "some", "significant"] : ["no-cloud", "early"])],
    "primary-objective": some("primary-objective"),
    timeline: [one(idsOf("timeline"))],
    "security-requirements": some("security-requirements"),
    "integration-needs": some("integration-needs"),
    "selected-client": ["0b0f6a3e-6d0c-4f7e-9d5e-0d9a4d1f7a11"],
  };
  const today = new Date(FIRST_DAY + draw(fc.nat, 120) * DAY_MS);
  const answered = one([0, 5, 9]); // of ten optional questions
  const details = detailsFor(answers)
    .filter(() => draw(fc.nat, 9) < answered)
    .map((detail) => [detail.id, [draw(fc.nat, 9) === 0 ? "unknown" : replyTo(draw, detail, people, today)]]);
  return inputFor(
    { ...answers, ...Object.fromEntries(details) },
    { client: { name: "Maren Holt", company: "Holt & Brand", country: one(COUNTRIES) }, today },
  );
}

function replyTo(draw: Draw, { id, answer }: Detail, people: number, today: Date): string {
  if (answer.kind === "date") {
    const day = new Date(today.getTime() + draw(fc.integer, { min: 120, max: 420 }) * DAY_MS);
    return day.toISOString().slice(0, 10);
  }
  if (answer.kind !== "number") return oneOf(draw, answer.options).id;
  const share = SHARES[id];
  const wanted = share ? Math.round(people * share) : draw(fc.integer, { min: 1, max: FEW });
  return `${Math.min(answer.max, Math.max(answer.min, wanted))}`;
}

const seed = Number(process.argv[2] ?? Number.NaN);
if (!Number.isInteger(seed)) throw new Error("npm run reading -- SEED, where SEED is a whole number");
mkdirSync(FOLDER, { recursive: true });
for (const [place, { id: solution }] of requireQuestion("solution-type").options.entries())
  for (const [step, size] of SIZES.entries()) {
    const clients = fc.gen().map((draw) => clientOf(draw, solution, size));
    const [input] = fc.sample(clients, { seed: seed * 100 + place * SIZES.length + step, numRuns: 1 });
    if (!input) throw new Error("one client was asked for");
    const tree = composeDocument(input);
    const name = path.join(FOLDER, `${solution}-${size}`);
    writeFileSync(`${name}.md`, toMarkdown(tree));
    writeFileSync(`${name}.json`, `${JSON.stringify(input, null, 2)}\n`);
    console.log([`${solution}-${size}`, ...lintDocument(tree)].join("\n  "));
  }
