/** Prepares on the server what a step's page shows, so that the browser need not load the catalogue. */

import { clearedNotice, labelsFor } from "#app/features/catalogue/answers.ts";
import { clientLabel } from "#app/features/catalogue/client-label.ts";
import { type Confidence, confidenceOf } from "#app/features/catalogue/confidence.ts";
import { type Configuration, configurationsOf } from "#app/features/catalogue/configurations.ts";
import { detailLabel, detailsFor, detailWarnings } from "#app/features/catalogue/detail-answers.ts";
import { type MismatchWarning, mismatchWarnings } from "#app/features/catalogue/mismatches.ts";
import { doubtfulNumbers } from "#app/features/catalogue/plausibility.ts";
import { SUMMARY_STEP } from "#app/features/catalogue/step-numbers.ts";
import {
  type Answers,
  CATEGORY_TITLES,
  type Category,
  type Option,
  optionsFor,
  type Question,
  type QuestionId,
  requireQuestion,
  STEPS,
} from "#app/features/catalogue/steps.ts";
import type { ClientChoice } from "#app/features/clients/clients.server.ts";
import type { Instead } from "#app/features/documents/recommended-instead.ts";
import type { Place } from "./address.ts";
import { answersFromClient, contradictions } from "./client-facts.ts";
import type { Draft, DraftClient, DraftRef } from "./draft.ts";
import { sameValues } from "./same-values.ts";

/** A remark about the answers, and the step where they can be changed. */
export type Remark = {
  tone: "warning" | "info";
  title: string;
  message: string;
  step: number;
  /** The answer to that step which settles it: one button chooses it. */
  choice?: { value: string; label: string };
};

/** Where a prefilled answer comes from. */
export type Origin = "last assessment" | "client record" | "new client";

export type QuestionView = {
  kind: "question";
  step: number;
  questionKind: Question["kind"];
  title: string;
  text: string;
  why: string;
  options: readonly Option[];
  configurations: readonly Configuration[];
  selection: readonly string[];
  /** The stored answer; `selection` may instead be prefilled. */
  saved: readonly string[];
  origin: Origin | null;
  /** The name of the configuration that a change here would clear; null if it would clear none. */
  clears: string | null;
  notice: string | null;
  remarks: readonly Remark[];
  draft: DraftRef;
  savedAt: string | null;
  fromSummary: boolean;
  signedIn: boolean;
};

export type SummaryView = {
  kind: "summary";
  groups: readonly { title: string; rows: readonly { title: string; answer: string; step: number }[] }[];
  remarks: readonly Remark[];
  confidence: Confidence;
  /** Answers to the optional questions. */
  details: readonly { title: string; answer: string }[];
  draft: DraftRef;
  savedAt: string | null;
  hasClient: boolean;
  signedIn: boolean;
};

export type Known = { draft: Draft; client: DraftClient | null; last: Answers; signedIn: boolean };

export function viewQuestion(question: Question, place: Place, { draft, client, last, signedIn }: Known): QuestionView {
  const { answers } = draft;
  const saved = answers[question.id] ?? [];
  const { selection, origin } = preselect(question, saved, { place, client, last });
  return {
    kind: "question",
    step: question.step,
    questionKind: question.kind,
    title: question.title,
    text: question.text,
    why: question.why,
    options: optionsFor(question, answers),
    configurations: question.dependsOn ? configurationsOf(answers[question.dependsOn]?.[0] ?? "") : [],
    selection,
    saved,
    origin,
    clears: question.id === "solution-type" ? (labelsFor("solution-configuration", answers)[0] ?? null) : null,
    notice: place.cleared && saved.length === 0 ? clearedNotice([question.id]) : null,
    remarks: [
      ...mismatches(answers)
        .filter(({ questions }) => saved.length > 0 && questions.includes(question.id))
        .map(toRemark),
      ...(question.kind === "client" && client ? aboutClient(answers, client) : []),
    ],
    draft: { assessment: draft.id, version: draft.version },
    savedAt: draft.savedAt?.toISOString() ?? null,
    fromSummary: place.fromSummary,
    signedIn,
  };
}

