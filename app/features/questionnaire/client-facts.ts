/** Compares the questionnaire with a client's record: fills in open questions and points out differences. */

import { labelsFor } from "#app/features/catalogue/answers.ts";
import { type Answers, type QuestionId, requireQuestion } from "#app/features/catalogue/steps.ts";
import type { ClientChoice } from "#app/features/clients/clients.server.ts";

/** The two fields of a client's record that the questionnaire asks for as well. */
export type ClientFacts = Pick<ClientChoice, "industry" | "companySize">;

/** The questions that those fields answer. */
export const FACT_QUESTIONS = ["company-size", "industry"] as const satisfies readonly QuestionId[];

/**
 * The record's bands are finer than the questionnaire's. 51-200 and 501-1000 each lie within one of its bands, but 201-500
 * lies across two (51-250 and 251-1000), so it answers nothing.
 */
const SIZE_OF_BAND: Readonly<Record<string, string>> = {
  "1-10": "small",
  "11-50": "small",
  "51-200": "medium",
  "501-1000": "large",
  "1000+": "enterprise",
};

/** Two industries of the record's list are not in the questionnaire's; they count as Other. */
const OTHER_INDUSTRIES = new Set(["Professional Services", "Non-profit"]);

const BAND_ACROSS = { band: "201-500", sizes: ["medium", "large"] };

/** The answers that the record gives: organization size and industry, each only where it is certain. */
export function answersFromClient({ industry, companySize }: ClientFacts): Answers {
  const size = companySize ? SIZE_OF_BAND[companySize] : undefined;
  const sector = industry && OTHER_INDUSTRIES.has(industry) ? "Other" : industry;
  const option = requireQuestion("industry").options.find(({ label }) => label === sector);
  return { ...(size ? { "company-size": [size] } : {}), ...(option ? { industry: [option.id] } : {}) };
}

/** What the answers tell a new record. No company size where several of the record's bands fit the answer. */
export function factsFromAnswers(answers: Answers): ClientFacts {
  const [size] = answers["company-size"] ?? [];
  const bands = Object.keys(SIZE_OF_BAND).filter((band) => SIZE_OF_BAND[band] === size);
  const isSure = bands.length === 1 && size !== undefined && !BAND_ACROSS.sizes.includes(size);
  const [industry] = labelsFor("industry", answers);
  return { ...(industry ? { industry } : {}), ...(isSure ? { companySize: bands[0] } : {}) };
}

/** The answers with unanswered questions filled in from the record, and which questions those were. */
export function fillFromClient(answers: Answers, facts: ClientFacts): { answers: Answers; filled: QuestionId[] } {
  const known = answersFromClient(facts);
  const filled = FACT_QUESTIONS.filter((id) => known[id] && !answers[id]?.length);
  const added = Object.fromEntries(filled.map((id) => [id, known[id]]));
  return { answers: { ...answers, ...added }, filled };
}

/** A sentence for each answer that the client's record contradicts. */
export function contradictions(answers: Answers, facts: ClientFacts): { step: number; message: string }[] {
  const known = answersFromClient(facts);
  return FACT_QUESTIONS.flatMap((id) => {
    const answered = answers[id]?.[0];
    if (!answered || !differs(id, answered, known, facts)) return [];
    const { step, title } = requireQuestion(id);
    const recorded = id === "industry" ? facts.industry : `${facts.companySize} employees`;
    const message = `${title}: the client’s record says “${recorded}”, the assessment says “${labelsFor(id, answers)[0]}”. The document uses the assessment’s.`;
    return [{ step, message }];
  });
}

function differs(id: QuestionId, answered: string, known: Answers, { companySize }: ClientFacts): boolean {
  if (id === "company-size" && companySize === BAND_ACROSS.band) return !BAND_ACROSS.sizes.includes(answered);
  const recorded = known[id]?.[0];
  return recorded !== undefined && recorded !== answered;
}
