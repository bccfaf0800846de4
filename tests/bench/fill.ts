/**
 * Fills a migrated database with a portal's worth of rows in minutes: triggers and foreign keys are off meanwhile, indexes are built at the end,
 * and the figures are recounted. The whole is 5,000,000 documents, 1,000,000 clients and 200,000 users, each with 25 documents and 5 clients.
 */
import postgres, { type Sql } from "postgres";

export type Fill = {
  /** Connects as a superuser, since foreign keys are switched off. */
  url: string;
  /** 1 for the whole, 0.001 for a thousandth. */
  share: number;
  /** The id of an existing account, which gets the rows of the first user. */
  first: string;
};

const WHOLE = { documents: 5_000_000, clients: 1_000_000, users: 200_000 };
const TABLES = ["users", "clients", "assessments", "documents", "payments", "deliveries", "audit_events"];

/** Returns how many rows of each there are now. */
export async function fill({ url, share, first }: Fill): Promise<typeof WHOLE> {
  const part = (whole: number) => Math.round(whole * share);
  const count = { documents: part(WHOLE.documents), clients: part(WHOLE.clients), users: part(WHOLE.users) };
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql`set session_replication_role = replica`;
    await sql`set maintenance_work_mem = '1GB'`;
    const definitions = await dropIndexes(sql);
    for (const statement of statements(count, first)) await sql.unsafe(statement);
    for (const definition of definitions) await sql.unsafe(definition);
    await sql`select app.recount_figures()`;
    await sql`vacuum analyze`;
    return count;
  } finally {
    await sql.end();
  }
}

/** Drops the indexes that hold no constraint, which are quicker to build once the rows are there. Returns their definitions. */
async function dropIndexes(sql: Sql): Promise<string[]> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
    where i.indrelid = any (${TABLES.map((table) => `public.${table}`)}::text[]::regclass[])
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  return indexes.map(({ definition }) => definition);
}

/** The id of row n of a kind is derived from n. Rows are spread evenly over two years, the first being the newest. */
function statements({ documents, clients, users }: typeof WHOLE, first: string): string[] {
  const user = (n: string) => `case when ${n} = 0 then '${first}' else md5('user' || ${n})::uuid end`;
  const holder = user(`(n % ${users})`);
  const client = (n: string) => `md5('client' || ${n})::uuid`;
  const document = "md5('document' || n)::uuid";
  const when = (total: number) => `now() - interval '730 days' * ((n + 1)::float8 / ${total})`;
  const rows = (total: number, from = 0) => `generate_series(${from}, ${total - 1}) n`;
  const isPaid = "n % 5 < 3";
  return [
    `insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at, last_sign_in_at, created_at)
     select ${user("n")}, 'person' || n || '@example.com', '{}', now(), now(), ${when(users)} from ${rows(users, 1)}`,
    `insert into public.users (id, name, email, company, role, status, industry, created_at)
     select ${user("n")}, 'Person ' || md5(n::text), 'person' || n || '@example.com',
       case when n % 3 > 0 then 'Firm ' || n || ' Ltd' else '' end, case when n % 1000 = 7 then 'admin' else 'user' end,
       case when n % 50 = 9 then 'suspended' else 'active' end, case when n % 2 = 0 then 'Healthcare' end, ${when(users)}
     from ${rows(users, 1)}`,
    `insert into public.clients (id, user_id, name, email, company, created_at)
     select ${client("n")}, ${holder}, 'Client ' || n, 'client' || n || '@example.com', 'Customer ' || n || ' plc', ${when(clients)}
     from ${rows(clients)}`,
    `insert into public.assessments (user_id, client_id, step, created_at, completed_at)
     select ${holder}, ${client(`(n % ${clients})`)}, 12, ${when(documents)}, ${when(documents)} from ${rows(documents)}`,
    `insert into public.documents (id, user_id, client_id, client_snapshot, assessment_id, title, description, template_type, responses,
       content_version, created_at, is_paid, paid_at, payment_begun_at)
     select ${document}, ${holder}, ${client(`(n % ${clients})`)}, jsonb_build_object('company', 'Customer ' || n % ${clients} || ' plc'),
       md5('assessment' || n)::uuid, 'Azure Migration Strategy Solution Document', 'Custom Microsoft solution documentation',
       'Azure Migration Strategy', '[]', '1', ${when(documents)}, ${isPaid}, case when ${isPaid} then ${when(documents)} end,
       case when n % 5 < 4 then ${when(documents)} end
     from ${rows(documents)}`,
    `insert into public.payments (document_id, user_id, provider, status, amount_minor, currency, created_at, succeeded_at)
     select ${document}, ${holder}, 'simulator', case when ${isPaid} then 'succeeded' else 'failed' end, 9999,
       case when n % 10 = 0 then 'EUR' else 'USD' end, ${when(documents)}, case when ${isPaid} then ${when(documents)} end
     from ${rows(documents)} where n % 5 < 4`,
    `insert into public.deliveries (document_id, user_id, reason, status, attempts, created_at, sent_at)
     select ${document}, ${holder}, 'purchase', 'sent', 1, ${when(documents)}, ${when(documents)} from ${rows(documents)} where ${isPaid}`,
    `insert into public.audit_events (at, actor_id, actor_role, action, entity, entity_id)
     select ${when(documents)}, ${holder}, 'portal_user', 'document.created', 'document', ${document} from ${rows(documents)}`,
  ];
}
