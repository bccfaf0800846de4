/** What a solution brings to a document: typed rows with conditions over answers. The sections choose and print them. */

import type { DetailId } from "#app/features/catalogue/detail-ids.ts";
import type { Condition } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "./brief/brief.ts";
import type { Budget } from "./budget/budget.ts";
import type { PriceKey, TaskRole } from "./facts/prices.ts";
import type { Sourced } from "./facts/sources.ts";
import type { OptionRow } from "./options/option-row.ts";
import type { Plan } from "./plan/plan.ts";
import type { RiskRow } from "./risks.ts";
import type { Diagram } from "./tree/tree.ts";

/** A value, or one worked out from the brief. */
export type FromBrief<Value> = Value | ((brief: Brief) => Value);
export type Wording = FromBrief<string>;
export type Figure = FromBrief<number>;
/** A row whose sources may depend on the brief; once chosen, it is `Sourced`. */
export type Citing = { source: FromBrief<Sourced["source"]> };
/** `fewestSites`: only where so many sites are planned or given; `asked`: only where the optional answers ask for it. */
export type Chosen = { when?: Condition; fewestSites?: number; asked?: (brief: Brief) => boolean };

export type ComponentRow = Sourced &
  Chosen & {
    name: string;
    count: Figure;
    size: Wording;
    purpose: Wording;
    /** Items of the bill that pay for it, as far as they are in it. */
    bill?: readonly string[];
    /** Why it needs no line, where none of those is in the bill. */
    free?: string;
    /** They pay for some of it only. */
    isPart?: (brief: Brief) => boolean;
  };
export type PortRow = Sourced & Chosen & { from: string; to: string; port: Wording; purpose: Wording };

export type Due = "first" | "design" | "pilot";
export type DecisionRow = Citing &
  Chosen & {
    title: string;
    context: Wording;
    alternatives: Wording;
    decision: Wording;
    tradeOff: Wording;
    confidence: "high" | "medium" | "low";
    /** Kinds of requirement, or chosen options, that this decision answers, for the traceability; an option weighs more. */
    serves?: readonly string[];
    /** Set where the client must confirm it: becomes a decision asked for. */
    ask?: Wording;
    /** The gate that yields what the decision needs, or that it cannot wait; without either it is due before the order. */
    due?: FromBrief<Due | undefined>;
    /** The first task that acts on it, by its mark: it is due before that task begins. */
    before?: string;
  };

export type BillRow = Sourced &
  Chosen & {
    item: string;
    quantity: Figure;
    formula: Wording;
    price?: FromBrief<PriceKey>;
    /** A monthly or yearly line is part of the recurring cost. */
    kind: "one-off" | "monthly" | "yearly";
    /** Holds where the client probably owns it already: listed, not summed. */
    owned?: Condition | ((brief: Brief) => boolean);
    /** The optional question that says how many are owned; its number stands in the place of `owned`. */
    stock?: "user-licences" | "server-licences";
    requirement: string;
  };

/** What serves objectives. */
export type FeatureRow = Sourced &
  Chosen & {
    /** Words of the title of the task that brings it, the first that is there. */
    by: string | readonly string[];
    objectives: readonly string[];
  };
/** `by`: words of the title of the task that brings it; what has none in the scope follows the project. */
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
  /** Share of the phase's days; a row without any is left out. */
  weight: Figure;
  /** Days that what is counted in it needs at least. */
  holds?: Figure;
  /** Days that it takes at most, however large the project: a signature, an order, so many interviews. */
  most?: Figure;
  /** The name by which rows below call it. */
  mark?: string;
  /**
   * What must be finished first: rows above by mark, as far as they are in the plan; an empty list waits for the gate
   * alone, "all" for everything above in the phase. Without it the kind of work decides, else the row above.
   */
  waits?: readonly string[] | "all";
  /** Options of security or integration that it brings about. */
  carries?: readonly string[];
  /** Options of security that another task sets and this one brings into force. */
  completes?: readonly string[];
  /** Fewest weeks that it takes, however many people work on it. */
  least?: Figure;
  /** Goes on while others are away. */
  goesOn?: true;
  /** Stopped by the freezes of another kind of work: built, but felt by users or read from their sign-ins. What goes on all the same is named in them. */
  stopsAs?: TaskKind;
  /** So many weeks lie between the order that the project places and this task, for the delivery. */
  lead?: number;
};
/** The row as it is said of one client; `holds` and `most` in the units in which days are planned. */
export type Work = Omit<TaskRow, Said | Measured> & Record<Said, string> & Record<Measured, number>;
type Measured = "weight" | "holds" | "most";
type Said = "title" | "deliverable";
export type TestRow = Test<Wording>;
export type Test<Words = string> = Sourced & Chosen & { test: Words; pass: Words; component: string };
export type OperationRow = Sourced &
  Chosen & { frequency: "Daily" | "Weekly" | "Monthly" | "Quarterly" | "Yearly"; task: string; owner: string };
