import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { migrate } from "#db/migrate.ts";
import { openAdminDb, openOwnerDb, openUserDb } from "#db/rls.server.ts";
import { users } from "#db/schema.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addPerson, type Person } from "#tests/support/people.ts";

const OWNER = "owner@example.com";

async function roleOf(db: TestDatabase, { id }: Person): Promise<string> {
  const [row] = await db.sql`select role from public.users where id = ${id}`;
  return row?.role;
}

/** The reason why the person's handle is refused, or the role their statements ran as. */
async function roleOrRefusal(db: TestDatabase, { claims }: Person, open = openUserDb): Promise<string> {
  const handle = open(db.connect(), claims);
  const read = handle.read(
    async (tx) => (await tx.execute<{ role: string }>(sql`select current_role as role`))[0]?.role,
  );
  return read.then(String, (error) => error.reason ?? error.message);
}

test("an account's row carries name, company and accepted terms from sign-up, and never a role", async () => {
  await using db = await freshDatabase();
  const metadata = { name: "  Ada  ", company: "Byrne", terms_version: "2026-11", role: "owner", status: "suspended" };
  const { id } = await addPerson(db, { email: "ada@example.com", metadata });
  const [row] = await db.sql`select * from public.users where id = ${id}`;
  expect(row).toMatchObject({
    name: "Ada",
    company: "Byrne",
    email: "ada@example.com",
    role: "user",
    status: "active",
  });
  expect(row?.terms_version).toBe("2026-11");
  expect(row?.terms_accepted_at).toBeInstanceOf(Date);
});

test("an account without metadata, and one with over-long metadata, get a row all the same", async () => {
  await using db = await freshDatabase();
  const bare = await addPerson(db, { metadata: {} });
  const long = await addPerson(db, { metadata: { name: "x".repeat(5000), company: 7, terms_version: "" } });
  const rows = await db.sql`select id, name, company, terms_version from public.users`;
  expect(rows.find(({ id }) => id === bare.id)).toMatchObject({ name: "", company: "", terms_version: null });
  expect(rows.find(({ id }) => id === long.id)).toMatchObject({
    name: "x".repeat(120),
    company: "7",
    terms_version: null,
  });
});

test("a changed address follows the account", async () => {
  await using db = await freshDatabase();
  const { id } = await addPerson(db);
  await db.sql`update auth.users set email = 'new@example.com' where id = ${id}`;
  expect(await db.sql`select email from public.users where id = ${id}`).toEqual([{ email: "new@example.com" }]);
});

test("the operator's address makes an owner when it is confirmed, in whatever case it is written", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db, { email: "Owner@Example.com", confirmed: false });
  expect(await roleOf(db, person)).toBe("user");
  await db.sql`update auth.users set email_confirmed_at = now() where id = ${person.id}`;
  expect(await roleOf(db, person)).toBe("owner");
});

test("an account that is confirmed as it is made becomes owner too", async () => {
  await using db = await freshDatabase();
  const id = crypto.randomUUID();
  await db.sql`insert into auth.users (id, email, email_confirmed_at) values (${id}, ${OWNER}, now())`;
  expect(await db.sql`select role from public.users where id = ${id}`).toEqual([{ role: "owner" }]);
});

test.for(["owner+1@example.com", "owner@example.com.evil.example", "оwner@example.com", " owner@example.com"])(
  "an address that only resembles the operator's makes nobody owner: %j",
  async (email) => {
    await using db = await freshDatabase();
    expect(await roleOf(db, await addPerson(db, { email }))).toBe("user");
  },
);

test("a confirmed account that changes to the operator's address does not become owner", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db, { email: "someone@example.com" });
  await db.sql`update auth.users set email = ${OWNER} where id = ${person.id}`;
  expect(await roleOf(db, person)).toBe("user");
});

test("whoever registers the operator's address after the first owner is gone stays a user", async () => {
  await using db = await freshDatabase();
  const first = await addPerson(db, { email: OWNER });
  expect(await roleOf(db, first)).toBe("owner");
  await db.sql`delete from auth.users where id = ${first.id}`;
  expect(await roleOf(db, await addPerson(db, { email: OWNER }))).toBe("user");
});

test("a handle acts as the role of the database, not of the token", async () => {
  await using db = await freshDatabase();
  const [user, admin, owner] = [
    await addPerson(db),
    await addPerson(db, { role: "admin" }),
    await addPerson(db, { role: "owner" }),
  ];
  expect(await roleOrRefusal(db, owner)).toBe("portal_user");
  expect(await roleOrRefusal(db, user, openAdminDb as never)).toBe("forbidden");
  expect(await roleOrRefusal(db, admin, openAdminDb as never)).toBe("portal_admin");
  expect(await roleOrRefusal(db, owner, openAdminDb as never)).toBe("portal_admin");
  expect(await roleOrRefusal(db, admin, openOwnerDb as never)).toBe("forbidden");
  expect(await roleOrRefusal(db, owner, openOwnerDb as never)).toBe("portal_owner");
});

