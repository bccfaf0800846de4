/** The ledgers of threats and faults name only tests, and lines for mutants to cut, that exist; and no line of the ASVS is blank. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FAULTS } from "./security/faults.ts";
import { isNamed, type Line, type Mutant } from "./security/ledger.ts";
import { MONEY } from "./security/money.ts";
import { FURTHER, THREATS } from "./security/threats.ts";

const MIGRATIONS = "supabase/migrations/";
const LEDGERS = { ...THREATS, ...FAULTS };
const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");
/** Whether a file contains a test of this name. */
const holds = (file: string, name: string) => read(file).replaceAll('\\"', '"').includes(name);

/** Migrations that define anew the function that a mutant cuts: what it cuts would never run. */
function laterThan({ file, cut }: Mutant): string[] {
  const [before = ""] = read(file).split(cut);
  const cutIn = [...before.matchAll(/function ([\w.]+)\(/g)].at(-1)?.[1];
  if (!file.startsWith(MIGRATIONS) || cutIn === undefined) return [];
  return readdirSync(MIGRATIONS)
    .map((name) => `${MIGRATIONS}${name}`)
    .filter((later) => later > file && later.endsWith(".sql"))
    .filter((later) => new RegExp(`create (or replace )?function ${cutIn.replace(".", "\\.")}\\(`).test(read(later)));
}

const idsOf = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}-${String(index + 1).padStart(2, "0")}`);

test("all 34 threats and all 30 faults have their line", () => {
  expect(Object.keys(LEDGERS)).toEqual([...idsOf("T", 34), ...idsOf("R", 30)]);
});

test.each(Object.entries<Line>({ ...LEDGERS, ...FURTHER, ...MONEY }))(
  "%s names tests that exist, and a mutant or why there is none",
  (_id, line) => {
    expect(line.tests.length).toBeGreaterThan(0);
    for (const [file, name] of line.tests) expect(holds(file, name), `${file}: ${name}`).toBe(true);
    if (line.mutant === undefined) expect(line.missing).toMatch(/mutant/i);
    else if (isNamed(line.mutant)) expect(holds(...line.mutant), line.mutant.join(": ")).toBe(true);
    else {
      expect(read(line.mutant.file).split(line.mutant.cut), `${line.mutant.file}: ${line.mutant.cut}`).toHaveLength(2);
      for (const name of (line.mutant.only ?? "").split("|")) {
        expect(holds(line.mutant.fails, name), `${line.mutant.fails}: ${name}`).toBe(true);
      }
      expect(laterThan(line.mutant), `${line.mutant.file} is no longer what runs`).toEqual([]);
    }
  },
);

test("each requirement of the ASVS that applies, 217 and 5 that came with uploads, has one line, which says how it is met or why it is not", () => {
  const lines = read("tests/security/asvs.md").match(/^- .*$/gm) ?? [];
  const said = lines.map((line) => /^- (\d+\.\d+\.\d+) (met|partly|not met|platform): \S.{3,}$/.exec(line)?.[1]);
  expect(said.filter((id) => id !== undefined)).toHaveLength(222);
  expect(new Set(said).size).toBe(222);
});
