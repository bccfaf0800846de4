/** Adds up the money by month and currency from five sources that must agree: payments, receipts, the provider's events, refunds and revenue. */
import type { Sql } from "postgres";

/** Amounts are decimal texts. The month is the one in which the payment succeeded, in UTC. */
export type LedgerLine = {
  month: string;
  currency: string;
  receipts: number;
  /** The total of the receipts, then of the payments, then of the provider's events; null once those events are no longer kept. */
  issued: string;
  taken: string;
  said: string | null;
  /** How much of it was refunded, by the payments and by the provider's events; null likewise. */
  refunded: string;
  saidRefunded: string | null;
  /** What remains, by the admin's revenue figures. */
  revenue: string;
  isRight: boolean;
};

/** One line a month and currency, oldest first. Leaves out duplicate payments, which are refunded and have neither receipt nor revenue. */
export async function readLedger(sql: Sql): Promise<LedgerLine[]> {
  return sql<LedgerLine[]>`
    with sold as (
      select p.*, to_char(p.succeeded_at at time zone 'utc', 'YYYY-MM') as month from public.payments p where p.status = 'succeeded'
    ), paid as (
      select month, currency, sum(amount_minor) as taken, sum(refunded_minor) as refunded from sold group by 1, 2
    ), receipted as (
      select s.month, r.currency, count(*)::int as receipts, sum(r.amount_minor) as issued
      from public.receipts r join sold s on s.id = r.payment_id group by 1, 2
    ), told as (
      select s.month, e.currency, sum(e.amount_minor) as said
      from public.payment_events e join sold s on s.id = e.payment_id where e.outcome = 'paid' group by 1, 2
    ), returned as (
      select month, currency, sum(most) as refunded from (
        select s.id, s.month, e.currency, max(e.amount_minor) as most from public.payment_events e join sold s on s.id = e.payment_id
        where e.type in ('refunded', 'refund-returned') and e.outcome = 'recorded' and not exists (
          select from public.payment_events b where b.payment_id = e.payment_id and b.type = 'refund-returned' and b.received_at > e.received_at
        ) group by 1, 2, 3) refunds group by 1, 2
    ), counted as (
      select to_char(f.day, 'YYYY-MM') as month, f.currency, sum(f.amount) as revenue
      from public.figures f where f.figure = 'revenue' group by 1, 2
    ), sums as (
      select month, currency, coalesce(receipts, 0) as receipts, coalesce(issued, 0) as issued, coalesce(taken, 0) as taken,
        case when is_told then coalesce(said, 0) end as said, coalesce(p.refunded, 0) as refunded,
        case when is_told then coalesce(r.refunded, 0) end as said_refunded, coalesce(revenue, 0) as revenue
      from paid p full join receipted using (month, currency) full join told using (month, currency)
      full join returned r using (month, currency) full join counted using (month, currency)
      cross join lateral (select to_date(month, 'YYYY-MM') > now() - interval '400 days' as is_told) kept -- as long as app.expire_payment_events keeps them
    )
    select month, currency, receipts, (issued / 100.0)::numeric(20, 2)::text as issued, (taken / 100.0)::numeric(20, 2)::text as taken,
      (said / 100.0)::numeric(20, 2)::text as said, (refunded / 100.0)::numeric(20, 2)::text as refunded,
      (said_refunded / 100.0)::numeric(20, 2)::text as "saidRefunded", (revenue / 100.0)::numeric(20, 2)::text as revenue,
      (issued = taken or left(month, 4)::int <= app.receipts_deleted_until()) and revenue = taken - refunded
        and coalesce(said, taken) = taken and coalesce(said_refunded, refunded) = refunded as "isRight"
    from sums where (receipts, issued, taken, coalesce(said, 0), refunded, revenue) <> (0, 0, 0, 0, 0, 0) order by month, currency`;
}
