/** What the build leaves out of the Worker's libraries is still written in these words, and the portal asks for nothing of it. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { TRIMS, trimWorker } from "#app/trim-worker.ts";

const FOLDER = "node_modules";
const codeOf = (file: string) => readFileSync(path.join(FOLDER, file), "utf8");
const app = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && file !== "trim-worker.ts")
  .map((file) => readFileSync(path.join("app", file), "utf8"))
  .join("\n");

test.each(TRIMS)("$module still says it, and is smaller without it", ({ module, expression }) => {
  const code = codeOf(module);
  expect(code).toMatch(expression);
  expect(trimWorker(code, `/anywhere/${FOLDER}/${module}`).length).toBeLessThan(code.length);
  expect(trimWorker(code, `/anywhere/${FOLDER}/other/index.js`)).toBe(code);
});

test("the client of Stripe makes every resource that the portal asks for", () => {
  const made = trimWorker(codeOf("stripe/esm/stripe.core.js"), "/stripe/esm/stripe.core.js");
  const asked = new Set([...app.matchAll(/\bstripe\.(\w+)\.\w+\(/g)].map(([, name]) => name));
  expect(asked).toEqual(new Set(["charges", "disputes", "paymentIntents", "refunds"]));
  const resources = [...made.matchAll(/this\.(\w+) = new \w+\(this\);/g)].map(([, name]) => name);
  expect(new Set(resources)).toEqual(asked);
});

test("nothing asks for a passkey, a wallet, a subscription, a large object or another picture of a code", () => {
  expect(app).not.toMatch(/webauthn|signInWithWeb3|\.subscribe\(|largeObject/i);
  expect(app.match(/encodeQR\([^)]*\)/g)).toEqual(['encodeQR(text, "raw", { border: FRAME_MODULES })']);
});
