import { expect, test } from "vitest";
import { faultOfUrl } from "#app/features/diagnostics/interpret.ts";
import {
  judgeDatabase,
  judgeFunction,
  judgeGateway,
  judgeRowSecurity,
  judgeSchema,
} from "#app/features/diagnostics/judge.ts";
import type { Answer } from "#app/features/diagnostics/probe.server.ts";

const CALL = { request: "GET /", said: "", ms: 1 };

function answer(status: number, body: unknown, total: number | null = null): Answer {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return { kind: "response", call: CALL, status, body: text, total };
}

const REFUSED = answer(401, { code: "42501", message: "permission denied for table users" });
const BY_POLICY = answer(403, { code: "XX000", message: "new row violates row-level security policy for table users" });
const NO_TABLE = answer(404, { code: "42P01", message: 'relation "public.users" does not exist' });
const NOT_CACHED = answer(404, { code: "PGRST205", message: "Could not find the table 'public.users'" });
const NO_FUNCTION = answer(404, { code: "PGRST202", message: "Could not find the function public.get_table_names" });
const BROKEN = answer(400, { code: "42703", message: "column users.id does not exist" });
const HTML = answer(502, "<h1>Bad\n gateway</h1>");
const SILENT: Answer = { kind: "no-answer", call: CALL, reason: "connect ECONNREFUSED" };
const UNSENT: Answer = { kind: "not-sent", call: CALL, reason: "no request can be made" };
const MISSING = 'Table "users" does not exist. Database schema needs to be created.';

test.each(["localhost:54321", "not an address", "ftp://supabase.example", "//supabase.example"])(
  "%s is an invalid address",
  (url) => expect(faultOfUrl(url)).toBe(`Invalid Supabase URL format: ${url}`),
);

test.each(["http://127.0.0.1:54321", "https://abc.supabase.co", "https://supabase.example/base/"])(
  "%s is an address",
  (url) => expect(faultOfUrl(url)).toBeNull(),
);

test.each([
  ["the list of tables", answer(200, { swagger: "2.0" }), "passed", /^Reached\./],
  ["the refusal of that list", answer(401, { message: "Access to schema is forbidden" }), "passed", /^Reached\./],
  ["a wrong key", answer(401, { message: "Invalid API key" }), "failed", 'HTTP 401: {"message":"Invalid API key"}'],
  ["a missing page", answer(404, "no such host"), "failed", "HTTP 404: no such host"],
  ["a broken gateway", HTML, "failed", "HTTP 502: <h1>Bad gateway</h1>"],
  ["a redirect", answer(301, ""), "failed", "HTTP 301: "],
  ["another site", answer(200, "<h1>Welcome</h1>"), "note", /not the way Supabase does/],
  ["silence", SILENT, "failed", "Network error: connect ECONNREFUSED"],
  ["a request that cannot be made", UNSENT, "failed", "Client error: no request can be made"],
])("gateway: %s", (_what, given, outcome, message) => {
  expect(judgeGateway(given)).toEqual({ outcome, message: matching(message) });
});

test.each([
  ["a refusal", REFUSED, "passed", "Connected. Access is blocked while nobody is signed in."],
  ["a refusal by policy", BY_POLICY, "passed", "Connected. Access is blocked while nobody is signed in."],
  ["a count", answer(206, [{ id: 1 }], 7), "passed", "Connected. Users anyone can count: 7."],
  ["a table that is not there", NO_TABLE, "failed", MISSING],
  ["a table that the API does not know", NOT_CACHED, "failed", MISSING],
  ["another error", BROKEN, "failed", "Database error: column users.id does not exist (Code: 42703)"],
  ["an error without a code", HTML, "failed", "HTTP 502: <h1>Bad gateway</h1>"],
  ["a list that is none", answer(200, "<h1>Welcome</h1>"), "failed", "Test failed: the answer is not a list"],
  ["silence", SILENT, "failed", "Network error: connect ECONNREFUSED"],
  ["a request that cannot be made", UNSENT, "failed", "Client error: no request can be made"],
])("database: %s", (_what, given, outcome, message) => {
  expect(judgeDatabase(given)).toEqual({ outcome, message });
});

test("a refusal passes only where it is expected: not for a function", () => {
  const message = "Database error: permission denied for table users (Code: 42501)";
  expect(judgeFunction(REFUSED)).toEqual({ outcome: "failed", message });
  expect(judgeFunction(NO_FUNCTION)).toMatchObject({ outcome: "note" });
  expect(judgeFunction(answer(200, ["users"]))).toMatchObject({ outcome: "passed" });
});

test("the schema is whole when every table is there, also those that keep us out", () => {
  const tables = ["users", "clients", "documents"].map((table) => ({ table, answer: REFUSED }));
  const message = "All required tables exist (users, clients, documents)";
  expect(judgeSchema(tables)).toEqual({ outcome: "passed", message });
});

test("the schema check names each table that is missing", () => {
  const verdict = judgeSchema([
    { table: "users", answer: answer(200, []) },
    { table: "clients", answer: NO_TABLE },
    { table: "documents", answer: NOT_CACHED },
  ]);
  const fault = (table: string) => `Table "${table}" does not exist. Database schema needs to be created.`;
  expect(verdict.message).toBe(`Schema check failed: ${fault("clients")} ${fault("documents")}`);
  expect(verdict.outcome).toBe("failed");
});

test.each([
  ["a refusal", REFUSED, "passed", "RLS policies active and working"],
  ["a refusal by policy", BY_POLICY, "passed", "RLS policies active and working"],
  ["no row", answer(200, []), "note", /^No rows are shown, but/],
  ["a row", answer(200, [{ id: 1 }]), "failed", /^RLS test failed: a row of users is visible/],
  ["another error", BROKEN, "failed", /^RLS test failed: Database error: .* \(Code: 42703\)$/],
  ["silence", SILENT, "failed", "RLS test failed: Network error: connect ECONNREFUSED"],
])("row-level security: %s", (_what, given, outcome, message) => {
  expect(judgeRowSecurity(given)).toEqual({ outcome, message: matching(message) });
});

test("of a long answer only the beginning is quoted", () => {
  const { message } = judgeGateway(answer(500, "x".repeat(10_000)));
  expect(message).toBe(`HTTP 500: ${"x".repeat(300)}…`);
});

function matching(message: string | RegExp) {
  return typeof message === "string" ? message : expect.stringMatching(message);
}
