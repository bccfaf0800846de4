import { expect, test } from "vitest";
import { isFiltered, readUserFilter, type UserFilter, withQuery } from "#app/features/admin/user-filter.ts";
import {
  changeUser,
  findManagedUser,
  listManagedUsers,
  listUsers,
  type ManagedUser,
  removeSecondFactor,
} from "#app/features/admin/users.server.ts";
import { IdentityRefused } from "#db/errors.server.ts";
import { type AdminDb, type OwnerDb, openOwnerDb, openUserDb } from "#db/rls.server.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { addYear, openAdmin, openOwner } from "./portal-year.ts";

const ALL: UserFilter = { search: "", shown: "all", group: "all" };

/** Every page after the other. */
async function listAll(db: AdminDb | OwnerDb, filter: Partial<UserFilter>): Promise<string[]> {
  const ids: string[] = [];
  let before: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listUsers>> = await listUsers(db, { filter: { ...ALL, ...filter }, before });
    ids.push(...page.rows.map(({ id }) => id));
    before = page.next;
  } while (before !== null);
  return ids;
}

async function idsOf(db: TestDatabase, where: string): Promise<string[]> {
  const rows = await db.sql.unsafe(`select id from public.users u where ${where} order by created_at desc, id desc`);
  return rows.map(({ id }) => id);
}

/** What a word of a search may be found in. */
const ANYWHERE = "concat_ws(' ', name, email, company)";

test.each([
  [{}, "true"],
  [{ group: "admins" }, "role in ('admin', 'owner')"],
  [{ group: "recent" }, "created_at >= now() - interval '30 days'"],
  [{ group: "with-industry" }, "profile ->> 'industry' is not null"],
  [{ shown: "active" }, "status = 'active'"],
  [{ shown: "with-clients" }, "exists (select from public.clients c where c.user_id = u.id)"],
  [{ shown: "with-company" }, "company <> ''"],
  [{ search: "FIRM 1" }, `company ilike '%firm%' and ${ANYWHERE} like '%1%'`],
  [{ search: "3 member", shown: "with-company" }, `name like 'Member%' and ${ANYWHERE} like '%3%' and company <> ''`],
  [{ search: "%" }, "false"],
  [{ search: "_" }, "false"],
  [{ search: "\\" }, "false"],
  [{ search: "' or 1=1 --" }, "false"],
] as const)("the filter %j passes who it should, page by page and newest first", async (filter, where) => {
  await using db = await freshDatabase();
  const { members } = await addYear(db);
  await db.sql`update public.users set status = 'suspended' where id = ${members[7]?.id ?? ""}`;
  const admin = await openAdmin(db);
  expect(await listAll(admin, filter)).toEqual(await idsOf(db, where));
});

test("a listed person comes with an industry and a number of accounts, and with no more of the profile", async () => {
  await using db = await freshDatabase();
  const { members } = await addYear(db);
  const filter = { ...ALL, search: members[0]?.email ?? "" };
  const { rows } = await listUsers(await openAdmin(db), { filter, before: null });
  expect(rows).toMatchObject([{ name: "Member 0", industry: "Healthcare", accounts: 12 }]);
  expect(JSON.stringify(rows)).not.toContain("Hidden");
});

test.each([
  "",
  "x",
  "0001-01-01T00:00:00.000Z_7f7a1a0e-0000-4000-8000-000000000000",
  "2026-13-99T00:00:00.000Z_x",
  "\u0000",
])("the cursor %j, which is none of ours, begins at the top", async (before) => {
  await using db = await freshDatabase();
  const admin = await openAdmin(db);
  expect((await listUsers(admin, { filter: ALL, before })).rows).toHaveLength(1);
});

test("an address is read as a filter whatever it holds", () => {
  expect(readUserFilter(new URLSearchParams("q=%00a%0a&show=__proto__&filter=admins"))).toEqual({
    search: "a",
    shown: "all",
    group: "admins",
  });
  expect(readUserFilter(new URLSearchParams(`q=${"x".repeat(5000)}`)).search).toHaveLength(100);
  expect(withQuery(new URLSearchParams("q=a%26b&edit=1"), { edit: null, open: "2" })).toBe("?q=a%26b&open=2");
});

function inputOf({ id, updatedAt, name, company, role, status }: ManagedUser) {
  return { userId: id, seen: updatedAt.toISOString(), name, company, role, status };
}

async function managed(owner: OwnerDb, { id }: Person): Promise<ManagedUser> {
  const user = await findManagedUser(owner, { userId: id });
  if (!user) throw new Error("nobody there");
  return user;
}

test("an edit is saved, with one line in the audit log that names the fields and no values of the person", async () => {
  await using db = await freshDatabase();
  const { person: self, owner } = await openOwner(db);
  const ada = await addPerson(db);
  const before = await managed(owner, ada);
  const result = await changeUser(owner, { ...inputOf(before), name: "Ada New", company: "", role: "admin" });
  expect(result).toEqual({ ok: true, value: null });
  expect(await managed(owner, ada)).toMatchObject({ name: "Ada New", company: "", role: "admin", status: "active" });
  const lines = await db.sql`select actor_id, entity_id, detail from public.audit_events where action = 'user.changed'`;
  expect(lines).toEqual([
    {
      actor_id: self.id,
      entity_id: ada.id,
      detail: { fields: ["name", "company", "role"], role: "admin", status: "active" },
    },
  ]);
});

test("nothing changed is nothing written", async () => {
  await using db = await freshDatabase();
  const { owner } = await openOwner(db);
  const before = await managed(owner, await addPerson(db));
  expect(await changeUser(owner, inputOf(before))).toMatchObject({ ok: true });
  expect(await db.sql`select from public.audit_events where action = 'user.changed'`).toHaveLength(0);
});

