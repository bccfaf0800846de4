/** Admin pages over HTTP: every staff role on every admin address in every form, hostile input, the edit without script, and the file. */
import { afterAll, expect, test } from "vitest";
import { hidden, PASSWORD, type Person, signUp, signUpWithDocument } from "#tests/support/journey.ts";
import { startPortal } from "#tests/support/portal.ts";
import type { Answer, Fields } from "#tests/support/visitor.ts";

const portal = await startPortal();
afterAll(() => portal[Symbol.asyncDispose]());

async function signUpAs(role: "admin" | "owner", name: string): Promise<Person & { id: string }> {
  const person = await signUp(portal, name);
  const [{ id }] = await portal.sql<[{ id: string }]>`
    update users set role = ${role} where email = ${person.email} returning id`;
  return { ...person, id };
}

const { person: member } = await signUpWithDocument(portal, { name: "Mia Member" });
const [{ id: memberId }] = await portal.sql<[{ id: string }]>`select id from users where email = ${member.email}`;
const [{ id: articleId }] = await portal.sql<[{ id: string }]>`select id from articles where slug = 'azure-migration'`;
const admin = await signUpAs("admin", "Ada Admin");
const owner = await signUpAs("owner", "Ola Owner");
const callers = { member, admin, owner };

const ADMINS = { member: "/", admin: 200, owner: 200 };
const OWNERS = { member: "/", admin: "/", owner: 200 };
const TABLE = [
  { path: "/admin", route: "routes/admin", ...ADMINS },
  { path: "/admin/articles", route: "routes/admin-articles", ...ADMINS },
  { path: "/admin/articles/new", route: "routes/admin-article-new", ...ADMINS },
  { path: `/admin/articles/${articleId}`, route: "routes/admin-article", ...ADMINS },
  { path: `/admin/articles/${articleId}/revisions/1`, route: "routes/admin-article-revision", ...ADMINS },
  { path: "/admin?tab=users", route: "routes/admin", ...ADMINS },
  { path: "/admin/rows/documents?period=all", route: "routes/admin-rows", ...ADMINS },
  { path: "/admin/rows/revenue", route: "routes/admin-rows", ...ADMINS },
  { path: "/admin/clients", route: "routes/admin-clients", ...ADMINS },
  { path: `/admin/clients?open=${memberId}`, route: "routes/admin-clients", ...ADMINS },
  { path: "/admin/users", route: "routes/admin-users", ...OWNERS },
  { path: `/admin/users?edit=${memberId}&open=${memberId}`, route: "routes/admin-users", ...OWNERS },
  { path: "/admin/users?tab=pending", route: "routes/admin-users", ...OWNERS },
  { path: "/admin/users/users_export.csv", route: "routes/admin-users-export", ...OWNERS },
  { path: "/admin/audit", route: "routes/admin-audit", ...OWNERS },
  { path: "/admin/audit?verify=yes&about=user", route: "routes/admin-audit", ...OWNERS },
  { path: "/admin/audit/audit_log.csv", route: "routes/admin-audit-export", ...OWNERS },
];
const CALLERS = ["member", "admin", "owner"] as const;
const CELLS = TABLE.flatMap((row) => CALLERS.map((caller) => ({ ...row, caller, expected: row[caller] })));

function dataPath(path: string, only?: string): string {
  const [pathname, search] = path.split("?");
  const query = [search, only && `_routes=${encodeURIComponent(only)}`].filter(Boolean).join("&");
  return `${pathname}.data${query ? `?${query}` : ""}`;
}

/** A status or a redirect's target, whether the answer is a page or the data of one. */
function outcomeOf({ status, location, body }: Answer): number | string {
  const target = status === 202 ? /"redirect","([^"]*)"/.exec(body)?.[1] : location;
  return target ?? status;
}

test.each(CELLS)(
  "$path answers $caller with $expected, however it is asked",
  async ({ path, route, caller, expected }) => {
    const who = callers[caller];
    const answers = await Promise.all([
      who.get(path),
      who.request(path, { method: "HEAD" }),
      who.get(dataPath(path)),
      who.get(dataPath(path, route)),
    ]);
    expect(answers.map(outcomeOf)).toEqual([expected, expected, expected, expected]);
  },
);

test("a role counts from the next request on, both when it is given and when it is taken", async () => {
  const person = await signUp(portal, "Nel New");
  expect(outcomeOf(await person.get("/admin"))).toBe("/");
  await portal.sql`update users set role = 'admin' where email = ${person.email}`;
  expect(outcomeOf(await person.get("/admin"))).toBe(200);
  await portal.sql`update users set role = 'user' where email = ${person.email}`;
  expect(outcomeOf(await person.get("/admin"))).toBe("/");
});

