/** Time that passes for payments alone, in a portal that is at work. */
import type { Sql, TransactionSql } from "postgres";

/** Changes payments as nobody but the owner of the tables can. Who is at them finishes first: with a lock that grows there, each could wait for the other. */
export async function changePayments(sql: Sql, change: (tx: TransactionSql) => Promise<unknown>): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`lock table payments in access exclusive mode`;
    await tx`alter table payments disable trigger guard`;
    await change(tx);
    await tx`alter table payments enable trigger guard`;
  });
}
