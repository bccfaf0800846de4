/** What the build leaves out of the Worker's libraries is still written in these words, and the portal asks for nothing of it. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { AUTH_METHODS, TRIMS, trimTables, trimWorker } from "#app/trim-worker.ts";

const FOLDER = "node_modules";
const codeOf = (file: string) => readFileSync(path.join(FOLDER, file), "utf8");
const app = sourceOf("app");
const database = sourceOf("db");

function sourceOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && file !== "trim-worker.ts")
    .map((file) => readFileSync(path.join(folder, file), "utf8"))
    .join("\n");
}

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

const AUTH = "@supabase/auth-js/dist/module/GoTrueClient.js";
const methodsIn = (code: string) => [...code.matchAll(/^ {4}(?:async )?(\w+)\(.*\{$/gm)].map(([, name]) => name);

test("the client of Auth keeps the methods that the portal asks for, and those that they need", () => {
  const kept = trimWorker(codeOf(AUTH), `/${AUTH}`).replace(/\/\*\*.*?\*\//gs, "");
  expect(methodsIn(kept).toSorted()).toEqual(AUTH_METHODS.toSorted());
  const gone = new Set(methodsIn(codeOf(AUTH)).filter((name) => name && !AUTH_METHODS.includes(name)));
  expect(gone.size).toBeGreaterThan(40);
  expect([...kept.matchAll(/\bthis\.(\w+)/g)].filter(([, name]) => gone.has(name))).toEqual([]);
  const made = new Set([...kept.matchAll(/\bthis\.(\w+) = /g)].map(([, name]) => name));
  const asked = [...kept.matchAll(/\bthis\.(\w+)\.(?!bind)\w+\(/g)].map(([, name]) => name ?? "");
  expect(asked.filter((name) => !made.has(name))).toEqual([]);
});

test("of what needs a secret key the client of Auth keeps the end of a session", () => {
  const module = "@supabase/auth-js/dist/module/GoTrueAdminApi.js";
  const kept = trimWorker(codeOf(module), `/${module}`).replace(/\/\*\*.*?\*\//gs, "");
  expect(methodsIn(kept)).toEqual(["constructor", "signOut"]);
  expect(kept).not.toContain(".bind(this)");
});

test("the portal asks the client of Auth for these methods alone", () => {
  const asked = [...app.matchAll(/\bapi\.(mfa\.)?(\w+)\(/g)].map(([, mfa, name]) => (mfa ? `_${name}` : name));
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((name) => !AUTH_METHODS.includes(name ?? ""))).toEqual([]);
});

test("of Stripe's lists one page is read, and nothing of it is a decimal", () => {
  expect(app.match(/\bstripe\.\w+\.(list|search)\(.*/g)).toEqual([
    "stripe.refunds.list({ payment_intent: id, limit: 100 });",
  ]);
  expect(app).not.toMatch(/autoPaging|for await \(const \w+ of stripe|_decimal\b|Stripe\.Decimal/);
});

test("tables name their columns in an object, and queries name no relation", () => {
  expect(database).toMatch(/pgTable\(/);
  expect(database).not.toMatch(
    /(?:pgTable|\.table)\(\s*"\w+",\s*(?:\(|\w+ =>)|\bpgView|\bpgMaterializedView|from "drizzle-orm\/relations"/,
  );
  expect(database + app).not.toMatch(/\b(?:tx|db)\.query\.|drizzle\([^)]*schema|refreshMaterializedView/);
});

test.each(readdirSync("db/schema"))("the Worker's %s has neither policies nor checks, and all else", (file) => {
  const code = readFileSync(path.join("db/schema", file), "utf8");
  const rules = code.match(/^ *\(t\) => \[$|, \(t\) => \[$|^ +\(t\) => \[index/gm) ?? [];
  const trimmed = trimTables(code);
  expect(code.match(/\(t\) => \[/g) ?? []).toHaveLength(rules.length);
  expect(trimmed).not.toMatch(/\(t\) =>|\bpgPolicy\(|^ +(?:index|uniqueIndex|check|foreignKey)\(/m);
  expect(trimmed.match(/^export .*/gm)).toEqual(code.match(/^export .*/gm));
  expect(trimmed.length).toBeGreaterThan(0);
});

test("mails are asked for as they are sent, and sessions kept by a server alone", () => {
  expect(app).not.toMatch(/\.asEncoded\(|toBase64WebSafe|createBrowserClient/);
});

test("whatever is rendered is rendered as a stream, at once", () => {
  const asked = [...app.matchAll(/import (.*) from "react-dom\/(?:server|static).*"/g)].map(([, names]) => names);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((names) => names !== "{ renderToReadableStream }")).toEqual([]);
});

test("nothing asks for a passkey, a wallet, a subscription, a large object or another picture of a code", () => {
  expect(app).not.toMatch(/webauthn|signInWithWeb3|\.subscribe\(|largeObject/i);
  expect(app.match(/encodeQR\([^)]*\)/g)).toEqual(['encodeQR(text, "raw", { border: FRAME_MODULES })']);
});
