/** How long a document is kept that nobody pays for; the database deletes it then (`app.expire_documents`). */

const KEPT_DAYS = 366;
const DAY_MS = 86_400_000;

/** The first moment at which it may be gone. Its owner is told by mail a month before, and it stays until that month is over. */
export function keptUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + KEPT_DAYS * DAY_MS);
}
