/** Streams an archive of everything held about the caller. */
import { type SQL, sql } from "drizzle-orm";
import { fileName } from "#app/shared/content-disposition.ts";
import { openZip } from "#app/shared/zip.ts";
import type { UserDb } from "#db/rls.server.ts";
import { CALLER } from "#db/schema/columns.ts";

type Row = Record<string, unknown>;
type Reader = (after: string) => SQL;

const PAGE_SIZE = 25;
const FIRST_UUID = "00000000-0000-0000-0000-000000000000";

/** Whole rows where possible, so that a new column is exported without a change here; ordered by id, so that each page continues the last. */
const LISTS: Record<string, { first: string; read: Reader }> = {
  clients: ownRows((after) => sql`select * from clients where user_id = ${CALLER} and id > ${after}::uuid`),
  assessments: ownRows((after) => sql`select * from assessments where user_id = ${CALLER} and id > ${after}::uuid`),
  // The caller's policies hide the text of an unpaid document.
  documents: ownRows(
    (
      after,
    ) => sql`select d.*, c.generated_content, c.provenance from documents d left join document_contents c on c.document_id = d.id
      where d.user_id = ${CALLER} and d.id > ${after}::uuid`,
  ),
  payments: ownRows((after) => sql`select * from payments where user_id = ${CALLER} and id > ${after}::uuid`),
  receipts: ownRows((after) => sql`select * from receipts where user_id = ${CALLER} and id > ${after}::uuid`),
  deliveries: ownRows(
    (
      after,
    ) => sql`select id, document_id, payment_id, amount_minor, detail, user_id, reason, status, attempts, next_attempt_at, created_at, sent_at, bounced_at
      from deliveries where user_id = ${CALLER} and id > ${after}::uuid`,
  ),
  events: {
    first: "0",
    read: (after) =>
      sql`select to_jsonb(e) as row from app.list_own_events(${after}::bigint, ${PAGE_SIZE}::integer) e order by e.id`,
  },
};

function ownRows(select: Reader): { first: string; read: Reader } {
  return {
    first: FIRST_UUID,
    read: (after) =>
      sql`select to_jsonb(r) as row from (${select(after)} order by id limit ${PAGE_SIZE}) r order by r.id`,
  };
}

/**
 * A zip archive: `data.json` with every row, the logo, and each paid document as a Markdown file. At most 25 rows are read at a time, each
 * time in a transaction of its own under the caller's policies. If reading fails midway, the stream fails, and what has arrived is visibly
 * incomplete.
 *
 * @param now written into the file
 * @throws what the handle throws, if the first reading fails
 */
export async function openExport(db: UserDb, { now }: { now: Date }): Promise<ReadableStream<Uint8Array>> {
  const [[user], [factor], sessions, browsers, [logo]] = await db.read((tx) =>
    Promise.all([
      tx.execute<{ row: Row }>(sql`select to_jsonb(u) as row from users u where u.id = ${CALLER}`),
      tx.execute<{ row: Row }>(sql`select to_jsonb(f) as row from app.second_factor() f`),
      tx.execute<{ row: Row }>(sql`select to_jsonb(s) as row from app.list_sessions() s`),
      tx.execute<{ row: Row }>(
        sql`select to_jsonb(b) as row
          from (select user_id, first_used_at, last_used_at from browsers where user_id = ${CALLER} order by first_used_at) b`,
      ),
      tx.execute<{ row: Row; bytes: Uint8Array }>(
        sql`select to_jsonb(l) - 'bytes' as row, l.bytes from logos l where l.user_id = ${CALLER}`,
      ),
    ]),
  );
  const head = {
    exported_at: now.toISOString(),
    user: user?.row,
    two_step_verification: factor?.row,
    sessions: sessions.map(({ row }) => row),
    browsers: browsers.map(({ row }) => row),
    logo: logo?.row,
  };
  return toStream(writeArchive(db, { head, now, logo: logo && { type: String(logo.row.type), bytes: logo.bytes } }));
}

type Archive = { head: object; now: Date; logo?: { type: string; bytes: Uint8Array } };

async function* writeArchive(db: UserDb, { head, now, logo }: Archive): AsyncGenerator<Uint8Array> {
  const zip = openZip(now);
  yield zip.begin("data.json");
  for await (const piece of writeFile(db, head)) yield zip.write(piece);
  yield zip.finish();
  if (logo) {
    yield zip.begin(logo.type === "image/png" ? "logo.png" : "logo.jpg");
    yield zip.write(logo.bytes);
    yield zip.finish();
  }
  for await (const { name, text } of readDocuments(db)) {
    yield zip.begin(name);
    yield zip.write(text);
    yield zip.finish();
  }
  yield zip.end();
}

type PaidDocument = { id: string; title: string; client: string; day: string; text: string };

/** Part of the id keeps apart documents whose names would be the same. */
async function* readDocuments(db: UserDb): AsyncGenerator<{ name: string; text: string }> {
  let after = FIRST_UUID;
  for (;;) {
    const rows = await db.read((tx) =>
      tx.execute<PaidDocument>(sql`
        select d.id, d.title, coalesce(d.client_snapshot ->> 'company', '') as client,
          to_char(d.created_at at time zone 'utc', 'YYYY-MM-DD') as day, c.generated_content as text
        from documents d join document_contents c on c.document_id = d.id
        where d.user_id = ${CALLER} and d.id > ${after}::uuid order by d.id limit ${PAGE_SIZE}`),
    );
    for (const { id, title, client, day, text } of rows) {
      yield { name: `documents/${fileName([title, client, day, id.slice(0, 8)], "md")}`, text };
      after = id;
    }
    if (rows.length < PAGE_SIZE) return;
  }
}

async function* writeFile(db: UserDb, head: object): AsyncGenerator<string> {
  yield JSON.stringify(head).slice(0, -1);
  for (const [name, { first, read }] of Object.entries(LISTS)) {
    yield `,\n${JSON.stringify(name)}:[`;
    let after: string | null = first;
    let isFirst = true;
    while (after !== null) {
      const query = read(after);
      const rows = await db.read((tx) => tx.execute<{ row: Row }>(query));
      yield rows.map(({ row }, at) => `${isFirst && at === 0 ? "\n" : ",\n"}${JSON.stringify(row)}`).join("");
      isFirst = false;
      after = rows.length === PAGE_SIZE ? String(rows.at(-1)?.row.id) : null;
    }
    yield "]";
  }
  yield "}\n";
}

function toStream(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