test("no admin page shows the name or the address of anybody's client", async () => {
  for (const { path } of TABLE) {
    const { body } = await owner.get(path);
    expect(body).not.toMatch(/Orla Keane|orla@keane/);
  }
  expect((await admin.get(`/admin/clients?open=${memberId}`)).text).toContain("Keane Ltd");
});

const PARTS = [
  "%00",
  "%ff",
  "'",
  '"',
  "%5C",
  "%25",
  "__proto__",
  "1e9",
  "x".repeat(3000),
  "0000-01-01T00:00:00.000Z_7f7a1a0e-0000-4000-8000-000000000000",
];

/** What each page reads from its address. */
const READ = {
  "/admin?": ["tab", "period", "mails", "payments"],
  "/admin/articles?": ["show", "before"],
  "/admin/clients?": ["q", "show", "filter", "before", "open"],
  [`/admin/clients?open=${memberId}&`]: ["accounts"],
  "/admin/rows/clients?": ["period", "before"],
  "/admin/users?": ["tab", "q", "show", "filter", "before", "edit", "open"],
  [`/admin/users?open=${memberId}&`]: ["accounts"],
  "/admin/users?tab=pending&": ["before"],
  "/admin/audit?": ["q", "about", "what", "from", "to", "before", "verify"],
};
const ADDRESSES = Object.entries(READ).flatMap(([start, names]) => names.map((name) => `${start}${name}=`));

test.each(ADDRESSES)("%s with anything behind it is answered and is no failure", async (address) => {
  const expected = address.endsWith("edit=") ? 404 : 200; // of nobody there is nothing to edit
  for (const part of PARTS) {
    const answer = await owner.get(`${address}${part}`);
    expect(answer.status, part.slice(0, 40)).toBe(expected);
  }
});

test("an admin has the mail of a paid document sent again, and of no other", async () => {
  const { documentId, person } = await signUpWithDocument(portal, { paid: true });
  const delivered = () => portal.sql`select id from deliveries where document_id = ${documentId} and status = 'sent'`;
  await expect.poll(async () => (await delivered()).length, { timeout: 15_000 }).toBe(1);
  await portal.sql`update deliveries set bounced_at = now(), bounce_reason = '5.1.1 no such mailbox' where document_id = ${documentId}`;
  expect((await owner.get("/admin")).text).toContain("5.1.1 no such mailbox");
  expect((await person.get("/documents")).text).toContain("was returned undelivered");
  const answer = await owner.post("/admin", { documentId });
  expect([answer.status, answer.text]).toEqual([
    200,
    expect.stringContaining("The document is on its way to its owner."),
  ]);
  await expect.poll(async () => (await delivered()).length, { timeout: 15_000 }).toBe(2);
  expect((await owner.get("/admin")).body).not.toContain("5.1.1 no such mailbox");
  expect((await owner.post("/admin", { documentId: crypto.randomUUID() })).status).toBe(404);
  expect((await owner.post("/admin", { documentId: "x" })).status).toBe(400);
});

test("an account that does not exist cannot be edited", async () => {
  for (const id of ["x", "%00", crypto.randomUUID()])
    expect((await owner.get(`/admin/users?edit=${id}`)).status).toBe(404);
});

async function formOf(id: string): Promise<Fields> {
  const { body } = await owner.get(`/admin/users?edit=${id}`);
  return {
    intent: "save",
    userId: hidden(body, "userId"),
    seen: hidden(body, "seen"),
    name: "Mia Member",
    company: "",
    role: "user",
    status: "active",
  };
}

test("an edit works as a plain form, is said to be saved, and is audited", async () => {
  const fields = await formOf(memberId);
  const answer = await owner.post(`/admin/users?edit=${memberId}&q=Mia`, { ...fields, company: "New Ltd" });
  expect([answer.status, answer.location]).toEqual([302, `/admin/users?q=Mia#${memberId}`]);
  const { text } = await owner.get("/admin/users?q=Mia");
  expect(text).toContain("User updated successfully!");
  expect(text).toContain("New Ltd");
  const [line] =
    await portal.sql`select actor_id, detail from audit_events where action = 'user.changed' order by id desc`;
  expect(line).toEqual({ actor_id: owner.id, detail: { fields: ["company"], role: "user", status: "active" } });
});

