/** What stands behind the client's date, where the answer changes the work. */

import type { Brief } from "./brief.ts";

/** Another owner, partner or place. */
export const isMerger = (brief: Brief): boolean => brief.known("deadline-reason") === "merger";

/** Somebody looks at what there is on that day. */
export const isAudit = (brief: Brief): boolean => brief.known("deadline-reason") === "audit";
