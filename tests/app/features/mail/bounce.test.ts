import { expect, test } from "vitest";
import { receiveBounce } from "#app/features/mail/bounce.server.ts";
import { readBounce } from "#app/features/mail/bounce.ts";
import { openServiceDb } from "#db/rls.server.ts";
import { atOnce } from "#tests/support/at-once.ts";
import { buy } from "#tests/support/buy.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { addDocument } from "#tests/support/people.ts";

const ID = "0b7e3f5e-0000-4000-8000-000000000001";

type Parts = { id?: string; type?: string; action?: string; status?: string; host?: string; said?: string };

/** As a mail server on the way writes it. */
function report({
  id = ID,
  type = "delivery-status",
  action = "failed",
  status = "5.1.1",
  host = "portal.example",
  said = "550 5.1.1 <ada@example.com>: no such",
}: Parts = {}) {
  return [
    "From: MAILER-DAEMON@mx.example",
    "Message-ID: <11111111-2222-4333-8444-555555555555@mx.example>",
    `Content-Type: multipart/report;\r\n\treport-type=${type}; boundary="b"`,
    "",
    "--b",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mx.example",
    "",
    "Final-Recipient: rfc822; ada@example.com",
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${said}`,
    "  mailbox here",
    "",
    "--b",
    "Content-Type: text/rfc822-headers",
    "",
    "Subject: Your document",
    `Message-ID: <${id}@${host}>`,
    "",
    "--b--",
  ].join("\r\n");
}

test("a report of a failure for good names the mail and the reason, and no address", () => {
  expect(readBounce(report(), "portal.example")).toEqual({
    deliveryId: ID,
    reason: "5.1.1 smtp; 550 5.1.1 <(address)>: no such mailbox here",
  });
});

test("a report of any length is read at once", async () => {
  const mail = report({ said: "a".repeat(200_000) });
  expect(await atOnce(() => readBounce(mail, "portal.example"))).toMatchObject({ deliveryId: ID });
});

test.each([
  ["a delay", report({ action: "delayed", status: "4.2.2" })],
  ["a failure that may pass", report({ status: "4.4.7" })],
  ["a success", report({ action: "delivered", status: "2.0.0" })],
  ["a receipt of having been read", report({ type: "disposition-notification" })],
  ["another sender's mail", report({ host: "elsewhere.example" })],
  ["an id that is none", report({ id: "1 or 1=1" })],
  ["a letter that quotes a report", `Subject: Hello\r\nContent-Type: text/plain\r\n\r\n${report()}`],
  ["nothing", ""],
])("%s is no bounce", (_, mail) => {
  expect(readBounce(mail, "portal.example")).toBeNull();
});

test("a mail that came back is told apart, once, and one of which nobody knows changes nothing", async () => {
  await using db = await freshDatabase();
  const service = openServiceDb(db.connect());
  await buy(service, await addDocument(db));
  await db.sql`update public.deliveries set status = 'sent', sent_at = now()`;
  const [sent] = await db.sql`select id from public.deliveries`;
  const receive = (text: string) =>
    receiveBounce(service, { raw: new Blob([text]).stream(), from: "documents@portal.example" });
  expect(await receive(report())).toBe(false);
  expect(await receive(report({ id: sent?.id }))).toBe(true);
  expect(await receive(report({ id: sent?.id, status: "5.9.9" }))).toBe(false);
  expect(
    await db.sql`select status, bounce_reason, bounced_at is not null as came_back from public.deliveries`,
  ).toEqual([{ status: "sent", came_back: true, bounce_reason: expect.stringMatching(/^5\.1\.1 /) }]);
});

test("a mail of any length that reports nothing changes nothing, and is not read to its end", async () => {
  await using db = await freshDatabase();
  const service = openServiceDb(db.connect());
  let isLeft = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (stream) => stream.enqueue(new Uint8Array(65_536).fill(0x78)),
    cancel: () => {
      isLeft = true;
    },
  });
  expect(await receiveBounce(service, { raw: endless, from: "documents@portal.example" })).toBe(false);
  expect(isLeft).toBe(true);
  expect(await receiveBounce(service, { raw: new Blob([report()]).stream(), from: "nobody" })).toBe(false);
});
