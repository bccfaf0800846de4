/** What became of a mail, as far as its carrier says. */
import { expect, test } from "vitest";
import type { MailMessage } from "#app/features/mail/message.ts";
import { sendMail } from "#app/features/mail/transport.server.ts";
import { openCarrier } from "#tests/support/carrier.ts";

const MESSAGE: MailMessage = {
  id: "0b7e3f5e-0000-4000-8000-000000000001",
  from: "documents@portal.example",
  to: "ada@example.com",
  subject: "Your document",
  text: "Hello",
  html: "<p>Hello</p>",
  attachments: [],
};
const mailTo = (url: string) => ({ from: MESSAGE.from, url, binding: undefined });

test("a mailbox that says so has taken the mail", async () => {
  using mailbox = await openCarrier();
  await sendMail(mailTo(mailbox.url), MESSAGE);
  expect(mailbox.taken).toMatchObject([{ Subject: "Your document", To: [{ Email: "ada@example.com" }] }]);
});

test("no way to send, nobody listening and a refusal are told apart, and no mail went out", async () => {
  using mailbox = await openCarrier();
  mailbox.isAway = true;
  const why = (url: string) => sendMail(mailTo(url), MESSAGE).catch(({ name, message }) => [name, message]);
  expect(await why("")).toEqual(["MailRefused", "No mail service is configured"]);
  expect(await why("http://127.0.0.1:1")).toEqual(["MailRefused", "The mailbox did not answer"]);
  expect(await why(mailbox.url)).toEqual(["MailRefused", "The mailbox answered 503"]);
  expect(mailbox.taken).toEqual([]);
});

test("a line that breaks while the mail is on its way leaves open what became of it", async () => {
  using mailbox = await openCarrier();
  mailbox.hold = (moment) => (moment === "taken" ? Promise.reject(new Error("cut")) : Promise.resolve());
  await expect(sendMail(mailTo(mailbox.url), MESSAGE)).rejects.toMatchObject({ name: "MailUnanswered" });
  expect(mailbox.taken).toHaveLength(1);
});