const BAD: [string, Fields][] = [
  ["an unknown field", { email: "taken@example.com" }],
  ["an unknown role", { role: "superuser" }],
  ["two roles", { role: ["user", "owner"] }],
  ["an unknown status", { status: "deleted" }],
  ["no name", { name: " " }],
  ["an over-long name", { name: "x".repeat(121) }],
  ["an over-long company", { company: "x".repeat(161) }],
  ["a NUL byte", { name: "a\u0000b" }],
  ["an id that is none", { userId: "1 or 1=1" }],
  ["a version that is none", { seen: "yesterday" }],
  ["a version of no calendar", { seen: "2026-99-99T99:99:99.999Z" }],
  ["a version of an unlikely day", { seen: "2026-02-31T00:00:00.000Z" }],
];

test.each(BAD)("%s is refused with a message, and nothing is saved", async (_what, change) => {
  const fields = await formOf(memberId);
  const [before] = await portal.sql`select * from users where id = ${memberId}`;
  const answer = await owner.post(`/admin/users?edit=${memberId}`, { ...fields, ...change });
  expect([400, 409]).toContain(answer.status);
  expect(answer.markup).toContain('role="alert"');
  expect(await portal.sql`select * from users where id = ${memberId}`).toEqual([before]);
});

test("somebody's id that is nobody's, one's own role, and a stale version each get their own sentence", async () => {
  const fields = await formOf(memberId);
  const gone = await owner.post(`/admin/users?edit=${memberId}`, { ...fields, userId: crypto.randomUUID() });
  expect([gone.status, gone.text]).toEqual([404, expect.stringContaining("account or document no longer exists")]);
  const self = await owner.post(`/admin/users?edit=${owner.id}`, { ...(await formOf(owner.id)), role: "user" });
  expect([self.status, self.text]).toEqual([403, expect.stringContaining("another owner has to")]);
  const stale = await owner.post(`/admin/users?edit=${memberId}`, { ...fields, seen: "2026-01-01T00:00:00.000Z" });
  expect([stale.status, stale.text]).toEqual([409, expect.stringContaining("has since been changed")]);
});

test.each(["member", "admin"] as const)("%s cannot edit anybody by posting the form", async (caller) => {
  const fields = await formOf(memberId);
  for (const path of ["/admin/users", "/admin/users.data"]) {
    const answer = await callers[caller].post(path, { ...fields, role: "owner" });
    expect(outcomeOf(answer)).toBe("/");
  }
  expect(await portal.sql`select role from users where id = ${memberId}`).toEqual([{ role: "user" }]);
});

test("somebody who is suspended is out at once, and comes back when that ends", async () => {
  const person = await signUp(portal, "Sue Spender");
  const [{ id }] = await portal.sql<[{ id: string }]>`select id from users where email = ${person.email}`;
  const change = async (status: string) =>
    owner.post(`/admin/users?edit=${id}`, { ...(await formOf(id)), name: "Sue Spender", status });
  expect((await change("suspended")).status).toBe(302);
  expect((await person.get("/documents")).location).toMatch(/^\/signup\?mode=signin/);
  await change("active");
  const back = await person.post("/signup?mode=signin", { email: person.email, password: PASSWORD });
  expect(back.status).toBe(302);
  expect((await person.get("/documents")).status).toBe(200);
});

test("the file comes as a download that honours the filter, and its taking is audited", async () => {
  const answer = await owner.get("/admin/users/users_export.csv?filter=admins");
  expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("Content-Disposition")).toMatch(/^attachment; filename="users_export\.csv"/);
  expect(answer.headers.get("Cache-Control")).toContain("no-store");
  expect(answer.body).toContain(admin.email);
  expect(answer.body).not.toContain(member.email);
  const lines = await portal.sql`
    select detail from audit_events where action = 'users.exported' and actor_id = ${owner.id} order by id desc limit 1`;
  expect(lines).toEqual([{ detail: { filter: "all, admins", searched: false } }]);
});

test("a reminder of a waiting document goes out once a day, says so, and is audited with the network it was asked from", async () => {
  const [{ id }] = await portal.sql<[{ id: string }]>`
    select d.id from documents d join users u on u.id = d.user_id where u.email = ${member.email}`;
  const ask = (documentId: string) => owner.post("/admin/users?tab=pending", { intent: "remind", documentId });
  expect((await ask(id)).status).toBe(302);
  expect((await owner.get("/admin/users?tab=pending")).text).toContain("The reminder is on its way.");
  expect([(await ask(id)).status, (await ask(crypto.randomUUID())).status]).toEqual([429, 404]);
  const mail = await portal.mail.wait(member.email, "Waiting for you");
  expect(mail.text).toContain(`${portal.url}/payment/${id}`);
  const lines = await portal.sql`
    select actor_id, network from audit_events where action = 'document.reminded' and entity_id = ${id}`;
  expect(lines).toEqual([{ actor_id: owner.id, network: "127.0.0.0/24" }]);
});

