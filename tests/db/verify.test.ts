/** What `npm run db:verify` finds in a database that was not restored whole. */
import { expect, test } from "vitest";
import { verifyDatabase } from "#db/verify.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { addDocument } from "#tests/support/people.ts";

async function wrongIn(url: string): Promise<string[]> {
  return (await verifyDatabase(url)).filter(({ isRight }) => !isRight).map(({ name }) => name);
}

test("a whole database passes every check, and looking changes nothing", async () => {
  await using db = await freshDatabase();
  await addDocument(db);
  const linesOf = async () => (await db.sql`select count(*) as lines from figures`)[0]?.lines;
  const before = await linesOf();
  expect(await wrongIn(db.url("postgres"))).toEqual([]);
  expect(await linesOf()).toBe(before);
});

test("each loss is found by the check that names it", async () => {
  await using db = await freshDatabase();
  const { documentId } = await addDocument(db);
  const losses: [check: string, loss: string, repair: string][] = [
    [
      "no tables without row-level security that binds their owner",
      "alter table public.clients no force row level security",
      "alter table public.clients force row level security",
    ],
    [
      "no policies that are for everybody, or missing on a readable table",
      "create policy hole on public.clients for select using (true)",
      "drop policy hole on public.clients",
    ],
    [
      "no privileges of the REST API's roles and of the Worker's login on our tables",
      "grant select on public.users to anon",
      "revoke select on public.users from anon",
    ],
    [
      "no functions that the REST API's roles may call, or that have a search path",
      "grant execute on function app.end_session() to anon",
      "revoke execute on function app.end_session() from anon",
    ],
    [
      "no triggers that are missing or switched off",
      "alter table public.documents disable trigger user",
      "alter table public.documents enable trigger user",
    ],
    [
      "admin's figures equal to their recount",
      "insert into public.figures (day, figure, amount) values ('2026-01-01', 'clients', 7)",
      "delete from public.figures where day = '2026-01-01'",
    ],
  ];
  for (const [check, loss, repair] of losses) {
    await db.sql.unsafe(loss);
    expect(await wrongIn(db.url("postgres"))).toEqual([check]);
    await db.sql.unsafe(repair);
  }
  await db.sql.unsafe("alter table public.documents disable trigger user");
  await db.sql`update documents set is_paid = true, paid_at = now() where id = ${documentId}`;
  await db.sql.unsafe("alter table public.documents enable trigger user");
  await db.sql`delete from supabase_migrations.schema_migrations where version = (select max(version) from supabase_migrations.schema_migrations)`;
  expect(await wrongIn(db.url("postgres"))).toEqual(
    expect.arrayContaining([
      "migrations applied and unedited",
      "no paid documents without text or payment, and payments that are paid without document",
    ]),
  );
});
