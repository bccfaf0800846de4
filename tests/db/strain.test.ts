/** Answers that were lost after the commit, and more callers than connections (R-04 and R-07 in tests/security). */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { DatabaseUnavailable } from "#db/errors.server.ts";
import { openUserDb } from "#db/rls.server.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { addAssessment, addClient, addPerson, createDocument } from "#tests/support/people.ts";
import { startPostgresProxy } from "#tests/support/postgres-proxy.ts";

const LOST_COMMITS = process.env.SOAK ? 200 : 15;
const CALLERS = 60;

test("a commit whose answer was lost is unavailable, and asking again makes no second document", async () => {
  await using db = await freshDatabase();
  await using proxy = await startPostgresProxy(db.port);
  const person = await addPerson(db);
  const clientId = await addClient(db, person);
  const connection = db.connect({ url: db.url().replace(`:${db.port}/`, `:${proxy.port}/`) });
  const user = openUserDb(connection, person.claims);
  for (let time = 0; time < LOST_COMMITS; time++) {
    const assessmentId = await addAssessment(db, person);
    proxy.behave("lose commits");
    await expect(createDocument(user, { assessmentId, clientId })).rejects.toBeInstanceOf(DatabaseUnavailable);
    proxy.behave("pass");
    const made = await db.sql`select id from documents where assessment_id = ${assessmentId}`;
    expect(made).toHaveLength(1);
    expect(await createDocument(user, { assessmentId, clientId })).toBe(made[0]?.id);
  }
  const [counts] = await db.sql`
    select count(*)::int as documents, (select count(*)::int from document_contents) as texts from documents`;
  expect(counts).toEqual({ documents: LOST_COMMITS, texts: LOST_COMMITS });
}, 600_000);

test("of more callers than there are connections each is answered or told so, and afterwards all are answered", async () => {
  await using db = await freshDatabase();
  const people = await Promise.all(Array.from({ length: 4 }, () => addPerson(db)));
  const ask = async (at: number) => {
    const person = people.at(at % people.length);
    const read = openUserDb(db.connect(), person?.claims ?? { sub: "", session_id: "", aal: "aal1" }).read((tx) =>
      tx.execute<{ id: string }>(sql`select id from public.users`),
    );
    const seen = await read.catch((error) => error);
    return seen instanceof Error ? seen.name : seen[0]?.id === person?.id;
  };
  const askAll = async () => new Set(await Promise.all(Array.from({ length: CALLERS }, (_, at) => ask(at))));
  const [{ name } = { name: "" }] = await db.sql<{ name: string }[]>`select current_database() as name`;

  await db.sql.unsafe(`alter database ${name} connection limit 8`);
  expect(await askAll()).toEqual(new Set([true, "DatabaseUnavailable"]));
  await db.sql.unsafe(`alter database ${name} connection limit -1`);
  expect(await askAll()).toEqual(new Set([true]));
});
