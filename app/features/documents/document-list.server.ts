/** Lists the caller's documents: searched, filtered, ordered and page by page. */
import { and, eq, type SQL, sql } from "drizzle-orm";
import { requireQuestion } from "#app/features/catalogue/steps.ts";
import { below, byDate, byText, holdsWords, type ListOrder, pageOf } from "#app/shared/list-order.server.ts";
import type { UserDb } from "#db/rls.server.ts";
import { clients } from "#db/schema/clients.ts";
import { CALLER } from "#db/schema/columns.ts";
import { CLIENT_OF_DOCUMENT, documents } from "#db/schema/documents.ts";
import type { DocumentList, DocumentOrder } from "./list-address.ts";
import { type ListedDocument, latestMail, listedFields, type SummaryRow, toListed } from "./summary.server.ts";

export const PAGE_SIZE = 20;

export const SOLUTION_TYPES = requireQuestion("solution-type").options;

export type ListedDocuments = {
  documents: ListedDocument[];
  /** The cursor for the documents after these; null at the end. */
  next: string | null;
  /** The client, if the list is of one client's documents. */
  client: { name: string; company: string } | null;
};

/** Lists the caller's documents, twenty at a time, without their text. Takes two round trips. */
export async function listDocuments(
  db: UserDb,
  { list, before }: { list: DocumentList; before: string | null },
): Promise<ListedDocuments> {
  const order = ORDERS[list.order];
  const [found, client] = await db.read((tx) => {
    const mail = latestMail(tx);
    return Promise.all([
      tx
        .select(listedFields(mail))
        .from(documents)
        .leftJoinLateral(mail, sql`true`)
        .where(and(holds(list), below(order, before)))
        .orderBy(...order.by)
        .limit(PAGE_SIZE + 1),
      list.clientId === null
        ? []
        : tx
            .select({ name: clients.name, company: clients.company })
            .from(clients)
            .where(and(eq(clients.userId, CALLER), eq(clients.id, list.clientId))),
    ]);
  });
  const { rows, next } = pageOf(order, found, PAGE_SIZE);
  return { documents: rows.map(toListed), next, client: client[0] ?? null };
}

const { id, title, createdAt } = documents;

/** Each has its own index, which begins with the owner. */
const ORDERS: Record<DocumentOrder, ListOrder<SummaryRow>> = {
  newest: byDate({ createdAt, id }, "newest"),
  oldest: byDate({ createdAt, id }, "oldest"),
  title: byText(title, id, (row) => row.title),
  client: byText(sql`(${CLIENT_OF_DOCUMENT})`, id, (row) => row.client.company ?? ""),
};

/** The condition for the caller's documents in a list: every word occurs in the title or in the client's name or company. */
export function holds({ text, state, solution, clientId }: DocumentList): SQL | undefined {
  const type = SOLUTION_TYPES.find((option) => option.id === solution)?.label;
  const name = sql`${documents.clientSnapshot} ->> 'name'`;
  return and(
    eq(documents.userId, CALLER),
    state ? eq(documents.isPaid, state === "paid") : undefined,
    type ? eq(documents.templateType, type) : undefined,
    clientId ? eq(documents.clientId, clientId) : undefined,
    ...holdsWords(text, [title, name, sql`${CLIENT_OF_DOCUMENT}`]),
  );
}

export function orderOf({ order }: Pick<DocumentList, "order">): ListOrder<SummaryRow> {
  return ORDERS[order];
}
