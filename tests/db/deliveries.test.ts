import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openAdminDb, openServiceDb, type ServiceDb, type UserDb } from "#db/rls.server.ts";
import { buy } from "#tests/support/buy.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addDocument, addPerson, type Owned } from "#tests/support/people.ts";

type Claim = { delivery_id: string; attempt: number };

async function claim(service: ServiceDb): Promise<Claim | undefined> {
  const rows = await service.write((tx) => tx.execute<Claim>(sql`select * from app.claim_deliveries(10)`));
  return rows[0];
}

async function settle(service: ServiceDb, { delivery_id, attempt }: Claim, sent: boolean): Promise<string> {
  const [row] = await service.write((tx) =>
    tx.execute<{ said: string }>(
      sql`select app.settle_delivery(${delivery_id}, ${attempt}, ${sent}, ${sent ? null : "mailbox full"}) as said`,
    ),
  );
  return row?.said ?? "";
}

async function resend(user: UserDb, documentId: string): Promise<string> {
  const [row] = await user.write((tx) =>
    tx.execute<{ said: string }>(sql`select app.resend_delivery(${documentId}) as said`),
  );
  return row?.said ?? "";
}

/** A bought document, whose mail is due, and the service. */
async function arrange(db: TestDatabase): Promise<{ owned: Owned; service: ServiceDb }> {
  const owned = await addDocument(db, undefined, "# The paid text");
  const service = openServiceDb(db.connect());
  await buy(service, owned);
  return { owned, service };
}

/** As if the time until the next attempt, or the end of a claim, had passed. */
async function passTime({ sql }: TestDatabase): Promise<void> {
  await sql`update public.deliveries set next_attempt_at = now() where status = 'pending'`;
  await sql`update public.deliveries set leased_until = now() where status = 'sending'`;
}

test("a mail that fails is tried after 1 min, 5 min, 30 min, 2 h and 12 h, and then given up", async () => {
  await using db = await freshDatabase();
  const { service } = await arrange(db);
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 6; attempt++) {
    const claimed = await claim(service);
    expect(claimed?.attempt).toBe(attempt);
    expect(claimed && (await settle(service, claimed, false))).toBe(attempt < 6 ? "pending" : "failed");
    const [row] = await db.sql`
      select round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes, last_error from public.deliveries
    `;
    expect(row?.last_error).toBe("mailbox full");
    if (attempt < 6) waits.push(row?.minutes);
    expect(await claim(service)).toBeUndefined();
    await passTime(db);
  }
  expect(waits).toEqual([1, 5, 30, 120, 720]);
  expect(await claim(service)).toBeUndefined();
});

test("a claimed mail carries the paid text to the owner's address; one that is not claimed carries nothing", async () => {
  await using db = await freshDatabase();
  const { owned, service } = await arrange(db);
  const mailOf = (id: string) => service.read((tx) => tx.execute(sql`select * from app.delivery_mail(${id})`));
  const [pending] = await db.sql`select id from public.deliveries`;
  expect(await mailOf(pending?.id)).toHaveLength(0);

  const claimed = await claim(service);
  expect(await mailOf(claimed?.delivery_id ?? "")).toMatchObject([
    { document_id: owned.documentId, recipient_email: owned.person.email, content: "# The paid text", price: "99.99" },
  ]);
  await db.sql`update auth.users set email_confirmed_at = null where id = ${owned.person.id}`;
  expect(await mailOf(claimed?.delivery_id ?? "")).toHaveLength(0);
});

test("a mail for a document that is not paid carries nothing, whatever its row says", async () => {
  await using db = await freshDatabase();
  const { person, documentId } = await addDocument(db);
  const [row] = await db.sql`
    insert into public.deliveries (document_id, user_id, reason, status, leased_until)
    values (${documentId}, ${person.id}, 'resend', 'sending', now()) returning id
  `;
  const mail = openServiceDb(db.connect()).read((tx) => tx.execute(sql`select * from app.delivery_mail(${row?.id})`));
  expect(await mail).toHaveLength(0);
});

test("a claim that lapsed is given to the next; the first one's failure no longer counts, its success does", async () => {
  await using db = await freshDatabase();
  const { service } = await arrange(db);
  const first = await claim(service);
  await passTime(db);
  const second = await claim(service);
  if (!first || !second) throw new Error("The mail was not claimed twice");
  expect(second).toEqual({ ...first, attempt: 2 });
  expect(await settle(service, first, false)).toBe("sending");
  expect(await settle(service, first, true)).toBe("sent");
  expect(await settle(service, second, false)).toBe("sent");
  expect(await claim(service)).toBeUndefined();
});

test("the owner has a sent mail sent again, five times a day, and not while one is under way", async () => {
  await using db = await freshDatabase();
  const { owned, service } = await arrange(db);
  expect(await resend(owned.user, owned.documentId)).toBe("under-way");
  for (let times = 0; times < 5; times++) {
    const claimed = await claim(service);
    expect(claimed && (await settle(service, claimed, true))).toBe("sent");
    expect(await resend(owned.user, owned.documentId)).toBe("queued");
  }
  const last = await claim(service);
  expect(last && (await settle(service, last, true))).toBe("sent");
  await expect(resend(owned.user, owned.documentId)).rejects.toMatchObject({ code: "UB002" });
  await db.sql`update public.deliveries set created_at = created_at - interval '25 hours'`;
  expect(await resend(owned.user, owned.documentId)).toBe("queued");
});

test("a bought document does not wait behind notices of what will expire, however many and old; news of an account does not either", async () => {
  await using db = await freshDatabase();
  const { owned, service } = await arrange(db);
  await db.sql`
    insert into public.deliveries (user_id, reason, next_attempt_at)
    select ${owned.person.id}, reason, now() - interval '1 hour'
    from unnest(array['documents-expiring', 'account-expiring', 'account-expiring-last']) reason, generate_series(1, 20)`;
  await db.sql`insert into public.deliveries (user_id, reason) values (${owned.person.id}, 'new-place')`;
  const next = async () => {
    const [row] = await service.write((tx) =>
      tx.execute<{ reason: string }>(sql`select reason from app.claim_deliveries(1)`),
    );
    return row?.reason ?? "";
  };
  expect([await next(), await next()].sort()).toEqual(["new-place", "purchase"]);
  expect(await next()).toMatch(/expiring/);
});

test("a reminder on its way is another mail, and keeps neither the owner nor an admin from having the document sent again", async () => {
  await using db = await freshDatabase();
  const { owned, service } = await arrange(db);
  const admin = openAdminDb(db.connect(), (await addPerson(db, { role: "admin" })).claims);
  const send = async () => {
    const claimed = await claim(service);
    expect(claimed && (await settle(service, claimed, true))).toBe("sent");
  };
  await send();
  await db.sql`
    insert into public.deliveries (document_id, user_id, reason, next_attempt_at)
    values (${owned.documentId}, ${owned.person.id}, 'reminder', now() + interval '1 hour')`;
  expect(await resend(owned.user, owned.documentId)).toBe("queued");
  await send();
  const [row] = await admin.write((tx) =>
    tx.execute<{ said: string }>(sql`select app.resend_delivery_for_owner(${owned.documentId}) as said`),
  );
  expect(row?.said).toBe("queued");
});
