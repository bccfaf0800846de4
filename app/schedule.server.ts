/** The work that the cron trigger does every minute. */
import { openServiceDb, type ServiceDb } from "#db/rls.server.ts";
import type { Platform } from "./context.ts";
import { listDuties } from "./features/account/retention.server.ts";
import { sealAudit } from "./features/admin/audit.server.ts";
import { foldFigures } from "./features/admin/figures.server.ts";
import { sweepAttempts } from "./features/auth/throttle.server.ts";
import { sendDueMails } from "./features/mail/mail.server.ts";
import { refundPayments } from "./features/payments/give-back.server.ts";
import { openProvider } from "./features/payments/open-provider.server.ts";
import { reconcilePayments } from "./features/payments/payments.server.ts";
import { logEvent, logFailure } from "./middleware/log-request.ts";

/**
 * Settles payments left open, refunds money that should not have been taken, sends the mails that are due, folds the figures, seals the
 * audit log, deletes old attempt counters, and once an hour deletes what has been kept for its full time. Safe to run twice at once; a
 * task that fails does not stop the others.
 */
export async function runSchedule({ settings, defer }: Platform): Promise<void> {
  const db = openServiceDb({ url: settings.databaseUrl, defer });
  const provider = openProvider(settings.payment);
  await run("payments-settled", db, (service) => reconcilePayments(service, { provider }));
  await run("payments-given-back", db, (service) => refundPayments(service, { provider }));
  await run("mails-sent", db, (service) => sendDueMails(service, settings));
  await run("figures-folded", db, foldFigures);
  await run("audit-sealed", db, sealAudit);
  await run("attempts-forgotten", db, sweepAttempts);
  for (const [task, duty] of await dutiesOf(db)) await run(task, db, duty);
}

/** The duties that are due; none if they cannot be listed. */
async function dutiesOf(db: ServiceDb): ReturnType<typeof listDuties> {
  try {
    return await listDuties(db);
  } catch (error) {
    logFailure({ task: "duties-listed" }, error);
    return [];
  }
}

async function run(task: string, db: ServiceDb, work: (db: ServiceDb) => Promise<number>): Promise<void> {
  try {
    const count = await work(db);
    if (count > 0) logEvent(task, { count });
  } catch (error) {
    logFailure({ task }, error);
  }
}
