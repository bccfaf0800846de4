/** The order of a list of clients, and which clients it contains. */
import { and, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import { byDate, byText, holdsWords, type ListOrder } from "#app/shared/list-order.server.ts";
import { clients } from "#db/schema/clients.ts";
import { CALLER } from "#db/schema/columns.ts";
import type { ClientList, ClientOrder } from "./list-address.ts";

type Row = { id: string; name: string; company: string; createdAt: Date };

const { id, name, company, email, createdAt, userId, archivedAt } = clients;

/** Each order has an index of its own, which begins with the owner. */
const ORDERS: Record<ClientOrder, ListOrder<Row>> = {
  newest: byDate({ createdAt, id }, "newest"),
  name: byText(name, id, (row) => row.name),
  company: byText(company, id, (row) => row.company),
};

export function orderOf({ order }: Pick<ClientList, "order">): ListOrder<Row> {
  return ORDERS[order];
}

/** Selects the caller's clients in the list: each word must occur in the name, the email address or the company. */
export function holds({ text, archived }: Pick<ClientList, "text" | "archived">): SQL | undefined {
  const isThere = archived ? isNotNull(archivedAt) : isNull(archivedAt);
  return and(eq(userId, CALLER), isThere, ...holdsWords(text, [name, email, company]));
}
