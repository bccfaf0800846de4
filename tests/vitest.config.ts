/** One runner for every kind of test except types and lint, with a project for each kind so that each can be run alone. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: ".",
    maxWorkers: 3, // on two cores: a tenth of the time is waiting; each file of e2e has a Postgres, a workerd and a browser
    isolate: false, // loads modules once for all files, not once for each; none keeps state that a test could change
    expect: { poll: { timeout: 10_000 } }, // a busy machine may take this long
    // It imports a package of types alone, which Vite leaves out and Node cannot find.
    server: { deps: { inline: ["@react-router/cloudflare"] } },
    setupFiles: ["tests/support/fail-on-console-error.ts"],
    globalSetup: ["tests/support/cluster.ts"],
    // `npm run coverage`: rules and features only; the portal's tests, which run in another process, cover pages and views.
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
          testTimeout: 90_000, // many tests make a database or hundreds of documents, on a busy machine
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