test("suspending ends every session at once, and nothing of the account is lost", async () => {
  await using db = await freshDatabase();
  const { owner } = await openOwner(db);
  const ada = await addPerson(db);
  const user = openUserDb(db.connect(), ada.claims);
  await user.read(async () => {});
  await changeUser(owner, { ...inputOf(await managed(owner, ada)), status: "suspended" });
  expect(await db.sql`select from auth.sessions where user_id = ${ada.id}`).toHaveLength(0);
  await expect(openUserDb(db.connect(), ada.claims).read(async () => {})).rejects.toThrow(IdentityRefused);
  expect(await managed(owner, ada)).toMatchObject({ name: "Ada Byrne", status: "suspended" });
});

test.each([{ role: "user" }, { role: "admin" }, { status: "suspended" }] as const)(
  "an owner does not make oneself %j",
  async (change) => {
    await using db = await freshDatabase();
    const { person, owner } = await openOwner(db);
    const before = await managed(owner, person);
    expect(await changeUser(owner, { ...inputOf(before), ...change })).toEqual({ ok: false, code: "own-account" });
    expect(await managed(owner, person)).toEqual(before);
    expect(await changeUser(owner, { ...inputOf(before), name: "Me" })).toMatchObject({ ok: true });
  },
);

test("an owner takes somebody's second factor away: their sessions end, the log and a mail say so, and the password is enough", async () => {
  await using db = await freshDatabase();
  const { owner, person: self } = await openOwner(db);
  const ada = await addPerson(db, { secondFactor: true });
  await db.sql`update auth.users set last_sign_in_at = now()`;
  expect(await managed(owner, ada)).toMatchObject({ hasSecondFactor: true });
  expect(await removeSecondFactor(owner, { userId: ada.id })).toEqual({ ok: true, value: null });
  expect(await managed(owner, ada)).toMatchObject({ hasSecondFactor: false });
  expect(await db.sql`select from auth.sessions where user_id = ${ada.id}`).toHaveLength(0);
  expect(await db.sql`select user_id, reason from public.deliveries`).toEqual([
    { user_id: ada.id, reason: "second-factor-removed" },
  ]);
  const action = "user.second-factor-removed";
  expect(await db.sql`select actor_id, entity_id from public.audit_events where action = ${action}`).toEqual([
    { actor_id: self.id, entity_id: ada.id },
  ]);
  expect(await removeSecondFactor(owner, { userId: ada.id })).toEqual({ ok: false, code: "none" });
  expect(await removeSecondFactor(owner, { userId: self.id })).toEqual({ ok: false, code: "own-account" });
  expect(await removeSecondFactor(owner, { userId: crypto.randomUUID() })).toEqual({ ok: false, code: "not-found" });
});

test("a save from a version that is not the newest changes nothing", async () => {
  await using db = await freshDatabase();
  const { owner } = await openOwner(db);
  const ada = await addPerson(db);
  const before = await managed(owner, ada);
  await db.sql`update public.users set name = 'Elsewhere' where id = ${ada.id}`;
  expect(await changeUser(owner, { ...inputOf(before), name: "Late" })).toMatchObject({
    ok: false,
    code: "changed",
    stored: { name: expect.not.stringContaining("Late"), updatedAt: expect.any(Date) },
  });
  expect((await managed(owner, ada)).name).toBe("Elsewhere");
});

test("an id that is nobody's is not found", async () => {
  await using db = await freshDatabase();
  const { person, owner } = await openOwner(db);
  const input = { ...inputOf(await managed(owner, person)), userId: crypto.randomUUID() };
  expect(await changeUser(owner, input)).toEqual({ ok: false, code: "not-found" });
  for (const userId of [input.userId, "x", ""]) expect(await findManagedUser(owner, { userId })).toBeNull();
});

test("of owners who unmake each other at the same moment, one always remains", async () => {
  await using db = await freshDatabase();
  for (let round = 0; round < 5; round++) {
    const [one, two] = [await openOwner(db), await openOwner(db)];
    const [first, second] = [await managed(one.owner, one.person), await managed(one.owner, two.person)];
    const outcomes = await Promise.allSettled([
      changeUser(openOwnerDb(db.connect(), one.person.claims), { ...inputOf(second), role: "user" }),
      changeUser(openOwnerDb(db.connect(), two.person.claims), { ...inputOf(first), role: "user" }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const owners = await db.sql`
      select from public.users where role = 'owner' and id in (${one.person.id}, ${two.person.id})`;
    expect(owners).toHaveLength(1);
  }
});

test("the last sign-in is the true one, and null for who never came", async () => {
  await using db = await freshDatabase();
  const { owner } = await openOwner(db);
  const ada = await addPerson(db);
  await db.sql`update auth.users set last_sign_in_at = '2026-01-02T03:04:05Z' where id = ${ada.id}`;
  const { rows } = await listManagedUsers(owner, { filter: ALL, before: null });
  const lastOf = (id: string | undefined) => rows.find((row) => row.id === id)?.lastSignIn;
  expect(lastOf(ada.id)).toEqual(new Date("2026-01-02T03:04:05Z"));
  expect(rows.filter(({ id }) => id !== ada.id).map(({ lastSignIn }) => lastSignIn)).toEqual([null]);
});

test.each([
  ["", false],
  ["q=+", false],
  ["show=none&filter=none", false],
  ["q=ada", true],
  ["show=active", true],
  ["filter=admins", true],
])("the address ?%s narrows the list: %s", (query, narrowed) => {
  expect(isFiltered(readUserFilter(new URLSearchParams(query)))).toBe(narrowed);
});
