/** Stored documents for tests of their files: one of each solution type, and one whose every name is hostile. */
import { configurationsOf } from "#app/features/catalogue/configurations.ts";
import { type QuestionId, requireQuestion } from "#app/features/catalogue/steps.ts";
import type { ComposeInput } from "#app/features/documents/compose.ts";
import type { Downloadable } from "#app/features/documents/downloads.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { composed } from "#tests/app/features/documents/composed.ts";

export const CREATED_AT = new Date("2026-11-20T10:11:12Z");

export const HOSTILE_NAMES = [
  "Zoë Łukasz Ünal ’n’ Søns",
  "👩‍👩‍👧 Ltd 🏴󠁧󠁢󠁳󠁣󠁴󠁿",
  "شركة الأفق",
  "中村株式会社 | Ελένη",
  "\u202eevil\u202c \u0000\u0007 \ud800",
  `${"Donaudampfschifffahrt".repeat(30)}`,
  "a|b\\|c `d` **e** <f> &amp; [g](h) # 1.",
  ") Tj ET (x) \\) </w:t> ]]> {{",
];

function idsOf(question: QuestionId): string[] {
  return requireQuestion(question).options.flatMap(({ id, exclusive }) => (exclusive ? [] : [id]));
}

export const SOLUTIONS = idsOf("solution-type");

/** A document in which everything that can be chosen is chosen, or as little as can be. */
export function storedDocument(
  solution: string,
  {
    size = "enterprise",
    client = { name: "Aoife Byrne", company: "Byrne Clinics" },
    author = { name: "Sam Doyle" },
  }: Options = {},
): Downloadable {
  const most = size === "enterprise" ? undefined : 1;
  const input: ComposeInput = {
    answers: {
      "solution-type": [solution],
      "solution-configuration": [configurationsOf(solution).at(-1)?.id ?? ""],
      "company-size": [size],
      industry: idsOf("industry").slice(0, 1),
      "current-technologies": idsOf("current-technologies").slice(0, most),
      "cloud-maturity": idsOf("cloud-maturity").slice(0, 1),
      "primary-objective": idsOf("primary-objective").slice(0, most),
      timeline: idsOf("timeline").slice(0, 1),
      "security-requirements": idsOf("security-requirements").slice(0, most),
      "integration-needs": idsOf("integration-needs").slice(0, most),
    },
    client: { ...client, country: "Ireland" },
    author,
    today: CREATED_AT,
  };
  const markdown = toMarkdown(composed(input));
  return { title: "Solution Document", client, createdAt: CREATED_AT, markdown };
}

type Options = {
  size?: "small" | "enterprise";
  client?: Downloadable["client"];
  author?: ComposeInput["author"];
};

export function hostileDocument(name: string): Downloadable {
  return storedDocument("certificate-services", {
    size: "small",
    client: { name, company: name },
    author: { name, company: name },
  });
}
