/** What is taken of a browser's word about the content security policy. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { readPolicyReports } from "#app/features/diagnostics/policy-reports.ts";

const PAGE = "https://portal.example/documents?q=secret";
const READ = { page: "/documents", directive: "style-src-attr", blocked: "inline" };

function single(said: Record<string, unknown>): string {
  return JSON.stringify({
    "csp-report": { "document-uri": PAGE, "effective-directive": "style-src-attr", "blocked-uri": "inline", ...said },
  });
}

function batch(said: Record<string, unknown>): unknown {
  const body = { documentURL: PAGE, effectiveDirective: "style-src-attr", blockedURL: "inline", ...said };
  return { type: "csp-violation", age: 10, url: PAGE, user_agent: "x", body };
}

test("both forms say the same, and of an address no more than is needed", () => {
  expect(readPolicyReports(single({}))).toEqual([READ]);
  expect(readPolicyReports(JSON.stringify([{ type: "deprecation", body: {} }, batch({})]))).toEqual([READ]);
});

test.each([
  ["https://evil.example:8443/a?b#c", "https://evil.example:8443"],
  ["chrome-extension://abcdef/inject.js", "chrome-extension:"],
  ["data", "data"],
  ["", ""],
  ["<script>", ""],
])("of what was blocked, %s is written down as %s", (blocked, written) => {
  expect(readPolicyReports(single({ "blocked-uri": blocked }))).toEqual([{ ...READ, blocked: written }]);
});

test("at most twenty are read", () => {
  expect(readPolicyReports(JSON.stringify(Array.from({ length: 50 }, () => batch({})))).length).toBe(20);
});

test.each([
  "",
  "null",
  "{",
  "{}",
  single({ "document-uri": "no address" }),
  single({ "effective-directive": "a\nline of its own" }),
  single({ "document-uri": `https://portal.example/${"x".repeat(2_000)}` }),
])("%s is nothing that a browser sends", (body) => {
  expect(readPolicyReports(body)).toEqual([]);
});

test("whatever is sent, reading does not fail", () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (body) => Array.isArray(readPolicyReports(body))));
});
