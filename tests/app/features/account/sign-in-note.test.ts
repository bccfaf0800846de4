import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { type Platform, platformContext, serviceDbContext } from "#app/context.ts";
import { nameBrowser } from "#app/features/account/browser-name.ts";
import { noteSignIn, recordSignIn } from "#app/features/account/sign-in-note.server.ts";
import { sendDueMails } from "#app/features/mail/mail.server.ts";
import { writeNewPlaceMail } from "#app/features/mail/notice-mail.ts";
import { openDefer } from "#app/middleware/defer.ts";
import { openServiceDb, type ServiceDb } from "#db/rls.server.ts";
import { atOnce } from "#tests/support/at-once.ts";
import { openCarrier } from "#tests/support/carrier.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addPerson } from "#tests/support/people.ts";

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const ORIGIN = "https://portal.example";

/** An account, and signing in to it from one browser or another. */
async function arrange(db: TestDatabase) {
  const person = await addPerson(db);
  const service = openServiceDb(db.connect());
  const signIn = (browserKey: string, who = person) =>
    recordSignIn(service, { userId: who.id, browserKey, country: "IE", userAgent: FIREFOX });
  const notices = () => db.sql`select user_id, detail from public.deliveries where reason = 'new-place'`;
  return { person, service, signIn, notices };
}

test("the first browser of an account is only noted; a second one is told of, once", async () => {
  await using db = await freshDatabase();
  const { person, signIn, notices } = await arrange(db);
  expect([await signIn("laptop"), await signIn("laptop")]).toEqual(["first", "known"]);
  expect(await notices()).toEqual([]);
  expect([await signIn("phone"), await signIn("phone"), await signIn("laptop")]).toEqual(["new", "known", "known"]);
  expect(await notices()).toEqual([{ user_id: person.id, detail: { country: "IE", browser: "Firefox on Windows" } }]);
  const lines =
    await db.sql`select actor_id, entity_id, detail from public.audit_events where action = 'account.signed-in' order by id`;
  expect(lines.map(({ detail }) => detail.browser)).toEqual(["first", "known", "new", "known", "known"]);
  expect(lines[0]).toMatchObject({ actor_id: person.id, entity_id: person.id });
});

test("two sign-ins from a new browser at the same moment are told of once", async () => {
  await using db = await freshDatabase();
  const { signIn, notices } = await arrange(db);
  await signIn("laptop");
  const said = await Promise.all(Array.from({ length: 8 }, () => signIn("phone")));
  expect(said.filter((standing) => standing === "new")).toHaveLength(1);
  expect(await notices()).toHaveLength(1);
});

test("there are five such mails a day at most, and twenty browsers an account, the one used longest ago forgotten", async () => {
  await using db = await freshDatabase();
  const { signIn, notices } = await arrange(db);
  for (let made = 0; made < 21; made++) await signIn(`browser ${made}`);
  expect(await notices()).toHaveLength(5);
  expect(await db.sql`select from public.browsers`).toHaveLength(20);
  expect(await signIn("browser 20")).toBe("known");
  expect(await signIn("browser 0")).toBe("new");
});

test("what is kept of a browser does not show that two accounts share it", async () => {
  await using db = await freshDatabase();
  const { signIn } = await arrange(db);
  const other = await addPerson(db);
  expect([await signIn("shared"), await signIn("shared", other)]).toEqual(["first", "first"]);
  const rows = await db.sql`select distinct key from public.browsers`;
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain("shared");
});

test("the mail says when, where and what to do, and goes out through the outbox once", async () => {
  await using db = await freshDatabase();
  using mailbox = await openCarrier();
  const { person, service, signIn } = await arrange(db);
  await signIn("laptop");
  await signIn("phone");
  const mail = { from: "documents@portal.example", url: mailbox.url, binding: undefined };
  const sender = { mail, origin: ORIGIN, loadFile: () => Promise.reject(new Error("no file is needed")) };
  expect([await sendDueMails(service, sender), await sendDueMails(service, sender)]).toEqual([1, 0]);
  const [taken] = mailbox.taken;
  expect(taken?.Subject).toBe("New sign-in to your Planwright account");
  expect(taken?.To).toEqual([{ Email: person.email }]);
  for (const words of ["Country: Ireland", "Browser: Firefox on Windows", " UTC", `${ORIGIN}/forgot-password`])
    expect(taken?.HTML).toContain(words);
});