function preselect(
  question: Question,
  saved: readonly string[],
  { place, client, last }: { place: Place } & Pick<Known, "client" | "last">,
): { selection: readonly string[]; origin: Origin | null } {
  const recorded = client ? answersFromClient(client)[question.id] : undefined;
  if (question.kind === "client" && place.client) return { selection: [place.client], origin: "new client" };
  if (saved.length > 0) {
    const isRecord = recorded !== undefined && sameValues(saved, recorded);
    return { selection: saved, origin: isRecord ? "client record" : null };
  }
  if (recorded) return { selection: recorded, origin: "client record" };
  const earlier = REPEATED.includes(question.id) ? last[question.id] : undefined;
  return earlier ? { selection: earlier, origin: "last assessment" } : { selection: [], origin: null };
}

/** The questions for which the next assessment proposes the last one's answers. */
const REPEATED: readonly QuestionId[] = ["company-size", "industry"];

/** `instead`: what the document would recommend in the place of what is asked for. */
export function viewSummary({ draft, client, signedIn }: Known, instead: Instead | null): SummaryView {
  const { answers } = draft;
  const categories = Object.keys(CATEGORY_TITLES) as Category[]; // the record's keys are the categories
  return {
    kind: "summary",
    groups: categories.map((category) => ({
      title: CATEGORY_TITLES[category],
      rows: STEPS.filter((question) => question.category === category).map(({ id, kind, title, step }) => ({
        title,
        answer: kind === "client" ? (client ? clientLabel(client) : "") : labelsFor(id, answers).join(", "),
        step,
      })),
    })),
    remarks: [
      ...mismatches(answers).map(toRemark),
      ...(instead ? [remarkOn(instead)] : []),
      ...[...detailWarnings(answers), ...doubtfulNumbers(answers)].map(
        ({ message }): Remark => ({ tone: "warning", title: TITLES.warning, message, step: SUMMARY_STEP }),
      ),
      ...(client ? aboutClient(answers, client) : []),
    ],
    confidence: confidenceOf(answers),
    details: detailsFor(answers).flatMap(({ id, title }) => {
      const [value] = answers[id] ?? [];
      return value ? [{ title, answer: detailLabel(id, value) }] : [];
    }),
    draft: { assessment: draft.id, version: draft.version },
    savedAt: draft.savedAt?.toISOString() ?? null,
    hasClient: client !== null,
    signedIn,
  };
}

/** Only the mismatches that are certain: every question they depend on has been answered. */
function mismatches(answers: Answers): MismatchWarning[] {
  return mismatchWarnings(answers).filter(({ questions }) => questions.every((id) => answers[id]?.length));
}

const CONFIGURATION_STEP = requireQuestion("solution-configuration").step;
const TITLES: Record<MismatchWarning["severity"], string> = {
  blocker: "These answers do not fit together",
  warning: "Please check this choice",
  advice: "Worth considering",
  info: "For your information",
};

function toRemark({ severity, message, step }: MismatchWarning): Remark {
  const tone = severity === "blocker" || severity === "warning" ? "warning" : "info";
  return { tone, title: TITLES[severity], message, step };
}

function remarkOn({ recommended, asked, configuration }: Instead): Remark {
  const message = `Weighed by your answers, “${recommended}” comes out ahead of “${asked}”. The document recommends it and sets it out in outline; what you chose is designed in full.`;
  return {
    tone: "info",
    title: TITLES.advice,
    message,
    step: CONFIGURATION_STEP,
    ...(configuration ? { choice: { value: configuration.id, label: configuration.name } } : {}),
  };
}

function aboutClient(answers: Answers, client: ClientChoice): Remark[] {
  return contradictions(answers, client).map((found) => ({
    ...found,
    tone: "info",
    title: "The client’s record differs",
  }));
}
