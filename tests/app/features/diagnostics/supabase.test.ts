/** The tests of the diagnostic page against the embedded Supabase with the real migrations, and against what is no Supabase. */
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import postgres from "postgres";
import { afterAll, describe, expect, test, vi } from "vitest";
import { testAuthentication } from "#app/features/diagnostics/authentication.server.ts";
import { checkConnection, findOut, runAllTests } from "#app/features/diagnostics/diagnostics.server.ts";
import { migrate } from "#db/migrate.ts";
import { anyAddress, PASSWORD, startTestStack } from "#tests/supabase/local/test-stack.ts";

vi.setConfig({ hookTimeout: 60_000 });

const stack = await startTestStack();
const backend = { url: stack.apiUrl, publishableKey: stack.publishableKey, secretKey: stack.secretKey };
const beforeMigrating = await runAllTests(backend);
await migrate({ url: stack.dbUrl, workerPassword: "worker" });
const sql = postgres(stack.dbUrl, { max: 1, onnotice: () => {} });
afterAll(async () => {
  await sql.end();
  await stack.stop();
});

const MISSING = (table: string) => `Table "${table}" does not exist. Database schema needs to be created.`;

async function accounts() {
  return sql`select u.email, count(s.id)::int as sessions from auth.users u left join auth.sessions s on s.user_id = u.id group by 1`;
}

/** Something that listens but is no Supabase. */
async function listen(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, publishableKey: "key", [Symbol.asyncDispose]: stop };
}

test("before the migrations every table is missing, and said to be", () => {
  const said = Object.fromEntries(
    beforeMigrating.map(({ test, outcome, message }) => [test, `${outcome}: ${message}`]),
  );
  expect(said).toMatchObject({
    Connection: expect.stringMatching(/^passed: Reached/),
    Database: `failed: ${MISSING("users")}`,
    Schema: `failed: Schema check failed: ${["users", "clients", "documents"].map(MISSING).join(" ")}`,
    "Row-level security": `failed: RLS test failed: ${MISSING("users")}`,
  });
});

test("on the portal's own database every test passes, each with its time and its latency", async () => {
  const findings = await runAllTests(backend);
  expect(findings.map(({ test, outcome, message }) => [test, outcome, message])).toEqual([
    ["Connection", "passed", "Reached. The list of tables is for the secret key only, as it should be."],
    ["Database", "passed", "Connected. Access is blocked while nobody is signed in."],
    ["Function get_table_names", "note", expect.stringMatching(/^There is no such function/)],
    ["Schema", "passed", "All required tables exist (users, clients, documents)"],
    ["Row-level security", "passed", "RLS policies active and working"],
  ]);
  expect(findings.flatMap(({ calls }) => calls.map(({ said }) => said))).toEqual([
    "401",
    "401 42501",
    "404 PGRST202",
    "401 42501",
    "401 42501",
    "401 42501",
    "401 42501",
  ]);
  for (const { at, calls } of findings) {
    expect(Date.now() - Date.parse(at)).toBeLessThan(60_000);
    expect(calls.every(({ ms }) => ms >= 0)).toBe(true);
  }
  expect(await checkConnection(backend)).toMatchObject({ status: "connected" });
});

test("rows that anybody may see are a failed test, and a readable table without rows is no proof", async () => {
  await sql`grant select on public.users to anon`;
  await stack.service().auth.admin.createUser({ email: anyAddress(), password: PASSWORD, email_confirm: true });
  const rowSecurity = async () => (await runAllTests(backend)).find(({ test }) => test === "Row-level security");
  expect(await rowSecurity()).toMatchObject({ outcome: "note" });
  await sql`create policy everybody on public.users for select to anon using (true)`;
  expect(await rowSecurity()).toMatchObject({
    outcome: "failed",
    message: "RLS test failed: a row of users is visible without signing in",
  });
  await sql`drop policy everybody on public.users`;
  await sql`revoke select on public.users from anon`;
});

test.each([
  ["without an address", { url: "" }, "not-configured", /^The address or the publishable key/],
  ["without a key", { publishableKey: "" }, "not-configured", /^The address or the publishable key/],
  ["with no address to speak of", { url: "localhost:54321" }, "error", "Invalid Supabase URL format: localhost:54321"],
  ["with somebody else's key", { publishableKey: "sb_publishable_other" }, "error", /^HTTP 401: .*Invalid API key/],
  ["with a key that fits in no header", { publishableKey: "two\nlines" }, "error", /^Client error: no request/],
  ["where nobody listens", { url: "http://127.0.0.1:1" }, "error", /^Network error: .+/],
])("%s the page says so, and asks nothing else", async (_case, change, status, message) => {
  const target = { ...backend, ...change };
  expect(await checkConnection(target)).toMatchObject({ status, message: expect.stringMatching(message) });
  expect(await runAllTests(target)).toHaveLength(1);
  const [finding, ...more] = await testAuthentication(target, { email: anyAddress(), password: PASSWORD });
  expect(finding?.outcome).not.toBe("passed");
  expect(more).toEqual([]);
});

