/** One runner for every kind of test but types and lint; a project a kind, so that each can be run alone. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: ".",
    maxWorkers: 2, // by itself it would leave one of two cores idle; each file of e2e has a Postgres, a workerd and a browser
    isolate: false, // modules are loaded once for all files, not once for each; none keeps what a test could change
    expect: { poll: { timeout: 10_000 } }, // what is awaited comes when the machine has time for it
    // It imports a package of types alone, which Vite leaves out and Node cannot find.
    server: { deps: { inline: ["@react-router/cloudflare"] } },
    setupFiles: ["tests/support/fail-on-console-error.ts"],
    globalSetup: ["tests/support/cluster.ts"],
    // `npm run coverage`: rules and features; pages and views are for the portal's tests, which run in another process.
    coverage: {
      provider: "v8",
      include: ["app/features/**/*.ts", "app/shared/**/*.ts"],
      reporter: ["text-summary", "html"],
      reportsDirectory: ".coverage",
      thresholds: { branches: 90 },
    },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/app/**/*.test.{ts,tsx}", "tests/workers/**/*.test.ts", "tests/*.test.ts"],
          testTimeout: 90_000, // many make a database of their own or hundreds of documents, on a machine that has other things to do
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          include: ["tests/db/**/*.test.ts", "tests/supabase/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: "portal", include: ["tests/e2e/**/*.test.ts"], testTimeout: 120_000, hookTimeout: 120_000 },
      },
    ],
  },
});
