/** How often somebody may try: counted exactly, in Postgres, per address and account. */
import { sql } from "drizzle-orm";
import type { ServiceDb } from "#db/rls.server.ts";
import type { Settings } from "#workers/env.ts";

type Limit = { uses: number; seconds: number };
type Attempt = "sign-in" | "sign-up" | "mail" | "confirm";

/** `account`: from one network, at one account. `network`: at all accounts. */
const LIMITS: Record<Attempt, { account?: Limit; network: Limit }> = {
  "sign-in": { account: { uses: 5, seconds: 60 }, network: { uses: 20, seconds: 60 } },
  "sign-up": { network: { uses: 3, seconds: 600 } },
  mail: { account: { uses: 3, seconds: 3_600 }, network: { uses: 10, seconds: 3_600 } },
  confirm: { network: { uses: 20, seconds: 60 } },
};

/** On one's own machine everybody comes from one address, demonstrations and tests among them. */
const EMBEDDED_FACTOR = { account: 4, network: 100 };

export type Visitor = { db: ServiceDb; address: string; environment: Settings["environment"] };

/**
 * Counts one attempt. Answers 0, or for how many seconds there is none left.
 *
 * @param account whose account is tried; omitted where there is none yet
 * @throws a 503 answer when the database is away: what cannot be counted is not tried
 */
export async function countAttempt(
  { db, address, environment }: Visitor,
  attempt: Attempt,
  account?: string,
): Promise<number> {
  const factor = environment === "embedded" ? EMBEDDED_FACTOR : { account: 1, network: 1 };
  const limits = LIMITS[attempt];
  const network = networkOf(address);
  const waits = [takeToken(`${attempt} ${network}`, limits.network, factor.network)];
  if (account && limits.account) {
    waits.push(takeToken(`${attempt} ${network} ${account.toLowerCase()}`, limits.account, factor.account));
  }
  const [row] = await db.write((tx) =>
    tx.execute<{ wait: number }>(sql`select greatest(${sql.join(waits, sql`, `)}) as wait`),
  );
  return row?.wait ?? 0;
}

function takeToken(key: string, { uses, seconds }: Limit, factor: number) {
  return sql`app.take_token(${key}::text, ${uses * factor}::integer, ${seconds}::integer)`;
}

/** One household or office has a whole IPv6 /64. */
function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail ? tail.split(":").length : 0;
  const filled = tail === undefined ? groups : [...groups, ...Array(Math.max(0, 8 - groups.length - rest)).fill("0")];
  return `${[...filled, ...(tail ?? "").split(":")]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
