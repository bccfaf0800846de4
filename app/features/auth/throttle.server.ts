/** Limits how often somebody may try: counted exactly, in Postgres, by network and by account. */
import { type SQL, sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { platformContext, serviceDbContext } from "#app/context.ts";
import { addressOf, networkOf } from "#app/shared/network.ts";
import { isAnswer } from "#app/shared/respond.ts";
import type { ServiceDb } from "#db/rls.server.ts";
import type { Settings } from "#workers/env.ts";

type Limit = { uses: number; seconds: number };
type Attempt = "sign-in" | "sign-up" | "mail" | "confirm" | "code";

/** `account`: one network's tries at one account. `network`: one network's at all accounts. `everywhere`: all networks' at one account. */
const LIMITS: Record<Attempt, { account?: Limit; network: Limit; everywhere?: Limit }> = {
  "sign-in": { account: { uses: 5, seconds: 60 }, network: { uses: 20, seconds: 60 } },
  "sign-up": { network: { uses: 3, seconds: 600 } },
  mail: { account: { uses: 3, seconds: 3_600 }, network: { uses: 10, seconds: 3_600 } },
  confirm: { network: { uses: 20, seconds: 60 } },
  // Three of a million codes are valid at any moment, and only somebody who knows the password may try: ten tries in fifteen minutes.
  code: { network: { uses: 20, seconds: 60 }, everywhere: { uses: 10, seconds: 900 } },
};

/** On a developer's machine everybody has the same address, demonstrations and tests included. */
const EMBEDDED_FACTOR = { account: 4, network: 100 };

export type Visitor = { db: ServiceDb; address: string; environment: Settings["environment"] };

/** The visitor whose attempts are to be counted. */
export function visitorOf(context: Readonly<RouterContextProvider>, request: Request): Visitor {
  const { environment } = context.get(platformContext).settings;
  return { db: context.get(serviceDbContext), address: addressOf(request), environment };
}

/**
 * Counts one attempt. "busy": no attempt is left for `waitSeconds`. "away": the database does not answer, and an attempt that
 * cannot be counted must not be made.
 *
 * @param account the account being tried; omitted where there is none yet
 */
export async function countAttempt(
  { db, address, environment }: Visitor,
  attempt: Attempt,
  account?: string,
): Promise<{ ok: true } | { ok: false; code: "busy" | "away"; waitSeconds: number }> {
  const factor = environment === "embedded" ? EMBEDDED_FACTOR : { account: 1, network: 1 };
  const limits = LIMITS[attempt];
  const network = networkOf(address);
  const tokens = [takeToken(`${attempt} ${network}`, limits.network, factor.network)];
  if (account && limits.account) {
    tokens.push(takeToken(`${attempt} ${network} ${account.toLowerCase()}`, limits.account, factor.account));
  }
  if (account && limits.everywhere) {
    tokens.push(takeToken(`${attempt} everywhere ${account.toLowerCase()}`, limits.everywhere, factor.account));
  }
  const waitSeconds = await longestWait(db, tokens);
  if (waitSeconds === null) return { ok: false, code: "away", waitSeconds: 5 };
  return waitSeconds === 0 ? { ok: true } : { ok: false, code: "busy", waitSeconds };
}

/** Longer than a code stays valid, which is a minute and a half. */
const CODE_SECONDS = 120;

/** Marks this code of the account as shown; false if it already was, since a code counts once. Null while the database is away. */
export async function takeCode({ db }: Visitor, account: string, code: string): Promise<boolean | null> {
  const waitSeconds = await longestWait(db, [
    takeToken(`shown ${account} ${code}`, { uses: 1, seconds: CODE_SECONDS }, 1),
  ]);
  return waitSeconds === null ? null : waitSeconds === 0;
}

/** Takes all the tokens and returns the seconds until each is available again, 0 if all were; null while the database is away. */
async function longestWait(db: ServiceDb, tokens: SQL[]): Promise<number | null> {
  const longest = sql<number>`select greatest(${sql.join(tokens, sql`, `)}) as wait`;
  try {
    const [row] = await db.write((tx) => tx.execute<{ wait: number }>(longest));
    return row?.wait ?? 0;
  } catch (thrown) {
    if (!isAnswer(thrown)) throw thrown;
    return null;
  }
}

/** Deletes the counters that have expired and returns how many. For the schedule. */
export async function sweepAttempts(db: ServiceDb): Promise<number> {
  const [row] = await db.write((tx) => tx.execute<{ swept: number }>(sql`select app.sweep_rate_limits() as swept`));
  return row?.swept ?? 0;
}

function takeToken(key: string, { uses, seconds }: Limit, factor: number) {
  return sql`app.take_token(${key}::text, ${uses * factor}::integer, ${seconds}::integer)`;
}
