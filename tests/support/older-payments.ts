/** Lets time pass for payments alone, in a portal that is running. */
import type { Sql, TransactionSql } from "postgres";

/** Changes payments as only the owner of the tables can. Locks the table first, since a lock that is raised later could end in a deadlock. */
export async function changePayments(sql: Sql, change: (tx: TransactionSql) => Promise<unknown>): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`lock table payments in access exclusive mode`;
    await tx`alter table payments disable trigger guard`;
    await change(tx);
    await tx`alter table payments enable trigger guard`;
  });
}
