import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { expect, test } from "vitest";
import { migrate } from "#db/migrate.ts";
import { seedDemo } from "#db/seed.ts";
import { DEMO_ACCOUNTS, DEMO_CLIENTS } from "#db/seed-data.ts";
import { startStack } from "#supabase/local/stack.ts";

test("the demo accounts are made through Auth, once: they sign in, have their roles, and the consultant has clients", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-seed-"));
  await using rest = new AsyncDisposableStack();
  rest.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const stack = rest.use(await startStack({ dataDir, ports: { api: 0, database: 0, mail: 0 }, durable: false }));
  const sql = postgres(stack.dbUrl, { max: 1 });
  rest.defer(() => sql.end());
  await migrate({ url: stack.dbUrl });
  const options = { databaseUrl: stack.dbUrl, apiUrl: stack.apiUrl, secretKey: stack.secretKey };

  // As if an earlier run had been killed after its first account.
  const auth = createClient(stack.apiUrl, stack.secretKey, { auth: { persistSession: false } }).auth;
  const [{ email, password }] = DEMO_ACCOUNTS;
  await auth.admin.createUser({ email, password, email_confirm: true });

  expect(await seedDemo(options)).toBe(true);
  await sql`delete from public.clients where email = ${DEMO_CLIENTS[0]?.email ?? ""}`;
  expect(await seedDemo(options)).toBe(false);

  for (const account of DEMO_ACCOUNTS) {
    const visitor = createClient(stack.apiUrl, stack.publishableKey, { auth: { persistSession: false } }).auth;
    const { data, error } = await visitor.signInWithPassword({ email: account.email, password: account.password });
    expect(error).toBeNull();
    const [row] = await sql`select role, status from public.users where id = ${data.user?.id ?? ""}`;
    expect(row).toEqual({ role: account.role, status: "active" });
  }
  const clients =
    await sql`select c.email from public.clients c join public.users u on u.id = c.user_id where u.email = ${email}`;
  expect(clients).toEqual(DEMO_CLIENTS.slice(1).map((client) => ({ email: client.email })));
});

test.for([
  ["the database", { databaseUrl: "postgresql://postgres@db.example.com/postgres", apiUrl: "http://127.0.0.1:54321" }],
  ["the API", { databaseUrl: "postgresql://postgres@127.0.0.1/postgres", apiUrl: "https://project.supabase.co" }],
] as const)(
  "demo accounts, whose passwords are public, are refused when %s is not on this machine",
  async ([, urls]) => {
    await expect(seedDemo({ ...urls, secretKey: "secret" })).rejects.toThrow("embedded set-up only");
  },
);
