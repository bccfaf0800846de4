import { expect, test } from "vitest";
import { exportUsers } from "#app/features/admin/export.server.ts";
import type { UserFilter } from "#app/features/admin/user-filter.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { addPerson } from "#tests/support/people.ts";
import { openOwner } from "./portal-year.ts";

const ALL: UserFilter = { search: "", shown: "all", group: "all" };

async function textOf(stream: ReadableStream): Promise<string> {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await new Response(stream).arrayBuffer());
}

test("the file has the specified columns, a line for each user, and nothing that a spreadsheet would run", async () => {
  await using db = await freshDatabase();
  const { person, owner } = await openOwner(db);
  const eve = await addPerson(db, { email: "eve@example.com", metadata: { name: '=1+1","x', company: "+44 Ltd" } });
  await db.sql`update public.users set created_at = '2026-01-02T03:04:05Z', profile = '{"industry":"@Retail"}' where id = ${eve.id}`;
  await db.sql`update public.users set created_at = '2026-01-01T00:00:00Z', name = 'Zoë' where id = ${person.id}`;
  await db.sql`update auth.users set last_sign_in_at = '2026-02-03T04:05:06.789Z' where id = ${eve.id}`;
  await db.sql`insert into public.clients (user_id, name, email, company) values (${eve.id}, 'N', 'e', 'c')`;
  expect(await textOf(await exportUsers(owner, { filter: ALL }))).toBe(
    [
      '\ufeff"Name","Email","Company","Role","Join Date","Last Login","Status","Clients","Industry"',
      `"'=1+1"",""x","eve@example.com","'+44 Ltd","user","2026-01-02","2026-02-03T04:05:06.789Z","active","1","'@Retail"`,
      `"Zoë","${person.email}","Byrne Ltd","owner","2026-01-01","","active","0",""`,
      "",
    ].join("\r\n"),
  );
});

test("the file honours the filter, and the audit log says that it was taken but not what was searched for", async () => {
  await using db = await freshDatabase();
  const { person, owner } = await openOwner(db);
  await addPerson(db, { email: "eve@example.com" });
  const text = await textOf(await exportUsers(owner, { filter: { ...ALL, search: "eve@", shown: "active" } }));
  expect(text.trim().split("\r\n")).toHaveLength(2);
  const lines =
    await db.sql`select actor_id, actor_role, detail from public.audit_events where action = 'users.exported'`;
  expect(lines).toEqual([
    { actor_id: person.id, actor_role: "portal_owner", detail: { filter: "active, all", searched: true } },
  ]);
});

test("thousands come in pieces, each user once", { timeout: 30_000 }, async () => {
  await using db = await freshDatabase();
  const { owner } = await openOwner(db);
  await db.sql`
    insert into auth.users (id, email, raw_user_meta_data)
    select gen_random_uuid(), 'many' || n || '@example.com', '{}' from generate_series(1, 2500) n`;
  const pieces: string[] = [];
  for await (const piece of (await exportUsers(owner, { filter: ALL })).pipeThrough(new TextDecoderStream()))
    pieces.push(piece);
  expect(pieces).toHaveLength(3);
  const addresses = [...pieces.join("").matchAll(/many\d+@example\.com/g)].map(([address]) => address);
  expect(addresses).toHaveLength(2500);
  expect(new Set(addresses).size).toBe(2500);
});
