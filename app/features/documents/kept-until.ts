/** How long an unpaid document is kept before the database deletes it (`app.expire_documents`). */

const KEPT_DAYS = 366;
const DAY_MS = 86_400_000;

/** The earliest moment at which it may be deleted. Its owner is told by mail a month before, and it is kept until that month is over. */
export function keptUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + KEPT_DAYS * DAY_MS);
}
