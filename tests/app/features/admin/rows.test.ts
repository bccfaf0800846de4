import { expect, test } from "vitest";
import { readFigure } from "#app/features/admin/figures.server.ts";
import { PERIODS, spanOf } from "#app/features/admin/period.ts";
import { type CountedRow, listCounted } from "#app/features/admin/rows.server.ts";
import { FIGURE_TEXTS, type FigureId, findFigure } from "#app/features/admin/rows.ts";
import type { AdminDb } from "#db/rls.server.ts";
import { FIGURES } from "#db/schema/figures.ts";
import { startPayment } from "#tests/support/buy.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { addDocument } from "#tests/support/people.ts";
import { addYear, openAdmin } from "./portal-year.ts";

/** Every page of the rows behind a figure. */
async function openAll(db: AdminDb, figure: FigureId, from: string | null): Promise<CountedRow[]> {
  const rows: CountedRow[] = [];
  for (let before: string | null = null, pages = 0; pages < 60; pages++) {
    const page: Awaited<ReturnType<typeof listCounted>> = await listCounted(db, { figure, from, before });
    rows.push(...page.rows);
    before = page.next;
    if (before === null) return rows;
  }
  throw new Error(`the rows of ${figure} do not end`);
}

test("every figure opens into as many rows as it says, each once, in every period; and revenue into its very sum", async () => {
  await using db = await freshDatabase();
  await addYear(db);
  await db.sql`update public.users set status = 'suspended' where id in (select id from public.users limit 3)`;
  await db.sql`update public.payments set refunded_minor = 1000 where id in (select id from public.payments where status = 'succeeded' limit 2)`;
  const admin = await openAdmin(db);
  for (const { id: period } of PERIODS) {
    const { from } = spanOf(period, new Date());
    for (const figure of FIGURES) {
      const [sum, rows] = [await readFigure(admin, { figure, from }), await openAll(admin, figure, from)];
      expect(new Set(rows.map(({ id }) => id)).size, `${figure}, ${period}`).toBe(rows.length);
      if (figure !== "revenue") expect(rows.length, `${figure}, ${period}`).toBe(sum.count);
      for (const { minor, currency } of figure === "revenue" ? sum.money : []) {
        const amounts = rows.map(({ amount }) => (amount?.currency === currency ? amount.minor : 0));
        expect(amounts.reduce((all, amount) => all + amount, 0)).toBe(minor);
      }
      expect(JSON.stringify(rows)).not.toMatch(/Hidden|hidden/);
    }
  }
});

test("every figure that is kept has its words, and nothing else is one", () => {
  expect(Object.keys(FIGURE_TEXTS).sort()).toEqual([...FIGURES].sort());
  for (const said of ["", "nothing", "constructor", "__proto__", undefined]) expect(findFigure(said)).toBeNull();
});

test("a row says in words how it stands: an archived client, a payment begun", async () => {
  await using db = await freshDatabase();
  const admin = await openAdmin(db);
  const begun = await addDocument(db);
  await startPayment(begun.user, begun.documentId);
  await addDocument(db, begun.person);
  await db.sql`update public.clients set archived_at = now() where id = ${begun.clientId}`;
  const statesOf = async (figure: FigureId) => (await openAll(admin, figure, null)).map(({ state }) => state).sort();
  expect(await statesOf("clients")).toEqual(["Active", "Archived"]);
  expect(await statesOf("documents")).toEqual(["Pending", "Pending, payment started"]);
});
