import postgres from "postgres";
import { expect, test } from "vitest";
import { readProtection } from "#db/protection.ts";
import { availableMajors, freshDatabase, type TestDatabase } from "#tests/support/database.ts";

test("every privilege on the database, our schemas, tables, columns, sequences and functions, and every trigger, is in the checked-in list", async () => {
  await using db = await freshDatabase();
  const lines = await readProtection(db.sql);
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("../../db/protection.txt");
});

/** A type of the Worker's login, named as the server's own, whose check says as whom it ran; then a function of ours with such a variable. */
const SEIZURE = `
  create function pg_temp.seize(pg_catalog.text) returns bool language plpgsql as
    $$ begin raise exception 'ran as %', current_user; end $$;
  create domain pg_temp.text as pg_catalog.text check (pg_temp.seize(value));
  set local role portal_service;
  select app.record_payment_state(gen_random_uuid(), 'simulator', 'forged', 'failed')`;

async function seize(db: TestDatabase): Promise<string> {
  const sql = postgres(db.url(), { max: 1, onnotice: () => {} });
  try {
    await sql.begin((tx) => tx.unsafe(SEIZURE));
    return "did what it is for";
  } catch (error) {
    return String(error);
  } finally {
    await sql.end();
  }
}

const giveTemporary = (db: TestDatabase) =>
  db.sql`select format('grant temporary on database %I to portal_worker', current_database()) as text`.then(([row]) =>
    db.sql.unsafe(row?.text),
  );

test.for(availableMajors())(
  "the Worker's login can make nothing that a function of ours would run as its owner, on PostgreSQL %i",
  async (major) => {
    await using db = await freshDatabase({ major });
    expect(await seize(db)).toContain("permission denied to create temporary tables");
    await giveTemporary(db);
    expect(await seize(db)).toBe("did what it is for");
  },
);

test("with temporary objects and a search path that does not name them, it runs as the owner of the tables", async () => {
  await using db = await freshDatabase();
  await giveTemporary(db);
  await db.sql.unsafe("alter function app.record_payment_state set search_path = ''");
  expect(await seize(db)).toContain("ran as postgres");
});