test("the log is found by person, kind, action and day, sealed by the schedule, verified, and taken away as a file with a line of its own", async () => {
  await portal.runSchedule();
  const verified = await owner.get("/admin/audit?verify=yes");
  expect(verified.text).toContain("The log is intact");
  const today = new Date().toISOString().slice(0, 10);
  const found = await owner.get(`/admin/audit?q=${owner.email}&about=user&what=user.changed&from=${today}&to=${today}`);
  expect(found.text).toContain("fields: company");
  const none = await owner.get(`/admin/audit?q=${owner.email}&about=payment`);
  expect(none.text).toContain("No entries found");
  const file = await owner.get("/admin/audit/audit_log.csv?about=document");
  expect(file.headers.get("Content-Disposition")).toMatch(/^attachment; filename="audit_log\.csv"/);
  const [counted] = await portal.sql`select count(*)::int as lines from audit_events where entity = 'document'`;
  expect(file.body.trim().split("\r\n")).toHaveLength(counted?.lines + 1);
  const [taken] =
    await portal.sql`select actor_id, detail from audit_events where action = 'audit.exported' order by id desc`;
  expect(taken).toMatchObject({ actor_id: owner.id, detail: { about: "document", searched: false } });
});

test.each(["/admin/clients", "/admin/users/users_export.csv", "/admin/audit", "/admin/audit/audit_log.csv"])(
  "%s takes no form, from an owner neither",
  async (path) => {
    expect((await owner.post(path, { a: "b" })).status).toBe(405);
  },
);

test("the log says who read a document, took it away and opened pages of staff, and not what a browser fetched ahead", async () => {
  const { person: reader, documentId } = await signUpWithDocument(portal, { paid: true });
  const exports = ["/profile/export", "/clients/export.csv"];
  for (const path of [`/documents/${documentId}`, `/documents/${documentId}/download.md`, ...exports]) {
    expect(await reader.request(path, { headers: { "Sec-Purpose": "prefetch;prerender" } })).toMatchObject({
      status: 425,
    });
  }
  await reader.get(`/documents/${documentId}/download.md`);
  const said = async () => {
    const rows = await portal.sql`select action from audit_events
      where entity_id = ${documentId} and action in ('document.viewed', 'document.downloaded') order by id`;
    return rows.map(({ action }) => action);
  };
  await expect.poll(said).toEqual(["document.downloaded"]);
  await reader.get(`/documents/${documentId}`);
  await expect.poll(said).toEqual(["document.downloaded", "document.viewed"]);
  for (const path of exports) await reader.get(path);
  const exported = async () => {
    const rows = await portal.sql`
      select e.id from audit_events e join users u on u.id = e.actor_id
      where e.action = 'account.exported' and u.email = ${reader.email}`;
    return rows.length;
  };
  await expect.poll(exported).toBe(exports.length);
  const pages = await portal.sql`
    select detail ->> 'page' as page from audit_events where action = 'account.staff-page-opened' and actor_id = ${owner.id}`;
  expect(pages.map(({ page }) => page)).toEqual(expect.arrayContaining(["/admin", "/admin/users"]));
});

test("nothing of staff is handed over without its line, however it is asked for", async () => {
  const curious = await signUpAs("admin", "Cory Curious");
  const said = async () => {
    const rows = await portal.sql`
      select detail ->> 'page' as page from audit_events where action = 'account.staff-page-opened' and actor_id = ${curious.id}`;
    return rows.map(({ page }) => page);
  };
  for (const path of [
    "/admin/articles",
    dataPath("/admin/articles"),
    dataPath("/admin/articles", "routes/admin-articles"),
  ]) {
    const { status, body } = await curious.request(path, { headers: { "Sec-Purpose": "prefetch" } });
    expect([status, body.includes("azure-migration")], path).toEqual([425, false]);
  }
  for (const path of ["/ADMIN/Clients", "/%61dmin/rows/documents", dataPath("/admin", "routes/admin")]) {
    expect(await curious.get(path)).toMatchObject({ status: 200 });
  }
  await expect.poll(async () => (await said()).sort()).toEqual(["/admin", "/admin/clients", "/admin/rows/documents"]);
});
