import { expect, test } from "vitest";
import { addYear } from "#tests/app/features/admin/portal-year.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";

/** Every figure, by day and currency, as the lines sum up. */
function sums({ sql }: TestDatabase) {
  return sql`
    select figure, day::text, currency, sum(amount)::int as amount from public.figures
    group by 1, 2, 3 having sum(amount) <> 0 order by 1, 2, 3`;
}

test("rows that were loaded with triggers switched off count after a recount, as if they had come one by one", async () => {
  await using db = await freshDatabase();
  await addYear(db);
  await db.sql`insert into public.assessments (user_id, step, created_at) select id, 1 + row_number() over () % 12, created_at from public.users`;
  const kept = await sums(db);
  expect(kept.map(({ figure }) => figure)).toEqual(expect.arrayContaining(["assessments-finished", "documents-begun"]));
  await db.sql`select app.recount_figures()`;
  expect(await sums(db)).toEqual(kept);

  for (const table of ["documents", "payments"])
    await db.sql.unsafe(`alter table public.${table} disable trigger user`);
  await db.sql`
    insert into public.documents (user_id, assessment_id, title, description, template_type, responses, content_version)
    select id, gen_random_uuid(), 'T', '', 'T', '[]', '1' from public.users limit 10`;
  expect(await sums(db)).toEqual(kept);
  await db.sql`select app.recount_figures()`;
  const [recounted] = await db.sql`
    select (select sum(amount)::int from public.figures where figure = 'documents') as figure, (select count(*)::int from public.documents) as rows`;
  expect(recounted?.figure).toBe(recounted?.rows);
});

test("a payment counts as begun from its first attempt, once, and no more when its document is gone", async () => {
  await using db = await freshDatabase();
  await addYear(db);
  const [{ id, user_id }] = await db.sql<[{ id: string; user_id: string }]>`
    select id, user_id from public.documents where not is_paid limit 1`;
  const begun = async () => {
    const [row] = await db.sql`
      select (select sum(amount)::int from public.figures where figure = 'documents-begun') as figure,
        (select count(distinct p.document_id)::int from public.payments p join public.documents d on d.id = p.document_id) as rows`;
    expect(row?.figure).toBe(row?.rows);
    return row?.figure;
  };
  const before = await begun();
  for (const status of ["failed", "cancelled", "open"]) {
    await db.sql`
      insert into public.payments (document_id, user_id, provider, status, amount_minor, currency)
      values (${id}, ${user_id}, 'simulator', ${status}, 9999, 'USD')`;
    expect(await begun()).toBe(before + 1);
  }
  await db.sql`delete from public.documents where id = ${id}`;
  expect(await begun()).toBe(before);
});
