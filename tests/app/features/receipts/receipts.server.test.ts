import { expect, test } from "vitest";
import { findReceipt, listReceipts } from "#app/features/receipts/receipts.server.ts";
import { openServiceDb, openUserDb } from "#db/rls.server.ts";
import { buy, recordDispute, recordRefund } from "#tests/support/buy.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { addDocument, addPerson } from "#tests/support/people.ts";

test("a receipt says what was paid, and what has become of the payment since", async () => {
  await using db = await freshDatabase();
  const service = openServiceDb(db.connect());
  const owned = await addDocument(db);
  const payment = await buy(service, owned);
  const [listed] = (await listReceipts(owned.user, { before: null })).receipts;
  const number = listed?.number ?? "";
  const amount = { minor: 9_999, currency: "USD" };
  expect(await findReceipt(owned.user, { number })).toMatchObject({
    number,
    amount,
    tax: { treatment: "none", rateBasisPoints: 0, amount: { minor: 0, currency: "USD" } },
    buyer: { name: "Ada Byrne", company: "Byrne Ltd" },
    isDemonstration: true,
    refunded: null,
    dispute: null,
  });
  await recordRefund(service, payment, { minor: 4_000 });
  await recordDispute(service, payment, "open");
  expect(await findReceipt(owned.user, { number })).toMatchObject({
    amount,
    refunded: { amount: { minor: 4_000, currency: "USD" }, wholeAt: null },
    dispute: { status: "open", openedAt: expect.any(Date) },
  });
  await recordRefund(service, payment);
  expect(await findReceipt(owned.user, { number })).toMatchObject({ refunded: { amount, wholeAt: expect.any(Date) } });

  const stranger = openUserDb(db.connect(), (await addPerson(db)).claims);
  expect(await findReceipt(stranger, { number })).toBeNull();
  expect(await listReceipts(stranger, { before: null })).toEqual({ receipts: [], next: null });
  for (const none of ["2026-999999", "none", "2026-000001' or true --", "\0"]) {
    expect(await findReceipt(owned.user, { number: none })).toBeNull();
  }
});

test("receipts are listed page by page, the newest first, and a cursor that makes no sense begins anew", async () => {
  await using db = await freshDatabase();
  const service = openServiceDb(db.connect());
  const { person, user, documentId } = await addDocument(db);
  await buy(service, { user, documentId });
  for (let more = 0; more < 2; more++) await buy(service, await addDocument(db, person));
  const [newest, middle, oldest] = (await listReceipts(user, { before: null })).receipts.map(({ number }) => number);
  const page = await listReceipts(user, { before: null, size: 2 });
  expect(page).toMatchObject({ receipts: [{ number: newest }, { number: middle }], next: middle });
  const rest = { receipts: [{ number: oldest, amount: { minor: 9_999, currency: "USD" } }], next: null };
  expect(await listReceipts(user, { before: page.next, size: 2 })).toMatchObject(rest);
  for (const before of ["", "x", "2026-1", "99999-000001"]) {
    expect((await listReceipts(user, { before, size: 2 })).next).toBe(middle);
  }
  const numbers = [oldest, middle, newest].map((number) => Number(number?.slice(5)));
  expect(numbers).toEqual([1, 2, 3]);
});
