/** What a solution contributes to a document: typed rows with conditions on the answers. The sections choose and print them. */

import type { DetailId } from "#app/features/catalogue/detail-ids.ts";
import type { Condition } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "./brief/brief.ts";
import type { Affordable } from "./budget/affordable-rows.ts";
import type { Returns, Saving } from "./budget/saving.ts";
import type { Priced } from "./facts/priced.ts";
import type { PriceKey, TaskRole } from "./facts/prices.ts";
import type { Sourced } from "./facts/sources.ts";
import type { OptionRow } from "./options/option-row.ts";
import type { Plan } from "./plan/plan.ts";
import type { Asking, Checked, Resting } from "./rests.ts";
import type { RiskRow } from "./risks.ts";
import type { Diagram } from "./tree/tree.ts";

/** A value, or a function that derives it from the brief. */
export type FromBrief<Value> = Value | ((brief: Brief) => Value);
export type Wording = FromBrief<string>;
export type Figure = FromBrief<number>;
/** A row whose sources may depend on the brief; once chosen, it is `Sourced`. */
export type Citing = { source: FromBrief<Sourced["source"]> };
/** `fewestSites`: only if at least so many sites are planned or given. `asked`: only if the optional answers ask for it. */
export type Chosen = { when?: Condition; fewestSites?: number; asked?: (brief: Brief) => boolean };

export type ComponentRow = Sourced &
  Chosen & {
    name: string;
    count: Figure;
    size: Wording;
    purpose: Wording;
    bill?: readonly string[]; // items that pay for it, so far as the bill has them
    free?: string; // why it needs no line if none of those is in the bill
    isPart?: (brief: Brief) => boolean; // whether those items pay for only part of it
  };
export type PortRow = Sourced & Chosen & { from: string; to: string; port: Wording; purpose: Wording };

export type Due = "first" | "start" | "design" | "pilot";
export type DecisionRow = Citing &
  Chosen &
  Resting & {
    title: string;
    context: Wording;
    alternatives: Wording;
    decision: Wording;
    tradeOff: Wording;
    confidence: "high" | "medium" | "low";
    /** Kinds of requirement, or chosen options, that this decision meets, for traceability; an option weighs more. */
    serves?: readonly string[];
    decides?: FromBrief<readonly string[]>; // families of products for whose unsupported versions it gives the way out
    closes?: Wording; // what is closed to the internet before it, approved apart and at once; empty for nothing
    isKept?: true; // before others where a small organisation reads a few
    isAskedFirst?: true; // the first page asks it, whatever else is due
    ask?: Wording; // set if the client must confirm it, so that it becomes a decision asked for
    /** The gate that yields what the decision needs, `first` if it cannot wait, `start` if it waits for the first lists only; without any it is due before the order. */
    due?: FromBrief<Due | undefined>;
    before?: Wording; // the mark of the first task that acts on it; it is due before that task begins
  };

export type BillRow = Priced &
  Chosen & {
    item: string;
    quantity: Figure;
    formula: Wording;
    price?: FromBrief<PriceKey>;
    /** A monthly or yearly line is part of the recurring cost. */
    kind: "one-off" | "monthly" | "yearly";
    /** Holds if the client probably owns it already: then it is listed but not summed. */
    owned?: Condition | ((brief: Brief) => boolean);
    /** The optional question about how many are owned; if answered, its number replaces `owned`. */
    stock?: "user-licences" | "server-licences";
    requirement: string;
  };

export type FeatureRow = Sourced &
  Chosen & {
    /** Words in the title of the task that brings it; of several, the first that is found. */
    by: string | readonly string[];
    objectives: readonly string[];
  };
/** `by`: words in the title of the task that brings it; without such a task in scope it follows the project. */
export type ScopeRow = Chosen & { text: Wording; by?: string };
export type RuleRow = Sourced & Chosen & { id: string; text: Wording };
export type TaskKind =
  | ("scope" | "discovery" | "design" | "security" | "build" | "pilot")
  | ("rollout" | "acceptance" | "training" | "handover" | "ceremony");
