/**
 * `npm run soak`: runs at full size the tests of payment figures, strain, lost commits, killed Workers, leaks and hostile forms, which `npm test` runs at a small
 * size. Takes half an hour on two cores and needs `npm run build` first.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";

const FILES = [
  "tests/db/payment-figures.test.ts",
  "tests/db/strain.test.ts",
  "tests/db/kill.test.ts",
  "tests/e2e/kills.test.ts",
  "tests/e2e/leak.test.ts",
  "tests/e2e/hostile.test.ts",
];

process.chdir(path.resolve(import.meta.dirname, ".."));
const { status } = spawnSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/vitest.config.ts", ...FILES],
  { stdio: "inherit", env: { ...process.env, SOAK: "1" } },
);
process.exitCode = status ?? 1;
