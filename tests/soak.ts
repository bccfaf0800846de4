/** `npm run soak`: the figures of payment, workerd's deaths, lost commits and the leak test at their full size, of which `npm test` runs a small one. Half an hour on two cores; `npm run build` comes first. */
import { spawnSync } from "node:child_process";
import path from "node:path";

const FILES = [
  "tests/db/payment-figures.test.ts",
  "tests/db/strain.test.ts",
  "tests/db/kill.test.ts",
  "tests/e2e/kills.test.ts",
  "tests/e2e/leak.test.ts",
];

process.chdir(path.resolve(import.meta.dirname, ".."));
const { status } = spawnSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/vitest.config.ts", ...FILES],
  { stdio: "inherit", env: { ...process.env, SOAK: "1" } },
);
process.exitCode = status ?? 1;
