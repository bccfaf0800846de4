/** An option of the appraisal as the solutions write it: what it is, scores, costs, and its outline where it may be the better choice. */

import type { Condition } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { BY_TASK, CountedDays } from "#app/features/documents/effort/counted.ts";
import type { OtherRow } from "#app/features/documents/effort/effort.ts";
import type { PriceKey } from "#app/features/documents/facts/prices.ts";
import type { Sourced } from "#app/features/documents/facts/sources.ts";
import type { BillRow, Chosen, Figure, FromBrief, Wording } from "#app/features/documents/pack.ts";
import type { Leaves } from "./left.ts";
import type { Marks } from "./marks.ts";

export type OptionRow = Sourced &
  Chosen & {
    name: string;
    /** The configuration of the same solution whose document designs it, where there is one. */
    configuration?: string;
    description: Wording;
    against: Wording;
    /** 1 (poor) to 5 (good) for every objective id but cost; time and cost follow from the figures. */
    scores: Record<string, number>;
    /** Why, as far as the marks tell options apart. */
    marks?: Marks;
    /** What it leaves staff to maintain: the effort to run is scored by it. */
    leaves?: Leaves;
    /** The score of cost where the options carry different things, so that their sums say nothing of savings. */
    cost?: number;
    /** The score of time where the weeks of its work stand in no figure, and nobody knows the least. */
    time?: number;
    /** These least weeks, where they are known; else nought. */
    least?: (brief: Brief) => number;
    shifts?: readonly { when: Condition; criterion: string; by: number }[];
    /** Where it holds, the option misses a must: it is scored and shown, but cannot lead. `waived`: where the client may still accept that. */
    cannot?: { when: Condition; why: Wording; waived?: Condition };
    /** Where it holds, it is what is paid if nothing moves: cost is scored against it too, though it cannot lead. */
    baseline?: Condition;
    /** Of a baseline: the client can still choose it, so the first page names it where it costs far less. */
    offered?: true;
    withoutDirectory?: true;
    /** Where the client is asked to choose it, the decision by this title is settled with it: what the choice depends on, and what is left to ask. */
    settles?: { title: string; by?: Wording; left: Wording };
    /** What the first option's own figures leave out besides the lines without a sum. */
    without?: Wording;
    /** What the option would cost, for every option but the first, which is worked out line by line. */
    estimate?: OptionEstimate;
    /** What is said of it where it leads, scores no less or costs far less: enough to decide and to order it. */
    outline?: OptionOutline;
  };

export type OptionOutline = {
  parts: readonly Wording[];
  /** What is done in each of the four phases. */
  work?: readonly [Wording, Wording, Wording, Wording];
  /** Its work beside that of the first option, in the place of `work`. */
  tasks?: OptionTasks;
  /** What of the design of the first option stays as it is written. */
  carries: Wording;
  /** Titles of decisions of the first option that fall away, and components whose acceptance tests do, with what is tested in their place. */
  ends?: { decisions: FromBrief<readonly string[]>; tests: readonly string[]; accepts: Wording };
  lost: Wording;
  risks: readonly { text: Wording; response: Wording }[];
  /** What would have to be true for the first option to be right. */
  against: readonly Wording[];
};

/** `changes`: words in the titles of the first option's tasks, with the percent of their days that is left; its other tasks stay. `adds`: what comes with the option; nothing where it has no days. */
export type OptionTasks = {
  changes: readonly (readonly [words: string, percent: Figure])[];
  adds: readonly { phase: 1 | 2 | 3 | 4; title: Wording; days: Figure }[];
};

/** A comparison by ratio, all of it a planning estimate. */
export type OptionEstimate = {
  /** Percent of the days of the first option, or of another row of the effort table under the same adjusters, or counted step by step, or task by task from those of the first option. */
  days: number | OtherRow | CountedDays | typeof BY_TASK;
  /** Percent of the least weeks of the first option. */
  weeks: number;
  /** Least weeks from the order of what is bought, at the end of the first phase, to its delivery: nothing is built in them. */
  delivery?: number;
  /** Where the first option is larger than such a client needs: the configuration whose days and least weeks the percents are of. */
  of?: { configuration: string; when: Condition };
  /** Lines of the first option's bill that stay, by item: these, or all but what it does without or buys by its own lines. */
  keeps?: readonly string[] | { but: readonly string[] };
  /** `months`: of a monthly price that is paid so long and no longer. */
  lines: readonly { price: FromBrief<PriceKey>; quantity: Figure; months?: number; kind: BillRow["kind"] }[];
  /** What the figures leave out besides the lines without a sum: it would have to be paid for. */
  without?: Wording;
  /** What is done without, at no cost: marks and drawback count it. */
  gives?: Wording;
};
