import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import type { Platform } from "#app/context.ts";
import { type Sender, sendDueMails, sendMailsSoon } from "#app/features/mail/mail.server.ts";
import { remindOfPayment } from "#app/features/mail/reminder.server.ts";
import { resendDocument } from "#app/features/mail/resend.server.ts";
import { openDefer } from "#app/middleware/defer.ts";
import { unavailable } from "#app/shared/respond.ts";
import { CONTACT_EMAIL, SITE_NAME } from "#app/shared/site.ts";
import { openOwnerDb, openServiceDb, openUserDb, type ServiceDb } from "#db/rls.server.ts";
import { buy } from "#tests/support/buy.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addDocument, addPerson, type Owned } from "#tests/support/people.ts";
import { loadFile } from "#tests/support/static-files.ts";

type Sent = {
  From: { Name: string; Email: string };
  ReplyTo: { Email: string }[];
  To: { Email: string }[];
  Subject: string;
  Text: string;
  Attachments: { Filename: string; Content: string }[];
  Headers: Record<string, string>;
};
type Carrier = AsyncDisposable & { sender: Sender; sent: Sent[] };

/** Takes the mail and never says so. */
const HANGS_UP = 0;

/** A mail carrier with Mailpit's API that answers with the status it is told. */
async function openCarrier(status: () => number = () => 200): Promise<Carrier> {
  const sent: Sent[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const answer = request.url === "/api/v1/send" ? status() : 404;
    if (answer === 200 || answer === HANGS_UP) sent.push(JSON.parse(body));
    if (answer === HANGS_UP) return response.destroy();
    response.writeHead(answer).end("{}");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo; // a server on TCP has no other kind
  const mail = { from: "documents@portal.example", url: `http://127.0.0.1:${port}`, binding: undefined };
  return {
    sender: { mail, origin: "https://portal.example", loadFile },
    sent,
    [Symbol.asyncDispose]: () => new Promise((closed) => server.close(() => closed())),
  };
}

async function boughtDocument(db: TestDatabase): Promise<Owned & { service: ServiceDb }> {
  const owned = await addDocument(db, undefined, "# Guide\n\nThe paid text.\n");
  const service = openServiceDb(db.connect());
  await buy(service, owned);
  return { ...owned, service };
}

function deliveries(db: TestDatabase) {
  return db.sql`select status, attempts, last_error from public.deliveries order by created_at`;
}

test("the mail of a purchase goes to the owner with both files, and then counts as sent", async () => {
  await using db = await freshDatabase();
  await using carrier = await openCarrier();
  const { service, person, documentId } = await boughtDocument(db);
  expect(await sendDueMails(service, carrier.sender)).toBe(1);
  expect(carrier.sent).toMatchObject([
    {
      From: { Name: SITE_NAME, Email: "documents@portal.example" },
      To: [{ Email: person.email }],
      ReplyTo: [{ Email: CONTACT_EMAIL }],
      Subject: "Your document: Azure Migration Strategy Solution Document",
    },
  ]);
  const [delivery] = await db.sql`select id from public.deliveries`;
  expect(carrier.sent[0]?.Headers["X-Delivery-Id"]).toBe(delivery?.id);
  expect(carrier.sent[0]?.Text).toContain(`https://portal.example/documents/${documentId}`);
  const files = carrier.sent[0]?.Attachments.map(({ Filename, Content }) => [
    Filename.split(".").at(-1),
    Buffer.from(Content, "base64").toString("latin1").slice(0, 4),
  ]);
  expect(files).toEqual([
    ["docx", "PK\x03\x04"],
    ["pdf", "%PDF"],
  ]);
  expect(await deliveries(db)).toMatchObject([{ status: "sent", attempts: 1 }]);
});

test("however many send at once, one mail goes out", async () => {
  await using db = await freshDatabase();
  await using carrier = await openCarrier();
  await boughtDocument(db);
  await Promise.all(Array.from({ length: 20 }, () => sendDueMails(openServiceDb(db.connect()), carrier.sender)));
  expect(carrier.sent).toHaveLength(1);
});

test("a mail that the carrier refuses is not sent, waits, and goes out later", async () => {
  await using db = await freshDatabase();
  const answers = [500, 429, 200];
  await using carrier = await openCarrier(() => answers.shift() ?? 200);
  const { service } = await boughtDocument(db);
  expect(await sendDueMails(service, carrier.sender)).toBe(0);
  expect(await deliveries(db)).toMatchObject([{ status: "pending", last_error: "The mailbox answered 500" }]);
  expect(await sendDueMails(service, carrier.sender)).toBe(0);
  expect(answers).toEqual([429, 200]);
  for (const sent of [0, 1]) {
    await db.sql`update public.deliveries set next_attempt_at = now()`;
    expect(await sendDueMails(service, carrier.sender)).toBe(sent);
  }
  expect(await deliveries(db)).toMatchObject([{ status: "sent", attempts: 3, last_error: null }]);
  expect(carrier.sent).toHaveLength(1);
});

test("a carrier that takes a mail and hangs up has it once: nobody sends it again but the owner who asks", async () => {
  await using db = await freshDatabase();
  const answers = [HANGS_UP, 200];
  await using carrier = await openCarrier(() => answers.shift() ?? 200);
  const { service, user, documentId } = await boughtDocument(db);
  expect(await sendDueMails(service, carrier.sender)).toBe(0);
  await db.sql`update public.deliveries set next_attempt_at = now()`;
  expect(await sendDueMails(service, carrier.sender)).toBe(0);
  expect(await deliveries(db)).toMatchObject([{ status: "uncertain", attempts: 1 }]);
  expect(carrier.sent).toHaveLength(1);
  expect(await resendDocument(user, { documentId })).toEqual({ ok: true, value: null });
  expect(await sendDueMails(service, carrier.sender)).toBe(1);
  expect(carrier.sent).toHaveLength(2);
});

test("whoever dies while handing a mail over leaves one that may have gone out, and whoever dies before it one that goes out once", async () => {
  await using db = await freshDatabase();
  await using carrier = await openCarrier();
  const dying = await boughtDocument(db);
  const claim = () =>
    dying.service.write((tx) => tx.execute<{ delivery_id: string }>(sql`select * from app.claim_deliveries(10)`));
  const lapse = () => db.sql`update public.deliveries set leased_until = now() where status = 'sending'`;
  await claim();
  await lapse();
  const [second] = await claim();
  await dying.service.write((tx) =>
    tx.execute(sql`select app.hand_over_delivery(${second?.delivery_id}, 2::smallint)`),
  );
  await lapse();
  expect(await sendDueMails(dying.service, carrier.sender)).toBe(0);
  expect(await deliveries(db)).toMatchObject([{ status: "uncertain", attempts: 2 }]);
  await db.sql`delete from public.deliveries`;
  await boughtDocument(db);
  await claim();
  await lapse();
  expect(await sendDueMails(dying.service, carrier.sender)).toBe(1);
  expect(carrier.sent).toHaveLength(1);
});

test("of 100 mails through a carrier that fails three times in ten 100 arrive, none of them twice", async () => {
  await using db = await freshDatabase();
  let asked = 0;
  await using carrier = await openCarrier(() => ((asked++ % 13) % 4 === 0 ? 503 : 200));
  const { service, person, documentId } = await boughtDocument(db);
  await db.sql`delete from public.deliveries`;
  await db.sql`update public.document_contents set generated_content = '# Guide' where document_id = ${documentId}`;
  await db.sql`
    with d as (insert into public.assessments (user_id) select ${person.id} from generate_series(1, 99) returning id)
    insert into public.documents (user_id, assessment_id, client_snapshot, title, description, template_type, responses, preview, content_version)
    select ${person.id}, d.id, '{}', 'Reminded', '', 'T', '[]', '{}', '1' from d`;
  await db.sql`insert into public.deliveries (document_id, user_id, reason)
    select id, user_id, case when is_paid then 'purchase' else 'reminder' end from public.documents`;
  for (let round = 0; round < 40 && carrier.sent.length < 100; round++) {
    await db.sql`update public.deliveries set next_attempt_at = now() where status = 'pending'`;
    await sendDueMails(service, carrier.sender);
  }
  expect(asked).toBeGreaterThan(130);
  expect(new Set(carrier.sent.map(({ Headers }) => Headers["X-Delivery-Id"])).size).toBe(100);
  expect(carrier.sent).toHaveLength(100);
}, 120_000);

test("a mail that fails does not hold up the next one", async () => {
  await using db = await freshDatabase();
  const answers = [500, 200];
  await using carrier = await openCarrier(() => answers.shift() ?? 200);
  const { service } = await boughtDocument(db);
  await boughtDocument(db);
  expect(await sendDueMails(service, carrier.sender)).toBe(1);
});

test("a carrier that cannot be reached leaves the mail for later, and the error names no address", async () => {
  await using db = await freshDatabase();
  const { service, person } = await boughtDocument(db);
  const mail = { from: "documents@portal.example", url: "http://127.0.0.1:1", binding: undefined };
  expect(await sendDueMails(service, { mail, origin: "https://portal.example", loadFile })).toBe(0);
  const [delivery] = await deliveries(db);
  expect(delivery).toMatchObject({ status: "pending", last_error: "The mailbox did not answer" });
  expect(delivery?.last_error).not.toContain(person.email);
});

test("nothing goes to an address that is not confirmed", async () => {
  await using db = await freshDatabase();
  await using carrier = await openCarrier();
  const { service, person } = await boughtDocument(db);
  await db.sql`update auth.users set email_confirmed_at = null where id = ${person.id}`;
  expect(await sendDueMails(service, carrier.sender)).toBe(0);
  expect(carrier.sent).toEqual([]);
});

test("the owner may have a document sent again five times a day", async () => {
  await using db = await freshDatabase();
  await using carrier = await openCarrier();
  const { service, user, documentId } = await boughtDocument(db);
  await sendDueMails(service, carrier.sender);
  for (let time = 1; time <= 5; time++) {
    expect(await resendDocument(user, { documentId })).toEqual({ ok: true, value: null });
    expect(await sendDueMails(service, carrier.sender)).toBe(1);
  }
  expect(await resendDocument(user, { documentId })).toEqual({ ok: false, code: "too-many" });
  expect(carrier.sent).toHaveLength(6);
});

test("asking again while a mail is under way orders no second one", async () => {
  await using db = await freshDatabase();
  const { user, documentId } = await boughtDocument(db);
  expect(await resendDocument(user, { documentId })).toEqual({ ok: true, value: null });
  expect(await deliveries(db)).toHaveLength(1);
});

test("nobody has an unpaid or somebody else's document sent", async () => {
  await using db = await freshDatabase();
  const paid = await boughtDocument(db);
  const unpaid = await addDocument(db);
  const stranger = openUserDb(db.connect(), (await addPerson(db)).claims);
  expect(await resendDocument(unpaid.user, unpaid)).toEqual({ ok: false, code: "not-found" });
  expect(await resendDocument(stranger, paid)).toEqual({ ok: false, code: "not-found" });
});

test("a reminder names the document, its price and where to pay, carries nothing, and is not sent for what is paid meanwhile", async () => {
  await using db = await freshDatabase();
  await using carrier = await openCarrier();
  const service = openServiceDb(db.connect());
  const [waiting, paid] = [await addDocument(db), await addDocument(db)];
  const owner = openOwnerDb(db.connect(), (await addPerson(db, { role: "owner" })).claims);
  expect(await remindOfPayment(owner, waiting)).toEqual({ ok: true, value: null });
  expect(await remindOfPayment(owner, waiting)).toEqual({ ok: false, code: "too-soon" });
  await remindOfPayment(owner, paid);
  await buy(service, paid);
  await db.sql`delete from public.deliveries where reason = 'purchase'`;
  expect(await sendDueMails(service, carrier.sender)).toBe(1);
  expect(carrier.sent).toMatchObject([
    {
      To: [{ Email: waiting.person.email }],
      Subject: "Waiting for you: Azure Migration Strategy Solution Document",
      Attachments: [],
    },
  ]);
  for (const words of ["Hello Ada Byrne,", "costs $99.99;", `https://portal.example/payment/${waiting.documentId}`]) {
    expect(carrier.sent[0]?.Text).toContain(words);
  }
  expect(await deliveries(db)).toEqual([{ status: "sent", attempts: 1, last_error: null }]);
});

test("a mail over which the Worker dies takes no other with it, and is given up after six times", async () => {
  await using db = await freshDatabase();
  await using carrier = await openCarrier();
  const { service } = await boughtDocument(db);
  await boughtDocument(db);
  const dead: ServiceDb["read"] = () => new Promise(() => {}); // whoever waits for it never comes back
  void sendDueMails({ ...service, read: dead }, carrier.sender);
  const claimed = async () => (await deliveries(db)).map(({ status }) => status).sort();
  await expect.poll(claimed).toEqual(["pending", "sending"]);
  expect(await sendDueMails(service, carrier.sender)).toBe(1);
  await db.sql`update public.deliveries set leased_until = now(), attempts = 6 where status = 'sending'`;
  expect(await sendDueMails(service, carrier.sender)).toBe(0);
  expect(carrier.sent).toHaveLength(1);
  expect(await claimed()).toEqual(["failed", "sent"]);
});

test("a mail that took so long to write that somebody else sends it is left to them", async () => {
  await using db = await freshDatabase();
  await using carrier = await openCarrier();
  const { service } = await boughtDocument(db);
  const read: ServiceDb["read"] = async (work) => {
    await db.sql`update public.deliveries set attempts = attempts + 1`;
    return service.read(work);
  };
  expect(await sendDueMails({ ...service, read }, carrier.sender)).toBe(0);
  expect(carrier.sent).toEqual([]);
  expect(await deliveries(db)).toMatchObject([{ attempts: 2, last_error: null }]);
});

test("to an address that nobody has confirmed goes no mail of any kind, and each says why", async () => {
  await using db = await freshDatabase();
  await using carrier = await openCarrier();
  const { person, documentId, service } = await boughtDocument(db);
  await addDocument(db, person);
  await db.sql`
    insert into public.deliveries (document_id, user_id, reason)
    select id, user_id, 'reminder' from public.documents where id <> ${documentId}`;
  await db.sql`insert into public.deliveries (user_id, reason) values (${person.id}, 'account-expiring')`;
  await db.sql`
    insert into public.deliveries (payment_id, user_id, reason, amount_minor)
    select id, user_id, 'money-back', amount_minor from public.payments`;
  await db.sql`update auth.users set email_confirmed_at = null`;
  expect(await sendDueMails(service, carrier.sender)).toBe(0);
  expect(carrier.sent).toEqual([]);
  const rows = await db.sql`select reason, last_error from public.deliveries order by reason`;
  expect(rows.map(({ reason }) => reason)).toEqual(["account-expiring", "money-back", "purchase", "reminder"]);
  for (const { reason, last_error } of rows) expect(last_error, reason).toContain("no confirmed address");
});

/** What a request leaves for after its response, done, and the failures in the log. */
async function sendSoon(service: ServiceDb, sender: Sender) {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const left: Promise<unknown>[] = [];
  const platform = { settings: sender, defer: openDefer({ waitUntil: (work) => void left.push(work) }, "r-1") };
  sendMailsSoon(platform as unknown as Platform, service); // all that is looked at
  await Promise.all(left);
  const events = log.mock.calls.map(([line]) => JSON.parse(String(line)));
  log.mockRestore();
  return events;
}

test("a request sends one mail after its response, and leaves the others to the schedule", async () => {
  await using db = await freshDatabase();
  await using carrier = await openCarrier();
  const { service } = await boughtDocument(db);
  await boughtDocument(db);
  await boughtDocument(db);
  expect(await sendSoon(service, carrier.sender)).toEqual([]);
  expect(carrier.sent).toHaveLength(1);
  expect((await deliveries(db)).map(({ status }) => status).sort()).toEqual(["pending", "pending", "sent"]);
  expect(await sendDueMails(service, carrier.sender)).toBe(2);
});

test("a fault of ours in writing a mail is a failure in the log, named by the mail, and no refusal of the carrier's", async () => {
  await using db = await freshDatabase();
  await using carrier = await openCarrier();
  const { service } = await boughtDocument(db);
  const read: ServiceDb["read"] = () => Promise.reject(new TypeError("no such column"));
  const events = await sendSoon({ ...service, read }, carrier.sender);
  const [row] = await db.sql`select id, status, attempts, last_error from public.deliveries`;
  expect(row).toMatchObject({ status: "pending", attempts: 1, last_error: "The portal could not write this email" });
  expect(events).toEqual([
    expect.objectContaining({
      event: "failure",
      task: "mails-sent",
      requestId: "r-1",
      message: `Mail ${row?.id}: TypeError: no such column`,
      stacks: [expect.stringContaining("outbox.test.ts")],
    }),
  ]);
});

test("a fault in one mail holds up no other, and a database that is away while one is written is no fault", async () => {
  await using db = await freshDatabase();
  await using carrier = await openCarrier();
  const { service } = await boughtDocument(db);
  await boughtDocument(db);
  let asked = 0;
  const failFirst: ServiceDb["read"] = (work) =>
    asked++ === 0 ? Promise.reject(new TypeError("no such column")) : service.read(work);
  await expect(sendDueMails({ ...service, read: failFirst }, carrier.sender)).rejects.toThrow(AggregateError);
  expect(carrier.sent).toHaveLength(1);
  await db.sql`update public.deliveries set next_attempt_at = now()`;
  const away: ServiceDb["read"] = () => Promise.reject(unavailable());
  expect(await sendSoon({ ...service, read: away }, carrier.sender)).toEqual([]);
  expect(await deliveries(db)).toContainEqual(expect.objectContaining({ status: "pending", attempts: 2 }));
});