export type TaskRow = Chosen & {
  phase: 1 | 2 | 3 | 4;
  title: Wording;
  deliverable: Wording;
  kind: TaskKind;
  role: TaskRole;
  /** Share of the phase's days; a row whose share is zero is left out. */
  weight: Figure;
  /** The fewest days that what is counted in it needs. */
  holds?: Figure;
  /** The most days that it takes, however large the project: a signature, an order, a number of interviews. */
  most?: Figure;
  /** The name by which later rows refer to it. */
  mark?: string;
  /**
   * What must be finished first: the marks of earlier rows, so far as they are in the plan. An empty list waits only for
   * the gate, "all" for every earlier row of the phase. Without it the kind of work decides, or else the row above.
   */
  waits?: readonly string[] | "all";
  /** Options of security or integration that it implements. */
  carries?: readonly string[];
  /** Options of security that another task sets and this one brings into force. */
  completes?: readonly string[];
  /** The fewest weeks that it takes, however many people work on it. */
  least?: Figure;
  /** It continues while others are away. */
  goesOn?: true;
  /** The kind of work whose freezes also stop it, for work that users feel or that reads their sign-ins. Freezes name what continues nevertheless. */
  stopsAs?: TaskKind;
  /** Weeks for the delivery, between the project's order and this task, and the most that suppliers quote. */
  lead?: number;
  longest?: number;
};
/** The row worded for one client; `holds` and `most` are in the units in which days are planned. */
export type Work = Omit<TaskRow, Said | Measured> & Record<Said, string> & Record<Measured, number>;
type Measured = "weight" | "holds" | "most";
type Said = "title" | "deliverable";
export type TestRow = Test<Wording>;
export type Test<Words = string> = Sourced & Chosen & { test: Words; pass: Words; component: string };
export type OperationRow = Sourced &
  Chosen & { frequency: "Daily" | "Weekly" | "Monthly" | "Quarterly" | "Yearly"; task: string; owner: string };
/** Work common to every solution, left out if a task of the solution with the same frequency covers it. */
export type CommonOperationRow = OperationRow & { covered?: RegExp };
export type SignalRow = Sourced & Chosen & { signal: string; threshold: Wording; action: string };
/** `betters`, `quicker`: answers about data loss and outage that the design beats anyway, so that its own figure is printed. */
export type RecoveryRow = Sourced &
  Chosen & { service: string; rpo: Wording; rto: Wording; method: string } & Partial<
    Record<"betters" | "quicker", readonly string[]>
  >;
export type CutoverRow = Sourced & Chosen & { step: Wording; time: Wording; check: Wording; back: Wording };
export type AssumptionRow = Sourced &
  Chosen &
  Checked & {
    text: Wording;
    ifWrong: Wording;
    /** The task that settles it; the requests give the date. */
    task: string;
    /** Optional questions that, once all are answered, leave nothing to assume. */
    settledBy?: readonly DetailId[];
  };

/** A table of one solution only. */
export type PackTable = Chosen & {
  id: string;
  section: "solution" | "security" | "integration" | "approach" | "support";
  heading: string;
  intro?: Wording;
  caption: Wording;
  columns: readonly string[];
  rows: readonly (Citing & Chosen & { cells: readonly Wording[] })[];
  byAmount?: true; // of the second column, the largest first
};

/** What a technology in use means for this solution, if the general row speaks of replacing it. Without `request`, the client is asked for nothing; `effect` is null or empty if the work does not touch it. */
export type TechnologyUse = Sourced & { effect: Wording | null; request?: Wording };

