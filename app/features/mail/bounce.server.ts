/** Writes down which mails came back. */
import { sql } from "drizzle-orm";
import type { ServiceDb } from "#db/rls.server.ts";
import { readBounce } from "./bounce.ts";

/** Reports are short; what they quote of the mail may be long, and its head comes first. */
const MAX_BYTES = 262_144;

/**
 * Takes a mail that was sent to the portal. Only the report of a mail of ours that failed for good changes anything; the mail's id, which
 * only its recipient's mail servers know, is what proves it.
 *
 * @returns whether a mail is now known to have come back
 */
export async function receiveBounce(
  db: ServiceDb,
  { raw, from }: { raw: ReadableStream<Uint8Array>; from: string },
): Promise<boolean> {
  const bounce = readBounce(await readHead(raw), from.split("@")[1] ?? "");
  if (!bounce) return false;
  const [row] = await db.write((tx) =>
    tx.execute<{ is_new: boolean }>(
      sql`select app.record_bounce(${bounce.deliveryId}::uuid, ${bounce.reason}) as is_new`,
    ),
  );
  return row?.is_new ?? false;
}

async function readHead(raw: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of raw) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_BYTES) break;
  }
  return text.slice(0, MAX_BYTES);
}
