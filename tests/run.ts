/** `npm test`: checks types, lints, builds and runs every test; ends with one line `N passed, N failed`. */
import { execFile, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";

type Tally = { passed: number; failed: number; skipped: number };

/** What we read of vitest's JSON report. */
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

const ROOT = path.resolve(import.meta.dirname, "..");
const MOST_SAID = 64 * 2 ** 20;
const REACT_ROUTER = "@react-router/dev/bin.cjs";

process.chdir(ROOT);
const total: Tally = { passed: 0, failed: 0, skipped: 0 };
try {
  await runStep(total, "route types", REACT_ROUTER, "typegen");
  const [built] = await Promise.all([
    runStep(total, "build", REACT_ROUTER, "build"),
    runStep(total, "types", "typescript/bin/tsc", "-p", "."),
    runStep(total, "lint", "@biomejs/biome/bin/biome", "check", "."),
  ]);
  await runTests(total, built ? [] : ["--project", "!portal"]);
} catch (error) {
  total.failed += 1;
  console.log(error);
}
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ""}`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** Runs one tool, prints what it said once it has ended, counts it as one test and says whether it passed. */
async function runStep(tally: Tally, name: string, tool: string, ...options: string[]): Promise<boolean> {
  const { error, said } = await new Promise<{ error: Error | null; said: string }>((done) => {
    const command = [path.join("node_modules", tool), ...options];
    execFile(process.execPath, command, { maxBuffer: MOST_SAID }, (error, stdout, stderr) =>
      done({ error, said: stdout + stderr }),
    );
  });
  tally[error ? "failed" : "passed"] += 1;
  console.log(`\n── ${name}\n${said}── ${name}: ${error ? "FAILED" : "passed"}`);
  return !error;
}

/** Runs vitest and adds its tests to the tally; a failure outside any test counts too. */
async function runTests(tally: Tally, options: string[]): Promise<void> {
  console.log("\n── tests");
  const folder = mkdtempSync(path.join(tmpdir(), "portal-test-report-"));
  const file = path.join(folder, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  try {
    const status = await runVitest(["run", "--config", "tests/vitest.config.ts", ...reporters, ...options]);
    const report: Report = JSON.parse(readFileSync(file, "utf8"));
    const brokenFiles = report.testResults.filter(
      ({ status, assertionResults }) =>
        status === "failed" && !assertionResults.some((result) => result.status === "failed"),
    );
    const failed = report.numFailedTests + brokenFiles.length;
    tally.passed += report.numPassedTests;
    tally.failed += status === 0 ? failed : Math.max(failed, 1);
    tally.skipped += report.numPendingTests + report.numTodoTests;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Passes its output through; returns its exit code. */
function runVitest(options: string[]): Promise<number> {
  const child = spawn(process.execPath, ["node_modules/vitest/vitest.mjs", ...options], { stdio: "inherit" });
  return new Promise((done, fail) => {
    child.once("error", fail);
    child.once("exit", (code) => done(code ?? 1));
  });
}
