/** The rows that a figure counts, page by page, in one shape for all figures. Never a client's contact, an answer or a document's text. */
import { and, eq, gte, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import { below, byDate, type Page, pageOf } from "#app/shared/list-order.server.ts";
import { type Money, parseAmount } from "#app/shared/money.ts";
import type { AdminDb, Tx } from "#db/rls.server.ts";
import { assessments, IS_FINISHED } from "#db/schema/assessments.ts";
import { clients } from "#db/schema/clients.ts";
import { documents } from "#db/schema/documents.ts";
import { payments } from "#db/schema/payments.ts";
import { receipts } from "#db/schema/receipts.ts";
import { users } from "#db/schema/users.ts";

import type { FigureId } from "./rows.ts";

export type CountedRow = {
  id: string;
  /** The instant that decides to which period the row belongs. */
  createdAt: Date;
  what: string;
  /** The owner's name or address; empty if the account was erased. */
  who: string;
  state: string;
  amount: Money | null;
};

export const PAGE_SIZE = 20;

/** Newest first, each by the instant that decides to which period a row belongs. */
const ORDERS = {
  users: byDate(users, "newest"),
  clients: byDate(clients, "newest"),
  assessments: byDate(assessments, "newest"),
  documents: byDate(documents, "newest"),
  payments: byDate({ createdAt: payments.succeededAt, id: payments.id }, "newest"),
};

type Wanted = { from: string | null; before: string | null };

/** The rows, newest first, twenty at a time. `from` is the first day of the period; null for all time. One statement. */
export async function listCounted(
  db: AdminDb,
  { figure, ...wanted }: Wanted & { figure: FigureId },
): Promise<Page<CountedRow>> {
  return pageOf(ORDERS.users, await db.read((tx) => READERS[figure](tx, wanted)), PAGE_SIZE); // all have the same keys
}

const READERS: Record<FigureId, (tx: Tx, wanted: Wanted) => Promise<CountedRow[]>> = {
  users: (tx, wanted) => readUsers(tx, wanted),
  "users-active": (tx, wanted) => readUsers(tx, wanted, eq(users.status, sql`'active'`)),
  "users-with-company": (tx, wanted) => readUsers(tx, wanted, ne(users.company, sql`''`)),
  clients: readClients,
  assessments: (tx, wanted) => readAssessments(tx, wanted),
  "assessments-finished": (tx, wanted) => readAssessments(tx, wanted, IS_FINISHED),
  documents: (tx, wanted) => readDocuments(tx, wanted),
  "documents-begun": (tx, wanted) => readDocuments(tx, wanted, isNotNull(documents.paymentBegunAt)),
  "documents-paid": (tx, wanted) => readDocuments(tx, wanted, sql`${documents.isPaid}`),
  revenue: readPayments,
};

const WHO = sql<string>`coalesce(nullif(${users.name}, ''), ${users.email}, '')`;

function since(from: string | null, column: Parameters<typeof gte>[0]): SQL | undefined {
  return from === null ? undefined : gte(column, sql`${from}::timestamp at time zone 'utc'`);
}

async function readUsers(tx: Tx, { from, before }: Wanted, only?: SQL): Promise<CountedRow[]> {
  const { id, createdAt, status, company } = users;
  const rows = await tx
    .select({ id, createdAt, what: WHO, who: company, status })
    .from(users)
    .where(and(only, since(from, createdAt), below(ORDERS.users, before)))
    .orderBy(...ORDERS.users.by)
    .limit(PAGE_SIZE + 1);
  return rows.map(({ status: is, ...row }) => ({
    ...row,
    state: is === "active" ? "Active" : "Suspended",
    amount: null,
  }));
}

async function readClients(tx: Tx, { from, before }: Wanted): Promise<CountedRow[]> {
  const { id, createdAt, company, archivedAt } = clients;
  const rows = await tx
    .select({ id, createdAt, what: company, who: WHO, archivedAt })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.userId))
    .where(and(since(from, createdAt), below(ORDERS.clients, before)))
    .orderBy(...ORDERS.clients.by)
    .limit(PAGE_SIZE + 1);
  return rows.map(({ archivedAt: at, ...row }) => ({ ...row, state: at ? "Archived" : "Active", amount: null }));
}

async function readAssessments(tx: Tx, { from, before }: Wanted, only?: SQL): Promise<CountedRow[]> {
  const { id, createdAt, step, completedAt } = assessments;
  const rows = await tx
    .select({ id, createdAt, who: WHO, step, completedAt })
    .from(assessments)
    .innerJoin(users, eq(users.id, assessments.userId))
    .where(and(only, since(from, createdAt), below(ORDERS.assessments, before)))
    .orderBy(...ORDERS.assessments.by)
    .limit(PAGE_SIZE + 1);
  return rows.map(({ step: reached, completedAt: at, ...row }) => ({
    ...row,
    what: at ? "Document generated" : `Step ${reached} of 12`,
    state: at || reached === 12 ? "Finished" : "In progress",
    amount: null,
  }));
}

async function readDocuments(tx: Tx, { from, before }: Wanted, only?: SQL): Promise<CountedRow[]> {
  const { id, createdAt, title, isPaid, price, currency, paymentBegunAt } = documents;
  const rows = await tx
    .select({ id, createdAt, what: title, who: WHO, isPaid, price, currency, paymentBegunAt })
    .from(documents)
    .innerJoin(users, eq(users.id, documents.userId))
    .where(and(only, since(from, createdAt), below(ORDERS.documents, before)))
    .orderBy(...ORDERS.documents.by)
    .limit(PAGE_SIZE + 1);
  return rows.map(({ isPaid: paid, price: asked, currency: code, paymentBegunAt: begun, ...row }) => ({
    ...row,
    state: paid ? "Paid" : begun ? "Pending, payment started" : "Pending",
    amount: parseAmount(asked, code),
  }));
}

async function readPayments(tx: Tx, { from, before }: Wanted): Promise<CountedRow[]> {
  const { id, succeededAt, amountMinor, refundedMinor, currency } = payments;
  const moment = sql<Date>`${succeededAt}`.mapWith(succeededAt);
  const brought = sql<number>`${amountMinor} - ${refundedMinor}`.mapWith(amountMinor);
  const rows = await tx
    .select({
      id,
      createdAt: moment,
      title: documents.title,
      who: WHO,
      minor: brought,
      currency,
      refunded: refundedMinor,
      receipt: receipts.number,
    })
    .from(payments)
    .leftJoin(receipts, eq(receipts.paymentId, payments.id))
    .leftJoin(documents, eq(documents.id, payments.documentId))
    .leftJoin(users, eq(users.id, payments.userId))
    .where(
      and(
        sql`${payments.status} = 'succeeded' and ${payments.refundedAt} is null`,
        since(from, succeededAt),
        below(ORDERS.payments, before),
      ),
    )
    .orderBy(...ORDERS.payments.by)
    .limit(PAGE_SIZE + 1);
  return rows.map(({ title, minor, currency: code, refunded, receipt, ...row }) => ({
    ...row,
    what: [title ?? "From an erased account", receipt && `receipt ${receipt}`].filter(Boolean).join(", "),
    state: refunded > 0 ? "Partly refunded" : "Received",
    amount: { minor, currency: code },
  }));
}
