/** The publication state of an article. It follows from the row and the clock, so that no job has to run. */

export type Stored = { status: "draft" | "published"; publishedAt: Date | null; deletedAt: Date | null };
export type Publication = "draft" | "scheduled" | "published" | "deleted";

export function publicationOf({ status, publishedAt, deletedAt }: Stored, now: Date): Publication {
  if (deletedAt) return "deleted";
  if (status === "draft" || !publishedAt) return "draft";
  return publishedAt > now ? "scheduled" : "published";
}

/** Whether the day until which the facts are considered valid has passed, in UTC. */
export function isOverdue(verifiedUntil: string | null, today: Date): boolean {
  return verifiedUntil !== null && verifiedUntil < today.toISOString().slice(0, 10);
}
