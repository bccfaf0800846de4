import postgres from "postgres";
import { afterAll, expect, test } from "vitest";
import { anyAddress, PASSWORD, startTestStack } from "./test-stack.ts";

const stack = await startTestStack();
const sql = postgres(stack.dbUrl, { max: 1, onnotice: () => {} });
await sql.unsafe(`
  create table public.clients (id int primary key, name text);
  revoke all on public.clients from anon, authenticated;
  create table public.articles (id int primary key, title text);
  alter table public.articles enable row level security;
  create policy published on public.articles for select to anon using (id <= 2);
  create policy own on public.articles for select to authenticated using ((select auth.uid()) is not null);
  grant select on public.articles to anon, authenticated;
  insert into public.articles values (1, 'one'), (2, 'two'), (3, 'three')`);
afterAll(async () => {
  await sql.end();
  await stack.stop();
});

async function person() {
  const client = stack.client();
  await client.auth.signUp({ email: anyAddress(), password: PASSWORD });
  return client;
}

test("a table without grants is refused to everybody, with the code that says so", async () => {
  const error = { code: "42501", details: null, hint: null, message: "permission denied for table clients" };
  expect(await stack.client().from("clients").select("*")).toMatchObject({ status: 401, error });
  expect(await (await person()).from("clients").select("*")).toMatchObject({ status: 403, error });
});

test("a table that does not exist is not in the schema cache", async () => {
  expect(await stack.client().from("users").select("*")).toMatchObject({
    status: 404,
    error: { code: "PGRST205", message: "Could not find the table 'public.users' in the schema cache" },
  });
});

test("a count runs on the database as the caller's role", async () => {
  const count = { count: "exact", head: true } as const;
  expect(await stack.client().from("articles").select("*", count)).toMatchObject({
    status: 200,
    count: 2,
    error: null,
  });
  expect(await (await person()).from("articles").select("*", count)).toMatchObject({
    status: 200,
    count: 3,
    error: null,
  });
});

test("a count that is refused says so in its status and its header, having no body", async () => {
  const answer = await stack.call("/rest/v1/clients?select=*", { method: "HEAD", headers: { prefer: "count=exact" } });
  expect(answer.status).toBe(401);
  expect(answer.headers.get("proxy-status")).toBe("PostgREST; error=42501");
});

test("one row of a table can be read, and the range says of how many", async () => {
  const { data } = await stack.client().from("articles").select("id,title").limit(1);
  expect(data).toEqual([{ id: 1, title: "one" }]);
  const headers = { prefer: "count=exact" };
  const answer = await stack.call("/rest/v1/articles?select=*&limit=1", { headers });
  expect([answer.status, answer.headers.get("content-range")]).toEqual([206, "0-0/2"]);
  const beyond = await stack.call("/rest/v1/articles?select=*&limit=1&offset=9");
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([200, "*/*"]);
});

test("a function that does not exist is not in the schema cache", async () => {
  expect(await stack.client().rpc("get_table_names")).toMatchObject({
    status: 404,
    error: {
      code: "PGRST202",
      message: "Could not find the function public.get_table_names without parameters in the schema cache",
    },
  });
});

test("the root is shown to the secret key and to no other", async () => {
  const refused = await stack.call("/rest/v1/");
  expect([refused.status, await refused.json()]).toEqual([
    401,
    {
      message: "Access to schema is forbidden",
      hint: "Accessing the schema via the Data API is only allowed using a secret API key.",
    },
  ]);
  const shown = await stack.call("/rest/v1/", { key: stack.secretKey });
  expect([shown.status, await shown.json()]).toMatchObject([200, { swagger: "2.0" }]);
});

test("a forged or malformed token is refused", async () => {
  const malformed = await stack.call("/rest/v1/articles", { token: "abc" });
  expect([malformed.status, await malformed.json()]).toMatchObject([401, { code: "PGRST301" }]);
  const { data } = await (await person()).auth.getSession();
  const forged = await stack.call("/rest/v1/articles", { token: `${data.session?.access_token.slice(0, -8)}AAAAAAAA` });
  expect([forged.status, await forged.json()]).toMatchObject([401, { code: "PGRST301" }]);
});

test("names are never taken for SQL", async () => {
  const table = encodeURIComponent('articles"; drop table public.articles; --');
  expect((await stack.call(`/rest/v1/${table}`)).status).toBe(404);
  expect((await stack.call("/rest/v1/articles?select=id)--")).status).toBe(400);
  expect((await stack.client().from("articles").select("id")).data).toHaveLength(2);
});

test("what the stand-in does not provide is said, not guessed", async () => {
  expect((await stack.call("/rest/v1/articles?id=eq.1")).status).toBe(501);
  expect((await stack.call("/rest/v1/articles", { method: "POST", json: {} })).status).toBe(501);
});
