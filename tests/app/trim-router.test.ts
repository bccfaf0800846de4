/** What the build takes as settled is what the configuration says, and React Router still says it in these words. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { SETTLED, trimRouter } from "#app/trim-router.ts";

const FOLDER = "node_modules/react-router/dist/production/lib";
const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
const router = files.map((file) => readFileSync(path.join(FOLDER, file), "utf8")).join("\n");

test.each(SETTLED)("React Router still says $expression", ({ expression }) => {
  expect(router.match(expression)).not.toBeNull();
  expect(trimRouter(router).match(expression)).toBeNull();
});

test("the configuration sets no flag, tells a page every route and leaves the browser's entry to the framework", async () => {
  const { default: config } = await import(path.resolve("react-router.config.ts"));
  expect(config).toEqual({ ssr: true, routeDiscovery: { mode: "initial" } });
  expect(existsSync("app/entry.client.tsx")).toBe(false);
  expect(readFileSync("app/entry.server.tsx", "utf8")).not.toContain("instrumentations");
});

test("an expression is taken as a whole, and a function keeps its name", () => {
  expect(trimRouter("if (info.context.future.unstable_flag) a(); else b();")).toBe("if (false) a(); else b();");
  expect(trimRouter("const A = B.forwardRef(c);")).toBe("const A = /* @__PURE__ */ B.forwardRef(c);");
  expect(trimRouter("function useIsRSCRouterContext() {}")).toBe("function useIsRSCRouterContext() {}");
});