/** Work of every solution, left out where a task of the solution at the same rhythm covers it. */
export type CommonOperationRow = OperationRow & { covered?: RegExp };
export type SignalRow = Sourced & Chosen & { signal: string; threshold: Wording; action: string };
/** `betters`, `quicker`: answers on the loss and on the outage that the design betters anyway, so that its own figure stands. */
export type RecoveryRow = Sourced &
  Chosen & { service: string; rpo: Wording; rto: Wording; method: string } & Partial<
    Record<"betters" | "quicker", readonly string[]>
  >;
export type CutoverRow = Sourced & Chosen & { step: Wording; time: Wording; check: Wording; back: Wording };
export type AssumptionRow = Sourced &
  Chosen & {
    text: Wording;
    ifWrong: Wording;
    /** What settles it; the requests say when. */
    task: string;
    /** Optional questions: once all of them are answered, nothing is left to assume. */
    settledBy?: readonly DetailId[];
  };

/** A table that only this solution has. */
export type PackTable = Chosen & {
  id: string;
  section: "solution" | "security" | "integration" | "approach" | "support";
  heading: string;
  intro?: Wording;
  caption: Wording;
  columns: readonly string[];
  rows: readonly (Citing & Chosen & { cells: readonly Wording[] })[];
};

/**
 * What a technology in use means for this solution, where the general row speaks of its own replacement; asked for only with a
 * request. `effect`: null, or empty words, where the work does not touch it.
 */
export type TechnologyUse = Sourced & { effect: Wording | null; request?: Wording };

export type Pack = {
  id: string;
  /** As in "the … project". */
  noun: string;
  deliverable: Wording;
  situation: Wording;
  /** A sentence of the configuration, without what these answers leave out. */
  reworded?: (text: string, brief: Brief) => string;
  /** Of what is outside, an empty text is left out. */
  scope: { inside: readonly ScopeRow[]; outside: readonly Wording[] };
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
  /** What users notice, up to the words that say when it is changed; empty where nothing is. */
  noticed: Wording;
  /** While both sides run: how many months of the `lines` that are counted by what moves are paid beside the old side. */
  parallel?: {
    when: Condition;
    months: (brief: Brief) => readonly [number, number];
    what: string;
    lines: readonly string[];
  };
  rollback: Wording;
  operations: readonly OperationRow[];
  signals: readonly SignalRow[];
  /** What may be done without where the sum is beyond the budget: by what, in which decision by its title, and the amount in minor units. */
  saving?: { by: string; decision: string; beside: Wording; amount: (brief: Brief, budget: Budget) => number };
  /** Where it holds, the document says that whatever is chosen costs more than today. */
  dearer?: Condition;
  recovery: readonly RecoveryRow[];
  assumptions: readonly AssumptionRow[];
  /** What is asked for before the work; an empty text is left out. */
  requests: readonly Wording[];
  training: readonly (Sourced & Chosen & { audience: string; content: Wording; hours: Figure })[];
  technologies?: Partial<Record<string, TechnologyUse>>;
  /** What an optional answer sets in this solution, by its choice, where the general words promise something else; `unused`: what is said of any where nothing rests on it. */
  effects?: Partial<Record<DetailId, Partial<Record<string, Wording>>>>;
  /** Dates of what this project makes, beside the ends of support: planning assumptions. */
  reminders?: (brief: Brief, plan: Plan) => readonly { what: string; day: number }[];
  diagram: (brief: Brief) => Diagram;
};

type Plain = string | number | readonly string[] | undefined;
export function resolved<Value extends Plain>(value: FromBrief<Value>, brief: Brief): Value {
  return typeof value === "function" ? value(brief) : value;
}

export const say = (wording: Wording, brief: Brief): string => resolved(wording, brief);
export const count = (figure: Figure, brief: Brief): number => resolved(figure, brief);

export const addsCost = ({ dearer }: Pack, brief: Brief): boolean => dearer !== undefined && brief.holds(dearer);

/** Words for some answers; in a list of them the first whose condition holds is said, and a last one with `ALWAYS` is what else is. */
export type Case = readonly [when: Condition, words: Wording];

export function firstHeld(cases: readonly Case[]): (brief: Brief) => string {
  return (brief) => {
    const found = cases.find(([when]) => brief.holds(when));
    return found ? say(found[1], brief) : "";
  };
}

/** How a figure was found: given by the client, or worked out as the words say. */
export function foundBy(id: DetailId, formula: Wording): Wording {
  return (brief) => (brief.given(id) === null ? say(formula, brief) : "given by the client");
}

/** The rows that are said of this client. */
export function chosenRows<Row extends Chosen>(rows: readonly Row[], brief: Brief): Row[] {
  return rows.filter(
    ({ when, fewestSites = 0, asked }) =>
      brief.holds(when) && (fewestSites === 0 || brief.sites >= fewestSites) && (!asked || asked(brief)),
  );
}

/** Those rows with the sources that they rest on for this client. */
export function citedRows<Row extends Citing & Chosen>(rows: readonly Row[], brief: Brief): (Row & Sourced)[] {
  return chosenRows(rows, brief).map((row) => ({ ...row, source: resolved(row.source, brief) }));
}
