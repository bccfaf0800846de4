import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { eraseAccount } from "#app/features/account/erasure.server.ts";
import { readLedger } from "#db/ledger.ts";
import { openServiceDb } from "#db/rls.server.ts";
import { verifyDatabase } from "#db/verify.ts";
import { buy, markPaid, recordRefund, startPayment } from "#tests/support/buy.ts";
import { passDays } from "#tests/support/clock.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addDocument, addPerson } from "#tests/support/people.ts";

const SELLER = { name: "Portal Ltd", address: "1 Quay, Dublin", taxNumber: "IE1234567T", taxRateBasisPoints: 2300 };

async function setSeller(db: TestDatabase, seller: object) {
  await db.sql`
    insert into private.settings (key, value) values ('seller', ${JSON.stringify(seller)})
    on conflict (key) do update set value = excluded.value`;
}

/** Buys as a person with this profile, and answers with the receipt. */
async function boughtBy(db: TestDatabase, profile: object = {}) {
  const person = await addPerson(db);
  await db.sql`update public.users set profile = ${db.sql.json(profile as never)} where id = ${person.id}`;
  const owned = await addDocument(db, person);
  const payment = await buy(openServiceDb(db.connect()), owned);
  const [receipt] = await db.sql`select * from public.receipts where payment_id = ${payment.payment_id}`;
  return { ...owned, payment, receipt };
}

test("50 purchases at once, half of them told twice and ten undone: one receipt each, numbered without a gap, and the sum is the ledger's", async () => {
  await using db = await freshDatabase();
  const service = openServiceDb(db.connect());
  const bought = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const owned = await addDocument(db);
      return { documentId: owned.documentId, payment: await startPayment(owned.user, owned.documentId) };
    }),
  );
  await Promise.all(
    bought.map(async (word, index) => {
      if (index % 5 === 0) {
        const undone = service.write(async (tx) => {
          await tx.execute(
            sql`select app.mark_paid(${word.payment.payment_id}, 'simulator', ${`undone ${index}`}, 9999, 'USD', ${word.documentId})`,
          );
          throw new Error("undone");
        });
        await expect(undone).rejects.toThrow("undone");
      }
      await Promise.all([markPaid(service, word), index % 2 ? markPaid(service, word) : null]);
    }),
  );
  const [found] = await db.sql`
    select count(*)::int as receipts, count(distinct payment_id)::int as payments, min(serial) as first, max(serial) as last,
      sum(amount_minor)::int as amount, bool_and(number = year || '-' || lpad(serial::text, 6, '0')) as named,
      (select sum(p.amount_minor)::int from public.payments p where p.status = 'succeeded') as ledger
    from public.receipts`;
  expect(found).toEqual({
    receipts: 50,
    payments: 50,
    first: 1,
    last: 50,
    amount: 499_950,
    named: true,
    ledger: 499_950,
  });
});

test("the price holds the tax, whoever buys; an EU business elsewhere than the seller accounts for it itself", async () => {
  await using db = await freshDatabase();
  await setSeller(db, SELLER);
  const taxOf = async (profile?: object) => {
    const { receipt } = await boughtBy(db, profile);
    return [receipt?.tax_treatment, receipt?.tax_rate_basis_points, receipt?.tax_minor, receipt?.amount_minor];
  };
  expect(await taxOf()).toEqual(["contained", 2300, 1870, 9999]);
  expect(await taxOf({ vatNumber: "DE136695976" })).toEqual(["reverse-charge", 0, 0, 9999]);
  expect(await taxOf({ vatNumber: "IE6388047V" })).toEqual(["contained", 2300, 1870, 9999]);
  expect(await taxOf({ vatNumber: "GB980780684" })).toEqual(["contained", 2300, 1870, 9999]);
  await setSeller(db, { ...SELLER, taxNumber: "", taxRateBasisPoints: 0 });
  expect(await taxOf({ vatNumber: "DE136695976" })).toEqual(["none", 0, 0, 9999]);
});

