/**
 * `node tests/mutants.ts [T-07 leak …]`: removes each control in the ledgers, in a copy of what is committed, and says whether a test noticed.
 * Exits with 1 if a test passes without its control. All of them take about half an hour.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { FAULTS } from "./security/faults.ts";
import { isNamed, type Mutant } from "./security/ledger.ts";
import { MONEY } from "./security/money.ts";
import { FURTHER, THREATS } from "./security/threats.ts";

const MAX_MINUTES = 10;
const ROOT = path.resolve(import.meta.dirname, "..");
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what colours a terminal
const ANSI = /\u001b\[[0-9;]*m/g;
const asked = process.argv.slice(2);

const copy = mkdtempSync(path.join(tmpdir(), "portal-mutants-"));
process.once("exit", () => rmSync(copy, { recursive: true, force: true }));
const archive = execFileSync("git", ["archive", "HEAD"], { cwd: ROOT, maxBuffer: 1e9 });
execFileSync("tar", ["-x", "-C", copy], { input: archive });
symlinkSync(path.join(ROOT, "node_modules"), path.join(copy, "node_modules"));

for (const [id, { mutant }] of Object.entries({ ...THREATS, ...FAULTS, ...FURTHER, ...MONEY })) {
  if (!mutant || isNamed(mutant) || (asked.length > 0 && !asked.includes(id))) continue;
  const isNoticed = tryMutant(mutant);
  console.log(`${isNoticed ? "noticed  " : "UNNOTICED"} ${id} ${mutant.file}`);
  if (!isNoticed) process.exitCode = 1;
}

function tryMutant({ file, cut, put, fails, only }: Mutant): boolean {
  const target = path.join(copy, file);
  const text = readFileSync(target, "utf8");
  writeFileSync(
    target,
    text.replace(cut, () => put),
  );
  try {
    if (fails.startsWith("tests/e2e/")) run("@react-router/dev/bin.cjs", "build");
    const options = ["run", "--config", "tests/vitest.config.ts", fails, ...(only ? ["-t", only] : [])];
    const { status, stdout } = run("vitest/vitest.mjs", ...options);
    // A file that no longer parses would fail too, and prove nothing.
    return status !== 0 && /Tests\s.*\d+ failed/.test(stdout.replace(ANSI, ""));
  } finally {
    writeFileSync(target, text);
  }
}

function run(tool: string, ...options: string[]) {
  const script = path.join("node_modules", tool);
  const limits = { cwd: copy, encoding: "utf8", timeout: MAX_MINUTES * 60_000, maxBuffer: 1e9 } as const;
  return spawnSync(process.execPath, [script, ...options], limits);
}
