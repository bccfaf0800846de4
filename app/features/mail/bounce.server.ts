/** Records which mails were returned. */
import { sql } from "drizzle-orm";
import type { ServiceDb } from "#db/rls.server.ts";
import { readBounce } from "./bounce.ts";

/** A report is short, but the mail that it quotes may be long; the headers we need come first. */
const MAX_BYTES = 262_144;

/**
 * Takes a mail sent to the portal. It changes something only if it reports that one of our mails failed for good; the id of that mail,
 * which only its recipient and the mail servers on the way know, proves the report genuine.
 *
 * @returns whether this is the first report that the mail was returned
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
