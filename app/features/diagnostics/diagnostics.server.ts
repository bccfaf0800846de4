/** The read-only tests: can Supabase be reached, and its database, and does it keep visitors out of its tables? */
import type { Connection, Finding } from "./finding.ts";
import { faultOfUrl } from "./interpret.ts";
import { judgeDatabase, judgeFunction, judgeGateway, judgeRowSecurity, judgeSchema, type Verdict } from "./judge.ts";
import { type Answer, ask, type Backend } from "./probe.server.ts";

const TABLES = ["users", "clients", "documents"];

const NOT_CONFIGURED = "The address or the publishable key of Supabase is not set, so there is nothing to ask.";

type Work = () => Promise<Verdict & Pick<Finding, "calls">>;

/** Runs a test of the backend. Never throws: an unexpected error, or an address that cannot be asked, becomes the finding. */
export async function findOut(test: string, backend: Backend, work: Work): Promise<Finding> {
  const fault = faultOfBackend(backend);
  const found = fault ? { ...fault, calls: [] } : await work().catch((error) => ({ ...surprise(error), calls: [] }));
  return { test, ...found, at: new Date().toISOString() };
}

function faultOfBackend({ url, publishableKey }: Backend): Verdict | null {
  if (!url || !publishableKey) return { outcome: "not-configured", message: NOT_CONFIGURED };
  const fault = faultOfUrl(url);
  return fault === null ? null : { outcome: "failed", message: fault };
}

function surprise(error: unknown): Verdict {
  return { outcome: "failed", message: error instanceof Error ? `Test failed: ${error.message}` : "Unknown error" };
}

const STATUSES: Record<Finding["outcome"], Connection["status"]> = {
  passed: "connected",
  failed: "error",
  "not-configured": "not-configured",
  note: "unknown",
};

/** Checks the gateway and the database behind it. Takes at most five seconds and never throws. */
export async function checkConnection(backend: Backend): Promise<Connection> {
  const [gateway, database] = await Promise.all([testGateway(backend), testDatabase(backend)]);
  const { outcome, message, at } = gateway.outcome === "passed" ? database : gateway;
  return { status: STATUSES[outcome], message, at, calls: [...gateway.calls, ...database.calls] };
}

/** Runs every read-only test. Never throws; if the gateway does not pass, its finding is the only one. */
export async function runAllTests(backend: Backend): Promise<Finding[]> {
  const gateway = await testGateway(backend);
  if (gateway.outcome !== "passed") return [gateway];
  const others = [testDatabase, testFunction, testSchema, testRowSecurity];
  return [gateway, ...(await Promise.all(others.map((test) => test(backend))))];
}

function testGateway(backend: Backend): Promise<Finding> {
  return testOne("Connection", backend, "/rest/v1/", judgeGateway);
}

function testDatabase(backend: Backend): Promise<Finding> {
  return testOne("Database", backend, countOf("users"), judgeDatabase);
}

function testFunction(backend: Backend): Promise<Finding> {
  return testOne("Function get_table_names", backend, "/rest/v1/rpc/get_table_names", judgeFunction);
}

function testRowSecurity(backend: Backend): Promise<Finding> {
  return testOne("Row-level security", backend, "/rest/v1/users?select=*&limit=1", judgeRowSecurity);
}

function testSchema(backend: Backend): Promise<Finding> {
  return findOut("Schema", backend, async () => {
    const answers = await Promise.all(
      TABLES.map(async (table) => ({ table, answer: await read(backend, countOf(table)) })),
    );
    return { ...judgeSchema(answers), calls: answers.map(({ answer }) => answer.call) };
  });
}

function testOne(test: string, backend: Backend, path: string, judge: (answer: Answer) => Verdict): Promise<Finding> {
  return findOut(test, backend, async () => {
    const answer = await read(backend, path);
    return { ...judge(answer), calls: [answer.call] };
  });
}

/** One row is enough, since the count comes with it. Not HEAD, because a refusal would have no body to say why. */
function countOf(table: string): string {
  return `/rest/v1/${table}?select=id&limit=1`;
}

function read(backend: Backend, path: string): Promise<Answer> {
  return ask(backend, { path, headers: { Prefer: "count=exact" } });
}
