/** In which order a list of clients comes, which of them it holds, and where its next page begins. */
import { and, asc, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { isUuid } from "#app/shared/uuid.ts";
import { clients } from "#db/schema/clients.ts";
import { ALPHABETICAL, CALLER } from "#db/schema/columns.ts";
import type { ClientList, ClientOrder } from "./list-address.ts";

type Row = { id: string; name: string; company: string; createdAt: Date };
type Order = { by: SQL[]; after(value: string, id: string): SQL | undefined; keyOf(row: Row): string };

const { id, name, company, email, createdAt, userId, archivedAt } = clients;

const INSTANT = /^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** Each is served by an index of its own, which begins with the owner. */
const ORDERS: Record<ClientOrder, Order> = {
  newest: {
    by: [desc(createdAt), desc(id)],
    after: (value, afterId) => {
      if (!INSTANT.test(value)) return undefined;
      return sql`(${createdAt}, ${id}) < (${new Date(value).toISOString()}, ${afterId})`;
    },
    keyOf: (row) => row.createdAt.toISOString(),
  },
  name: alphabetical(name, (row) => row.name),
  company: alphabetical(company, (row) => row.company),
};

function alphabetical(column: AnyPgColumn, keyOf: Order["keyOf"]): Order {
  const sorted = sql`${column} ${ALPHABETICAL}`;
  return {
    by: [sorted, asc(id)],
    after: (value, afterId) => sql`(${sorted}, ${id}) > (${value}, ${afterId})`,
    keyOf,
  };
}

export function orderOf({ order }: ClientList): SQL[] {
  return ORDERS[order].by;
}

/** The caller's clients that the list asks for: every word stands somewhere in the name, the e-mail address or the company. */
export function holds({ text, archived }: ClientList): SQL | undefined {
  const words = text.split(/\s+/u).filter(Boolean);
  const found = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    return or(ilike(name, pattern), ilike(email, pattern), ilike(company, pattern));
  });
  return and(eq(userId, CALLER), archived ? isNotNull(archivedAt) : isNull(archivedAt), ...found);
}

/** Says where a page ended: what the list is ordered by, and the id that tells equals apart. */
export function cursorAt({ order }: ClientList, row: Row): string {
  return `${ORDERS[order].keyOf(row)}_${row.id}`;
}

/** What follows a cursor; one that we did not write begins at the top. */
export function below({ order }: ClientList, cursor: string | null): SQL | undefined {
  const [, value = "", afterId = ""] = /^(.{1,400})_([0-9a-f-]{36})$/su.exec(cursor ?? "") ?? [];
  if (!isUuid(afterId) || !value.isWellFormed() || value.includes("\0")) return undefined;
  return ORDERS[order].after(value, afterId);
}