export type Pack = Asking & {
  id: string;
  noun: string; // as in "the … project"
  deliverable: Wording;
  situation: Wording;
  /** Rewords a sentence of the configuration without what these answers exclude. */
  reworded?: (text: string, brief: Brief) => string;
  /** Empty texts in `outside` are left out. */
  scope: { inside: readonly ScopeRow[]; outside: readonly Wording[] };
  affordable: Affordable;
  options: readonly OptionRow[];
  components: readonly ComponentRow[];
  sizing: readonly (Sourced & Chosen & { quantity: string; formula: Wording; result: Wording })[];
  ports: readonly PortRow[];
  decisions: readonly DecisionRow[];
  bill: readonly BillRow[];
  features: readonly FeatureRow[];
  rules: readonly RuleRow[];
  tables: readonly PackTable[];
  tasks: readonly TaskRow[];
  risks: readonly RiskRow[];
  tests: readonly TestRow[];
  cutover: readonly CutoverRow[];
  coexistence: Wording;
  noticed: Wording; // what users notice, up to the words that say when it changes; empty if they notice nothing
  /** While old and new run in parallel: for how many months the `lines` counted by what moves are paid on top of the old side. */
  parallel?: {
    when: Condition;
    months: (brief: Brief) => readonly [number, number];
    what: string;
    lines: readonly string[];
  };
  rollback: Wording;
  operations: readonly OperationRow[];
  signals: readonly SignalRow[];
  saving?: Saving;
  returns?: (brief: Brief) => Returns | null; // no part of the totals
  /** `later`: what the work that an assessment proposes comes to, once in minor units and a year in words; `dearer`: where whatever is chosen costs more than today; `today`: what the same costs now, unless told elsewhere. */
  later?: (brief: Brief) => { once: number; yearly: string; named: string; quoted: string } | null;
  dearer?: Condition;
  today?: (brief: Brief) => string;
  recovery: readonly RecoveryRow[];
  assumptions: readonly AssumptionRow[];
  /** What the client is asked for before the work; empty texts are left out. */
  requests: readonly Wording[];
  training: readonly (Sourced & Chosen & { audience: string; content: Wording; hours: Figure })[];
  technologies?: Partial<Record<string, TechnologyUse>>;
  /** What each choice of an optional answer sets in this solution, if the general words promise something else; `unused`: the words if nothing rests on it. */
  effects?: Partial<Record<DetailId, Partial<Record<string, Wording>>>>;
  /** Dates of what this project creates, besides the ends of support; they are planning assumptions. */
  reminders?: (brief: Brief, plan: Plan) => readonly { what: string; day: number; from?: number }[];
  diagram: (brief: Brief) => Diagram;
};

type Plain = string | number | readonly string[] | undefined;
export const resolved = <Value extends Plain>(value: FromBrief<Value>, brief: Brief): Value =>
  typeof value === "function" ? value(brief) : value;

export const say = (wording: Wording, brief: Brief): string => resolved(wording, brief);
export const count = (figure: Figure, brief: Brief): number => resolved(figure, brief);
export const addsCost = ({ dearer }: Pack, brief: Brief): boolean => dearer !== undefined && brief.holds(dearer);

/** Words for some answers. Of a list, the first whose condition holds applies; a last one with `ALWAYS` covers all other answers. */
export type Case = readonly [when: Condition, words: Wording];

export function firstHeld(cases: readonly Case[]): (brief: Brief) => string {
  return (brief) => {
    const found = cases.find(([when]) => brief.holds(when));
    return found ? say(found[1], brief) : "";
  };
}

/** How a figure was found: given by the client, or calculated as the words say. */
export const foundBy = (id: DetailId, formula: Wording) => (brief: Brief) =>
  brief.given(id) === null ? say(formula, brief) : "given by the client";

/** The rows that apply to this client. */
export function chosenRows<Row extends Chosen>(rows: readonly Row[], brief: Brief): Row[] {
  return rows.filter((row) => {
    const { when, fewestSites, asked } = row;
    return brief.holds(when) && (!fewestSites || brief.sites >= fewestSites) && (!asked || asked(brief));
  });
}

/** The rows that apply to this client, with their sources for this client. */
export function citedRows<Row extends Citing & Chosen>(rows: readonly Row[], brief: Brief): (Row & Sourced)[] {
  return chosenRows(rows, brief).map((row) => ({ ...row, source: resolved(row.source, brief) }));
}