test.each([
  ["T1", "Country: hidden by the Tor network"],
  ["XX", "Country: unknown"],
  [null, "Country: unknown"],
  ["<b>", "Country: unknown"],
  ["FR", "Country: France"],
])("a country %s is written as words", async (country, words) => {
  const said = await writeNewPlaceMail({
    recipientName: "Ada",
    origin: ORIGIN,
    at: new Date(0),
    country,
    browser: null,
  });
  expect(said.text).toContain(words);
  expect(said.text).toContain("Browser: unknown");
});

test.each([
  [FIREFOX, "Firefox on Windows"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0",
    "Edge on a Mac",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari on an iPhone",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36",
    "Samsung Internet on Android",
  ],
  [
    "Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36",
    "Chrome on ChromeOS",
  ],
  ["Mozilla/5.0 (FreeBSD; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox"],
  ["curl/8.0 (Linux) <script>", "A browser on Linux"],
  ["<script>alert(1)</script>", null],
  [null, null],
])("%s is named in words of ours", (userAgent, name) => {
  expect(nameBrowser(userAgent)).toBe(name);
});

/** A request's context whose database is as given, and what it left for after the answer. */
function contextOn(db: ServiceDb) {
  const context = new RouterContextProvider();
  const deferred: Promise<unknown>[] = [];
  const mail = { from: "documents@portal.example", url: "http://127.0.0.1:1" }; // where nobody takes it
  const settings = { origin: ORIGIN, sessionSecret: "a secret of at least thirty-two characters", mail };
  const platform = {
    settings,
    defer: openDefer({ waitUntil: (work) => void deferred.push(work) }, "r-1"),
    country: "IE",
  };
  context.set(platformContext, platform as unknown as Platform); // all that is looked at
  context.set(serviceDbContext, db);
  const note = async (userId: string | null, request = new Request(ORIGIN)) => {
    const headers = await noteSignIn(context, request, { userId });
    for (const work of deferred) await work; // and what it leaves in its turn
    return headers;
  };
  return { note, deferred };
}

test("the cookie is signed, for our pages alone and for 400 days, and a forged one counts as none", async () => {
  await using db = await freshDatabase();
  const { person, service } = await arrange(db);
  const { note } = contextOn(service);
  const enter = async (cookie?: string) => {
    const request = new Request(ORIGIN, { headers: cookie ? { Cookie: cookie } : {} });
    return (await note(person.id, request)).get("Set-Cookie") ?? "";
  };
  const first = await enter();
  expect(first).toMatch(/^__Host-browser=[^;]+; Max-Age=34560000; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
  const held = first.split(";")[0] ?? "";
  await enter(held);
  expect(await db.sql`select from public.browsers`).toHaveLength(1);
  await enter(`${held.slice(0, -4)}AAAA`);
  expect(await db.sql`select from public.browsers`).toHaveLength(2);
});

test("when it cannot be noted, the sign-in goes on, and a line says so", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const fail = () => Promise.reject(new Error("no such function"));
  const { note } = contextOn({ write: fail, read: fail } as unknown as ServiceDb); // a handle that does nothing but that
  expect((await note(crypto.randomUUID())).has("Set-Cookie")).toBe(true);
  expect(log.mock.calls.map(([line]) => JSON.parse(line).task)).toEqual(["sign-in-noted"]);
});

test("who did not come to be signed in is not noted", async () => {
  await using db = await freshDatabase();
  const { service } = await arrange(db);
  const { note, deferred } = contextOn(service);
  expect([...(await note(null))]).toEqual([]);
  expect(deferred).toEqual([]);
});

test("a header as long as the edge lets through is read at once", async () => {
  expect(await atOnce(() => nameBrowser(`Version/${"1".repeat(100_000)}`))).toBeNull();
});
