/** What a line of the ledgers says: `threats.ts` (T-01 to T-34), `faults.ts` and `money.ts`. */

type Named = readonly [file: string, test: string];

/** A control taken away. `node tests/mutants.ts` does it to a copy of the project, and `fails` must then fail. */
export type Mutant = {
  file: string;
  /** Occurs once in the file. */
  cut: string;
  put: string;
  fails: string;
  /** The tests of `fails` to run, by parts of their names with `|` between; all when omitted. */
  only?: string;
};

export type Line = {
  /** The threat or the fault in a few words. */
  what: string;
  /** What answers it, and where. */
  control: string;
  /** What holds the control. */
  tests: readonly Named[];
  /** Proves that the tests notice: a change of ours, or a test of the suite that takes the control away itself. */
  mutant?: Mutant | Named;
  /** What is not achieved, or not shown here. */
  missing?: string;
};

export function isNamed(mutant: Mutant | Named): mutant is Named {
  return Array.isArray(mutant);
}