test("a person is refused with the reason: session ended, unconfirmed, suspended, banned, deleted", async () => {
  await using db = await freshDatabase();
  const signedOut = await addPerson(db);
  await db.sql`delete from auth.sessions where user_id = ${signedOut.id}`;
  expect(await roleOrRefusal(db, signedOut)).toBe("session-ended");

  const expired = await addPerson(db);
  await db.sql`update auth.sessions set not_after = now() - interval '1 second' where user_id = ${expired.id}`;
  expect(await roleOrRefusal(db, expired)).toBe("session-ended");

  const another = await addPerson(db);
  const { claims } = await addPerson(db);
  const stolen = { ...another, claims: { ...claims, sub: another.id } };
  expect(await roleOrRefusal(db, stolen)).toBe("session-ended");

  expect(await roleOrRefusal(db, await addPerson(db, { confirmed: false }))).toBe("unconfirmed");
  expect(await roleOrRefusal(db, await addPerson(db, { status: "suspended" }))).toBe("suspended");

  const banned = await addPerson(db);
  await db.sql`update auth.users set banned_until = now() + interval '1 hour' where id = ${banned.id}`;
  expect(await roleOrRefusal(db, banned)).toBe("suspended");

  const deleted = await addPerson(db);
  await db.sql`update auth.users set deleted_at = now() where id = ${deleted.id}`;
  expect(await roleOrRefusal(db, deleted)).toBe("session-ended");
});

test("whoever has a second factor acts only with a token and a session that showed it", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db, { secondFactor: true });
  expect(await roleOrRefusal(db, person)).toBe("portal_user");
  const stolen = { ...person, claims: { ...person.claims, aal: "aal1" as const } };
  expect(await roleOrRefusal(db, stolen)).toBe("second-factor-unshown");
  await db.sql`update auth.sessions set aal = 'aal1' where user_id = ${person.id}`;
  expect(await roleOrRefusal(db, person)).toBe("second-factor-unshown");
  await db.sql`update auth.mfa_factors set status = 'unverified' where user_id = ${person.id}`;
  expect(await roleOrRefusal(db, stolen)).toBe("portal_user");
});

test("staff need a second factor where the operator says so, and for their work as staff alone", async () => {
  await using db = await freshDatabase();
  const bare = await addPerson(db, { role: "owner" });
  const [admin, owner] = [
    await addPerson(db, { role: "admin", secondFactor: true }),
    await addPerson(db, { role: "owner", secondFactor: true }),
  ];
  await migrate({ url: db.url("postgres"), staffSecondFactor: "required" });
  expect(await roleOrRefusal(db, bare)).toBe("portal_user");
  expect(await roleOrRefusal(db, bare, openAdminDb as never)).toBe("second-factor-missing");
  expect(await roleOrRefusal(db, bare, openOwnerDb as never)).toBe("second-factor-missing");
  expect(await roleOrRefusal(db, await addPerson(db), openAdminDb as never)).toBe("forbidden");
  expect(await roleOrRefusal(db, admin, openAdminDb as never)).toBe("portal_admin");
  expect(await roleOrRefusal(db, owner, openOwnerDb as never)).toBe("portal_owner");
  // A token that is true of a factor which is gone since.
  await db.sql`delete from auth.mfa_factors where user_id = ${admin.id}`;
  expect(await roleOrRefusal(db, admin, openAdminDb as never)).toBe("second-factor-missing");
  await migrate({ url: db.url("postgres") });
  expect(await roleOrRefusal(db, bare, openOwnerDb as never)).toBe("second-factor-missing");
  await migrate({ url: db.url("postgres"), staffSecondFactor: "offered" });
  expect(await roleOrRefusal(db, bare, openOwnerDb as never)).toBe("portal_owner");
});

test("a session ends 30 days after it began and 7 days after it was renewed last", async () => {
  await using db = await freshDatabase();
  const { id, claims } = await addPerson(db);
  const enter = () => openUserDb(db.connect(), claims).read((tx) => tx.execute(sql`select * from app.list_sessions()`));
  const age = (days: number, renewed: number) => db.sql`
    update auth.sessions set created_at = now() - make_interval(days => ${days}, mins => -1),
      refreshed_at = (now() - make_interval(days => ${renewed}, mins => -1)) at time zone 'utc' where user_id = ${id}`;
  await age(30, 7);
  expect(await enter()).toHaveLength(1);
  for (const [days, renewed] of [
    [31, 0],
    [29, 8],
  ] as const) {
    await age(days, renewed);
    await expect(enter()).rejects.toMatchObject({ reason: "session-ended" });
  }
  await db.sql`update auth.sessions set created_at = now() - interval '8 days', refreshed_at = null where user_id = ${id}`;
  await expect(enter()).rejects.toMatchObject({ reason: "session-ended" });
});

test("a refused caller's statements change nothing, although they were sent with the refused head", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db, { status: "suspended" });
  const write = openUserDb(db.connect(), person.claims).write((tx) =>
    tx.update(users).set({ name: "Changed" }).where(eq(users.id, person.id)),
  );
  await expect(write).rejects.toMatchObject({ name: "IdentityRefused", reason: "suspended" });
  expect(await db.sql`select name from public.users where id = ${person.id}`).toEqual([{ name: "Ada Byrne" }]);
});
