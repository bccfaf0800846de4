/** Everything that is held of the caller, as one JSON file that is written while it is read. */
import { type SQL, sql } from "drizzle-orm";
import type { UserDb } from "#db/rls.server.ts";
import { CALLER } from "#db/schema/columns.ts";

type Row = Record<string, unknown>;
type Reader = (after: string) => SQL;

const PAGE_SIZE = 25;
const FIRST_UUID = "00000000-0000-0000-0000-000000000000";

/** Whole rows, so that a new column is in the file by itself; ordered by id, so that a page begins below the last one. */
const LISTS: Record<string, { first: string; read: Reader }> = {
  clients: ownRows((after) => sql`select * from clients where user_id = ${CALLER} and id > ${after}::uuid`),
  assessments: ownRows((after) => sql`select * from assessments where user_id = ${CALLER} and id > ${after}::uuid`),
  // The text of what is not paid is not there to be read.
  documents: ownRows(
    (
      after,
    ) => sql`select d.*, c.generated_content from documents d left join document_contents c on c.document_id = d.id
      where d.user_id = ${CALLER} and d.id > ${after}::uuid`,
  ),
  payments: ownRows((after) => sql`select * from payments where user_id = ${CALLER} and id > ${after}::uuid`),
  deliveries: ownRows(
    (after) => sql`select id, document_id, user_id, reason, status, attempts, next_attempt_at, created_at, sent_at
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
 * The file, in pieces of at most 25 rows; each is read in a transaction of its own under the caller's policies. When reading fails
 * on the way the stream fails, and what arrived is visibly no whole file.
 *
 * @param now written into the file
 * @throws what the handle throws, before there is a stream
 */
export async function openExport(db: UserDb, { now }: { now: Date }): Promise<ReadableStream<Uint8Array>> {
  const [[user], sessions] = await db.read((tx) =>
    Promise.all([
      tx.execute<{ row: Row }>(sql`select to_jsonb(u) as row from users u where u.id = ${CALLER}`),
      tx.execute<{ row: Row }>(sql`select to_jsonb(s) as row from app.list_sessions() s`),
    ]),
  );
  const head = { exported_at: now.toISOString(), user: user?.row, sessions: sessions.map(({ row }) => row) };
  return toStream(writeFile(db, head));
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

function toStream(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