test("another site at the address is neither up nor down", async () => {
  await using site = await listen((_request, response) => response.end("<h1>Welcome</h1>"));
  expect(await checkConnection(site)).toMatchObject({ status: "unknown" });
});

test("a redirect is not followed, which would hand the key to another host", async () => {
  const asked: unknown[] = [];
  await using stranger = await listen((request, response) => response.end(asked.push(request.headers)));
  await using site = await listen((_request, response) => response.writeHead(302, { Location: stranger.url }).end());
  expect(await checkConnection(site)).toMatchObject({ status: "error", message: "HTTP 302: " });
  expect(asked).toEqual([]);
});

test("silence is a failure after five seconds", async () => {
  await using site = await listen(() => {});
  const message = "Network error: no answer within 5 seconds";
  expect(await checkConnection(site)).toMatchObject({ status: "error", message });
});

test.each([
  [new Error("out of memory"), "Test failed: out of memory"],
  ["a word", "Unknown error"],
])("a surprise in a test is its failure: %s", async (surprise, message) => {
  const finding = await findOut("Any", backend, () => Promise.reject(surprise));
  expect(finding).toMatchObject({ test: "Any", outcome: "failed", message });
});

describe("the authentication test", () => {
  test("makes an account and removes it", async () => {
    const before = await accounts();
    const findings = await testAuthentication(backend, { email: anyAddress(), password: PASSWORD });
    expect(findings).toMatchObject([
      { test: "Authentication", outcome: "passed", message: "Authentication flow working" },
      { test: "Clean-up", outcome: "passed", message: "The account created by the test has been removed." },
    ]);
    expect(await accounts()).toEqual(before);
  });

  test("says that the account stays where no secret key can remove it", async () => {
    const email = anyAddress();
    const findings = await testAuthentication({ ...backend, secretKey: "" }, { email, password: PASSWORD });
    expect(findings[1]).toMatchObject({ test: "Clean-up", outcome: "note" });
    expect(await accounts()).toContainEqual({ email, sessions: 1 });
  });

  test("signs in where there is an account, and leaves the account and its sessions alone", async () => {
    const email = anyAddress();
    await stack.client().auth.signUp({ email, password: PASSWORD });
    const before = await accounts();
    const findings = await testAuthentication(backend, { email, password: PASSWORD });
    expect(findings).toMatchObject([{ outcome: "passed", message: "Authentication flow working" }]);
    expect(findings[0]?.calls.map(({ said }) => said)).toEqual(["422 user_already_exists", "200", "204"]);
    expect(await accounts()).toEqual(before);
  });

  test.each([
    ["wrong-password", "Test failed: Invalid login credentials"],
    ["tiny", "Test failed: Password should be at least 6 characters."],
  ])("fails with Auth's own words for the password %s", async (password, message) => {
    const email = anyAddress();
    await stack.client().auth.signUp({ email, password: PASSWORD });
    expect(await testAuthentication(backend, { email, password })).toMatchObject([{ outcome: "failed", message }]);
  });

  test("where addresses are confirmed removes only what it made itself", async () => {
    await using other = await startTestStack({ auth: { email: { enable_confirmations: true } } });
    const careful = { url: other.apiUrl, publishableKey: other.publishableKey, secretKey: other.secretKey };
    const made = await testAuthentication(careful, { email: anyAddress(), password: PASSWORD });
    const message = expect.stringMatching(/^Authentication flow working\. The address must be confirmed/);
    expect(made).toMatchObject([
      { outcome: "passed", message },
      { test: "Clean-up", outcome: "passed" },
    ]);

    const waiting = anyAddress();
    await other.client().auth.signUp({ email: waiting, password: PASSWORD });
    const confirmed = anyAddress();
    await other.service().auth.admin.createUser({ email: confirmed, password: PASSWORD, email_confirm: true });
    expect(await testAuthentication(careful, { email: waiting, password: PASSWORD })).toHaveLength(1);
    expect(await testAuthentication(careful, { email: confirmed, password: PASSWORD })).toMatchObject([
      { outcome: "passed", message: "Authentication flow working" },
    ]);
    const { data } = await other.service().auth.admin.listUsers();
    expect(data.users.map(({ email }) => email).sort()).toEqual([confirmed, waiting].sort());
  });
});
