import { expect, test } from "vitest";
import { foldFigures, readPeriodFigures, readTotals } from "#app/features/admin/figures.server.ts";
import { formatShare } from "#app/features/admin/figures.ts";
import { PERIODS, spanOf } from "#app/features/admin/period.ts";
import { openServiceDb } from "#db/rls.server.ts";
import { buy, recordRefund } from "#tests/support/buy.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addDocument, addPerson } from "#tests/support/people.ts";
import { addYear, openAdmin } from "./portal-year.ts";

/** The same figures, counted in the rows themselves. */
async function byHand(db: TestDatabase, from: string | null) {
  const since = from ?? "1970-01-01";
  type Counted = Record<"newUsers" | "assessments" | "finished" | "documents" | "begun" | "paid", number>;
  const [row] = await db.sql<Counted[]>`
    select
      (select count(*)::int from public.users where (created_at at time zone 'utc')::date >= ${since}) as "newUsers",
      (select count(*)::int from public.assessments where (created_at at time zone 'utc')::date >= ${since}) as assessments,
      (select count(*)::int from public.assessments a where (a.step = 12 or a.completed_at is not null)
        and (a.created_at at time zone 'utc')::date >= ${since}) as finished,
      (select count(*)::int from public.documents where (created_at at time zone 'utc')::date >= ${since}) as documents,
      (select count(distinct d.id)::int from public.documents d join public.payments p on p.document_id = d.id
        where (d.created_at at time zone 'utc')::date >= ${since}) as begun,
      (select count(*)::int from public.documents where is_paid and (created_at at time zone 'utc')::date >= ${since}) as paid`;
  const revenue = await db.sql`
    select sum(amount_minor - refunded_minor)::int as minor, currency from public.payments
    where status = 'succeeded' and refunded_at is null and (succeeded_at at time zone 'utc')::date >= ${since}
    group by currency order by currency`;
  return { ...row, revenue: [...revenue] };
}

test.each(PERIODS.map(({ id }) => id))(
  "the figures of %s are what the rows come to, counted by hand",
  async (period) => {
    await using db = await freshDatabase();
    await addYear(db);
    const admin = await openAdmin(db);
    const today = new Date();
    const { points, conversion, ...figures } = await readPeriodFigures(admin, { period, today });
    const expected = await byHand(db, spanOf(period, today).from);
    expect(figures).toEqual(expected);
    expect(figures.documents).toBeGreaterThan(0);
    expect(conversion).toBe(figures.paid / figures.documents);
    const sum = (of: (point: (typeof points)[number]) => number) => points.reduce((all, point) => all + of(point), 0);
    expect(sum((point) => point.documents)).toBe(figures.documents);
    expect(sum((point) => point.paid)).toBe(figures.paid);
    expect(sum(({ revenue }) => revenue.reduce((all, { minor }) => all + minor, 0))).toBe(
      figures.revenue.reduce((all, { minor }) => all + minor, 0),
    );
  },
);

test("totals are what the rows come to, whatever happened to them", async () => {
  await using db = await freshDatabase();
  const { members } = await addYear(db);
  const admin = await openAdmin(db);
  const ids = members.map(({ id }) => id);
  await db.sql`update public.users set status = 'suspended' where id = any (${ids.slice(0, 4)}::uuid[])`;
  await db.sql`update public.users set company = '' where id = any (${ids.slice(2, 9)}::uuid[])`;
  await db.sql`delete from auth.users where id = ${ids[11] ?? ""}`;
  await db.sql`delete from public.clients where id in (select id from public.clients limit 5)`;
  const [expected] = await db.sql`
    select count(*)::int as users, count(*) filter (where status = 'active')::int as "activeUsers",
      count(*) filter (where company <> '')::int as "usersWithCompany",
      count(*) filter (where created_at >= date_trunc('month', now() at time zone 'utc') at time zone 'utc')::int as "usersThisMonth",
      (select count(*)::int from public.clients) as clients
    from public.users`;
  expect(await readTotals(admin, { today: new Date() })).toEqual(expected);
});

test("on a portal where nothing happened there is nothing to show, and nothing is made up", async () => {
  await using db = await freshDatabase();
  const admin = await openAdmin(db);
  const figures = await readPeriodFigures(admin, { period: "all", today: new Date() });
  expect(figures).toMatchObject({ newUsers: 1, documents: 0, paid: 0, conversion: null, revenue: [] });
  expect(figures.points).toHaveLength(1);
  expect(formatShare(figures.conversion)).toBe("–");
});

test("a sale counts from the moment it is paid, and not once the money was given back", async () => {
  await using db = await freshDatabase();
  const service = openServiceDb(db.connect());
  const admin = await openAdmin(db);
  const owned = await addDocument(db);
  const read = () => readPeriodFigures(admin, { period: "7d", today: new Date() });
  expect(await read()).toMatchObject({ documents: 1, paid: 0, conversion: 0, revenue: [] });
  const payment = await buy(service, owned);
  expect(await read()).toMatchObject({
    documents: 1,
    paid: 1,
    conversion: 1,
    revenue: [{ minor: 9999, currency: "USD" }],
  });
  await recordRefund(service, payment);
  expect(await read()).toMatchObject({ documents: 1, paid: 1, revenue: [] });
});

test("folding changes no figure and leaves one line a day, also when many fold and count at once", async () => {
  await using db = await freshDatabase();
  await addYear(db);
  const admin = await openAdmin(db);
  const today = new Date();
  await Promise.all([
    ...Array.from({ length: 6 }, () => foldFigures(openServiceDb(db.connect()))),
    ...Array.from({ length: 10 }, () => addPerson(db)),
  ]);
  await foldFigures(openServiceDb(db.connect()));
  const figures = await readPeriodFigures(admin, { period: "all", today });
  expect(figures).toMatchObject(await byHand(db, null));
  const doubled = await db.sql`select 1 from public.figures group by figure, day, currency having count(*) > 1`;
  expect(doubled).toHaveLength(0);
  expect(await foldFigures(openServiceDb(db.connect()))).toBe(0);
});

test.each([
  [null, "–"],
  [0, "0%"],
  [0.6849, "68.5%"],
  [1, "100%"],
])("a share of %s reads %s", (share, words) => {
  expect(formatShare(share)).toBe(words);
});