test("a receipt holds seller and buyer as they were, and nobody changes it, not even the owner of the table", async () => {
  await using db = await freshDatabase();
  await setSeller(db, SELLER);
  const { receipt, person, payment, user } = await boughtBy(db, { address: { city: "Cork", country: "Ireland" } });
  const { taxNumber, name, address } = SELLER;
  expect(receipt?.seller).toEqual({ name, address, taxNumber });
  expect(receipt?.buyer).toEqual({
    name: "Ada Byrne",
    company: "Byrne Ltd",
    address: { city: "Cork", country: "Ireland" },
  });
  expect(receipt?.is_demonstration).toBe(true);
  await setSeller(db, { ...SELLER, name: "Other Ltd" });
  await user.write((tx) => tx.execute(sql`update public.users set name = 'Other' where id = ${person.id}`));
  await recordRefund(openServiceDb(db.connect()), payment);
  const again = () => db.sql`select * from public.receipts where id = ${receipt?.id}`;
  expect(await again()).toEqual([receipt]);
  for (const change of [
    "update public.receipts set amount_minor = 1",
    "update public.receipts set number = '2026-000009'",
    "update public.receipts set buyer = '{}'",
    "update public.receipts set user_id = gen_random_uuid()",
    "delete from public.receipts",
    "truncate public.receipts cascade",
  ]) {
    await expect(db.sql.unsafe(change)).rejects.toMatchObject({ code: expect.stringMatching(/23514|42501/) });
  }
  expect(await again()).toEqual([receipt]);
});

test("an erased account leaves number, amount and country, and the VAT number only where the tax depends on it", async () => {
  await using db = await freshDatabase();
  await setSeller(db, SELLER);
  const address = { street: "Hauptstrasse 1", country: "Germany" };
  const left = async (vatNumber: string) => {
    const { receipt, user } = await boughtBy(db, { address, vatNumber });
    expect(await eraseAccount(user)).toEqual({ ok: true, value: null });
    const [row] =
      await db.sql`select number, user_id, document_id, buyer, amount_minor from public.receipts where id = ${receipt?.id}`;
    return row;
  };
  const buyer = { name: "Erased account", address: { country: "Germany" } };
  const gone = { user_id: null, document_id: null, amount_minor: 9999 };
  expect(await left("IE6388047V")).toMatchObject({ ...gone, buyer });
  expect(await left("DE136695976")).toMatchObject({ ...gone, buyer: { ...buyer, vatNumber: "DE136695976" } });
});

test("payments from before there were receipts get theirs, once, and a rolled-back number is taken by the next", async () => {
  await using db = await freshDatabase();
  await db.sql`alter table public.payments disable trigger keep_receipt`;
  await boughtBy(db);
  await boughtBy(db);
  await db.sql`alter table public.payments enable trigger keep_receipt`;
  const { receipt } = await boughtBy(db);
  expect(receipt?.serial).toBe(1);
  expect(await db.sql`select app.issue_missing_receipts() as issued`).toEqual([{ issued: 2 }]);
  expect(await db.sql`select app.issue_missing_receipts() as issued`).toEqual([{ issued: 0 }]);
  expect(await db.sql`select serial from public.receipts order by serial`).toEqual([
    { serial: 1 },
    { serial: 2 },
    { serial: 3 },
  ]);
});

test("receipts go by whole years once their time is over, on the operator's word; nothing is a gap then, and no payment gets another", async () => {
  await using db = await freshDatabase();
  const thisYear = new Date().getUTCFullYear();
  const old = await boughtBy(db);
  await passDays(db, 8 * 366);
  const oldYear = thisYear - 8;
  await db.sql.unsafe(`
    alter table public.receipts disable trigger user;
    update public.receipts set year = ${oldYear}, number = '${oldYear}-000001';
    update private.receipt_counters set year = ${oldYear};
    alter table public.receipts enable trigger user;
    select app.recount_figures(), app.seal_audit()`); // days of figures do not pass, and lines of that age are sealed
  const { receipt } = await boughtBy(db);
  const remove = async (year: number) => (await db.sql`select app.delete_receipts(${year}) as gone`)[0]?.gone;
  const wrong = async () =>
    (await verifyDatabase(db.url("postgres"))).filter(({ isRight }) => !isRight).map(({ name }) => name);

  expect(await wrong()).toEqual([]);
  await expect(remove(thisYear - 6)).rejects.toMatchObject({ code: "22023" });
  await expect(db.sql`delete from public.receipts where id = ${old.receipt?.id}`).rejects.toMatchObject({
    code: "42501",
  });
  expect(await remove(thisYear - 7)).toBe(1);
  expect(await remove(thisYear - 9)).toBe(0);
  expect(await db.sql`select app.issue_missing_receipts() as issued`).toEqual([{ issued: 0 }]);
  expect(await db.sql`select id from public.receipts`).toEqual([{ id: receipt?.id }]);
  expect(await wrong()).toEqual([]);
  expect((await readLedger(db.sql)).map(({ receipts, isRight }) => [receipts, isRight])).toEqual([
    [0, true],
    [1, true],
  ]);
  await expect(db.sql`delete from public.receipts`).rejects.toMatchObject({ code: "42501" });
  expect(
    await db.sql`select detail from public.audit_events where action = 'payment.receipts-deleted' order by id`,
  ).toEqual([{ detail: { until: thisYear - 7, receipts: 1 } }, { detail: { until: thisYear - 9, receipts: 0 } }]);
});
