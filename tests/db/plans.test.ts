import { expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { openRunner } from "./policies.runner.ts";

const PEOPLE = 100;
const ROWS_EACH = 100;

/** A hundred people with a hundred rows each; answers with one of them. */
async function crowd(db: TestDatabase): Promise<Person> {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => addPerson(db)));
  const ids = people.map(({ id }) => id);
  const each = db.sql`unnest(${ids}::uuid[]) u(id), generate_series(1, ${ROWS_EACH}) n`;
  const when = db.sql`now() - n * interval '1 hour'`;
  await db.sql`alter table public.clients disable trigger limit_rows`;
  await db.sql`alter table public.assessments disable trigger limit_rows`;
  await db.sql`insert into public.clients (user_id, name, email, company, created_at) select u.id, 'N', 'e', 'c', ${when} from ${each}`;
  await db.sql`insert into public.assessments (user_id, updated_at) select u.id, ${when} from ${each}`;
  await db.sql`
    insert into public.documents (user_id, assessment_id, title, description, template_type, responses, content_version, created_at)
    select u.id, gen_random_uuid(), 'T', '', 'T', '[]', '1', ${when} from ${each}
  `;
  await db.sql`
    insert into public.payments (document_id, user_id, provider, amount_minor, currency, created_at)
    select d.id, d.user_id, 'simulator', 9999, 'USD', d.created_at from public.documents d
  `;
  await db.sql`insert into public.deliveries (document_id, user_id, reason, created_at) select id, user_id, 'purchase', created_at from public.documents`;
  await db.sql`analyze`;
  const [person] = people;
  if (!person) throw new Error("Nobody is there");
  return person;
}

test("a person's lists come from an index in the order of the list, whoever else has rows", async () => {
  await using db = await freshDatabase();
  const person = await crowd(db);
  await using runner = openRunner(db, { a: person.claims });
  for (const [table, order, index] of [
    ["clients", "created_at", "clients_owner_order"],
    ["assessments", "updated_at", "assessments_owner_order"],
    ["documents", "created_at", "documents_owner_order"],
    ["payments", "created_at", "payments_owner_order"],
    ["deliveries", "created_at", "deliveries_owner_order"],
  ] as const) {
    for (const where of ["", "where user_id = (select app.uid())", `where (${order}, id) < (now(), '${person.id}')`]) {
      const statement = `select id from public.${table} ${where} order by ${order} desc, id desc limit 20`;
      const plan = await runner.explain("a", statement);
      expect(plan, statement).toContain(`using ${index}`);
      expect(plan, statement).not.toMatch(/Seq Scan|Sort/);
      expect(plan, "the caller is asked for once, not once a row").not.toMatch(
        /(Filter|Cond):.*(current_setting|uid\(\))/,
      );
    }
  }
});
