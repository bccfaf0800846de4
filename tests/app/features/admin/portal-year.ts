/** A year of a small portal, for the admin's tests: 40 people, their clients, documents, payments in two currencies, and some trouble. */
import { openAdminDb, openOwnerDb } from "#db/rls.server.ts";
import type { TestDatabase } from "#tests/support/database.ts";
import { addPerson, type Person } from "#tests/support/people.ts";

const MEMBERS = 40;

/** Person number n joined n times nine days ago; every fifth holds clients, and every second names an industry. */
export async function addYear(db: TestDatabase): Promise<{ members: Person[] }> {
  const members = await Promise.all(
    Array.from({ length: MEMBERS }, (_, n) =>
      addPerson(db, { metadata: { name: `Member ${n}`, company: n % 3 === 0 ? "" : `Firm ${n} Ltd` } }),
    ),
  );
  for (const [n, { id }] of members.entries()) {
    const profile = n % 2 === 0 ? { industry: "Healthcare", jobTitle: "Hidden Title" } : {};
    await db.sql`
      update public.users set created_at = now() - ${n * 9} * interval '1 day', profile = ${db.sql.json(profile)} where id = ${id}`;
  }
  const holders = members.filter((_, n) => n % 5 === 0).map(({ id }) => id);
  await db.sql`
    insert into public.clients (user_id, name, email, company, created_at)
    select u.id, 'Hidden Contact', 'hidden@contact.example', 'Customer ' || n || ' plc', now() - n * interval '3 days'
    from unnest(${holders}::uuid[]) u(id), generate_series(1, 12) n`;
  await db.sql`
    insert into public.documents
      (user_id, client_id, assessment_id, title, description, template_type, responses, content_version, created_at)
    select c.user_id, c.id, gen_random_uuid(), 'Azure Migration Strategy Solution Document', '', 'Azure Migration Strategy', '[]', '1',
      now() - ((row_number() over (order by c.id, n)) % 400) * interval '1 day'
    from public.clients c, generate_series(1, 3) n`;
  await db.sql`
    insert into public.assessments (user_id, step, created_at, completed_at)
    select d.user_id, 1 + n % 12, d.created_at, case when n % 4 = 0 then d.created_at end
    from (select *, row_number() over (order by id) as n from public.documents) d where n % 2 = 0`;
  await db.sql`
    with ranked as (select id, row_number() over (order by id) as n from public.documents)
    update public.documents d set is_paid = true, paid_at = d.created_at + interval '5 hours' from ranked r where r.id = d.id and r.n % 3 = 0`;
  await db.sql`
    insert into public.payments (document_id, user_id, provider, status, amount_minor, currency, created_at, succeeded_at)
    select id, user_id, 'simulator', 'succeeded', 9999, case when right(id::text, 1) < '4' then 'EUR' else 'USD' end, paid_at, paid_at
    from public.documents where is_paid`;
  return { members };
}

export async function openAdmin(db: TestDatabase) {
  return openAdminDb(db.connect(), (await addPerson(db, { role: "admin" })).claims);
}

export async function openOwner(db: TestDatabase) {
  const person = await addPerson(db, { role: "owner" });
  return { person, owner: openOwnerDb(db.connect(), person.claims) };
}
