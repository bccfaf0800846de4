import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openOwnerDb, openServiceDb, type ServiceDb } from "#db/rls.server.ts";
import { buy, recordState, startPayment } from "#tests/support/buy.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addDocument, addPerson } from "#tests/support/people.ts";

async function arrange(db: TestDatabase) {
  const owned = await addDocument(db);
  const boss = await addPerson(db, { role: "owner" });
  const owner = openOwnerDb(db.connect(), boss.claims);
  const remind = async (id: string = owned.documentId) => {
    const [row] = await owner.write((tx) =>
      tx.execute<{ said: string }>(sql`select app.remind_of_payment(${id}) as said`),
    );
    return row?.said;
  };
  return { owned, boss, remind, service: openServiceDb(db.connect()) };
}

async function claim(service: ServiceDb) {
  return service.write((tx) =>
    tx.execute<{ delivery_id: string; reason: string }>(sql`select * from app.claim_deliveries(10)`),
  );
}

const mailOf = (service: ServiceDb, id: string) =>
  service.read((tx) => tx.execute(sql`select * from app.reminder_mail(${id})`));

test("a reminder is queued once a day, audited, and carries price and title but no text", async () => {
  await using db = await freshDatabase();
  const { owned, boss, remind, service } = await arrange(db);
  expect(await Promise.all([remind(), remind()])).toEqual(expect.arrayContaining(["queued", "too-soon"]));
  const [claimed] = await claim(service);
  expect(claimed?.reason).toBe("reminder");
  const [mail] = await mailOf(service, claimed?.delivery_id ?? "");
  expect(mail).toMatchObject({ document_id: owned.documentId, recipient_email: owned.person.email, price: "99.99" });
  expect(Object.keys(mail ?? {})).not.toContain("content");
  await service.write((tx) => tx.execute(sql`select app.settle_delivery(${claimed?.delivery_id}, 1::smallint, true)`));
  expect(await remind()).toBe("too-soon");
  await db.sql`update public.deliveries set created_at = now() - interval '25 hours'`;
  expect(await remind()).toBe("queued");
  const lines = await db.sql`select actor_id, entity_id from public.audit_events where action = 'document.reminded'`;
  expect(lines).toEqual(Array(2).fill({ actor_id: boss.id, entity_id: owned.documentId }));
});

test("nobody is reminded of what is paid, being paid, not there, or by a mail that cannot arrive", async () => {
  await using db = await freshDatabase();
  const { owned, remind, service } = await arrange(db);
  expect(await remind(crypto.randomUUID())).toBe("not-found");
  const other = await addDocument(db);
  await db.sql`update public.users set status = 'suspended' where id = ${other.person.id}`;
  expect(await remind(other.documentId)).toBe("unreachable");
  const payment = await startPayment(owned.user, owned.documentId);
  await recordState(service, payment, "processing");
  expect(await remind()).toBe("under-way");
  await buy(service, owned);
  expect(await remind()).toBe("paid");
  expect(await db.sql`select from public.deliveries where reason = 'reminder'`).toHaveLength(0);
});

test("whoever pays while a reminder is under way gets the document and no reminder", async () => {
  await using db = await freshDatabase();
  const { owned, remind, service } = await arrange(db);
  await remind();
  const [claimed] = await claim(service);
  await buy(service, owned);
  expect(await mailOf(service, claimed?.delivery_id ?? "")).toHaveLength(0);
  expect(await db.sql`select reason, status from public.deliveries`).toEqual([
    { reason: "purchase", status: "pending" },
  ]);
});
